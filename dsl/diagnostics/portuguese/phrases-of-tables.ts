import type { Phrases } from '../phrase-book.ts';

/** O que se diz sobre parâmetros e tabelas. */
export const tables: Phrases = {
  '`{1}` gives one value': '`{1}` dá um só valor',
  'write `map` for rows of several columns': 'escreva `map` para linhas de várias colunas',
  'its columns are values, so they cannot be dates':
    'as suas colunas são valores, portanto não podem ser datas',
  'date its rows by blocks: `from 2026-01-01 { … }`':
    'date as suas linhas por blocos: `from 2026-01-01 { … }`',
  'name one of them, applied to its base: `{1}`': 'nomeie uma delas, aplicada à sua base: `{1}`',
  'it has {1} columns, so it has no one value': 'tem {1} colunas, portanto não tem um só valor',
  'is carried forward, but a row `by date` holds until the next one':
    'é prolongado, mas uma linha `by date` vale até a seguinte',
  'say up to when the parameter is known: `{1}`': 'diga até quando o parâmetro é conhecido: `{1}`',
  'is carried forward after {1}, but its last row is {2}':
    'é prolongado depois de {1}, mas a sua última linha é {2}',
  'add the months between, or remove `after`': 'acrescente os meses intermediários ou remova `after`',
  'is `sparse`, but its rows hold from a date': 'é `sparse`, mas as suas linhas valem desde uma data',
  '`sparse` needs `by month`': '`sparse` precisa de `by month`',
  'the unit its cells are counted in, for example `{1}`':
    'a unidade em que as suas células são contadas, por exemplo `{1}`',
  'the unit its ends are counted in, for example `{1}`':
    'a unidade em que os seus limites são contados, por exemplo `{1}`',
  'the type of `{1}`': 'o tipo de `{1}`',
  'the column `{1}`': 'a coluna `{1}`',
  'has dated rows, but does not say whether a row holds from its date or for one month':
    'tem linhas com data, mas não diz se uma linha vale desde a sua data ou por um mês',
  'add `by date` or `by month`': 'acrescente `by date` ou `by month`',
  'way to date rows': 'modo de datar as linhas',
  'has its dates at the head, which only tables may have':
    'tem as suas datas no cabeçalho, o que só tabelas podem ter',
  'begin each row with its date': 'comece cada linha com a sua data',
  'no `carry_forward` here': 'sem `carry_forward` aqui',
  'has no rows between its braces': 'não tem linhas entre as suas chaves',
  'add a row that begins with its date': 'acrescente uma linha que comece com a sua data',
  'no rate': 'nenhuma taxa',
  'the column of `grows_by`': 'a coluna de `grows_by`',
  'has no value': 'não tem valor',
  'write `= …`, or dated rows between braces': 'escreva `= …`, ou linhas com data entre chaves',
  'shares its `=` with other columns': 'compartilha o seu `=` com outras colunas',
  'declare each parameter by itself, or write dated rows':
    'declare cada parâmetro em separado, ou escreva linhas com data',
  'has both `=` and dated rows': 'tem `=` e também linhas com data',
  'has one value and says `{1}`': 'tem um só valor e diz `{1}`',
  'remove the clause, or write dated rows': 'remova a cláusula, ou escreva linhas com data',
  'the worth of a unit': 'o valor de uma unidade',
  'the scheme is valid from {1}, but already ends on {2}': 'o regime vale desde {1}, mas já termina em {2}',
  'write the earlier date first': 'escreva primeiro a data anterior',
  'the change of {1} lies outside the validity': 'a mudança de {1} está fora da vigência',
  'announce it in the file that holds on that date': 'anuncie-a no arquivo que vale nessa data',
  'the table says `continuous`, but this row says `jump`':
    'a tabela diz `continuous`, mas esta faixa diz `jump`',
  'nothing comes before the first row, so it cannot jump':
    'nada vem antes da primeira faixa, portanto ela não pode saltar',
  'write it in `{1}`, as the ends of the rows': 'escreva-o em `{1}`, como os limites das faixas',
  '`{1}` is not counted in `{2}`': '`{1}` não é contado em `{2}`',
  'rows named by words lie on no `grid`': 'as linhas com nome de palavra não estão em nenhum `grid`',
  'ends counted in `{1}` lie on no `grid` of the currency':
    'os limites contados em `{1}` não estão em nenhum `grid` da moeda',
  'the step of a `grid` must be greater than zero': 'o passo de um `grid` deve ser maior que zero',
  'write for example `grid 0.01 MXN`': 'escreva por exemplo `grid 0.01 MXN`',
  'a `marginal` table never jumps': 'uma tabela `marginal` nunca salta',
  '`{1}` has no constants that could meet': '`{1}` não tem parcelas que possam se encontrar',
  '`round` does not say what it rounds': '`round` não diz o que arredonda',
  'write `round each …` (slices) or `round limits …`, or round where the table is used':
    'escreva `round each …` (fatias) ou `round limits …`, ou arredonde onde a tabela é usada',
  'only amounts of money are rounded here': 'aqui só se arredondam valores em dinheiro',
  'only a `marginal` table has slices to round': 'só uma tabela `marginal` tem fatias a arredondar',
  'round where the table is used': 'arredonde onde a tabela é usada',
  'its limits are used as printed, so there is nothing to round':
    'os seus limites são usados como impressos, portanto não há nada a arredondar',
  'date the rows in blocks: `from 2026-07-01 { … }`': 'date as linhas em blocos: `from 2026-07-01 { … }`',
  'a row of `{1}` has one rate, so it cannot be dated by columns':
    'uma faixa de `{1}` tem uma só alíquota, portanto não pode ser datada por colunas',
  'the columns of a table are dated `by date`, not `by {1}`':
    'as colunas de uma tabela são datadas `by date`, não `by {1}`',
  'write `by date`': 'escreva `by date`',
  '`by date` gives no dates': '`by date` não dá datas',
  'list one date per column: `by date 2025-01-01, 2026-01-01`':
    'liste uma data por coluna: `by date 2025-01-01, 2026-01-01`',
  'the rows are dated by columns and by blocks': 'as linhas estão datadas por colunas e por blocos',
  '{1} ends before it begins': '{1} termina antes de começar',
  '{1} holds nothing': '{1} não contém nada',
  'with a `grid` both ends belong to the row, but {1} leaves one out':
    'com um `grid` os dois limites são da faixa, mas {1} deixa um de fora',
  'write `[` and `]`': 'escreva `[` e `]`',
  'the first row leaves out exactly {1}, so a base of 0 has no row':
    'a primeira faixa deixa de fora exatamente {1}, portanto uma base de 0 não tem faixa',
  'the first row begins at {1}, so a base of 0 has no row':
    'a primeira faixa começa em {1}, portanto uma base de 0 não tem faixa',
  'begin with `[0 ..`': 'comece com `[0 ..`',
  'begin with a row for nothing: `[0 .. 0] 0%`': 'comece com uma faixa para zero: `[0 .. 0] 0%`',
  'begin with a row for nothing: `{1}`': 'comece com uma faixa para zero: `{1}`',
  'this row begins at {1}, before the row above, which begins at {2}':
    'esta faixa começa em {1}, antes da de cima, que começa em {2}',
  'Write {1}': 'Escrever {1}',
  'Change to `{1}`': 'Trocar por `{1}`',
  'rates are written with %: `{1}`': 'as alíquotas se escrevem com %: `{1}`',
  'hours are written with h: `{1}`': 'as horas se escrevem com h: `{1}`',
  'write a whole number': 'escreva um número inteiro',
  'write a bare number; the head of the table gives the unit':
    'escreva um número puro; o cabeçalho da tabela dá a unidade',
  'the cell {1} of {2} is no {3}': 'a célula {1} de {2} não é: {3}',
  'the row {1} is named by a word, but `{2}` has intervals':
    'a linha {1} leva uma palavra, mas `{2}` tem intervalos',
  'write an interval, or `map`': 'escreva um intervalo, ou `map`',
  'the row {1} is an interval, but `map` has rows by word':
    'a linha {1} é um intervalo, mas `map` tem linhas por palavra',
  'write the word, or `step`': 'escreva a palavra, ou `step`',
  'remove `{1}`, or choose another form': 'remova `{1}`, ou escolha outra forma',
  'a row of `{1}` has no `{2}`': 'uma faixa de `{1}` não tem `{2}`',
  'the base of a table': 'a base de uma tabela',
  'a table `{1}` has intervals, but `{2}` has words':
    'uma tabela `{1}` tem intervalos, mas `{2}` tem palavras',
  'write `map` for rows named by words': 'escreva `map` para linhas com nome de palavra',
  'form of a table': 'forma de tabela',
  '`{1}` always gives what it is `of`, so it takes no `gives`':
    '`{1}` dá sempre aquilo de que é `of`, portanto não leva `gives`',
  'the value of `{1}`': 'o valor de `{1}`',
  '`{1}` does not say what its rows give': '`{1}` não diz o que as suas linhas dão',
  'add it after the base: `gives rate`': 'acrescente-o depois da base: `gives rate`',
  'some rows stand outside of the dated blocks': 'algumas linhas estão fora dos blocos com data',
  'put every row into a block': 'ponha cada linha em um bloco',
  'it has no rows': 'não tem linhas',
  'copy the rows as the law prints them': 'copie as linhas como a lei as imprime',
  '`{1}` is not proven to be a whole multiple of {2}':
    'não está provado que `{1}` seja um múltiplo inteiro de {2}',
  'its limits are scaled by something that is not proven whole, so they may leave the grid of {1}':
    'os seus limites são escalados por algo que não está provado inteiro, portanto podem sair da grade de {1}',
  '`{1}` can be {2}, but the first row begins at 0': '`{1}` pode ser {2}, mas a primeira faixa começa em 0',
  negative: 'negativo',
  'as low as {1}': 'tão baixo quanto {1}',
  'keep the base from falling under zero: `{1}`': 'impeça que a base caia abaixo de zero: `{1}`',
  'it ends at {1}, but `{2}` can be {3}': 'termina em {1}, mas `{2}` pode ser {3}',
  'any larger amount': 'qualquer valor maior',
  'up to {1}': 'até {1}',
  'let the last row end in `*`, or cap the base: `{1}`':
    'faça a última faixa terminar em `*`, ou limite a base: `{1}`',
  '{1} points': '{1} pontos',
  'the step of the `grid`': 'o passo do `grid`',
  'what the table allows': 'o que a tabela permite',
};
