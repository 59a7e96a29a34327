"""What fell or was drawn, as a person types it: as saves have it (`1`), or by its name (`6 gold`)."""

from __future__ import annotations

from collections.abc import Mapping

from heraut.kernel import Refusal

PLAIN = str.maketrans("−,()", "-   ")


def plain(text: str) -> str:
    """As it is compared: small letters, single spaces, a plain minus, no commas or brackets."""
    return " ".join(text.lower().translate(PLAIN).split())


def read_faces(line: str, faces: Mapping[str, str]) -> list[str]:
    """The faces of a line, each as it is written; `faces`: what is written for each → its name.

    At every place the longest name is heard: `3 gold` is no 3.
    """
    known = {plain(name): face for face, name in faces.items()} | {plain(face): face for face in faces}
    words = plain(line).split()
    found: list[str] = []
    while words:
        most = next((count for count in range(len(words), 0, -1) if " ".join(words[:count]) in known), 0)
        if not most:
            sentence = "'{given}' cannot have fallen. It may be: {known}."
            raise Refusal("not-a-face", sentence, given=" ".join(words), known=listed(faces))
        found.append(known[" ".join(words[:most])])
        words = words[most:]
    return found


def listed(faces: Mapping[str, str]) -> str:
    """Every face, with its name where that is another."""
    return ", ".join(
        [face if plain(name).lstrip("+") == plain(face) else f"{face} ({name})" for face, name in faces.items()]
    )
