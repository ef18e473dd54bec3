"""Recomputes every step of the audit trails of answers, from what the answers print alone.

Reads one JSON object per line: {"request": ..., "answer": ...}, or an answer alone. Prints what does not come out
again and ends with status 1; else prints how many payslips and steps were recomputed. docs/trace.md is the grammar.
Only the standard library is used, and nothing of the engine.
"""

import calendar
import datetime
import json
import re
import sys
from decimal import Decimal
from fractions import Fraction

TOKEN = re.compile(
    r"""\s*(?:
      (?P<date>\d{4}-\d{2}-\d{2})
    | (?P<number>\d+(?:\.\d+)?)(?P<unit>%?)
    | (?P<word>"(?:[^"\\]|\\.)*")
    | (?P<name>[^\W\d]\w*(?:\.\w+)*)
    | (?P<sign><=|>=|!=|[-+*/=<>(),])
    )""",
    re.VERBOSE,
)
ROUNDING = re.compile(r"(half_up|half_even|up|down):[0-9.,>]+")
NAMED_CALLS = ("given", "changes", "upper_limit", "among")


class Wrong(Exception):
    """A step that cannot be recomputed."""


def fraction(text):
    if "/" in text:
        over, under = text.split("/")
        return Fraction(int(over), int(under))
    return Fraction(Decimal(text))


def round_to(value, quantum, mode):
    ratio = abs(value) / quantum
    whole, rest = divmod(ratio.numerator, ratio.denominator)
    twice = 2 * rest
    if mode == "up":
        whole += 1 if rest else 0
    elif mode == "half_up":
        whole += 1 if twice >= ratio.denominator else 0
    elif mode == "half_even":
        whole += 1 if twice > ratio.denominator or (twice == ratio.denominator and whole % 2) else 0
    return (whole if value >= 0 else -whole) * quantum


def rounded(value, text):
    mode, ladder = text.split(":")
    rungs = [rung.split(">") for rung in ladder.split(",")]
    for rung in rungs:
        if len(rung) == 1 or abs(value) > fraction(rung[1]):
            return round_to(value, fraction(rung[0]), mode)
    return round_to(value, fraction(rungs[-1][0]), mode)


def day_of(digits):
    year, rest = divmod(int(digits), 10000)
    return datetime.date(year, rest // 100, rest % 100)


def digits_of(day):
    return Fraction(day.year * 10000 + day.month * 100 + day.day)


def last_day(year, month):
    return calendar.monthrange(year, month)[1]


def month_count(day):
    return day.year * 12 + day.month - 1


def add_months(day, months):
    """What leaves the calendar stays at its end."""
    year, month = divmod(month_count(day) + int(months), 12)
    if not 1 <= year <= 9999:
        return datetime.date.min if year < 1 else datetime.date.max
    return datetime.date(year, month + 1, min(day.day, last_day(year, month + 1)))


def add_days(day, days):
    """What leaves the calendar stays at its end."""
    first, last = datetime.date.min.toordinal(), datetime.date.max.toordinal()
    return datetime.date.fromordinal(max(first, min(day.toordinal() + int(days), last)))


def months_between(start, end):
    if end < start:
        return 0
    months = month_count(end) - month_count(start)
    return months if add_months(start, months) <= end else months - 1


def days_of_30(start, end):
    if end < start:
        return 0
    is_end_of_february = end.month == 2 and end.day == last_day(end.year, 2)
    last = 30 if is_end_of_february else min(end.day, 30)
    return (month_count(end) - month_count(start)) * 30 + last - min(start.day, 30) + 1


def months_with(start, end, least):
    count, month = 0, start.replace(day=1)
    while month <= end:
        last = month.replace(day=last_day(month.year, month.month))
        if (min(end, last) - max(start, month)).days + 1 >= least:
            count += 1
        month = add_months(month, 1)
    return count


def is_working(day, first, last):
    weekday = day.isoweekday()
    return first <= weekday <= last if first <= last else weekday >= first or weekday <= last


def weekdays(start, end, first, last):
    return sum(is_working(add_days(start, at), first, last) for at in range((end - start).days + 1))


def add_weekdays(day, count, first, last):
    step = 1 if count > 0 else -1
    while count:
        day = add_days(day, step)
        if is_working(day, first, last):
            count -= step
    return day


SPANS = {
    "years": lambda a, b: months_between(a, b) // 12,
    "months": months_between,
    "days": lambda a, b: 0 if b < a else (b - a).days + 1,
    "days_30": days_of_30,
    "days_left": lambda a, b: 0 if b < a else (b - add_months(a, months_between(a, b))).days,
}
PARTS = {"year": lambda d: d.year, "month": lambda d: d.month, "day": lambda d: d.day}
SHIFTS = {
    "add_months": add_months,
    "add_days": add_days,
    "start_of_month": lambda d: d.replace(day=1),
    "end_of_month": lambda d: d.replace(day=last_day(d.year, d.month)),
    "start_of_year": lambda d: d.replace(month=1, day=1),
}


def of_dates(name, args):
    """What a function of dates gives; dates are numbers of eight digits. None for any other function."""
    if name in SPANS:
        return Fraction(SPANS[name](day_of(args[0]), day_of(args[1])))
    if name in PARTS:
        return Fraction(PARTS[name](day_of(args[0])))
    if name in SHIFTS:
        return digits_of(SHIFTS[name](day_of(args[0]), *args[1:]))
    if name == "months_with":
        return Fraction(months_with(day_of(args[0]), day_of(args[1]), args[2]))
    if name == "weekdays":
        return Fraction(weekdays(day_of(args[0]), day_of(args[1]), args[2], args[3]))
    if name == "add_weekdays":
        return digits_of(add_weekdays(day_of(args[0]), args[1], args[2], args[3]))
    if name == "date":
        year, month, day = (int(arg) for arg in args)
        return digits_of(datetime.date(year, month, min(day, last_day(year, month))))
    return None


class Formula:
    """Evaluates a formula as it reads it. What is not computed is read too, but looks up nothing."""

    def __init__(self, text, values):
        self.text, self.values, self.at = text, values, 0

    def peek(self):
        match = TOKEN.match(self.text, self.at)
        return match if match and match.end() > self.at else None

    def sees(self, *texts):
        match = self.peek()
        return match is not None and match.group(0).strip() in texts

    def take(self, text):
        if not self.sees(text):
            raise Wrong(f"expected {text} at {self.text[self.at:]!r}")
        self.at = self.peek().end()

    def takes(self, text):
        if not self.sees(text):
            return False
        self.take(text)
        return True

    def whole(self):
        value, rounding = self.formula(True)
        if self.text[self.at :].strip():
            raise Wrong(f"cannot read {self.text[self.at:]!r}")
        return value, rounding

    def formula(self, live):
        """A value, before its rounding, and the rounding."""
        start = self.at
        self.branch(False)
        value = Fraction(0)
        holds = self.branch(live) if self.takes("when") else live
        end = self.at
        if holds:
            self.at = start
            value = self.branch(live)
            self.at = end
        rounding = None
        if self.takes("round"):
            match = ROUNDING.match(self.text, self.at + 1)
            if not match:
                raise Wrong(f"cannot read the rounding {self.text[self.at:]!r}")
            rounding, self.at = match.group(0), match.end()
        return value, rounding

    def branch(self, live):
        if not self.takes("if"):
            return self.either(live)
        holds = self.either(live)
        self.take("then")
        then = self.branch(live and bool(holds))
        self.take("else")
        otherwise = self.branch(live and not holds)
        return then if holds else otherwise

    def either(self, live):
        value = self.both(live)
        while self.takes("or"):
            right = self.both(live and not value)
            value = self.truth(value or right, live)
        return value

    def both(self, live):
        value = self.negated(live)
        while self.takes("and"):
            right = self.negated(live and bool(value))
            value = self.truth(value and right, live)
        return value

    @staticmethod
    def truth(value, live):
        return Fraction(1 if value else 0) if live else None

    def negated(self, live):
        if self.takes("not"):
            return self.truth(not self.negated(live), live)
        return self.compared(live)

    def compared(self, live):
        left = self.sum(live)
        for sign in ("<=", ">=", "!=", "=", "<", ">"):
            if self.takes(sign):
                right = self.sum(live)
                return self.truth(compare(sign, left, right), live) if live else None
        return left

    def sum(self, live):
        value = self.product(live)
        while self.sees("+", "-"):
            plus = self.takes("+") or not self.takes("-")
            right = self.product(live)
            if live:
                value = value + right if plus else value - right
        return value

    def product(self, live):
        value = self.signed(live)
        while self.sees("*", "/"):
            times = self.takes("*") or not self.takes("/")
            right = self.signed(live)
            if live:
                value = value * right if times else value / right
        return value

    def signed(self, live):
        if self.takes("-"):
            value = self.signed(live)
            return -value if live else None
        return self.atom(live)

    def atom(self, live):
        match = self.peek()
        if match is None:
            raise Wrong(f"cannot read {self.text[self.at:]!r}")
        self.at = match.end()
        if match["date"]:
            return Fraction(int(match["date"].replace("-", "")))
        if match["number"]:
            return fraction(match["number"]) / (100 if match["unit"] else 1)
        if match["word"]:
            return json.loads(match["word"])
        if match["name"]:
            return self.named(match["name"], live)
        if match["sign"] == "(":
            value, rounding = self.formula(live)
            self.take(")")
            return rounded(value, rounding) if rounding and live else value
        raise Wrong(f"cannot read {match.group(0)!r}")

    def named(self, name, live):
        if name in ("yes", "no"):
            return Fraction(1 if name == "yes" else 0)
        if name in NAMED_CALLS and self.takes("("):
            name = f"{name}({self.peek()['name']})"
            self.at = self.peek().end()
            self.take(")")
        elif self.takes("("):
            return self.called(name, live)
        if self.takes("at"):
            start = self.at
            self.atom(live)
            name = f"{name} at {self.text[start:self.at].strip()}"
        if not live:
            return None
        if name not in self.values:
            raise Wrong(f"{name} is not among the inputs")
        return self.values[name]

    def called(self, name, live):
        args = [self.branch(live)]
        while self.takes(","):
            args.append(self.branch(live))
        self.take(")")
        if not live:
            return None
        if name == "min":
            return min(args)
        if name == "max":
            return max(args)
        if name == "clamp":
            return min(max(args[0], args[1]), args[2])
        if name == "is_multiple":
            value, of = args
            return Fraction(int(value == 0 if of == 0 else (value / of).denominator == 1))
        given = of_dates(name, args)
        if given is None:
            raise Wrong(f"there is no function {name}")
        return given


def compare(sign, left, right):
    if sign in ("=", "!="):
        return (left == right) == (sign == "=")
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[sign]


MOST_DIGITS = 10


def shows(text, exact):
    """A decimal that stands for a fraction without an end is that fraction, cut half up; zeros at its end are gone."""
    digits = range(len(text.partition(".")[2]), MOST_DIGITS + 1)
    return any(round_to(exact, Fraction(1, 10**count), "half_up") == fraction(text) for count in digits)


def values_of(step):
    values = {name: fraction(text) for name, text in step["inputs"].items()}
    for name, text in step.get("exact", {}).items():
        if not shows(step["inputs"][name], fraction(text)):
            raise Wrong(f"{name}: {step['inputs'][name]} is not {text}")
        values[name] = fraction(text)
    for name, word in step.get("words", {}).items():
        if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", word):
            values[name] = word
    return values


def check_step(step, results):
    values = values_of(step)
    for name, value in values.items():
        if name in results and results[name] != value:
            raise Wrong(f"{name} is {value}, and came out as {results[name]}")
    value, rounding = Formula(step["formula"], values).whole()
    if rounding != step["rounding"]:
        raise Wrong(f"rounds by {rounding} and says {step['rounding']}")
    if isinstance(value, str):
        if step["result_final"] != step["result_raw"]:
            raise Wrong(f"{step['result_raw']} became {step['result_final']}")
        if value != step["result_word"]:
            raise Wrong(f"gives {value}, and says {step.get('result_word')}")
        return value
    exact = step.get("result_exact")
    if exact is None and value != fraction(step["result_raw"]):
        raise Wrong(f"gives {value}, and says {step['result_raw']}")
    if exact is not None and value != fraction(exact):
        raise Wrong(f"gives {value}, and says {exact}")
    if exact is not None and not shows(step["result_raw"], value):
        raise Wrong(f"{step['result_raw']} is not {exact}")
    final = rounded(value, rounding) if rounding else value
    if final != fraction(step["result_final"]) and not (exact and not rounding and shows(step["result_final"], final)):
        raise Wrong(f"comes to {final}, and says {step['result_final']}")
    return final


def lines_of(answer):
    for kind in ("perceptions", "deductions", "taxable_bases"):
        for line in answer[kind]:
            yield line["id"], line["amount"]
    for table in answer["employer_contributions"]:
        for part in table["components"]:
            yield part["id"], part["amount"]


def check(answer, request):
    results, steps = {}, 0
    for step in answer["audit_trail"]:
        try:
            results[step["concept_id"]] = check_step(step, results)
        except Wrong as wrong:
            yield f"step {step['step']}, {step['concept_id']} = {step['formula']}: {wrong}"
            return
        steps += 1
    for name, amount in lines_of(answer):
        if results.get(name) != fraction(amount):
            yield f"the line {name} is {amount}, and its step came to {results.get(name)}"


def main():
    payslips = steps = faults = 0
    for line in sys.stdin:
        read = json.loads(line)
        answer, request = (read["answer"], read["request"]) if "answer" in read else (read, None)
        payslips += 1
        steps += len(answer["audit_trail"])
        for fault in check(answer, request):
            faults += 1
            if faults <= 20:
                period = answer.get("period", {})
                where = " ".join([answer.get("scheme", "a payslip"), *(str(part) for part in period.values())])
                print(f"{where}: {fault}")
    print(f"{payslips} payslips, {steps} steps, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
