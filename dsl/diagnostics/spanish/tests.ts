import type { tests as english } from '../tests.ts';
import type { Translated } from '../translation.ts';

function meaning(suggestion: string | null): string | null {
  return suggestion === null ? null : `¿quiso decir \`${suggestion}\`?`;
}

/** 8xx en español: lo que está mal en una prueba, o lo que una prueba encontró mal en las reglas. */
export const tests: Translated<typeof english> = {
  fails: {
    title: 'la prueba falla',
    message: ({ test, name, expected, got }) =>
      `"${test}": \`${name}\` es ${got}, y la prueba espera ${expected}`,
    hint: ({ step }) => (step === null ? null : step),
  },
  unknownName: {
    title: 'nombre desconocido en una prueba',
    message: ({ name, role }) => `las reglas no tienen ${role} con el nombre \`${name}\``,
    hint: ({ suggestion }) => meaning(suggestion),
  },
  valueDoesNotFit: {
    title: 'valor que no corresponde',
    message: ({ name, value, problem }) => `\`${name}\` no puede ser ${value}: ${problem}`,
    hint: ({ remedy }) => (remedy === null ? null : remedy),
  },
  notExercised: {
    title: 'ninguna prueba llega aquí',
    message: ({ what, why }) => `${what} ${why}`,
    hint: () =>
      'agregue una prueba que llegue: aquello a lo que ninguna llega puede estar mal sin que se note',
  },
  survivor: {
    title: 'mutante que ninguna prueba advierte',
    message: ({ change }) => `con este cambio (${change}), todas las pruebas siguen pasando`,
    hint: ({ change }) =>
      `agregue una prueba que lo advierta, o diga en el archivo de pruebas por qué ninguna puede: # mutant "${change}": reason`,
  },
  cellCount: {
    title: 'tabla de casos con un número equivocado de celdas',
    message: ({ test, columns, left }) =>
      `"${test}": cada fila tiene ${columns} celdas, y la última tiene ${left === 0 ? 'ninguna' : left}`,
    hint: ({ columns }) =>
      `escriba ${columns} celdas por fila: primero los nombres dados, después los esperados`,
  },
  periodNotOffered: {
    title: 'tipo de periodo que el régimen no ofrece',
    message: ({ type, offered }) => `el régimen no tiene periodos ${type}; tiene ${offered}`,
    hint: () => 'elija uno de ellos, o agregue el tipo a la línea `periods` del régimen',
  },
  noRules: {
    title: 'archivo de pruebas sin archivo de reglas',
    message: ({ rules }) => `las pruebas son de ${rules}, que no está ahí`,
    hint: () =>
      'un archivo de pruebas está junto a su archivo de reglas y lleva su nombre: F.pay y F.test.pay',
  },
  expectsNothing: {
    title: 'prueba que no espera nada',
    message: ({ test }) => `"${test}" no espera nada, así que pasaría digan lo que digan las reglas`,
    hint: () => 'agregue una línea como `expect net_salary = 1_000`',
  },
  periodCount: {
    title: 'prueba sin un periodo único',
    message: ({ test, count }) =>
      `"${test}" nombra ${count === 0 ? 'ningún periodo' : `${count} periodos`}; una prueba tiene uno`,
    hint: ({ count }) =>
      count === 0
        ? 'escriba `period monthly 2025-03-01 .. 2025-03-31` después del título'
        : 'deje uno de ellos, y escriba otra prueba para el otro',
  },
  impossiblePeriod: {
    title: 'periodo que no se puede calcular',
    message: ({ problem }) => problem,
    hint: ({ remedy }) => (remedy === null ? null : remedy),
  },
  nameTwice: {
    title: 'nombre repetido en una prueba',
    message: ({ name, clause }) => `\`${name}\` aparece dos veces en \`${clause}\``,
    hint: () => 'deje una de las dos',
  },
  onlyTests: {
    title: 'solo pruebas en un archivo de pruebas',
    message: ({ found }) => `${found} no corresponde a un archivo de pruebas`,
    hint: () => 'un archivo de pruebas contiene `test` y `cases`; todo lo demás va en el archivo de reglas',
  },
  titleTwice: {
    title: 'dos pruebas con el mismo nombre',
    message: ({ title }) => `dos pruebas se llaman "${title}"`,
    hint: () => 'diga en cada título de qué trata esa prueba',
  },
  unknownTest: {
    title: 'prueba como otra que no existe',
    message: ({ title }) => `ninguna prueba de este archivo se llama "${title}"`,
    hint: ({ suggestion }) =>
      suggestion === null
        ? '`like` nombra el título de un `test` del mismo archivo, no de una tabla de casos'
        : `¿quiso decir "${suggestion}"?`,
  },
  likeItself: {
    title: 'pruebas que se imitan en círculo',
    message: ({ chain }) => `en círculo: ${chain.map((title) => `"${title}"`).join(' es como ')}`,
    hint: () => 'una de ellas tiene que decir por sí sola qué se da',
  },
  beginsTwice: {
    title: 'prueba con dos comienzos',
    message: ({ test, with: second }) => `"${test}" comienza con una prueba y con ${second}`,
    hint: () => 'deje un solo `like`, y escriba detrás de su `with` lo que cambia o se agrega',
  },
  notOfLine: {
    title: 'propiedad que no es de esta línea',
    message: ({ property, name, problem }) => `\`${property}(${name})\` no se puede esperar: ${problem}`,
    hint: () =>
      'espere `taxable(x)` e `imss_base(x)` de una percepción, `tags(x)` de una percepción o deducción, ' +
      '`bracket(x)` de una deducción con tarifa, `month(x)` en una prueba de una quincena',
  },
  staleExplanation: {
    title: 'explicación de un mutante que no la necesita',
    message: ({ change, noticed }) =>
      noticed ? `las pruebas advierten el mutante "${change}"` : `no hay ningún mutante "${change}"`,
    hint: () => 'quite el comentario: ocultaría un mutante que llegara a tener ese nombre',
  },
  untested: {
    title: 'reglas sin prueba',
    message: ({ file }) => `no hay ${file} junto a estas reglas, así que nadie ha dicho qué pagan`,
    hint: () => 'escriba lo que calculó a mano, por lo menos un recibo a cada lado de cada límite',
  },
  earlierRulesMissing: {
    title: 'recibo anterior sin reglas',
    message: ({ scheme, date }) => `${scheme} no tiene reglas para un recibo que termina el ${date}`,
    hint: () =>
      'nombre un esquema de este país y días en que rijan sus reglas; las que tienen errores no cuentan',
  },
  unknownEarlierTest: {
    title: 'recibo anterior como una prueba que no existe',
    message: ({ title, scheme }) => `ninguna prueba de ${scheme} se llama "${title}"`,
    hint: ({ suggestion }) =>
      suggestion === null
        ? '`like` detrás de `payslips` nombra el título de un `test` en un archivo de pruebas de ese esquema'
        : `¿quiso decir "${suggestion}"?`,
  },
  earlierUnpaid: {
    title: 'recibo anterior que no se puede calcular',
    message: ({ end, problem }) => `el recibo que termina el ${end} no se puede calcular: ${problem}`,
    hint: () => 'cambie sus valores detrás de `with`, o nombre otra prueba u otros días',
  },
  payslipsUnread: {
    title: 'recibos anteriores que nada lee',
    message: ({ test, scheme }) =>
      `ningún historial de estas reglas lee recibos de ${scheme}, que "${test}" nombra`,
    hint: () => 'compare el esquema con el `history` del que se trata, o quite los recibos',
  },
};
