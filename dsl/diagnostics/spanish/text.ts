import type { text as english } from '../text.ts';
import type { Translated } from '../translation.ts';

const quoted = (words: readonly string[]): string => words.map((each) => `\`${each}\``).join(', ');

/** 1xx en español: lo que no se puede leer como archivo de reglas. */
export const text: Translated<typeof english> = {
  badCharacter: {
    title: 'carácter no válido',
    message: ({ character }) => `${character} no significa nada aquí`,
    hint: ({ advice }) => advice,
  },
  unterminatedText: {
    title: 'texto sin cerrar',
    message: ({ start }) => `el texto ${start} no tiene comilla de cierre en su línea`,
    hint: () => 'ciérrelo con " en la misma línea; un texto no puede pasar del final de la línea',
  },
  malformedLiteral: {
    title: 'cifra mal escrita',
    message: ({ what, found }) => `\`${found}\` no es ${what}`,
    hint: ({ advice }) => advice,
  },
  unexpected: {
    title: 'texto inesperado',
    message: ({ found, expected }) => `se esperaba ${expected} y se encontró ${found}`,
    hint: ({ advice }) => (advice === null ? null : advice),
  },
  missingBrace: {
    title: 'falta `}`',
    message: ({ owner }) => `la \`{\` de ${owner} no se cierra nunca`,
    hint: () => 'escriba `}` después de su última fila',
  },
  clauseNotAllowed: {
    title: 'cláusula fuera de lugar',
    message: ({ clause, kind }) => `\`${clause}\` no puede ir aquí (${kind})`,
    hint: ({ allowed }) => (allowed.length === 0 ? null : `puede llevar ${quoted(allowed)}`),
  },
  duplicateClause: {
    title: 'cláusula escrita dos veces',
    message: ({ clause }) => `\`${clause}\` está escrita dos veces`,
    hint: () => 'deje una sola: el orden de las cláusulas no significa nada, así que no prevalece la última',
  },
  notUtf8: {
    title: 'no es UTF-8',
    message: ({ line, byte, value }) =>
      `el byte ${value} de la línea ${line} (byte ${byte} del archivo) no es UTF-8`,
    hint: () =>
      'guarde el archivo con la codificación UTF-8; así se ven los acentos guardados como Windows-1252 o Latin-1',
  },
  emptyFile: {
    title: 'archivo vacío',
    message: () => 'el archivo no declara nada',
    hint: () =>
      'un archivo de reglas comienza con una línea como: scheme CO.ordinario "Contrato laboral ordinario"',
  },
  fileTooLarge: {
    title: 'archivo demasiado grande',
    message: ({ bytes, limit }) =>
      `el archivo tiene ${bytes} bytes; un archivo de reglas tiene a lo sumo ${limit}`,
    hint: () =>
      'un archivo contiene un régimen en un intervalo de fechas; ¿es este el archivo que quería usar?',
  },
  tooDeep: {
    title: 'fórmula demasiado profunda',
    message: ({ what, limit }) => `más de ${limit} ${what}`,
    hint: () => 'dé nombre a las partes interiores con `let`; cada una tendrá su propia línea en la traza',
  },
  notText: {
    title: 'no es un archivo de texto',
    message: ({ line, byte }) =>
      `hay un byte cero en la línea ${line} (byte ${byte} del archivo): no es un archivo de texto`,
    hint: () => 'guárdelo como texto simple en UTF-8; UTF-16 y los documentos de oficina no se pueden leer',
  },
  malformedName: {
    title: 'nombre mal escrito',
    message: ({ found }) => `\`${found}\` no puede ser un nombre`,
    hint: ({ advice }) => advice,
  },
  unitInCell: {
    title: 'coma o unidad en una celda',
    message: ({ found }) => `${found} dentro de una fila`,
    hint: ({ cell }) =>
      `una celda es una cifra sola, aquí ${cell}: la unidad la da el encabezado de la declaración`,
  },
  dateOrMonth: {
    title: 'fecha o mes',
    message: ({ found, expected }) =>
      expected === 'date'
        ? `\`${found}\` es un mes; aquí se necesita una fecha`
        : `\`${found}\` es una fecha; aquí se necesita un mes`,
    hint: ({ example }) => `escriba \`${example}\``,
  },
  monthInFormula: {
    title: 'resta que se lee como mes',
    message: ({ found }) => `\`${found}\` se lee como un mes, y una fórmula no tiene meses`,
    hint: ({ spaced }) => `ponga espacios alrededor del signo menos: \`${spaced}\``,
  },
  unequalRow: {
    title: 'filas de distinto largo',
    message: ({ cells, columns }) =>
      `esta fila tiene ${cells} ${cells === 1 ? 'celda' : 'celdas'} y el encabezado ${columns} ${columns === 1 ? 'columna' : 'columnas'}`,
    hint: () =>
      'escriba una celda por columna; los parámetros publicados en días distintos son declaraciones separadas',
  },
  tooManyErrors: {
    title: 'demasiados errores',
    message: ({ shown }) => `solo se muestran los primeros ${shown} errores del archivo`,
    hint: () =>
      'corrija primero estos; si casi todas las líneas están mal, quizá no sea un archivo de reglas',
  },
  hiddenCharacter: {
    title: 'carácter oculto',
    message: ({ character, effect }) => `el carácter ${character} ${effect}`,
    hint: () => 'quítelo; suele llegar al copiar de una página o de un documento',
  },
  tooLong: {
    title: 'demasiado largo',
    message: ({ what, limit, length }) => `${length} ${what}; se leen a lo sumo ${limit}`,
    hint: () => 'acórtelo; nada en una ley es tan largo',
  },
  tooManyWarnings: {
    title: 'demasiadas advertencias',
    message: ({ shown }) => `solo se muestran las primeras ${shown} advertencias del archivo`,
    hint: () => 'corrija primero estas',
  },
  tooLarge: {
    title: 'demasiado grande',
    message: ({ what, limit }) => `más de ${limit} ${what}`,
    hint: () =>
      'un archivo contiene un régimen en un intervalo de fechas; los límites están muy por encima de cualquier ley',
  },
  thousandsPoint: {
    title: 'cantidad que se lee de dos maneras',
    message: ({ found }) => {
      const [whole = found, rest = ''] = found.split('.');
      return `\`${found}\` se lee a menudo como ${whole}_${rest}, y aquí es ${whole} y una fracción`;
    },
    hint: ({ found, currency }) =>
      `los miles se separan con _: escriba \`${found.replace('.', '_')} ${currency}\`, o \`${found}0 ${currency}\` si es una fracción`,
  },
  foreignLetter: {
    title: 'letra de otro alfabeto',
    message: ({ letter, number }) => `\`${letter}\` (${number}) no es una letra latina`,
    hint: () => 'escríbala de nuevo: las letras de otros alfabetos parecen iguales y no lo son',
  },
};
