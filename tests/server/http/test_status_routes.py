"""What the server tells about itself."""

from __future__ import annotations

from server.running import (
    ADA,
    Running,
    get,
    make_table,
)


def test_health_figures_and_description(server: Running) -> None:
    for path in ("/healthz", "/metrics"):
        assert get(server, path).headers["cache-control"] == "no-store"
    assert get(server, "/healthz").text == "ok\n"
    make_table(server, ADA)
    figures = get(server, "/metrics").text
    assert "# TYPE rollwright_tables_made_total counter" in figures
    figure = dict(line.split() for line in figures.splitlines() if line.startswith("rollwright_") and "{" not in line)
    assert float(figure["rollwright_commits_total"]) > 0
    assert float(figure["rollwright_tables"]) > 0  # in memory
    assert float(figure["rollwright_tables_stored"]) > 0
    assert float(figure["rollwright_database_bytes"]) > 0
    assert float(figure["rollwright_disk_free_bytes"]) > 0
    paths = get(server, "/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/join", "/api/records"} <= set(paths)
    assert get(server, "/docs").status_code in (404, 503)
    assert get(server, "/api/here").json() == {"origin": server.address, "here_only": True, "can_open": False}
