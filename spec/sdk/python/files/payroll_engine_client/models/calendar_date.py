"""A day: `YYYY-MM-DD` on the wire."""

from datetime import date

CalendarDate = date
