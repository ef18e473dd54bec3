import type { ranges as english } from '../ranges.ts';
import type { Translated } from '../translation.ts';

const truthOf = (truth: boolean): string => (truth ? 'verdadera' : 'falsa');

/** 7xx en español: lo que puede pasar con algún dato permitido. */
export const ranges: Translated<typeof english> = {
  divisionByZero: {
    title: 'posible división entre cero',
    message: ({ divisor }) => `\`${divisor}\` puede ser cero`,
    hint: () => 'limítelo para que no llegue a cero, o divida solo detrás de `if … > 0`',
  },
  constantCondition: {
    title: 'condición que no cambia nunca',
    message: ({ condition, truth }) =>
      `${condition} es aquí siempre ${truthOf(truth)}, con cualquier dato y en cualquier fecha`,
    hint: () => 'no decide nada: revise la cifra y el sentido de la comparación, o quítela',
  },
  checkRefuted: {
    title: 'comprobación que no se cumple',
    message: ({ reason, claim }) => (claim === null ? `esta comprobación no se cumple: ${reason}` : reason),
    hint: ({ test, claim }) => {
      if (test === null) return 'corrija la afirmación, o las fórmulas de las que trata';
      const law =
        claim === null
          ? ''
          : `si así lo quiere la ley, nombre la línea: \`${claim} allow LINE\`, o diga por qué: \`${claim} convention "…"\`; `;
      return `${law}esto lo demuestra, listo para el archivo de pruebas:\n${test}`;
    },
  },
  noCliff: {
    title: 'no hay tal caída',
    message: ({ name, target }) => `\`${target}\` nunca baja por causa de \`${name}\``,
    hint: ({ name }) => `quite \`${name}\` de \`allow\``,
  },
  lineCondition: {
    title: 'línea que no cambia nunca',
    message: ({ name, truth, dates }) =>
      dates
        ? `\`${name}\` no existe en ninguna fecha de este archivo`
        : `la condición de \`${name}\` es ${truthOf(truth)} con cualquier dato y en cualquier fecha`,
    hint: ({ truth, dates }) => {
      if (dates) return 'compare `from` y `until` con el `valid` del régimen';
      return truth
        ? 'revise la cifra y el sentido de la comparación; si es lo que se quiere, quite `when`'
        : 'no se puede aplicar nunca: revise la cifra y el sentido de la comparación, o quítela';
    },
  },
  defaultOutside: {
    title: 'valor por omisión fuera de los límites',
    message: ({ name, value, bounds }) =>
      `el valor por omisión de \`${name}\` puede ser ${value}, fuera de ${bounds}`,
    hint: () => 'nadie podría enviar ese valor; amplíe los límites o cambie el valor por omisión',
  },
  warningImplied: {
    title: 'aviso detrás de un rechazo',
    message: ({ code, refusal }) =>
      `\`${code}\` no se puede ver nunca: ${refusal} rechaza antes la solicitud`,
    hint: () => 'quite el aviso o el rechazo',
  },
  divisionByTable: {
    title: 'división entre un conteo o un valor de tabla que puede ser cero',
    message: ({ divisor }) => `\`${divisor}\` se lee del periodo o de una tabla y puede ser cero`,
    hint: () => 'protéjalo con `if` o póngale un límite',
  },
  valueTooLong: {
    title: 'valor demasiado largo para calcularlo',
    message: ({ digits }) => `el valor exacto de esta fórmula puede necesitar más de ${digits} dígitos`,
    hint: () => 'redondee una parte con nombre propio: `let … rounded`',
  },
  saidTwice: {
    title: 'dicho dos veces',
    message: ({ what, reason }) => `${what} ${reason}`,
    hint: () => 'una de las dos quería decir otra cosa, o no hace falta',
  },
};
