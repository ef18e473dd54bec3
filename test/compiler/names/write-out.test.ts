import { compile } from '../../../compiler/compile.ts';
import { meaningFingerprint } from '../../../compiler/manifest/meaning.ts';
import { RULES } from '../../workbench/cli/first-rules.ts';
import { codesOf, compileBody } from '../compile-text.ts';

function meaningOf(body: string): string {
  const { ir, diagnostics } = compileBody(body);
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('; '));
  return meaningFingerprint(ir);
}

/** The warnings of a text: field and condition as the author would have written them. */
function fieldsOf(body: string): readonly string[] {
  const { ir, diagnostics } = compileBody(body);
  expect(diagnostics).toEqual([]);
  return (ir?.notices ?? []).map(({ field }) => field);
}

const BLOCK = `deductions cuotas "Cuotas" on sueldo / 2  when con_bono  tags cfdi:D001  law "LSS" {
  salud   "Salud"    rate 4%
  pension "Pensión"  rate if overtime_amount > 0 COP then 1% else 2%  law "LSS art. 147"
  fija    "Fija"     = 10 COP  when not con_bono  omit_zero
}
`;

test('a part of a block means what a deduction of its own would mean', () => {
  expect(meaningOf(`${BLOCK}total t "T" = sum(cuotas)\n`)).toBe(
    meaningOf(`
deduction salud   "Salud"   = sueldo / 2 * 4%  when con_bono  tags cfdi:D001  law "LSS"
deduction pension "Pensión" = sueldo / 2 * (if overtime_amount > 0 COP then 1% else 2%)  when con_bono
  tags cfdi:D001  law "LSS art. 147"
deduction fija    "Fija"    = 10 COP  when not con_bono  omit_zero  tags cfdi:D001  law "LSS"
total t "T" = salud + pension + fija
`),
  );
});

test('what is due has a step of its own, and the deduction is taken from it', () => {
  const block = `deductions cuotas on sueldo when con_bono {
  salud "Salud"  rate 4%  due salud_causada "Salud causada"  law "art. 1"
}
let absorbida = due(cuotas)
`;
  expect(meaningOf(block)).toBe(
    meaningOf(`
let salud_causada = sueldo * 4%  rounded  law "art. 1"
deduction salud "Salud" = salud_causada  when con_bono  law "art. 1"
let absorbida = salud_causada
`),
  );
  const { ir } = compileBody(block);
  const step = ir?.items.find(({ id }) => id === 'salud_causada');
  expect([step?.label, step?.law]).toEqual(['Salud causada', 'art. 1']);
});

test('what a part without condition comes to is what is deducted', () => {
  const block = 'deductions cuotas on sueldo {\n  salud "Salud"  rate 4%  law "art. 1"\n}\n';
  expect(meaningOf(`${block}let a = due(cuotas)\n`)).toBe(meaningOf(`${block}let a = sum(cuotas)\n`));
});

test('a rounding of a part rounds what is due', () => {
  const block = `deductions cuotas on sueldo when con_bono {
  salud "Salud"  rate 4.35%  due causada  round down to 1 COP  law "art. 1"
}
`;
  expect(meaningOf(block)).toBe(
    meaningOf(`
let causada = sueldo * 4.35%  round down to 1 COP
deduction salud "Salud" = causada  when con_bono  round down to 1 COP  law "art. 1"
`),
  );
});

test('how sure one is of the formula of a part is said once, where it is computed', () => {
  const { ir } = compileBody(`deductions cuotas on sueldo when con_bono {
  salud "Salud"  rate 4%  due causada  law "art. 1"  unconfirmed "por ver"
}
`);
  expect(ir?.provenance.map(({ parameter }) => parameter)).toEqual(['causada']);
});

test.each([
  ['a word', 'deductions cuotas on sueldo { due "D" rate 4% law "l" }\nlet a = due(cuotas)\n'],
  ['a line', 'deduction due "D" = 1 COP law "l"\nlet a = due + 1 COP\n'],
  ['a profile', 'mark m as taxable\nperception profile "P" = 1 COP marks m law "l"\n'],
])('`due` and `profile` stay free as names: %s', (_what, body) => {
  expect(codesOf(body).filter((code) => code !== 'PAY501')).toEqual([]);
});

test('a name that a block writes is told from others like any name', () => {
  expect(codesOf('deductions cuotas on sueldo { sueldo "S" rate 4% law "l" }\n')).toEqual(['PAY202']);
  expect(codesOf('deductions cuotas on sueldo { cuotas "S" rate 4% law "l" }\n')).toEqual(['PAY202']);
  expect(codesOf('let a = cuotas\ndeductions cuotas on sueldo { salud "S" rate 4% law "l" }\n')).toEqual([
    'PAY315',
  ]);
});

test('a fault in a part of a block is said once', () => {
  expect(codesOf('deductions cuotas on sueldo { salud "S" rate 4% }\n')).toEqual(['PAY507']);
  expect(codesOf('deductions cuotas on sueldo { salud "S" rate tasa law "l" }\n')).toEqual(['PAY201']);
  expect(codesOf('deductions cuotas on sueldo { salud "S" rate 4% severity info law "l" }\n')).toEqual([
    'PAY106',
  ]);
  expect(codesOf('deductions cuotas on sueldo { salud "S" = -sueldo law "l" }\n')).toEqual(['PAY508']);
});

test('a profile means its marks, beside marks of a line of its own', () => {
  const profiles = `profile poco = not salarial
${RULES.replace('marks gravable, not salarial', 'marks gravable, poco')}`;
  const { ir, diagnostics } = compile({ path: 'primero.pay', text: lastFirst(profiles) });
  expect(diagnostics).toEqual([]);
  const plain = compile({ path: 'primero.pay', text: RULES }).ir;
  expect(ir === null || meaningFingerprint(ir)).toBe(plain === null || meaningFingerprint(plain));
});

/** A first declaration put behind the scheme. */
function lastFirst(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return [...rest, first, ''].join('\n');
}

test('a profile that leaves a mark open leaves it to the line, and none is decided twice', () => {
  const line = (marks: string) => `mark grava as taxable
mark suma as social_security
profile grave = grava
perception otra "O" = 1 COP  marks ${marks}  law "l"
`;
  const open = 'PAY501';
  expect(codesOf(line('grave')).filter((code) => code === open)).toHaveLength(3);
  expect(codesOf(line('grave, not suma')).filter((code) => code === open)).toHaveLength(2);
  expect(codesOf(line('grave, not suma, grava'))).toContain('PAY202');
});

const HOURS = `input a "A" : hours in [0h .. 9h] default 0h
input b "B" : hours in [0h .. 9h]
input c "C" : money in [0 COP .. 9 COP] default 5 COP
flag d default no
let uso = a * 1 COP / 1h + c + (if d then 1 COP else 0 COP)
`;

test('a warning on the first of several fields is one on each, of which one speaks', () => {
  const first = `${HOURS}warn X severity info on first of a, b, c, d  when sueldo > 5 COP or con_bono  "ojo {uso}"\n`;
  expect(fieldsOf(first)).toEqual(['inputs.a', 'inputs.b', 'inputs.c', 'overrides.d']);
  const when = '(sueldo > 5 COP or con_bono)';
  const sent = ['a <> 0h', '(given(b) and b <> 0h)', '(given(c) and c <> 0 COP)'];
  const not = ['a = 0h', 'not (given(b) and b <> 0h)', 'not (given(c) and c <> 0 COP)'];
  const plain = `${HOURS}${[
    `warn X severity info on a when ${when} and ${sent[0]} "ojo {uso}"`,
    `warn X severity info on b when ${when} and ${not[0]} and ${sent[1]} "ojo {uso}"`,
    `warn X severity info on c when ${when} and ${not[0]} and ${not[1]} and ${sent[2]} "ojo {uso}"`,
    `warn X severity info on d when ${when} and ${not[0]} and ${not[1]} and ${not[2]} "ojo {uso}"`,
  ].join('\n')}\n`;
  expect(meaningOf(first)).toBe(meaningOf(plain));
});

test.each([
  ['an unknown name', 'warn X severity info on first of a, nada when sueldo > 5 COP "ojo"', 'PAY201'],
  ['a field twice', 'warn X severity info on first of a, a when sueldo > 5 COP "ojo"', 'PAY202'],
  ['no condition', 'warn X severity info on first of a, b "ojo"', 'PAY319'],
  ['a deduction', 'deduction x "X" = 1 COP on first of a, b law "l"', 'PAY106'],
])('the first of several fields: %s is a fault', (_what, notice, code) => {
  expect(codesOf(`${HOURS}${notice}\n`)).toContain(code);
});
