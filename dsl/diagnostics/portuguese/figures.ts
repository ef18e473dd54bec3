import { blankList, type figures as english } from '../figures.ts';
import type { Translated } from '../translation.ts';

function near(suggestion: string | null, otherwise: string): string {
  return suggestion === null ? otherwise : `você quis dizer \`${suggestion}\`?`;
}

/** 92x e 93x em português: os valores de um país, e os regimes que os usam. */
export const figures: Translated<typeof english> = {
  unknown: {
    title: 'valor desconhecido',
    message: ({ name, files }) =>
      files.length === 0
        ? `\`uses\` cita \`${name}\`, e o país não tem arquivo de valores`
        : `\`uses\` cita \`${name}\`, que ${files.join(', ')} não ${files.length === 1 ? 'declara' : 'declaram'}`,
    hint: ({ suggestion, files }) =>
      near(
        suggestion,
        files.length === 0
          ? 'os valores ficam em `figures.pay`, na pasta do país, ou em arquivos da sua pasta `figures`'
          : 'declare-o lá, ou declare-o aqui e tire-o de `uses`',
      ),
  },
  notRead: {
    title: 'valor usado para nada',
    message: ({ name, isTwice }) =>
      isTwice ? `\`uses\` cita \`${name}\` duas vezes` : `\`uses\` cita \`${name}\`, e nada aqui o lê`,
    hint: ({ isTwice }) =>
      isTwice ? 'tire uma das duas' : 'tire-o de `uses`; o que outro valor precisa vem com ele',
  },
  notNamed: {
    title: 'valor lido sem `uses`',
    message: ({ name, file }) => `\`${name}\` é um valor de ${file}, e este regime não o usa`,
    hint: ({ name }) => `cite-o no cabeçalho do regime: \`uses ${name}\``,
  },
  declaredHere: {
    title: 'declarado aqui e entre os valores do país',
    message: ({ name, file }) => `\`${name}\` é declarado aqui, e é um valor de ${file}`,
    hint: ({ name }) => `tire a declaração e escreva \`uses ${name}\`; se for outra coisa, dê-lhe outro nome`,
  },
  declaredTwice: {
    title: 'valor declarado duas vezes',
    message: ({ name }) => `o valor \`${name}\` é declarado duas vezes`,
    hint: () => 'um valor fica uma só vez em um país; tire um dos dois',
  },
  sameLabel: {
    title: 'dois arquivos de valores com um mesmo nome',
    message: ({ label }) => `dois arquivos de valores se chamam "${label}"`,
    hint: () => 'dê a cada arquivo um nome próprio, como o da autoridade que publica seus valores',
  },
  otherCurrency: {
    title: 'valores em outra moeda',
    message: ({ file, currency, own }) => `${file} conta em ${currency}, e este regime em ${own}`,
    hint: () => 'um regime usa valores da sua própria moeda: corrija uma das duas linhas `currency`',
  },
  beginsLater: {
    title: 'valor desconhecido em todas as datas do regime',
    message: ({ name, first, until }) =>
      `\`${name}\` é conhecido desde ${first}, e este regime termina em ${until}`,
    hint: ({ name }) => `acrescente as linhas de \`${name}\` que vigoravam então, ou tire-o de \`uses\``,
  },
  circle: {
    title: 'valores em círculo',
    message: ({ path }) => `estes valores precisam uns dos outros: ${path.join(' → ')}`,
    hint: () => 'um deles é publicado: escreva suas linhas',
  },
  otherCountry: {
    title: 'valores de outro país',
    message: ({ file, country, own }) => `${file} tem valores de ${country}, e este regime é de ${own}`,
    hint: () =>
      'os valores ficam na pasta do seu país: corrija o cabeçalho de um dos dois arquivos, ou mova-o',
  },
  notAFigure: {
    title: 'não é um valor do país',
    message: ({ word, isLine }) =>
      `${isLine ? 'a linha ' : ''}\`${word}\` não pode ficar em um arquivo de valores`,
    hint: () =>
      'um arquivo de valores tem uma linha `currency` e declara `unit`, `param`, `table`, `calendar`, e `let` para o que se deriva de outros valores',
  },
  broken: {
    title: 'os valores têm erros',
    message: ({ file, count }) => `${file} tem ${count === 1 ? 'um erro' : `${count} erros`}`,
    hint: () => 'corrija primeiro esse arquivo: `payroll check` diz o que está errado nele',
  },
  noHead: {
    title: 'arquivo de valores sem o seu cabeçalho',
    message: () => 'um arquivo de valores começa com uma linha como `figures CO "Cifras de Colombia"`',
    hint: () => 'escreva essa linha, com `currency COP` embaixo; um regime fica na pasta do seu próprio nome',
  },
  typed: {
    title: 'um valor escrito outra vez',
    message: ({ figure, name, at, file }) =>
      at === null
        ? `${figure} é o valor \`${name}\` de ${file}`
        : `${figure} é o valor \`${name}\` de ${file} desde ${at}`,
    hint: ({ name }) => `leia o valor: \`uses ${name}\`; se só o número coincide, diga-o com \`convention\``,
  },
  unused: {
    title: 'valor que nenhum regime usa',
    message: ({ name }) => `nenhum regime do país usa \`${name}\``,
    hint: () => 'cite-o em `uses` dos regimes que o leem, ou tire-o',
  },
  blank: {
    title: 'valores que ainda não se conhecem',
    message: ({ until, blanks, more }) =>
      `${until === null ? 'nenhuma data deste arquivo pode ser calculada' : `este arquivo pode ser calculado até ${until}`}; em branco: ${blankList(blanks, more, 'desde')}`,
    hint: () =>
      'os holerites posteriores são recusados e nomeiam estes valores; preencha as linhas com `?`, cada uma com sua fonte',
  },
  blankMisplaced: {
    title: 'linha em branco sem um valor antes',
    message: ({ isFirst }) =>
      isFirst
        ? 'a primeira linha está em branco, e antes não há nenhum valor'
        : 'só um `unit`, um `param` e uma tabela têm linhas que ainda não se conhecem',
    hint: ({ isFirst }) =>
      isFirst
        ? 'escreva antes o último valor conhecido, ou tire a linha'
        : 'declare como `param` o que ainda não se conhece, e leia-o aqui',
  },
  importedColumn: {
    title: 'coluna de um arquivo importado',
    message: ({ fault, name, other, file }) => {
      if (fault === 'date') return 'nenhuma coluna se chama `date` nem `month`';
      if (fault === 'unknown') return `${file} não tem o valor \`${name}\``;
      if (fault === 'twice') return `duas colunas se chamam \`${name}\``;
      if (fault === 'undated') return `\`${name}\` de ${file} não tem linhas com data`;
      return `\`${name}\` divide suas linhas com \`${other}\`, que aqui não tem coluna`;
    },
    hint: ({ fault, other }) => {
      if (fault === 'date')
        return 'chame de `date` a coluna das datas, ou de `month` se o valor for `by month`';
      if (fault === 'unknown')
        return near(
          other,
          'chame cada coluna como seu valor; além delas podem estar `law`, `unconfirmed`, `single_source`, `derived` e `convention`',
        );
      if (fault === 'twice') return 'tire uma das duas';
      return fault === 'undated'
        ? 'importe para um `unit` ou um `param` com linhas `by date` ou `by month`'
        : `acrescente a coluna \`${other}\``;
    },
  },
  importedCell: {
    title: 'valor de um arquivo importado',
    message: ({ fault, found, example }) => {
      if (fault === 'quotes') return 'há texto depois de aspas que fecham';
      if (fault === 'length') return `a linha tem outra quantidade de células que a primeira: ${found}`;
      if (fault === 'empty') return 'a célula está vazia, e outras de sua linha não';
      if (fault === 'separator') return `\`${found}\` tem pontos ou vírgulas que se leem de duas maneiras`;
      return fault === 'date'
        ? `\`${found}\` não é uma data como \`${example}\``
        : `\`${found}\` não é um valor como \`${example}\``;
    },
    hint: ({ fault, example }) => {
      if (fault === 'separator')
        return 'não separe os milhares, ou separe-os com `_`, e ponha um ponto antes dos decimais';
      if (fault === 'kind')
        return 'um valor são algarismos com um ponto antes dos decimais; uma taxa termina em `%`, horas em `h`';
      return fault === 'quotes' || fault === 'length' || fault === 'empty'
        ? 'corrija a linha; um texto com um separador fica entre aspas duplas'
        : `escreva como \`${example}\``;
    },
  },
  importedOther: {
    title: 'valor importado que se conhece de outro modo',
    message: ({ name, at, known, found, file }) =>
      `\`${name}\` de ${at} é ${known} em ${file}, e aqui ${found}`,
    hint: () => 'descubra qual dos dois está certo, e se preciso corrija esse arquivo à mão',
  },
  misplaced: {
    title: 'arquivo de valores em outro lugar',
    message: () =>
      'os valores ficam em `figures.pay`, na pasta do seu país, ou em um arquivo da sua pasta `figures`; aqui nada os lê',
    hint: () => 'mova o arquivo para lá',
  },
};
