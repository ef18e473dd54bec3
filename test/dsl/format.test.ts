import { format } from '../../dsl/format.ts';
import { parse } from '../../dsl/parse.ts';
import { payFiles } from './fixture-files.ts';
import { withoutSpans } from './without-spans.ts';

/** The canonical form, with a line end in front so that it can be compared with a template. */
function formatted(text: string): string {
  const { text: result, diagnostics } = format({ path: 'x.pay', text });
  expect(diagnostics).toEqual([]);
  return `\n${result}`;
}

describe('every rule file', () => {
  test.each(payFiles.map((source) => [source.path, source] as const))(
    '%s keeps its meaning and its comments',
    (_, source) => {
      const { text } = format(source);
      const before = parse(source).file;
      const after = parse({ path: source.path, text }).file;
      expect(JSON.stringify(withoutSpans(after))).toBe(JSON.stringify(withoutSpans(before)));
      expect(after.comments.map((each) => each.text)).toEqual(before.comments.map((each) => each.text));
      expect(format({ path: source.path, text }).text).toBe(text);
    },
  );
});

test('header words are padded, changes stand under each other', () => {
  expect(
    formatted(`scheme CO.x "X"
    version "1" currency COP valid 2026-01-01..2026-12-31 periods monthly,biweekly round half_up to 0.01 COP
    change 2026-01-01 "a" law "L" change 2026-02-01 "longer" law "M"
    let a=1`),
  ).toBe(`
scheme CO.x "X"
  version  "1"
  currency COP
  valid    2026-01-01 .. 2026-12-31
  periods  monthly, biweekly
  round    half_up to 0.01 COP
  change   2026-01-01 "a"       law "L"
  change   2026-02-01 "longer"  law "M"

let a = 1
`);
});

test('neighbours are aligned, figures at their ends; a blank line parts them', () => {
  expect(
    formatted(`unit UVT = 52_374 COP law "L"
unit SMMLV = 1_750_905 COP law "M"

let a = b
let longer = c`),
  ).toBe(`
unit UVT   =    52_374 COP  law "L"
unit SMMLV = 1_750_905 COP  law "M"

let a      = b
let longer = c
`);
});

test('a long declaration goes on with the condition, the marks and the law', () => {
  expect(
    formatted(
      'perception auxilio "Auxilio de transporte" = auxilio_mensual * period.days / 30 when aplica_auxilio_transporte omit_zero marks gravable, not salarial, prestacional, not vacacional tags no_salarial, prestacional law "Ley 15 de 1959"',
    ),
  ).toBe(`
perception auxilio "Auxilio de transporte" = auxilio_mensual * period.days / 30
  when aplica_auxilio_transporte  omit_zero
  marks gravable, not salarial, prestacional, not vacacional  tags no_salarial, prestacional
  law "Ley 15 de 1959"
`);
});

test('a long formula is broken before operators and `else`', () => {
  expect(
    formatted(`let total = primera_parte_del_total + segunda_parte_del_total + tercera_parte_del_total + cuarta_parte_del_total + quinta
let subsidio = if exento_sm or base_isr > limite_periodo then 0 MXN else if period.type = monthly then subsidio_mes else min(subsidio_mes, subsidio_tasa * uma_mensual / 30.4 * period.days) rounded`),
  ).toBe(`
let total
  = primera_parte_del_total
    + segunda_parte_del_total
    + tercera_parte_del_total
    + cuarta_parte_del_total
    + quinta
let subsidio
  = if exento_sm or base_isr > limite_periodo then 0 MXN
    else if period.type = monthly then subsidio_mes
    else min(subsidio_mes, subsidio_tasa * uma_mensual / 30.4 * period.days)  rounded
`);
});

test('rows stand under each other, one per line, intervals right and figures by their point', () => {
  expect(
    formatted(`table t : excess of UVT law "ET 383" { [0..95] 0% (95..150] 19% plus 0
(150 .. 2300] 28.5% plus 10 jump -0.45 convention "c" (2300..*) 39% plus 770 }`),
  ).toBe(`
table t : excess of UVT  law "ET 383" {
  [   0 ..   95]   0%
  (  95 ..  150]  19%    plus   0
  ( 150 .. 2300]  28.5%  plus  10  jump -0.45  convention "c"
  (2300 ..    *)  39%    plus 770
}
`);
});

test('dated rows and dated blocks are tables too', () => {
  expect(
    formatted(`param a : COP, b : rate by date { 2026-01-01 1_000.5 4% 2026-02-01 50 12.5% law "L" }
table t : step of COP { from 2026-01-01 law "x" { [0..*) 1 } from 2026-07-01 { [0..5] 1 (5..*) 22 } }`),
  ).toBe(`
param a : COP, b : rate  by date {
  2026-01-01  1_000.5   4%
  2026-02-01     50    12.5%  law "L"
}
table t : step of COP {
  from 2026-01-01  law "x" {
    [0 .. *)  1
  }
  from 2026-07-01 {
    [0 .. 5]   1
    (5 .. *)  22
  }
}
`);
});

test('parts of an employer table are aligned as long as they have the same clauses', () => {
  expect(
    formatted(`employer e "E" on ibc { salud "Salud" rate 8.5% law "L" arl "ARL" rate risk_class_rate law "M"
vacaciones "Vacaciones" on otra rate 1% law "N" }`),
  ).toBe(`
employer e "E"  on ibc {
  salud      "Salud"       rate 8.5%             law "L"
  arl        "ARL"         rate risk_class_rate  law "M"
  vacaciones "Vacaciones"  on otra  rate 1%  law "N"
}
`);
});

test('tests are one line, or one line per section, when that fits, else one line per name', () => {
  expect(
    formatted(`test "t" period monthly 2026-01-01 .. 2026-01-31 source "s" { given a = 1, b = yes expect c = 2 omitted d }
test "u" period monthly 2026-01-01 .. 2026-01-31 { expect primera_linea_del_resultado = 1_000, segunda_linea_del_resultado = 22.50, tercera_linea = no, omitted cuarta_linea, warns QUINTA_LINEA }
cases "c" period monthly 2026-01-01 .. 2026-01-31 given a expect b, c { 1 2 3 10 20.5 yes }`),
  ).toBe(`
test "t"  period monthly 2026-01-01 .. 2026-01-31  source "s" {
  given a = 1, b = yes  expect c = 2, omitted d
}
test "u"  period monthly 2026-01-01 .. 2026-01-31 {
  expect primera_linea_del_resultado = 1_000
         segunda_linea_del_resultado =    22.50
         tercera_linea               =    no
         omitted cuarta_linea
         warns   QUINTA_LINEA
}
cases "c"  period monthly 2026-01-01 .. 2026-01-31  given a  expect b, c {
   1     2        3
  10    20.5    yes
}
`);
});

test('texts that a test expects stand at the left of their column, whatever digits they hold', () => {
  expect(
    formatted(`test "t" period monthly 2026-01-01 .. 2026-01-31 { expect law(a) = "CST art. 127", law(otra_linea_del_resultado) = "Ley 1122 de 2007 arts. 4 a 10, y lo que dice su reglamento", b = 10, otra_linea_del_resultado = 20 }
cases "c" period monthly 2026-01-01 .. 2026-01-31 given a expect b, law(c) { 1 2 "art. 127" 1 33 "Ley 1122 de 2007, art. 4" }`),
  ).toBe(`
test "t"  period monthly 2026-01-01 .. 2026-01-31 {
  expect law(a)                        = "CST art. 127"
         law(otra_linea_del_resultado) = "Ley 1122 de 2007 arts. 4 a 10, y lo que dice su reglamento"
         b                             = 10
         otra_linea_del_resultado      = 20
}
cases "c"  period monthly 2026-01-01 .. 2026-01-31  given a  expect b, law(c) {
  1     2    "art. 127"
  1    33    "Ley 1122 de 2007, art. 4"
}
`);
});

test('the head of a case table breaks into its parts', () => {
  expect(
    formatted(
      `cases "gratificación: 25 % y su tope" period monthly 2023-09-01 .. 2023-09-30 source "rules/cl/law.md 2.1 y 5, caso 3" given monthly_salary expect gratificacion_legal { 1 2 }`,
    ),
  ).toBe(`
cases "gratificación: 25 % y su tope"  period monthly 2023-09-01 .. 2023-09-30
    source "rules/cl/law.md 2.1 y 5, caso 3"
    given  monthly_salary
    expect gratificacion_legal {
  1    2
}
`);
});

test('templates indent what they hold, and every use names its values', () => {
  expect(
    formatted(`template t(a : money, n : text) { let b "B {n}" = a * 2 rounded deduction c = b when d }
apply t as _x with a = sbc with n = "una palabra" law "LSS 147"`),
  ).toBe(`
template t(a : money, n : text) {
  let b "B {n}" = a * 2  rounded
  deduction c = b  when d
}
apply t as _x  with a = sbc  with n = "una palabra"  law "LSS 147"
`);
});

test('warnings read as a sentence', () => {
  expect(formatted('warn W severity info on ibc when a > b "El salario {a} pasa"')).toBe(`
warn W severity info on ibc  when a > b  "El salario {a} pasa"
`);
});

describe('comments', () => {
  test('stay on their own lines and at the ends of lines', () => {
    expect(
      formatted(`# file

# a
let a = 1 # one
# b
let b = 2
param c : COP by date { # head
  # first
  2026-01-01 5 # five
  # last
}
# end`),
    ).toBe(`
# file

# a
let a = 1  # one
# b
let b = 2
param c : COP  by date {  # head
  # first
  2026-01-01  5  # five
  # last
}
# end
`);
  });

  test('between clauses break the declaration there', () => {
    expect(formatted('let a = b # why\n  rounded # so\n  # and the law\n  law "L"')).toBe(`
let a = b  # why
  rounded  # so
  # and the law
  law "L"
`);
  });

  test('inside a formula move above its declaration', () => {
    expect(formatted('let a = if b # case one\n then c else d')).toBe(`
# case one
let a = if b then c else d
`);
  });

  test('of tests stay with their names', () => {
    expect(
      formatted(`test "t" period monthly 2026-01-01 .. 2026-01-31 {
  # what comes in
  given a = 1 # one
  # what goes out
  expect b = 2
}`),
    ).toBe(`
test "t"  period monthly 2026-01-01 .. 2026-01-31 {
  # what comes in
  given  a = 1  # one
  # what goes out
  expect b = 2
}
`);
  });
});

test('several blank lines become one, line ends become \\n, a byte order mark goes', () => {
  expect(formatted('\uFEFFlet a = 1\r\n\r\n\r\n\r\nlet b = 2\r\n')).toBe('\nlet a = 1\n\nlet b = 2\n');
});

test('figures keep the spelling of the author', () => {
  expect(formatted('let a = 1_00.50 + 007 COP')).toBe('\nlet a = 1_00.50 + 007 COP\n');
});

test('a file with syntax errors is left as it is', () => {
  const text = 'let  a = \nlet b = 1';
  const result = format({ path: 'x.pay', text });
  expect(result.text).toBe(text);
  expect(result.diagnostics).toHaveLength(1);
});

test('a comment behind `expect` moves to a line of its own, once and for all', () => {
  const text = `test "x"  period monthly 2026-03-01 .. 2026-03-31 {
  given monthly_salary = 1_750_905 # nota
  expect # otra
  salario_basico = 1_750_905
}
`;
  const once = format({ path: 'x.test.pay', text }).text;
  expect(once).toBe(`test "x"  period monthly 2026-03-01 .. 2026-03-31 {
  given  monthly_salary = 1_750_905  # nota
  # otra
  expect salario_basico = 1_750_905
}
`);
  expect(format({ path: 'x.test.pay', text: once }).text).toBe(once);
});
