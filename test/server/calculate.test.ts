import { calculation, FIRST_FORTNIGHT, LAST_FORTNIGHT, monthOf2025, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

interface Line {
  readonly amount: string;
}

function cents(lines: readonly Line[]): bigint {
  return lines.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
}

test('a calculation is answered 201 with its place', async () => {
  const answer = await service.calculate();
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Location')).toBe(`/v1/payroll/calculations/${answer.body.id}`);
});

test('the lines are those of the rules, the totals their sums', async () => {
  const { body } = await service.calculate();
  expect(body.perceptions.map(({ id, amount }: Line & { id: string }) => [id, amount])).toEqual([
    ['salario', '1423500.00'],
    ['hora_extra', '61891.30'],
  ]);
  expect(body.perceptions[0]).toMatchObject({
    label: 'Salario',
    taxable: true,
    imss_base: true,
    tags: ['salarial'],
  });
  expect(cents(body.perceptions)).toBe(BigInt(body.summary.total_perceptions.replace('.', '')));
  expect(body.summary).toEqual({
    gross_salary: '1485391.30',
    total_perceptions: '1485391.30',
    total_deductions: '59415.65',
    net_salary: '1425975.65',
    employer_contributions_total: '302029.57',
    employer_total_cost: '1787420.87',
  });
  expect(body.employer_contributions[0].components[1]).toMatchObject({
    base: '1485391.30',
    rate: '0.0833333333',
  });
  expect(body.deductions[0].bracket_applied).toEqual({
    table_id: 'tarifa_salud',
    lower_limit: '0.00',
    upper_limit: null,
    fixed_amount: '0.00',
    rate: '0.04',
    base: '1485391.30',
  });
});

test('a month reports itself as its monthly equivalent', async () => {
  const { body } = await service.calculate();
  const { gross_salary: _, ...rest } = body.summary;
  expect(body.period_basis).toEqual({
    type: 'monthly',
    sequence: 1,
    periods_in_month: 1,
    factor: '1',
    proration: 'split_monthly',
    absorbs_residual: false,
    monthly_equivalent: rest,
  });
});

test('the last fortnight takes what the first left', async () => {
  const [month, first, last] = await Promise.all([
    service.calculate(calculation()),
    service.calculate(calculation({ period: FIRST_FORTNIGHT })),
    service.calculate(calculation({ period: LAST_FORTNIGHT })),
  ]);
  expect(first.body.perceptions[1].amount).toBe('30945.65');
  expect(first.body.deductions[0].amount).toBe('29707.83');
  expect(last.body.deductions[0].amount).toBe('29707.82');
  expect(first.body.period_basis).toMatchObject({ sequence: 1, factor: '0.5', absorbs_residual: false });
  expect(last.body.period_basis).toMatchObject({ sequence: 2, periods_in_month: 2, absorbs_residual: true });
  expect(last.body.period_basis.monthly_equivalent.net_salary).toBe(month.body.summary.net_salary);
});

test('the trace of a fortnight shows the month first, then each split line', async () => {
  const options = { include_audit_trail: true };
  const { body } = await service.calculate(calculation({ period: LAST_FORTNIGHT, options }));
  const steps = body.audit_trail.filter((step: { concept_id: string }) => step.concept_id === 'salud');
  expect(steps).toEqual([
    expect.objectContaining({ result_final: '59415.65', formula: 'ibc * 4% rounded' }),
    expect.objectContaining({
      formula: 'salud - (salud / 2 round half_up:0.01)',
      inputs: { salud: '59415.65' },
      result_raw: '29707.82',
      rounding: null,
      result_final: '29707.82',
      source: 'CST 127',
    }),
  ]);
  expect(body.audit_trail.at(-1)).toMatchObject({
    step: body.audit_trail.length,
    concept_id: 'neto_pagar',
    inputs: { total_devengado: '742695.65', salud: '29707.82' },
    result_final: body.summary.net_salary,
  });
});

test('every money line has a step whose result is the line', async () => {
  const options = { include_audit_trail: true };
  for (const period of [monthOf2025('03'), FIRST_FORTNIGHT, LAST_FORTNIGHT]) {
    const { body } = await service.calculate(calculation({ period, options }));
    const results = new Map(
      body.audit_trail.map((step: { concept_id: string; result_final: string }) => [
        step.concept_id,
        step.result_final,
      ]),
    );
    const components = body.employer_contributions.flatMap(
      (table: { components: object[] }) => table.components,
    );
    for (const line of [...body.perceptions, ...body.deductions, ...body.taxable_bases, ...components]) {
      expect([line.id, results.get(line.id)]).toEqual([line.id, line.amount]);
    }
  }
});

test('precision is the fraction digits of what is only shown', async () => {
  const withPrecision = async (precision: number) => {
    const options = { include_audit_trail: true, precision };
    const { body } = await service.calculate(calculation({ options }));
    return [body.audit_trail[0].result_raw, body.summary.net_salary];
  };
  expect(await withPrecision(6)).toEqual(['6189.130435', '1425975.65']);
  expect(await withPrecision(10)).toEqual(['6189.1304347826', '1425975.65']);
  expect(await withPrecision(0)).toEqual(['6189.13', '1425975.65']);
});

test('booleans are traced as 1 and 0', async () => {
  const overrides = { aplica_auxilio_transporte: true };
  const { body } = await service.calculate(
    calculation({ overrides, options: { include_audit_trail: true } }),
  );
  const step = body.audit_trail.find((one: { concept_id: string }) => one.concept_id === 'con_auxilio');
  expect(step).toMatchObject({ result_raw: '1', result_final: '1', rounding: null, inputs: {} });
});

test('a diagram is drawn on request, the same every time', async () => {
  const draw = async () =>
    (await service.calculate(calculation({ options: { include_diagram: true } }))).body.diagram;
  const diagram = await draw();
  expect(diagram).toContain('flowchart TD\n  c_valor_hora["Valor de la hora<br/>6189.130435"]');
  expect(diagram).toContain('  c_ibc --> c_salud');
  expect(await draw()).toBe(diagram);
  expect((await service.calculate()).body).not.toHaveProperty('diagram');
});

test('metadata comes back in the record', async () => {
  const metadata = { cost_center: 'bogota-02', '7': 'x' };
  const { body } = await service.calculate(calculation({ options: { metadata } }));
  expect(body.record.metadata).toEqual(metadata);
});

test('a JSON number is read by its shortest decimal form', async () => {
  const employee = { id: 'emp-1', monthly_salary: 1423500.1 };
  const { body } = await service.calculate(calculation({ employee }));
  expect(body.summary.gross_salary).toBe('1423500.10');
});

test('the daily salary serves when the monthly is absent', async () => {
  const { body } = await service.calculate(calculation({ employee: { id: 'emp-1', daily_salary: '50000' } }));
  expect(body.summary.gross_salary).toBe('1500000.00');
});

test('a part of a month pays its days', async () => {
  const period = { type: 'monthly', start_date: '2025-03-11', end_date: '2025-03-31', days: 20 };
  const { body } = await service.calculate(
    calculation({ period, employee: { id: 'e', monthly_salary: '3000000' } }),
  );
  expect(body.summary.gross_salary).toBe('2000000.00');
  expect(body.warnings).toEqual([]);
});

describe('warnings', () => {
  const codesOf = async (changes: Readonly<Record<string, unknown>>) => {
    const { body } = await service.calculate(calculation(changes));
    return body.warnings.map(({ code, field }: { code: string; field: string }) => [code, field]);
  };

  test('a coherent request has none', async () => {
    expect(await codesOf({})).toEqual([]);
  });

  test('a field that the scheme does not read, unless it is zero', async () => {
    const employee = { id: 'e', monthly_salary: '1', colacion_amount: '5', movilizacion_amount: '0.00' };
    expect(await codesOf({ employee })).toEqual([['FIELD_IGNORED_BY_SCHEME', 'colacion_amount']]);
  });

  test('an override that the scheme does not know', async () => {
    expect(await codesOf({ overrides: { bono_puntualidad: 'yes' } })).toEqual([
      ['OVERRIDE_UNKNOWN', 'overrides.bono_puntualidad'],
    ]);
  });

  test('an employer field that nobody knows', async () => {
    expect(await codesOf({ employer: { id: 'acme', size: { people: 3 } } })).toEqual([
      ['UNKNOWN_FIELD_IGNORED', 'employer.size'],
    ]);
  });

  test('salaries that disagree by more than one per cent', async () => {
    const employee = { id: 'e', monthly_salary: '3000000', daily_salary: '98999' };
    expect(await codesOf({ employee })).toEqual([['SALARY_INPUT_MISMATCH', 'monthly_salary']]);
    expect(await codesOf({ employee: { ...employee, daily_salary: '99000' } })).toEqual([]);
  });

  test('days that are not the days counted', async () => {
    expect(await codesOf({ period: { ...monthOf2025('03'), days: 31 } })).toEqual([
      ['PERIOD_DAYS_ADJUSTED', 'period'],
    ]);
    const employee = { id: 'e', monthly_salary: '1423500' };
    expect(await codesOf({ employee, period: { ...LAST_FORTNIGHT, days: 16 } })).toEqual([
      ['PERIOD_DAYS_ADJUSTED', 'period'],
    ]);
  });

  test('what the rules say; the request level wins over the employee', async () => {
    const warned = [['FLAG_THRESHOLD_MISMATCH', 'overrides.aplica_auxilio_transporte']];
    const employee = { id: 'e', monthly_salary: '1', overrides: { aplica_auxilio_transporte: true } };
    expect(await codesOf({ employee })).toEqual(warned);
    expect(await codesOf({ employee, overrides: { aplica_auxilio_transporte: false } })).toEqual([]);
  });
});

describe('supersedes', () => {
  test('the new calculation names the one it replaces, which stays', async () => {
    const first = await service.calculate();
    const second = await service.calculate(calculation({ options: { supersedes: first.body.id } }));
    expect(second.body.record.supersedes_id).toBe(first.body.id);
    expect(second.body.warnings).toEqual([]);
    const again = await service.call(`/v1/payroll/calculations/${first.body.id}`);
    expect(again.text).toBe(first.text);
  });

  test('replacing twice is allowed, with a warning that names the earlier one', async () => {
    const first = await service.calculate();
    const options = { supersedes: first.body.id };
    const earlier = await service.calculate(calculation({ options }));
    const { body } = await service.calculate(calculation({ options }));
    expect(body.warnings).toEqual([
      {
        code: 'SUPERSEDES_ALREADY_SUPERSEDED',
        field: 'options.supersedes',
        message: `Calculation ${earlier.body.id} had already replaced it; now this one is the current one.`,
        severity: 'warning',
      },
    ]);
  });

  test('salary, days and scheme may differ; employee, employer and period may not', async () => {
    const first = await service.calculate();
    const options = { supersedes: first.body.id };
    const answer = await service.calculate(
      calculation({
        options,
        employee: { id: 'other', monthly_salary: '1' },
        employer: { id: 'x' },
        period: FIRST_FORTNIGHT,
      }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({
      code: 'SUPERSEDES_MISMATCH',
      details: { fields: ['employee.id', 'employer.id', 'period.type', 'period.end_date'] },
    });
    const employee = { id: 'emp-1', monthly_salary: '2000000' };
    expect((await service.calculate(calculation({ options, employee }))).status).toBe(201);
  });

  test('an id that does not exist is not found, whatever it looks like', async () => {
    const answer = await service.calculate(calculation({ options: { supersedes: 'nothing' } }));
    expect(answer.status).toBe(404);
    expect(answer.body.error).toMatchObject({
      code: 'CALCULATION_NOT_FOUND',
      details: { calculation_id: 'nothing' },
    });
  });
});
