"""What schemathesis is told about this service beyond its specification."""

import atexit
import json
import os
import threading
import zlib
from collections import Counter

import schemathesis

# Requests of every rule file that the service accepts, to plant into generated bodies.
with open(os.environ["FUZZ_SEEDS"], encoding="utf-8") as file:
    SEEDS = json.load(file)

# Refusals of requests that are in order by themselves: the schema of one request cannot know which
# schemes there are, what the calendar says, what a rule file bounds, or what was stored before.
DOMAIN_REFUSALS = {
    "PERIOD_TYPE_NOT_SUPPORTED",
    "SCHEME_NOT_EFFECTIVE",
    "SUPERSEDES_MISMATCH",
    "CALCULATION_FAILED",
    "IDEMPOTENCY_KEY_REUSED",
    "BATCH_ABORTED",
}

# Faults that a schema cannot express: `value_error` compares fields with each other, `json_invalid` is
# about the text (NUL characters, `__proto__`, depth over 20).
BEYOND_SCHEMA = {"value_error", "json_invalid"}

# Under these names a rule file has narrower bounds than the schema, which is one for all of them.
RULE_INPUTS = {"employee", "employees", "overrides", "scenarios"}


def _is_of_the_domain(fault):
    loc = fault["loc"]
    if fault["type"] in BEYOND_SCHEMA or _is_exponent(fault):
        return True
    return loc[0] == "body" and any(name in RULE_INPUTS for name in loc)


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


def _dice(body):
    """The same number for the same body, so that a seed repeats a run."""
    return zlib.crc32(json.dumps(body, sort_keys=True, default=str).encode())


@schemathesis.hook
def before_call(context, case, kwargs):
    """Leaves one of four valid requests as generated; the others get what makes success likely."""
    if case.meta is None or not case.meta.generation.mode.is_positive or not isinstance(case.body, dict):
        return
    if case.meta.phase.name.value == "examples":
        return
    dice = _dice(case.body)
    if dice % 4 == 0:
        return
    if "scheme" in case.body:
        case.body = _planted(case.body, SEEDS[dice // 4 % len(SEEDS)])
    if "employees" in case.body and dice % 3 == 0:
        case.body = _asynchronous(case.body)
    # The example key is sent with every body, and only the first body can have it.
    key = case.headers.get("Idempotency-Key")
    if isinstance(key, str):
        case.headers["Idempotency-Key"] = f"{key.strip(chr(34))[:200]}-{dice:08x}"


def _planted(body, seed):
    """The body with the scheme, dates and salary of a real rule file."""
    planted = {**body, **{name: seed[name] for name in ("country", "scheme", "year", "period")}}
    if isinstance(body.get("employee"), dict):
        planted["employee"] = {**body["employee"], **seed["employee"]}
    if isinstance(body.get("employees"), list):
        planted["employees"] = [_with_employee(row, seed) for row in body["employees"]]
    if isinstance(body.get("options"), dict) and "supersedes" in body["options"]:
        planted["options"] = {**body["options"], "supersedes": None}
    return planted


def _asynchronous(body):
    """A batch that becomes a job: more than 50 rows, which are rarely generated."""
    rows = body["employees"] * 51
    return {**body, "employees": rows[:51], "options": {**body.get("options", {}), "async": True}}


def _with_employee(row, seed):
    return {**row, **seed["employee"]} if isinstance(row, dict) else row


@schemathesis.deserializer("text/html")
def read_page(context, response):
    return response.content.decode("utf-8")


_answers = Counter()
_lock = threading.Lock()


@schemathesis.hook
def after_call(context, case, response):
    with _lock:
        _answers[(case.operation.definition.raw["operationId"], response.status_code)] += 1


@atexit.register
def _write_answers():
    counted = [{"operation": name, "status": status, "count": n} for (name, status), n in _answers.items()]
    with open(os.environ["FUZZ_ANSWERS"], "w", encoding="utf-8") as out:
        json.dump(counted, out)
