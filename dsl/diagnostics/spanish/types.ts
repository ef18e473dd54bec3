import { isSame } from '../phrases/phrase.ts';
import { quantityPhrases } from '../phrases/quantities.ts';
import type { Translated } from '../translation.ts';
import type { types as english } from '../types.ts';

/** Maneras de escribir algo, de las que se elige. */
const eitherOf = (ways: readonly string[]): string => ways.map((way) => `\`${way}\``).join(' o ');

/** 3xx en español: cantidades que no combinan. */
export const types: Translated<typeof english> = {
  dimension: {
    title: 'cantidades que no combinan',
    message: ({ operation, left, right }) => `no se puede ${operation} ${left} y ${right}`,
    hint: ({ divisor }, { left, right }) => {
      if (typeof divisor === 'string')
        return `divida por horas, para multiplicar el valor de una hora: \`/ ${divisor}h\``;
      return [left, right].some((one) => isSame(one, quantityPhrases.hours)) &&
        [left, right].some((one) => isSame(one, quantityPhrases.money))
        ? 'multiplique antes las horas por el valor de una hora: `valor_hora * horas`'
        : 'los dos lados deben ser la misma clase de cantidad';
    },
  },
  bareNumber: {
    title: 'número solo donde va dinero',
    message: ({ number }) => `${number} es un número solo, pero aquí va dinero`,
    hint: ({ number, currency }) => `escriba la unidad: \`${number} ${currency}\``,
  },
  rateExpected: {
    title: 'se esperaba una tasa',
    message: ({ found }) => `aquí va una tasa, pero esto es ${found}`,
    hint: ({ examples }) =>
      examples.length === 0
        ? 'las tasas se escriben con %'
        : `las tasas se escriben con %: ${eitherOf(examples)}`,
  },
  unlikeComparison: {
    title: 'comparación de cosas distintas',
    message: ({ left, right }) => `no se puede comparar ${left} con ${right}`,
    hint: () => 'compare dinero con dinero, tasas con tasas, horas con horas',
  },
  notCondition: {
    title: 'no es una condición',
    message: ({ found }) => `una condición es sí o no, pero esto es ${found}`,
    hint: ({ example }) => `compárelo con algo: \`${example}\``,
  },
  arity: {
    title: 'número de argumentos equivocado',
    message: ({ name, expected, found }) => `\`${name}\` lleva ${expected}, pero recibe ${found}`,
    hint: () => 'lo que lleva va entre paréntesis, separado por comas',
  },
  branches: {
    title: 'ramas distintas',
    message: ({ then, otherwise }) => `\`then\` da ${then}, pero \`else\` da ${otherwise}`,
    hint: () => 'las dos ramas de un `if` deben dar la misma clase de cantidad',
  },
  currency: {
    title: 'otra moneda',
    message: ({ found, currency }) => `este régimen paga en ${currency}, pero la cantidad está en ${found}`,
    hint: ({ currency }) => `escríbala en ${currency} o declare una unidad`,
  },
  rateAndNumber: {
    title: 'tasa y número mezclados',
    message: ({ operation }) => `no se puede ${operation} una tasa y un número solo`,
    hint: () => 'escriba el número como tasa: `100% + recargo`, no `1 + recargo`',
  },
  notGiven: {
    title: 'puede no estar',
    message: ({ name, what }) => `\`${name}\` es ${what}, así que aquí puede no tener valor`,
    hint: ({ name }) => `léalo solo detrás de \`given(${name})\`, o dele un valor por omisión`,
  },
  notAWord: {
    title: 'palabra que no es de esta opción',
    message: ({ word, words }) => `\`${word}\` no es ninguna de estas: ${words.join(', ')}`,
    hint: ({ suggestion }) =>
      suggestion === null ? 'escriba una de estas palabras tal como está' : `¿quiso decir \`${suggestion}\`?`,
  },
  textOutside: {
    title: 'texto en una fórmula',
    message: ({ place }) => `un texto no tiene valor, así que no puede estar en ${place}`,
    hint: () => 'los textos son para etiquetas y mensajes',
  },
  cellType: {
    title: 'celda que no es de su columna',
    message: ({ column, expected, found }, given) =>
      `la columna \`${column}\` contiene ${isSame(given.expected, quantityPhrases.rate) ? 'tasas' : expected}, pero esta celda es ${found}`,
    hint: ({ rates, hours }, { expected }) =>
      isSame(expected, quantityPhrases.rate)
        ? `las tasas se escriben con %${rates.length === 0 ? '' : `: ${eitherOf(rates)}`}`
        : isSame(expected, quantityPhrases.hours)
          ? `las horas se escriben con h${hours === null ? '' : `: \`${hours}\``}`
          : null,
  },
  largerThanBase: {
    title: 'mayor que su base',
    message: ({ name, factor }) => `\`${name}\` toma ${factor} veces su base`,
    hint: ({ factor }) =>
      `si es un porcentaje, escriba \`${factor}%\`; si la ley toma más que el total, diga por qué: \`convention "…"\``,
  },
  wrongType: {
    title: 'clase de cantidad equivocada',
    message: ({ what, expected, found }) => `${what} debe ser ${expected}, pero esto es ${found}`,
    hint: ({ divisor }, { expected }) => {
      if (typeof divisor === 'string')
        return `divida por horas, para multiplicar el valor de una hora: \`/ ${divisor}h\``;
      if (isSame(expected, quantityPhrases.yesOrNo))
        return 'escriba una condición como `x > y`, o `yes` o `no`';
      if (isSame(expected, quantityPhrases.money))
        return 'multiplíquelo por una cantidad de dinero, o escriba la unidad después de la cifra';
      if (isSame(expected, quantityPhrases.aRate)) return 'las tasas se escriben con %';
      return 'revise lo que está aquí y qué clase de cantidad pide su declaración';
    },
  },
  unknownType: {
    title: 'tipo desconocido',
    message: ({ name }) => `no hay un tipo \`${name}\``,
    hint: ({ known }) => `uno de estos: ${known.join(', ')}, one of a, b, …`,
  },
  missingType: {
    title: 'falta el tipo',
    message: ({ name }) => `\`${name}\` no dice qué clase de cantidad es`,
    hint: ({ name }) => `escríbala después de dos puntos: \`${name} : money\``,
  },
  severalNames: {
    title: 'varios nombres a la vez',
    message: ({ kind }) => `un \`${kind}\` declara un solo nombre`,
    hint: () =>
      'solo los parámetros (`unit`, `param`) pueden declarar varias columnas; escriba los demás uno por uno',
  },
  noValue: {
    title: 'falta algo',
    message: ({ name, kind }) => {
      if (kind === 'field') return `\`${name}\` no dice de qué campo trata`;
      if (kind === 'condition') return `\`${name}\` no dice cuándo se da`;
      if (kind === 'message') return `\`${name}\` no tiene mensaje`;
      return `nada dice qué es \`${name}\``;
    },
    hint: ({ kind }) => {
      if (kind === 'field') return 'agregue `on FIELD`: un dato, un indicador, una línea o `period`';
      if (kind === 'condition') return 'agregue `when CONDITION`';
      if (kind === 'message')
        return 'termínelo con un texto entre "comillas"; los valores van entre {llaves}';
      if (kind === 'unit' || kind === 'param')
        return 'escriba su cifra después de `=`, o filas con fecha entre llaves';
      return 'escriba su fórmula después de `=`';
    },
  },
};
