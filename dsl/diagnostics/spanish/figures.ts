import { blankList, type figures as english } from '../figures.ts';
import type { Translated } from '../translation.ts';

function near(suggestion: string | null, otherwise: string): string {
  return suggestion === null ? otherwise : `¿quiso decir \`${suggestion}\`?`;
}

/** 92x y 93x en español: las cifras de un país, y los regímenes que las usan. */
export const figures: Translated<typeof english> = {
  unknown: {
    title: 'cifra desconocida',
    message: ({ name, files }) =>
      files.length === 0
        ? `\`uses\` nombra \`${name}\`, y el país no tiene archivo de cifras`
        : `\`uses\` nombra \`${name}\`, que ${files.join(', ')} no ${files.length === 1 ? 'declara' : 'declaran'}`,
    hint: ({ suggestion, files }) =>
      near(
        suggestion,
        files.length === 0
          ? 'las cifras están en `figures.pay`, en la carpeta del país, o en archivos de su carpeta `figures`'
          : 'declárela allí, o declárela aquí y quítela de `uses`',
      ),
  },
  notRead: {
    title: 'cifra usada para nada',
    message: ({ name, isTwice }) =>
      isTwice ? `\`uses\` nombra \`${name}\` dos veces` : `\`uses\` nombra \`${name}\`, y nada aquí lo lee`,
    hint: ({ isTwice }) =>
      isTwice ? 'quite una de las dos' : 'quítelo de `uses`; lo que otra cifra necesita viene con esa cifra',
  },
  notNamed: {
    title: 'cifra leída sin `uses`',
    message: ({ name, file }) => `\`${name}\` es una cifra de ${file}, y este régimen no la usa`,
    hint: ({ name }) => `nómbrela en la cabecera del régimen: \`uses ${name}\``,
  },
  declaredHere: {
    title: 'declarado aquí y entre las cifras',
    message: ({ name, file }) => `\`${name}\` se declara aquí, y es una cifra de ${file}`,
    hint: ({ name }) => `quite la declaración y escriba \`uses ${name}\`; si es otra cosa, dele otro nombre`,
  },
  declaredTwice: {
    title: 'cifra declarada dos veces',
    message: ({ name }) => `la cifra \`${name}\` se declara dos veces`,
    hint: () => 'una cifra está una sola vez en un país; quite una de las dos',
  },
  sameLabel: {
    title: 'dos archivos de cifras con un mismo nombre',
    message: ({ label }) => `dos archivos de cifras se llaman "${label}"`,
    hint: () => 'dé a cada archivo un nombre propio, como el de la autoridad que publica sus cifras',
  },
  otherCurrency: {
    title: 'cifras en otra moneda',
    message: ({ file, currency, own }) => `${file} cuenta en ${currency}, y este régimen en ${own}`,
    hint: () => 'un régimen usa cifras de su propia moneda: corrija una de las dos líneas `currency`',
  },
  beginsLater: {
    title: 'cifra desconocida en todas las fechas del régimen',
    message: ({ name, first, until }) =>
      `\`${name}\` se conoce desde ${first}, y este régimen termina el ${until}`,
    hint: ({ name }) => `agregue las filas de \`${name}\` que regían entonces, o quítelo de \`uses\``,
  },
  circle: {
    title: 'cifras en círculo',
    message: ({ path }) => `estas cifras se necesitan unas a otras: ${path.join(' → ')}`,
    hint: () => 'una de ellas se publica: escriba sus filas',
  },
  otherCountry: {
    title: 'cifras de otro país',
    message: ({ file, country, own }) => `${file} tiene cifras de ${country}, y este régimen es de ${own}`,
    hint: () =>
      'las cifras están en la carpeta de su país: corrija la cabecera de uno de los dos archivos, o muévalo',
  },
  notAFigure: {
    title: 'no es una cifra',
    message: ({ word, isLine }) =>
      `${isLine ? 'la línea ' : ''}\`${word}\` no puede estar en un archivo de cifras`,
    hint: () =>
      'un archivo de cifras tiene una línea `currency` y declara `unit`, `param`, `table`, `calendar`, y `let` para lo que se deriva de otras cifras',
  },
  broken: {
    title: 'las cifras tienen errores',
    message: ({ file, count }) => `${file} tiene ${count === 1 ? 'un error' : `${count} errores`}`,
    hint: () => 'corrija primero ese archivo: `payroll check` dice qué está mal en él',
  },
  noHead: {
    title: 'archivo de cifras sin su cabecera',
    message: () => 'un archivo de cifras comienza con una línea como `figures CO "Cifras de Colombia"`',
    hint: () =>
      'escriba esa línea, con `currency COP` debajo; un régimen está en la carpeta de su propio nombre',
  },
  typed: {
    title: 'una cifra escrita otra vez',
    message: ({ figure, name, at, file }) =>
      at === null
        ? `${figure} es la cifra \`${name}\` de ${file}`
        : `${figure} es la cifra \`${name}\` de ${file} desde ${at}`,
    hint: ({ name }) =>
      `lea la cifra: \`uses ${name}\`; si solo coincide el número, dígalo con \`convention\``,
  },
  unused: {
    title: 'cifra que ningún régimen usa',
    message: ({ name }) => `ningún régimen del país usa \`${name}\``,
    hint: () => 'nómbrela en `uses` de los regímenes que la leen, o quítela',
  },
  blank: {
    title: 'cifras que aún no se conocen',
    message: ({ until, blanks, more }) =>
      `${until === null ? 'ninguna fecha de este archivo se puede calcular' : `este archivo se puede calcular hasta el ${until}`}; en blanco: ${blankList(blanks, more, 'desde el')}`,
    hint: () =>
      'las liquidaciones posteriores se rechazan y nombran estas cifras; complete las filas con `?`, cada una con su fuente',
  },
  blankMisplaced: {
    title: 'blanco sin un valor antes',
    message: ({ isFirst }) =>
      isFirst
        ? 'la primera fila está en blanco, y antes no hay ningún valor'
        : 'solo un `unit`, un `param` y una tabla tienen filas que aún no se conocen',
    hint: ({ isFirst }) =>
      isFirst
        ? 'escriba antes el último valor conocido, o quite la fila'
        : 'declare como `param` lo que aún no se conoce, y léalo aquí',
  },
  importedColumn: {
    title: 'columna de un archivo importado',
    message: ({ fault, name, other, file }) => {
      if (fault === 'date') return 'ninguna columna se llama `date` ni `month`';
      if (fault === 'unknown') return `${file} no tiene la cifra \`${name}\``;
      if (fault === 'twice') return `dos columnas se llaman \`${name}\``;
      if (fault === 'undated') return `\`${name}\` de ${file} no tiene filas con fecha`;
      return `\`${name}\` comparte sus filas con \`${other}\`, que aquí no tiene columna`;
    },
    hint: ({ fault, other }) => {
      if (fault === 'date')
        return 'llame `date` a la columna de las fechas, o `month` si la cifra es `by month`';
      if (fault === 'unknown')
        return near(
          other,
          'llame a cada columna como su cifra; además pueden estar `law`, `unconfirmed`, `single_source`, `derived` y `convention`',
        );
      if (fault === 'twice') return 'quite una de las dos';
      return fault === 'undated'
        ? 'importe a un `unit` o un `param` con filas `by date` o `by month`'
        : `agregue la columna \`${other}\``;
    },
  },
  importedCell: {
    title: 'valor de un archivo importado',
    message: ({ fault, found, example }) => {
      if (fault === 'quotes') return 'hay texto detrás de unas comillas que cierran';
      if (fault === 'length') return `la fila tiene otra cantidad de celdas que la primera: ${found}`;
      if (fault === 'empty') return 'la celda está vacía, y otras de su fila no';
      if (fault === 'separator') return `\`${found}\` tiene puntos o comas que se leen de dos maneras`;
      return fault === 'date'
        ? `\`${found}\` no es una fecha como \`${example}\``
        : `\`${found}\` no es un valor como \`${example}\``;
    },
    hint: ({ fault, example }) => {
      if (fault === 'separator')
        return 'no separe los miles, o sepárelos con `_`, y ponga un punto antes de los decimales';
      if (fault === 'kind')
        return 'un monto son cifras con un punto antes de los decimales; una tasa termina en `%`, unas horas en `h`';
      return fault === 'quotes' || fault === 'length' || fault === 'empty'
        ? 'corrija la fila; un texto con un separador va entre comillas dobles'
        : `escríbalo como \`${example}\``;
    },
  },
  importedOther: {
    title: 'valor importado que se conoce de otra manera',
    message: ({ name, at, known, found, file }) =>
      `\`${name}\` de ${at} es ${known} en ${file}, y aquí ${found}`,
    hint: () => 'averigüe cuál de los dos es el correcto, y si es preciso corrija ese archivo a mano',
  },
  misplaced: {
    title: 'archivo de cifras en otro lugar',
    message: () =>
      'las cifras están en `figures.pay`, en la carpeta de su país, o en un archivo de su carpeta `figures`; aquí nada las lee',
    hint: () => 'mueva allí el archivo',
  },
};
