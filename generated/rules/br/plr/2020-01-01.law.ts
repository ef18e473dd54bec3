// BR.plr 2020.1: Participación en los resultados (PLR)
// Emitted from rules/br/plr/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Tabla anual de la PLR
export const tabela_plr = rt.table('tabela_plr', 'rebate', [
  ['2020-01',
    '[0 6677.55] 0',
    '9922.28] 0.075 500.82',
    '13167] 0.15 1244.99',
    '16380.38] 0.225 2232.51',
    '*) 0.275 3051.53',
  ],
  ['2023-05',
    '[0 7407.11] 0',
    '9922.28] 0.075 555.53',
    '13167] 0.15 1299.7',
    '16380.38] 0.225 2287.23',
    '*) 0.275 3106.25',
  ],
  ['2024-02',
    '[0 7640.8] 0',
    '9922.28] 0.075 573.06',
    '13167] 0.15 1317.23',
    '16380.38] 0.225 2304.76',
    '*) 0.275 3123.78',
  ],
  ['2025-05',
    '[0 8214.4] 0',
    '9922.28] 0.075 616.08',
    '13167] 0.15 1360.25',
    '16380.38] 0.225 2347.78',
    '*) 0.275 3166.8',
  ],
]);

export const $sources: readonly string[] = [
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(5, ['tabela_plr', 'single_source', 'uma calculadora de 2023; as parcelas são também as da continuidade']),
  ...rt.members(5, ['tabela_plr', 'convention', 'há impressões com parcelas de 2.304,75 e 3.123,77']),
  ['irrf_tabela_plr', 'convention', 'ao centavo, metade para cima: a Receita não publica regra'],
  ['irrf_plr', 'single_source', 'um conjunto de testes: sem a dispensa de 10,00 nem a redução da Lei 15.270'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'plr_amount', source: 'inputs', type: 'money', label: 'PLR de este pago', law: 'Lei 10.101/2000 art. 2', presence: 'required',
    bounds: '[0 BRL .. *)' },
  { id: 'plr_paga', source: 'history', type: 'money', label: 'PLR de los recibos del año', law: 'Lei 10.101/2000 art. 3 §7',
    bounds: '[0 BRL .. *)', defaultText: '0 BRL' },
  { id: 'pensao_paga', source: 'history', type: 'money', label: 'Pensión de los recibos del año', law: 'Lei 10.101/2000 art. 3 §§7 y 10',
    bounds: '[0 BRL .. *)', defaultText: '0 BRL' },
  { id: 'irrf_retido', source: 'history', type: 'money', label: 'IRRF de los recibos del año', law: 'Lei 10.101/2000 art. 3 §7',
    bounds: '[0 BRL .. *)', defaultText: '0 BRL' },
  { id: 'plr_acumulada_ano', source: 'inputs', type: 'money', label: 'PLR ya pagada en el año, menos su pensión',
    law: 'Lei 10.101/2000 art. 3 §7', bounds: '[0 BRL .. *)', defaultText: 'max(0 BRL, plr_paga - pensao_paga)' },
  { id: 'irrf_plr_retido_ano', source: 'inputs', type: 'money', label: 'IRRF retenido por esa PLR', law: 'Lei 10.101/2000 art. 3 §7',
    bounds: '[0 BRL .. *)', defaultText: 'irrf_retido' },
  { id: 'pensao_alimenticia_amount', type: 'money', label: 'Pensión alimenticia sobre esta PLR', law: 'Lei 10.101/2000 art. 3 §10',
    bounds: '[0 BRL .. *)', defaultText: '0 BRL' },
  { id: 'numero_pagamento_ano', source: 'inputs', type: 'integer', label: 'Número del pago en el año', law: 'Lei 10.101/2000 art. 3 §2',
    bounds: '[1 .. 12]', defaultText: '1' },
];

export const $histories: readonly rt.HistoryLine[] = [
  ['plr_paga', 'sum', 'plr', ['BR.plr'], { kind: 'year' }],
  ['pensao_paga', 'sum', 'pensao_alimenticia', ['BR.plr'], { kind: 'year' }],
  ['irrf_retido', 'sum', 'irrf_plr', ['BR.plr'], { kind: 'year' }],
];

export const $steps: readonly rt.StepLine[] = [
  ['perception', 'plr', 'Participación en los resultados (PLR)', 'plr_amount',
    ['Lei 10.101/2000 arts. 2 y 3', 'Constitución Federal art. 7 XI', 'Lei 8.212/1991 art. 28 §9 j'],
    { taxable: true, tags: ['gratificacion', 'tributacion_exclusiva'], position: 10 }],
  ['let', 'rendimento_tributavel_plr', 'PLR del año', 'plr + plr_acumulada_ano', ['Lei 10.101/2000 art. 3 §7']],
  ['deduction', 'pensao_alimenticia', 'Pensión alimenticia', 'pensao_alimenticia_amount', ['Lei 5.478/1968'], { omitZero: true, position: 15 }],
  ['base', 'base_irrf_plr', 'Base IRRF PLR', 'max(0 BRL, rendimento_tributavel_plr - pensao_alimenticia)', ['Lei 10.101/2000 art. 3 §§5 y 10'],
    { position: 12 }],
  ['let', 'irrf_tabela_plr', 'IRRF según tabla PLR', 'tabela_plr(base_irrf_plr)',
    ['Lei 10.101/2000 art. 3 §5 (convenção: ao centavo, metade para cima: a Receita não publica regra)', 'tabela_plr: Lei 10.101/2000 anexo'],
    { rounding: 'half_up:0.01' }],
  ['deduction', 'irrf_plr', 'IRRF sobre PLR (tributación exclusiva)', 'max(0 BRL, irrf_tabela_plr - irrf_plr_retido_ano)',
    ['Lei 10.101/2000 art. 3 §§5 y 7 (fonte única: um conjunto de testes: sem a dispensa de 10,00 nem a redução da Lei 15.270)'],
    { bracket: 'irrf_tabela_plr' }],
  ['total', 'total_percepciones', 'Total percepciones', 'sum(perceptions)', null, { position: 16, terms: ['plr'] }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null, { terms: ['irrf_plr', 'pensao_alimenticia'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
];

export const $file = 'sha256:95e635feea554fabf097cc303984f06d4e01220c06d81c05ca867e927fa3ee17';
