import type { Phrases } from '../phrase-book.ts';

/** Lo que se dice sobre parámetros y tablas. */
export const tables: Phrases = {
  '`{1}` gives one value': '`{1}` da un solo valor',
  'write `map` for rows of several columns': 'escriba `map` para filas de varias columnas',
  'its columns are values, so they cannot be dates': 'sus columnas son valores, así que no pueden ser fechas',
  'date its rows by blocks: `from 2026-01-01 { … }`': 'feche sus filas por bloques: `from 2026-01-01 { … }`',
  'name one of them, applied to its base: `{1}`': 'nombre una de ellas, aplicada a su base: `{1}`',
  'it has {1} columns, so it has no one value': 'tiene {1} columnas, así que no tiene un solo valor',
  'is carried forward, but a row `by date` holds until the next one':
    'se prolonga, pero una fila `by date` rige hasta la siguiente',
  'say up to when the parameter is known: `{1}`': 'diga hasta cuándo se conoce el parámetro: `{1}`',
  'is carried forward after {1}, but its last row is {2}':
    'se prolonga después de {1}, pero su última fila es {2}',
  'add the months between, or remove `after`': 'agregue los meses intermedios o quite `after`',
  'is `sparse`, but its rows hold from a date': 'es `sparse`, pero sus filas rigen desde una fecha',
  '`sparse` needs `by month`': '`sparse` necesita `by month`',
  'the unit its cells are counted in, for example `{1}`':
    'la unidad en que se cuentan sus celdas, por ejemplo `{1}`',
  'the unit its ends are counted in, for example `{1}`':
    'la unidad en que se cuentan sus límites, por ejemplo `{1}`',
  'the type of `{1}`': 'el tipo de `{1}`',
  'the column `{1}`': 'la columna `{1}`',
  'has dated rows, but does not say whether a row holds from its date or for one month':
    'tiene filas con fecha, pero no dice si una fila rige desde su fecha o por un mes',
  'add `by date` or `by month`': 'agregue `by date` o `by month`',
  'way to date rows': 'modo de fechar las filas',
  'has its dates at the head, which only tables may have':
    'tiene sus fechas en el encabezado, lo que solo pueden las tablas',
  'begin each row with its date': 'comience cada fila con su fecha',
  'no `carry_forward` here': 'sin `carry_forward` aquí',
  'has no rows between its braces': 'no tiene filas entre sus llaves',
  'add a row that begins with its date': 'agregue una fila que comience con su fecha',
  'no rate': 'ninguna tasa',
  'the column of `grows_by`': 'la columna de `grows_by`',
  'has no value': 'no tiene valor',
  'write `= …`, or dated rows between braces': 'escriba `= …`, o filas con fecha entre llaves',
  'shares its `=` with other columns': 'comparte su `=` con otras columnas',
  'declare each parameter by itself, or write dated rows':
    'declare cada parámetro por separado, o escriba filas con fecha',
  'has both `=` and dated rows': 'tiene `=` y también filas con fecha',
  'has one value and says `{1}`': 'tiene un solo valor y dice `{1}`',
  'remove the clause, or write dated rows': 'quite la cláusula, o escriba filas con fecha',
  'the worth of a unit': 'el valor de una unidad',
  'the scheme is valid from {1}, but already ends on {2}':
    'el régimen rige desde el {1}, pero ya termina el {2}',
  'write the earlier date first': 'escriba primero la fecha anterior',
  'the change of {1} lies outside the validity': 'el cambio del {1} está fuera de la vigencia',
  'announce it in the file that holds on that date': 'anúncielo en el archivo que rige en esa fecha',
  'the table says `continuous`, but this row says `jump`':
    'la tabla dice `continuous`, pero esta fila dice `jump`',
  'nothing comes before the first row, so it cannot jump':
    'nada va antes de la primera fila, así que no puede saltar',
  'write it in `{1}`, as the ends of the rows': 'escríbalo en `{1}`, como los límites de las filas',
  '`{1}` is not counted in `{2}`': '`{1}` no se cuenta en `{2}`',
  'rows named by words lie on no `grid`': 'las filas con nombre de palabra no están en ningún `grid`',
  'ends counted in `{1}` lie on no `grid` of the currency':
    'los límites contados en `{1}` no están en ningún `grid` de la moneda',
  'the step of a `grid` must be greater than zero': 'el paso de un `grid` debe ser mayor que cero',
  'write for example `grid 0.01 MXN`': 'escriba por ejemplo `grid 0.01 MXN`',
  'a `marginal` table never jumps': 'una tabla `marginal` no salta nunca',
  '`{1}` has no constants that could meet': '`{1}` no tiene cuotas fijas que puedan empalmar',
  '`round` does not say what it rounds': '`round` no dice qué redondea',
  'write `round each …` (slices) or `round limits …`, or round where the table is used':
    'escriba `round each …` (tramos) o `round limits …`, o redondee donde se usa la tabla',
  'only amounts of money are rounded here': 'aquí solo se redondean cantidades de dinero',
  'only a `marginal` table has slices to round': 'solo una tabla `marginal` tiene tramos que redondear',
  'round where the table is used': 'redondee donde se usa la tabla',
  'its limits are used as printed, so there is nothing to round':
    'sus límites se usan como están impresos, así que no hay nada que redondear',
  'date the rows in blocks: `from 2026-07-01 { … }`': 'feche las filas en bloques: `from 2026-07-01 { … }`',
  'a row of `{1}` has one rate, so it cannot be dated by columns':
    'una fila de `{1}` tiene una sola tasa, así que no se puede fechar por columnas',
  'the columns of a table are dated `by date`, not `by {1}`':
    'las columnas de una tabla se fechan `by date`, no `by {1}`',
  'write `by date`': 'escriba `by date`',
  '`by date` gives no dates': '`by date` no da fechas',
  'list one date per column: `by date 2025-01-01, 2026-01-01`':
    'liste una fecha por columna: `by date 2025-01-01, 2026-01-01`',
  'the rows are dated by columns and by blocks': 'las filas están fechadas por columnas y por bloques',
  '{1} ends before it begins': '{1} termina antes de comenzar',
  '{1} holds nothing': '{1} no contiene nada',
  'with a `grid` both ends belong to the row, but {1} leaves one out':
    'con un `grid` los dos límites son de la fila, pero {1} deja uno fuera',
  'write `[` and `]`': 'escriba `[` y `]`',
  'the first row leaves out exactly {1}, so a base of 0 has no row':
    'la primera fila deja fuera exactamente {1}, así que una base de 0 no tiene fila',
  'the first row begins at {1}, so a base of 0 has no row':
    'la primera fila comienza en {1}, así que una base de 0 no tiene fila',
  'begin with `[0 ..`': 'comience con `[0 ..`',
  'begin with a row for nothing: `[0 .. 0] 0%`': 'comience con una fila para cero: `[0 .. 0] 0%`',
  'begin with a row for nothing: `{1}`': 'comience con una fila para cero: `{1}`',
  'this row begins at {1}, before the row above, which begins at {2}':
    'esta fila comienza en {1}, antes que la de arriba, que comienza en {2}',
  'Write {1}': 'Escribir {1}',
  'Change to `{1}`': 'Cambiar por `{1}`',
  'rates are written with %: `{1}`': 'las tasas se escriben con %: `{1}`',
  'hours are written with h: `{1}`': 'las horas se escriben con h: `{1}`',
  'write a whole number': 'escriba un número entero',
  'write a bare number; the head of the table gives the unit':
    'escriba un número solo; el encabezado de la tabla da la unidad',
  'the cell {1} of {2} is no {3}': 'la celda {1} de {2} no es: {3}',
  'the row {1} is named by a word, but `{2}` has intervals':
    'la fila {1} lleva una palabra, pero `{2}` tiene intervalos',
  'write an interval, or `map`': 'escriba un intervalo, o `map`',
  'the row {1} is an interval, but `map` has rows by word':
    'la fila {1} es un intervalo, pero `map` tiene filas por palabra',
  'write the word, or `step`': 'escriba la palabra, o `step`',
  'remove `{1}`, or choose another form': 'quite `{1}`, o elija otra forma',
  'a row of `{1}` has no `{2}`': 'una fila de `{1}` no tiene `{2}`',
  'the base of a table': 'la base de una tabla',
  'a table `{1}` has intervals, but `{2}` has words':
    'una tabla `{1}` tiene intervalos, pero `{2}` tiene palabras',
  'write `map` for rows named by words': 'escriba `map` para filas con nombre de palabra',
  'form of a table': 'forma de tabla',
  '`{1}` always gives what it is `of`, so it takes no `gives`':
    '`{1}` da siempre aquello de lo que es `of`, así que no lleva `gives`',
  'the value of `{1}`': 'el valor de `{1}`',
  '`{1}` does not say what its rows give': '`{1}` no dice qué dan sus filas',
  'add it after the base: `gives rate`': 'agréguelo después de la base: `gives rate`',
  'some rows stand outside of the dated blocks': 'algunas filas están fuera de los bloques con fecha',
  'put every row into a block': 'ponga cada fila en un bloque',
  'it has no rows': 'no tiene filas',
  'copy the rows as the law prints them': 'copie las filas como las imprime la ley',
  '`{1}` is not proven to be a whole multiple of {2}': 'no consta que `{1}` sea un múltiplo entero de {2}',
  'its limits are scaled by something that is not proven whole, so they may leave the grid of {1}':
    'sus límites se escalan por algo que no consta que sea entero, así que pueden salir de la cuadrícula de {1}',
  '`{1}` can be {2}, but the first row begins at 0':
    '`{1}` puede ser {2}, pero la primera fila comienza en 0',
  negative: 'negativo',
  'as low as {1}': 'tan bajo como {1}',
  'keep the base from falling under zero: `{1}`': 'impida que la base quede por debajo de cero: `{1}`',
  'it ends at {1}, but `{2}` can be {3}': 'termina en {1}, pero `{2}` puede ser {3}',
  'any larger amount': 'cualquier cantidad mayor',
  'up to {1}': 'hasta {1}',
  'let the last row end in `*`, or cap the base: `{1}`':
    'haga que la última fila termine en `*`, o tope la base: `{1}`',
  '{1} points': '{1} puntos',
  'the step of the `grid`': 'el paso del `grid`',
  'what the table allows': 'lo que la tabla permite',
};
