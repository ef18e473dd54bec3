import { type AuditTrail, rateOfLaw, type Shown, texts, total } from './audit-trail.ts';
import { type Earned, employerBase, type Taxed } from './br-clt-trace-earnings.ts';
import type { Read } from './br-clt-trace-read.ts';
import {
  CPP,
  ENCARGOS_SEM_RAT,
  FGTS,
  INCRA,
  SALARIO_EDUCACAO,
  SEBRAE,
  SENAI,
  SESI,
} from './br-figures-decimal.ts';
import { Decimal, truncated, ZERO } from './decimals.ts';

/** What the month and its vacations bear, what the 13th bears, and both together. */
function fgtsOf(trail: AuditTrail, earned: Earned, { decimo_terceiro }: Taxed): Shown {
  const aliquota_fgts = rateOfLaw(FGTS);
  const cut = (concept: string, on: Readonly<Record<string, Shown>>): Shown => {
    const raw = total(on).times(FGTS);
    return trail.roundedTo(concept, { aliquota_fgts, ...texts(on) }, raw, truncated(raw));
  };
  const parts = { fgts_mensal: cut('fgts_mensal', earned), fgts_13: cut('fgts_13', { decimo_terceiro }) };
  return trail.rounded('fgts', texts(parts), total(parts));
}

function socialContributions(trail: AuditTrail, { ratFap }: Read, taxed: Taxed, earned: Earned) {
  const base_cpp = employerBase(trail, 'base_cpp', taxed);
  employerBase(trail, 'base_fgts', taxed);
  const on = texts({ base_cpp });
  const onCpp = (concept: string, rate: Decimal) => trail.rounded(concept, on, base_cpp.value.times(rate));
  return {
    cpp: onCpp('cpp', CPP),
    rat_fap: trail.rounded(
      'rat_fap',
      { ...on, rat_fap_rate: ratFap.text },
      base_cpp.value.times(ratFap.value),
    ),
    thirdParties: {
      salario_educacao: onCpp('salario_educacao', SALARIO_EDUCACAO),
      incra: onCpp('incra', INCRA),
      senai: onCpp('senai', SENAI),
      sesi: onCpp('sesi', SESI),
      sebrae: onCpp('sebrae', SEBRAE),
    },
    fgts: fgtsOf(trail, earned, taxed),
  };
}

function transport(trail: AuditTrail, { transport: sent }: Read, vale_transporte: Shown): void {
  const concept = 'vale_transporte_patronal';
  const read = { vale_transporte_amount: sent.text };
  if (!sent.value.gt(0)) trail.rounded(concept, read, ZERO);
  else
    trail.rounded(
      concept,
      { ...read, ...texts({ vale_transporte }) },
      Decimal.max(ZERO, sent.value.minus(vale_transporte.value)),
    );
}

function provisions(trail: AuditTrail, { ratFap }: Read, remuneracao_mes: Shown) {
  const encargos = trail.plain(
    'encargos',
    { aliquota_fgts: rateOfLaw(FGTS), rat_fap_rate: ratFap.text },
    ENCARGOS_SEM_RAT.plus(ratFap.value),
  );
  const on = texts({ remuneracao_mes });
  const withCharges = { ...on, encargos: encargos.text };
  const { value } = remuneracao_mes;
  const charges = value.times(encargos.value);
  return {
    provisao_13: trail.rounded('provisao_13', on, value.div(12)),
    provisao_ferias: trail.rounded('provisao_ferias', on, value.div(12)),
    provisao_terco_ferias: trail.rounded('provisao_terco_ferias', on, value.div(36)),
    provisao_encargos_13: trail.rounded('provisao_encargos_13', withCharges, charges.div(12)),
    provisao_encargos_ferias: trail.rounded('provisao_encargos_ferias', withCharges, charges.div(9)),
  };
}

/** All that the employer pays or sets aside. */
export function employerPays(
  trail: AuditTrail,
  person: Read,
  taxed: Taxed,
  earned: Earned,
  vale_transporte: Shown,
): void {
  const { cpp, rat_fap, thirdParties, fgts } = socialContributions(trail, person, taxed, earned);
  transport(trail, person, vale_transporte);
  const provided = provisions(trail, person, earned.remuneracao_mes);
  const total_terceiros = trail.sum('total_terceiros', thirdParties);
  trail.sum('total_provisiones', provided);
  trail.sum('total_contribuciones_patronales', { cpp, rat_fap, total_terceiros, fgts });
}
