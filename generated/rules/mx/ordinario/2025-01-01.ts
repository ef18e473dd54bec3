// MX.ordinario 2025.1: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:33bc70c78cfbd311f6268a13fe430db36edc77217f4fa10bd9642f01c2876402
// meaning sha256:25791f86af2cad64bd271b0d8a4d6b84364cacbc562fceaa1da07748e8df593d
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, subsidio_tasa$rows,
  subsidio_limite$rows, factor_minimo$rows, prima_riesgo_minima$rows, prima_riesgo_maxima$rows, tarifa_mensual,
  tarifa_diaria, ceav, $sources, $provenance, $inputs, $histories, $steps } from './2025-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/mx/ordinario/2025-01-01.pay',
    fingerprint: 'sha256:33bc70c78cfbd311f6268a13fe430db36edc77217f4fa10bd9642f01c2876402',
    meaning: 'sha256:25791f86af2cad64bd271b0d8a4d6b84364cacbc562fceaa1da07748e8df593d', country: 'MX', scheme: 'ordinario',
    label: 'Sueldos y salarios', version: '2025.1', currency: 'MXN', validFrom: '2025-01-01', validUntil: '2025-12-31',
    periods: ['monthly', 'biweekly', 'weekly'], proration: 'native', days: 'as_given', asOf: 'period_end',
    laws: ['LFT art. 20; LISR art. 94; LSS art. 12-I'],
    changes: [{ date: '2025-01-01', summary: 'Salarios mínimos y cuota de cesantía y vejez de 2025', law: 'CONASAMI; Decreto DOF 16-12-2020' },
      { date: '2025-01-01', summary: 'Subsidio para el empleo: 14.39 % de la UMA mensual en enero, hasta 10,171.00 al mes',
        law: 'Decreto DOF 31-12-2024' },
      { date: '2025-02-01', summary: 'UMA de 2025; el subsidio para el empleo pasa a 13.80 % de la UMA mensual',
        law: 'INEGI; Decreto DOF 31-12-2024' }],
    employerTables: [{ id: 'imss_patronal', label: 'IMSS patronal' }, { id: 'rcv_patronal', label: 'Retiro, cesantía y vejez' },
      { id: 'infonavit_patronal', label: 'INFONAVIT' }, { id: 'cuota_obrera_patronal', label: 'Cuota obrera a cargo del patrón (art. 36 LSS)' }],
    summary: { total_deductions: 'total_deducciones', net_salary: 'neto', employer_contributions_total: 'costo_patronal_total' },
    sources: $sources, provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, factor_minimo$rows),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, prima_riesgo_minima$rows),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, prima_riesgo_maxima$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 25n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 5n, salario_minimo_general$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
  subsidio_tasa: rt.scaledWorth($at, 10000n, subsidio_tasa$rows),
  subsidio_limite: rt.scaledWorth($at, 1n, subsidio_limite$rows),
  ceav$rows1: rt.scaledRows(ceav, { date: $at, limits: rt.worthAt($at, UMA$rows) }, 10000n, 100000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Salario mensual
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Factor de integración
  if ($n[2]! < 10000 || $n[2]! > 30000) return false;
  const factor_integracion = $s[2] = rt.sentOr($n[2]!, $f.factor_minimo);
  // Prima de riesgos de trabajo
  if ($n[3]! < $f.prima_riesgo_minima * 50000) return false;
  if ($n[3]! > $f.prima_riesgo_maxima * 500000) return false;
  const risk_class_rate = $s[3] = rt.sentOr($n[3]!, 54355);
  // Horas extra dobles del periodo
  if ($n[4]! < 0) return false;
  const overtime_amount = $s[4] = rt.sentOr($n[4]!, 0);
  // Domingos trabajados
  if ($n[5]! < 0 || $n[5]! > 5) return false;
  const sunday_bonus_days = $s[5] = rt.sentOr($n[5]!, 0);
  // Vales de despensa del periodo
  if ($n[6]! < 0) return false;
  const grocery_voucher_amount = $s[6] = rt.sentOr($n[6]!, 0);
  // Crédito INFONAVIT que toca al periodo
  if ($n[7]! < 0) return false;
  const infonavit_credit_amount = $s[7] = rt.sentOr($n[7]!, 0);
  // Base gravable de los periodos anteriores del mes
  if ($n[8]! < 0) return false;
  const base_anterior_del_mes = $s[8] = $n[8]!;
  // Sueldo de los periodos anteriores del mes
  if ($n[9]! < 0) return false;
  const sueldo_anterior_del_mes = $s[9] = rt.sentOr($n[9]!, 0);
  // ISR retenido en los periodos anteriores del mes
  if ($n[10]! < 0) return false;
  const isr_anterior_del_mes = $s[10] = rt.sentOr($n[10]!, 0);
  // ISR retenido por un ajuste anterior del mes
  if ($n[11]! < 0) return false;
  const isr_ajustado_del_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // ISR devuelto por un ajuste anterior del mes
  if ($n[12]! < 0) return false;
  const isr_devuelto_del_mes = $s[12] = rt.sentOr($n[12]!, 0);
  // Recibe premio por puntualidad
  const con_puntualidad = $n[13]! === 1;
  $s[13] = con_puntualidad ? 1 : 0;
  // Recibe premio por asistencia
  const con_asistencia = $n[14]! === 1;
  $s[14] = con_asistencia ? 1 : 0;
  // Recibe despensa en efectivo
  const con_despensa = $n[15]! === 1;
  $s[15] = con_despensa ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[16]! === 1;
  $s[16] = zona_libre_frontera_norte ? 1 : 0;
  // Es el último periodo del mes
  let $4: boolean;
  if (rt.isSent($n[17]!)) {
    $4 = $n[17]! === 1;
  } else {
    let $3: boolean;
    if (rt.same($row.period.type, 'weekly')) {
      $3 = rt.addDays($at, 7) > rt.lastDayOfMonth($at);
    } else {
      $3 = rt.daysBetween($row.period.start, $row.period.end) === 14 ? rt.addDays($at, 14) > rt.lastDayOfMonth($at) : rt.dayOf($at) > 15;
    }
    $4 = $3;
  }
  const ultimo_periodo_del_mes = $4;
  $s[17] = ultimo_periodo_del_mes ? 1 : 0;
  // UMA diaria
  const uma_diaria = $s[18] = $f.UMA;
  // UMA mensual
  const $5 = $s[20] = uma_diaria * 38;
  const $6 = $5 * 4;
  const uma_mensual = $s[19] = Math.floor((2 * $6 + 5) / 10);
  // Salario mínimo
  const salario_minimo = $s[21] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general * 5;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 12000;
  $s[22] = es_sm ? 1 : 0;
  // Sueldo
  const $9 = $s[24] = daily_salary * $row.days;
  const sueldo = $s[23] = Math.floor(($9 + 1500) / 3000);
  // Premio por puntualidad
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[25] = Math.floor((sueldo + 5) / 10);
    $s[26] = sueldo;
  }
  // Premio por asistencia
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[27] = Math.floor((sueldo + 5) / 10);
    $s[28] = sueldo;
  }
  // Horas extra
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[29] = Math.floor((overtime_amount + 50) / 100);
  $s[30] = overtime_amount;
  // Prima dominical
  const $14 = $s[32] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[31] = Math.floor(($14 + 6000) / 12000);
  // Despensa en efectivo
  let bono_despensa = 0;
  if (con_despensa) {
    const $16 = $s[34] = uma_diaria * $row.days;
    const $17 = $16 * 2;
    bono_despensa = $s[33] = Math.floor((2 * $17 + 5) / 10);
  }
  // Vales de despensa
  if (grocery_voucher_amount > 4503599627370395) return false;
  const vales_despensa = $s[35] = Math.floor((grocery_voucher_amount + 50) / 100);
  $s[36] = grocery_voucher_amount;
  // Total de percepciones
  const total_percepciones = $s[37] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    horas_extra +
    prima_dominical +
    bono_despensa +
    vales_despensa;
  // Horas extra exentas: 5 UMA por semana
  const $21 = $s[39] = uma_diaria * $row.days;
  const $22 = $21 * 5;
  const horas_extra_tope = $s[38] = Math.floor((2 * $22 + 7) / 14);
  // Horas extra exentas
  let $25: number;
  if (es_sm) {
    $25 = horas_extra * 2;
  } else {
    const $24 = horas_extra_tope * 2;
    $25 = horas_extra < $24 ? horas_extra : $24;
  }
  const horas_extra_exento = $s[40] = Math.floor(($25 + 1) / 2);
  $s[41] = $25;
  // Horas extra gravadas
  $s[42] = horas_extra - horas_extra_exento;
  // Prima dominical exenta
  let $29: number;
  if (es_sm) {
    $29 = prima_dominical;
  } else {
    const $28 = uma_diaria * sunday_bonus_days;
    $29 = prima_dominical < $28 ? prima_dominical : $28;
  }
  const prima_dominical_exento = $s[43] = $29;
  // Prima dominical gravada
  $s[44] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo
  const total_prevision_social = $s[45] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo
  const otros_ingresos_del_periodo = $s[46] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo
  const limite_7_uma = $s[47] = uma_diaria * 7 * $row.days;
  // Una UMA del periodo
  const limite_1_uma = $s[48] = uma_diaria * $row.days;
  // Previsión social exenta
  const $37 = total_percepciones <= limite_7_uma;
  $s[49] = $37 ? 1 : 0;
  let $38: number;
  if ($37) {
    $38 = total_prevision_social;
  } else {
    const $35 = limite_7_uma - otros_ingresos_del_periodo;
    const $36 = limite_1_uma > $35 ? limite_1_uma : $35;
    $38 = total_prevision_social < $36 ? total_prevision_social : $36;
  }
  const prevision_social_exento = $s[50] = $38;
  // Previsión social gravada
  $s[51] = total_prevision_social - prevision_social_exento;
  // Total exento
  $s[52] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR
  const $41 = prevision_social_exento - bono_despensa;
  const $42 = $41 > 0 ? $41 : 0;
  const base_isr = $s[53] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($42 < vales_despensa ? $42 : vales_despensa));
  // Total gravado
  $s[54] = base_isr;
  // ISR según tarifa
  $s[56] = -1;
  $s[58] = -1;
  const $48 = rt.same($row.period.type, 'monthly');
  $s[55] = $48 ? 1 : 0;
  let $49: number;
  if ($48) {
    const $44 = $s[56] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($44 < 0) return false;
    $s[57] = base_isr;
    const $45 = rt.excessOf($f.tarifa_mensual$rows1, $44, base_isr, 1);
    if (Number.isNaN($45)) return false;
    $49 = $45;
  } else {
    const $46 = $s[58] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($46 < 0) return false;
    $s[59] = base_isr;
    $s[60] = $row.days;
    const $47 = rt.excessOf($f.tarifa_diaria$rows1, $46, base_isr, $row.days);
    if (Number.isNaN($47)) return false;
    $49 = $47;
  }
  if ($49 > 4503599627367995) return false;
  const isr_determinado = $s[61] = Math.floor(($49 + 1250) / 2500);
  $s[62] = $49;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[63] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo de un mes
  const $51 = $s[65] = $f.subsidio_tasa * uma_mensual;
  const subsidio_mensual = $s[64] = Math.floor(($51 + 5000) / 10000);
  // Subsidio para el empleo del periodo
  let $55: number;
  if ($48) {
    $55 = subsidio_mensual * 304000;
  } else {
    const $53 = subsidio_mensual * 304000;
    const $54 = $f.subsidio_tasa * uma_mensual * $row.days;
    $55 = $53 < $54 ? $53 : $54;
  }
  const subsidio_del_periodo = $s[66] = Math.floor(($55 + 152000) / 304000);
  $s[67] = $55;
  // Ingreso límite del subsidio en el periodo
  const $57 = $s[69] = $48 ? $f.subsidio_limite * 152 : $f.subsidio_limite * 5 * $row.days;
  const $58 = $57 * 25;
  const limite_subsidio = $s[68] = Math.floor(($58 + 19) / 38);
  // Subsidio para el empleo causado
  const $60 = exento_por_sm || base_isr > limite_subsidio;
  $s[70] = $60 ? 1 : 0;
  const subsidio_empleo_causado = $s[71] = $60 ? 0 : subsidio_del_periodo;
  // Subsidio para el empleo aplicado
  const subsidio_empleo = $s[72] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Se ajusta al impuesto del mes
  let ajusta_el_mes = false;
  const $63 = rt.isSent($n[8]!);
  $s[73] = $63 ? 1 : 0;
  let base_isr_del_mes = 0;
  if ($63) {
    ajusta_el_mes = ultimo_periodo_del_mes && !rt.same($row.period.type, 'monthly');
    $s[74] = ajusta_el_mes ? 1 : 0;
    // Base gravable del mes
    const $64 = base_isr * 100;
    if ($64 > rt.SAFE) return false;
    const $65 = $s[76] = base_anterior_del_mes + $64;
    if ($65 > 4503599627370395) return false;
    base_isr_del_mes = $s[75] = Math.floor(($65 + 50) / 100);
  }
  // ISR del mes según tarifa
  $s[77] = -1;
  let isr_determinado_del_mes = 0;
  let exento_del_mes = false;
  let subsidio_empleo_del_mes = 0;
  let isr_del_mes = 0;
  if ($63) {
    const $67 = $s[77] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_del_mes, 1, false);
    if ($67 < 0) return false;
    $s[78] = base_isr_del_mes;
    const $68 = $s[80] = rt.excessOf($f.tarifa_mensual$rows1, $67, base_isr_del_mes, 1);
    if (Number.isNaN($68)) return false;
    if ($68 > 4503599627367995) return false;
    isr_determinado_del_mes = $s[79] = Math.floor(($68 + 1250) / 2500);
    // En el mes solo percibe el salario mínimo
    const $72 = es_sm && isr_anterior_del_mes === 0;
    $s[81] = $72 ? 1 : 0;
    let $73: boolean = $72;
    if ($73) {
      const $70 = sueldo_anterior_del_mes + sueldo * 100;
      if ($70 > rt.SAFE) return false;
      const $71 = base_isr_del_mes * 100;
      if ($71 > rt.SAFE) return false;
      $73 = $71 === $70;
    }
    exento_del_mes = $73;
    $s[82] = exento_del_mes ? 1 : 0;
    // Subsidio para el empleo del mes
    const $74 = base_isr_del_mes > $f.subsidio_limite * 100;
    $s[83] = $74 ? 1 : 0;
    subsidio_empleo_del_mes = $s[84] = $74 ? 0 : subsidio_mensual < isr_determinado_del_mes ? subsidio_mensual : isr_determinado_del_mes;
    // ISR del mes
    isr_del_mes = $s[85] = exento_del_mes ? 0 : isr_determinado_del_mes - subsidio_empleo_del_mes;
  }
  // Salario diario integrado
  const $77 = $s[87] = daily_salary * factor_integracion;
  if ($77 > 4503599597370495) return false;
  const sdi = $s[86] = Math.floor(($77 + 15000000) / 30000000);
  // Excedente diario de despensa
  if (!($row.days > 0)) return false;
  const $79 = $s[90] = $row.days;
  const $80 = uma_diaria * 2 * $79;
  if ($80 > rt.SAFE) return false;
  const $81 = 0 * $79;
  const $82 = total_prevision_social * 5 - $80;
  const $83 = $s[89] = $81 > $82 ? $81 : $82;
  const $84 = rt.wholeOf($83, 5 * $79, 'half_up');
  if (Number.isNaN($84)) return false;
  const excedente_despensa_diario = $s[88] = $84;
  // Salario base de cotización
  const $85 = sdi + excedente_despensa_diario;
  const $86 = salario_minimo * 4;
  const $87 = $85 > $86 ? $85 : $86;
  const $88 = uma_diaria * 25;
  const sbc = $s[91] = $87 < $88 ? $87 : $88;
  // Excedente diario de 3 UMA
  const $90 = sbc - uma_diaria * 3;
  const excedente_3_uma_diario = $s[92] = 0 > $90 ? 0 : $90;
  // Cuota obrera, excedente
  const $92 = $s[94] = excedente_3_uma_diario * $row.days;
  const cuota_excedente_obrero = $s[93] = Math.floor(($92 + 125) / 250);
  // IMSS excedente (trabajador)
  let imss_excedente_obrero = 0;
  const $94 = !es_sm;
  $s[95] = $94 ? 1 : 0;
  if ($94) {
    imss_excedente_obrero = $s[96] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero
  const $95 = $s[98] = sbc * $row.days;
  const cuota_prestaciones_dinero_obrero = $s[97] = Math.floor(($95 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador)
  let imss_prestaciones_dinero_obrero = 0;
  if ($94) {
    imss_prestaciones_dinero_obrero = $s[99] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados
  const $97 = $s[101] = sbc * $row.days * 3;
  const cuota_gastos_medicos_pensionados_obrero = $s[100] = Math.floor(($97 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador)
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($94) {
    imss_gastos_medicos_pensionados_obrero = $s[102] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida
  const $99 = $s[104] = sbc * $row.days;
  const cuota_invalidez_vida_obrero = $s[103] = Math.floor(($99 + 80) / 160);
  // IMSS invalidez y vida (trabajador)
  let imss_invalidez_vida_obrero = 0;
  if ($94) {
    imss_invalidez_vida_obrero = $s[105] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez
  const $101 = $s[107] = sbc * $row.days * 9;
  const cuota_cesantia_vejez_obrero = $s[106] = Math.floor(($101 + 400) / 800);
  // IMSS cesantía y vejez (trabajador)
  let imss_cesantia_vejez_obrero = 0;
  if ($94) {
    imss_cesantia_vejez_obrero = $s[108] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[109] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido
  let isr = 0;
  const $104 = !exento_por_sm;
  $s[110] = $104 ? 1 : 0;
  if ($104) {
    isr = $s[111] = isr_determinado - subsidio_empleo;
  }
  // ISR del mes menos lo retenido
  let diferencia_del_mes = 0;
  let isr_ajuste_mensual = 0;
  let isr_devuelto = 0;
  if ($63) {
    const $106 = isr_del_mes * 100 + isr_devuelto_del_mes;
    if ($106 > rt.SAFE) return false;
    const $107 = $106 - isr_anterior_del_mes - isr_ajustado_del_mes;
    if ($107 > rt.SAFE || $107 < -rt.SAFE) return false;
    const $108 = $107 - isr * 100;
    if ($108 > rt.SAFE || $108 < -rt.SAFE) return false;
    diferencia_del_mes = $s[112] = $108;
    // ISR, ajuste del mes
    const $109 = $s[114] = ajusta_el_mes ? (0 > diferencia_del_mes ? 0 : diferencia_del_mes) : 0;
    if ($109 > 4503599627370395) return false;
    isr_ajuste_mensual = $s[113] = Math.floor(($109 + 50) / 100);
    // ISR devuelto por el ajuste del mes
    let $112: number;
    if (ajusta_el_mes) {
      const $111 = -diferencia_del_mes;
      $112 = 0 > $111 ? 0 : $111;
    } else {
      $112 = 0;
    }
    if ($112 > 4503599627370395) return false;
    isr_devuelto = $s[115] = Math.floor(($112 + 50) / 100);
    $s[116] = $112;
  }
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[117] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[118] = infonavit_credit_amount;
  // Total de deducciones
  const $115 = $63 ? isr_ajuste_mensual : 0;
  const total_deducciones = $s[119] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    $115 +
    infonavit_credito;
  // Neto
  const $117 = $63 ? isr_devuelto : 0;
  const neto = $s[120] = total_percepciones + $117 - total_deducciones;
  // Neto en efectivo, sin vales
  $s[121] = neto - vales_despensa;
  // Cuota fija
  const $120 = $s[124] = uma_diaria * $row.days;
  const $121 = $s[123] = $120 * 51;
  const cuota_fija = $s[122] = Math.floor(($121 + 125) / 250);
  $s[125] = 51;
  // Excedente
  const $123 = $s[128] = excedente_3_uma_diario * $row.days;
  const $124 = $s[127] = $123 * 11;
  const excedente_patronal = $s[126] = Math.floor(($124 + 500) / 1000);
  $s[129] = 11;
  // Prestaciones en dinero
  const $126 = $s[132] = sbc * $row.days;
  const $127 = $s[131] = $126 * 7;
  const prestaciones_dinero_patronal = $s[130] = Math.floor(($127 + 500) / 1000);
  $s[133] = 7;
  // Gastos médicos de pensionados
  const $129 = $s[136] = sbc * $row.days;
  const $130 = $s[135] = $129 * 21;
  const gastos_medicos_pensionados_patronal = $s[134] = Math.floor(($130 + 1000) / 2000);
  $s[137] = 21;
  // Riesgo de trabajo
  const $132 = $s[140] = sbc * $row.days;
  const $133 = $s[139] = $132 * risk_class_rate;
  const riesgo_trabajo = $s[138] = Math.floor(($133 + 5000000) / 10000000);
  $s[141] = risk_class_rate;
  // Invalidez y vida
  const $135 = $s[144] = sbc * $row.days;
  const $136 = $s[143] = $135 * 7;
  const invalidez_vida_patronal = $s[142] = Math.floor(($136 + 200) / 400);
  $s[145] = 7;
  // Guarderías y prestaciones sociales
  const $138 = $s[147] = sbc * $row.days;
  const guarderias = $s[146] = Math.floor(($138 + 50) / 100);
  $s[148] = $138;
  $s[149] = 1;
  // Tasa patronal de cesantía y vejez
  $s[151] = -1;
  const $143 = sbc <= salario_minimo * 4;
  $s[150] = $143 ? 1 : 0;
  let $144: number;
  if ($143) {
    $144 = 3150;
  } else {
    const $140 = $s[152] = sbc * 100;
    const $141 = $s[151] = rt.rowOf($f.ceav$rows1, $140, 1, false);
    if ($141 < 0) return false;
    $144 = $f.ceav$rows1.value[$141]!;
  }
  const tasa_ceav = $s[153] = $144;
  // Retiro
  const $145 = $s[155] = sbc * $row.days;
  const retiro = $s[154] = Math.floor(($145 + 25) / 50);
  $s[156] = $145;
  $s[157] = 1;
  // Cesantía en edad avanzada y vejez
  const $147 = $s[160] = sbc * $row.days;
  const $148 = $s[159] = $147 * tasa_ceav;
  const cesantia_vejez_patronal = $s[158] = Math.floor(($148 + 50000) / 100000);
  $s[161] = tasa_ceav;
  // Aportación INFONAVIT
  const $150 = $s[163] = sbc * $row.days;
  const infonavit_aportacion = $s[162] = Math.floor(($150 + 10) / 20);
  $s[164] = $150;
  $s[165] = 1;
  // Cuota obrera absorbida
  let cuota_obrera_absorbida = 0;
  if (es_sm) {
    cuota_obrera_absorbida = $s[166] = cuota_excedente_obrero +
      cuota_prestaciones_dinero_obrero +
      cuota_gastos_medicos_pensionados_obrero +
      cuota_invalidez_vida_obrero +
      cuota_cesantia_vejez_obrero;
  }
  // IMSS patronal
  $s[167] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias;
  // Retiro, cesantía y vejez
  $s[168] = retiro + cesantia_vejez_patronal;
  // Cuotas a cargo del patrón
  $s[169] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias +
    retiro +
    cesantia_vejez_patronal +
    infonavit_aportacion +
    cuota_obrera_absorbida;
  if (sunday_bonus_days > $row.days) return false;
  if ($63 && base_anterior_del_mes > 0 && !rt.isSent($n[10]!)) return false;
  if ($63 && base_anterior_del_mes > 0 && !rt.isSent($n[9]!)) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 12000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 25n));
    }
    const $156 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 12000 : daily_salary === $f.salario_minimo_zlfn * 12000;
    if ($156) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 25n));
    }
    if (factor_integracion < $f.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 10000n));
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 25) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(7, rt.ratio(sbc, 100n));
    }
    if (sdi + excedente_despensa_diario < salario_minimo * 4) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(8, rt.ratio(sbc, 100n));
    }
    if (excedente_despensa_diario > 0) {
      // DESPENSA_INTEGRATES_SBC
      $notes.add(9, rt.ratio(excedente_despensa_diario, 100n));
    }
    let $158: boolean = $94 && horas_extra > horas_extra_tope * 2;
    if (!$158) {
      const $157 = horas_extra * 28000;
      if ($157 > rt.SAFE) return false;
      $158 = $157 > daily_salary * 3 * $row.days;
    }
    if ($158) {
      // OVERTIME_EXEMPTION_CAPPED
      $notes.add(10, rt.ratio(horas_extra, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(11, rt.ratio(salario_minimo, 25n));
    }
    if (base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_del_periodo) {
      // SUBSIDY_CLIFF
      $notes.add(12, rt.ratio(base_isr, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if ($63 && ajusta_el_mes) {
      // MONTH_TAX_ADJUSTED
      $notes.add(13, rt.ratio(isr_del_mes, 100n), rt.ratio(base_isr_del_mes, 100n));
    }
    if (es_sm && infonavit_credito * 5 > sueldo) {
      // INFONAVIT_OVER_LIMIT
      $notes.add(14, rt.ratio(infonavit_credito, 100n));
    }
    if ($row.period.start < '2025-01-01' || rt.changesWithin(UMA$rows, $row.period.start, $at) || $row.period.end >= '2026-01-01') {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(15);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(16);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":170,"scales":[10000,10000,10000,10000000,10000,1,10000,10000,10000,10000,10000,10000,10000,1,1,1,1,1],"values":[["parameter","UMA",100],0,["input",16,[16,1]],["parameter","salario_minimo_zlfn",25],["parameter","salario_minimo_general",5],["input",1,[1,300000]],2,["period","days","number",[]],["input",13,[13,1]],4,["input",14,[14,1]],["input",4,[4,10000]],["input",5,[5,1]],["input",15,[15,1]],["input",6,[6,10000]],5,6,7,8,9,10,3,12,13,15,11,17,19,20,18,21,24,["period","type","choice",["monthly","biweekly","weekly","event"]],["parameter","subsidio_tasa",10000,"rate"],1,28,["parameter","subsidio_limite",1],27,30,29,31,26,["input",17,[17,1]],["input",8,[8,10000]],34,["input",10,[10,10000]],["input",9,[9,10000]],35,36,37,["input",2,[2,10000]],39,40,41,42,43,45,47,49,51,44,46,48,50,52,32,38,["input",12,[12,10000]],["input",11,[11,10000]],54,33,55,["input",7,[7,10000]],["sent","given(base_anterior_del_mes)",8],56,58,57,59,60,["input",3,[3,10000000]],69,62,63,64,65,66,67,68,70,71,72,73],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[56,57,null],"isConditional":1},{"table":1,"rows":"tarifa_diaria$rows1","scales":[100,2500,250000],"slots":[58,59,60],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[77,78,null],"isConditional":1},{"table":2,"rows":"ceav$rows1","scales":[10000,100000,1000000000],"slots":[151,152,null],"isConditional":1}],"steps":[[18,[0]],[19,[1],[20,125]],[[21,25],[2,[[3],16,1,1],[[4],16,0,0]]],[[22,1],[5,6]],[23,[5,7],[24,300000]],[25,[8,[[9],13,1,1]],[26,1000],null,13],[27,[10,[[9],14,1,1]],[28,1000],null,14],[29,[11],[30,10000]],[31,[5,12],[32,1200000]],[33,[13,[[1,7],15,1,1]],[34,250],null,15],[35,[14],[36,10000]],[37,[9,15,16,17,18,19,20]],[38,[1,7],[39,140]],[40,[21,[[17],22,1,1],[[17,22],22,0,0]],[41,200]],[42,[17,23]],[43,[21,[[18],22,1,1],[[18,1,12],22,0,0]]],[44,[18,24]],[45,[19,20]],[46,[25,26]],[47,[1,7]],[48,[1,7]],[50,[25,27,[[26],49,1,1],[[26,28,27,29],49,0,0]]],[51,[26,30]],[52,[23,24,30]],[53,[9,15,16,17,23,18,24,19,19,30,20,30,19,20]],[54,[31]],[61,[32,[[31],55,1,1],[[31],55,0,0],-1,-2],[62,250000]],[[63,1],[21,[[31,9],22,1,1]]],[64,[33,34],[65,1000000]],[66,[32,[[35],55,1,1],[[35,33,34,7],55,0,0]],[67,30400000]],[68,[32,[[36],55,1,1],[[36,7],55,0,0]],[69,152]],[71,[37,[[31,38],63,0,0],[[39],70,0,0]]],[72,[40,41]],[[74,1],[42,[[32],17,1,1]],null,73],[75,[43,31],[76,10000],73],[79,[44,-3],[80,250000],73],[[82,1],[21,[[45],22,1,1],[[44,46,9],81,1,1]],null,73],[84,[44,36,[[35,47],83,0,0]],null,73],[85,[48,[[47,49],82,0,0]],null,73],[86,[5,50],[87,3000000000]],[88,[26,7,1],[89,500,90]],[91,[51,52,6,1]],[92,[53,1]],[93,[54,7],[94,25000]],[96,[21,[[55],95,1,1]],null,null,95],[97,[53,7],[98,40000]],[99,[21,[[56],95,1,1]],null,null,95],[100,[53,7],[101,80000]],[102,[21,[[57],95,1,1]],null,null,95],[103,[53,7],[104,16000]],[105,[21,[[58],95,1,1]],null,null,95],[106,[53,7],[107,80000]],[108,[21,[[59],95,1,1]],null,null,95],[109,[60,61,62,63,64]],[111,[37,[[41,65],110,1,1]],null,null,110],[[112,10000],[66,67,45,68,69],null,73],[113,[70,[[71],74,1,1]],[114,10000],73],[115,[70,[[71],74,1,1]],[116,10000],73],[117,[72],[118,10000]],[119,[60,61,62,63,64,69,[[73,74],73,1,1],75]],[120,[25,[[73,76],73,1,1],77]],[121,[78,20]],[122,[1,7],[123,25000],null,null,124,[125,250]],[126,[54,7],[127,100000],null,null,128,[129,1000]],[130,[53,7],[131,100000],null,null,132,[133,1000]],[134,[53,7],[135,200000],null,null,136,[137,2000]],[138,[53,7,79],[139,1000000000],null,null,140,[141,10000000]],[142,[53,7],[143,40000],null,null,144,[145,400]],[146,[53,7],[147,10000],null,null,148,149],[[153,100000],[53,6,[[53],150,0,0],-4]],[154,[53,7],[155,5000],null,null,156,[157,50]],[158,[53,7,80],[159,10000000],null,null,160,[161,100000]],[162,[53,7],[163,2000],null,null,164,[165,20]],[166,[21,[[55,56,57,58,59],22,1,1]],null,null,22],[167,[81,82,83,84,85,86,87]],[168,[88,89]],[169,[81,82,83,84,85,86,87,88,89,90,91]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"number"],[0,0,"rate"],"boolean",{"words":["monthly","biweekly","weekly","event"]},"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 p5;1 c1;1 c3;3 c10871/2000000;3 p6;3 p7;1 c0;1 c5;4 truth,false;5 period,2;5 word,weekly;4 8 15 16;6 period,5;1 c7;6 31 18 19;6 22 18;4 12 20 21;6 period,3;6 period,4;1 27 23 24;1 c14;4 8 25 26;6 31 18 26;4 12 28 21;1 21 18;1 c15;4 12 30 31;4 18 27 29 32;4 18 17 22 33;0 p0;0 2 7 35;2 c152/5;0 s0;0 2 37 38;4 i16;0 p2;0 p1;0 18 40 41 42;0 i1;0 s2;4 11 44 45;1 period,0;0 2 44 47;4 i13;3 c1/10;0 s4;0 2 50 51;4 i14;0 i4;3 c1/4;0 2 44 55;1 i5;0 2 56 57;4 i15;3 c2/5;0 2 60 38;0 2 61 47;0 i6;0 s5;0 0 51 64;0 s6;0 s7;0 0 66 67;0 0 65 68;0 s8;0 s9;0 0 70 71;0 s10;0 0 72 73;0 0 69 74;0 2 13 38;0 2 76 47;0 3 77 19;4 s3;3 c1/2;0 2 80 67;0 s12;0 5 81 82;0 18 79 67 83;0 s13;0 1 67 85;0 2 38 57;0 5 70 87;0 18 79 70 88;0 s15;0 1 70 90;0 0 71 73;0 s11;0 s17;0 1 93 94;0 2 19 38;0 2 96 47;0 2 38 47;0 s19;4 11 93 99;0 s20;0 s18;0 1 99 102;0 6 101 103;0 5 94 104;0 18 100 94 105;0 s21;0 1 94 107;0 0 85 90;0 0 109 107;0 0 66 86;0 0 65 111;0 5 71 107;0 1 71 113;0 0 91 114;0 1 107 71;0 7 116 0 73;0 1 73 117;0 0 115 118;0 0 112 119;0 s24;5 word,monthly;4 8 15 122;0 apply,0 121;0 apply,1 121;0 18 123 124 125;4 8 121 51;4 14 79 127;3 p3;0 s1;0 2 129 130;0 s28;0 3 131 37;0 2 133 47;0 5 132 134;0 18 123 132 135;0 p4;0 3 137 37;0 2 138 47;0 18 123 137 139;4 s27;0 s30;4 12 121 142;4 15 141 143;0 s29;0 18 144 0 145;0 s31;0 s26;0 5 147 148;4 given,8;4 i17;4 9 15 122;4 14 151 152;0 i8;0 0 154 121;0 s34;0 apply,0 156;0 i10;4 8 158 0;4 14 79 159;0 i9;0 0 161 51;4 8 156 162;4 14 160 163;4 12 156 137;0 s35;0 5 132 166;0 18 165 0 167;4 s36;0 s37;0 1 166 170;0 18 169 0 171;2 i2;0 2 44 173;0 3 94 47;0 1 175 61;0 6 0 176;0 s39;0 s40;0 0 178 179;1 c25;0 2 181 38;0 7 180 45 182;0 s41;0 2 8 38;0 1 184 185;0 6 0 186;0 s42;0 2 188 47;3 c1/250;0 2 189 190;4 16 79;0 s43;0 2 184 47;3 c1/400;0 2 194 195;0 s45;3 c3/800;0 2 194 198;0 s47;3 c1/160;0 2 194 201;0 s49;3 c9/800;0 2 194 204;0 s51;0 s44;0 s46;0 0 207 208;0 s48;0 0 209 210;0 s50;0 s52;0 0 212 213;0 0 211 214;4 16 141;0 s32;0 1 148 217;0 s38;0 i12;0 0 219 220;0 1 221 158;0 i11;0 1 222 223;0 s54;0 1 224 225;4 s33;0 s55;0 6 0 228;0 18 227 229 0;0 4 228;0 6 0 231;0 18 227 232 0;0 i7;0 0 210 212;0 0 209 235;0 0 213 225;0 s56;0 18 150 238 0;0 s58;0 0 239 240;0 0 237 241;0 0 236 242;0 s57;0 18 150 244 0;0 0 93 245;0 s59;0 1 246 247;0 s60;0 1 249 73;3 c51/250;0 2 98 251;3 c11/1000;0 2 189 253;3 c7/1000;0 2 194 255;3 c21/2000;0 2 194 257;3 i3;0 2 194 259;3 c7/400;0 2 194 261;3 c1/100;0 2 194 263;4 11 184 45;3 c63/2000;3 apply,2 184;3 18 265 266 267;3 c1/50;0 2 194 269;3 s69;0 2 194 271;3 c1/20;0 2 194 273;0 0 193 197;0 0 275 200;0 0 203 206;0 0 276 277;0 s62;0 s63;0 0 279 280;0 s64;0 s65;0 0 282 283;0 0 281 284;0 s66;0 s67;0 0 286 287;0 s68;0 0 288 289;0 0 285 290;0 s70;0 s71;0 0 292 293;0 0 281 282;0 0 283 286;0 0 296 287;0 0 295 297;0 0 289 292;0 0 299 293;0 s72;0 s73;0 0 301 302;0 0 300 303;0 0 298 304;4 12 57 47;4 12 154 0;4 14 150 307;4 given,10;4 16 309;4 14 308 310;4 given,9;4 16 312;4 14 308 313;4 given,1;4 given,0;4 14 315 316;0 2 3 44;3 c99/100;0 2 319 2;4 10 318 320;3 c101/100;0 2 322 2;4 12 318 323;4 15 321 324;4 14 317 325;4 10 44 45;4 10 44 41;4 8 44 41;4 18 40 328 329;4 10 173 6;4 12 180 182;4 10 180 45;4 12 179 0;4 12 81 82;4 14 192 335;1 c8;0 3 44 337;1 c2;0 2 338 339;1 c9;0 2 340 341;0 2 342 47;0 3 343 19;4 12 67 344;4 15 336 345;0 0 142 145;4 11 121 347;4 14 143 348;4 14 150 227;3 c1/5;0 2 351 51;4 12 240 352;4 14 79 353;6 date,2025-01-01;4 10 23 355;4 changes,0;4 15 356 357;6 date,2026-01-01;4 13 24 359;4 15 358 360;4 10 249 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,6,[7,true],[8,true]],["i",3,9,[10,true],[11,true]],["i",4,0,[0,true]],["i",5,12,[12,true],[13,true]],["i",6,0,[0,true]],["i",7,0,[0,true]],["i",8,null,[0«4:,true]],["i",‹9›,0,[0»,true]],["i",13,14],["i",14,14],["i",15,14],["i",16,14],["i",17,34],[0,0,36],[1,0,39,0],[2,0,43],[3,4,46],[4,0,48,0],[5,0,52,0,null,49],[6,0,52,0,null,53],[7,0,54,0],[8,0,58,0],[9,0,62,0,null,59],[10,0,63,0],[11,0,75],[12,0,78,0],[13,0,84,0],[14,0,86],[15,0,89,0],[16,0,91],[17,0,92],[18,0,95],[19,0,97,0],[20,0,98,0],[21,0,106],[22,0,108],[23,0,110],[24,0,120,0],[25,0,121],[26,0,126,0],[27,4,128],[28,0,131,0],[29,0,136,0],[30,0,140,0],[31,0,146],[32,0,149],[33,4,153,null,150],[34,0,155,0,150],[35,0,157,0,150],[36,4,164,null,150],[37,0,168,null,150],[38,0,172,null,150],[39,0,174,0],[40,0,177,0],[41,0,183,0],[42,0,187],[43,0,191,0],[44,0,193«4:,0,null,192],[‹45+2›,0,‹196+3›,0],[‹46+2›,0,‹197+3›»,0,null,192],[53,0,215],[54,0,218,0,null,216],[55,0,226,null,150],[56,0,230,0,150],[57,0,233,0,150],[58,0,234,0],[59,0,243],[60,0,248],[61,0,250],[62,0,252,0,null,null,98,251],[63,0,254,0,null,null,189«5:,‹253+2›],[‹64›,0,‹256+2›,0,null,null,194»,263],[69,3,268],[70,0,270,0,null,null,194,269],[71,0,272,0,null,null,194,271],[72,0,274,0,null,null,194,273],[73,0,278,0,null,79],[74,0,291],[75,0,294],[76,0,305]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["subsidio_tasa",null],["subsidio_limite",null],["factor_minimo",null],["prima_riesgo_minima",null],["prima_riesgo_maxima",null]],"notices":[["refuse","VALIDATION_ERROR","warning","sunday_bonus_days","employee",null,306,["No hay ",57," domingos en ",47," días"]],["refuse","VALIDATION_ERROR","warning","history.isr_anterior_del_mes","history",null,311,["Con la base de los periodos anteriores del mes se envía lo que se les retuvo (LISR art. 96)"]],["refuse","VALIDATION_ERROR","warning","history.sueldo_anterior_del_mes","history",null,314,["Con la base de los periodos anteriores del mes se envía su sueldo (LISR art. 96, primer párrafo)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,326,["El salario mensual ",2," y 30 veces el diario ",44," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,327,["El salario diario ",44," es menor que el mínimo de ",45,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,330,["El salario diario ",44," no concuerda con la zona; el mínimo de la frontera norte es ",41]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,331,["El factor de integración ",173," es menor que el de las prestaciones mínimas, ",6]],["warn","CONTRIBUTION_BASE_CAPPED","info","sbc","employee",null,332,["El salario integrado pasa de 25 UMA; se cotiza sobre ",184]],["warn","CONTRIBUTION_BASE_FLOORED","info","sbc","employee",null,333,["El salario integrado no llega al mínimo; se cotiza sobre ",184]],["warn","DESPENSA_INTEGRATES_SBC","info","grocery_voucher_amount","employee",null,334,["La despensa pasa del 40 % de la UMA; ",179," diarios integran el salario base"]],["warn","OVERTIME_EXEMPTION_CAPPED","info","overtime_amount","employee",null,346,["Las horas extra de ",67," pasan del tope exento de 5 UMA o de 9 horas dobles por semana"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,141,["A quien solo percibe el salario mínimo de ",45," no se le retiene"]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,349,["La base ",121," pasa por menos de un subsidio del límite de ",142]],["warn","MONTH_TAX_ADJUSTED","info","isr","employee",null,350,["Último periodo del mes: su impuesto es de ",219," sobre ",156]],["warn","INFONAVIT_OVER_LIMIT","warning","infonavit_credit_amount","employee",null,354,["El crédito de ",240," pasa del 20 % del salario mínimo (LFT art. 97-III)"]],["warn","PARAM_CHANGE_INSIDE_PERIOD","info","period","period",null,361,["El 1 de enero o el 1 de febrero cambian cifras dentro del periodo; se usan las del último día"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,362,["Las deducciones superan las percepciones en este periodo"]]],"tables":[[0,null,0,null,null],[0,null,0,null,47],[0,"UMA",3,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, subsidio_tasa$rows, subsidio_limite$rows, factor_minimo$rows,
    prima_riesgo_minima$rows, prima_riesgo_maxima$rows], tables: [tarifa_mensual, tarifa_diaria, ceav] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
