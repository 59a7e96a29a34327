"""The wound table of Confrontation: final result and location → how bad it is."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Literal, get_args

from heraut.games.confrontation.printed.cards import Origin
from heraut.kernel.content import ContentError, Text

Location = Literal["legs", "arms", "abdomen", "chest", "head"]
Severity = Literal["nothing", "stunned", "light", "serious", "critical", "killed"]

LOCATIONS: tuple[Location, ...] = get_args(Location)
# CF-F-7: what the worked example of the rules reads in the table.
PRINTED_CELLS: dict[tuple[int, Location], Severity] = {
    (-4, "legs"): "nothing",
    (-3, "arms"): "stunned",
    (-1, "chest"): "light",
    (6, "abdomen"): "serious",
    (7, "head"): "killed",
}


@dataclass(frozen=True, slots=True)
class WoundRow:
    """One row of the wound table: it holds the final results up to `up_to` (the last row has no end)."""

    label: str
    legs: Severity
    arms: Severity
    abdomen: Severity
    chest: Severity
    head: Severity
    up_to: int | None = None
    proved: tuple[Location, ...] = ()


@dataclass(frozen=True, slots=True)
class WoundSheet:
    """The wound table as it is written in the file; `locations` are read by the lower die, 1 to 6."""

    rules: tuple[str, ...]
    origin: Origin
    note: Text
    locations: tuple[Location, Location, Location, Location, Location, Location]
    rows: tuple[WoundRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WoundTable(WoundSheet):
    """The wound table made ready for the rules: `cells[row][lower die - 1]`."""

    ends: tuple[int, ...]
    cells: tuple[tuple[Severity, ...], ...]

    def row_of(self, final: int) -> int:
        """CF-W-4. The row that holds a final result; below the first it is the first, above the last the last."""
        return bisect_left(self.ends, final)

    def shifted(self, row: int, rows: int) -> int:
        """The row so many rows farther down (worse) or up (milder), never outside the table."""
        return min(max(row + rows, 0), len(self.cells) - 1)


def table_of(sheet: WoundSheet) -> WoundTable:
    """CF-F-7 CF-W-1 CF-W-2. The rows must rise, only the last has no end, and five cells are fixed by the rules."""
    file = "wound_table.toml"
    if not sheet.rows:
        raise ContentError(file, "", "rows", "the table has no rows")
    ends: list[int] = []
    for number, row in enumerate(sheet.rows, start=1):
        place = f"rows {number} up_to"
        if row.up_to is None:
            if number < len(sheet.rows):
                raise ContentError(file, "", place, f"missing in '{row.label}': only the last row has no end")
            break
        if number == len(sheet.rows):
            raise ContentError(file, "", place, f"the last row '{row.label}' has no end")
        if ends and row.up_to <= ends[-1]:
            raise ContentError(file, "", place, f"rows must rise: {row.up_to} comes after {ends[-1]}")
        ends.append(row.up_to)
    cells = tuple(tuple(_cell(row, location) for location in sheet.locations) for row in sheet.rows)
    for (final, location), severity in PRINTED_CELLS.items():
        row = sheet.rows[bisect_left(ends, final)]
        if _cell(row, location) != severity:
            raise ContentError(
                file, "", f"row '{row.label}' {location}", f"the rules themselves say '{severity}' there"
            )
    return WoundTable(
        rules=sheet.rules,
        origin=sheet.origin,
        note=sheet.note,
        locations=sheet.locations,
        rows=sheet.rows,
        ends=tuple(ends),
        cells=cells,
    )


def _cell(row: WoundRow, location: Location) -> Severity:
    by_location: dict[Location, Severity] = {
        "legs": row.legs,
        "arms": row.arms,
        "abdomen": row.abdomen,
        "chest": row.chest,
        "head": row.head,
    }
    return by_location[location]
