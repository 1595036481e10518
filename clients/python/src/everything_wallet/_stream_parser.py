"""Parser of server-sent events."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class Message:
    """A message of a stream."""

    data: str | None
    """None for a message that sets the id alone."""
    id: str
    """The last id of the stream so far; empty without one."""


class StreamParser:
    """Parses a stream of server-sent events as its parts come (WHATWG HTML, 9.2.6)."""

    def __init__(self) -> None:
        """Begin a stream."""
        self.retry_seconds: float | None = None
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")(errors="replace")
        self._text = ""
        self._id = ""
        self._data: list[str] = []
        self._has_field = False

    def push(self, part: bytes) -> list[Message]:
        """Parse a part, which may begin and end anywhere, and return the messages that it completes."""
        self._text += self._decoder.decode(part)
        messages: list[Message] = []
        start = 0
        while (end := LINE_END.search(self._text, start)) is not None:
            # A line feed that belongs to this carriage return may be the first character of the next part.
            if end.group() == "\r" and end.end() == len(self._text):
                break
            line = self._text[start : end.start()]
            start = end.end()
            if line:
                self._read(line)
            else:
                messages.extend(self._dispatch())
        self._text = self._text[start:]
        return messages

    def _read(self, line: str) -> None:
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "id" and "\0" not in value:
            self._id = value
        elif name == "retry" and value.isascii() and value.isdigit():
            self.retry_seconds = int(value[:9]) / 1_000
        else:
            return
        self._has_field = True

    def _dispatch(self) -> list[Message]:
        message = Message("\n".join(self._data) if self._data else None, self._id)
        has_field = self._has_field
        self._data = []
        self._has_field = False
        return [message] if has_field else []
