// CL.finiquito 2020.1: Finiquito
// Emitted from generated/rules/cl/finiquito/2020-02-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Unidad de fomento
export const UF$rows = rt.dated('2020-01 28338.25', '2020-02 28463.67', '2020-03 28597.46', '2020-04 28690.73', '2020-05 28716.52', '2020-06 28696.42',
  '2020-07 28667.44', '2020-08 28679.45', '2020-09 28707.85', '2020-10 28838.63', '2020-11 29030.17', '2020-12 29070.33', '2021-01 29123.74',
  '2021-02 29287.38', '2021-03 29394.77', '2021-04 29494.13', '2021-05 29613.26', '2021-06 29709.83', '2021-07 29757.64', '2021-08 29935.08',
  '2021-09 30088.37', '2021-10 30380.53', '2021-11 30762.8', '2021-12 30991.74', '2022-01 31212.65', '2022-02 31539.2', '2022-03 31727.74',
  '2022-04 32176.49', '2022-05 32679.54', '2022-06 33086.83', '2022-07 33417.26', '2022-08 33836.51', '2022-09 34258.23', '2022-10 34600.35',
  '2022-11 34811.8', '2022-12 35110.98', '2023-01 35287.5', '2023-02 35509.68', '2023-03 35575.48', '2023-04 35838.55', '2023-05 36032.89',
  '2023-06 36089.48', '2023-07 36049.05', '2023-08 36130.31', '2023-09 36197.53', '2023-10 36388.07', '2023-11 36563.87', '2023-12 36789.36',
  '2024-01 36733.04', '2024-02 36856.5', '2024-03 37093.52', '2024-04 37261.98', '2024-05 37438.91', '2024-06 37571.86', '2024-07 37578.95',
  '2024-08 37754.47', '2024-09 37910.42', '2024-10 37971.42', '2024-11 38247.92', '2024-12 38416.69', '2025-01 38384.41', '2025-02 38647.94',
  '2025-03 38894.11', '2025-04 39075.41', '2025-05 39189.45', '2025-06 39267.07', '2025-07 39179.01', '2025-08 39383.07', '2025-09 39485.65',
  '2025-10 39597.67', '2025-11 39643.59', '2025-12 39727.96', '2026-01 39706.07', '2026-02 39790.63', '2026-03 39841.72', '2026-04 40120.2',
  '2026-05 40610.69', '2026-06 40820.31', '2026-07 40844.79', '2026-08 40873.77', '2026-09 41057.2');

// Unidad tributaria mensual
export const UTM$rows = rt.dated('2019-02 48305', '2019-03 48353', '2019-04 48353', '2019-05 48595', '2019-06 48741', '2019-07 49033', '2019-08 49033',
  '2019-09 49131', '2019-10 49229', '2019-11 49229', '2019-12 49623', '2020-01 49673', '2020-02 49723', '2020-03 50021', '2020-04 50221',
  '2020-05 50372', '2020-06 50372', '2020-07 50322', '2020-08 50272', '2020-09 50322', '2020-10 50372', '2020-11 50674', '2020-12 51029',
  '2021-01 50978', '2021-02 51131', '2021-03 51489', '2021-04 51592', '2021-05 51798', '2021-06 52005', '2021-07 52161', '2021-08 52213',
  '2021-09 52631', '2021-10 52842', '2021-11 53476', '2021-12 54171', '2022-01 54442', '2022-02 54878', '2022-03 55537', '2022-04 55704',
  '2022-05 56762', '2022-06 57557', '2022-07 58248', '2022-08 58772', '2022-09 59595', '2022-10 60310', '2022-11 60853', '2022-12 61157',
  '2023-01 61769', '2023-02 61954', '2023-03 62450', '2023-04 62388', '2023-05 63074', '2023-06 63263', '2023-07 63326', '2023-08 63199',
  '2023-09 63452', '2023-10 63515', '2023-11 63960', '2023-12 64216', '2024-01 64666', '2024-02 64343', '2024-03 64793', '2024-04 65182',
  '2024-05 65443', '2024-06 65770', '2024-07 65967', '2024-08 65901', '2024-09 66362', '2024-10 66561', '2024-11 66628', '2024-12 67294',
  '2025-01 67429', '2025-02 67294', '2025-03 68034', '2025-04 68306', '2025-05 68648', '2025-06 68785', '2025-07 68923', '2025-08 68647',
  '2025-09 69265', '2025-10 69265', '2025-11 69542', '2025-12 69542', '2026-01 69751', '2026-02 69611', '2026-03 69889', '2026-04 69889',
  '2026-05 70588', '2026-06 71506', '2026-07 71649', '2026-08 71649', '2026-09 71721', '2026-10 72151');

// Ingreso mínimo mensual
export const imm$rows = rt.dated('2019-03 301000', '2020-03 320500', '2020-09 326500', '2021-05 337000', '2022-01 350000', '2022-05 380000',
  '2022-08 400000', '2023-01 410000', '2023-05 440000', '2023-09 460000', '2024-07 500000', '2025-01 510636', '2025-05 529000',
  '2026-01 539000', '2026-05 553553');

// Tope imponible de AFP y salud, en UF
export const tope_afp_salud_uf$rows = rt.dated('2020-01 80.2', '2020-02 80.2', '2021-01 81.6', '2021-02 81.6', '2022-01 81.6', '2022-02 81.6',
  '2023-01 81.6', '2023-02 81.6', '2024-01 84.3', '2025-01 87.8', '2025-02 87.8', '2026-01 89.9', '2026-02 90');

// Tope imponible de cesantía, en UF
export const tope_afc_uf$rows = rt.dated('2020-01 120.3', '2020-02 120.3', '2021-01 122.6', '2021-02 122.6', '2022-01 122.6', '2022-02 122.6',
  '2023-01 122.6', '2023-02 122.6', '2024-01 126.6', '2025-01 131.8', '2025-02 131.9', '2026-01 135.1', '2026-02 135.2');

// Tasa del seguro de invalidez y sobrevivencia
export const tasa_sis$rows = rt.dated('2018-07 0.0153', '2020-07 0.0199', '2020-10 0.0199', '2021-04 0.0194', '2021-07 0.0221', '2021-10 0.0185',
  '2022-01 0.0185', '2022-07 0.0184', '2022-10 0.0154', '2023-01 0.0155', '2023-04 0.0161', '2023-07 0.0188', '2023-10 0.0147',
  '2024-01 0.0149', '2024-07 0.0201', '2024-10 0.015', '2025-01 0.0138', '2025-04 0.0178', '2025-07 0.0188', '2025-10 0.0149', '2026-01 0.0154',
  '2026-04 0.0162', '2026-07 0.02', '2026-08 0.0178');

// Aporte a la cuenta individual
export const tasa_capitalizacion$rows = rt.dated('2020-01 0', '2025-08 0.001', '2026-08 0.001');

// Cotización con rentabilidad protegida
export const tasa_rentabilidad$rows = rt.dated('2020-01 0', '2025-08 0', '2026-08 0.009');

// Compensación por expectativa de vida, con el SIS aparte
export const tasa_expectativa_vida_aparte$rows = rt.dated('2020-01 0', '2025-08 0.009', '2026-08 0');

// El SIS va adentro del Seguro Social (1) o aparte (0)
export const sis_adentro$rows = rt.dated('2020-01 0', '2025-08 0', '2026-08 1');

// Seguro Social, con el SIS adentro desde agosto de 2026
export const tasa_seguro_social$rows = rt.dated('0000-01 0.025');

// Cotización de salud
export const tasa_salud$rows = rt.dated('0000-01 0.07');

// Cotización básica de la Ley 16.744
export const ley_16744_basica$rows = rt.dated('0000-01 0.009');

// Cotización adicional máxima
export const adicional_maxima$rows = rt.dated('0000-01 0.068');

// Seguro para el acompañamiento de niños
export const sanna$rows = rt.dated('0000-01 0.0003');

// Gratificación, parte de lo ganado
export const gratificacion_tasa$rows = rt.dated('0000-01 0.25');

// Gratificación, tope al año en ingresos mínimos
export const gratificacion_tope_imm$rows = rt.dated('0000-01 4.75');

// Meses que la fracción de un año tiene que pasar
export const meses_de_fraccion$rows = rt.dated('0000-01 6');

// Años de indemnización, 330 días
export const anios_maximos$rows = rt.dated('0000-01 11');

// Tope de la remuneración, en UF
export const tope_uf$rows = rt.dated('0000-01 90');

// Periodos de feriado que se acumulan
export const periodos_juntos$rows = rt.dated('0000-01 2');

// Días de remuneración por mes de obra o faena, según el contrato
export const dias_obra$rows = rt.dated('2019-01 1', '2020-07 1.5', '2021-07 2', '2022-01 2.5');

// Recargo: aplicación improcedente del art. 161
export const recargo_161$rows = rt.dated('0000-01 0.3');

// Recargo: art. 159, o ninguna causal
export const recargo_159$rows = rt.dated('0000-01 0.5');

// Recargo: aplicación indebida del art. 160
export const recargo_160$rows = rt.dated('0000-01 0.8');

// Recargo: art. 160 N° 1, 5 o 6, sin motivo plausible
export const recargo_sin_motivo$rows = rt.dated('0000-01 1');

// Cotización a cada AFP
export const tasas_afp = rt.table('tasas_afp', 'map', [
  ['2020-01',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1077',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1069',
  ],
  ['2021-10',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1058',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1069',
  ],
  ['2023-10',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1058',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1049',
  ],
  ['2025-10',
    'capital 0.1144',
    'cuprum 0.1144',
    'habitat 0.1127',
    'modelo 0.1058',
    'planvital 0.1116',
    'provida 0.1145',
    'uno 0.1046',
  ],
]);

// Impuesto único de segunda categoría, en UTM
export const tabla_impuesto_unico = rt.table('tabla_impuesto_unico', 'rebate', [
  ['0000-01',
    '[0 13.5] 0',
    '30] 0.04 0.54',
    '50] 0.08 1.74',
    '70] 0.135 4.49',
    '90] 0.23 11.14',
    '120] 0.304 17.8',
    '310] 0.35 23.32',
    '*) 0.4 38.82',
  ],
]);

// Lo que da cada causal: sin_aviso
export const causales_sin_aviso = rt.table('causales_sin_aviso', 'map', [
  ['0000-01',
    'mutuo_acuerdo 0',
    'renuncia 0',
    'muerte 0',
    'vencimiento_plazo 0',
    'conclusion_obra 0',
    'caso_fortuito 0',
    'disciplinaria 0',
    'necesidades_empresa 1',
    'desahucio 1',
    'liquidacion_concursal 1',
    'despido_indirecto 1',
  ],
]);

// Lo que da cada causal: con_aviso
export const causales_con_aviso = rt.table('causales_con_aviso', 'map', [
  ['0000-01',
    'mutuo_acuerdo 0',
    'renuncia 0',
    'muerte 0',
    'vencimiento_plazo 0',
    'conclusion_obra 0',
    'caso_fortuito 0',
    'disciplinaria 0',
    'necesidades_empresa 0',
    'desahucio 0',
    'liquidacion_concursal 1',
    'despido_indirecto 1',
  ],
]);

// Lo que da cada causal: anios
export const causales_anios = rt.table('causales_anios', 'map', [
  ['0000-01',
    'mutuo_acuerdo 0',
    'renuncia 0',
    'muerte 0',
    'vencimiento_plazo 0',
    'conclusion_obra 0',
    'caso_fortuito 0',
    'disciplinaria 0',
    'necesidades_empresa 1',
    'desahucio 1',
    'liquidacion_concursal 1',
    'despido_indirecto 1',
  ],
]);

// Lo que da cada causal: afc
export const causales_afc = rt.table('causales_afc', 'map', [
  ['0000-01',
    'mutuo_acuerdo 0',
    'renuncia 0',
    'muerte 0',
    'vencimiento_plazo 0',
    'conclusion_obra 0',
    'caso_fortuito 0',
    'disciplinaria 0',
    'necesidades_empresa 1',
    'desahucio 1',
    'liquidacion_concursal 0',
    'despido_indirecto 0',
  ],
]);

// Cotización de cesantía del trabajador
export const afc_trabajador = rt.table('afc_trabajador', 'map', [
  ['0000-01',
    'indefinido 0.006',
    'plazo_fijo 0',
    'indefinido_11_anios 0',
  ],
]);

// Cotización de cesantía del empleador
export const afc_del_empleador = rt.table('afc_del_empleador', 'map', [
  ['0000-01',
    'indefinido 0.024',
    'plazo_fijo 0.03',
    'indefinido_11_anios 0.008',
  ],
]);

// Feriados legales
const feriados$holidays = [
  '2020 01-01 04-10 05-01 05-21 06-29 07-16 09-18 10-12 12-08 12-25',
  '2021 01-01 04-02 05-21 06-21 06-28 07-16 09-17 10-11 11-01 12-08',
  '2022 04-15 06-21 06-27 08-15 09-16 09-19 10-10 10-31 11-01 12-08',
  '2023 01-02 04-07 05-01 06-21 06-26 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25',
  '2024 01-01 03-29 05-01 05-21 06-20 07-16 08-15 09-18 09-19 09-20 10-31 11-01 12-25',
  '2025 01-01 04-18 05-01 05-21 06-20 07-16 08-15 09-18 09-19 10-31 12-08 12-25',
  '2026 01-01 04-03 05-01 05-21 06-29 07-16 09-18 10-12 12-08 12-25',
  '2027 01-01 03-26 05-21 06-21 06-28 07-16 09-17 10-11 11-01 12-08',
];
export const feriados$days = rt.calendar('feriados', 1, 5, feriados$holidays);

export const $sources: readonly string[] = [
  'Código del Trabajo art. 163',
  'Código del Trabajo art. 172',
  'Código del Trabajo art. 73',
  'LIR art. 46',
  'Código del Trabajo art. 52',
  'Código del Trabajo art. 50',
  'Ley 19.728 art. 13',
  'Ley 21.122',
  'LIR art. 17 N°13',
  'D.L. 3.500 art. 16',
  'tope_afp_salud_uf: D.L. 3.500 art. 16',
  'Ley 19.728 art. 6',
  'Superintendencia de Pensiones',
  'tope_afc_uf: D.L. 3.500 art. 16',
  'D.S. 57 de 1990 (convención: se reparte entre los meses y cotiza hasta el tope de cada uno, sin el texto del reglamento ' + 'a la mano)',
  'UTM: Servicio de Impuestos Internos',
  'tabla_impuesto_unico: LIR art. 43 N°1',
  'Ley 21.210',
  'LIR art. 46 (convención: con la UTM del mes del pago, no con la de cada mes',
  'sin confirmar)',
  'LIR art. 46 (convención: con todos los decimales)',
  'LIR art. 46 (convención: el tramo que se muestra es el del mes de mayor base, con su parte)',
  'Circular SII 37 de 1990',
  'D.L. 3.500 art. 59',
  'tasa_sis: D.L. 3.500 art. 59',
  'Ley 21.735 art. 4° transitorio',
  'tasa_capitalizacion: Ley 21.735 arts. 4° y 8° transitorios',
  'tasa_expectativa_vida_aparte: Ley 21.735 arts. 4° y 8° transitorios',
  'sis_adentro: Ley 21.735 arts. 4° y 8° transitorios',
  'tasa_seguro_social: Ley 21.735 art. 4° transitorio',
  'Ley 21.735 arts. 4° y 8° transitorios',
  'tasa_rentabilidad: Ley 21.735 arts. 4° y 8° transitorios',
  'Ley 19.728 art. 5',
  'meses_de_fraccion: Código del Trabajo art. 163',
  'feriados: Código del Trabajo arts. 35 y 69',
  'Ley 2.977 (fuente única: una biblioteca pública de feriados)',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(48, ['UF', 'derived', 'regla del Banco Central con el IPC']),
  ...rt.members(11, ['UF', 'single_source']),
  ...rt.members(35, ['UTM', 'single_source', 'utmvalor.cl']),
  ...rt.members(24, ['UTM', 'derived', 'regla del SII con el IPC']),
  ['UTM', 'single_source'],
  ['UTM', 'derived', 'regla del Banco Central con el IPC'],
  ...rt.members(9, ['UTM', 'single_source']),
  ['imm', 'derived', 'la prensa de 2020 da el alza de la Ley 21.283, de 6.000'],
  ['tope_afp_salud_uf', 'unconfirmed', 'no se conoce el valor de enero de 2020'],
  ['tope_afp_salud_uf', 'single_source', 'AFP Habitat'],
  ['tope_afp_salud_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2021'],
  ['tope_afp_salud_uf', 'single_source'],
  ['tope_afp_salud_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2022'],
  ['tope_afp_salud_uf', 'single_source', 'prensadigital.cl, enero de 2022'],
  ['tope_afp_salud_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2023'],
  ['tope_afp_salud_uf', 'single_source'],
  ['tope_afc_uf', 'unconfirmed', 'no se conoce el valor de enero de 2020'],
  ['tope_afc_uf', 'single_source', 'AFP Habitat'],
  ['tope_afc_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2021'],
  ['tope_afc_uf', 'single_source'],
  ['tope_afc_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2022'],
  ['tope_afc_uf', 'single_source', 'prensadigital.cl, enero de 2022'],
  ['tope_afc_uf', 'unconfirmed', 'no se conoce el valor provisorio de enero de 2023'],
  ['tope_afc_uf', 'single_source'],
  ['tasa_sis', 'unconfirmed', 'no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %'],
  ['tasa_sis', 'single_source', 'la tasa anterior a octubre de 2021; el comienzo del trimestre se infiere'],
  ['tasa_sis', 'single_source'],
  ['tasa_sis', 'unconfirmed', 'no se halló la tasa de enero a junio de 2022'],
  ['tasa_sis', 'single_source', 'la tasa anterior a enero de 2023; el comienzo del trimestre se infiere'],
  ['tasa_sis', 'single_source', 'la tasa anterior a julio de 2023; el comienzo del trimestre se infiere'],
  ['tasa_sis', 'single_source', 'la tasa anterior a enero de 2024; el comienzo del trimestre se infiere'],
  ['tasa_sis', 'single_source', 'código público'],
  ['tasa_sis', 'single_source', 'código público'],
  ['tasa_sis', 'single_source', 'evidencia indirecta; otra fuente dice 1,39 %'],
  ['tasa_sis', 'unconfirmed', 'otras dos fuentes públicas siguen con 1,62 %'],
  ['adicional_maxima', 'single_source', 'código público'],
  ['periodos_juntos', 'unconfirmed', 'sin el texto a la mano'],
  ...rt.members(3, ['dias_obra', 'unconfirmed', 'los pasos de 1, 1,5 y 2 días, sin el texto a la mano']),
  ['dias_obra', 'single_source', 'código público'],
  ...rt.members(3, ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano']),
  ['tasas_afp', 'single_source', 'latercera.com, 2021'],
  ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano'],
  ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano'],
  ['tasas_afp', 'unconfirmed', 'la de antes de octubre de 2023, sin fuente a la mano'],
  ...rt.members(3, ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano']),
  ['tasas_afp', 'single_source', 'latercera.com, 2021'],
  ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano'],
  ['tasas_afp', 'unconfirmed', 'valores de 2020 a 2023 sin fuente a la mano'],
  ['tasas_afp', 'unconfirmed', 'la de antes de octubre de 2023, sin fuente a la mano'],
  ['feriados', 'single_source', 'una biblioteca pública de feriados'],
  ['anios_servicio', 'convention', 'el último día se cuenta; hay quien lo resta'],
  ['ultima_remuneracion_mensual', 'convention',
    'la gratificación mensual, la colación y la movilización entran; hay sentencias en los dos sentidos'],
  ['dias_feriado_proporcional', 'convention', '1,25 días al mes y una trigésima parte al día, sin redondear'],
  ['tope_gratificacion_anual', 'convention', 'el ingreso mínimo del día del término; un doceavo por mes con recibo, también de pocos días'],
  ['imputa_afc', 'convention', 'solo con el art. 161 que nadie declaró improcedente; hay sentencias en contra'],
  ['indemnizacion_feriado', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_aviso_previo', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_anios_servicio', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['recargo_art_168', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_obra_faena', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_contrato_colectivo', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_voluntaria', 'convention', 'lo que pasa de la exención es una base propia'],
  ['remuneraciones_pendientes_liquido', 'convention', 'sus cotizaciones y su impuesto están en su recibo'],
  ['otros_haberes', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizaciones_legales', 'convention', 'también el aviso previo y el recargo'],
  ['limite_exencion_lir_17_13', 'convention', 'los años sin el límite de once'],
  ...rt.members(12,
    ['parte_afp_‹01›', 'convention', 'se reparte entre los meses y cotiza hasta el tope de cada uno, sin el texto del reglamento a la mano']),
  ...rt.members(12,
    ['parte_afc_‹01›', 'convention', 'se reparte entre los meses y cotiza hasta el tope de cada uno, sin el texto del reglamento a la mano']),
  ['cotizacion_afp', 'convention', 'una misma tasa para todos los meses'],
  ['cuota_utm', 'convention', 'con la UTM del mes del pago, no con la de cada mes; sin confirmar'],
  ['indemnizacion_tributable', 'convention', 'es una base propia: la línea de la indemnización no lleva la marca de renta'],
  ['diferencia_gratificacion_utm', 'convention', 'con todos los decimales'],
  ['impuesto_con_cuota', 'convention', 'el tramo que se muestra es el del mes de mayor base, con su parte'],
  ['meses_enviados', 'convention', 'doce, o los que se trabajaron, si fueron menos'],
  ['cuota_utm_indemnizacion', 'convention', 'con la UTM del mes del pago, no con la de cada mes; sin confirmar'],
  ['diferencia_impuesto_utm', 'convention', 'con todos los decimales'],
  ['impuesto_mayor', 'convention', 'el tramo que se muestra es el del mes de mayor base, con su parte'],
  ['mutual_ley_16744', 'single_source', 'el formulario de pago lo cobra como una sola tasa'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'hire_date', source: 'inputs', type: 'date', label: 'Primer día de servicio', law: 'Código del Trabajo art. 163', presence: 'required',
    bounds: '[1950-01-01 .. *)', lowest: '>= 1950-01-01' },
  { id: 'termination_date', source: 'inputs', type: 'date', label: 'Último día de servicio', law: 'Código del Trabajo art. 177',
    presence: 'required', bounds: '[2020-01-01 .. 2026-12-31]', lowest: '>= 2020-01-01', highest: '<= 2026-12-31' },
  { id: 'causal_termino', source: 'inputs', type: 'choice',
    words: ['mutuo_acuerdo', 'renuncia', 'muerte', 'vencimiento_plazo', 'conclusion_obra', 'caso_fortuito', 'disciplinaria',
      'necesidades_empresa', 'desahucio', 'liquidacion_concursal', 'despido_indirecto'], label: 'Causal',
    law: 'Código del Trabajo arts. 159, 160, 161, 163 bis y 171', presence: 'required' },
  { id: 'aviso_previo_dado', source: 'inputs', type: 'boolean', label: 'Aviso previo de 30 días', law: 'Código del Trabajo art. 162',
    defaultText: 'no' },
  { id: 'despido_injustificado_declarado', source: 'inputs', type: 'boolean', label: 'Despido declarado injustificado, indebido o improcedente',
    law: 'Código del Trabajo art. 168', defaultText: 'no' },
  { id: 'recargo_art_168_rate', source: 'inputs', type: 'rate', label: 'Recargo del art. 168', law: 'Código del Trabajo art. 168',
    bounds: '[0% .. recargo_sin_motivo]', highest: '<= 1', defaultText: '0%' },
  { id: 'daily_salary', type: 'money', label: 'Sueldo diario', law: 'Código del Trabajo arts. 71 y 172', presence: 'required',
    unless: 'monthly_salary', bounds: '(0 CLP .. 1_000_000_000 CLP / 30]', highest: '<= 33333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Sueldo base', law: 'Código del Trabajo arts. 71 y 172', bounds: '(0 CLP .. 1_000_000_000 CLP]',
    defaultText: '30 * daily_salary' },
  { id: 'otros_haberes_fijos_amount', source: 'inputs', type: 'money', label: 'Otros haberes fijos del mes, y regalías valoradas',
    law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'promedio_variable_amount', source: 'inputs', type: 'money',
    label: 'Promedio de lo variable en los tres últimos meses, sin sobretiempo', law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)',
    defaultText: '0 CLP' },
  { id: 'gratificacion_mensual_amount', source: 'inputs', type: 'money', label: 'Gratificación del último mes entero',
    law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'colacion_amount', type: 'money', label: 'Colación', law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'movilizacion_amount', type: 'money', label: 'Movilización', law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)',
    defaultText: '0 CLP' },
  { id: 'valor_uf_amount', source: 'inputs', type: 'money', label: 'UF del último día del mes anterior al pago',
    law: 'Código del Trabajo art. 172', bounds: '(0 CLP .. 1_000_000_000 CLP]',
    defaultText: '1 UF at add_days(start_of_month(period.end_date), -1)' },
  { id: 'dias_feriado_anual', source: 'inputs', type: 'integer', label: 'Días hábiles al año', law: 'Código del Trabajo art. 67',
    bounds: '[15 .. 20]', defaultText: '15' },
  { id: 'dias_feriado_progresivo', source: 'inputs', type: 'integer', label: 'Días de feriado progresivo al año',
    law: 'Código del Trabajo art. 68', bounds: '[0 .. 30]', defaultText: '0' },
  { id: 'dias_feriado_pendiente', source: 'inputs', type: 'number', label: 'Días hábiles de los años completos, menos los tomados',
    law: 'Código del Trabajo art. 73', bounds: '[0 .. 200]', defaultText: '0' },
  { id: 'dias_feriado_anticipado', source: 'inputs', type: 'number', label: 'Días tomados a cuenta del año en curso',
    law: 'Código del Trabajo art. 73', bounds: '[0 .. 60]', defaultText: '0' },
  { id: 'dias_corridos_dados', wire: 'dias_corridos_feriado', source: 'inputs', type: 'number', label: 'Días corridos que se pagan',
    law: 'Código del Trabajo art. 73', presence: 'optional', bounds: '[0 .. 400]' },
  { id: 'remuneracion_feriado_amount', source: 'inputs', type: 'money', label: 'Remuneración íntegra del feriado',
    law: 'Código del Trabajo art. 71', bounds: '[0 CLP .. *)',
    defaultText: 'monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount' },
  { id: 'indemnizacion_contrato_colectivo_amount', source: 'inputs', type: 'money', label: 'Indemnización de contrato colectivo',
    law: 'Código del Trabajo art. 178', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'indemnizacion_voluntaria_amount', source: 'inputs', type: 'money', label: 'Indemnización voluntaria', law: 'LIR art. 17 N°13',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'promedio_24m_amount', source: 'inputs', type: 'money', label: 'Promedio de las remuneraciones de los 24 últimos meses, reajustadas',
    law: 'LIR art. 17 N°13', presence: 'optional', requiredWhen: 'indemnizacion_voluntaria_amount > 0 CLP',
    bounds: '[0 CLP .. 1_000_000_000 CLP]' },
  { id: 'saldo_afc_empleador_amount', source: 'inputs', type: 'money', label: 'Saldo de los aportes del empleador en la AFC',
    law: 'Ley 19.728 art. 13', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'remuneraciones_pendientes_liquido_amount', source: 'inputs', type: 'money', label: 'Líquido del último recibo de sueldo',
    law: 'Código del Trabajo art. 177', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'otros_haberes_amount', source: 'inputs', type: 'money', label: 'Otros haberes, ni imponibles ni tributables',
    law: 'Código del Trabajo art. 177', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'otros_descuentos_amount', source: 'inputs', type: 'money', label: 'Otros descuentos', law: 'Código del Trabajo art. 58',
    bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'gratificacion_en_base_172', source: 'override', type: 'boolean', label: 'La gratificación mensual entra en la base',
    law: 'Código del Trabajo art. 172', defaultText: 'yes' },
  { id: 'colacion_movilizacion_en_base_172', source: 'override', type: 'boolean', label: 'Colación y movilización entran en la base',
    law: 'Código del Trabajo art. 172', defaultText: 'yes' },
  { id: 'remuneraciones_devengadas_amount', source: 'inputs', type: 'money', label: 'Remuneraciones del trabajador en el año, hasta el término',
    law: 'Código del Trabajo arts. 50 y 52', presence: 'optional', bounds: '[0 CLP .. 1_000_000_000 CLP]' },
  { id: 'gratificacion_anticipada_amount', source: 'inputs', type: 'money', label: 'Gratificación pagada mes a mes',
    law: 'Código del Trabajo art. 50', bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'afp_rate', type: 'rate', label: 'Cotización a la AFP, 10 % más comisión', law: 'D.L. 3.500 arts. 17 y 29', presence: 'optional',
    requiredWhen: 'given(remuneraciones_devengadas_amount)', bounds: '[10% .. 13%]' },
  { id: 'risk_class_rate', type: 'rate', label: 'Cotización adicional de la Ley 16.744', law: 'Ley 16.744 art. 15; D.S. 110 y D.S. 67',
    bounds: '[0% .. adicional_maxima]', highest: '<= 0.068', defaultText: '0%' },
  { id: 'contrato_plazo_fijo', source: 'override', type: 'boolean', label: 'Contrato a plazo fijo, por obra o faena', defaultText: 'no' },
  { id: 'afc_indefinido_11_anios', source: 'override', type: 'boolean', label: 'Más de 11 años de cesantía con el empleador', defaultText: 'no' },
  { id: 'primer_mes_devengo', source: 'inputs', type: 'date', label: 'Primero de los meses que se envían, su día 1', law: 'LIR art. 46',
    bounds: '[2019-02-01 .. period.end_date]', lowest: '>= 2019-02-01', defaultText: 'add_months(start_of_month(termination_date), -11)' },
  ...rt.members(12,
    { id: 'base_mes_‹01›', wire: 'base_tributable_‹01›', source: 'inputs', type: 'money', label: 'Base tributable del mes ‹1›',
      law: 'LIR art. 46', presence: 'optional', requiredWhen: 'given(total_imponible_‹01›)', bounds: '[0 CLP .. 1_000_000_000 CLP]' }),
  ...rt.members(12,
    { id: 'total_imponible_‹01›', source: 'inputs', type: 'money', label: 'Total imponible del mes ‹1›', law: 'D.L. 3.500 art. 16',
      presence: 'optional', requiredWhen: 'given(base_mes_‹01›) and given(remuneraciones_devengadas_amount)',
      bounds: '[0 CLP .. 1_000_000_000 CLP]' }),
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'dia_siguiente', 'Día siguiente al término', 'add_days(termination_date, 1)', null, { type: 'date', position: 89 }],
  ['let', 'anios_completos', 'Años completos', 'years(hire_date, dia_siguiente)', [0], { type: 'number' }],
  ['let', 'meses_completos', 'Meses completos', 'months(hire_date, dia_siguiente)', [0], { type: 'number' }],
  ['let', 'meses_fraccion', 'Meses después del último año', 'meses_completos - 12 * anios_completos', [0], { type: 'number' }],
  ['let', 'dias_fraccion', 'Días después del último mes', 'days_left(hire_date, dia_siguiente)', [0], { type: 'number' }],
  ['let', 'anios_servicio', 'Años de servicio',
    'anios_completos + (1 when meses_fraccion > meses_de_fraccion or meses_fraccion = meses_de_fraccion and dias_fraccion > ' + '0)',
    ['Código del Trabajo art. 163 (convención: el último día se cuenta', 'hay quien lo resta)', 33], { type: 'number' }],
  ['let', 'anios_indemnizables', 'Años que se indemnizan',
    'if hire_date < 1981-08-14 then anios_servicio else min(anios_servicio, anios_maximos)',
    ['Código del Trabajo arts. 163 y 7° transitorio', 'anios_maximos: Código del Trabajo art. 163'], { type: 'number' }],
  ['let', 'ultima_remuneracion_mensual', 'Última remuneración (art. 172)',
    'monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount + (gratificacion_mensual_amount when ' +
      'gratificacion_en_base_172) + (colacion_amount + movilizacion_amount when colacion_movilizacion_en_base_172)',
    ['Código del Trabajo art. 172 (convención: la gratificación mensual, la colación y la movilización entran',
      'hay sentencias en los dos sentidos)'], { rounding: 'half_up:1' }],
  ['let', 'valor_uf', 'UF del tope', 'valor_uf_amount', [1]],
  ['let', 'tope_90_uf', 'Tope 90 UF', 'tope_uf * valor_uf', [1, 'tope_uf: Código del Trabajo art. 172'], { rounding: 'half_up:1' }],
  ['let', 'base_indemnizacion', 'Base indemnización', 'min(ultima_remuneracion_mensual, tope_90_uf)', [1]],
  ['let', 'dias_feriado_anual_total', 'Días hábiles al año, con los progresivos', 'dias_feriado_anual + dias_feriado_progresivo',
    ['Código del Trabajo arts. 67 y 68'], { type: 'number' }],
  ['let', 'dias_feriado_proporcional', 'Días hábiles de la fracción del año',
    'dias_feriado_anual_total * meses_fraccion / 12 + dias_feriado_anual_total * dias_fraccion / 360',
    ['Código del Trabajo art. 73 (convención: 1,25 días al mes y una trigésima parte al día, sin redondear)'], { type: 'number' }],
  ['let', 'saldo_dias_feriado', 'Saldo de días hábiles', 'dias_feriado_pendiente + dias_feriado_proporcional - dias_feriado_anticipado', [2],
    { type: 'number' }],
  ['let', 'dias_feriado_habiles', 'Días hábiles que se pagan', 'max(0, saldo_dias_feriado)', [2], { type: 'number' }],
  ['let', 'dias_feriado_contados', 'Días hábiles empezados', 'dias_feriado_habiles', [2], { type: 'number', rounding: 'up:1' }],
  ['let', 'dias_feriado_corridos', 'Días corridos',
    'if given(dias_corridos_dados) then dias_corridos_dados else max(0, days(dia_siguiente, add_workdays(termination_date, ' +
      'dias_feriado_contados)) - (dias_feriado_contados - dias_feriado_habiles))',
    ['Código del Trabajo arts. 69 y 73', 'DT Ord. 0826/013', 34, 35], { type: 'number' }],
  ['let', 'valor_dia_feriado', 'Valor del día', 'remuneracion_feriado_amount / 30', ['Código del Trabajo art. 71']],
  ...rt.members(12, ['let', 'despues_‹01›', 'Meses después del primero ‹1›', '‹1› - 1 when given(base_mes_‹01›)', [3], { type: 'number' }]),
  ['let', 'ultimo_mes', 'Último mes',
    'add_months(primer_mes_devengo, max(0, despues_01, despues_02, despues_03, despues_04, despues_05, despues_06, ' +
      'despues_07, despues_08, despues_09, despues_10, despues_11, despues_12))', null, { type: 'date' }],
  ...rt.members(12,
    ['let', 'mes_‹01›', 'Mes ‹1›', 'min(end_of_month(add_months(primer_mes_devengo, ‹1› - 1)), period.end_date)', null, { type: 'date' }]),
  ['let', 'con_gratificacion', 'Con gratificación pendiente', 'given(remuneraciones_devengadas_amount)', [4], { type: 'boolean' }],
  ...rt.members(12,
    ['let', 'del_anio_‹01›', 'Mes en que se ganó la gratificación ‹1›',
      '1 when con_gratificacion and given(total_imponible_‹01›) and year(mes_‹01›) = year(termination_date)', [4], { type: 'number' }]),
  ['let', 'meses_devengo', 'Meses en que se ganó la gratificación',
    '(del_anio_01 + del_anio_02 + del_anio_03 + del_anio_04 + del_anio_05 + del_anio_06 + del_anio_07 + del_anio_08 + ' +
      'del_anio_09 + del_anio_10 + del_anio_11 + del_anio_12)', [4], { type: 'number' }],
  ['let', 'gratificacion_25', '25 % de lo devengado', 'gratificacion_tasa * remuneraciones_devengadas_amount when con_gratificacion',
    [5, 'gratificacion_tasa: Código del Trabajo art. 50'], { rounding: 'half_up:1' }],
  ['let', 'tope_gratificacion_anual', 'Tope 4,75 IMM',
    'gratificacion_tope_imm * (imm at termination_date) * meses_devengo / 12 when con_gratificacion',
    ['Código del Trabajo arts. 50 y 52 (convención: el ingreso mínimo del día del término',
      'un doceavo por mes con recibo, también de pocos días)', 'gratificacion_tope_imm: Código del Trabajo art. 50'], { rounding: 'half_up:1' }],
  ['let', 'gratificacion_determinada', 'Gratificación determinada', 'min(gratificacion_25, tope_gratificacion_anual) when con_gratificacion',
    [5]],
  ['let', 'debe_aviso', 'Se debe el aviso previo',
    '(if aviso_previo_dado then causales_con_aviso(causal_termino) else causales_sin_aviso(causal_termino)) = 1 or ' +
      'despido_injustificado_declarado and not aviso_previo_dado',
    ['Código del Trabajo arts. 161, 162, 163 bis, 168 y 171', 'causales_con_aviso: Código del Trabajo arts. 159 a 163 bis y 171', 6,
      'causales_sin_aviso: Código del Trabajo arts. 159 a 163 bis y 171', 6], { type: 'boolean', position: 155 }],
  ['let', 'debe_anios', 'Se deben los años de servicio',
    '(causales_anios(causal_termino) = 1 or despido_injustificado_declarado) and anios_completos >= 1',
    ['Código del Trabajo arts. 163, 163 bis, 168 y 171', 'causales_anios: Código del Trabajo arts. 159 a 163 bis y 171', 6],
    { type: 'boolean' }],
  ['let', 'imputa_afc', 'Se imputa el seguro de cesantía', 'causales_afc(causal_termino) = 1 and not despido_injustificado_declarado',
    ['Ley 19.728 art. 13 (convención: solo con el art. 161 que nadie declaró improcedente', 'hay sentencias en contra)',
      'causales_afc: Código del Trabajo arts. 159 a 163 bis y 171', 6], { type: 'boolean' }],
  ['perception', 'indemnizacion_feriado', 'Indemnización por feriado (art. 73)', 'valor_dia_feriado * dias_feriado_corridos',
    ['Código del Trabajo arts. 41 y 73 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 ' + 'N°13)'],
    { tags: ['no_imponible', 'no_tributable', 'vacaciones'] }],
  ['perception', 'indemnizacion_aviso_previo', 'Indemnización sustitutiva del aviso previo', 'base_indemnizacion when debe_aviso',
    ['Código del Trabajo arts. 161 y 162 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. ' + '17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'indemnizacion_anios_servicio', 'Indemnización por años de servicio (art. 163)',
    'base_indemnizacion * anios_indemnizables when debe_anios',
    ['Código del Trabajo art. 163 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'recargo_art_168', 'Recargo art. 168', 'indemnizacion_anios_servicio * recargo_art_168_rate',
    ['Código del Trabajo art. 168 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable', 'recargo'] }],
  ['let', 'con_obra', 'Obra o faena con indemnización', 'causal_termino = conclusion_obra and meses_completos >= 1 and hire_date >= 2019-01-01',
    [0, 7], { type: 'boolean' }],
  ['let', 'meses_obra', 'Meses de obra o faena', 'meses_completos + (1 when dias_fraccion > 15) when con_obra', [0], { type: 'number' }],
  ['let', 'fecha_obra', 'Fecha obra', 'if con_obra then min(hire_date, termination_date) else 2022-01-01', null, { type: 'date' }],
  ['let', 'dias_obra_por_mes', 'Días por mes', 'dias_obra at fecha_obra when con_obra',
    ['Código del Trabajo art. 23 transitorio', 'dias_obra: Código del Trabajo arts. 163 y 23 transitorio', 7], { type: 'number' }],
  ['perception', 'indemnizacion_obra_faena', 'Indemnización por obra o faena (art. 163 inc. 3)',
    'base_indemnizacion * dias_obra_por_mes * meses_obra / 30 when con_obra',
    [0, 'Ley 21.122 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'indemnizacion_contrato_colectivo', 'Indemnización de contrato colectivo', 'indemnizacion_contrato_colectivo_amount',
    ['Código del Trabajo art. 178 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'indemnizacion_voluntaria', 'Indemnización voluntaria', 'indemnizacion_voluntaria_amount',
    [8, 'Código del Trabajo art. 178 (convención: lo que pasa de la exención es una base propia)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'gratificacion_proporcional', 'Gratificación legal proporcional',
    'max(0 CLP, gratificacion_determinada - gratificacion_anticipada_amount) when con_gratificacion', ['Código del Trabajo arts. 50 y 52'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['imponible', 'tributable'] }],
  ['perception', 'remuneraciones_pendientes_liquido', 'Remuneraciones pendientes (líquido)', 'remuneraciones_pendientes_liquido_amount',
    ['Código del Trabajo art. 177 (convención: sus cotizaciones y su impuesto están en su recibo)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'otros_haberes', 'Otros haberes', 'otros_haberes_amount',
    ['Código del Trabajo art. 177 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['let', 'indemnizaciones_legales', 'Indemnizaciones que usan la exención',
    'indemnizacion_anios_servicio + indemnizacion_aviso_previo + recargo_art_168 + indemnizacion_obra_faena + ' +
      'indemnizacion_contrato_colectivo', ['LIR art. 17 N°13 (convención: también el aviso previo y el recargo)']],
  ['let', 'limite_exencion_lir_17_13', 'Límite no renta',
    'if indemnizacion_voluntaria_amount > 0 CLP then promedio_24m_amount * anios_servicio else 0 CLP',
    ['LIR art. 17 N°13 (convención: los años sin el límite de once)'], { rounding: 'half_up:1' }],
  ['let', 'indemnizacion_exenta', 'Indemnización exenta',
    'min(indemnizacion_voluntaria, max(0 CLP, limite_exencion_lir_17_13 - indemnizaciones_legales))', [8]],
  ...rt.members(12,
    ['let', 'mes_del_anio_‹01›', 'Mes en que se ganó, o el primero de las tablas ‹1›', 'max(mes_‹01›, 2020-01-31)', null, { type: 'date' }]),
  ['let', 'cuota_mensual', 'Parte de cada mes', 'gratificacion_proporcional / max(1, meses_devengo)', [4]],
  ...rt.members(12,
    ['let', 'tope_afp_‹01›', 'Tope imponible AFP y salud ‹1›', 'tope_afp_salud_uf at mes_del_anio_‹01› when del_anio_‹01› = 1', [9, 10, 11, 12],
      { rounding: 'half_up:1' }]),
  ...rt.members(12,
    ['let', 'tope_afc_‹01›', 'Tope imponible seguro de cesantía ‹1›', 'tope_afc_uf at mes_del_anio_‹01› when del_anio_‹01› = 1',
      [11, 13, 11, 12], { rounding: 'half_up:1' }]),
  ...rt.members(12,
    ['let', 'parte_afp_‹01›', 'Parte imponible AFP y salud ‹1›',
      'min(cuota_mensual, max(0 CLP, tope_afp_‹01› - total_imponible_‹01›)) when given(total_imponible_‹01›) and del_anio_‹01› ' + '= 1',
      [9, 14]]),
  ...rt.members(12,
    ['let', 'parte_afc_‹01›', 'Parte imponible seguro de cesantía ‹1›',
      'min(cuota_mensual, max(0 CLP, tope_afc_‹01› - total_imponible_‹01›)) when given(total_imponible_‹01›) and del_anio_‹01› ' + '= 1',
      [11, 14]]),
  ['let', 'suma_afp', 'Suma de las partes, AFP y salud',
    '(parte_afp_01 + parte_afp_02 + parte_afp_03 + parte_afp_04 + parte_afp_05 + parte_afp_06 + parte_afp_07 + parte_afp_08 ' +
      '+ parte_afp_09 + parte_afp_10 + parte_afp_11 + parte_afp_12)', [9]],
  ['let', 'suma_afc', 'Suma de las partes, seguro de cesantía',
    '(parte_afc_01 + parte_afc_02 + parte_afc_03 + parte_afc_04 + parte_afc_05 + parte_afc_06 + parte_afc_07 + parte_afc_08 ' +
      '+ parte_afc_09 + parte_afc_10 + parte_afc_11 + parte_afc_12)', [11]],
  ['base', 'base_imponible_afp_salud', 'Renta imponible AFP y salud', 'suma_afp', ['D.L. 3.500 arts. 14 y 16'], { omitZero: true }],
  ['base', 'base_imponible_afc', 'Renta imponible seguro de cesantía', 'suma_afc', [11], { omitZero: true }],
  ['let', 'contrato', 'Contrato para el seguro de cesantía',
    'if contrato_plazo_fijo then plazo_fijo else if afc_indefinido_11_anios then indefinido_11_anios else indefinido',
    ['Ley 19.728 arts. 5 y 9'], { type: 'choice', words: ['indefinido', 'plazo_fijo', 'indefinido_11_anios'] }],
  ['deduction', 'cotizacion_afp', 'Cotización AFP (10% más comisión)', 'base_imponible_afp_salud * afp_rate when con_gratificacion',
    ['D.L. 3.500 arts. 17 y 29 (convención: una misma tasa para todos los meses)'], { omitZero: true, position: 243 }],
  ['deduction', 'cotizacion_salud', 'Cotización de salud 7% (Fonasa o Isapre)', 'base_imponible_afp_salud * tasa_salud when con_gratificacion',
    ['D.L. 3.500 art. 84', 'tasa_salud: D.L. 3.500 art. 84'], { omitZero: true }],
  ['deduction', 'seguro_cesantia_trabajador', 'Seguro de cesantía (AFC) trabajador',
    'base_imponible_afc * afc_trabajador(contrato) when con_gratificacion', [32, 'afc_trabajador: Ley 19.728 arts. 5 y 9'], { omitZero: true }],
  ['base', 'base_tributable', 'Gratificación afecta',
    'max(0 CLP, gratificacion_proporcional - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador)', ['LIR art. 42 N°1'],
    { omitZero: true }],
  ['let', 'cuota_utm', 'Parte de la gratificación de cada mes, en UTM',
    'base_tributable / (max(1, meses_devengo) * 1 UTM at period.end_date) when con_gratificacion', [18, 19, 15], { type: 'number' }],
  ['base', 'indemnizacion_tributable', 'Indemnización afecta', 'indemnizacion_voluntaria - indemnizacion_exenta',
    ['LIR arts. 17 N°13 y 46 (convención: es una base propia: la línea de la indemnización no lleva la marca de renta)'],
    { omitZero: true, position: 299 }],
  ['let', 'con_exceso', 'La indemnización voluntaria pasa de su exención', 'indemnizacion_tributable > 0 CLP', [8], { type: 'boolean' }],
  ['let', 'base_en_utm_01', 'Base del mes, en UTM 1',
    'base_mes_01 / UTM at mes_01 when given(base_mes_01) and (con_gratificacion or con_exceso)', [3, 15], { type: 'number', position: 248 }],
  ...rt.members(11,
    ['let', 'base_en_utm_‹02›', 'Base del mes, en UTM ‹2›',
      'base_mes_‹02› / UTM at mes_‹02› when given(base_mes_‹02›) and (con_gratificacion or con_exceso)', [3, 15], { type: 'number' }]),
  ...rt.members(12,
    ['let', 'base_con_gratificacion_‹01›', 'Base del mes con su parte de la gratificación, en UTM ‹1›',
      'base_en_utm_‹01› + (cuota_utm when del_anio_‹01› = 1) when given(base_mes_‹01›) and (con_gratificacion or con_exceso)', [3],
      { type: 'number' }]),
  ...rt.members(12,
    ['let', 'diferencia_gratificacion_‹01›', 'Impuesto de más por la gratificación, en UTM ‹1›',
      'max(0, tabla_impuesto_unico(base_con_gratificacion_‹01›) - tabla_impuesto_unico(base_en_utm_‹01›)) when del_anio_‹01› = ' + '1',
      [3, 16, 17], { type: 'number' }]),
  ['let', 'diferencia_gratificacion_utm', 'Diferencia de impuesto por la gratificación, en UTM',
    '(diferencia_gratificacion_01 + diferencia_gratificacion_02 + diferencia_gratificacion_03 + diferencia_gratificacion_04 ' +
      '+ diferencia_gratificacion_05 + diferencia_gratificacion_06 + diferencia_gratificacion_07 + diferencia_gratificacion_08 ' +
        '+ diferencia_gratificacion_09 + diferencia_gratificacion_10 + diferencia_gratificacion_11 + diferencia_gratificacion_12)', [20],
    { type: 'number' }],
  ...rt.members(12,
    ['let', 'con_cuota_‹01›', 'Base del mes con su parte de la gratificación, en UTM, hasta la décima que sigue ‹1›',
      'base_con_gratificacion_‹01› when del_anio_‹01› = 1', [3], { type: 'number', rounding: 'up:0.1' }]),
  ['let', 'impuesto_con_cuota', 'Impuesto del mes de mayor base por la gratificación, en UTM',
    'tabla_impuesto_unico(max(con_cuota_01, con_cuota_02, con_cuota_03, con_cuota_04, con_cuota_05, con_cuota_06, ' +
      'con_cuota_07, con_cuota_08, con_cuota_09, con_cuota_10, con_cuota_11, con_cuota_12))', [21, 16, 17], { type: 'number' }],
  ['deduction', 'impuesto_unico', 'Impuesto único reliquidado (LIR art. 46)',
    'diferencia_gratificacion_utm * 1 UTM at period.end_date when con_gratificacion', ['LIR arts. 45 N°2 y 46', 22, 15],
    { omitZero: true, bracket: 'impuesto_con_cuota' }],
  ['let', 'meses_enviados', 'Meses entre los que se reparte',
    '((if given(base_mes_01) then 1 else 0) + (if given(base_mes_02) then 1 else 0) + (if given(base_mes_03) then 1 else 0) ' +
      '+ (if given(base_mes_04) then 1 else 0) + (if given(base_mes_05) then 1 else 0) + (if given(base_mes_06) then 1 else 0) ' +
        '+ (if given(base_mes_07) then 1 else 0) + (if given(base_mes_08) then 1 else 0) + (if given(base_mes_09) then 1 else 0) ' +
          '+ (if given(base_mes_10) then 1 else 0) + (if given(base_mes_11) then 1 else 0) + (if given(base_mes_12) then 1 else 0))',
    ['LIR art. 46 (convención: doce, o los que se trabajaron, si fueron menos)'], { type: 'number', position: 301 }],
  ['let', 'cuota_utm_indemnizacion', 'Parte de cada mes, en UTM',
    'indemnizacion_tributable / (max(1, meses_enviados) * 1 UTM at period.end_date) when con_exceso', [18, 19, 15], { type: 'number' }],
  ...rt.members(12,
    ['let', 'diferencia_‹01›', 'Impuesto de más, en UTM ‹1›',
      'max(0, tabla_impuesto_unico(base_con_gratificacion_‹01› + cuota_utm_indemnizacion) - ' +
        'tabla_impuesto_unico(base_con_gratificacion_‹01›)) when con_exceso and given(base_mes_‹01›)', [3, 16, 17], { type: 'number' }]),
  ['let', 'diferencia_impuesto_utm', 'Diferencia de impuesto, en UTM',
    '(diferencia_01 + diferencia_02 + diferencia_03 + diferencia_04 + diferencia_05 + diferencia_06 + diferencia_07 + ' +
      'diferencia_08 + diferencia_09 + diferencia_10 + diferencia_11 + diferencia_12)', [20], { type: 'number' }],
  ...rt.members(12,
    ['let', 'con_parte_‹01›', 'Base del mes con su parte, en UTM, hasta la décima que sigue ‹1›',
      'base_con_gratificacion_‹01› + cuota_utm_indemnizacion when given(base_mes_‹01›)', [3], { type: 'number', rounding: 'up:0.1' }]),
  ['let', 'impuesto_mayor', 'Impuesto del mes de mayor base, en UTM',
    'tabla_impuesto_unico(max(con_parte_01, con_parte_02, con_parte_03, con_parte_04, con_parte_05, con_parte_06, ' +
      'con_parte_07, con_parte_08, con_parte_09, con_parte_10, con_parte_11, con_parte_12))', [21, 16, 17], { type: 'number' }],
  ['deduction', 'impuesto_indemnizacion', 'Impuesto único sobre exceso de indemnización',
    'diferencia_impuesto_utm * 1 UTM at period.end_date when con_exceso', ['LIR arts. 17 N°13, 45 N°2 y 46', 22, 15],
    { omitZero: true, bracket: 'impuesto_mayor' }],
  ['deduction', 'imputacion_afc', 'Aporte del empleador al seguro de cesantía (Ley 19.728 art. 13)',
    'min(saldo_afc_empleador_amount, indemnizacion_anios_servicio) when imputa_afc', [6], { omitZero: true }],
  ['deduction', 'otros_descuentos', 'Otros descuentos', 'otros_descuentos_amount', ['Código del Trabajo art. 58'], { omitZero: true }],
  ['total', 'total_haberes', 'Total haberes', 'sum(perceptions)', null,
    { terms: ['indemnizacion_feriado', 'indemnizacion_aviso_previo', 'indemnizacion_anios_servicio', 'recargo_art_168',
        'indemnizacion_obra_faena', 'indemnizacion_contrato_colectivo', 'indemnizacion_voluntaria', 'gratificacion_proporcional',
        'remuneraciones_pendientes_liquido', 'otros_haberes'] }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null,
    { terms: ['cotizacion_afp', 'cotizacion_salud', 'seguro_cesantia_trabajador', 'impuesto_unico', 'impuesto_indemnizacion', 'imputacion_afc',
        'otros_descuentos'] }],
  ['total', 'liquido_a_pagar', 'Líquido a pagar', 'total_haberes - total_descuentos', null, { terms: ['total_haberes', '-total_descuentos'] }],
  ...rt.members(12,
    ['let', 'sis_mes_‹01›', 'Seguro de invalidez y sobrevivencia ‹1›',
      'parte_afp_‹01› * (tasa_sis at mes_del_anio_‹01›) when del_anio_‹01› = 1', [23, 24, 12]]),
  ...rt.members(12,
    ['let', 'cuenta_mes_‹01›', 'Aporte a la cuenta individual ‹1›',
      'parte_afp_‹01› * (tasa_capitalizacion at mes_del_anio_‹01›) when del_anio_‹01› = 1', [25, 26]]),
  ...rt.members(12,
    ['let', 'expectativa_mes_‹01›', 'Compensación por expectativa de vida ‹1›',
      'parte_afp_‹01› * (tasa_expectativa_vida_aparte at mes_del_anio_‹01› + (tasa_seguro_social - tasa_sis at ' +
        'mes_del_anio_‹01› when (sis_adentro at mes_del_anio_‹01›) = 1)) when del_anio_‹01› = 1', [25, 27, 28, 29, 24, 12]]),
  ...rt.members(12,
    ['let', 'protegida_mes_‹01›', 'Cotización con rentabilidad protegida ‹1›',
      'parte_afp_‹01› * (tasa_rentabilidad at mes_del_anio_‹01›) when del_anio_‹01› = 1', [30, 31]]),
  ['component', 'sis', 'Seguro de invalidez y sobrevivencia',
    '(sis_mes_01 + sis_mes_02 + sis_mes_03 + sis_mes_04 + sis_mes_05 + sis_mes_06 + sis_mes_07 + sis_mes_08 + sis_mes_09 + ' +
      'sis_mes_10 + sis_mes_11 + sis_mes_12)', [23], { omitZero: true, table: 'prevision_social', position: 384 }],
  ['component', 'capitalizacion_individual_empleador', 'Aporte empleador a cuenta individual',
    '(cuenta_mes_01 + cuenta_mes_02 + cuenta_mes_03 + cuenta_mes_04 + cuenta_mes_05 + cuenta_mes_06 + cuenta_mes_07 + ' +
      'cuenta_mes_08 + cuenta_mes_09 + cuenta_mes_10 + cuenta_mes_11 + cuenta_mes_12)', [25], { omitZero: true, table: 'prevision_social' }],
  ['component', 'expectativa_vida', 'Seguro Social: compensación por expectativa de vida',
    '(expectativa_mes_01 + expectativa_mes_02 + expectativa_mes_03 + expectativa_mes_04 + expectativa_mes_05 + ' +
      'expectativa_mes_06 + expectativa_mes_07 + expectativa_mes_08 + expectativa_mes_09 + expectativa_mes_10 + ' +
        'expectativa_mes_11 + expectativa_mes_12)', [25], { omitZero: true, table: 'prevision_social' }],
  ['component', 'rentabilidad_protegida', 'Cotización con rentabilidad protegida',
    '(protegida_mes_01 + protegida_mes_02 + protegida_mes_03 + protegida_mes_04 + protegida_mes_05 + protegida_mes_06 + ' +
      'protegida_mes_07 + protegida_mes_08 + protegida_mes_09 + protegida_mes_10 + protegida_mes_11 + protegida_mes_12)', [30],
    { omitZero: true, table: 'prevision_social' }],
  ['component', 'afc_empleador', 'Seguro de cesantía empleador', 'suma_afc * afc_del_empleador(contrato)',
    [32, 'afc_del_empleador: Ley 19.728 arts. 5 y 9'], { omitZero: true, table: 'seguro_cesantia', position: 389 }],
  ['component', 'mutual_ley_16744', 'Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%',
    'suma_afp * (ley_16744_basica + risk_class_rate + sanna)',
    ['Ley 16.744 art. 15', 'Ley 21.063 (fuente única: el formulario de pago lo cobra como una sola tasa)',
      'ley_16744_basica: Ley 16.744 art. 15', 'sanna: Ley 21.063'], { omitZero: true, table: 'ley_16744', position: 391 }],
  ['total', 'total_aportes_empleador', 'Total aportes del empleador', 'sum(employer)', null,
    { terms: ['sis', 'capitalizacion_individual_empleador', 'expectativa_vida', 'rentabilidad_protegida', 'afc_empleador', 'mutual_ley_16744'] }],
  ['total', 'costo_empresa', 'Costo empresa', 'total_haberes + total_aportes_empleador', null,
    { terms: ['total_haberes', 'total_aportes_empleador'] }],
  ['let', 'anios_sin_el_ultimo', 'Años completos, sin el último día', 'years(hire_date, termination_date)', [0], { type: 'number' }],
  ['let', 'meses_sin_el_ultimo', 'Meses de la fracción, sin el último día', 'months(hire_date, termination_date) - 12 * anios_sin_el_ultimo',
    [0], { type: 'number' }],
  ['let', 'servicio_sin_el_ultimo', 'Años de servicio, sin el último día',
    'anios_sin_el_ultimo + (1 when meses_sin_el_ultimo > meses_de_fraccion or meses_sin_el_ultimo = meses_de_fraccion and ' +
      'days_left(hire_date, termination_date) > 0)', [0, 33], { type: 'number' }],
  ['let', 'recargo_conforme', 'El recargo es el de la causal',
    'if causal_termino = despido_indirecto then recargo_art_168_rate = recargo_159 or recargo_art_168_rate = recargo_160 ' +
      'else if not despido_injustificado_declarado or causal_termino = liquidacion_concursal then recargo_art_168_rate = 0% ' +
        'else if causal_termino = necesidades_empresa or causal_termino = desahucio then recargo_art_168_rate = recargo_161 else ' +
          'if causal_termino = disciplinaria then recargo_art_168_rate = recargo_160 or recargo_art_168_rate = recargo_sin_motivo ' +
            'else recargo_art_168_rate = recargo_159',
    ['Código del Trabajo arts. 168 y 171', 'recargo_159: Código del Trabajo art. 168 b)', 'recargo_160: Código del Trabajo art. 168 c)',
      'recargo_161: Código del Trabajo art. 168 a)', 'recargo_sin_motivo: Código del Trabajo art. 168'], { type: 'boolean' }],
  ['let', 'ultimo_dia_de_pago', 'Último día para pagar', 'add_workdays(termination_date, 10)', ['Código del Trabajo art. 177', 34, 35],
    { type: 'date' }],
  ['let', 'habiles_de_dos_periodos', 'Días hábiles de dos periodos y la fracción del año',
    'periodos_juntos * dias_feriado_anual_total + dias_feriado_proporcional when given(dias_corridos_dados)',
    ['Código del Trabajo arts. 70 y 73', 'periodos_juntos: Código del Trabajo art. 70 (sin confirmar: sin el texto a la mano)'],
    { type: 'number', rounding: 'up:1', position: 400 }],
  ['let', 'corridos_de_dos_periodos', 'Días corridos de dos periodos y la fracción del año',
    'days(dia_siguiente, add_workdays(termination_date, habiles_de_dos_periodos)) when given(dias_corridos_dados)',
    ['Código del Trabajo arts. 69, 70 y 73', 34, 35], { type: 'number', position: 399 }],
];

export const $file = 'sha256:bd4f54591f4542946ea566e0193fbe7339b9be6889f493b18f6e96e989b2a276';
