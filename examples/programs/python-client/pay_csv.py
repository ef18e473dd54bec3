"""Pays the people of a CSV file through the service and prints a line for each.

    PAYROLL_URL=http://127.0.0.1:8080 PAYROLL_KEY=payk_… python pay_csv.py people.csv 2026-03

The header of the file names what the scheme reads: id,monthly_salary,horas_extra_diurnas
"""

import calendar
import csv
import os
import sys
from datetime import date

from payroll_engine_client import (
    ApiClient,
    BatchEmployee,
    BatchesApi,
    BatchRequest,
    Configuration,
    EmployerInput,
    Period,
    PeriodType,
)


def month_of(text: str) -> Period:
    """The whole month of a text such as 2026-03, which has 30 days for pay."""
    first = date.fromisoformat(f"{text}-01")
    last = first.replace(day=calendar.monthrange(first.year, first.month)[1])
    return Period(type=PeriodType.MONTHLY, start_date=first, end_date=last, days=30)


def read_people(path: str) -> list[BatchEmployee]:
    """A row for each person; an empty cell says nothing."""
    with open(path, newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file)
        return [BatchEmployee.from_dict({name: cell for name, cell in row.items() if cell}) for row in rows]


def pay(people: list[BatchEmployee], period: Period) -> int:
    """Sends one batch of at most 50 people, which is answered at once. Answers how many could not be paid."""
    client = ApiClient(Configuration(host=os.environ["PAYROLL_URL"], access_token=os.environ["PAYROLL_KEY"]))
    batch = BatchesApi(client).calculate_batch(
        BatchRequest(
            country="CO",
            scheme="ordinario",
            year=period.start_date.year,
            period=period,
            employer=EmployerInput(id="acme-co", name="Acme Colombia"),
            employees=people,
        )
    )
    print("id,gross_salary,total_deductions,net_salary,rule_fingerprint")
    for row in batch.results or []:
        if row.calculation is None:
            print(f"{row.employee_id}: {row.error.message if row.error else row.status.value}", file=sys.stderr)
            continue
        paid = row.calculation.summary
        fingerprint = row.calculation.record.rule_fingerprint
        print(f"{row.employee_id},{paid.gross_salary},{paid.total_deductions},{paid.net_salary},{fingerprint}")
    return batch.total_failed


if __name__ == "__main__":
    sys.exit(1 if pay(read_people(sys.argv[1]), month_of(sys.argv[2])) else 0)
