"""An amount, rate or quantity: a decimal text on the wire, and exact here."""

from decimal import Decimal
from typing import Annotated

from pydantic import PlainSerializer


def _plain(value: Decimal) -> str:
    """Writes a decimal without an exponent, which the service refuses."""
    return format(value, "f")


DecimalText = Annotated[Decimal, PlainSerializer(_plain, return_type=str)]
