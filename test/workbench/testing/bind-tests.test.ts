import { faultsOf, faultsOfTest } from './rules-under-test.ts';

const GIVEN = 'given monthly_salary = 1_423_500';

test('names, units and periods that fit are not remarked upon', () => {
  expect(faultsOfTest(`${GIVEN} expect ibc = 1_423_500 COP, salud_empleado = 56_940`)).toEqual([]);
});

test.each([
  ['an unknown input', 'given monthly_salry = 1 expect ibc = 1', 'PAY802', '`monthly_salary`'],
  ['an unknown line', `${GIVEN} expect salud_emplead = 1`, 'PAY802', '`salud_empleado`'],
  ['an unknown omitted line', `${GIVEN} expect omitted ib`, 'PAY802', '`ibc`'],
  ['an unknown warning', `${GIVEN} expect warns BELOW_MINIMUM_WAG`, 'PAY802', '`BELOW_MINIMUM_WAGE`'],
  ['an unknown refused field', `${GIVEN} expect refused monthly_salry`, 'PAY802', '`monthly_salary`'],
  [
    'a bare number for a rate',
    `${GIVEN}, risk_class_rate = 1 expect ibc = 1_423_500`,
    'PAY803',
    'write it with its sign: 100%',
  ],
  ['a rate for money', 'given monthly_salary = 4% expect ibc = 1', 'PAY803', 'leave out the %'],
  ['hours for money', 'given monthly_salary = 4h expect ibc = 1', 'PAY803', 'leave out the h'],
  ['another unit', 'given monthly_salary = 4 SMMLV expect ibc = 1', 'PAY803', 'money is in COP'],
  ['a number for a flag', `${GIVEN}, aplica_auxilio_transporte = 1 expect ibc = 1`, 'PAY803', null],
  ['a word for money', `${GIVEN} expect ibc = mucho`, 'PAY803', null],
  ['a name given twice', `${GIVEN}, monthly_salary = 2 expect ibc = 1_423_500`, 'PAY814', null],
])('%s is reported at its place', (_, clauses, code, hint) => {
  const [first] = faultsOfTest(clauses);
  expect(first?.code).toBe(code);
  if (hint !== null) expect(first?.hint).toContain(hint);
});

test.each([
  ['no expectation', `test "t" period monthly 2025-03-01 .. 2025-03-31 { ${GIVEN} }`, 'PAY811'],
  ['no period', `test "t" { ${GIVEN} expect ibc = 1_423_500 }`, 'PAY812'],
  [
    'a period type that is not offered',
    `test "t" period weekly 2025-03-01 .. 2025-03-07 { ${GIVEN} expect ibc = 1 }`,
    'PAY808',
  ],
  [
    'a period that ends before it starts',
    `test "t" period monthly 2025-03-31 .. 2025-03-01 { ${GIVEN} expect ibc = 1 }`,
    'PAY813',
  ],
  [
    'a period of two months',
    `test "t" period monthly 2025-03-01 .. 2025-04-30 days 30 { ${GIVEN} expect ibc = 1 }`,
    'PAY813',
  ],
  [
    'a period outside the rules',
    `test "t" period monthly 2024-03-01 .. 2024-03-31 { ${GIVEN} expect ibc = 1 }`,
    'PAY813',
  ],
  [
    '32 days',
    `test "t" period monthly 2025-03-01 .. 2025-03-31 days 32 { ${GIVEN} expect ibc = 1 }`,
    'PAY813',
  ],
  [
    'a row too short',
    'cases "c" period monthly 2025-03-01 .. 2025-03-31 given monthly_salary expect ibc { 1 2 3 }',
    'PAY806',
  ],
  [
    'no row',
    'cases "c" period monthly 2025-03-01 .. 2025-03-31 given monthly_salary expect ibc { }',
    'PAY806',
  ],
  ['a parameter among the tests', 'param x = 1 COP law "y"', 'PAY815'],
])('%s is reported', (_, text, code) => {
  expect(faultsOf(text).map((fault) => fault.code)).toEqual([code]);
});

test('every fault of a test is said, not only the first', () => {
  const codes = faultsOfTest('given monthly_salry = 1, risk_class_rate = 3 expect ibcc = 1').map(
    (one) => one.code,
  );
  expect(codes.sort()).toEqual(['PAY802', 'PAY802', 'PAY803']);
});

const LIKE = `test "base" period monthly 2025-03-01 .. 2025-03-31 { ${GIVEN} expect ibc = 1_423_500 }\n`;

test.each([
  ['two tests of one name', `${LIKE}${LIKE}`, ['PAY816']],
  ['a test like one that is not there', `${LIKE}test "b" { like "bas" expect ibc = 1_423_500 }`, ['PAY817']],
  ['a test like itself', 'test "a" { like "a" expect ibc = 1 }', ['PAY818']],
  [
    'two tests like each other, and one like them',
    'test "a" { like "b" expect ibc = 1 } test "b" { like "a" expect ibc = 1 } test "c" { like "a" expect ibc = 1 }',
    ['PAY818'],
  ],
  [
    'a value changed twice',
    `${LIKE}test "b" { like "base" with monthly_salary = 1, monthly_salary = 2 expect ibc = 1 }`,
    ['PAY814'],
  ],
  ['a test like two', `${LIKE}test "b" { like "base" like "base" expect ibc = 1_423_500 }`, ['PAY819']],
  [
    'a test like another with values of its own',
    `${LIKE}test "b" { like "base" given monthly_salary = 3 expect ibc = 1_423_500 }`,
    ['PAY819'],
  ],
  [
    'a mistake in a test, once however many are like it',
    `test "a" period monthly 2025-03-01 .. 2025-03-31 { given monthly_salry = 1 expect ibc = 1 }
    test "b" { like "a" expect ibc = 1 } test "c" { like "b" expect ibc = 1 }`,
    ['PAY802'],
  ],
  ['the taxability of a base', `${LIKE}test "b" { like "base" expect taxable(ibc) = yes }`, ['PAY820']],
  [
    'the row of a line without a table',
    `${LIKE}test "b" { like "base" expect bracket(ibc) = 1 }`,
    ['PAY820'],
  ],
  ['an unknown property', `${LIKE}test "b" { like "base" expect colour(ibc) = 1 }`, ['PAY820']],
  [
    'an unknown severity',
    `${LIKE}test "b" { like "base" expect warns BELOW_MINIMUM_WAGE severity bad }`,
    ['PAY802'],
  ],
  [
    'a warning on an unknown field',
    `${LIKE}test "b" { like "base" expect warns BELOW_MINIMUM_WAGE on ib }`,
    ['PAY802'],
  ],
])('%s is reported where it is written', (_, text, codes) => {
  expect(faultsOf(text).map((fault) => fault.code)).toEqual(codes);
});

test('ten thousand tests, each like the one before, are read', () => {
  const chain = Array.from(
    { length: 9_000 },
    (_, at) => `test "${at + 1}" { like "${at}" expect ibc = 1_423_500 }`,
  );
  expect(faultsOf(`${LIKE.replace('"base"', '"0"')}${chain.reverse().join('\n')}`)).toEqual([]);
});
