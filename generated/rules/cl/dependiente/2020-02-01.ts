// CL.dependiente 2020.1: Trabajador dependiente del sector privado
// Emitted from rules/cl/dependiente/2020-02-01.pay by payroll compile. Do not edit.
// file    sha256:105d6dbdae9474ca591fb7d476b25b134c498939884692dbd50e0420fc71e2ce
// meaning sha256:63251a40e5d641c3254b3d64adbaa8e088a65419ab1083260113b10b385e5170
import * as rt from '../../../../compiler/runtime/index.ts';

const n_100000000_over_3 = rt.exact(100000000n, 3n);
const n_1000000000 = rt.decimal('1000000000');
const n_0_1 = rt.decimal('0.1');
const n_0_13 = rt.decimal('0.13');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: rt.ONE, above: null }] };

// Unidad de fomento · Banco Central de Chile
const UF$rows: readonly rt.DatedValue[] = [
  { from: '2020-02-01', value: rt.decimal('28463.67') },
  { from: '2020-03-01', value: rt.decimal('28597.46') },
  { from: '2020-04-01', value: rt.decimal('28690.73') },
  { from: '2020-05-01', value: rt.decimal('28716.52') },
  { from: '2020-06-01', value: rt.decimal('28696.42') },
  { from: '2020-07-01', value: rt.decimal('28667.44') },
  { from: '2020-08-01', value: rt.decimal('28679.45') },
  { from: '2020-09-01', value: rt.decimal('28707.85') },
  { from: '2020-10-01', value: rt.decimal('28838.63') },
  { from: '2020-11-01', value: rt.decimal('29030.17') },
  { from: '2020-12-01', value: rt.decimal('29070.33') },
  { from: '2021-01-01', value: rt.decimal('29123.74') },
  { from: '2021-02-01', value: rt.decimal('29287.38') },
  { from: '2021-03-01', value: rt.decimal('29394.77') },
  { from: '2021-04-01', value: rt.decimal('29494.13') },
  { from: '2021-05-01', value: rt.decimal('29613.26') },
  { from: '2021-06-01', value: rt.decimal('29709.83') },
  { from: '2021-07-01', value: rt.decimal('29757.64') },
  { from: '2021-08-01', value: rt.decimal('29935.08') },
  { from: '2021-09-01', value: rt.decimal('30088.37') },
  { from: '2021-10-01', value: rt.decimal('30380.53') },
  { from: '2021-11-01', value: rt.decimal('30762.8') },
  { from: '2021-12-01', value: rt.decimal('30991.74') },
  { from: '2022-01-01', value: rt.decimal('31212.65') },
  { from: '2022-02-01', value: rt.decimal('31539.2') },
  { from: '2022-03-01', value: rt.decimal('31727.74') },
  { from: '2022-04-01', value: rt.decimal('32176.49') },
  { from: '2022-05-01', value: rt.decimal('32679.54') },
  { from: '2022-06-01', value: rt.decimal('33086.83') },
  { from: '2022-07-01', value: rt.decimal('33417.26') },
  { from: '2022-08-01', value: rt.decimal('33836.51') },
  { from: '2022-09-01', value: rt.decimal('34258.23') },
  { from: '2022-10-01', value: rt.decimal('34600.35') },
  { from: '2022-11-01', value: rt.decimal('34811.8') },
  { from: '2022-12-01', value: rt.decimal('35110.98') },
  { from: '2023-01-01', value: rt.decimal('35287.5') },
  { from: '2023-02-01', value: rt.decimal('35509.68') },
  { from: '2023-03-01', value: rt.decimal('35575.48') },
  { from: '2023-04-01', value: rt.decimal('35838.55') },
  { from: '2023-05-01', value: rt.decimal('36032.89') },
  { from: '2023-06-01', value: rt.decimal('36089.48') },
  { from: '2023-07-01', value: rt.decimal('36049.05') },
  { from: '2023-08-01', value: rt.decimal('36130.31') },
  { from: '2023-09-01', value: rt.decimal('36197.53') },
  { from: '2023-10-01', value: rt.decimal('36388.07') },
  { from: '2023-11-01', value: rt.decimal('36563.87') },
  { from: '2023-12-01', value: rt.decimal('36789.36') },
];

// Unidad tributaria mensual · Servicio de Impuestos Internos
const UTM$rows: readonly rt.DatedValue[] = [
  { from: '2020-02-01', value: rt.decimal('49723') },
  { from: '2020-03-01', value: rt.decimal('50021') },
  { from: '2020-04-01', value: rt.decimal('50221') },
  { from: '2020-05-01', value: rt.decimal('50372') },
  { from: '2020-06-01', value: rt.decimal('50372') },
  { from: '2020-07-01', value: rt.decimal('50322') },
  { from: '2020-08-01', value: rt.decimal('50272') },
  { from: '2020-09-01', value: rt.decimal('50322') },
  { from: '2020-10-01', value: rt.decimal('50372') },
  { from: '2020-11-01', value: rt.decimal('50674') },
  { from: '2020-12-01', value: rt.decimal('51029') },
  { from: '2021-01-01', value: rt.decimal('50978') },
  { from: '2021-02-01', value: rt.decimal('51131') },
  { from: '2021-03-01', value: rt.decimal('51489') },
  { from: '2021-04-01', value: rt.decimal('51592') },
  { from: '2021-05-01', value: rt.decimal('51798') },
  { from: '2021-06-01', value: rt.decimal('52005') },
  { from: '2021-07-01', value: rt.decimal('52161') },
  { from: '2021-08-01', value: rt.decimal('52213') },
  { from: '2021-09-01', value: rt.decimal('52631') },
  { from: '2021-10-01', value: rt.decimal('52842') },
  { from: '2021-11-01', value: rt.decimal('53476') },
  { from: '2021-12-01', value: rt.decimal('54171') },
  { from: '2022-01-01', value: rt.decimal('54442') },
  { from: '2022-02-01', value: rt.decimal('54878') },
  { from: '2022-03-01', value: rt.decimal('55537') },
  { from: '2022-04-01', value: rt.decimal('55704') },
  { from: '2022-05-01', value: rt.decimal('56762') },
  { from: '2022-06-01', value: rt.decimal('57557') },
  { from: '2022-07-01', value: rt.decimal('58248') },
  { from: '2022-08-01', value: rt.decimal('58772') },
  { from: '2022-09-01', value: rt.decimal('59595') },
  { from: '2022-10-01', value: rt.decimal('60310') },
  { from: '2022-11-01', value: rt.decimal('60853') },
  { from: '2022-12-01', value: rt.decimal('61157') },
  { from: '2023-01-01', value: rt.decimal('61769') },
  { from: '2023-02-01', value: rt.decimal('61954') },
  { from: '2023-03-01', value: rt.decimal('62450') },
  { from: '2023-04-01', value: rt.decimal('62388') },
  { from: '2023-05-01', value: rt.decimal('63074') },
  { from: '2023-06-01', value: rt.decimal('63263') },
  { from: '2023-07-01', value: rt.decimal('63326') },
  { from: '2023-08-01', value: rt.decimal('63199') },
  { from: '2023-09-01', value: rt.decimal('63452') },
  { from: '2023-10-01', value: rt.decimal('63515') },
  { from: '2023-11-01', value: rt.decimal('63960') },
  { from: '2023-12-01', value: rt.decimal('64216') },
];

// Ingreso mínimo mensual
const imm$rows: readonly rt.DatedValue[] = [
  { from: '2019-03-01', value: rt.decimal('301000') },
  { from: '2020-03-01', value: rt.decimal('320500') },
  { from: '2020-09-01', value: rt.decimal('326500') },
  { from: '2021-05-01', value: rt.decimal('337000') },
  { from: '2022-01-01', value: rt.decimal('350000') },
  { from: '2022-05-01', value: rt.decimal('380000') },
  { from: '2022-08-01', value: rt.decimal('400000') },
  { from: '2023-01-01', value: rt.decimal('410000') },
  { from: '2023-05-01', value: rt.decimal('440000') },
  { from: '2023-09-01', value: rt.decimal('460000') },
];

// Tope imponible de AFP y salud, en UF · D.L. 3.500 art. 16; Ley 19.728 art. 6; Superintendencia de Pensiones
const tope_afp_salud_uf$rows: readonly rt.DatedValue[] = [
  { from: '2020-02-01', value: rt.decimal('80.2') },
  { from: '2021-01-01', value: rt.decimal('81.6') },
];

// Tope imponible de cesantía, en UF · D.L. 3.500 art. 16; Ley 19.728 art. 6; Superintendencia de Pensiones
const tope_afc_uf$rows: readonly rt.DatedValue[] = [
  { from: '2020-02-01', value: rt.decimal('120.3') },
  { from: '2021-01-01', value: rt.decimal('122.6') },
];

// Gratificación, parte de lo ganado · Código del Trabajo art. 50
const gratificacion_tasa$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.25') },
];

// Gratificación, tope al año en ingresos mínimos · Código del Trabajo art. 50
const gratificacion_tope_imm$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('4.75') },
];

// Tasa del seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59; Superintendencia de Pensiones
const tasa_sis$rows: readonly rt.DatedValue[] = [
  { from: '2018-07-01', value: rt.decimal('0.0153') },
  { from: '2020-07-01', value: rt.decimal('0.0199') },
  { from: '2020-10-01', value: rt.decimal('0.0199') },
  { from: '2021-04-01', value: rt.decimal('0.0194') },
  { from: '2021-07-01', value: rt.decimal('0.0221') },
  { from: '2021-10-01', value: rt.decimal('0.0185') },
  { from: '2022-01-01', value: rt.decimal('0.0185') },
  { from: '2022-07-01', value: rt.decimal('0.0184') },
  { from: '2022-10-01', value: rt.decimal('0.0154') },
  { from: '2023-01-01', value: rt.decimal('0.0155') },
  { from: '2023-04-01', value: rt.decimal('0.0161') },
  { from: '2023-07-01', value: rt.decimal('0.0188') },
  { from: '2023-10-01', value: rt.decimal('0.0147') },
];

// Cotización de salud · D.L. 3.500 art. 84
const tasa_salud$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.07') },
];

// Cotización básica de la Ley 16.744 · Ley 16.744 art. 15
const ley_16744_basica$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.009') },
];

// Cotización adicional máxima · D.S. 67
const adicional_maxima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.068') },
];

// Seguro para el acompañamiento de niños · Ley 21.063
const sanna$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.0003') },
];

// Tramo A hasta · Ley 18.987 art. 1
const tramo_a_hasta$rows: readonly rt.DatedValue[] = [
  { from: '2019-03-01', value: rt.decimal('315841') },
  { from: '2020-03-01', value: rt.decimal('336055') },
  { from: '2020-09-01', value: rt.decimal('342346') },
  { from: '2021-05-01', value: rt.decimal('353356') },
  { from: '2022-01-01', value: rt.decimal('366987') },
  { from: '2022-05-01', value: rt.decimal('398443') },
  { from: '2022-08-01', value: rt.decimal('419414') },
  { from: '2023-01-01', value: rt.decimal('429899') },
  { from: '2023-05-01', value: rt.decimal('515879') },
  { from: '2023-09-01', value: rt.decimal('539328') },
];

// Monto por carga, tramo A · Ley 18.987 art. 1
const monto_a$rows: readonly rt.DatedValue[] = [
  { from: '2019-03-01', value: rt.decimal('12364') },
  { from: '2020-03-01', value: rt.decimal('13155') },
  { from: '2020-09-01', value: rt.decimal('13401') },
  { from: '2021-05-01', value: rt.decimal('13832') },
  { from: '2022-01-01', value: rt.decimal('14366') },
  { from: '2022-05-01', value: rt.decimal('15597') },
  { from: '2022-08-01', value: rt.decimal('16418') },
  { from: '2023-01-01', value: rt.decimal('16828') },
  { from: '2023-05-01', value: rt.decimal('20328') },
  { from: '2023-09-01', value: rt.decimal('20328') },
];

// Tramo B hasta · Ley 18.987 art. 1
const tramo_b_hasta$rows: readonly rt.DatedValue[] = [
  { from: '2019-03-01', value: rt.decimal('461320') },
  { from: '2020-03-01', value: rt.decimal('490844') },
  { from: '2020-09-01', value: rt.decimal('500033') },
  { from: '2021-05-01', value: rt.decimal('516114') },
  { from: '2022-01-01', value: rt.decimal('536023') },
  { from: '2022-05-01', value: rt.decimal('581968') },
  { from: '2022-08-01', value: rt.decimal('612598') },
  { from: '2023-01-01', value: rt.decimal('627913') },
  { from: '2023-05-01', value: rt.decimal('753496') },
  { from: '2023-09-01', value: rt.decimal('787746') },
];

// Monto por carga, tramo B · Ley 18.987 art. 1
const monto_b$rows: readonly rt.DatedValue[] = [
  { from: '2019-03-01', value: rt.decimal('7587') },
  { from: '2020-03-01', value: rt.decimal('8073') },
  { from: '2020-09-01', value: rt.decimal('8224') },
  { from: '2021-05-01', value: rt.decimal('8488') },
  { from: '2022-01-01', value: rt.decimal('8815') },
  { from: '2022-05-01', value: rt.decimal('9571') },
  { from: '2022-08-01', value: rt.decimal('10075') },
  { from: '2023-01-01', value: rt.decimal('10327') },
  { from: '2023-05-01', value: rt.decimal('12475') },
  { from: '2023-09-01', value: rt.decimal('12475') },
];

// Tramo C hasta · Ley 18.987 art. 1
const tramo_c_hasta$rows: readonly rt.DatedValue[] = [
  { from: '2019-03-01', value: rt.decimal('719502') },
  { from: '2020-03-01', value: rt.decimal('765550') },
  { from: '2020-09-01', value: rt.decimal('779882') },
  { from: '2021-05-01', value: rt.decimal('804962') },
  { from: '2022-01-01', value: rt.decimal('836014') },
  { from: '2022-05-01', value: rt.decimal('907672') },
  { from: '2022-08-01', value: rt.decimal('955444') },
  { from: '2023-01-01', value: rt.decimal('979330') },
  { from: '2023-05-01', value: rt.decimal('1175196') },
  { from: '2023-09-01', value: rt.decimal('1228614') },
];

// Monto por carga, tramo C · Ley 18.987 art. 1
const monto_c$rows: readonly rt.DatedValue[] = [
  { from: '2019-03-01', value: rt.decimal('2398') },
  { from: '2020-03-01', value: rt.decimal('2551') },
  { from: '2020-09-01', value: rt.decimal('2599') },
  { from: '2021-05-01', value: rt.decimal('2683') },
  { from: '2022-01-01', value: rt.decimal('2786') },
  { from: '2022-05-01', value: rt.decimal('3025') },
  { from: '2022-08-01', value: rt.decimal('3184') },
  { from: '2023-01-01', value: rt.decimal('3264') },
  { from: '2023-05-01', value: rt.decimal('3942') },
  { from: '2023-09-01', value: rt.decimal('3942') },
];

// Cotización de cesantía del trabajador · Ley 19.728 arts. 5 y 9
const afc_trabajador: rt.Table = {
  id: 'afc_trabajador',
  form: 'map',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.wordRow('indefinido', '0.006'),
        rt.wordRow('plazo_fijo', '0'),
        rt.wordRow('indefinido_11_anios', '0'),
      ],
    },
  ],
};

// Cotización de cesantía del empleador · Ley 19.728 arts. 5 y 9
const afc_del_empleador: rt.Table = {
  id: 'afc_del_empleador',
  form: 'map',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.wordRow('indefinido', '0.024'),
        rt.wordRow('plazo_fijo', '0.03'),
        rt.wordRow('indefinido_11_anios', '0.008'),
      ],
    },
  ],
};

// Impuesto único de segunda categoría · LIR art. 43 N°1; Ley 21.210
const tabla_impuesto_unico: rt.Table = {
  id: 'tabla_impuesto_unico',
  form: 'rebate',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '13.5', '0'),
        rt.band('(]', '13.5', '30', '0.04', '0.54'),
        rt.band('(]', '30', '50', '0.08', '1.74'),
        rt.band('(]', '50', '70', '0.135', '4.49'),
        rt.band('(]', '70', '90', '0.23', '11.14'),
        rt.band('(]', '90', '120', '0.304', '17.8'),
        rt.band('(]', '120', '310', '0.35', '23.32'),
        rt.band('()', '310', null, '0.4', '38.82'),
      ],
    },
  ],
};

// Cotización a cada AFP · D.L. 3.500 art. 29; Superintendencia de Pensiones
const tasas_afp: rt.Table = {
  id: 'tasas_afp',
  form: 'map',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '2020-01-01',
      rows: [
        rt.wordRow('capital', '0.1144'),
        rt.wordRow('cuprum', '0.1144'),
        rt.wordRow('habitat', '0.1127'),
        rt.wordRow('modelo', '0.1077'),
        rt.wordRow('planvital', '0.1116'),
        rt.wordRow('provida', '0.1145'),
        rt.wordRow('uno', '0.1069'),
      ],
    },
    {
      from: '2021-10-01',
      rows: [
        rt.wordRow('capital', '0.1144'),
        rt.wordRow('cuprum', '0.1144'),
        rt.wordRow('habitat', '0.1127'),
        rt.wordRow('modelo', '0.1058'),
        rt.wordRow('planvital', '0.1116'),
        rt.wordRow('provida', '0.1145'),
        rt.wordRow('uno', '0.1069'),
      ],
    },
    {
      from: '2023-10-01',
      rows: [
        rt.wordRow('capital', '0.1144'),
        rt.wordRow('cuprum', '0.1144'),
        rt.wordRow('habitat', '0.1127'),
        rt.wordRow('modelo', '0.1058'),
        rt.wordRow('planvital', '0.1116'),
        rt.wordRow('provida', '0.1145'),
        rt.wordRow('uno', '0.1049'),
      ],
    },
  ],
};

const input$daily_salary: rt.InputSpec = {
  id: 'daily_salary',
  wire: 'daily_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Sueldo diario',
  law: null,
  presence: 'required',
  unless: 'monthly_salary',
  bounds: '(0 CLP .. 1_000_000_000 CLP / 30]',
  lowest: { value: '0', included: false },
  highest: { value: '33333333.3333333333', included: true },
  defaultText: null,
  defaultValue: null,
};

const input$monthly_salary: rt.InputSpec = {
  id: 'monthly_salary',
  wire: 'monthly_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Sueldo base',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '(0 CLP .. 1_000_000_000 CLP]',
  lowest: { value: '0', included: false },
  highest: { value: '1000000000', included: true },
  defaultText: '30 * daily_salary',
  defaultValue: null,
};

const input$afp_rate: rt.InputSpec = {
  id: 'afp_rate',
  wire: 'afp_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'Cotización a la AFP, 10 % más comisión',
  law: null,
  presence: 'required',
  unless: null,
  bounds: '[10% .. 13%]',
  lowest: { value: '0.1', included: true },
  highest: { value: '0.13', included: true },
  defaultText: null,
  defaultValue: null,
};

const input$risk_class_rate: rt.InputSpec = {
  id: 'risk_class_rate',
  wire: 'risk_class_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'Cotización adicional de la Ley 16.744',
  law: 'Ley 16.744 art. 15; D.S. 110 y D.S. 67',
  presence: 'default',
  unless: null,
  bounds: '[0% .. adicional_maxima]',
  lowest: { value: '0', included: true },
  highest: { value: '0.068', included: true },
  defaultText: '0%',
  defaultValue: '0',
};

const input$overtime_amount: rt.InputSpec = {
  id: 'overtime_amount',
  wire: 'overtime_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Horas extraordinarias, ya valoradas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
  lowest: { value: '0', included: true },
  highest: null,
  defaultText: '0 CLP',
  defaultValue: '0',
};

const input$commission_amount: rt.InputSpec = {
  id: 'commission_amount',
  wire: 'commission_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Comisiones',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
  lowest: { value: '0', included: true },
  highest: null,
  defaultText: '0 CLP',
  defaultValue: '0',
};

const input$asignacion_familiar_amount: rt.InputSpec = {
  id: 'asignacion_familiar_amount',
  wire: 'asignacion_familiar_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Asignación familiar',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
  lowest: { value: '0', included: true },
  highest: null,
  defaultText: '0 CLP',
  defaultValue: '0',
};

const input$colacion_amount: rt.InputSpec = {
  id: 'colacion_amount',
  wire: 'colacion_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Colación',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
  lowest: { value: '0', included: true },
  highest: null,
  defaultText: '0 CLP',
  defaultValue: '0',
};

const input$movilizacion_amount: rt.InputSpec = {
  id: 'movilizacion_amount',
  wire: 'movilizacion_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Movilización',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
  lowest: { value: '0', included: true },
  highest: null,
  defaultText: '0 CLP',
  defaultValue: '0',
};

const input$con_gratificacion: rt.InputSpec = {
  id: 'con_gratificacion',
  wire: 'gratificacion_legal',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Paga la gratificación mes a mes (art. 50)',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'yes',
  defaultValue: true,
};

const input$contrato_plazo_fijo: rt.InputSpec = {
  id: 'contrato_plazo_fijo',
  wire: 'contrato_plazo_fijo',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Contrato a plazo fijo, por obra o faena',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const input$afc_indefinido_11_anios: rt.InputSpec = {
  id: 'afc_indefinido_11_anios',
  wire: 'afc_indefinido_11_anios',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Más de 11 años de cesantía con el empleador',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const manifest: rt.Manifest = {
  format: 1,
  path: 'rules/cl/dependiente/2020-02-01.pay',
  fingerprint: 'sha256:105d6dbdae9474ca591fb7d476b25b134c498939884692dbd50e0420fc71e2ce',
  meaning: 'sha256:63251a40e5d641c3254b3d64adbaa8e088a65419ab1083260113b10b385e5170',
  country: 'CL',
  scheme: 'dependiente',
  label: 'Trabajador dependiente del sector privado',
  version: '2020.1',
  currency: 'CLP',
  validFrom: '2020-02-01',
  validUntil: '2023-12-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
  laws: [
    'Código del Trabajo; D.L. 3.500; Ley 19.728; Ley 16.744',
    'Ley sobre Impuesto a la Renta arts. 42 N°1 y 43 N°1',
  ],
  changes: [
    {
      date: '2020-02-01',
      summary: 'Topes imponibles de 80,2 y 120,3 UF',
      law: 'Superintendencia de Pensiones',
    },
    { date: '2020-03-01', summary: 'Ingreso mínimo de $320.500', law: 'Ley 21.112' },
    { date: '2020-09-01', summary: 'Ingreso mínimo de $326.500', law: 'Ley 21.283' },
    {
      date: '2021-01-01',
      summary: 'Topes imponibles de 81,6 y 122,6 UF',
      law: 'Superintendencia de Pensiones',
    },
    { date: '2021-05-01', summary: 'Ingreso mínimo de $337.000', law: 'Ley 21.360' },
    { date: '2022-01-01', summary: 'Ingreso mínimo de $350.000', law: 'Ley 21.360' },
    { date: '2022-05-01', summary: 'Ingreso mínimo de $380.000', law: 'Ley 21.456' },
    { date: '2022-08-01', summary: 'Ingreso mínimo de $400.000', law: 'Ley 21.456' },
    { date: '2023-01-01', summary: 'Ingreso mínimo de $410.000', law: 'Ley 21.456' },
    { date: '2023-05-01', summary: 'Ingreso mínimo de $440.000', law: 'Ley 21.578' },
    { date: '2023-09-01', summary: 'Ingreso mínimo de $460.000', law: 'Ley 21.578' },
  ],
  steps: [
    {
      id: 'sueldo_base',
      kind: 'perception',
      label: 'Sueldo base',
      type: 'money',
      words: [],
      formula: 'monthly_salary * period.days / 30 round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 42 a)',
      omitZero: false,
      taxable: true,
      socialSecurity: true,
      tags: ['imponible', 'tributable', 'fijo'],
      table: null,
      position: 26,
      bracket: null,
      terms: null,
    },
    {
      id: 'horas_extra',
      kind: 'perception',
      label: 'Horas extraordinarias',
      type: 'money',
      words: [],
      formula: 'overtime_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo arts. 32 y 42 b)',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['imponible', 'tributable', 'variable'],
      table: null,
      position: 27,
      bracket: null,
      terms: null,
    },
    {
      id: 'comisiones',
      kind: 'perception',
      label: 'Comisiones',
      type: 'money',
      words: [],
      formula: 'commission_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 42 c)',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['imponible', 'tributable', 'variable'],
      table: null,
      position: 28,
      bracket: null,
      terms: null,
    },
    {
      id: 'tope_gratificacion_mensual',
      kind: 'let',
      label: 'Tope mensual de gratificación',
      type: 'money',
      words: [],
      formula: 'gratificacion_tope_imm * imm / 12 round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 50 (convención: el ingreso mínimo del mes, sin rebajar el tope en un mes incompleto); gratificacion_tope_imm: Código del Trabajo art. 50',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 29,
      bracket: null,
      terms: null,
    },
    {
      id: 'gratificacion_legal',
      kind: 'perception',
      label: 'Gratificación legal art. 50',
      type: 'money',
      words: [],
      formula: 'min(gratificacion_tasa * (sueldo_base + horas_extra + comisiones), tope_gratificacion_mensual) when con_gratificacion round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo arts. 47, 50 y 52; gratificacion_tasa: Código del Trabajo art. 50',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['imponible', 'tributable'],
      table: null,
      position: 30,
      bracket: null,
      terms: null,
    },
    {
      id: 'asignacion_familiar',
      kind: 'perception',
      label: 'Asignación familiar',
      type: 'money',
      words: [],
      formula: 'asignacion_familiar_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'D.F.L. 150 de 1982 (convención: el empleador la adelanta por el Estado: no es remuneración)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['no_imponible', 'no_tributable', 'reembolsable'],
      table: null,
      position: 31,
      bracket: null,
      terms: null,
    },
    {
      id: 'colacion',
      kind: 'perception',
      label: 'Asignación de colación',
      type: 'money',
      words: [],
      formula: 'colacion_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 41; LIR art. 17 N°14 (convención: no es remuneración mientras sea razonable)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['no_imponible', 'no_tributable'],
      table: null,
      position: 32,
      bracket: null,
      terms: null,
    },
    {
      id: 'movilizacion',
      kind: 'perception',
      label: 'Asignación de movilización',
      type: 'money',
      words: [],
      formula: 'movilizacion_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 41; LIR art. 17 N°14 (convención: no es remuneración mientras sea razonable)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['no_imponible', 'no_tributable'],
      table: null,
      position: 33,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_imponible',
      kind: 'base',
      label: 'Total imponible',
      type: 'money',
      words: [],
      formula: 'sum(imponible) round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 41',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 34,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_no_imponible',
      kind: 'total',
      label: 'Total no imponible',
      type: 'money',
      words: [],
      formula: 'asignacion_familiar + colacion + movilizacion',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 35,
      bracket: null,
      terms: [
        { step: 'asignacion_familiar', sign: 1 },
        { step: 'colacion', sign: 1 },
        { step: 'movilizacion', sign: 1 },
      ],
    },
    {
      id: 'total_haberes',
      kind: 'total',
      label: 'Total haberes',
      type: 'money',
      words: [],
      formula: 'sum(perceptions)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 36,
      bracket: null,
      terms: [
        { step: 'sueldo_base', sign: 1 },
        { step: 'horas_extra', sign: 1 },
        { step: 'comisiones', sign: 1 },
        { step: 'gratificacion_legal', sign: 1 },
        { step: 'asignacion_familiar', sign: 1 },
        { step: 'colacion', sign: 1 },
        { step: 'movilizacion', sign: 1 },
      ],
    },
    {
      id: 'tope_imponible_afp_salud',
      kind: 'let',
      label: 'Tope imponible AFP y salud',
      type: 'money',
      words: [],
      formula: 'tope_afp_salud_uf round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 art. 16; tope_afp_salud_uf: D.L. 3.500 art. 16; Ley 19.728 art. 6; Superintendencia de Pensiones',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 37,
      bracket: null,
      terms: null,
    },
    {
      id: 'tope_imponible_afc',
      kind: 'let',
      label: 'Tope imponible seguro de cesantía',
      type: 'money',
      words: [],
      formula: 'tope_afc_uf round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 19.728 art. 6; tope_afc_uf: D.L. 3.500 art. 16; Ley 19.728 art. 6; Superintendencia de Pensiones',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 38,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_imponible_afp_salud',
      kind: 'base',
      label: 'Renta imponible AFP y salud',
      type: 'money',
      words: [],
      formula: 'min(total_imponible, tope_imponible_afp_salud) round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 arts. 14 y 16',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 39,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_imponible_afc',
      kind: 'base',
      label: 'Renta imponible seguro de cesantía',
      type: 'money',
      words: [],
      formula: 'min(total_imponible, tope_imponible_afc) round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 19.728 art. 6',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 40,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrato',
      kind: 'let',
      label: 'Contrato para el seguro de cesantía',
      type: 'choice',
      words: ['indefinido', 'plazo_fijo', 'indefinido_11_anios'],
      formula: 'if contrato_plazo_fijo then plazo_fijo else if afc_indefinido_11_anios then indefinido_11_anios else indefinido',
      rounding: null,
      source: 'Ley 19.728 arts. 5 y 9',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 41,
      bracket: null,
      terms: null,
    },
    {
      id: 'cotizacion_afp',
      kind: 'deduction',
      label: 'Cotización AFP (10% más comisión)',
      type: 'money',
      words: [],
      formula: 'base_imponible_afp_salud * afp_rate round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 arts. 17 y 29',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 44,
      bracket: null,
      terms: null,
    },
    {
      id: 'cotizacion_salud',
      kind: 'deduction',
      label: 'Cotización de salud 7% (Fonasa o Isapre)',
      type: 'money',
      words: [],
      formula: 'base_imponible_afp_salud * tasa_salud round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 art. 84; tasa_salud: D.L. 3.500 art. 84',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 45,
      bracket: null,
      terms: null,
    },
    {
      id: 'seguro_cesantia_trabajador',
      kind: 'deduction',
      label: 'Seguro de cesantía (AFC) trabajador',
      type: 'money',
      words: [],
      formula: 'base_imponible_afc * afc_trabajador(contrato) round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 19.728 art. 5; afc_trabajador: Ley 19.728 arts. 5 y 9',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 46,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_tributable',
      kind: 'base',
      label: 'Renta líquida imponible (base tributable)',
      type: 'money',
      words: [],
      formula: 'max(0 CLP, sum(tributable) - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador) round half_up:1',
      rounding: 'half_up:1',
      source: 'LIR art. 42 N°1',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 47,
      bracket: null,
      terms: null,
    },
    {
      id: 'impuesto_unico',
      kind: 'deduction',
      label: 'Impuesto único de segunda categoría',
      type: 'money',
      words: [],
      formula: 'tabla_impuesto_unico(base_tributable) round half_up:1',
      rounding: 'half_up:1',
      source: 'LIR arts. 42 N°1 y 43 N°1; tabla_impuesto_unico: LIR art. 43 N°1; Ley 21.210',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 49,
      bracket: 'impuesto_unico',
      terms: null,
    },
    {
      id: 'total_descuentos',
      kind: 'total',
      label: 'Total descuentos',
      type: 'money',
      words: [],
      formula: 'sum(deductions)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 50,
      bracket: null,
      terms: [
        { step: 'cotizacion_afp', sign: 1 },
        { step: 'cotizacion_salud', sign: 1 },
        { step: 'seguro_cesantia_trabajador', sign: 1 },
        { step: 'impuesto_unico', sign: 1 },
      ],
    },
    {
      id: 'liquido_a_pagar',
      kind: 'total',
      label: 'Líquido a pagar',
      type: 'money',
      words: [],
      formula: 'total_haberes - total_descuentos',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 51,
      bracket: null,
      terms: [{ step: 'total_haberes', sign: 1 }, { step: 'total_descuentos', sign: -1 }],
    },
    {
      id: 'sis',
      kind: 'component',
      label: 'Seguro de invalidez y sobrevivencia',
      type: 'money',
      words: [],
      formula: 'base_imponible_afp_salud * tasa_sis round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 art. 59; tasa_sis: D.L. 3.500 art. 59; Superintendencia de Pensiones',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'prevision_social',
      position: 53,
      bracket: null,
      terms: null,
    },
    {
      id: 'afc_empleador',
      kind: 'component',
      label: 'Seguro de cesantía empleador',
      type: 'money',
      words: [],
      formula: 'base_imponible_afc * afc_del_empleador(contrato) round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 19.728 art. 5; afc_del_empleador: Ley 19.728 arts. 5 y 9',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'seguro_cesantia',
      position: 55,
      bracket: null,
      terms: null,
    },
    {
      id: 'mutual_ley_16744',
      kind: 'component',
      label: 'Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%',
      type: 'money',
      words: [],
      formula: 'base_imponible_afp_salud * (ley_16744_basica + risk_class_rate + sanna) round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 16.744 art. 15; Ley 21.063 (fuente única: el formulario de pago lo cobra como una sola tasa); ley_16744_basica: Ley 16.744 art. 15; sanna: Ley 21.063',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'ley_16744',
      position: 57,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_aportes_empleador',
      kind: 'total',
      label: 'Total aportes del empleador',
      type: 'money',
      words: [],
      formula: 'sum(employer)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 58,
      bracket: null,
      terms: [
        { step: 'sis', sign: 1 },
        { step: 'afc_empleador', sign: 1 },
        { step: 'mutual_ley_16744', sign: 1 },
      ],
    },
    {
      id: 'costo_empresa',
      kind: 'total',
      label: 'Costo empresa',
      type: 'money',
      words: [],
      formula: 'total_haberes + total_aportes_empleador',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 59,
      bracket: null,
      terms: [{ step: 'total_haberes', sign: 1 }, { step: 'total_aportes_empleador', sign: 1 }],
    },
    {
      id: 'monto_por_carga',
      kind: 'let',
      label: 'Monto por carga del tramo',
      type: 'money',
      words: [],
      formula: 'if total_imponible <= tramo_a_hasta then monto_a else if total_imponible <= tramo_b_hasta then monto_b else monto_c',
      rounding: null,
      source: 'Ley 18.987 art. 1; tramo_a_hasta: Ley 18.987 art. 1; monto_a: Ley 18.987 art. 1; tramo_b_hasta: Ley 18.987 art. 1; monto_b: Ley 18.987 art. 1; monto_c: Ley 18.987 art. 1',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 67,
      bracket: null,
      terms: null,
    },
  ],
  employerTables: [
    { id: 'prevision_social', label: 'Previsión social (empleador)' },
    { id: 'seguro_cesantia', label: 'Seguro de cesantía (empleador)' },
    { id: 'ley_16744', label: 'Seguro de accidentes del trabajo' },
  ],
  summary: {
    total_perceptions: 'total_haberes',
    total_deductions: 'total_descuentos',
    net_salary: 'liquido_a_pagar',
    employer_contributions_total: 'total_aportes_empleador',
    employer_total_cost: 'costo_empresa',
  },
  standing: [
    { figure: 'UF', standing: 'derived', note: 'regla del Banco Central con el IPC' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'single_source', note: 'utmvalor.cl' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    { figure: 'UTM', standing: 'derived', note: 'regla del SII con el IPC' },
    {
      figure: 'imm',
      standing: 'derived',
      note: 'la prensa de 2020 da el alza de la Ley 21.283, de 6.000',
    },
    { figure: 'tope_afp_salud_uf', standing: 'single_source', note: 'AFP Habitat' },
    {
      figure: 'tope_afp_salud_uf',
      standing: 'single_source',
      note: 'no se conocen los valores provisorios de enero',
    },
    { figure: 'tope_afc_uf', standing: 'single_source', note: 'AFP Habitat' },
    {
      figure: 'tope_afc_uf',
      standing: 'single_source',
      note: 'no se conocen los valores provisorios de enero',
    },
    {
      figure: 'tasa_sis',
      standing: 'unconfirmed',
      note: 'no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %',
    },
    {
      figure: 'tasa_sis',
      standing: 'single_source',
      note: 'la tasa anterior a octubre de 2021; el comienzo del trimestre se infiere',
    },
    { figure: 'tasa_sis', standing: 'single_source', note: null },
    {
      figure: 'tasa_sis',
      standing: 'unconfirmed',
      note: 'no se halló la tasa de enero a junio de 2022',
    },
    {
      figure: 'tasa_sis',
      standing: 'single_source',
      note: 'la tasa anterior a enero de 2023; el comienzo del trimestre se infiere',
    },
    {
      figure: 'tasa_sis',
      standing: 'single_source',
      note: 'la tasa anterior a julio de 2023; el comienzo del trimestre se infiere',
    },
    {
      figure: 'tasa_sis',
      standing: 'single_source',
      note: 'la tasa anterior a enero de 2024; el comienzo del trimestre se infiere',
    },
    { figure: 'adicional_maxima', standing: 'single_source', note: 'código público' },
    { figure: 'tramo_a_hasta', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'tramo_a_hasta', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'tramo_a_hasta', standing: 'single_source', note: 'rockandpop.cl, agosto de 2022' },
    { figure: 'tramo_a_hasta', standing: 'single_source', note: 'código público' },
    { figure: 'tramo_a_hasta', standing: 'single_source', note: 'código público' },
    { figure: 'monto_a', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'monto_a', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'monto_a', standing: 'single_source', note: 'rockandpop.cl, agosto de 2022' },
    { figure: 'monto_a', standing: 'single_source', note: 'código público' },
    { figure: 'monto_a', standing: 'single_source', note: 'código público' },
    { figure: 'tramo_b_hasta', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'tramo_b_hasta', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'tramo_b_hasta', standing: 'single_source', note: 'rockandpop.cl, agosto de 2022' },
    { figure: 'tramo_b_hasta', standing: 'single_source', note: 'código público' },
    { figure: 'tramo_b_hasta', standing: 'single_source', note: 'código público' },
    { figure: 'monto_b', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'monto_b', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'monto_b', standing: 'single_source', note: 'rockandpop.cl, agosto de 2022' },
    { figure: 'monto_b', standing: 'single_source', note: 'código público' },
    { figure: 'monto_b', standing: 'single_source', note: 'código público' },
    { figure: 'tramo_c_hasta', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'tramo_c_hasta', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'tramo_c_hasta', standing: 'single_source', note: 'rockandpop.cl, agosto de 2022' },
    { figure: 'tramo_c_hasta', standing: 'single_source', note: 'código público' },
    { figure: 'tramo_c_hasta', standing: 'single_source', note: 'código público' },
    { figure: 'monto_c', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'monto_c', standing: 'unconfirmed', note: 'sin fuente a la mano' },
    { figure: 'monto_c', standing: 'single_source', note: 'rockandpop.cl, agosto de 2022' },
    { figure: 'monto_c', standing: 'single_source', note: 'código público' },
    { figure: 'monto_c', standing: 'single_source', note: 'código público' },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    { figure: 'tasas_afp', standing: 'single_source', note: 'latercera.com, 2021' },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'la de antes de octubre de 2023, sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    { figure: 'tasas_afp', standing: 'single_source', note: 'latercera.com, 2021' },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'la de antes de octubre de 2023, sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    { figure: 'tasas_afp', standing: 'single_source', note: 'latercera.com, 2021' },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'valores de 2020 a 2023 sin fuente a la mano',
    },
    {
      figure: 'tasas_afp',
      standing: 'unconfirmed',
      note: 'la de antes de octubre de 2023, sin fuente a la mano',
    },
    {
      figure: 'tope_gratificacion_mensual',
      standing: 'convention',
      note: 'el ingreso mínimo del mes, sin rebajar el tope en un mes incompleto',
    },
    {
      figure: 'asignacion_familiar',
      standing: 'convention',
      note: 'el empleador la adelanta por el Estado: no es remuneración',
    },
    {
      figure: 'colacion',
      standing: 'convention',
      note: 'no es remuneración mientras sea razonable',
    },
    {
      figure: 'movilizacion',
      standing: 'convention',
      note: 'no es remuneración mientras sea razonable',
    },
    {
      figure: 'mutual_ley_16744',
      standing: 'single_source',
      note: 'el formulario de pago lo cobra como una sola tasa',
    },
  ],
  inputs: [
    input$daily_salary,
    input$monthly_salary,
    input$afp_rate,
    input$risk_class_rate,
    input$overtime_amount,
    input$commission_amount,
    input$asignacion_familiar_amount,
    input$colacion_amount,
    input$movilizacion_amount,
    input$con_gratificacion,
    input$contrato_plazo_fijo,
    input$afc_indefinido_11_anios,
  ],
};

const $exactFigures = rt.madeByDate(($at) => ({
  adicional_maxima: rt.over(rt.figureAt(adicional_maxima$rows, $at), 250n),
  adicional_maxima$v: rt.figureAt(adicional_maxima$rows, $at),
  gratificacion_tope_imm: rt.over(rt.figureAt(gratificacion_tope_imm$rows, $at), 4n),
  gratificacion_tope_imm$v: rt.figureAt(gratificacion_tope_imm$rows, $at),
  imm: rt.over(rt.figureAt(imm$rows, $at), 1n),
  imm$v: rt.figureAt(imm$rows, $at),
  gratificacion_tasa: rt.over(rt.figureAt(gratificacion_tasa$rows, $at), 4n),
  gratificacion_tasa$v: rt.figureAt(gratificacion_tasa$rows, $at),
  tope_afp_salud_uf: rt.over(rt.mul(rt.figureAt(tope_afp_salud_uf$rows, $at), rt.figureAt(UF$rows, $at)), 500n),
  tope_afp_salud_uf$v: rt.mul(rt.figureAt(tope_afp_salud_uf$rows, $at), rt.figureAt(UF$rows, $at)),
  UF$v: rt.figureAt(UF$rows, $at),
  tope_afc_uf: rt.over(rt.mul(rt.figureAt(tope_afc_uf$rows, $at), rt.figureAt(UF$rows, $at)), 1000n),
  tope_afc_uf$v: rt.mul(rt.figureAt(tope_afc_uf$rows, $at), rt.figureAt(UF$rows, $at)),
  tasa_salud: rt.over(rt.figureAt(tasa_salud$rows, $at), 100n),
  tasa_salud$v: rt.figureAt(tasa_salud$rows, $at),
  afc_trabajador$on1: rt.rowsOn(afc_trabajador, { date: $at }, 1n, 500n),
  tabla_impuesto_unico$on1: rt.rowsOn(tabla_impuesto_unico, { date: $at, factor: rt.figureAt(UTM$rows, $at) }, 100n, 1000n),
  tasa_sis: rt.over(rt.figureAt(tasa_sis$rows, $at), 10000n),
  tasa_sis$v: rt.figureAt(tasa_sis$rows, $at),
  afc_del_empleador$on1: rt.rowsOn(afc_del_empleador, { date: $at }, 1n, 500n),
  ley_16744_basica: rt.over(rt.figureAt(ley_16744_basica$rows, $at), 1000n),
  ley_16744_basica$v: rt.figureAt(ley_16744_basica$rows, $at),
  sanna: rt.over(rt.figureAt(sanna$rows, $at), 10000n),
  sanna$v: rt.figureAt(sanna$rows, $at),
  tramo_a_hasta: rt.over(rt.figureAt(tramo_a_hasta$rows, $at), 1n),
  tramo_a_hasta$v: rt.figureAt(tramo_a_hasta$rows, $at),
  monto_a: rt.over(rt.figureAt(monto_a$rows, $at), 1n),
  monto_a$v: rt.figureAt(monto_a$rows, $at),
  tramo_b_hasta: rt.over(rt.figureAt(tramo_b_hasta$rows, $at), 1n),
  tramo_b_hasta$v: rt.figureAt(tramo_b_hasta$rows, $at),
  monto_b: rt.over(rt.figureAt(monto_b$rows, $at), 1n),
  monto_b$v: rt.figureAt(monto_b$rows, $at),
  monto_c: rt.over(rt.figureAt(monto_c$rows, $at), 1n),
  monto_c$v: rt.figureAt(monto_c$rows, $at),
  tasas_afp$on1: rt.rowsOn(tasas_afp, { date: $at }, 1n, 10000000000n),
  tramo_c_hasta: rt.over(rt.figureAt(tramo_c_hasta$rows, $at), 1n),
  tramo_c_hasta$v: rt.figureAt(tramo_c_hasta$rows, $at),
}));

function byFractions(call: rt.Call): rt.Outcome {
  const $at = call.referenceDate;
  const $e = $exactFigures($at);
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = BigInt(call.days);
  const period$days$v = { n: period$days, d: 1n };

  // Sueldo diario
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkPresence(ledger, input$daily_salary, call);
  rt.checkDigits(ledger, input$daily_salary, daily_salary$sent);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: n_100000000_over_3, closed: true });
  // Sueldo base
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkDigits(ledger, input$monthly_salary, monthly_salary$sent);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: false }, { value: n_1000000000, closed: true });
  // Cotización a la AFP, 10 % más comisión
  const afp_rate$sent = rt.sentQuantity(call, input$afp_rate);
  rt.checkPresence(ledger, input$afp_rate, call);
  rt.checkDigits(ledger, input$afp_rate, afp_rate$sent);
  rt.checkBounds(ledger, input$afp_rate, afp_rate$sent, { value: n_0_1, closed: true }, { value: n_0_13, closed: true });
  // Cotización adicional de la Ley 16.744
  const risk_class_rate$sent = rt.sentQuantity(call, input$risk_class_rate);
  rt.checkDigits(ledger, input$risk_class_rate, risk_class_rate$sent);
  rt.checkBounds(ledger, input$risk_class_rate, risk_class_rate$sent, { value: rt.ZERO, closed: true }, { value: $e.adicional_maxima$v, closed: true });
  // Horas extraordinarias, ya valoradas
  const overtime_amount$sent = rt.sentQuantity(call, input$overtime_amount);
  rt.checkDigits(ledger, input$overtime_amount, overtime_amount$sent);
  rt.checkBounds(ledger, input$overtime_amount, overtime_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Comisiones
  const commission_amount$sent = rt.sentQuantity(call, input$commission_amount);
  rt.checkDigits(ledger, input$commission_amount, commission_amount$sent);
  rt.checkBounds(ledger, input$commission_amount, commission_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Asignación familiar
  const asignacion_familiar_amount$sent = rt.sentQuantity(call, input$asignacion_familiar_amount);
  rt.checkDigits(ledger, input$asignacion_familiar_amount, asignacion_familiar_amount$sent);
  rt.checkBounds(ledger, input$asignacion_familiar_amount, asignacion_familiar_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Colación
  const colacion_amount$sent = rt.sentQuantity(call, input$colacion_amount);
  rt.checkDigits(ledger, input$colacion_amount, colacion_amount$sent);
  rt.checkBounds(ledger, input$colacion_amount, colacion_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Movilización
  const movilizacion_amount$sent = rt.sentQuantity(call, input$movilizacion_amount);
  rt.checkDigits(ledger, input$movilizacion_amount, movilizacion_amount$sent);
  rt.checkBounds(ledger, input$movilizacion_amount, movilizacion_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Paga la gratificación mes a mes (art. 50)
  const con_gratificacion$sent = rt.sentBoolean(call, input$con_gratificacion);
  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo$sent = rt.sentBoolean(call, input$contrato_plazo_fijo);
  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios$sent = rt.sentBoolean(call, input$afc_indefinido_11_anios);

  if (ledger.refused) return ledger.close();
  const monthly_salary = monthly_salary$sent === undefined ? ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 10n : rt.over(monthly_salary$sent, 10000000000n);
  const monthly_salary$v = monthly_salary$sent ?? { n: monthly_salary, d: 10000000000n };
  const afp_rate$v = rt.present(afp_rate$sent);
  const afp_rate = rt.over(afp_rate$v, 10000000000n);
  const risk_class_rate = risk_class_rate$sent === undefined ? 0n : rt.over(risk_class_rate$sent, 10000000000n);
  const risk_class_rate$v = risk_class_rate$sent ?? { n: risk_class_rate, d: 10000000000n };
  const overtime_amount = overtime_amount$sent === undefined ? 0n : rt.over(overtime_amount$sent, 10000000000n);
  const overtime_amount$v = overtime_amount$sent ?? { n: overtime_amount, d: 10000000000n };
  const commission_amount = commission_amount$sent === undefined ? 0n : rt.over(commission_amount$sent, 10000000000n);
  const commission_amount$v = commission_amount$sent ?? { n: commission_amount, d: 10000000000n };
  const asignacion_familiar_amount = asignacion_familiar_amount$sent === undefined ? 0n : rt.over(asignacion_familiar_amount$sent, 10000000000n);
  const asignacion_familiar_amount$v = asignacion_familiar_amount$sent ?? { n: asignacion_familiar_amount, d: 10000000000n };
  const colacion_amount = colacion_amount$sent === undefined ? 0n : rt.over(colacion_amount$sent, 10000000000n);
  const colacion_amount$v = colacion_amount$sent ?? { n: colacion_amount, d: 10000000000n };
  const movilizacion_amount = movilizacion_amount$sent === undefined ? 0n : rt.over(movilizacion_amount$sent, 10000000000n);
  const movilizacion_amount$v = movilizacion_amount$sent ?? { n: movilizacion_amount, d: 10000000000n };
  const con_gratificacion = con_gratificacion$sent ?? true;
  const contrato_plazo_fijo = contrato_plazo_fijo$sent ?? false;
  const afc_indefinido_11_anios = afc_indefinido_11_anios$sent ?? false;

  // Sueldo base · Código del Trabajo art. 42 a)
  const sueldo_base$raw = monthly_salary * period$days;
  const sueldo_base = (sueldo_base$raw + 150000000000n) / 300000000000n;
  const sueldo_base$v = { n: sueldo_base, d: 1n };
  ledger.step('sueldo_base', { n: sueldo_base$raw, d: 300000000000n }, sueldo_base$v, ledger.tracing ? [
    rt.seen('monthly_salary', 'money', monthly_salary$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Horas extraordinarias · Código del Trabajo arts. 32 y 42 b)
  const horas_extra = (overtime_amount + 5000000000n) / 10000000000n;
  const horas_extra$v = { n: horas_extra, d: 1n };
  ledger.step('horas_extra', overtime_amount$v, horas_extra$v, ledger.tracing ? [
    rt.seen('overtime_amount', 'money', overtime_amount$v),
  ] : rt.NOTHING);

  // Comisiones · Código del Trabajo art. 42 c)
  const comisiones = (commission_amount + 5000000000n) / 10000000000n;
  const comisiones$v = { n: comisiones, d: 1n };
  ledger.step('comisiones', commission_amount$v, comisiones$v, ledger.tracing ? [
    rt.seen('commission_amount', 'money', commission_amount$v),
  ] : rt.NOTHING);

  // Tope mensual de gratificación · Código del Trabajo art. 50
  const tope_gratificacion_mensual$raw = $e.gratificacion_tope_imm * $e.imm;
  const tope_gratificacion_mensual = (tope_gratificacion_mensual$raw + 24n) / 48n;
  const tope_gratificacion_mensual$v = { n: tope_gratificacion_mensual, d: 1n };
  ledger.step('tope_gratificacion_mensual', { n: tope_gratificacion_mensual$raw, d: 48n }, tope_gratificacion_mensual$v, ledger.tracing ? [
    rt.seen('gratificacion_tope_imm', 'number', $e.gratificacion_tope_imm$v),
    rt.seen('imm', 'money', $e.imm$v),
  ] : rt.NOTHING);

  // Gratificación legal art. 50 · Código del Trabajo arts. 47, 50 y 52
  const gratificacion_legal$when = con_gratificacion;
  let gratificacion_legal$raw = 0n;
  let gratificacion_legal = 0n;
  if (gratificacion_legal$when) {
    const $1 = $e.gratificacion_tasa * (sueldo_base + horas_extra + comisiones);
    const $2 = tope_gratificacion_mensual * 4n;
    gratificacion_legal$raw = ($1 < $2 ? $1 : $2);
    gratificacion_legal = (gratificacion_legal$raw + 2n) / 4n;
  }
  const gratificacion_legal$v = { n: gratificacion_legal, d: 1n };
  ledger.step('gratificacion_legal', { n: gratificacion_legal$raw, d: 4n }, gratificacion_legal$v, ledger.tracing ? [
    rt.seen('con_gratificacion', 'boolean', con_gratificacion),
    ...(gratificacion_legal$when ? [rt.seen('gratificacion_tasa', 'rate', $e.gratificacion_tasa$v), rt.seen('sueldo_base', 'money', sueldo_base$v), rt.seen('horas_extra', 'money', horas_extra$v), rt.seen('comisiones', 'money', comisiones$v), rt.seen('tope_gratificacion_mensual', 'money', tope_gratificacion_mensual$v)] : []),
  ] : rt.NOTHING, gratificacion_legal$when);

  // Asignación familiar · D.F.L. 150 de 1982
  const asignacion_familiar = (asignacion_familiar_amount + 5000000000n) / 10000000000n;
  const asignacion_familiar$v = { n: asignacion_familiar, d: 1n };
  ledger.step('asignacion_familiar', asignacion_familiar_amount$v, asignacion_familiar$v, ledger.tracing ? [
    rt.seen('asignacion_familiar_amount', 'money', asignacion_familiar_amount$v),
  ] : rt.NOTHING);

  // Asignación de colación · Código del Trabajo art. 41; LIR art. 17 N°14
  const colacion = (colacion_amount + 5000000000n) / 10000000000n;
  const colacion$v = { n: colacion, d: 1n };
  ledger.step('colacion', colacion_amount$v, colacion$v, ledger.tracing ? [
    rt.seen('colacion_amount', 'money', colacion_amount$v),
  ] : rt.NOTHING);

  // Asignación de movilización · Código del Trabajo art. 41; LIR art. 17 N°14
  const movilizacion = (movilizacion_amount + 5000000000n) / 10000000000n;
  const movilizacion$v = { n: movilizacion, d: 1n };
  ledger.step('movilizacion', movilizacion_amount$v, movilizacion$v, ledger.tracing ? [
    rt.seen('movilizacion_amount', 'money', movilizacion_amount$v),
  ] : rt.NOTHING);

  // Total imponible · Código del Trabajo art. 41
  const total_imponible = sueldo_base + horas_extra + comisiones + gratificacion_legal;
  const total_imponible$v = { n: total_imponible, d: 1n };
  ledger.step('total_imponible', total_imponible$v, total_imponible$v, ledger.tracing ? [
    rt.seen('sueldo_base', 'money', sueldo_base$v),
    rt.seen('horas_extra', 'money', horas_extra$v),
    rt.seen('comisiones', 'money', comisiones$v),
    rt.seen('gratificacion_legal', 'money', gratificacion_legal$v),
  ] : rt.NOTHING);

  // Total no imponible
  const total_no_imponible = asignacion_familiar + colacion + movilizacion;
  const total_no_imponible$v = { n: total_no_imponible, d: 1n };
  ledger.step('total_no_imponible', total_no_imponible$v, total_no_imponible$v, ledger.tracing ? [
    rt.seen('asignacion_familiar', 'money', asignacion_familiar$v),
    rt.seen('colacion', 'money', colacion$v),
    rt.seen('movilizacion', 'money', movilizacion$v),
  ] : rt.NOTHING);

  // Total haberes
  const total_haberes = sueldo_base + horas_extra + comisiones + gratificacion_legal + asignacion_familiar + colacion + movilizacion;
  const total_haberes$v = { n: total_haberes, d: 1n };
  ledger.step('total_haberes', total_haberes$v, total_haberes$v, ledger.tracing ? [
    rt.seen('sueldo_base', 'money', sueldo_base$v),
    rt.seen('horas_extra', 'money', horas_extra$v),
    rt.seen('comisiones', 'money', comisiones$v),
    rt.seen('gratificacion_legal', 'money', gratificacion_legal$v),
    rt.seen('asignacion_familiar', 'money', asignacion_familiar$v),
    rt.seen('colacion', 'money', colacion$v),
    rt.seen('movilizacion', 'money', movilizacion$v),
  ] : rt.NOTHING);

  // Tope imponible AFP y salud · D.L. 3.500 art. 16
  const tope_imponible_afp_salud = ($e.tope_afp_salud_uf + 250n) / 500n;
  const tope_imponible_afp_salud$v = { n: tope_imponible_afp_salud, d: 1n };
  ledger.step('tope_imponible_afp_salud', $e.tope_afp_salud_uf$v, tope_imponible_afp_salud$v, ledger.tracing ? [
    rt.seen('tope_afp_salud_uf', 'money', $e.tope_afp_salud_uf$v),
    rt.seen('UF', 'money', $e.UF$v),
  ] : rt.NOTHING);

  // Tope imponible seguro de cesantía · Ley 19.728 art. 6
  const tope_imponible_afc = ($e.tope_afc_uf + 500n) / 1000n;
  const tope_imponible_afc$v = { n: tope_imponible_afc, d: 1n };
  ledger.step('tope_imponible_afc', $e.tope_afc_uf$v, tope_imponible_afc$v, ledger.tracing ? [
    rt.seen('tope_afc_uf', 'money', $e.tope_afc_uf$v),
    rt.seen('UF', 'money', $e.UF$v),
  ] : rt.NOTHING);

  // Renta imponible AFP y salud · D.L. 3.500 arts. 14 y 16
  const base_imponible_afp_salud = (total_imponible < tope_imponible_afp_salud ? total_imponible : tope_imponible_afp_salud);
  const base_imponible_afp_salud$v = { n: base_imponible_afp_salud, d: 1n };
  ledger.step('base_imponible_afp_salud', base_imponible_afp_salud$v, base_imponible_afp_salud$v, ledger.tracing ? [
    rt.seen('total_imponible', 'money', total_imponible$v),
    rt.seen('tope_imponible_afp_salud', 'money', tope_imponible_afp_salud$v),
  ] : rt.NOTHING);

  // Renta imponible seguro de cesantía · Ley 19.728 art. 6
  const base_imponible_afc = (total_imponible < tope_imponible_afc ? total_imponible : tope_imponible_afc);
  const base_imponible_afc$v = { n: base_imponible_afc, d: 1n };
  ledger.step('base_imponible_afc', base_imponible_afc$v, base_imponible_afc$v, ledger.tracing ? [
    rt.seen('total_imponible', 'money', total_imponible$v),
    rt.seen('tope_imponible_afc', 'money', tope_imponible_afc$v),
  ] : rt.NOTHING);

  // Contrato para el seguro de cesantía · Ley 19.728 arts. 5 y 9
  const $3 = contrato_plazo_fijo;
  let $5: string;
  if ($3) {
    $5 = 'plazo_fijo';
  } else {
    const $4 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
    $5 = $4;
  }
  const contrato: string = $5;
  ledger.step('contrato', contrato, contrato, ledger.tracing ? [
    rt.seen('contrato_plazo_fijo', 'boolean', contrato_plazo_fijo),
    ...($3 ? [] : [rt.seen('afc_indefinido_11_anios', 'boolean', afc_indefinido_11_anios)]),
  ] : rt.NOTHING);

  // Cotización AFP (10% más comisión) · D.L. 3.500 arts. 17 y 29
  const cotizacion_afp$raw = base_imponible_afp_salud * afp_rate;
  const cotizacion_afp = (cotizacion_afp$raw + 5000000000n) / 10000000000n;
  const cotizacion_afp$v = { n: cotizacion_afp, d: 1n };
  ledger.step('cotizacion_afp', { n: cotizacion_afp$raw, d: 10000000000n }, cotizacion_afp$v, ledger.tracing ? [
    rt.seen('base_imponible_afp_salud', 'money', base_imponible_afp_salud$v),
    rt.seen('afp_rate', 'rate', afp_rate$v),
  ] : rt.NOTHING);

  // Cotización de salud 7% (Fonasa o Isapre) · D.L. 3.500 art. 84
  const cotizacion_salud$raw = base_imponible_afp_salud * $e.tasa_salud;
  const cotizacion_salud = (cotizacion_salud$raw + 50n) / 100n;
  const cotizacion_salud$v = { n: cotizacion_salud, d: 1n };
  ledger.step('cotizacion_salud', { n: cotizacion_salud$raw, d: 100n }, cotizacion_salud$v, ledger.tracing ? [
    rt.seen('base_imponible_afp_salud', 'money', base_imponible_afp_salud$v),
    rt.seen('tasa_salud', 'rate', $e.tasa_salud$v),
  ] : rt.NOTHING);

  // Seguro de cesantía (AFC) trabajador · Ley 19.728 art. 5
  const $6 = ledger.apply(rt.map($e.afc_trabajador$on1, contrato), 'choice', 'rate');
  const seguro_cesantia_trabajador$raw = base_imponible_afc * $6;
  const seguro_cesantia_trabajador = (seguro_cesantia_trabajador$raw + 250n) / 500n;
  const seguro_cesantia_trabajador$v = { n: seguro_cesantia_trabajador, d: 1n };
  ledger.step('seguro_cesantia_trabajador', { n: seguro_cesantia_trabajador$raw, d: 500n }, seguro_cesantia_trabajador$v, ledger.tracing ? [
    rt.seen('base_imponible_afc', 'money', base_imponible_afc$v),
    rt.seen('contrato', 'choice', contrato, ['indefinido', 'plazo_fijo', 'indefinido_11_anios']),
  ] : rt.NOTHING);

  // Renta líquida imponible (base tributable) · LIR art. 42 N°1
  const $7 = sueldo_base + horas_extra + comisiones + gratificacion_legal - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = (0n > $7 ? 0n : $7);
  const base_tributable$v = { n: base_tributable, d: 1n };
  ledger.step('base_tributable', base_tributable$v, base_tributable$v, ledger.tracing ? [
    rt.seen('sueldo_base', 'money', sueldo_base$v),
    rt.seen('horas_extra', 'money', horas_extra$v),
    rt.seen('comisiones', 'money', comisiones$v),
    rt.seen('gratificacion_legal', 'money', gratificacion_legal$v),
    rt.seen('cotizacion_afp', 'money', cotizacion_afp$v),
    rt.seen('cotizacion_salud', 'money', cotizacion_salud$v),
    rt.seen('seguro_cesantia_trabajador', 'money', seguro_cesantia_trabajador$v),
  ] : rt.NOTHING);

  // Impuesto único de segunda categoría · LIR arts. 42 N°1 y 43 N°1
  const $8 = ledger.apply(rt.rebate($e.tabla_impuesto_unico$on1, base_tributable * 100n), 'money', 'rate');
  const impuesto_unico = ($8 + 50000n) / 100000n;
  const impuesto_unico$v = { n: impuesto_unico, d: 1n };
  ledger.step('impuesto_unico', { n: $8, d: 100000n }, impuesto_unico$v, ledger.tracing ? [
    rt.seen('base_tributable', 'money', base_tributable$v),
  ] : rt.NOTHING);

  // Total descuentos
  const total_descuentos = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  const total_descuentos$v = { n: total_descuentos, d: 1n };
  ledger.step('total_descuentos', total_descuentos$v, total_descuentos$v, ledger.tracing ? [
    rt.seen('cotizacion_afp', 'money', cotizacion_afp$v),
    rt.seen('cotizacion_salud', 'money', cotizacion_salud$v),
    rt.seen('seguro_cesantia_trabajador', 'money', seguro_cesantia_trabajador$v),
    rt.seen('impuesto_unico', 'money', impuesto_unico$v),
  ] : rt.NOTHING);

  // Líquido a pagar
  const liquido_a_pagar = total_haberes - total_descuentos;
  const liquido_a_pagar$v = { n: liquido_a_pagar, d: 1n };
  ledger.step('liquido_a_pagar', liquido_a_pagar$v, liquido_a_pagar$v, ledger.tracing ? [
    rt.seen('total_haberes', 'money', total_haberes$v),
    rt.seen('total_descuentos', 'money', total_descuentos$v),
  ] : rt.NOTHING);

  // Seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59
  const sis$raw = base_imponible_afp_salud * $e.tasa_sis;
  const sis = (sis$raw + 5000n) / 10000n;
  const sis$v = { n: sis, d: 1n };
  ledger.component('sis', base_imponible_afp_salud$v, $e.tasa_sis$v, { n: sis$raw, d: 10000n }, sis$v, ledger.tracing ? [
    rt.seen('base_imponible_afp_salud', 'money', base_imponible_afp_salud$v),
    rt.seen('tasa_sis', 'rate', $e.tasa_sis$v),
  ] : rt.NOTHING);

  // Seguro de cesantía empleador · Ley 19.728 art. 5
  const $9 = ledger.apply(rt.map($e.afc_del_empleador$on1, contrato), 'choice', 'rate');
  const afc_empleador$raw = base_imponible_afc * $9;
  const afc_empleador = (afc_empleador$raw + 250n) / 500n;
  const afc_empleador$v = { n: afc_empleador, d: 1n };
  ledger.component('afc_empleador', base_imponible_afc$v, { n: $9, d: 500n }, { n: afc_empleador$raw, d: 500n }, afc_empleador$v, ledger.tracing ? [
    rt.seen('base_imponible_afc', 'money', base_imponible_afc$v),
    rt.seen('contrato', 'choice', contrato, ['indefinido', 'plazo_fijo', 'indefinido_11_anios']),
  ] : rt.NOTHING);

  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03% · Ley 16.744 art. 15; Ley 21.063
  const mutual_ley_16744$rate = $e.ley_16744_basica * 10000000n + risk_class_rate + ($e.sanna * 1000000n);
  const mutual_ley_16744$raw = base_imponible_afp_salud * mutual_ley_16744$rate;
  const mutual_ley_16744 = (mutual_ley_16744$raw + 5000000000n) / 10000000000n;
  const mutual_ley_16744$v = { n: mutual_ley_16744, d: 1n };
  ledger.component('mutual_ley_16744', base_imponible_afp_salud$v, { n: mutual_ley_16744$rate, d: 10000000000n }, { n: mutual_ley_16744$raw, d: 10000000000n }, mutual_ley_16744$v, ledger.tracing ? [
    rt.seen('base_imponible_afp_salud', 'money', base_imponible_afp_salud$v),
    rt.seen('ley_16744_basica', 'rate', $e.ley_16744_basica$v),
    rt.seen('risk_class_rate', 'rate', risk_class_rate$v),
    rt.seen('sanna', 'rate', $e.sanna$v),
  ] : rt.NOTHING);

  // Total aportes del empleador
  const total_aportes_empleador = sis + afc_empleador + mutual_ley_16744;
  const total_aportes_empleador$v = { n: total_aportes_empleador, d: 1n };
  ledger.step('total_aportes_empleador', total_aportes_empleador$v, total_aportes_empleador$v, ledger.tracing ? [
    rt.seen('sis', 'money', sis$v),
    rt.seen('afc_empleador', 'money', afc_empleador$v),
    rt.seen('mutual_ley_16744', 'money', mutual_ley_16744$v),
  ] : rt.NOTHING);

  // Costo empresa
  const costo_empresa = total_haberes + total_aportes_empleador;
  const costo_empresa$v = { n: costo_empresa, d: 1n };
  ledger.step('costo_empresa', costo_empresa$v, costo_empresa$v, ledger.tracing ? [
    rt.seen('total_haberes', 'money', total_haberes$v),
    rt.seen('total_aportes_empleador', 'money', total_aportes_empleador$v),
  ] : rt.NOTHING);

  // Monto por carga del tramo · Ley 18.987 art. 1
  let $11 = false;
  const $10 = total_imponible <= $e.tramo_a_hasta;
  let $13: bigint;
  if ($10) {
    $13 = $e.monto_a;
  } else {
    $11 = total_imponible <= $e.tramo_b_hasta;
    const $12 = $11 ? $e.monto_b : $e.monto_c;
    $13 = $12;
  }
  const monto_por_carga = $13;
  const monto_por_carga$v = { n: monto_por_carga, d: 1n };
  ledger.step('monto_por_carga', monto_por_carga$v, monto_por_carga$v, ledger.tracing ? [
    rt.seen('total_imponible', 'money', total_imponible$v),
    rt.seen('tramo_a_hasta', 'money', $e.tramo_a_hasta$v),
    ...($10 ? [rt.seen('monto_a', 'money', $e.monto_a$v)] : [rt.seen('total_imponible', 'money', total_imponible$v), rt.seen('tramo_b_hasta', 'money', $e.tramo_b_hasta$v), ...($11 ? [rt.seen('monto_b', 'money', $e.monto_b$v)] : [rt.seen('monto_c', 'money', $e.monto_c$v)])]),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n < monthly_salary * 99n || ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n > monthly_salary * 101n))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El sueldo base ${rt.show(monthly_salary$v, 'money', 'CLP')} y 30 veces el diario ${rt.show(rt.present(daily_salary$sent), 'money', 'CLP')} difieren en más del 1 %; se usa el sueldo base`);
  }
  if (monthly_salary < $e.imm * 10000000000n) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El sueldo base ${rt.show(monthly_salary$v, 'money', 'CLP')} es menor que el ingreso mínimo mensual de ${rt.show($e.imm$v, 'money', 'CLP')}`);
  }
  if (!(rt.among($e.tasas_afp$on1, afp_rate))) {
    ledger.warn('AFP_RATE_UNKNOWN', 'warning', 'afp_rate', `${rt.show(afp_rate$v, 'rate', 'CLP')} no es la cotización a ninguna AFP en el mes`);
  }
  if ((contrato_plazo_fijo && afc_indefinido_11_anios)) {
    ledger.warn('FLAG_CONFLICT', 'warning', 'overrides.afc_indefinido_11_anios', `El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo`);
  }
  if (commission_amount > 0n) {
    ledger.warn('SEMANA_CORRIDA_NOT_COMPUTED', 'info', 'commission_amount', `La semana corrida de las comisiones no se calcula: va incluida en el monto`);
  }
  if ((asignacion_familiar_amount > 0n && total_imponible > $e.tramo_c_hasta)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'asignacion_familiar_amount', `El total imponible ${rt.show(total_imponible$v, 'money', 'CLP')} pasa de ${rt.show($e.tramo_c_hasta$v, 'money', 'CLP')}, desde donde no hay asignación familiar`);
  }
  let $15: boolean = total_imponible <= $e.tramo_c_hasta;
  if ($15) {
    const $14 = monto_por_carga * 10000000000n;
    $15 = !(($14 === 0n ? asignacion_familiar_amount === 0n : asignacion_familiar_amount % $14 === 0n));
  }
  if ($15) {
    ledger.warn('ASIGNACION_FAMILIAR_NOT_MULTIPLE', 'warning', 'asignacion_familiar_amount', `${rt.show(asignacion_familiar_amount$v, 'money', 'CLP')} no es un múltiplo de ${rt.show(monto_por_carga$v, 'money', 'CLP')}, lo que se paga por carga en su tramo`);
  }
  if ((colacion + movilizacion) * 10n > total_imponible * 3n) {
    ledger.warn('NON_TAXABLE_HIGH', 'warning', 'total_no_imponible', `Colación y movilización pasan del 30 % del total imponible; el SII puede considerarlas renta`);
  }
  if (total_imponible > tope_imponible_afp_salud) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_imponible_afp_salud', `El total imponible ${rt.show(total_imponible$v, 'money', 'CLP')} pasa del tope de ${rt.show(tope_imponible_afp_salud$v, 'money', 'CLP')}`);
  }
  if (total_imponible > tope_imponible_afc) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_imponible_afc', `El total imponible ${rt.show(total_imponible$v, 'money', 'CLP')} pasa del tope de ${rt.show(tope_imponible_afc$v, 'money', 'CLP')}`);
  }
  if (($at >= '2020-10-01' && $at < '2021-04-01')) {
    ledger.warn('PARAM_UNVERIFIED', 'warning', 'sis', `tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %`);
  }
  if (($at >= '2022-01-01' && $at < '2022-07-01')) {
    ledger.warn('PARAM_UNVERIFIED', 'warning', 'sis', `tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022`);
  }

  return ledger.close();
}

const $figures = rt.byDate(($at) => ({
  adicional_maxima: rt.scaled(rt.figureAt(adicional_maxima$rows, $at), 250n),
  gratificacion_tope_imm: rt.scaled(rt.figureAt(gratificacion_tope_imm$rows, $at), 4n),
  imm: rt.scaled(rt.figureAt(imm$rows, $at), 1n),
  gratificacion_tasa: rt.scaled(rt.figureAt(gratificacion_tasa$rows, $at), 4n),
  tope_afp_salud_uf: rt.scaled(rt.mul(rt.figureAt(tope_afp_salud_uf$rows, $at), rt.figureAt(UF$rows, $at)), 500n),
  tope_afc_uf: rt.scaled(rt.mul(rt.figureAt(tope_afc_uf$rows, $at), rt.figureAt(UF$rows, $at)), 1000n),
  tasa_salud: rt.scaled(rt.figureAt(tasa_salud$rows, $at), 100n),
  afc_trabajador$rows1: rt.scaledRows(afc_trabajador, { date: $at }, 1n, 500n),
  tabla_impuesto_unico$rows1: rt.scaledRows(tabla_impuesto_unico, { date: $at, limits: rt.figureAt(UTM$rows, $at) }, 100n, 1000n),
  tasa_sis: rt.scaled(rt.figureAt(tasa_sis$rows, $at), 10000n),
  afc_del_empleador$rows1: rt.scaledRows(afc_del_empleador, { date: $at }, 1n, 500n),
  ley_16744_basica: rt.scaled(rt.figureAt(ley_16744_basica$rows, $at), 1000n),
  sanna: rt.scaled(rt.figureAt(sanna$rows, $at), 10000n),
  tramo_a_hasta: rt.scaled(rt.figureAt(tramo_a_hasta$rows, $at), 1n),
  monto_a: rt.scaled(rt.figureAt(monto_a$rows, $at), 1n),
  tramo_b_hasta: rt.scaled(rt.figureAt(tramo_b_hasta$rows, $at), 1n),
  monto_b: rt.scaled(rt.figureAt(monto_b$rows, $at), 1n),
  monto_c: rt.scaled(rt.figureAt(monto_c$rows, $at), 1n),
  tasas_afp$rows1: rt.scaledRows(tasas_afp, { date: $at }, 1n, 10000n),
  tasas_afp$rows2: rt.scaledRows(tasas_afp, { date: $at }, 1n, 1000000n),
  tramo_c_hasta: rt.scaled(rt.figureAt(tramo_c_hasta$rows, $at), 1n),
  UF: rt.scaled(rt.figureAt(UF$rows, $at), 100n),
}));

function compute($row: rt.PayslipRow, $s: Float64Array, $notes: rt.RuleWarning[] | null): boolean {
  const $at = $row.referenceDate;
  const $f = $figures($row.referenceDate);
  if ($f === null) return false;
  const $n = $row.numbers;
  const daily_salary$sent = $n[0]!;
  const monthly_salary$sent = $n[1]!;
  const afp_rate$sent = $n[2]!;
  const risk_class_rate$sent = $n[3]!;
  const overtime_amount$sent = $n[4]!;
  const commission_amount$sent = $n[5]!;
  const asignacion_familiar_amount$sent = $n[6]!;
  const colacion_amount$sent = $n[7]!;
  const movilizacion_amount$sent = $n[8]!;
  const con_gratificacion$sent = $n[9]!;
  const contrato_plazo_fijo$sent = $n[10]!;
  const afc_indefinido_11_anios$sent = $n[11]!;

  // Sueldo diario
  if (!((daily_salary$sent === daily_salary$sent) || (monthly_salary$sent === monthly_salary$sent))) return false;
  if (daily_salary$sent <= 0) return false;
  const $1 = daily_salary$sent * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 10000000000) return false;
  const daily_salary = daily_salary$sent;
  $s[0] = daily_salary;

  // Sueldo base
  if (monthly_salary$sent <= 0) return false;
  if (monthly_salary$sent > 100000000000) return false;
  const monthly_salary = monthly_salary$sent === monthly_salary$sent ? monthly_salary$sent : (daily_salary * 3) * 10;
  $s[1] = monthly_salary;

  // Cotización a la AFP, 10 % más comisión
  if (!((afp_rate$sent === afp_rate$sent))) return false;
  if (afp_rate$sent < 100000) return false;
  if (afp_rate$sent > 130000) return false;
  const afp_rate = afp_rate$sent;
  $s[2] = afp_rate;

  // Cotización adicional de la Ley 16.744
  if (risk_class_rate$sent < 0) return false;
  if (risk_class_rate$sent > $f.adicional_maxima * 4000) return false;
  const risk_class_rate = risk_class_rate$sent === risk_class_rate$sent ? risk_class_rate$sent : 0;
  $s[3] = risk_class_rate;

  // Horas extraordinarias, ya valoradas
  if (overtime_amount$sent < 0) return false;
  const overtime_amount = overtime_amount$sent === overtime_amount$sent ? overtime_amount$sent : 0;
  $s[4] = overtime_amount;

  // Comisiones
  if (commission_amount$sent < 0) return false;
  const commission_amount = commission_amount$sent === commission_amount$sent ? commission_amount$sent : 0;
  $s[5] = commission_amount;

  // Asignación familiar
  if (asignacion_familiar_amount$sent < 0) return false;
  const asignacion_familiar_amount = asignacion_familiar_amount$sent === asignacion_familiar_amount$sent ? asignacion_familiar_amount$sent : 0;
  $s[6] = asignacion_familiar_amount;

  // Colación
  if (colacion_amount$sent < 0) return false;
  const colacion_amount = colacion_amount$sent === colacion_amount$sent ? colacion_amount$sent : 0;
  $s[7] = colacion_amount;

  // Movilización
  if (movilizacion_amount$sent < 0) return false;
  const movilizacion_amount = movilizacion_amount$sent === movilizacion_amount$sent ? movilizacion_amount$sent : 0;
  $s[8] = movilizacion_amount;

  // Paga la gratificación mes a mes (art. 50)
  const con_gratificacion: boolean = con_gratificacion$sent === con_gratificacion$sent ? con_gratificacion$sent === 1 : true;
  $s[9] = con_gratificacion ? 1 : 0;

  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo: boolean = contrato_plazo_fijo$sent === contrato_plazo_fijo$sent ? contrato_plazo_fijo$sent === 1 : false;
  $s[10] = contrato_plazo_fijo ? 1 : 0;

  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios: boolean = afc_indefinido_11_anios$sent === afc_indefinido_11_anios$sent ? afc_indefinido_11_anios$sent === 1 : false;
  $s[11] = afc_indefinido_11_anios ? 1 : 0;

  // Sueldo base · Código del Trabajo art. 42 a)
  const $2 = monthly_salary * $row.days;
  const $3 = Math.floor(($2 + 1500) / 3000);
  const sueldo_base = $3;
  $s[12] = sueldo_base;
  $s[13] = $2;

  // Horas extraordinarias · Código del Trabajo arts. 32 y 42 b)
  if (overtime_amount > 4503599627370395) return false;
  const $4 = Math.floor((overtime_amount + 50) / 100);
  const horas_extra = $4;
  $s[14] = horas_extra;
  $s[15] = overtime_amount;

  // Comisiones · Código del Trabajo art. 42 c)
  if (commission_amount > 4503599627370395) return false;
  const $5 = Math.floor((commission_amount + 50) / 100);
  const comisiones = $5;
  $s[16] = comisiones;
  $s[17] = commission_amount;

  // Tope mensual de gratificación · Código del Trabajo art. 50
  const $6 = $f.gratificacion_tope_imm * $f.imm;
  const $7 = Math.floor(($6 + 24) / 48);
  const tope_gratificacion_mensual = $7;
  $s[18] = tope_gratificacion_mensual;
  $s[19] = $6;

  // Gratificación legal art. 50 · Código del Trabajo arts. 47, 50 y 52
  $s[22] = 0;
  let gratificacion_legal = 0;
  $s[20] = 0;
  $s[21] = 0;
  const $12 = con_gratificacion;
  $s[22] = $12 ? 1 : 0;
  if ($12) {
    const $8 = $f.gratificacion_tasa * (sueldo_base + horas_extra + comisiones);
    const $9 = tope_gratificacion_mensual * 4;
    const $10 = ($8 < $9 ? $8 : $9);
    const $11 = Math.floor(($10 + 2) / 4);
    gratificacion_legal = $11;
    $s[20] = gratificacion_legal;
    $s[21] = $10;
  }

  // Asignación familiar · D.F.L. 150 de 1982
  if (asignacion_familiar_amount > 4503599627370395) return false;
  const $13 = Math.floor((asignacion_familiar_amount + 50) / 100);
  const asignacion_familiar = $13;
  $s[23] = asignacion_familiar;
  $s[24] = asignacion_familiar_amount;

  // Asignación de colación · Código del Trabajo art. 41; LIR art. 17 N°14
  if (colacion_amount > 4503599627370395) return false;
  const $14 = Math.floor((colacion_amount + 50) / 100);
  const colacion = $14;
  $s[25] = colacion;
  $s[26] = colacion_amount;

  // Asignación de movilización · Código del Trabajo art. 41; LIR art. 17 N°14
  if (movilizacion_amount > 4503599627370395) return false;
  const $15 = Math.floor((movilizacion_amount + 50) / 100);
  const movilizacion = $15;
  $s[27] = movilizacion;
  $s[28] = movilizacion_amount;

  // Total imponible · Código del Trabajo art. 41
  const $16 = sueldo_base + horas_extra + comisiones + gratificacion_legal;
  const total_imponible = $16;
  $s[29] = total_imponible;

  // Total no imponible
  const $17 = asignacion_familiar + colacion + movilizacion;
  const total_no_imponible = $17;
  $s[30] = total_no_imponible;

  // Total haberes
  const $18 = sueldo_base + horas_extra + comisiones + gratificacion_legal + asignacion_familiar + colacion + movilizacion;
  const total_haberes = $18;
  $s[31] = total_haberes;

  // Tope imponible AFP y salud · D.L. 3.500 art. 16
  const $19 = Math.floor(($f.tope_afp_salud_uf + 250) / 500);
  const tope_imponible_afp_salud = $19;
  $s[32] = tope_imponible_afp_salud;
  $s[33] = $f.tope_afp_salud_uf;

  // Tope imponible seguro de cesantía · Ley 19.728 art. 6
  const $20 = Math.floor(($f.tope_afc_uf + 500) / 1000);
  const tope_imponible_afc = $20;
  $s[34] = tope_imponible_afc;
  $s[35] = $f.tope_afc_uf;

  // Renta imponible AFP y salud · D.L. 3.500 arts. 14 y 16
  const $21 = (total_imponible < tope_imponible_afp_salud ? total_imponible : tope_imponible_afp_salud);
  const base_imponible_afp_salud = $21;
  $s[36] = base_imponible_afp_salud;

  // Renta imponible seguro de cesantía · Ley 19.728 art. 6
  const $22 = (total_imponible < tope_imponible_afc ? total_imponible : tope_imponible_afc);
  const base_imponible_afc = $22;
  $s[37] = base_imponible_afc;

  // Contrato para el seguro de cesantía · Ley 19.728 arts. 5 y 9
  const $23 = contrato_plazo_fijo;
  $s[38] = $23 ? 1 : 0;
  let $25: string;
  if ($23) {
    $25 = 'plazo_fijo';
  } else {
    const $24 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
    $25 = $24;
  }
  const contrato: string = $25;
  $s[39] = ['indefinido', 'plazo_fijo', 'indefinido_11_anios'].indexOf(contrato) + 1;

  // Cotización AFP (10% más comisión) · D.L. 3.500 arts. 17 y 29
  const $26 = base_imponible_afp_salud * afp_rate;
  const $27 = Math.floor(($26 + 500000) / 1000000);
  const cotizacion_afp = $27;
  $s[40] = cotizacion_afp;
  $s[41] = $26;

  // Cotización de salud 7% (Fonasa o Isapre) · D.L. 3.500 art. 84
  const $28 = base_imponible_afp_salud * $f.tasa_salud;
  const $29 = Math.floor(($28 + 50) / 100);
  const cotizacion_salud = $29;
  $s[42] = cotizacion_salud;
  $s[43] = $28;

  // Seguro de cesantía (AFC) trabajador · Ley 19.728 art. 5
  const $30 = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($30 < 0) return false;
  $s[44] = $30;
  const $31 = $f.afc_trabajador$rows1.value[$30]!;
  const $32 = base_imponible_afc * $31;
  const $33 = Math.floor(($32 + 250) / 500);
  const seguro_cesantia_trabajador = $33;
  $s[45] = seguro_cesantia_trabajador;
  $s[46] = $32;

  // Renta líquida imponible (base tributable) · LIR art. 42 N°1
  const $34 = sueldo_base + horas_extra + comisiones + gratificacion_legal - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const $35 = (0 > $34 ? 0 : $34);
  const base_tributable = $35;
  $s[47] = base_tributable;

  // Impuesto único de segunda categoría · LIR arts. 42 N°1 y 43 N°1
  const $36 = base_tributable * 100;
  if ($36 > rt.SAFE) return false;
  const $37 = rt.rowOf($f.tabla_impuesto_unico$rows1, $36, 1, false);
  if ($37 < 0) return false;
  $s[48] = $37;
  $s[49] = $36;
  const $38 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $37, $36, 1);
  if (Number.isNaN($38)) return false;
  if ($38 > 4503599627270495) return false;
  const $39 = Math.floor(($38 + 50000) / 100000);
  const impuesto_unico = $39;
  $s[50] = impuesto_unico;
  $s[51] = $38;

  // Total descuentos
  const $40 = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  const total_descuentos = $40;
  $s[52] = total_descuentos;

  // Líquido a pagar
  const $41 = total_haberes - total_descuentos;
  const liquido_a_pagar = $41;
  $s[53] = liquido_a_pagar;

  // Seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59
  const $42 = base_imponible_afp_salud * $f.tasa_sis;
  const $43 = Math.floor(($42 + 5000) / 10000);
  const sis = $43;
  $s[54] = sis;
  $s[55] = $42;
  $s[56] = base_imponible_afp_salud;
  $s[57] = $f.tasa_sis;

  // Seguro de cesantía empleador · Ley 19.728 art. 5
  const $44 = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($44 < 0) return false;
  $s[58] = $44;
  const $45 = $f.afc_del_empleador$rows1.value[$44]!;
  const $46 = base_imponible_afc * $45;
  const $47 = Math.floor(($46 + 250) / 500);
  const afc_empleador = $47;
  $s[59] = afc_empleador;
  $s[60] = $46;
  $s[61] = base_imponible_afc;
  $s[62] = $45;

  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03% · Ley 16.744 art. 15; Ley 21.063
  const $48 = $f.ley_16744_basica * 1000 + risk_class_rate + ($f.sanna * 100);
  const $49 = base_imponible_afp_salud * $48;
  const $50 = Math.floor(($49 + 500000) / 1000000);
  const mutual_ley_16744 = $50;
  $s[63] = mutual_ley_16744;
  $s[64] = $49;
  $s[65] = base_imponible_afp_salud;
  $s[66] = $48;

  // Total aportes del empleador
  const $51 = sis + afc_empleador + mutual_ley_16744;
  const total_aportes_empleador = $51;
  $s[67] = total_aportes_empleador;

  // Costo empresa
  const $52 = total_haberes + total_aportes_empleador;
  const costo_empresa = $52;
  $s[68] = costo_empresa;

  // Monto por carga del tramo · Ley 18.987 art. 1
  const $53 = total_imponible <= $f.tramo_a_hasta;
  $s[69] = $53 ? 1 : 0;
  let $56: number;
  if ($53) {
    $56 = $f.monto_a;
  } else {
    const $54 = total_imponible <= $f.tramo_b_hasta;
    $s[70] = $54 ? 1 : 0;
    const $55 = $54 ? $f.monto_b : $f.monto_c;
    $56 = $55;
  }
  const monto_por_carga = $56;
  $s[71] = monto_por_carga;

  if ($notes !== null) {
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && ((daily_salary * 3) * 1000 < monthly_salary * 99 || (daily_salary * 3) * 1000 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El sueldo base ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'CLP')} y 30 veces el diario ${rt.show(rt.ratio(daily_salary, 100n), 'money', 'CLP')} difieren en más del 1 %; se usa el sueldo base`);
    }
    if (monthly_salary < $f.imm * 100) {
      rt.addWarning($notes, 'BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El sueldo base ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'CLP')} es menor que el ingreso mínimo mensual de ${rt.show(rt.ratio($f.imm, 1n), 'money', 'CLP')}`);
    }
    if (!(rt.givesValue($f.tasas_afp$rows2, afp_rate, 1))) {
      rt.addWarning($notes, 'AFP_RATE_UNKNOWN', 'warning', 'afp_rate', `${rt.show(rt.ratio(afp_rate, 1000000n), 'rate', 'CLP')} no es la cotización a ninguna AFP en el mes`);
    }
    if ((contrato_plazo_fijo && afc_indefinido_11_anios)) {
      rt.addWarning($notes, 'FLAG_CONFLICT', 'warning', 'overrides.afc_indefinido_11_anios', `El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo`);
    }
    if (commission_amount > 0) {
      rt.addWarning($notes, 'SEMANA_CORRIDA_NOT_COMPUTED', 'info', 'commission_amount', `La semana corrida de las comisiones no se calcula: va incluida en el monto`);
    }
    if ((asignacion_familiar_amount > 0 && total_imponible > $f.tramo_c_hasta)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'asignacion_familiar_amount', `El total imponible ${rt.show(rt.ratio(total_imponible, 1n), 'money', 'CLP')} pasa de ${rt.show(rt.ratio($f.tramo_c_hasta, 1n), 'money', 'CLP')}, desde donde no hay asignación familiar`);
    }
    let $58: boolean = total_imponible <= $f.tramo_c_hasta;
    if ($58) {
      const $57 = monto_por_carga * 100;
      $58 = !(($57 === 0 ? asignacion_familiar_amount === 0 : asignacion_familiar_amount % $57 === 0));
    }
    if ($58) {
      rt.addWarning($notes, 'ASIGNACION_FAMILIAR_NOT_MULTIPLE', 'warning', 'asignacion_familiar_amount', `${rt.show(rt.ratio(asignacion_familiar_amount, 100n), 'money', 'CLP')} no es un múltiplo de ${rt.show(rt.ratio(monto_por_carga, 1n), 'money', 'CLP')}, lo que se paga por carga en su tramo`);
    }
    if ((colacion + movilizacion) * 10 > total_imponible * 3) {
      rt.addWarning($notes, 'NON_TAXABLE_HIGH', 'warning', 'total_no_imponible', `Colación y movilización pasan del 30 % del total imponible; el SII puede considerarlas renta`);
    }
    if (total_imponible > tope_imponible_afp_salud) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_imponible_afp_salud', `El total imponible ${rt.show(rt.ratio(total_imponible, 1n), 'money', 'CLP')} pasa del tope de ${rt.show(rt.ratio(tope_imponible_afp_salud, 1n), 'money', 'CLP')}`);
    }
    if (total_imponible > tope_imponible_afc) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_imponible_afc', `El total imponible ${rt.show(rt.ratio(total_imponible, 1n), 'money', 'CLP')} pasa del tope de ${rt.show(rt.ratio(tope_imponible_afc, 1n), 'money', 'CLP')}`);
    }
    if (($at >= '2020-10-01' && $at < '2021-04-01')) {
      rt.addWarning($notes, 'PARAM_UNVERIFIED', 'warning', 'sis', `tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %`);
    }
    if (($at >= '2022-01-01' && $at < '2022-07-01')) {
      rt.addWarning($notes, 'PARAM_UNVERIFIED', 'warning', 'sis', `tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022`);
    }
  }

  return true;
}

const { head: $head, middle: $middle, tail: $tail } = rt.traceTexts(manifest, false);
const $pieces = rt.utf8([
  $head[0]! + '"monthly_salary":"',
  '","period.days":"',
  '"' + $middle[0]!,
  rt.RAW,
  $tail[0]! + $head[1]! + '"overtime_amount":"',
  '"' + $middle[1]!,
  $tail[1]! + $head[2]! + '"commission_amount":"',
  '"' + $middle[2]!,
  $tail[2]! + $head[3]! + '"gratificacion_tope_imm":"',
  '","imm":"',
  '"' + $middle[3]!,
  $tail[3]! + $head[4]!,
  '"comisiones":"',
  '"',
  '"con_gratificacion":"',
  ',"gratificacion_tasa":"',
  ',"horas_extra":"',
  ',"sueldo_base":"',
  ',"tope_gratificacion_mensual":"',
  $middle[4]!,
  $tail[4]! + $head[5]! + '"asignacion_familiar_amount":"',
  '"' + $middle[5]!,
  $tail[5]! + $head[6]! + '"colacion_amount":"',
  '"' + $middle[6]!,
  $tail[6]! + $head[7]! + '"movilizacion_amount":"',
  '"' + $middle[7]!,
  $tail[7]! + $head[8]! + '"comisiones":"',
  '","gratificacion_legal":"',
  '","horas_extra":"',
  '","sueldo_base":"',
  '"' + $middle[8]!,
  $tail[8]! + $head[9]! + '"asignacion_familiar":"',
  '","colacion":"',
  '","movilizacion":"',
  '"' + $middle[9]!,
  $tail[9]! + $head[10]! + '"asignacion_familiar":"',
  '","comisiones":"',
  '"' + $middle[10]!,
  $tail[10]! + $head[11]! + '"UF":"',
  '","tope_afp_salud_uf":"',
  '"' + $middle[11]!,
  $tail[11]! + $head[12]! + '"UF":"',
  '","tope_afc_uf":"',
  '"' + $middle[12]!,
  $tail[12]! + $head[13]! + '"tope_imponible_afp_salud":"',
  '","total_imponible":"',
  '"' + $middle[13]!,
  $tail[13]! + $head[14]! + '"tope_imponible_afc":"',
  '"' + $middle[14]!,
  $tail[14]! + $head[15]!,
  '"afc_indefinido_11_anios":"',
  '"contrato_plazo_fijo":"',
  '"' + $middle[15]!,
  $tail[15]! + $head[16]! + '"afp_rate":"',
  '","base_imponible_afp_salud":"',
  '"' + $middle[16]!,
  $tail[16]! + $head[17]! + '"base_imponible_afp_salud":"',
  '","tasa_salud":"',
  '"' + $middle[17]!,
  $tail[17]! + $head[18]! + '"afc_trabajador.rate":"',
  '","base_imponible_afc":"',
  '","contrato":"',
  '"' + $middle[18]!,
  $tail[18]! + $head[19]! + '"comisiones":"',
  '","cotizacion_afp":"',
  '","cotizacion_salud":"',
  '","seguro_cesantia_trabajador":"',
  '"' + $middle[19]!,
  $tail[19]! + $head[20]! + '"base_tributable":"',
  '","tabla_impuesto_unico.fixed":"',
  '","tabla_impuesto_unico.lower":"',
  '","tabla_impuesto_unico.rate":"',
  '"' + $middle[20]!,
  $tail[20]! + $head[21]! + '"cotizacion_afp":"',
  '","impuesto_unico":"',
  '"' + $middle[21]!,
  $tail[21]! + $head[22]! + '"total_descuentos":"',
  '","total_haberes":"',
  '"' + $middle[22]!,
  $tail[22]! + $head[23]! + '"base_imponible_afp_salud":"',
  '","tasa_sis":"',
  '"' + $middle[23]!,
  $tail[23]! + $head[24]! + '"afc_del_empleador.rate":"',
  '"' + $middle[24]!,
  $tail[24]! + $head[25]! + '"base_imponible_afp_salud":"',
  '","ley_16744_basica":"',
  '","risk_class_rate":"',
  '","sanna":"',
  '"' + $middle[25]!,
  $tail[25]! + $head[26]! + '"afc_empleador":"',
  '","mutual_ley_16744":"',
  '","sis":"',
  '"' + $middle[26]!,
  $tail[26]! + $head[27]! + '"total_aportes_empleador":"',
  '"' + $middle[27]!,
  $tail[27]! + $head[28]!,
  '"monto_a":"',
  '"monto_b":"',
  '"monto_c":"',
  '"total_imponible":"',
  '","tramo_a_hasta":"',
  ',"tramo_b_hasta":"',
  $middle[28]!,
  $tail[28]!,
]);
const $figureTexts = rt.byFiguresAndDigits($figures, ($f, $digits) => ({
  gratificacion_tope_imm$t: rt.plainText($f.gratificacion_tope_imm, 4, $digits),
  gratificacion_tasa$t: rt.plainText($f.gratificacion_tasa, 4, $digits),
  tope_afp_salud_uf$m: rt.moneyText($f.tope_afp_salud_uf, 500, $digits),
  tope_afc_uf$m: rt.moneyText($f.tope_afc_uf, 1000, $digits),
  tasa_salud$t: rt.plainText($f.tasa_salud, 100, $digits),
  tasa_sis$t: rt.plainText($f.tasa_sis, 10000, $digits),
  ley_16744_basica$t: rt.plainText($f.ley_16744_basica, 1000, $digits),
  sanna$t: rt.plainText($f.sanna, 10000, $digits),
}));

function trace($row: rt.PayslipRow, $s: Float64Array, $digits: number, $out: rt.TextBytes): void {
  const $f = rt.known($figures($row.referenceDate));
  const $ft = $figureTexts($row.referenceDate, $digits);
  const con_gratificacion$t = `${$s[9]!}`;
  const contrato_plazo_fijo$t = `${$s[10]!}`;
  const afc_indefinido_11_anios$t = `${$s[11]!}`;
  const contrato$t = `${$s[39]!}`;
  const afp_rate$t = Number.isNaN($s[2]!) ? '' : rt.plainText($s[2]!, 1000000, $digits);
  const risk_class_rate$t = rt.plainText($s[3]!, 1000000, $digits);
  $out.bytes($pieces[0]!);
  $out.cents($s[1]!);
  $out.bytes($pieces[1]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[2]!);
  $out.cents($s[12]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[13]!, 3000, $digits));
  $out.bytes($pieces[4]!);
  $out.cents($s[4]!);
  $out.bytes($pieces[5]!);
  $out.cents($s[14]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[6]!);
  $out.cents($s[5]!);
  $out.bytes($pieces[7]!);
  $out.cents($s[16]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[8]!);
  $out.ascii($ft.gratificacion_tope_imm$t);
  $out.bytes($pieces[9]!);
  $out.cents($f.imm * 100);
  $out.bytes($pieces[10]!);
  $out.cents($s[18]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[19]!, 48, $digits));
  $out.bytes($pieces[11]!);
  if ($s[22]! === 1) {
    $out.member($pieces[12]!);
    $out.cents($s[16]! * 100);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[14]!);
  $out.ascii(con_gratificacion$t);
  $out.bytes($pieces[13]!);
  if ($s[22]! === 1) {
    $out.bytes($pieces[15]!);
    $out.ascii($ft.gratificacion_tasa$t);
    $out.bytes($pieces[13]!);
  }
  if ($s[22]! === 1) {
    $out.bytes($pieces[16]!);
    $out.cents($s[14]! * 100);
    $out.bytes($pieces[13]!);
  }
  if ($s[22]! === 1) {
    $out.bytes($pieces[17]!);
    $out.cents($s[12]! * 100);
    $out.bytes($pieces[13]!);
  }
  if ($s[22]! === 1) {
    $out.bytes($pieces[18]!);
    $out.cents($s[18]! * 100);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[19]!);
  $out.cents($s[20]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[21]! * 25);
  $out.bytes($pieces[20]!);
  $out.cents($s[6]!);
  $out.bytes($pieces[21]!);
  $out.cents($s[23]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[24]!);
  $out.bytes($pieces[22]!);
  $out.cents($s[7]!);
  $out.bytes($pieces[23]!);
  $out.cents($s[25]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[26]!);
  $out.bytes($pieces[24]!);
  $out.cents($s[8]!);
  $out.bytes($pieces[25]!);
  $out.cents($s[27]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[26]!);
  $out.cents($s[16]! * 100);
  $out.bytes($pieces[27]!);
  $out.cents($s[20]! * 100);
  $out.bytes($pieces[28]!);
  $out.cents($s[14]! * 100);
  $out.bytes($pieces[29]!);
  $out.cents($s[12]! * 100);
  $out.bytes($pieces[30]!);
  $out.cents($s[29]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[29]! * 100);
  $out.bytes($pieces[31]!);
  $out.cents($s[23]! * 100);
  $out.bytes($pieces[32]!);
  $out.cents($s[25]! * 100);
  $out.bytes($pieces[33]!);
  $out.cents($s[27]! * 100);
  $out.bytes($pieces[34]!);
  $out.cents($s[30]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[30]! * 100);
  $out.bytes($pieces[35]!);
  $out.cents($s[23]! * 100);
  $out.bytes($pieces[32]!);
  $out.cents($s[25]! * 100);
  $out.bytes($pieces[36]!);
  $out.cents($s[16]! * 100);
  $out.bytes($pieces[27]!);
  $out.cents($s[20]! * 100);
  $out.bytes($pieces[28]!);
  $out.cents($s[14]! * 100);
  $out.bytes($pieces[33]!);
  $out.cents($s[27]! * 100);
  $out.bytes($pieces[29]!);
  $out.cents($s[12]! * 100);
  $out.bytes($pieces[37]!);
  $out.cents($s[31]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[31]! * 100);
  $out.bytes($pieces[38]!);
  $out.cents($f.UF);
  $out.bytes($pieces[39]!);
  $out.ascii($ft.tope_afp_salud_uf$m);
  $out.bytes($pieces[40]!);
  $out.cents($s[32]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[33]!, 500, $digits));
  $out.bytes($pieces[41]!);
  $out.cents($f.UF);
  $out.bytes($pieces[42]!);
  $out.ascii($ft.tope_afc_uf$m);
  $out.bytes($pieces[43]!);
  $out.cents($s[34]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[35]!, 1000, $digits));
  $out.bytes($pieces[44]!);
  $out.cents($s[32]! * 100);
  $out.bytes($pieces[45]!);
  $out.cents($s[29]! * 100);
  $out.bytes($pieces[46]!);
  $out.cents($s[36]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[36]! * 100);
  $out.bytes($pieces[47]!);
  $out.cents($s[34]! * 100);
  $out.bytes($pieces[45]!);
  $out.cents($s[29]! * 100);
  $out.bytes($pieces[48]!);
  $out.cents($s[37]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[37]! * 100);
  $out.bytes($pieces[49]!);
  if ($s[38]! === 0) {
    $out.member($pieces[50]!);
    $out.ascii(afc_indefinido_11_anios$t);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[51]!);
  $out.ascii(contrato_plazo_fijo$t);
  $out.bytes($pieces[52]!);
  $out.ascii(contrato$t);
  $out.bytes($pieces[3]!);
  $out.ascii(contrato$t);
  $out.bytes($pieces[53]!);
  $out.ascii(afp_rate$t);
  $out.bytes($pieces[54]!);
  $out.cents($s[36]! * 100);
  $out.bytes($pieces[55]!);
  $out.cents($s[40]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[41]!, 1000000, $digits));
  $out.bytes($pieces[56]!);
  $out.cents($s[36]! * 100);
  $out.bytes($pieces[57]!);
  $out.ascii($ft.tasa_salud$t);
  $out.bytes($pieces[58]!);
  $out.cents($s[42]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[43]!);
  $out.bytes($pieces[59]!);
  $out.ascii(rt.plainText($f.afc_trabajador$rows1.value[$s[44]!]!, 500, $digits));
  $out.bytes($pieces[60]!);
  $out.cents($s[37]! * 100);
  $out.bytes($pieces[61]!);
  $out.ascii(contrato$t);
  $out.bytes($pieces[62]!);
  $out.cents($s[45]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[46]!, 500, $digits));
  $out.bytes($pieces[63]!);
  $out.cents($s[16]! * 100);
  $out.bytes($pieces[64]!);
  $out.cents($s[40]! * 100);
  $out.bytes($pieces[65]!);
  $out.cents($s[42]! * 100);
  $out.bytes($pieces[27]!);
  $out.cents($s[20]! * 100);
  $out.bytes($pieces[28]!);
  $out.cents($s[14]! * 100);
  $out.bytes($pieces[66]!);
  $out.cents($s[45]! * 100);
  $out.bytes($pieces[29]!);
  $out.cents($s[12]! * 100);
  $out.bytes($pieces[67]!);
  $out.cents($s[47]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[47]! * 100);
  $out.bytes($pieces[68]!);
  $out.cents($s[47]! * 100);
  $out.bytes($pieces[69]!);
  $out.cents($f.tabla_impuesto_unico$rows1.fixed[$s[48]!]!);
  $out.bytes($pieces[70]!);
  $out.cents(rt.lowerEndOf($f.tabla_impuesto_unico$rows1, $s[48]!, 1));
  $out.bytes($pieces[71]!);
  $out.ascii(rt.plainText($f.tabla_impuesto_unico$rows1.value[$s[48]!]!, 1000, $digits));
  $out.bytes($pieces[72]!);
  $out.cents($s[50]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[51]!, 100000, $digits));
  $out.bytes($pieces[73]!);
  $out.cents($s[40]! * 100);
  $out.bytes($pieces[65]!);
  $out.cents($s[42]! * 100);
  $out.bytes($pieces[74]!);
  $out.cents($s[50]! * 100);
  $out.bytes($pieces[66]!);
  $out.cents($s[45]! * 100);
  $out.bytes($pieces[75]!);
  $out.cents($s[52]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[52]! * 100);
  $out.bytes($pieces[76]!);
  $out.cents($s[52]! * 100);
  $out.bytes($pieces[77]!);
  $out.cents($s[31]! * 100);
  $out.bytes($pieces[78]!);
  $out.cents($s[53]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[53]! * 100);
  $out.bytes($pieces[79]!);
  $out.cents($s[36]! * 100);
  $out.bytes($pieces[80]!);
  $out.ascii($ft.tasa_sis$t);
  $out.bytes($pieces[81]!);
  $out.cents($s[54]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[55]!, 10000, $digits));
  $out.bytes($pieces[82]!);
  $out.ascii(rt.plainText($f.afc_del_empleador$rows1.value[$s[58]!]!, 500, $digits));
  $out.bytes($pieces[60]!);
  $out.cents($s[37]! * 100);
  $out.bytes($pieces[61]!);
  $out.ascii(contrato$t);
  $out.bytes($pieces[83]!);
  $out.cents($s[59]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[60]!, 500, $digits));
  $out.bytes($pieces[84]!);
  $out.cents($s[36]! * 100);
  $out.bytes($pieces[85]!);
  $out.ascii($ft.ley_16744_basica$t);
  $out.bytes($pieces[86]!);
  $out.ascii(risk_class_rate$t);
  $out.bytes($pieces[87]!);
  $out.ascii($ft.sanna$t);
  $out.bytes($pieces[88]!);
  $out.cents($s[63]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[64]!, 1000000, $digits));
  $out.bytes($pieces[89]!);
  $out.cents($s[59]! * 100);
  $out.bytes($pieces[90]!);
  $out.cents($s[63]! * 100);
  $out.bytes($pieces[91]!);
  $out.cents($s[54]! * 100);
  $out.bytes($pieces[92]!);
  $out.cents($s[67]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[67]! * 100);
  $out.bytes($pieces[93]!);
  $out.cents($s[67]! * 100);
  $out.bytes($pieces[77]!);
  $out.cents($s[31]! * 100);
  $out.bytes($pieces[94]!);
  $out.cents($s[68]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[68]! * 100);
  $out.bytes($pieces[95]!);
  if ($s[69]! === 1) {
    $out.member($pieces[96]!);
    $out.cents($f.monto_a * 100);
    $out.bytes($pieces[13]!);
  }
  if ($s[69]! === 0 && $s[70]! === 1) {
    $out.member($pieces[97]!);
    $out.cents($f.monto_b * 100);
    $out.bytes($pieces[13]!);
  }
  if ($s[69]! === 0 && $s[70]! === 0) {
    $out.member($pieces[98]!);
    $out.cents($f.monto_c * 100);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[99]!);
  $out.cents($s[29]! * 100);
  $out.bytes($pieces[100]!);
  $out.cents($f.tramo_a_hasta * 100);
  $out.bytes($pieces[13]!);
  if ($s[69]! === 0) {
    $out.bytes($pieces[101]!);
    $out.cents($f.tramo_b_hasta * 100);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[102]!);
  $out.cents($s[71]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[71]! * 100);
  $out.bytes($pieces[103]!);
}

const monthly_salary$a = rt.amountSpec('monthly_salary', 'money', 100n);
const period$days$a = rt.amountSpec('period.days', 'number', 1n);
const overtime_amount$a = rt.amountSpec('overtime_amount', 'money', 100n);
const commission_amount$a = rt.amountSpec('commission_amount', 'money', 100n);
const sueldo_base$a = rt.amountSpec('sueldo_base', 'money', 1n);
const horas_extra$a = rt.amountSpec('horas_extra', 'money', 1n);
const comisiones$a = rt.amountSpec('comisiones', 'money', 1n);
const tope_gratificacion_mensual$a = rt.amountSpec('tope_gratificacion_mensual', 'money', 1n);
const asignacion_familiar_amount$a = rt.amountSpec('asignacion_familiar_amount', 'money', 100n);
const colacion_amount$a = rt.amountSpec('colacion_amount', 'money', 100n);
const movilizacion_amount$a = rt.amountSpec('movilizacion_amount', 'money', 100n);
const gratificacion_legal$a = rt.amountSpec('gratificacion_legal', 'money', 1n);
const asignacion_familiar$a = rt.amountSpec('asignacion_familiar', 'money', 1n);
const colacion$a = rt.amountSpec('colacion', 'money', 1n);
const movilizacion$a = rt.amountSpec('movilizacion', 'money', 1n);
const total_imponible$a = rt.amountSpec('total_imponible', 'money', 1n);
const tope_imponible_afp_salud$a = rt.amountSpec('tope_imponible_afp_salud', 'money', 1n);
const tope_imponible_afc$a = rt.amountSpec('tope_imponible_afc', 'money', 1n);
const base_imponible_afp_salud$a = rt.amountSpec('base_imponible_afp_salud', 'money', 1n);
const afp_rate$a = rt.amountSpec('afp_rate', 'rate', 1000000n);
const base_imponible_afc$a = rt.amountSpec('base_imponible_afc', 'money', 1n);
const afc_trabajador$rate$a = rt.amountSpec('afc_trabajador.rate', 'rate', 500n);
const cotizacion_afp$a = rt.amountSpec('cotizacion_afp', 'money', 1n);
const cotizacion_salud$a = rt.amountSpec('cotizacion_salud', 'money', 1n);
const seguro_cesantia_trabajador$a = rt.amountSpec('seguro_cesantia_trabajador', 'money', 1n);
const base_tributable$a = rt.amountSpec('base_tributable', 'money', 1n);
const tabla_impuesto_unico$rate$a = rt.amountSpec('tabla_impuesto_unico.rate', 'rate', 1000n);
const tabla_impuesto_unico$lower$a = rt.amountSpec('tabla_impuesto_unico.lower', 'money', 100n);
const tabla_impuesto_unico$fixed$a = rt.amountSpec('tabla_impuesto_unico.fixed', 'money', 100n);
const impuesto_unico$a = rt.amountSpec('impuesto_unico', 'money', 1n);
const total_haberes$a = rt.amountSpec('total_haberes', 'money', 1n);
const total_descuentos$a = rt.amountSpec('total_descuentos', 'money', 1n);
const afc_del_empleador$rate$a = rt.amountSpec('afc_del_empleador.rate', 'rate', 500n);
const risk_class_rate$a = rt.amountSpec('risk_class_rate', 'rate', 1000000n);
const sis$a = rt.amountSpec('sis', 'money', 1n);
const afc_empleador$a = rt.amountSpec('afc_empleador', 'money', 1n);
const mutual_ley_16744$a = rt.amountSpec('mutual_ley_16744', 'money', 1n);
const total_aportes_empleador$a = rt.amountSpec('total_aportes_empleador', 'money', 1n);
const total_no_imponible$a = rt.amountSpec('total_no_imponible', 'money', 1n);
const liquido_a_pagar$a = rt.amountSpec('liquido_a_pagar', 'money', 1n);
const costo_empresa$a = rt.amountSpec('costo_empresa', 'money', 1n);
const monto_por_carga$a = rt.amountSpec('monto_por_carga', 'money', 1n);

const $figureObjects = rt.byFiguresAndDigits($figures, ($f) => ({
  gratificacion_tope_imm$t: rt.seen('gratificacion_tope_imm', 'number', new rt.Whole($f.gratificacion_tope_imm, 4n)),
  imm$m: rt.seen('imm', 'money', new rt.Whole($f.imm, 1n)),
  gratificacion_tasa$t: rt.seen('gratificacion_tasa', 'rate', new rt.Whole($f.gratificacion_tasa, 4n)),
  tope_afp_salud_uf$m: rt.seen('tope_afp_salud_uf', 'money', new rt.Whole($f.tope_afp_salud_uf, 500n)),
  UF$m: rt.seen('UF', 'money', new rt.Whole($f.UF, 100n)),
  tope_afc_uf$m: rt.seen('tope_afc_uf', 'money', new rt.Whole($f.tope_afc_uf, 1000n)),
  tasa_salud$t: rt.seen('tasa_salud', 'rate', new rt.Whole($f.tasa_salud, 100n)),
  tasa_sis$t: rt.seen('tasa_sis', 'rate', new rt.Whole($f.tasa_sis, 10000n)),
  ley_16744_basica$t: rt.seen('ley_16744_basica', 'rate', new rt.Whole($f.ley_16744_basica, 1000n)),
  sanna$t: rt.seen('sanna', 'rate', new rt.Whole($f.sanna, 10000n)),
  tramo_a_hasta$m: rt.seen('tramo_a_hasta', 'money', new rt.Whole($f.tramo_a_hasta, 1n)),
  monto_a$m: rt.seen('monto_a', 'money', new rt.Whole($f.monto_a, 1n)),
  tramo_b_hasta$m: rt.seen('tramo_b_hasta', 'money', new rt.Whole($f.tramo_b_hasta, 1n)),
  monto_b$m: rt.seen('monto_b', 'money', new rt.Whole($f.monto_b, 1n)),
  monto_c$m: rt.seen('monto_c', 'money', new rt.Whole($f.monto_c, 1n)),
}));

function $reads1($row: rt.PayslipRow, $s: Float64Array) {
  return {
    monthly_salary: new rt.ReadAmount(monthly_salary$a, $s[1]!),
    period$days: new rt.ReadAmount(period$days$a, $row.days),
    overtime_amount: new rt.ReadAmount(overtime_amount$a, $s[4]!),
    commission_amount: new rt.ReadAmount(commission_amount$a, $s[5]!),
    con_gratificacion: rt.seen('con_gratificacion', 'boolean', $s[9]! === 1),
    sueldo_base: new rt.ReadAmount(sueldo_base$a, $s[12]!),
    horas_extra: new rt.ReadAmount(horas_extra$a, $s[14]!),
    comisiones: new rt.ReadAmount(comisiones$a, $s[16]!),
    tope_gratificacion_mensual: new rt.ReadAmount(tope_gratificacion_mensual$a, $s[18]!),
    asignacion_familiar_amount: new rt.ReadAmount(asignacion_familiar_amount$a, $s[6]!),
    colacion_amount: new rt.ReadAmount(colacion_amount$a, $s[7]!),
    movilizacion_amount: new rt.ReadAmount(movilizacion_amount$a, $s[8]!),
    gratificacion_legal: new rt.ReadAmount(gratificacion_legal$a, $s[20]!),
    asignacion_familiar: new rt.ReadAmount(asignacion_familiar$a, $s[23]!),
    colacion: new rt.ReadAmount(colacion$a, $s[25]!),
    movilizacion: new rt.ReadAmount(movilizacion$a, $s[27]!),
    total_imponible: new rt.ReadAmount(total_imponible$a, $s[29]!),
    tope_imponible_afp_salud: new rt.ReadAmount(tope_imponible_afp_salud$a, $s[32]!),
    tope_imponible_afc: new rt.ReadAmount(tope_imponible_afc$a, $s[34]!),
    contrato_plazo_fijo: rt.seen('contrato_plazo_fijo', 'boolean', $s[10]! === 1),
    afc_indefinido_11_anios: rt.seen('afc_indefinido_11_anios', 'boolean', $s[11]! === 1),
    base_imponible_afp_salud: new rt.ReadAmount(base_imponible_afp_salud$a, $s[36]!),
    afp_rate: new rt.ReadAmount(afp_rate$a, $s[2]!),
    base_imponible_afc: new rt.ReadAmount(base_imponible_afc$a, $s[37]!),
  };
}

function $reads2(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    contrato: rt.seen('contrato', 'choice', rt.known(['indefinido', 'plazo_fijo', 'indefinido_11_anios'][$s[39]! - 1] ?? null), ['indefinido', 'plazo_fijo', 'indefinido_11_anios']),
    cotizacion_afp: new rt.ReadAmount(cotizacion_afp$a, $s[40]!),
    cotizacion_salud: new rt.ReadAmount(cotizacion_salud$a, $s[42]!),
    seguro_cesantia_trabajador: new rt.ReadAmount(seguro_cesantia_trabajador$a, $s[45]!),
    base_tributable: new rt.ReadAmount(base_tributable$a, $s[47]!),
    impuesto_unico: new rt.ReadAmount(impuesto_unico$a, $s[50]!),
    total_haberes: new rt.ReadAmount(total_haberes$a, $s[31]!),
    total_descuentos: new rt.ReadAmount(total_descuentos$a, $s[52]!),
    risk_class_rate: new rt.ReadAmount(risk_class_rate$a, $s[3]!),
    sis: new rt.ReadAmount(sis$a, $s[54]!),
    afc_empleador: new rt.ReadAmount(afc_empleador$a, $s[59]!),
    mutual_ley_16744: new rt.ReadAmount(mutual_ley_16744$a, $s[63]!),
    total_aportes_empleador: new rt.ReadAmount(total_aportes_empleador$a, $s[67]!),
    total_no_imponible: new rt.ReadAmount(total_no_imponible$a, $s[30]!),
    liquido_a_pagar: new rt.ReadAmount(liquido_a_pagar$a, $s[53]!),
    costo_empresa: new rt.ReadAmount(costo_empresa$a, $s[68]!),
    monto_por_carga: new rt.ReadAmount(monto_por_carga$a, $s[71]!),
  };
}

function $steps1($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $steps: rt.TraceStep[]): void {
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'sueldo_base', inputs: [$r1.monthly_salary, $r1.period$days], raw: new rt.Whole($s[13]!, 3000n), final: $r1.sueldo_base });
  $steps.push({ id: 'horas_extra', inputs: [$r1.overtime_amount], raw: new rt.Whole($s[15]!, 100n), final: $r1.horas_extra });
  $steps.push({ id: 'comisiones', inputs: [$r1.commission_amount], raw: new rt.Whole($s[17]!, 100n), final: $r1.comisiones });
  $steps.push({ id: 'tope_gratificacion_mensual', inputs: [$fo.gratificacion_tope_imm$t, $fo.imm$m], raw: new rt.Whole($s[19]!, 48n), final: $r1.tope_gratificacion_mensual });
  $steps.push({ id: 'gratificacion_legal', inputs: $s[22]! === 1 ? [$r1.con_gratificacion, $fo.gratificacion_tasa$t, $r1.sueldo_base, $r1.horas_extra, $r1.comisiones, $r1.tope_gratificacion_mensual] : [$r1.con_gratificacion], raw: new rt.Whole($s[21]!, 4n), final: $r1.gratificacion_legal });
  $steps.push({ id: 'asignacion_familiar', inputs: [$r1.asignacion_familiar_amount], raw: new rt.Whole($s[24]!, 100n), final: $r1.asignacion_familiar });
  $steps.push({ id: 'colacion', inputs: [$r1.colacion_amount], raw: new rt.Whole($s[26]!, 100n), final: $r1.colacion });
  $steps.push({ id: 'movilizacion', inputs: [$r1.movilizacion_amount], raw: new rt.Whole($s[28]!, 100n), final: $r1.movilizacion });
  $steps.push({ id: 'total_imponible', inputs: [$r1.sueldo_base, $r1.horas_extra, $r1.comisiones, $r1.gratificacion_legal], raw: $r1.total_imponible, final: $r1.total_imponible });
  $steps.push({ id: 'total_no_imponible', inputs: [$r1.asignacion_familiar, $r1.colacion, $r1.movilizacion], raw: $r2.total_no_imponible, final: $r2.total_no_imponible });
  $steps.push({ id: 'total_haberes', inputs: [$r1.sueldo_base, $r1.horas_extra, $r1.comisiones, $r1.gratificacion_legal, $r1.asignacion_familiar, $r1.colacion, $r1.movilizacion], raw: $r2.total_haberes, final: $r2.total_haberes });
  $steps.push({ id: 'tope_imponible_afp_salud', inputs: [$fo.tope_afp_salud_uf$m, $fo.UF$m], raw: new rt.Whole($s[33]!, 500n), final: $r1.tope_imponible_afp_salud });
  $steps.push({ id: 'tope_imponible_afc', inputs: [$fo.tope_afc_uf$m, $fo.UF$m], raw: new rt.Whole($s[35]!, 1000n), final: $r1.tope_imponible_afc });
  $steps.push({ id: 'base_imponible_afp_salud', inputs: [$r1.total_imponible, $r1.tope_imponible_afp_salud], raw: $r1.base_imponible_afp_salud, final: $r1.base_imponible_afp_salud });
  $steps.push({ id: 'base_imponible_afc', inputs: [$r1.total_imponible, $r1.tope_imponible_afc], raw: $r1.base_imponible_afc, final: $r1.base_imponible_afc });
  $steps.push({ id: 'contrato', inputs: $s[38]! === 0 ? [$r1.contrato_plazo_fijo, $r1.afc_indefinido_11_anios] : [$r1.contrato_plazo_fijo], raw: rt.known(['indefinido', 'plazo_fijo', 'indefinido_11_anios'][$s[39]! - 1] ?? null), final: rt.known(['indefinido', 'plazo_fijo', 'indefinido_11_anios'][$s[39]! - 1] ?? null) });
}

function $steps2($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  const $fo = $figureObjects($row.referenceDate, 0);
  let $inputs: rt.ReadValue[] = [];
  $steps.push({ id: 'cotizacion_afp', inputs: [$r1.base_imponible_afp_salud, $r1.afp_rate], raw: new rt.Whole($s[41]!, 1000000n), final: $r2.cotizacion_afp });
  $steps.push({ id: 'cotizacion_salud', inputs: [$r1.base_imponible_afp_salud, $fo.tasa_salud$t], raw: new rt.Whole($s[43]!, 100n), final: $r2.cotizacion_salud });
  $steps.push({ id: 'seguro_cesantia_trabajador', inputs: [$r1.base_imponible_afc, $r2.contrato, new rt.ReadAmount(afc_trabajador$rate$a, $f.afc_trabajador$rows1.value[$s[44]!]!)], raw: new rt.Whole($s[46]!, 500n), final: $r2.seguro_cesantia_trabajador });
  $steps.push({ id: 'base_tributable', inputs: [$r1.sueldo_base, $r1.horas_extra, $r1.comisiones, $r1.gratificacion_legal, $r2.cotizacion_afp, $r2.cotizacion_salud, $r2.seguro_cesantia_trabajador], raw: $r2.base_tributable, final: $r2.base_tributable });
  $steps.push({ id: 'impuesto_unico', inputs: [$r2.base_tributable, new rt.ReadAmount(tabla_impuesto_unico$lower$a, rt.lowerEndOf($f.tabla_impuesto_unico$rows1, $s[48]!, 1)), new rt.ReadAmount(tabla_impuesto_unico$rate$a, $f.tabla_impuesto_unico$rows1.value[$s[48]!]!), new rt.ReadAmount(tabla_impuesto_unico$fixed$a, $f.tabla_impuesto_unico$rows1.fixed[$s[48]!]!)], raw: new rt.Whole($s[51]!, 100000n), final: $r2.impuesto_unico });
  $steps.push({ id: 'total_descuentos', inputs: [$r2.cotizacion_afp, $r2.cotizacion_salud, $r2.seguro_cesantia_trabajador, $r2.impuesto_unico], raw: $r2.total_descuentos, final: $r2.total_descuentos });
  $steps.push({ id: 'liquido_a_pagar', inputs: [$r2.total_haberes, $r2.total_descuentos], raw: $r2.liquido_a_pagar, final: $r2.liquido_a_pagar });
  $steps.push({ id: 'sis', inputs: [$r1.base_imponible_afp_salud, $fo.tasa_sis$t], raw: new rt.Whole($s[55]!, 10000n), final: $r2.sis });
  $steps.push({ id: 'afc_empleador', inputs: [$r1.base_imponible_afc, $r2.contrato, new rt.ReadAmount(afc_del_empleador$rate$a, $f.afc_del_empleador$rows1.value[$s[58]!]!)], raw: new rt.Whole($s[60]!, 500n), final: $r2.afc_empleador });
  $steps.push({ id: 'mutual_ley_16744', inputs: [$r1.base_imponible_afp_salud, $fo.ley_16744_basica$t, $r2.risk_class_rate, $fo.sanna$t], raw: new rt.Whole($s[64]!, 1000000n), final: $r2.mutual_ley_16744 });
  $steps.push({ id: 'total_aportes_empleador', inputs: [$r2.sis, $r2.afc_empleador, $r2.mutual_ley_16744], raw: $r2.total_aportes_empleador, final: $r2.total_aportes_empleador });
  $steps.push({ id: 'costo_empresa', inputs: [$r2.total_haberes, $r2.total_aportes_empleador], raw: $r2.costo_empresa, final: $r2.costo_empresa });
  $inputs = [];
  $inputs.push($r1.total_imponible);
  $inputs.push($fo.tramo_a_hasta$m);
  if ($s[69]! === 1) $inputs.push($fo.monto_a$m);
  if ($s[69]! === 0) $inputs.push($fo.tramo_b_hasta$m);
  if ($s[69]! === 0 && $s[70]! === 1) $inputs.push($fo.monto_b$m);
  if ($s[69]! === 0 && $s[70]! === 0) $inputs.push($fo.monto_c$m);
  $steps.push({ id: 'monto_por_carga', inputs: $inputs, raw: $r2.monto_por_carga, final: $r2.monto_por_carga });
}

function traceSteps($row: rt.PayslipRow, $s: Float64Array): readonly rt.TraceStep[] {
  const $r1 = $reads1($row, $s);
  const $r2 = $reads2($row, $s);
  const $steps: rt.TraceStep[] = [];
  $steps1($row, $s, $r1, $r2, $steps);
  $steps2($row, $s, $r1, $r2, $steps);
  return $steps;
}

const $applied = [
  new rt.BracketRows('tabla_impuesto_unico', 'rebate', { limitScale: 100n, valueScale: 1000n, scalesValue: false }),
];

const $rates = [
  new rt.RateText(10000n),
  new rt.RateText(500n),
  new rt.RateText(1000000n),
];

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 96,
    total_perceptions: 97,
    total_deductions: 98,
    net_salary: 99,
    employer_contributions_total: 100,
    employer_total_cost: 101,
  },
  tables: [88, 91, 94],
  total: ($s) => {
    $s[72] = rt.safe($s[12]! * 100);
    $s[73] = rt.safe($s[14]! * 100);
    $s[74] = rt.safe($s[16]! * 100);
    $s[75] = rt.safe($s[20]! * 100);
    $s[76] = rt.safe($s[23]! * 100);
    $s[77] = rt.safe($s[25]! * 100);
    $s[78] = rt.safe($s[27]! * 100);
    $s[79] = rt.safe($s[40]! * 100);
    $s[80] = rt.safe($s[42]! * 100);
    $s[81] = rt.safe($s[45]! * 100);
    $s[82] = rt.safe($s[50]! * 100);
    $s[83] = rt.safe($s[29]! * 100);
    $s[84] = rt.safe($s[36]! * 100);
    $s[85] = rt.safe($s[37]! * 100);
    $s[86] = rt.safe($s[47]! * 100);
    $s[87] = rt.safe($s[54]! * 100);
    $s[88] = rt.sumIn($s, [87]);
    $s[89] = rt.safe($s[56]! * 100);
    $s[90] = rt.safe($s[59]! * 100);
    $s[91] = rt.sumIn($s, [90]);
    $s[92] = rt.safe($s[61]! * 100);
    $s[93] = rt.safe($s[63]! * 100);
    $s[94] = rt.sumIn($s, [93]);
    $s[95] = rt.safe($s[65]! * 100);
    $s[96] = rt.sumIn($s, [72, 73, 74, 75, 76, 77, 78]);
    $s[97] = rt.safe($s[31]! * 100);
    $s[98] = rt.safe($s[52]! * 100);
    $s[99] = rt.safe($s[53]! * 100);
    $s[100] = rt.safe($s[67]! * 100);
    $s[101] = rt.safe($s[68]! * 100);
    return rt.areCents($s, [72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101]);
  },
  perceptions: ($s, $to) => {
    $to.line(0, $s[72]!);
    if ($s[14]! !== 0) $to.line(1, $s[73]!);
    if ($s[16]! !== 0) $to.line(2, $s[74]!);
    if ($s[20]! !== 0) $to.line(4, $s[75]!);
    if ($s[23]! !== 0) $to.line(5, $s[76]!);
    if ($s[25]! !== 0) $to.line(6, $s[77]!);
    if ($s[27]! !== 0) $to.line(7, $s[78]!);
  },
  deductions: ($s, $to, $row) => {
    const $f = rt.known($figures($row.referenceDate));
    $to.line(16, $s[79]!);
    $to.line(17, $s[80]!);
    $to.line(18, $s[81]!);
    $to.line(20, $s[82]!);
    if (!$applied[0]!.write($to, $f.tabla_impuesto_unico$rows1, $s[48]!, 1, $s[49]!)) $to.noRow();
    $to.endLine(20);
  },
  taxable_bases: ($s, $to) => {
    $to.line(8, $s[83]!);
    $to.line(13, $s[84]!);
    $to.line(14, $s[85]!);
    $to.line(19, $s[86]!);
  },
  employer_contributions: ($s, $to) => {
    // Previsión social (empleador)
    $to.table(0, $s[88]!);
    $to.component(23, $s[89]!, $rates[0]!.of($s[57]!), $s[87]!);
    $to.endTable(0, $s[88]!);
    // Seguro de cesantía (empleador)
    $to.table(1, $s[91]!);
    $to.component(24, $s[92]!, $rates[1]!.of($s[62]!), $s[90]!);
    $to.endTable(1, $s[91]!);
    // Seguro de accidentes del trabajo
    $to.table(2, $s[94]!);
    $to.component(25, $s[95]!, $rates[2]!.of($s[66]!), $s[93]!);
    $to.endTable(2, $s[94]!);
  },
};

const plain: rt.PlainRules = {
  size: 102,
  scales: [100n, 100n, 1000000n, 1000000n, 100n, 100n, 100n, 100n, 100n, 1n, 1n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 12, scale: 1n, over: -1 }, base: null, rate: null, cents: 72, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 14, scale: 1n, over: -1 }, base: null, rate: null, cents: 73, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 16, scale: 1n, over: -1 }, base: null, rate: null, cents: 74, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 18, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 22, final: { slot: 20, scale: 1n, over: -1 }, base: null, rate: null, cents: 75, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 23, scale: 1n, over: -1 }, base: null, rate: null, cents: 76, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 25, scale: 1n, over: -1 }, base: null, rate: null, cents: 77, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 27, scale: 1n, over: -1 }, base: null, rate: null, cents: 78, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 29, scale: 1n, over: -1 }, base: null, rate: null, cents: 83, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 30, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 31, scale: 1n, over: -1 }, base: null, rate: null, cents: 97, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 32, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 34, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 36, scale: 1n, over: -1 }, base: null, rate: null, cents: 84, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 37, scale: 1n, over: -1 }, base: null, rate: null, cents: 85, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 39, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 40, scale: 1n, over: -1 }, base: null, rate: null, cents: 79, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 42, scale: 1n, over: -1 }, base: null, rate: null, cents: 80, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 45, scale: 1n, over: -1 }, base: null, rate: null, cents: 81, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 47, scale: 1n, over: -1 }, base: null, rate: null, cents: 86, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 50, scale: 1n, over: -1 }, base: null, rate: null, cents: 82, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 52, scale: 1n, over: -1 }, base: null, rate: null, cents: 98, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 53, scale: 1n, over: -1 }, base: null, rate: null, cents: 99, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 54, scale: 1n, over: -1 }, base: { slot: 56, scale: 1n, over: -1 }, rate: { slot: 57, scale: 10000n, over: -1 }, cents: 87, baseCents: 89 },
    { present: -1, called: -1, final: { slot: 59, scale: 1n, over: -1 }, base: { slot: 61, scale: 1n, over: -1 }, rate: { slot: 62, scale: 500n, over: -1 }, cents: 90, baseCents: 92 },
    { present: -1, called: -1, final: { slot: 63, scale: 1n, over: -1 }, base: { slot: 65, scale: 1n, over: -1 }, rate: { slot: 66, scale: 1000000n, over: -1 }, cents: 93, baseCents: 95 },
    { present: -1, called: -1, final: { slot: 67, scale: 1n, over: -1 }, base: null, rate: null, cents: 100, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 68, scale: 1n, over: -1 }, base: null, rate: null, cents: 101, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 71, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    impuesto_unico: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[0]!.applied($f.tabla_impuesto_unico$rows1, $s[48]!, 1, $s[49]!);
    },
  },
  compute,
  trace,
  traceSteps,
  lines,
};

export const rules: rt.RuleModule = {
  manifest,
  evaluate: rt.plainFirst(manifest, plain, byFractions),
  byFractions,
  plain,
};
