"""Checksums (CRC-32) of what is stored, and whether it is text at all. They find damage by disks and memory; they are
no protection from people."""

from __future__ import annotations

from zlib import crc32


def entry_checksum(table: str, number: int, command: str | None, body: str) -> int:
    """The checksum of an entry of a log, and of where it belongs."""
    return crc32(f"{table} {number} {command} {body}".encode())


def secrets_checksum(table: str, dice: bytes, invite: str) -> int:
    """The checksum of a table's secrets."""
    return crc32(f"{table} {invite} ".encode() + dice)


def devices_checksum(table: str, devices: str) -> int:
    """The checksum of a table's devices."""
    return crc32(f"{table} {devices}".encode())


def is_text(data: bytes) -> bool:
    """Whether what has a checksum can be read as text at all. SQLite passes on what it has stored, even if it is not
    UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
