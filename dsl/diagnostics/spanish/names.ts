import type { names as english } from '../names.ts';
import type { Translated } from '../translation.ts';

const meant = (suggestion: string): string => `¿quiso decir \`${suggestion}\`?`;

/** 2xx en español: qué significa un nombre, y nombres que no significan nada. */
export const names: Translated<typeof english> = {
  unknownName: {
    title: 'nombre desconocido',
    message: ({ name }) => `nada en este archivo se llama \`${name}\``,
    hint: ({ suggestion }) =>
      suggestion === null
        ? 'declárelo o revise cómo está escrito; cada nombre se define una vez en este archivo'
        : meant(suggestion),
  },
  duplicateName: {
    title: 'nombre definido dos veces',
    message: ({ name }) => `\`${name}\` está definido dos veces`,
    hint: () => 'un nombre se define una vez en un archivo; cambie uno de los dos',
  },
  reservedWord: {
    title: 'palabra reservada',
    message: ({ word }) => `\`${word}\` es una palabra del lenguaje y no puede ser un nombre`,
    hint: ({ word }) => `elija otro nombre, por ejemplo \`${word}_1\``,
  },
  unknownMember: {
    title: 'unidad, marca o palabra desconocida',
    message: ({ kind, name }) => `no hay ${kind} con el nombre \`${name}\``,
    hint: ({ suggestion, known }) => {
      if (suggestion !== null) return meant(suggestion);
      return known.length === 0
        ? 'declare ese nombre en este archivo o revise cómo está escrito'
        : `se conocen aquí: ${known.join(', ')}`;
    },
  },
  cycle: {
    title: 'fórmulas en círculo',
    message: ({ path }) => `estas fórmulas se necesitan unas a otras: ${path.join(' → ')}`,
    hint: () => 'rompa el círculo: calcule una de ellas a partir de algo anterior',
  },
  unused: {
    title: 'declaración sin uso',
    message: ({ kind, name }) => `nada lee \`${name}\` (${kind})`,
    hint: () => 'úsela o quítela',
  },
  wrongCase: {
    title: 'mayúsculas o minúsculas',
    message: ({ name, expected }) => `\`${name}\` se escribe en ${expected}`,
    hint: () =>
      'las MAYÚSCULAS son para unidades monetarias y códigos de aviso; los demás nombres van en minúsculas',
  },
  inputAndLine: {
    title: 'nombre de un dato y de una línea',
    message: ({ name }) => `\`${name}\` es a la vez un dato que se envía y una línea del recibo`,
    hint: ({ name }) =>
      `dé otro nombre al dato y conserve el nombre con que se envía: \`flag con_${name} as ${name}\``,
  },
  applySuffix: {
    title: 'apply repite un nombre',
    message: ({ name, template }) => `este uso de \`${template}\` crea \`${name}\`, que ya existe`,
    hint: () => 'dé a este uso un sufijo propio: `apply … as _suffix`',
  },
  templateFault: {
    title: 'plantilla',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  choiceTwice: {
    title: 'palabra de dos opciones',
    message: ({ word, kind }) =>
      kind === null
        ? `\`${word}\` es una palabra de dos listas de opciones distintas`
        : `\`${word}\` es una palabra de estas opciones y el nombre de ${kind}, que una fórmula leería en su lugar`,
    hint: () =>
      'cambie el nombre de una de las dos, para que la palabra diga por sí sola qué se quiere decir',
  },
  unknownInText: {
    title: 'nombre desconocido en un texto',
    message: ({ name, isShown }) =>
      isShown
        ? `el texto muestra {${name}}, pero nada en este archivo se llama \`${name}\``
        : `solo los avisos y los rechazos muestran valores: {${name}} se imprimiría tal cual`,
    hint: ({ suggestion, isShown }) => {
      if (!isShown) return 'escríbalo sin llaves; en una plantilla encierran un parámetro que es `text`';
      return suggestion === null
        ? 'entre llaves va el nombre de un dato, un parámetro, un paso o una línea'
        : `¿quiso decir {${suggestion}}?`;
    },
  },
  notInList: {
    title: 'palabra fuera de la lista',
    message: ({ kind, word }) => `\`${word}\` no es ${kind}`,
    hint: ({ suggestion, known }) =>
      suggestion === null ? `una de estas: ${known.join(', ')}` : meant(suggestion),
  },
  headerMissing: {
    title: 'falta una línea del régimen',
    message: ({ header }) => `el régimen no dice su \`${header}\``,
    hint: ({ example }) => `agregue una línea, por ejemplo: ${example}`,
  },
  headerTwice: {
    title: 'línea del régimen repetida',
    message: ({ header }) => `el régimen dice su \`${header}\` dos veces`,
    hint: () => 'deje una de las dos',
  },
  noScheme: {
    title: 'sin línea de régimen',
    message: ({ found }) => `un archivo de reglas comienza con su régimen, pero este comienza con ${found}`,
    hint: () => 'comience con una línea como: scheme CO.ordinario "Contrato laboral ordinario"',
  },
  testInRules: {
    title: 'prueba en un archivo de reglas',
    message: ({ title }) => `la prueba "${title}" está en el propio archivo de reglas`,
    hint: () =>
      'pásela al archivo del mismo nombre que termina en .test.pay: una prueba nueva no debe cambiar las reglas',
  },
  tooDeep: {
    title: 'cadena de fórmulas demasiado larga',
    message: ({ name, limit }) => `\`${name}\` es el final de una cadena de más de ${limit} fórmulas`,
    hint: () => 'nadie podría seguir una cadena así; calcule algunas de ellas juntas',
  },
  sameLabel: {
    title: 'dos líneas con la misma etiqueta',
    message: ({ name, first, label }) => `\`${name}\` y \`${first}\` se llaman "${label}" en el recibo`,
    hint: () => 'póngales etiquetas que quien lee el recibo pueda distinguir',
  },
  labelOfAnother: {
    title: 'etiqueta de otra cosa',
    message: ({ name, first, label }) =>
      `\`${name}\` y \`${first}\` se llaman "${label}", y ninguno se calcula a partir del otro`,
    hint: () => 'dé a cada uno su etiqueta; si uno debe calcularse a partir del otro, revise su fórmula',
  },
  sentAsSummary: {
    title: 'dato con el nombre de un campo del resumen',
    message: ({ name, field }) =>
      `\`${name}\` se envía como \`${field}\`, que es un campo del resumen de la respuesta`,
    hint: () => 'envíelo con un nombre propio: quien lea la petición y la respuesta debe poder distinguirlos',
  },
  misspelt: {
    title: 'palabra mal escrita',
    message: ({ word, known }) =>
      `"${word}" no está en ningún otro lugar de las reglas del país, y es casi "${known}"`,
    hint: ({ known }) =>
      `escriba "${known}" si eso se quiso decir; la palabra que también usa un nombre o un comentario vale como está`,
  },
  nearMiss: {
    title: 'casi una palabra conocida',
    message: ({ kind, word, known, where }) => `\`${word}\` (${kind}) es casi \`${known}\`, que ${where}`,
    hint: ({ known }) =>
      `escriba \`${known}\` si eso es lo que quiere decir; una palabra propia se distingue en más de dos letras`,
  },
  fieldOfAnotherType: {
    title: 'campo del contrato con otro tipo',
    message: ({ name, expected, found }) =>
      `todos envían \`${name}\` como \`${expected}\`, no como \`${found}\``,
    hint: ({ name, expected }) =>
      `escriba \`${name} … : ${expected}\`, o dé a su propio dato un nombre que el contrato no tenga`,
  },
  severityMissing: {
    title: 'aviso propio sin gravedad',
    message: ({ code }) => `\`${code}\` es un aviso propio y no dice qué gravedad tiene`,
    hint: ({ code }) => `escriba \`warn ${code} severity warning\`, o \`severity info\` si solo informa`,
  },
  eventScheme: {
    title: 'régimen de eventos',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  currency: {
    title: 'moneda en la que no se puede pagar',
    message: ({ word, reason }) => `\`${word}\` ${reason}`,
    hint: ({ suggestion }) =>
      suggestion === null
        ? 'escriba el código ISO 4217 de una moneda con dos decimales o ninguno, por ejemplo COP'
        : meant(suggestion),
  },
  familyFault: {
    title: 'familia por mes',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  splitMonth: {
    title: 'mes que no se puede dividir así',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  partsOfMonth: {
    title: 'partes del mes sin explicar',
    message: ({ type }) => `el régimen paga periodos \`${type}\` y no dice cómo se calcula una parte del mes`,
    hint: () =>
      'escriba `proration native` si cada fórmula lee los días del propio periodo, o `proration split_monthly` si el mes se calcula entero y se divide',
  },
};
