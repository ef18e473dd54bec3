import { isSame } from '../phrases/phrase.ts';
import { quantityPhrases } from '../phrases/quantities.ts';
import type { Translated } from '../translation.ts';
import type { types as english } from '../types.ts';

/** Maneiras de escrever algo, das quais se escolhe. */
const eitherOf = (ways: readonly string[]): string => ways.map((way) => `\`${way}\``).join(' ou ');

/** 3xx em português: quantidades que não combinam. */
export const types: Translated<typeof english> = {
  dimension: {
    title: 'quantidades que não combinam',
    message: ({ operation, left, right }) => `não é possível ${operation} ${left} e ${right}`,
    hint: ({ divisor }, { left, right }) => {
      if (typeof divisor === 'string')
        return `divida por horas, para multiplicar o valor de uma hora: \`/ ${divisor}h\``;
      return [left, right].some((one) => isSame(one, quantityPhrases.hours)) &&
        [left, right].some((one) => isSame(one, quantityPhrases.money))
        ? 'multiplique antes as horas pelo valor de uma hora: `valor_hora * horas`'
        : 'os dois lados devem ser o mesmo tipo de quantidade';
    },
  },
  bareNumber: {
    title: 'número puro onde vai dinheiro',
    message: ({ number }) => `${number} é um número puro, mas aqui vai dinheiro`,
    hint: ({ number, currency }) => `escreva a unidade: \`${number} ${currency}\``,
  },
  rateExpected: {
    title: 'esperava-se uma alíquota',
    message: ({ found }) => `aqui vai uma alíquota, mas isto é ${found}`,
    hint: ({ examples }) =>
      examples.length === 0
        ? 'as alíquotas se escrevem com %'
        : `as alíquotas se escrevem com %: ${eitherOf(examples)}`,
  },
  unlikeComparison: {
    title: 'comparação de coisas diferentes',
    message: ({ left, right }) => `não é possível comparar ${left} com ${right}`,
    hint: () => 'compare dinheiro com dinheiro, alíquotas com alíquotas, horas com horas',
  },
  notCondition: {
    title: 'não é uma condição',
    message: ({ found }) => `uma condição é sim ou não, mas isto é ${found}`,
    hint: ({ example }) => `compare-o com algo: \`${example}\``,
  },
  arity: {
    title: 'número errado de argumentos',
    message: ({ name, expected, found }) => `\`${name}\` leva ${expected}, mas recebe ${found}`,
    hint: () => 'o que leva fica entre parênteses, separado por vírgulas',
  },
  branches: {
    title: 'ramos diferentes',
    message: ({ then, otherwise }) => `\`then\` dá ${then}, mas \`else\` dá ${otherwise}`,
    hint: () => 'os dois ramos de um `if` devem dar o mesmo tipo de quantidade',
  },
  currency: {
    title: 'outra moeda',
    message: ({ found, currency }) => `este regime paga em ${currency}, mas o valor está em ${found}`,
    hint: ({ currency }) => `escreva-o em ${currency} ou declare uma unidade`,
  },
  rateAndNumber: {
    title: 'alíquota e número misturados',
    message: ({ operation }) => `não é possível ${operation} uma alíquota e um número puro`,
    hint: () => 'escreva o número como alíquota: `100% + recargo`, não `1 + recargo`',
  },
  notGiven: {
    title: 'pode não existir',
    message: ({ name, what }) => `\`${name}\` é ${what}, portanto pode não ter valor aqui`,
    hint: ({ name }) => `leia-o só depois de \`given(${name})\`, ou dê-lhe um valor padrão`,
  },
  notAWord: {
    title: 'palavra que não é desta opção',
    message: ({ word, words }) => `\`${word}\` não é nenhuma destas: ${words.join(', ')}`,
    hint: ({ suggestion }) =>
      suggestion === null ? 'escreva uma destas palavras como está' : `você quis dizer \`${suggestion}\`?`,
  },
  textOutside: {
    title: 'texto em uma fórmula',
    message: ({ place }) => `um texto não tem valor, portanto não pode ficar em ${place}`,
    hint: () => 'textos são para rótulos e mensagens',
  },
  cellType: {
    title: 'célula que não é da sua coluna',
    message: ({ column, expected, found }, given) =>
      `a coluna \`${column}\` contém ${isSame(given.expected, quantityPhrases.rate) ? 'alíquotas' : expected}, mas esta célula é ${found}`,
    hint: ({ rates, hours }, { expected }) =>
      isSame(expected, quantityPhrases.rate)
        ? `as alíquotas se escrevem com %${rates.length === 0 ? '' : `: ${eitherOf(rates)}`}`
        : isSame(expected, quantityPhrases.hours)
          ? `as horas se escrevem com h${hours === null ? '' : `: \`${hours}\``}`
          : null,
  },
  largerThanBase: {
    title: 'maior que a sua base',
    message: ({ name, factor }) => `\`${name}\` toma ${factor} vezes a sua base`,
    hint: ({ factor }) =>
      `se for uma porcentagem, escreva \`${factor}%\`; se a lei toma mais que o total, diga por quê: \`convention "…"\``,
  },
  wrongType: {
    title: 'tipo errado de quantidade',
    message: ({ what, expected, found }) => `${what} deve ser ${expected}, mas isto é ${found}`,
    hint: ({ divisor }, { expected }) => {
      if (typeof divisor === 'string')
        return `divida por horas, para multiplicar o valor de uma hora: \`/ ${divisor}h\``;
      if (isSame(expected, quantityPhrases.yesOrNo))
        return 'escreva uma condição como `x > y`, ou `yes` ou `no`';
      if (isSame(expected, quantityPhrases.money))
        return 'multiplique-o por um valor em dinheiro, ou escreva a unidade depois do número';
      if (isSame(expected, quantityPhrases.aRate)) return 'as alíquotas se escrevem com %';
      return 'confira o que está aqui e que tipo de quantidade a sua declaração pede';
    },
  },
  unknownType: {
    title: 'tipo desconhecido',
    message: ({ name }) => `não há um tipo \`${name}\``,
    hint: ({ known }) => `um destes: ${known.join(', ')}, one of a, b, …`,
  },
  missingType: {
    title: 'falta o tipo',
    message: ({ name }) => `\`${name}\` não diz que tipo de quantidade é`,
    hint: ({ name }) => `escreva-o depois de dois-pontos: \`${name} : money\``,
  },
  severalNames: {
    title: 'vários nomes de uma vez',
    message: ({ kind }) => `um \`${kind}\` declara um só nome`,
    hint: () => 'só parâmetros (`unit`, `param`) podem declarar várias colunas; escreva os outros um por um',
  },
  noValue: {
    title: 'falta algo',
    message: ({ name, kind }) => {
      if (kind === 'field') return `\`${name}\` não diz de que campo trata`;
      if (kind === 'condition') return `\`${name}\` não diz quando ocorre`;
      if (kind === 'message') return `\`${name}\` não tem mensagem`;
      return `nada diz o que é \`${name}\``;
    },
    hint: ({ kind }) => {
      if (kind === 'field') return 'acrescente `on FIELD`: um dado, um indicador, uma linha ou `period`';
      if (kind === 'condition') return 'acrescente `when CONDITION`';
      if (kind === 'message') return 'termine-o com um texto entre "aspas"; os valores vão entre {chaves}';
      if (kind === 'unit' || kind === 'param')
        return 'escreva o seu valor depois de `=`, ou linhas com data entre chaves';
      return 'escreva a sua fórmula depois de `=`';
    },
  },
};
