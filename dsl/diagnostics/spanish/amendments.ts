import type { amendments as english } from '../amendments.ts';
import type { Translated } from '../translation.ts';

function near(suggestion: string | null, otherwise: string): string {
  return suggestion === null ? otherwise : `¿quiso decir \`${suggestion}\`? ${otherwise}`;
}

/** 9xx en español: una reforma y la ley que reforma. */
export const amendments: Translated<typeof english> = {
  parentMissing: {
    title: 'falta la ley reformada',
    message: ({ file }) => `no hay ${file} junto a este archivo`,
    hint: () => '`amends` nombra el archivo de la misma carpeta por su fecha, como 2025-01-01',
  },
  parentOfAnotherScheme: {
    title: 'la ley reformada es de otro régimen',
    message: ({ scheme, other, file }) => `este archivo es ${scheme}, y ${file} es ${other}`,
    hint: () => 'una reforma cambia la ley de su propio régimen; corrija el nombre',
  },
  parentLater: {
    title: 'la ley reformada no comienza antes',
    message: ({ file, from, own }) => `${file} rige desde el ${from}, y este archivo desde el ${own}`,
    hint: () => 'una reforma comienza después de la ley que reforma',
  },
  parentNotBefore: {
    title: 'la ley reformada no es la inmediata anterior',
    message: ({ file, until, own, next }) =>
      next === null
        ? `${file} rige hasta el ${until}, y este archivo comienza apenas el ${own}`
        : `${file} rige hasta el ${until}, y le sigue ${next}, antes de que este archivo comience el ${own}`,
    hint: ({ next }) =>
      next === null
        ? 'una reforma comienza el día siguiente al último de la ley que reforma: escriba el archivo que falta, o corrija una de las dos líneas `valid`'
        : 'una reforma nombra la ley que rige el día anterior a su comienzo; de otro modo se paga con cifras de una ley más antigua',
  },
  circle: {
    title: 'reformas en círculo',
    message: ({ path }) => `estos archivos se reforman unos a otros: ${path.join(' → ')}`,
    hint: () => 'uno de ellos debe ser una ley completa, sin `amends`',
  },
  parentBroken: {
    title: 'la ley reformada tiene errores',
    message: ({ file, count }) => `${file} tiene ${count === 1 ? 'un error' : `${count} errores`}`,
    hint: () => 'corrija primero ese archivo: `payroll check` dice qué está mal en él',
  },
  notKnown: {
    title: 'no está en la ley reformada',
    message: ({ what, name, verb }) =>
      `la ley reformada no tiene \`${name}\` (${what}) para ${verb === 'restate' ? 'reformularlo' : 'derogarlo'}`,
    hint: ({ suggestion, verb }) =>
      near(
        suggestion,
        verb === 'restate' ? 'lo que todavía no se conoce se declara con `new`' : 'revise el nombre',
      ),
  },
  known: {
    title: 'nuevo, pero ya conocido',
    message: ({ name }) => `la ley reformada ya tiene \`${name}\``,
    hint: () => 'quite `new` para reformularlo, o elija otro nombre',
  },
  repealedButRead: {
    title: 'derogado, pero todavía leído',
    message: ({ name, places }) => `\`${name}\` está derogado, y todavía se lee en ${places.join(', ')}`,
    hint: () => 'reformule o derogue también lo que lo lee',
  },
  restatedOtherwise: {
    title: 'reformulado como otra cosa',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
  amendedTwice: {
    title: 'reformado dos veces',
    message: ({ name }) => `esta reforma cambia \`${name}\` dos veces`,
    hint: () => 'diga en una sola declaración qué es de ahora en adelante',
  },
  noPlace: {
    title: 'lugar desconocido',
    message: ({ name }) => `\`after\` nombra \`${name}\`, que la ley reformada no tiene`,
    hint: ({ suggestion }) => near(suggestion, 'nombre una declaración que se conserve'),
  },
  notAnAmendment: {
    title: 'palabra de una reforma',
    message: ({ word }) => `solo una reforma dice \`${word}\``,
    hint: () =>
      'una ley completa solo declara; una reforma tiene una línea como `amends 2025-01-01` debajo de su régimen',
  },
  dateLost: {
    title: 'fecha perdida',
    message: ({ name, date }) => `\`${name}\` estaba ahí \`${date}\`, y aquí se declara sin esa fecha`,
    hint: () => 'diga la fecha otra vez; si ya no tiene ninguna, derogue todo y declárelo con `new`',
  },
};
