"""Stores of both kinds for these tests."""

from __future__ import annotations

from server.store.stores import shared, stores

__all__ = ["shared", "stores"]
