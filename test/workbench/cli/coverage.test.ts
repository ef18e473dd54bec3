import { COUNTRY, FIGURES } from '../figures/country.ts';
import { folder, payroll } from './run-payroll.ts';

const MONTHLY = `unit UVT "UVT" : COP  by month  carry_forward PARAM_CARRIED_FORWARD  law "DIAN" {
  2025-01  49_799
  2025-02  49_800  single_source "un diario"
}
`;

const UNTIL_FEBRUARY = {
  ...COUNTRY,
  'rules/co/figures.pay': FIGURES + MONTHLY,
  'rules/co/primero/2025-01-01.pay': COUNTRY['rules/co/primero/2025-01-01.pay']
    .replace('uses     SMMLV', 'uses     SMMLV, UVT')
    .replace('1 SMMLV)', '1 SMMLV, 2 UVT)'),
};

test('coverage says how far schemes reach, which figure ends first, and what rests on a doubt', async () => {
  const { status, out } = await payroll(['coverage', 'rules'], { cwd: folder(UNTIL_FEBRUARY) });
  expect(status).toBe(0);
  expect(out).toBe(`CO
  primero  2025-01-01  ..  2025-12-31
  segundo  2025-01-01  ..  2025-12-31

  known until
  2025-02-28  UVT  primero  then carried forward (PARAM_CARRIED_FORWARD)

  last value on a doubt
  UVT  2025-02-01  primero  single_source: un diario
`);
});

test('every figure is named on demand, and for machines', async () => {
  const cwd = folder(UNTIL_FEBRUARY);
  const { out } = await payroll(['coverage', 'rules', '--all'], { cwd });
  expect(out).toContain('2025-01-01  SMMLV            all schemes');
  const json = JSON.parse((await payroll(['coverage', 'rules', '--json'], { cwd })).out);
  expect(json.countries).toMatchObject([
    {
      country: 'CO',
      schemes: [
        { scheme: 'primero', from: '2025-01-01', until: '2025-12-31' },
        { scheme: 'segundo', from: '2025-01-01', until: '2025-12-31' },
      ],
      figures: [
        { name: 'UVT', ends: '2025-02-28', carried: 'PARAM_CARRIED_FORWARD', schemes: ['primero'] },
        { name: 'SMMLV', ends: null, stated: '2025-01-01', schemes: ['primero', 'segundo'] },
        { name: 'auxilio_mensual', ends: null, stated: '2025-01-01', schemes: ['segundo'] },
      ],
    },
  ]);
});

test('nothing is printed of rules that do not compile', async () => {
  const cwd = folder({ ...COUNTRY, 'rules/co/figures.pay': FIGURES.replace('unit SMMLV', 'unit MINIMO') });
  const { status, out, err } = await payroll(['coverage', 'rules'], { cwd });
  expect([status, out, err.match(/PAY\d+/)?.[0]]).toEqual([1, '', 'PAY920']);
});
