"""What schemathesis is told about this service beyond its specification."""

import atexit
import json
import os
import threading
import zlib
from collections import Counter

import schemathesis

# What the service accepts of every rule file and every country, to plant into generated bodies.
with open(os.environ["FUZZ_SEEDS"], encoding="utf-8") as file:
    SEEDS = json.load(file)

# Refusals of requests that are in order by themselves: the schema of one request cannot know which
# schemes there are, what the calendar says, what a rule file bounds, or what was stored before.
DOMAIN_REFUSALS = {
    "PERIOD_TYPE_NOT_SUPPORTED",
    "SCHEME_NOT_EFFECTIVE",
    "SUPERSEDES_MISMATCH",
    "CALCULATION_FAILED",
    "HISTORY_AMBIGUOUS",
    "HISTORY_INCOMPLETE",
    "SOLVE_INPUT_IDLE",
    "IDEMPOTENCY_KEY_REUSED",
    "BATCH_ABORTED",
}

# Faults that a schema cannot express: `value_error` compares fields with each other, `json_invalid` is
# about the text (NUL characters, `__proto__`, depth over 20).
BEYOND_SCHEMA = {"value_error", "json_invalid"}

# The bounds of a schema are for numbers; the service holds a decimal string to them as well.
BOUNDS = {"greater_than", "greater_than_equal", "less_than_equal"}

# Under these names a rule file has narrower bounds than the schema, or fewer amounts to aim at.
RULE_INPUTS = {"employee", "employees", "overrides", "scenarios", "target", "targets", "amounts"}

# What a payout needs depends on its country; `GET /v1/payouts/requirements/{country}` describes it.
COUNTRY_INPUTS = {"beneficiary", "payment_method_id"}

# Only a longer batch becomes a job.
JOB_ROWS = 51

# Where webhooks are sent: a name that exists nowhere, so that the fuzzer talks to this service alone.
NOTIFICATION_URL = "https://hooks.example.invalid/payouts"

# Ids that answers gave, by the operation that reads them, and the version of the viewer that its page names; a random
# one is always a 404.
_known_ids = {"getJob": [], "getBatch": [], "getOpeningBalance": [], "getDocsViewer": [SEEDS["viewer"]]}


def _is_of_the_domain(fault):
    loc = fault["loc"]
    if fault["type"] in BEYOND_SCHEMA or _is_exponent(fault):
        return True
    if fault["type"] in BOUNDS and isinstance(fault.get("input"), str):
        return True
    return loc[0] == "body" and any(name in RULE_INPUTS | COUNTRY_INPUTS for name in loc)


def _is_exponent(fault):
    """A number in exponent form, or of so many digits that JavaScript prints it so, where a schema takes any."""
    sent = str(fault.get("input")).lower()
    return "number" in fault["ctx"].get("expected", []) and ("e" in sent or len(sent.lstrip("-")) > 21)


def _refused_by_domain(response):
    if response.status_code != 422:
        return False
    body = response.json()
    if body["error"]["code"] == "VALIDATION_ERROR":
        return all(_is_of_the_domain(fault) for fault in body["detail"])
    return body["error"]["code"] in DOMAIN_REFUSALS


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Lets valid data be refused by the domain, and by nothing else."""
    return not (type(failure).__name__ == "RejectedPositiveData" and _refused_by_domain(response))


def _dice(value):
    """The same number for the same value, so that a seed repeats a run."""
    return zlib.crc32(json.dumps(value, sort_keys=True, default=str).encode())


@schemathesis.hook
def before_call(context, case, kwargs):
    """Leaves one of four valid requests as generated; the others get what makes success likely."""
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    ids = _known_ids.get(_operation_id(case))
    if ids:
        for name, value in case.path_parameters.items():
            if _dice(value) % 4 != 0:
                case.path_parameters[name] = ids[-1]
    if isinstance(case.body, dict) and case.meta.phase.name.value != "examples":
        _plant(case, _dice(case.body))


def _plant(case, dice):
    if dice % 4 == 0:
        return
    case.body = _planted(case.body, dice)
    # The example key is sent with every body, and only the first body can have it.
    key = case.headers.get("Idempotency-Key")
    if isinstance(key, str):
        case.headers["Idempotency-Key"] = f"{key.strip(chr(34))[:200]}-{dice:08x}"


def _planted(body, dice):
    """The body with what has to fit together taken from a request that the service accepts."""
    pick = dice // 4
    if "scheme" in body:
        return _with_rules(body, SEEDS["rules"][pick % len(SEEDS["rules"])], as_job=pick % 8 == 0)
    if "beneficiary" in body:
        seed = SEEDS["payouts"][pick % len(SEEDS["payouts"])]
        others = {name: value for name, value in body.items() if name != "payment_method_id"}
        if "notification_url" in others:
            others["notification_url"] = NOTIFICATION_URL
        return {**others, **seed, "amount": "1500", "external_id": f"{body['external_id'][:60]}-{dice:08x}"}
    if "payslips" in body:
        options = {**(body.get("options") or {}), "supersedes": None}
        return {**body, **SEEDS["openingBalance"], "options": options}
    return body


def _with_salary(employee, seed):
    """One salary: the two fields must not contradict each other."""
    return {name: value for name, value in employee.items() if name != "daily_salary"} | seed["employee"]


def _aimed_at_net(solve):
    """The same solve, each target at an amount that every scheme has."""
    aimed = dict(solve)
    if "target" in solve:
        aimed["target"] = {**solve["target"], "field": "net_salary"}
    if "targets" in solve:
        aimed["targets"] = [{**one, "field": "net_salary"} for one in solve["targets"]]
    return aimed


def _with_rules(body, seed, as_job):
    planted = {**body, **{name: seed[name] for name in ("country", "scheme", "year", "period")}}
    if isinstance(body.get("employee"), dict):
        planted["employee"] = _with_salary(body["employee"], seed)
    if isinstance(body.get("employees"), list):
        rows = [_with_salary(row, seed) if isinstance(row, dict) else row for row in body["employees"]]
        planted["employees"] = rows * JOB_ROWS if as_job and len(rows) < 10 else rows
    if isinstance(body.get("simulation"), dict):
        scenarios = body["simulation"]["scenarios"]
        planted["simulation"] = {
            "scenarios": [{**one, "daily_salary": seed["daily_salary"]} for one in scenarios]
        }
    if isinstance(body.get("solve"), dict):
        planted["solve"] = _aimed_at_net(body["solve"])
    if isinstance(body.get("options"), dict) and "supersedes" in body["options"]:
        planted["options"] = {**body["options"], "supersedes": None}
    if "employees" in planted and as_job:
        planted["options"] = {**body.get("options", {}), "async": True, "fail_fast": False}
    return planted


@schemathesis.deserializer("text/html")
def read_page(context, response):
    return response.content.decode("utf-8")


def _operation_id(case):
    return case.operation.definition.raw["operationId"]


_answers = Counter()
_lock = threading.Lock()


@schemathesis.hook
def after_call(context, case, response):
    with _lock:
        _answers[(_operation_id(case), response.status_code)] += 1
        if _operation_id(case) == "calculateBatch" and response.status_code in (201, 202):
            _remember(response.json())
        if _operation_id(case) == "createOpeningBalance" and response.status_code == 201:
            _known_ids["getOpeningBalance"].append(response.json()["id"])


def _remember(batch):
    if "job_id" in batch:
        _known_ids["getJob"].append(batch["job_id"])
    else:
        _known_ids["getBatch"].append(batch["id"])


@atexit.register
def _write_answers():
    counted = [{"operation": name, "status": status, "count": n} for (name, status), n in _answers.items()]
    with open(os.environ["FUZZ_ANSWERS"], "w", encoding="utf-8") as out:
        json.dump(counted, out)
