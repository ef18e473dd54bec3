from contract.api.batches import calculate_batch
from contract.api.calculations import calculate_payroll
from contract.api.simulations import simulate_payroll, solve_payroll
from contract.models import CalculationRequest, EmployeeInput, EmployerInput, PaidPeriod, Period

OPERATIONS = [calculate_batch.sync, calculate_payroll.sync, simulate_payroll.sync, solve_payroll.sync]
REQUEST = {
    "country": "CO",
    "scheme": "ordinario",
    "year": 2025,
    "period": {"type": "monthly", "start_date": "2025-03-01", "end_date": "2025-03-31", "days": 30},
    "employee": {"id": "emp-0001", "monthly_salary": "1423500"},
    "employer": {"id": "acme"},
}

request = CalculationRequest.from_dict(REQUEST)
assert isinstance(request.employee, EmployeeInput) and isinstance(request.employer, EmployerInput)
assert isinstance(request.period, Period) and request.to_dict() == REQUEST
period = PaidPeriod.from_dict({**REQUEST["period"], "type": "four_weekly"})
assert period.to_dict()["type"] == "four_weekly"
