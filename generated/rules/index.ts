// Emitted by payroll compile: every rule module there is. Do not edit.
import type { RuleModule } from '../../runtime/module.ts';
import { rules as rules_ar_ganancias_anual_2025_01_01 } from './ar/ganancias_anual/2025-01-01.ts';
import { rules as rules_ar_general_2024_01_01 } from './ar/general/2024-01-01.ts';
import { rules as rules_ar_general_2024_08_01 } from './ar/general/2024-08-01.ts';
import { rules as rules_ar_general_2025_01_01 } from './ar/general/2025-01-01.ts';
import { rules as rules_ar_general_2026_01_01 } from './ar/general/2026-01-01.ts';
import { rules as rules_ar_liquidacion_final_2023_01_01 } from './ar/liquidacion_final/2023-01-01.ts';
import { rules as rules_ar_sac_2023_01_01 } from './ar/sac/2023-01-01.ts';
import { rules as rules_ar_vacaciones_2023_01_01 } from './ar/vacaciones/2023-01-01.ts';
import { rules as rules_br_clt_2020_01_01 } from './br/clt/2020-01-01.ts';
import { rules as rules_br_clt_2020_03_01 } from './br/clt/2020-03-01.ts';
import { rules as rules_br_clt_2023_05_01 } from './br/clt/2023-05-01.ts';
import { rules as rules_br_clt_2026_01_01 } from './br/clt/2026-01-01.ts';
import { rules as rules_br_clt_2027_01_01 } from './br/clt/2027-01-01.ts';
import { rules as rules_br_decimo_terceiro_2020_01_01 } from './br/decimo_terceiro/2020-01-01.ts';
import { rules as rules_br_decimo_terceiro_2020_03_01 } from './br/decimo_terceiro/2020-03-01.ts';
import { rules as rules_br_decimo_terceiro_2026_01_01 } from './br/decimo_terceiro/2026-01-01.ts';
import { rules as rules_br_decimo_terceiro_2027_01_01 } from './br/decimo_terceiro/2027-01-01.ts';
import { rules as rules_br_ferias_2020_01_01 } from './br/ferias/2020-01-01.ts';
import { rules as rules_br_ferias_2020_03_01 } from './br/ferias/2020-03-01.ts';
import { rules as rules_br_ferias_2026_01_01 } from './br/ferias/2026-01-01.ts';
import { rules as rules_br_ferias_2027_01_01 } from './br/ferias/2027-01-01.ts';
import { rules as rules_br_plr_2020_01_01 } from './br/plr/2020-01-01.ts';
import { rules as rules_br_rescisao_2020_01_01 } from './br/rescisao/2020-01-01.ts';
import { rules as rules_br_rescisao_2020_03_01 } from './br/rescisao/2020-03-01.ts';
import { rules as rules_br_rescisao_2026_01_01 } from './br/rescisao/2026-01-01.ts';
import { rules as rules_br_rescisao_2027_01_01 } from './br/rescisao/2027-01-01.ts';
import { rules as rules_cl_dependiente_2020_02_01 } from './cl/dependiente/2020-02-01.ts';
import { rules as rules_cl_dependiente_2024_01_01 } from './cl/dependiente/2024-01-01.ts';
import { rules as rules_cl_dependiente_2025_08_01 } from './cl/dependiente/2025-08-01.ts';
import { rules as rules_cl_feriado_2020_02_01 } from './cl/feriado/2020-02-01.ts';
import { rules as rules_cl_finiquito_2020_02_01 } from './cl/finiquito/2020-02-01.ts';
import { rules as rules_cl_gratificacion_anual_2021_01_01 } from './cl/gratificacion_anual/2021-01-01.ts';
import { rules as rules_cl_licencia_medica_2020_02_01 } from './cl/licencia_medica/2020-02-01.ts';
import { rules as rules_cl_reliquidacion_impuesto_2021_01_01 } from './cl/reliquidacion_impuesto/2021-01-01.ts';
import { rules as rules_co_cesantias_2020_01_01 } from './co/cesantias/2020-01-01.ts';
import { rules as rules_co_incapacidad_2020_01_01 } from './co/incapacidad/2020-01-01.ts';
import { rules as rules_co_integral_2020_01_01 } from './co/integral/2020-01-01.ts';
import { rules as rules_co_integral_2021_01_01 } from './co/integral/2021-01-01.ts';
import { rules as rules_co_integral_2023_01_01 } from './co/integral/2023-01-01.ts';
import { rules as rules_co_integral_2024_01_01 } from './co/integral/2024-01-01.ts';
import { rules as rules_co_integral_2025_01_01 } from './co/integral/2025-01-01.ts';
import { rules as rules_co_integral_2026_01_01 } from './co/integral/2026-01-01.ts';
import { rules as rules_co_liquidacion_2020_01_01 } from './co/liquidacion/2020-01-01.ts';
import { rules as rules_co_ordinario_2020_01_01 } from './co/ordinario/2020-01-01.ts';
import { rules as rules_co_ordinario_2021_01_01 } from './co/ordinario/2021-01-01.ts';
import { rules as rules_co_ordinario_2023_01_01 } from './co/ordinario/2023-01-01.ts';
import { rules as rules_co_ordinario_2024_01_01 } from './co/ordinario/2024-01-01.ts';
import { rules as rules_co_ordinario_2025_01_01 } from './co/ordinario/2025-01-01.ts';
import { rules as rules_co_ordinario_2026_01_01 } from './co/ordinario/2026-01-01.ts';
import { rules as rules_co_prima_servicios_2020_01_01 } from './co/prima_servicios/2020-01-01.ts';
import { rules as rules_co_retencion_procedimiento_2_2020_01_01 } from './co/retencion_procedimiento_2/2020-01-01.ts';
import { rules as rules_co_vacaciones_2020_01_01 } from './co/vacaciones/2020-01-01.ts';
import { rules as rules_mx_aguinaldo_2020_01_01 } from './mx/aguinaldo/2020-01-01.ts';
import { rules as rules_mx_ajuste_anual_2020_01_01 } from './mx/ajuste_anual/2020-01-01.ts';
import { rules as rules_mx_asimilados_2020_01_01 } from './mx/asimilados/2020-01-01.ts';
import { rules as rules_mx_asimilados_2021_01_01 } from './mx/asimilados/2021-01-01.ts';
import { rules as rules_mx_asimilados_2023_01_01 } from './mx/asimilados/2023-01-01.ts';
import { rules as rules_mx_asimilados_2026_01_01 } from './mx/asimilados/2026-01-01.ts';
import { rules as rules_mx_finiquito_2020_01_01 } from './mx/finiquito/2020-01-01.ts';
import { rules as rules_mx_liquidacion_2020_01_01 } from './mx/liquidacion/2020-01-01.ts';
import { rules as rules_mx_ordinario_2020_01_01 } from './mx/ordinario/2020-01-01.ts';
import { rules as rules_mx_ordinario_2021_01_01 } from './mx/ordinario/2021-01-01.ts';
import { rules as rules_mx_ordinario_2023_01_01 } from './mx/ordinario/2023-01-01.ts';
import { rules as rules_mx_ordinario_2024_01_01 } from './mx/ordinario/2024-01-01.ts';
import { rules as rules_mx_ordinario_2024_05_01 } from './mx/ordinario/2024-05-01.ts';
import { rules as rules_mx_ordinario_2025_01_01 } from './mx/ordinario/2025-01-01.ts';
import { rules as rules_mx_ordinario_2026_01_01 } from './mx/ordinario/2026-01-01.ts';
import { rules as rules_mx_prima_vacacional_2020_01_01 } from './mx/prima_vacacional/2020-01-01.ts';
import { rules as rules_mx_ptu_2020_01_01 } from './mx/ptu/2020-01-01.ts';

export const modules: readonly RuleModule[] = [
  rules_ar_ganancias_anual_2025_01_01,
  rules_ar_general_2024_01_01,
  rules_ar_general_2024_08_01,
  rules_ar_general_2025_01_01,
  rules_ar_general_2026_01_01,
  rules_ar_liquidacion_final_2023_01_01,
  rules_ar_sac_2023_01_01,
  rules_ar_vacaciones_2023_01_01,
  rules_br_clt_2020_01_01,
  rules_br_clt_2020_03_01,
  rules_br_clt_2023_05_01,
  rules_br_clt_2026_01_01,
  rules_br_clt_2027_01_01,
  rules_br_decimo_terceiro_2020_01_01,
  rules_br_decimo_terceiro_2020_03_01,
  rules_br_decimo_terceiro_2026_01_01,
  rules_br_decimo_terceiro_2027_01_01,
  rules_br_ferias_2020_01_01,
  rules_br_ferias_2020_03_01,
  rules_br_ferias_2026_01_01,
  rules_br_ferias_2027_01_01,
  rules_br_plr_2020_01_01,
  rules_br_rescisao_2020_01_01,
  rules_br_rescisao_2020_03_01,
  rules_br_rescisao_2026_01_01,
  rules_br_rescisao_2027_01_01,
  rules_cl_dependiente_2020_02_01,
  rules_cl_dependiente_2024_01_01,
  rules_cl_dependiente_2025_08_01,
  rules_cl_feriado_2020_02_01,
  rules_cl_finiquito_2020_02_01,
  rules_cl_gratificacion_anual_2021_01_01,
  rules_cl_licencia_medica_2020_02_01,
  rules_cl_reliquidacion_impuesto_2021_01_01,
  rules_co_cesantias_2020_01_01,
  rules_co_incapacidad_2020_01_01,
  rules_co_integral_2020_01_01,
  rules_co_integral_2021_01_01,
  rules_co_integral_2023_01_01,
  rules_co_integral_2024_01_01,
  rules_co_integral_2025_01_01,
  rules_co_integral_2026_01_01,
  rules_co_liquidacion_2020_01_01,
  rules_co_ordinario_2020_01_01,
  rules_co_ordinario_2021_01_01,
  rules_co_ordinario_2023_01_01,
  rules_co_ordinario_2024_01_01,
  rules_co_ordinario_2025_01_01,
  rules_co_ordinario_2026_01_01,
  rules_co_prima_servicios_2020_01_01,
  rules_co_retencion_procedimiento_2_2020_01_01,
  rules_co_vacaciones_2020_01_01,
  rules_mx_aguinaldo_2020_01_01,
  rules_mx_ajuste_anual_2020_01_01,
  rules_mx_asimilados_2020_01_01,
  rules_mx_asimilados_2021_01_01,
  rules_mx_asimilados_2023_01_01,
  rules_mx_asimilados_2026_01_01,
  rules_mx_finiquito_2020_01_01,
  rules_mx_liquidacion_2020_01_01,
  rules_mx_ordinario_2020_01_01,
  rules_mx_ordinario_2021_01_01,
  rules_mx_ordinario_2023_01_01,
  rules_mx_ordinario_2024_01_01,
  rules_mx_ordinario_2024_05_01,
  rules_mx_ordinario_2025_01_01,
  rules_mx_ordinario_2026_01_01,
  rules_mx_prima_vacacional_2020_01_01,
  rules_mx_ptu_2020_01_01,
];
