import type { payroll as english } from '../payroll.ts';
import type { Translated } from '../translation.ts';

/** 5xx en español: lo que un recibo de nómina debe decidir. */
export const payroll: Translated<typeof english> = {
  markUndecided: {
    title: 'marca sin decidir',
    message: ({ perception, mark }) => `\`${perception}\` no dice si es \`${mark}\``,
    hint: ({ mark }) => `agregue \`${mark}\` o \`not ${mark}\` a sus marcas`,
  },
  inNoBase: {
    title: 'percepción en ninguna base',
    message: ({ perception }) => `\`${perception}\` no lleva ninguna marca, así que no integra ninguna base`,
    hint: () => 'si la ley realmente la excluye de todo, dígalo con `convention "…"`',
  },
  noRounding: {
    title: 'sin redondeo',
    message: ({ name }) => `\`${name}\` se paga, pero nada dice cómo se redondea`,
    hint: ({ coin }) => `agregue \`round half_up to ${coin}\` al régimen o a la línea`,
  },
  tooFine: {
    title: 'redondeo más fino que la moneda',
    message: ({ name, quantum, currency }) =>
      `\`${name}\` se redondea a ${quantum}, pero ${currency} no tiene esa fracción`,
    hint: ({ coin, currency }) =>
      `la menor fracción de ${currency} es ${coin}; redondee a ${coin} o a algo mayor`,
  },
  ownBase: {
    title: 'deducción sobre una base que la contiene',
    message: ({ name, path }) =>
      `\`${name}\` se calcula sobre una base que ya la contiene: ${path.join(' → ')}`,
    hint: () => 'tome la base antes de esta deducción',
  },
  noLaw: {
    title: 'línea sin fundamento legal',
    message: ({ kind, name }) => `\`${name}\` (${kind}) no cita su fuente legal`,
    hint: () => 'agregue `law "…"`, o `convention "…"` donde la ley deja elegir',
  },
  mayBeNegative: {
    title: 'importe que puede ser negativo',
    message: ({ name }) => `no se puede probar que \`${name}\` se mantenga en cero o más`,
    hint: ({ currency }) =>
      `ninguna línea y ninguna base es negativa: escriba \`max(0 ${currency}, …)\` donde la ley pone ese mínimo`,
  },
  exceptTooLarge: {
    title: 'parte exenta sin comprobar',
    message: ({ perception, mark }) =>
      `no consta que la parte de \`${perception}\` que no es \`${mark}\` quede entre 0 y el importe`,
    hint: ({ currency }) =>
      `escriba \`min(amount, …)\`, y \`max(0 ${currency}, …)\` donde pueda quedar por debajo de cero`,
  },
  markUnused: {
    title: 'marca que no se usa',
    message: ({ mark }) => `nada suma ni usa la marca \`${mark}\``,
    hint: ({ mark }) =>
      `use \`sum(${mark})\`, asígnela con \`as taxable\` o \`as social_security\`, o quítela`,
  },
  bracketMissing: {
    title: 'renglón de la tarifa sin aclarar',
    message: ({ name, reason }) => `\`${name}\`: ${reason}`,
    hint: ({ step }) =>
      step === null
        ? 'haga que un paso aplique una sola tabla y nombre ese paso con `bracket`'
        : `agregue \`bracket ${step}\`: el paso que aplica la tabla`,
  },
  totalFault: {
    title: 'el total no es una suma de líneas',
    message: ({ name, reason }) => `\`${name}\`: ${reason}`,
    hint: ({ fix }) => fix,
  },
  partFault: {
    title: 'parte de un bloque',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ fix }) =>
      fix ?? 'escriba `on BASE rate RATE` o `= AMOUNT`; ambos si el producto se redondea por partes',
  },
  roundedAlready: {
    title: 'ya redondeado',
    message: ({ name }) => `el régimen ya redondea \`${name}\``,
    hint: () => 'quite `rounded`',
  },
  parameterWithoutLaw: {
    title: 'parámetro sin fuente',
    message: ({ name }) => `nada dice de dónde sale \`${name}\``,
    hint: () =>
      'agregue `law "…"`, o diga qué tan seguro es: `single_source`, `derived`, `convention`, `unconfirmed`',
  },
  readWhenAbsent: {
    title: 'línea leída donde no existe',
    message: ({ name, reader, reason }) => `\`${reader}\` lee \`${name}\`, que solo existe ${reason}`,
    hint: () => 'dé a quien la lee las mismas fechas o la misma condición, o tómela a través de una suma',
  },
  requiredDefault: {
    title: 'obligatorio, con valor por omisión',
    message: ({ name }) => `\`${name}\` se debe enviar siempre, así que su valor por omisión nunca se toma`,
    hint: () => 'deje uno de los dos: `required` o el valor por omisión',
  },
  unboundedInput: {
    title: 'dato sin límites',
    message: ({ name }) =>
      `\`${name}\` puede ser cualquier valor, también menor que cero, así que ningún importe que lo lea queda comprobado`,
    hint: ({ example }) => `diga qué se puede enviar: \`${example}\``,
  },
  profileFault: {
    title: 'perfil de marcas',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ name }) => `escriba las marcas de \`${name}\` una por una donde alguna sea distinta`,
  },
  exchangedRoles: {
    title: '`taxable` y `social_security` intercambiados',
    message: ({ mark, reason }) => `\`${mark}\` ${reason}`,
    hint: () =>
      'la respuesta dice de cada percepción si paga impuesto y si cotiza: revise los dos `as`; si la ley es así, diga por qué en la marca: `convention "…"`',
  },
  calendarDays: {
    title: 'días de calendario en un mes de 30',
    message: ({ name }) => `\`${name}\` cuenta los días como se dieron, y el régimen paga meses de 30 días`,
    hint: () =>
      'escriba `period.days`, que es 30 en todo mes entero; si la ley cuenta días de calendario, dígalo: `convention "…"`',
  },
  wholeMonth: {
    title: 'mes entero pagado por una parte',
    message: ({ name, other }) =>
      `\`${name}\` se paga entero en un mes que no se trabaja entero; \`${other}\` se paga por \`period.days\``,
    hint: () => 'multiplique por `period.days / 30`, o diga por qué el mes se paga entero: `convention "…"`',
  },
  besidesThePoint: {
    title: 'aviso sobre otra cosa',
    message: ({ code, name, how }) =>
      how === 'field'
        ? `\`${code}\` se dice de \`${name}\`, que su condición no lee`
        : `\`${code}\` muestra \`${name}\`, que su condición no lee`,
    hint: () =>
      'nombre aquello de que trata la condición; si se quiere decir otra cosa, diga por qué: `convention "…"`',
  },
  historyFault: {
    title: 'historial',
    message: ({ name, reason }) => `el historial \`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
  historySource: {
    title: 'historial de algo que no existe',
    message: ({ name, reason }) => `el historial \`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
};
