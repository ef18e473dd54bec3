// BR.plr 2020.1: Participación en los resultados (PLR)
// Emitted from rules/br/plr/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:95e635feea554fabf097cc303984f06d4e01220c06d81c05ca867e927fa3ee17
// meaning sha256:24101a25769188b70421efb6c10cd660d027641e4b1718e08a4e997f992dad92
import * as rt from '../../../../runtime/index.ts';
import { $file, tabela_plr, $sources, $provenance, $inputs, $histories, $steps } from './2020-01-01.law.ts';
import { $layout, $packed, $worked, $packed_file } from './2020-01-01.packed.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/br/plr/2020-01-01.pay',
    fingerprint: 'sha256:95e635feea554fabf097cc303984f06d4e01220c06d81c05ca867e927fa3ee17',
    meaning: 'sha256:24101a25769188b70421efb6c10cd660d027641e4b1718e08a4e997f992dad92', country: 'BR', scheme: 'plr',
    label: 'Participación en los resultados (PLR)', version: '2020.1', currency: 'BRL', validFrom: '2020-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end', laws: ['Constitución Federal art. 7 XI; Lei 10.101/2000'],
    changes: [{ date: '2023-05-01', summary: 'Tabla anual: exento hasta 7.407,11', law: 'MP 1.171/2023; Lei 14.663/2023' },
      { date: '2024-02-01', summary: 'Tabla anual: exento hasta 7.640,80', law: 'MP 1.206/2024; Lei 14.848/2024' },
      { date: '2025-05-01', summary: 'Tabla anual: exento hasta 8.214,40', law: 'Receita Federal, Tributação de 2025 y 2026' },
      { date: '2026-01-01', summary: 'Sigue la tabla de mayo de 2025, sin la reducción de la Lei 15.270',
        law: 'Receita Federal, Tributação de 2026' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  tabela_plr$rows1: rt.scaledRows(tabela_plr, { date: $at }, 100n, 40n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // PLR de este pago
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 0) return false;
  const plr_amount = $s[0] = $n[0]!;
  // PLR de los recibos del año
  if ($n[1]! < 0) return false;
  const plr_paga = $s[1] = rt.sentOr($n[1]!, 0);
  // Pensión de los recibos del año
  if ($n[2]! < 0) return false;
  const pensao_paga = $s[2] = rt.sentOr($n[2]!, 0);
  // IRRF de los recibos del año
  if ($n[3]! < 0) return false;
  const irrf_retido = $s[3] = rt.sentOr($n[3]!, 0);
  // PLR ya pagada en el año, menos su pensión
  if ($n[4]! < 0) return false;
  let $2: number;
  if (rt.isSent($n[4]!)) {
    $2 = $n[4]!;
  } else {
    const $1 = plr_paga - pensao_paga;
    $2 = 0 > $1 ? 0 : $1;
  }
  const plr_acumulada_ano = $s[4] = $2;
  // IRRF retenido por esa PLR
  if ($n[5]! < 0) return false;
  const irrf_plr_retido_ano = $s[5] = rt.sentOr($n[5]!, irrf_retido);
  // Pensión alimenticia sobre esta PLR
  if ($n[6]! < 0) return false;
  const pensao_alimenticia_amount = $s[6] = rt.sentOr($n[6]!, 0);
  // Número del pago en el año
  if ($n[7]! < 1 || $n[7]! > 12) return false;
  const numero_pagamento_ano = $s[7] = rt.sentOr($n[7]!, 1);
  // Participación en los resultados (PLR)
  const plr = $s[8] = plr_amount;
  // PLR del año
  const $3 = plr + plr_acumulada_ano;
  if ($3 > rt.SAFE) return false;
  const rendimento_tributavel_plr = $s[9] = $3;
  // Pensión alimenticia
  const pensao_alimenticia = $s[10] = pensao_alimenticia_amount;
  // Base IRRF PLR
  const $4 = rendimento_tributavel_plr - pensao_alimenticia;
  const base_irrf_plr = $s[11] = 0 > $4 ? 0 : $4;
  // IRRF según tabla PLR
  const $6 = $s[12] = rt.rowOf($f.tabela_plr$rows1, base_irrf_plr, 1, false);
  if ($6 < 0) return false;
  $s[13] = base_irrf_plr;
  const $7 = $s[15] = rt.rebateOf($f.tabela_plr$rows1, $6, base_irrf_plr, 1);
  if (Number.isNaN($7)) return false;
  if ($7 > 4503599627370455) return false;
  const irrf_tabela_plr = $s[14] = Math.floor(($7 + 20) / 40);
  // IRRF sobre PLR (tributación exclusiva)
  const $9 = irrf_tabela_plr - irrf_plr_retido_ano;
  const irrf_plr = $s[16] = 0 > $9 ? 0 : $9;
  // Total percepciones
  const total_percepciones = $s[17] = plr;
  // Total deducciones
  const $11 = irrf_plr + pensao_alimenticia;
  if ($11 > rt.SAFE) return false;
  const total_deducciones = $s[18] = $11;
  // Neto
  const neto = $s[19] = total_percepciones - total_deducciones;
  if ($notes !== null) {
    if (numero_pagamento_ano > 2) {
      // PLR_MORE_THAN_TWO_PAYMENTS
      $notes.add(0);
    }
    if (($row.period.end >= '2023-05-01' && $row.period.end < '2023-07-01') ||
      ($row.period.end >= '2024-02-01' && $row.period.end < '2024-03-01')) {
      // PARAM_UNVERIFIED
      $notes.add(1);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(2);
    }
  }
  return true;
}

const law: rt.PackedLaw = { file: $file, packed: $packed_file, parameters: [], tables: [tabela_plr] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, $layout, $packed, law, $worked);
