import { compile } from '../../../compiler/compile.ts';
import { mutantsOf } from '../../../workbench/mutants/mutants.ts';
import { RULES } from '../cli/first-rules.ts';

/** The changes that the tests of the first rules with these lines would have to notice. */
function changesWith(lines: string): readonly string[] {
  const { ir, diagnostics } = compile({ path: 'x.pay', text: `${RULES}\n${lines}\n` });
  if (ir === null) throw new Error(diagnostics.map((one) => one.message).join('\n'));
  return mutantsOf(ir).map((mutant) => mutant.change);
}

/** What is changed in the rows of the table `tarifa`, without saying in which. */
function tableChanges(declaration: string, formula: string): readonly string[] {
  const lines = `table tarifa "Tarifa" : ${declaration}\ndeduction impuesto "Impuesto" = ${formula}  law "Ley 2"`;
  return changesWith(lines)
    .filter((change) => change.startsWith('tarifa, row '))
    .map((change) => change.slice(change.indexOf(': ') + 2));
}

const CLOSED = 'upper end closed the other way';
const MOVED = 'ends at 3 instead of 2';

test('an end is not closed the other way where both rows give the same', () => {
  const rows = '[0 .. 2] 0%\n(2 .. 4] 10%\n(4 .. *) 20% plus 0.2';
  const changes = tableChanges(`excess of SMMLV law "Ley 2" {\n${rows}\n}`, 'tarifa(ibc)');
  expect(changes).not.toContain(CLOSED);
  expect(changes).toContain(MOVED);
});

test('an end is closed the other way where the rows leave a jump', () => {
  const rows = '[0 .. 2] 0%\n(2 .. *) 10% plus 1 jump +1.00';
  const changes = tableChanges(`excess of SMMLV law "Ley 2" {\n${rows}\n}`, 'tarifa(ibc)');
  expect(changes.filter((change) => change === CLOSED)).toHaveLength(1);
});

test('what the line rounds away counts as the same', () => {
  const rows = '[0.00 .. 2000000.02] 7.5% less 0\n(2000000.02 .. *) 15% less 150000.00';
  const table = `rebate of COP continuous within 0.01 COP law "Ley 2" {\n${rows}\n}`;
  expect(tableChanges(table, 'tarifa(ibc)')).not.toContain(CLOSED);
  expect(tableChanges(table, '100 * tarifa(ibc)')).toContain(CLOSED);
});

test('a row that no base falls into is not changed', () => {
  const rows = '[0 .. 0.5) 1%\n[0.5 .. 3) 2%\n[3 .. *) 4%';
  const changes = tableChanges(`step of SMMLV gives rate law "Ley 2" {\n${rows}\n}`, 'ibc * tarifa(ibc)');
  expect(changes.filter((change) => change.includes('%'))).toEqual([
    '3% instead of 2%',
    '1% instead of 2%',
    '5% instead of 4%',
    '3% instead of 4%',
  ]);
});

test('a constant that scaling rounds away is not changed', () => {
  const scaled = 'excess of COP scaled by 1 / 12 round limits half_up to 0.01 COP law "Ley 2"';
  const constants = (cents: string) => {
    const rows = `[0 .. 24_000_000] 5%\n(24_000_000 .. *) 9% plus 1_200_000.${cents} jump +0.${cents}`;
    return tableChanges(`${scaled} {\n${rows}\n}`, 'tarifa(ibc)').filter((change) =>
      change.startsWith('constant'),
    );
  };
  expect(constants('01')).toEqual([]);
  expect(constants('05')).toEqual(['constant 1200000.06 instead of 1200000.05']);
});

test('a table that is only searched must lose a value or win one', () => {
  const table = (third: string) =>
    `table tarifa "Tarifa" : map of name gives rate law "Ley 2" {\nuno 1.1%\ndos 1.1%\ntres ${third}\n}\nwarn RISK_RATE_NOT_STANDARD on risk_class_rate when risk_class_rate not among tarifa "Rara"`;
  const values = (third: string) =>
    changesWith(table(third)).filter((change) => change.startsWith('tarifa, row'));
  expect(values('1.2%')).toHaveLength(4);
  expect(values('1.3%')).toHaveLength(6);
});

test('what parameters in force keep on the grid of its rounding is not rounded the other way', () => {
  const changes = changesWith(
    'param techo : COP by date law "Ley 2" {\n2025-01-01 100_000.50\n}\nbase tope "Tope" = min(salario_basico, techo)  law "Ley 2"',
  );
  expect(changes).not.toContain('tope: rounded down instead of half_up');
  expect(changes).toContain('salud_empleado: rounded down instead of half_up');
});

test('a term that is written as zero is not left out', () => {
  const changes = changesWith('base suma "Suma" = salario_basico + 0 COP  law "Ley 2"');
  expect(changes).toContain('suma: salario_basico left out');
  expect(changes).not.toContain('suma: one term left out');
});

test('every changed row has a name of its own, so that one can be explained alone', () => {
  const table = 'table tarifa "Tarifa" : step of SMMLV gives rate law "Ley 2" {\n[0 .. 3) 2%\n[3 .. *) 4%\n}';
  const changes = changesWith(`${table}\ndeduction impuesto "Impuesto" = ibc * tarifa(ibc)  law "Ley 2"`);
  expect(changes.filter((change) => change.startsWith('tarifa'))).toEqual([
    'tarifa, row from 0: 3% instead of 2%',
    'tarifa, row from 0: 1% instead of 2%',
    'tarifa, row from 0: ends at 4 instead of 3',
    'tarifa, row from 0: ends at 2 instead of 3',
    'tarifa, row from 0: upper end closed the other way',
    'tarifa, row from 3: 5% instead of 4%',
    'tarifa, row from 3: 3% instead of 4%',
  ]);
});

test('no two mutants of a file have one name, and another line leaves the names as they were', () => {
  const line = 'deduction doble "Doble" = ibc * 4% + salario_basico * 4%  law "Ley 2"';
  const changes = changesWith(line);
  expect(new Set(changes).size).toBe(changes.length);
  expect(changes).toEqual(expect.arrayContaining(['doble: 5% instead of 4%', 'doble: 5% instead of 4% (2)']));
  const longer = changesWith(`deduction otra "Otra" = ibc * 4%  law "Ley 3"\n${line}`);
  expect(longer).toEqual(expect.arrayContaining([...changes]));
});

test('a figure is mistaken upward and downward, and never to one below zero', () => {
  const changes = changesWith('deduction doble "Doble" = ibc * 4%  law "Ley 2"');
  expect(changes).toEqual(expect.arrayContaining(['doble: 5% instead of 4%', 'doble: 3% instead of 4%']));
  expect(changes.filter((change) => /: -\d/.test(change))).toEqual([]);
});

test('a dated figure begins a day too early or too late, where a payslip could show it', () => {
  const moved = (asOf: string, day: string) => {
    const dated = `param cuota : COP by date law "Ley 2" {\n2025-01-01 1_000\n2025-07-${day} 2_000\n}`;
    const text = `${RULES}\n${dated}\ndeduction doble "Doble" = min(ibc, cuota)  law "Ley 2"\n`;
    const { ir } = compile({ path: 'x.pay', text: text.replace('month_end', asOf) });
    if (ir === null) throw new Error('it does not compile');
    return mutantsOf(ir).flatMap(({ change }) => (change.startsWith('cuota: begins') ? [change] : []));
  };
  const both = [
    'cuota: begins on 2025-07-16 instead of 2025-07-15',
    'cuota: begins on 2025-07-14 instead of 2025-07-15',
  ];
  expect(moved('period_end', '15')).toEqual(both);
  expect(moved('month_end', '15')).toEqual([]);
  expect(moved('month_end', '01')).toEqual(['cuota: begins on 2025-06-30 instead of 2025-07-01']);
});

test('settings of the header, marks, tags and all that a warning says can be mistaken, too', () => {
  const changes = changesWith(
    'warn RISK_RATE_NOT_STANDARD severity info on monthly_salary when monthly_salary = 1 COP "Uno"',
  );
  expect(changes).toEqual(
    expect.arrayContaining([
      'days as_given instead of month_of_30',
      'valid until 2025-12-30 instead of 2025-12-31',
      'mark gravable: as social_security instead of taxable',
      'RISK_RATE_NOT_STANDARD on monthly_salary: severity warning instead of info',
      'RISK_RATE_NOT_STANDARD on monthly_salary: on period instead of monthly_salary',
      'RISK_RATE_NOT_STANDARD on monthly_salary: another text',
    ]),
  );
});

test('halves are rounded to the even cent only where a half of a cent can come out', () => {
  const changes = changesWith(
    'deduction unidad "Unidad" = salario_basico * 4%  law "Ley 2"\ndeduction mitad "Mitad" = salario_basico * 5%  law "Ley 2"',
  );
  expect(changes).toContain('mitad: rounded half_even instead of half_up');
  expect(changes).not.toContain('unidad: rounded half_even instead of half_up');
});
