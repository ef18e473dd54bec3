import type { ranges as english } from '../ranges.ts';
import type { Translated } from '../translation.ts';

const truthOf = (truth: boolean): string => (truth ? 'verdadeira' : 'falsa');

/** 7xx em português: o que pode acontecer com algum dado permitido. */
export const ranges: Translated<typeof english> = {
  divisionByZero: {
    title: 'possível divisão por zero',
    message: ({ divisor }) => `\`${divisor}\` pode ser zero`,
    hint: () => 'limite-o para que não chegue a zero, ou divida só depois de `if … > 0`',
  },
  constantCondition: {
    title: 'condição que nunca muda',
    message: ({ condition, truth }) =>
      `${condition} é aqui sempre ${truthOf(truth)}, com qualquer dado e em qualquer data`,
    hint: () => 'não decide nada: confira o valor e o sentido da comparação, ou remova-a',
  },
  checkRefuted: {
    title: 'verificação que não se cumpre',
    message: ({ reason, claim }) => (claim === null ? `esta verificação não se cumpre: ${reason}` : reason),
    hint: ({ test, claim }) => {
      if (test === null) return 'corrija a afirmação, ou as fórmulas de que ela trata';
      const law =
        claim === null
          ? ''
          : `se a lei assim o quer, nomeie a linha: \`${claim} allow LINE\`, ou diga por quê: \`${claim} convention "…"\`; `;
      return `${law}isto o demonstra, pronto para o arquivo de testes:\n${test}`;
    },
  },
  noCliff: {
    title: 'não há tal queda',
    message: ({ name, target }) => `\`${target}\` nunca cai por causa de \`${name}\``,
    hint: ({ name }) => `remova \`${name}\` de \`allow\``,
  },
  lineCondition: {
    title: 'linha que nunca muda',
    message: ({ name, truth, dates }) =>
      dates
        ? `\`${name}\` não existe em data nenhuma deste arquivo`
        : `a condição de \`${name}\` é ${truthOf(truth)} com qualquer dado e em qualquer data`,
    hint: ({ truth, dates }) => {
      if (dates) return 'compare `from` e `until` com o `valid` do regime';
      return truth
        ? 'confira o valor e o sentido da comparação; se é o que se quer, remova `when`'
        : 'nunca pode se aplicar: confira o valor e o sentido da comparação, ou remova-a';
    },
  },
  defaultOutside: {
    title: 'valor padrão fora dos limites',
    message: ({ name, value, bounds }) =>
      `o valor padrão de \`${name}\` pode ser ${value}, fora de ${bounds}`,
    hint: () => 'ninguém poderia enviar esse valor; amplie os limites ou mude o valor padrão',
  },
  warningImplied: {
    title: 'aviso atrás de uma recusa',
    message: ({ code, refusal }) => `\`${code}\` nunca pode ser visto: ${refusal} recusa antes a requisição`,
    hint: () => 'remova o aviso ou a recusa',
  },
  divisionByTable: {
    title: 'divisão por uma contagem ou valor de tabela que pode ser zero',
    message: ({ divisor }) => `\`${divisor}\` é lido do período ou de uma tabela e pode ser zero`,
    hint: () => 'proteja-o com `if` ou dê-lhe um limite',
  },
  valueTooLong: {
    title: 'valor longo demais para calcular',
    message: ({ digits }) => `o valor exato desta fórmula pode precisar de mais de ${digits} dígitos`,
    hint: () => 'arredonde uma parte com nome próprio: `let … rounded`',
  },
  saidTwice: {
    title: 'dito duas vezes',
    message: ({ what, reason }) => `${what} ${reason}`,
    hint: () => 'uma das duas queria dizer outra coisa, ou não é necessária',
  },
};
