import type { dates as english } from '../dates.ts';
import type { Translated } from '../translation.ts';

const told = (text: string): string => (text === 'nothing' ? 'nada' : text);

/** 6xx en español: parámetros, tablas y archivos en el calendario. Las fechas van como las escribe el archivo. */
export const dates: Translated<typeof english> = {
  outOfOrder: {
    title: 'fechas en desorden',
    message: ({ name, date, before }) =>
      date === before
        ? `\`${name}\` tiene dos valores para ${date}`
        : `\`${name}\`: ${date} está después de ${before}, pero es anterior`,
    hint: ({ date, before }) =>
      date === before
        ? 'deje uno de los dos o corrija la fecha'
        : 'escriba primero la fecha más antigua; si el orden es el que se quiere, una de las dos fechas está mal escrita',
  },
  outsideValid: {
    title: 'fecha fuera de la vigencia',
    message: ({ name, date, until }) =>
      `\`${name}\` toma un valor el ${date}, pero este archivo rige solo hasta el ${until}`,
    hint: () => 'nada lee esta fila: pásela al archivo de su año o amplíe `valid`',
  },
  monthMissing: {
    title: 'falta un mes',
    message: ({ name, missing, before, found }) =>
      `\`${name}\` no tiene fila para ${missing}: después de ${before} sigue ${found}`,
    hint: ({ missing }) =>
      `agregue la fila de ${missing}; un parámetro que cambia solo de vez en cuando es \`by date\`, y uno que existe solo en algunos meses es \`sparse\``,
  },
  endsEarly: {
    title: 'el parámetro termina antes que la vigencia',
    message: ({ name, last, until }) =>
      `\`${name}\` termina con ${last}, pero este archivo rige hasta el ${until}`,
    hint: () =>
      'agregue los meses que faltan, o escriba `carry_forward PARAM_CARRIED_FORWARD` para seguir con el último y dar un aviso',
  },
  growth: {
    title: 'el parámetro no crece como se dice',
    message: ({ name, at, expected, found, before, rate }) =>
      `\`${name}\` en la fila de ${at} debería ser ${expected} (${before} más ${rate}), pero está escrito ${found}`,
    hint: () =>
      'hay un dígito mal escrito en esta fila, en la de arriba o en la tasa; compárelas con el texto oficial',
  },
  afterTooEarly: {
    title: '`after` dentro de las filas conocidas',
    message: ({ name, after, last }) =>
      `\`${name}\` se prolonga después de ${after}, pero su última fila es ${last}`,
    hint: ({ last }) =>
      `el parámetro se conoce hasta su última fila; escriba \`after ${last.slice(0, 7)}\` o un mes posterior`,
  },
  sparseCarried: {
    title: 'parámetro `sparse` prolongado',
    message: ({ name }) =>
      `\`${name}\` existe solo en los meses listados, así que nada se puede prolongar a otros meses`,
    hint: () => 'quite `sparse` o `carry_forward`',
  },
  changesOfConstant: {
    title: '`changes` de una constante',
    message: ({ name }) => `\`${name}\` tiene un solo valor, así que no cambia nunca`,
    hint: ({ name }) => `quite la condición, o dé filas con fecha a \`${name}\``,
  },
  notCovered: {
    title: 'el parámetro no cubre la fecha',
    message: ({ name, reader, from, until }) =>
      `\`${reader}\` lee \`${name}\`, que no tiene valor del ${from} al ${until}`,
    hint: ({ name, from }) =>
      `agregue la fila de \`${name}\` que rige el ${from} (su propia fecha puede ser anterior a \`valid\`), o haga que la línea comience después con \`from\``,
  },
  digits: {
    title: 'cambio de diez veces',
    message: ({ name, at, found, before }) =>
      `\`${name}\` pasa de ${before} a ${found} con la fila de ${at}: diez veces o más`,
    hint: () =>
      'revise el punto decimal; si el parámetro está bien, diga por qué en su fila: `convention "…"`',
  },
  filesOverlap: {
    title: 'archivos de un régimen que se traslapan',
    message: ({ scheme, other, from, until }) =>
      `dos archivos contienen ${scheme} del ${from} al ${until}: este y ${other}`,
    hint: () => 'termine el `valid` del archivo anterior el día antes de que comience el posterior',
  },
  filesHole: {
    title: 'hueco entre los archivos de un régimen',
    message: ({ scheme, other, from, until }) =>
      `ningún archivo contiene ${scheme} del ${from} al ${until}: este comienza después de que terminó ${other}`,
    hint: () => 'amplíe el `valid` de uno de los dos, o escriba el archivo que falta',
  },
  headerDate: {
    title: 'fecha del régimen',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  notKnownThen: {
    title: 'valor que no se conoce en esa fecha',
    message: ({ name, from, until, known }) =>
      `\`${name}\` se lee aquí en fechas como ${from === until ? from : `${from} a ${until}`}; ${known}`,
    hint: ({ fix }) => fix,
  },
  rowsAndBy: {
    title: 'cómo se fecha el parámetro',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
  longValidity: {
    title: 'ley de un día lejano',
    message: ({ months, until }) =>
      `el archivo más nuevo del régimen rige hasta el ${until}, ${months} meses después del último cambio que relata`,
    hint: () =>
      'nadie conoce la ley de un día tan lejano; termínelo con el año y escriba entonces el siguiente archivo',
  },
  insideMonth: {
    title: 'ley que comienza o termina dentro de un mes',
    message: ({ what, date }) =>
      `el archivo ${what === 'begins' ? 'comienza' : 'termina'} el ${date}, dentro de un mes: a quien se paga por mes le quedan dos archivos`,
    hint: () =>
      'comience con el primer día de un mes y termine con el último; las cifras que cambian dentro de uno son filas con fecha',
  },
  misplaced: {
    title: 'archivo fuera de su lugar',
    message: ({ what, found, expected }) =>
      `${what}: se llama \`${found}\`, y la ley que contiene es \`${expected}\``,
    hint: () =>
      'un archivo de reglas está en rules/<país>/<régimen>/<primer día>.pay; corrija el nombre o lo que dice el archivo',
  },
  sameCitation: {
    title: 'cambio con la misma cita',
    message: ({ name, was, is, other }) =>
      `\`${name}\` dice \`${told(is)}\` con la misma fuente con que ${other} dice \`${told(was)}\``,
    hint: () =>
      'revise los dígitos; si la ley cambió, nombre lo que la cambió, aquí o en un `change` del encabezado',
  },
  citationLost: {
    title: 'cita perdida',
    message: ({ name, other }) => `\`${name}\` ya no cita fuente alguna, como sí lo hace en ${other}`,
    hint: () => 'conserve el `law "…"`, o diga en qué se apoya ahora',
  },
  unlikelyFigure: {
    title: 'cifra que salta, baja o tiene dos dígitos intercambiados',
    message: ({ name, was, is, from, moved, isExchange }) =>
      `\`${name}\` pasa de ${was}, que regía desde ${from}, a ${is}: ${isExchange ? 'hay dos dígitos intercambiados' : moved}`,
    hint: () => 'revise los dígitos; si la ley la movió así, diga por qué: `convention "…"`',
  },
  schemesDisagree: {
    title: 'regímenes que no concuerdan',
    message: ({ name, is, from, scheme, other }) =>
      `\`${name}\` es ${is} desde ${from}, y \`${scheme}\` dice ${other}`,
    hint: () => 'corrija la cifra mal escrita; si las dos son correctas, diga por qué: `convention "…"`',
  },
  exchangedInTests: {
    title: 'dígitos intercambiados en las reglas o en sus pruebas',
    message: ({ name, is, from, other }) =>
      `\`${name}\` es ${is} desde ${from}, y las pruebas dicen ${other}: hay dos dígitos intercambiados`,
    hint: () => 'corrija la cifra mal escrita; si las dos son correctas, diga por qué: `convention "…"`',
  },
  changeOfNothing: {
    title: 'cambio sin nada detrás',
    message: ({ date }) =>
      `se relata un cambio del ${date}, y nada en la ley comienza, termina ni cambia ese día`,
    hint: () =>
      'escriba lo que cambia entonces o corrija la fecha; si el cambio no mueve nada aquí, diga por qué: `convention "…"`',
  },
  roleChanged: {
    title: '`as` que cambió',
    message: ({ name, was, is, other }) =>
      `\`${name}\` es \`${told(is)}\` aquí y \`${told(was)}\` en ${other}`,
    hint: () =>
      'la respuesta significa otra cosa con el mismo nombre; si es lo que se quiere, diga por qué: `convention "…"`',
  },
  sameValue: {
    title: 'fila que no cambia nada',
    message: ({ name, date, before }) => `\`${name}\`: la fila de ${date} dice lo mismo que la de ${before}`,
    hint: () =>
      'escriba la cifra nueva, quite la fila, o nombre la ley que dejó la cifra como estaba: `law "…"`',
  },
  calendarFault: {
    title: 'calendario de días hábiles',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
  outsideCalendar: {
    title: 'días que el calendario no cubre',
    message: ({ name, from, until, known }) =>
      `aquí se cuentan días en fechas como ${from} a ${until}; \`${name}\` cubre ${known}`,
    hint: ({ name }) => `agregue los feriados de esos años a \`${name}\`, o limite las fechas`,
  },
};
