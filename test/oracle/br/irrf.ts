import { type Amount, greatest, least, r2, ZERO } from './amount.ts';
import { inForce } from './in-force.ts';
import { IRRF } from './irrf-table.ts';
import { DEDUCAO_DEPENDENTE, DESCONTO_SIMPLIFICADO, REDUCAO, RETENCAO_MINIMA } from './scalars.ts';

/** What one of the three assessments of rules/br/law.md 2.3 starts from. */
export interface Rendimento {
  readonly gross: Amount;
  readonly inss: Amount;
  readonly dependentes: number;
  readonly pensao: Amount;
  /** Whether the R$ 10 waiver reaches it. */
  readonly waivable: boolean;
}

export interface Assessment {
  readonly rendimento: Amount;
  readonly deducoesLegais: Amount;
  readonly deducao: Amount;
  readonly simplificado: boolean;
  readonly base: Amount;
  readonly tabela: Amount;
  readonly reducao: Amount;
  readonly retido: Amount;
  readonly dispensado: boolean;
}

/** Steps 1 to 6 of rules/br/law.md 2.3. */
export function assess(rendimento: Rendimento, date: string): Assessment {
  const { gross } = rendimento;
  const deducoesLegais = legalDeductions(rendimento);
  const discount = inForce(DESCONTO_SIMPLIFICADO, date).value;
  const deducao = greatest(deducoesLegais, discount);
  const base = greatest(ZERO, gross.minus(deducao));
  const tabela = tableTax(base, date);
  const reducao = reduction(gross, tabela, date);
  const calculado = tabela.minus(reducao);
  const dispensado = rendimento.waivable && calculado.gt(0) && calculado.lte(RETENCAO_MINIMA);
  const retido = dispensado ? ZERO : calculado;
  const simplificado = discount.gt(deducoesLegais);
  return {
    rendimento: gross,
    deducoesLegais,
    deducao,
    simplificado,
    base,
    tabela,
    reducao,
    retido,
    dispensado,
  };
}

function legalDeductions({ inss, dependentes, pensao }: Rendimento): Amount {
  return inss.plus(DEDUCAO_DEPENDENTE.times(dependentes)).plus(pensao);
}

function tableTax(base: Amount, date: string): Amount {
  const row = inForce(IRRF, date).rows.find(({ upTo }) => base.lte(upTo));
  if (row === undefined) throw new RangeError(`no row of the IRRF table takes ${base}`);
  return greatest(ZERO, r2(base.times(row.rate).minus(row.parcela)));
}

/** Lei 15.270/2025: driven by the gross, never more than the tax. */
function reduction(gross: Amount, tabela: Amount, date: string): Amount {
  if (date < REDUCAO.from || gross.gt(REDUCAO.limite)) return ZERO;
  if (gross.lte(REDUCAO.isentoAte)) return least(tabela, REDUCAO.reducaoMaxima);
  const linear = r2(REDUCAO.constante.minus(REDUCAO.coeficiente.times(gross)));
  return least(tabela, greatest(ZERO, linear));
}
