import type { tables as english } from '../tables.ts';
import type { Translated } from '../translation.ts';

/** 4xx en español: las tablas, revisadas como las imprime la ley. */
export const tables: Translated<typeof english> = {
  gap: {
    title: 'hueco entre filas',
    message: ({ table, upper, lower }) =>
      `tabla \`${table}\`: ninguna fila contiene lo que está entre ${upper} y ${lower}`,
    hint: ({ upper }) =>
      `una fila comienza donde termina la anterior: escriba \`(${upper} ..\`, o agregue la fila que falta`,
  },
  overlap: {
    title: 'filas que se traslapan',
    message: ({ table, upper, lower }) =>
      upper === '*'
        ? `tabla \`${table}\`: la fila anterior no tiene límite superior, así que esta no se aplica nunca`
        : `tabla \`${table}\`: esta fila comienza en ${lower}, pero la anterior termina apenas en ${upper}`,
    hint: ({ upper }) =>
      upper === '*'
        ? 'solo la última fila puede terminar en `*`'
        : 'una fila comienza donde termina la anterior; uno de los dos números está mal escrito',
  },
  sharedEnd: {
    title: 'límite común de las dos filas o de ninguna',
    message: ({ table, end, closed }) =>
      closed
        ? `tabla \`${table}\`: exactamente ${end} es de esta fila y también de la anterior`
        : `tabla \`${table}\`: exactamente ${end} no es ni de esta fila ni de la anterior`,
    hint: ({ end, closed }) =>
      closed
        ? `"hasta ${end}" lo deja en la fila anterior: \`.. ${end}]\` y luego \`(${end} ..\``
        : `asígnelo a una de las dos: \`.. ${end}]\` y luego \`(${end} ..\`, o \`.. ${end})\` y luego \`[${end} ..\``,
  },
  notAscending: {
    title: 'filas sin orden ascendente',
    message: ({ table, reason }) => `tabla \`${table}\`: ${reason}`,
    hint: () => 'las filas van de la base menor a la mayor, y el límite inferior va primero',
  },
  notCovered: {
    title: 'la tabla no cubre su base',
    message: ({ table, reason }) => `tabla \`${table}\`: ${reason}`,
    hint: ({ fix }) => fix,
  },
  wrongJump: {
    title: 'salto equivocado',
    message: ({ table, at, written, computed }) =>
      `tabla \`${table}\`: en ${at} las filas saltan ${computed}, pero está escrito ${written}`,
    hint: ({ computed, constant }) =>
      `con el salto escrito la cuota fija sería ${constant}; si las tasas y las cuotas son las que imprime la ley, escriba \`jump ${computed}\``,
  },
  wordWithoutRow: {
    title: 'palabra sin fila',
    message: ({ table, word }) => `la tabla \`${table}\` no tiene fila para \`${word}\``,
    hint: ({ word }) => `agregue la fila de \`${word}\`; cada palabra de la opción necesita una`,
  },
  duplicateRow: {
    title: 'fila escrita dos veces',
    message: ({ table, row }) => `la tabla \`${table}\` tiene dos filas para ${row}`,
    hint: () => 'deje una de las dos',
  },
  rateRange: {
    title: 'tasa fuera de 0 a 100 %',
    message: ({ table, row, rate }) => `tabla \`${table}\`: la tasa de la fila ${row} es ${rate}`,
    hint: () => 'revise el punto decimal',
  },
  form: {
    title: 'no corresponde a la forma de la tabla',
    message: ({ table, reason }) => `tabla \`${table}\`: ${reason}`,
    hint: ({ fix }) => fix,
  },
  gridStep: {
    title: 'límite inferior fuera de la cuadrícula',
    message: ({ table, upper, lower, expected }) =>
      `tabla \`${table}\`: la fila anterior termina en ${upper}, así que esta comienza en ${expected}, pero está escrito ${lower}`,
    hint: ({ grid }) =>
      `con \`grid ${grid}\` cada límite inferior es el superior anterior más ${grid}; uno de los dos números está mal escrito`,
  },
  offGrid: {
    title: 'no consta que la base caiga en la cuadrícula',
    message: ({ table, reason }) => `tabla \`${table}\`: ${reason}`,
    hint: ({ argument, grid }) =>
      `redondee antes, para que nada caiga entre dos filas: dé un nombre a \`${argument}\` y \`round half_up to ${grid}\``,
  },
  discontinuity: {
    title: 'cuotas fijas que no empalman',
    message: ({ table, at, jump, allowed }) =>
      allowed === null
        ? `tabla \`${table}\`: en ${at} las filas saltan ${jump}`
        : `tabla \`${table}\`: en ${at} las filas saltan ${jump}, más de los ${allowed} que admite la tabla`,
    hint: ({ jump, constant }) =>
      `la cuota fija que empalma con la fila anterior es ${constant}; si la ley la imprime de otro modo, escriba \`jump ${jump}\` en esta fila`,
  },
  looseWithin: {
    title: '`within` más amplio de lo necesario',
    message: ({ table, within, largest }) =>
      `la tabla \`${table}\` admite saltos de hasta ${within}, pero el mayor es ${largest}`,
    hint: ({ largest }) =>
      largest === '0'
        ? 'escriba `continuous`: así no pasa inadvertida una cuota fija mal escrita'
        : `escriba \`continuous within\` con la menor cantidad que baste (el mayor salto es ${largest}), para que no pase inadvertida una cuota fija mal escrita`,
  },
  aboveTop: {
    title: 'base por encima de la última fila',
    message: ({ table, argument, top, high }) =>
      `la tabla \`${table}\` termina en ${top}, pero \`${argument}\` puede ser ${high === null ? 'cualquier cantidad mayor' : `hasta ${high}`}`,
    hint: ({ table, argument }) => `tope la base: \`min(${argument}, upper_limit(${table}))\``,
  },
  scale: {
    title: 'la escala puede ser cero o negativa',
    message: ({ table, low }) => `la tabla \`${table}\` se escala por algo que puede ser ${low}`,
    hint: () =>
      'una escala es un conteo o una proporción mayor que cero, por ejemplo `period.days` o `1 / 12`',
  },
  unknownWord: {
    title: 'fila de ninguna palabra',
    message: ({ table, word, words }) =>
      `tabla \`${table}\`: \`${word}\` no es ninguna de estas: ${words.join(', ')}`,
    hint: ({ suggestion, words }) =>
      suggestion === null
        ? `las filas llevan el nombre de las palabras de la opción: ${words.join(', ')}`
        : `¿quiso decir \`${suggestion}\`?`,
  },
  sameBlock: {
    title: 'nada cambia en esta fecha',
    message: ({ table, date, before }) =>
      `tabla \`${table}\`: las filas del ${date} son las mismas que las del ${before}`,
    hint: () => 'quite las posteriores o escriba las cifras nuevas de la ley',
  },
  negativeValue: {
    title: 'resultado negativo posible',
    message: ({ table, row, value }) =>
      `tabla \`${table}\`: la fila ${row} puede dar ${value === null ? 'menos de cero' : value}`,
    hint: () => 'una tabla no da nada por debajo de cero; revise el signo de la tasa y de la cuota fija',
  },
  fallingRate: {
    title: 'la tasa baja',
    message: ({ table, rate, before, row }) =>
      `tabla \`${table}\`: ${row} toma ${rate}, y la fila de arriba ${before}`,
    hint: () =>
      'revise los dígitos; si la ley realmente baja aquí, dígalo con `convention "…"` en la fila o en la tabla',
  },
  sameRow: {
    title: 'fila que no cambia nada',
    message: ({ table, row, before }) => `tabla \`${table}\`: la fila ${row} da lo mismo que ${before}`,
    hint: () =>
      'copie la tasa de la ley o una las dos filas; si la ley imprime las dos, dígalo: `convention "…"`',
  },
};
