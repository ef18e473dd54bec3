import json
import os
import time
from collections.abc import Callable
from datetime import date
from decimal import Decimal

from payroll_engine_client import (
    ApiClient,
    ApiException,
    BankAccount,
    BatchEmployee,
    BatchesApi,
    BatchOptions,
    BatchRequest,
    Beneficiary,
    CalculationOptions,
    CalculationRequest,
    CalculationsApi,
    Configuration,
    EmployeeInput,
    EmployerInput,
    ErrorResponse,
    PayoutCountry,
    PayoutProcessing,
    PayoutRequest,
    PayoutsApi,
    Period,
    PeriodType,
    Scenario,
    ScenarioSet,
    SchemesApi,
    SimulationRequest,
    SimulationsApi,
    WantedPayoutStatus,
)
from payroll_engine_client.webhook import WebhookVerificationError, verify_webhook

URL = os.environ["PAYROLL_URL"]
client = ApiClient(Configuration(host=URL, access_token=os.environ["PAYROLL_KEY"]))
calculations = CalculationsApi(client)
batches = BatchesApi(client)
payouts = PayoutsApi(client)
simulations = SimulationsApi(client)
schemes = SchemesApi(client)

MARCH = Period(type=PeriodType.MONTHLY, start_date=date(2025, 3, 1), end_date=date(2025, 3, 31), days=30)
ACME = EmployerInput(id="acme-co", name="Acme Colombia")


def request(night_hours: str) -> CalculationRequest:
    return CalculationRequest(
        country="CO",
        scheme="ordinario",
        year=2025,
        period=MARCH,
        employee=EmployeeInput(
            id="emp-0001",
            monthly_salary=Decimal(1423500),
            risk_class_rate=Decimal("0.00522"),
            horas_recargo_nocturno=Decimal(night_hours),
        ),
        employer=ACME,
    )


def word(value: bool) -> str:
    return "true" if value else "false"


def refusal(ask: Callable[[], object]) -> tuple[int, ErrorResponse]:
    """What the service said against a request."""
    try:
        ask()
    except ApiException as error:
        assert isinstance(error.data, ErrorResponse)
        return error.status or 0, error.data
    raise AssertionError("the service refused nothing")


def list_schemes() -> None:
    answer = schemes.list_country_schemes("CO")
    print(f"schemes of {answer.country}: {answer.total}")
    for scheme in answer.schemes:
        periods = " ".join(scheme.supported_period_types)
        print(f"  {scheme.id} {scheme.effective_from} to {scheme.effective_until} {scheme.currency} {periods}")


def calculate_and_correct() -> Decimal:
    """Answers the net salary that counts."""
    first = calculations.calculate_payroll(request("20"), idempotency_key="march")
    print(f"calculated: gross {first.summary.gross_salary}, net {first.summary.net_salary}")
    for deduction in first.deductions:
        bracket = deduction.bracket_applied
        print(f"  {deduction.id} {deduction.amount} {'no table' if bracket is None else f'rate {bracket.rate}'}")
    for contribution in first.employer_contributions:
        for component in contribution.components:
            print(f"  {component.id} {component.rate} {component.amount}")
    again = calculations.calculate_payroll(request("20"), idempotency_key="march")
    print(f"repeated with its key: the same {word(again.id == first.id)}")
    stored = calculations.get_calculation(first.id, include="audit_trail")
    same = stored.id == first.id and stored.record.content_digest == first.record.content_digest
    print(f"read back: the same {word(same)}")
    steps = stored.audit_trail or []
    print(f"  {len(steps)} steps, the first {steps[0].concept_id} {steps[0].result_final}")

    correction = request("24")
    correction.options = CalculationOptions(supersedes=first.id, metadata={"reason": "four hours more"})
    second = calculations.calculate_payroll(correction)
    replaces = word(second.record.supersedes_id == first.id)
    print(f"corrected: net {second.summary.net_salary}, replaces the first {replaces}")
    page = calculations.list_calculations(employer_id="acme-co", employee_id="emp-0001", limit=1)
    reason = page.data[0].metadata["reason"]
    print(f"versions: {len(page.data)} on the page, more {word(page.has_more)}, reason {reason}")
    rest = calculations.list_calculations(employer_id="acme-co", cursor=page.next_cursor)
    superseded = word(rest.data[0].is_superseded)
    print(f"  then {len(rest.data)}, superseded {superseded}, more {word(rest.has_more)}")
    return second.summary.net_salary


def calculate_batch() -> None:
    employees = [
        BatchEmployee(
            id=f"emp-{index}",
            monthly_salary=Decimal("-1.5") if index == 59 else Decimal(1_500_000 + 10_000 * index),
            risk_class_rate=Decimal("0.00522"),
        )
        for index in range(60)
    ]
    batch = batches.calculate_batch(
        BatchRequest(
            country="CO",
            scheme="ordinario",
            year=2025,
            period=MARCH,
            employer=ACME,
            employees=employees,
            options=BatchOptions(async_=True),
        )
    )
    computed = word(batch.computed_at is not None)
    print(f"batch: {batch.total_requested} rows, {batch.status}, computed {computed}")
    job = batches.get_job(batch.job_id or "")
    while job.finished_at is None:
        time.sleep(0.1)
        job = batches.get_job(job.id)
    print(f"job: {job.status}, {job.total_succeeded} good, {job.total_failed} wrong")
    results = job.result.results if job.result else []
    for row in (results[0], results[58], results[59]):
        outcome = row.calculation.summary.net_salary if row.calculation else row.error and row.error.code
        print(f"  {row.employee_id} {row.status} {outcome}")
    stored = batches.get_batch(batch.id)
    print(f"  stored: {len(stored.calculations)} payslips, row {stored.failures[0].index} failed")


def simulate() -> None:
    scenarios = [
        Scenario(label="Today", daily_salary=Decimal(450)),
        Scenario(label="Raise with bonus", daily_salary=Decimal("500.5"), overrides={"bono_puntualidad": True}),
    ]
    answer = simulations.simulate_payroll(
        SimulationRequest(
            country="MX",
            scheme="ordinario",
            year=2026,
            period=Period(type=PeriodType.BIWEEKLY, start_date=date(2026, 3, 1), end_date=date(2026, 3, 15), days=15),
            employee=EmployeeInput(id="emp-0007"),
            employer=EmployerInput(id="acme-mx"),
            simulation=ScenarioSet(scenarios=scenarios),
        )
    )
    for result in answer.results:
        print(f"simulated: {result.label} at {result.daily_salary}, net {result.summary.net_salary}")


def make_mistakes() -> None:
    wrong = request("20")
    wrong.country = "co"
    wrong.year = 1999
    wrong.employee = EmployeeInput(id="emp-0001", monthly_salary=Decimal("-1.5"))
    status, answer = refusal(lambda: calculations.calculate_payroll(wrong))
    print(f"refused: {status} {answer.error.code}, {answer.error.details['error_count']} faults")
    for fault in answer.detail or []:
        print(f"  {'.'.join(str(part) for part in fault.loc)} {fault.type}: {fault.msg}")

    stranger = SchemesApi(ApiClient(Configuration(host=URL, access_token="payk_wrong")))
    status, answer = refusal(stranger.list_schemes)
    print(f"wrong key: {status} {answer.error.code}, {answer.error.details['reason']}")
    status, answer = refusal(lambda: calculations.get_calculation("01JE5V6ZGQ0000000000000000"))
    print(f"unknown: {status} {answer.error.code} {answer.error.details['calculation_id']}")


def pay_out(amount: Decimal) -> None:
    requirements = payouts.get_payout_requirements("CO")
    methods = " ".join(method.id for method in requirements.payment_methods)
    country, currency = requirements.country, requirements.currency
    print(f"payouts in {country}: {currency}, {requirements.amount_decimals} decimals, {methods}")
    for field in requirements.fields:
        print(f"  {field.path}{' required' if field.required else ''}")
    payout_request = PayoutRequest(
        amount=amount,
        currency="COP",
        country=PayoutCountry.CO,
        external_id="nomina-2025-03-emp-0001",
        beneficiary=Beneficiary(
            name="María Rodríguez",
            document_type="CC",
            document_id="1020304050",
            bank_account=BankAccount(bank_code="1007", account_type="SAVINGS", account_number="12345678901"),
        ),
        processing=PayoutProcessing(step_seconds=0),
    )
    payout = payouts.create_payout(payout_request)
    paid = f"{payout.amount} {payout.currency} to {payout.beneficiary.name}"
    print(f"paid: {paid}, {payout.status} {payout.status_code}")
    print(f"  {' '.join(entry.status for entry in payout.status_history)}")
    page = payouts.list_payouts(status=WantedPayoutStatus.PAID, external_id=payout_request.external_id)
    print(f"  listed: {len(page.data)}, the same {word(page.data[0].id == payout.id)}")
    payout_request.amount = Decimal("1.00")
    status, answer = refusal(lambda: payouts.create_payout(payout_request))
    print(f"paid twice: {status} {answer.error.code}, {','.join(answer.error.details['fields'])}")


def verify_webhooks() -> None:
    with open(os.environ["WEBHOOK_VECTORS"], encoding="utf-8") as file:
        vectors = json.load(file)
    for vector in vectors:
        try:
            verify_webhook(vector["secret"], vector["body"].encode(), vector["headers"], vector["now"])
            outcome = "taken"
        except WebhookVerificationError:
            outcome = "refused"
        print(f"webhook, {vector['name']}: {outcome}")


list_schemes()
net = calculate_and_correct()
calculate_batch()
simulate()
make_mistakes()
pay_out(net)
verify_webhooks()
