"""How long tests repeat themselves: `make test` checks everything, `make thorough` repeats it with more inputs."""

from __future__ import annotations

import os

THOROUGH = "ROLLWRIGHT_THOROUGH" in os.environ
