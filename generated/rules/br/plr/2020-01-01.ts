// BR.plr 2020.1: Participación en los resultados (PLR)
// Emitted from generated/rules/br/plr/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/br/plr/2020-01-01.pay',
  fingerprint: 'sha256:42d00e6676bcb9f9f3541787647ec149edd5c831f14456b807a4dbe080b4eb6e',
  meaning: 'sha256:264003c30d617df315d95f7aa277ab0a9a092b892e792bc6cb0034399e2d21a4',
  country: 'BR',
  scheme: 'plr',
  label: 'Participación en los resultados (PLR)',
  version: '2020.1',
  currency: 'BRL',
  validFrom: '2020-01-01',
  validUntil: '2027-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
  histories: [
    { id: 'plr_paga', label: 'PLR de los recibos del año', type: 'money', aggregate: 'sum', line: 'plr', of: [{ country: 'BR', scheme: 'plr' }],
      window: { kind: 'year' }, month: null },
    { id: 'pensao_paga', label: 'Pensión de los recibos del año', type: 'money', aggregate: 'sum', line: 'pensao_alimenticia',
      of: [{ country: 'BR', scheme: 'plr' }], window: { kind: 'year' }, month: null },
    { id: 'irrf_retido', label: 'IRRF de los recibos del año', type: 'money', aggregate: 'sum', line: 'irrf_plr',
      of: [{ country: 'BR', scheme: 'plr' }], window: { kind: 'year' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:7748b6e2c49917def6de0712a681a932c9c7d68669e939605759aeffd9f3056f', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  tabela_plr$rows1: rt.scaledRows($law.table('tabela_plr'), { date: $at }, 100n, 40n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // PLR de este pago · Lei 10.101/2000 art. 2
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 0) return false;
  const plr_amount = $s[0] = $n[0]!;
  // PLR de los recibos del año · Lei 10.101/2000 art. 3 §7
  if ($n[1]! < 0) return false;
  const plr_paga = $s[1] = rt.sentOr($n[1]!, 0);
  // Pensión de los recibos del año · Lei 10.101/2000 art. 3 §§7 y 10
  if ($n[2]! < 0) return false;
  const pensao_paga = $s[2] = rt.sentOr($n[2]!, 0);
  // IRRF de los recibos del año · Lei 10.101/2000 art. 3 §7
  if ($n[3]! < 0) return false;
  const irrf_retido = $s[3] = rt.sentOr($n[3]!, 0);
  // PLR ya pagada en el año, menos su pensión · Lei 10.101/2000 art. 3 §7
  if ($n[4]! < 0) return false;
  let $2: number;
  if (rt.isSent($n[4]!)) {
    $2 = $n[4]!;
  } else {
    const $1 = plr_paga - pensao_paga;
    $2 = 0 > $1 ? 0 : $1;
  }
  const plr_acumulada_ano = $s[4] = $2;
  // IRRF retenido por esa PLR · Lei 10.101/2000 art. 3 §7
  if ($n[5]! < 0) return false;
  const irrf_plr_retido_ano = $s[5] = rt.sentOr($n[5]!, irrf_retido);
  // Pensión alimenticia sobre esta PLR · Lei 10.101/2000 art. 3 §10
  if ($n[6]! < 0) return false;
  const pensao_alimenticia_amount = $s[6] = rt.sentOr($n[6]!, 0);
  // Número del pago en el año · Lei 10.101/2000 art. 3 §2
  if ($n[7]! < 1 || $n[7]! > 12) return false;
  const numero_pagamento_ano = $s[7] = rt.sentOr($n[7]!, 1);
  // Participación en los resultados (PLR) · Lei 10.101/2000 arts. 2 y 3; Constitución Federal art. 7 XI; Lei 8.212/1991 art. 28 §9 j
  const plr = $s[8] = plr_amount;
  // PLR del año · Lei 10.101/2000 art. 3 §7
  const $3 = plr + plr_acumulada_ano;
  if ($3 > rt.SAFE) return false;
  const rendimento_tributavel_plr = $s[9] = $3;
  // Pensión alimenticia · Lei 5.478/1968
  const pensao_alimenticia = $s[10] = pensao_alimenticia_amount;
  // Base IRRF PLR · Lei 10.101/2000 art. 3 §§5 y 10
  const $4 = rendimento_tributavel_plr - pensao_alimenticia;
  const base_irrf_plr = $s[11] = 0 > $4 ? 0 : $4;
  // IRRF según tabla PLR · Lei 10.101/2000 art. 3 §5
  const $6 = $s[12] = rt.rowOf($f.tabela_plr$rows1, base_irrf_plr, 1, false);
  if ($6 < 0) return false;
  $s[13] = base_irrf_plr;
  const $7 = $s[15] = rt.rebateOf($f.tabela_plr$rows1, $6, base_irrf_plr, 1);
  if (Number.isNaN($7)) return false;
  if ($7 > 4503599627370455) return false;
  const irrf_tabela_plr = $s[14] = Math.floor(($7 + 20) / 40);
  // IRRF sobre PLR (tributación exclusiva) · Lei 10.101/2000 art. 3 §§5 y 7
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

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
