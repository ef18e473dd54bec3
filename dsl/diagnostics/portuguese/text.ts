import type { text as english } from '../text.ts';
import type { Translated } from '../translation.ts';

const quoted = (words: readonly string[]): string => words.map((each) => `\`${each}\``).join(', ');

/** 1xx em português: o que não pode ser lido como arquivo de regras. */
export const text: Translated<typeof english> = {
  badCharacter: {
    title: 'caractere inválido',
    message: ({ character }) => `${character} não significa nada aqui`,
    hint: ({ advice }) => advice,
  },
  unterminatedText: {
    title: 'texto sem fim',
    message: ({ start }) => `o texto ${start} não tem aspas de fechamento na sua linha`,
    hint: () => 'feche-o com " na mesma linha; um texto não pode passar do fim da linha',
  },
  malformedLiteral: {
    title: 'valor mal escrito',
    message: ({ what, found }) => `\`${found}\` não é ${what}`,
    hint: ({ advice }) => advice,
  },
  unexpected: {
    title: 'texto inesperado',
    message: ({ found, expected }) => `esperava-se ${expected}, encontrou-se ${found}`,
    hint: ({ advice }) => (advice === null ? null : advice),
  },
  missingBrace: {
    title: 'falta `}`',
    message: ({ owner }) => `a \`{\` de ${owner} nunca é fechada`,
    hint: () => 'escreva `}` depois da última linha',
  },
  clauseNotAllowed: {
    title: 'cláusula fora do lugar',
    message: ({ clause, kind }) => `\`${clause}\` não pode ficar aqui (${kind})`,
    hint: ({ allowed }) => (allowed.length === 0 ? null : `pode ter ${quoted(allowed)}`),
  },
  duplicateClause: {
    title: 'cláusula escrita duas vezes',
    message: ({ clause }) => `\`${clause}\` está escrita duas vezes`,
    hint: () => 'deixe uma só: a ordem das cláusulas não significa nada, portanto a última não prevalece',
  },
  notUtf8: {
    title: 'não é UTF-8',
    message: ({ line, byte, value }) =>
      `o byte ${value} da linha ${line} (byte ${byte} do arquivo) não é UTF-8`,
    hint: () =>
      'salve o arquivo com a codificação UTF-8; é assim que aparecem acentos salvos como Windows-1252 ou Latin-1',
  },
  emptyFile: {
    title: 'arquivo vazio',
    message: () => 'o arquivo não declara nada',
    hint: () =>
      'um arquivo de regras começa com uma linha como: scheme CO.ordinario "Contrato laboral ordinario"',
  },
  fileTooLarge: {
    title: 'arquivo grande demais',
    message: ({ bytes, limit }) =>
      `o arquivo tem ${bytes} bytes; um arquivo de regras tem no máximo ${limit}`,
    hint: () =>
      'um arquivo contém um regime em um intervalo de datas; é este o arquivo que você queria usar?',
  },
  tooDeep: {
    title: 'fórmula profunda demais',
    message: ({ what, limit }) => `mais de ${limit} ${what}`,
    hint: () => 'dê nome às partes internas com `let`; cada uma terá a sua própria linha no rastro',
  },
  notText: {
    title: 'não é um arquivo de texto',
    message: ({ line, byte }) =>
      `há um byte zero na linha ${line} (byte ${byte} do arquivo): não é um arquivo de texto`,
    hint: () => 'salve-o como texto simples em UTF-8; UTF-16 e documentos de escritório não podem ser lidos',
  },
  malformedName: {
    title: 'nome mal escrito',
    message: ({ found }) => `\`${found}\` não pode ser um nome`,
    hint: ({ advice }) => advice,
  },
  unitInCell: {
    title: 'vírgula ou unidade em uma célula',
    message: ({ found }) => `${found} dentro de uma linha`,
    hint: ({ cell }) =>
      `uma célula é só o valor, aqui ${cell}: a unidade é dada pelo cabeçalho da declaração`,
  },
  dateOrMonth: {
    title: 'data ou mês',
    message: ({ found, expected }) =>
      expected === 'date'
        ? `\`${found}\` é um mês; aqui é preciso uma data`
        : `\`${found}\` é uma data; aqui é preciso um mês`,
    hint: ({ example }) => `escreva \`${example}\``,
  },
  monthInFormula: {
    title: 'subtração que se lê como mês',
    message: ({ found }) => `\`${found}\` se lê como um mês, e uma fórmula não tem meses`,
    hint: ({ spaced }) => `ponha espaços em volta do sinal de menos: \`${spaced}\``,
  },
  unequalRow: {
    title: 'linhas de tamanhos diferentes',
    message: ({ cells, columns }) =>
      `esta linha tem ${cells} ${cells === 1 ? 'célula' : 'células'} e o cabeçalho ${columns} ${columns === 1 ? 'coluna' : 'colunas'}`,
    hint: () =>
      'escreva uma célula por coluna; parâmetros publicados em dias diferentes são declarações separadas',
  },
  tooManyErrors: {
    title: 'erros demais',
    message: ({ shown }) => `só são mostrados os primeiros ${shown} erros do arquivo`,
    hint: () =>
      'corrija primeiro estes; se quase todas as linhas estão erradas, talvez não seja um arquivo de regras',
  },
  hiddenCharacter: {
    title: 'caractere oculto',
    message: ({ character, effect }) => `o caractere ${character} ${effect}`,
    hint: () => 'remova-o; costuma vir ao copiar de uma página ou de um documento',
  },
  tooLong: {
    title: 'longo demais',
    message: ({ what, limit, length }) => `${length} ${what}; são lidos no máximo ${limit}`,
    hint: () => 'encurte-o; nada em uma lei é tão longo',
  },
  tooManyWarnings: {
    title: 'avisos demais',
    message: ({ shown }) => `só são mostrados os primeiros ${shown} avisos do arquivo`,
    hint: () => 'corrija primeiro estes',
  },
  tooLarge: {
    title: 'grande demais',
    message: ({ what, limit }) => `mais de ${limit} ${what}`,
    hint: () =>
      'um arquivo contém um regime em um intervalo de datas; os limites estão muito acima de qualquer lei',
  },
  thousandsPoint: {
    title: 'valor que se lê de duas maneiras',
    message: ({ found }) => {
      const [whole = found, rest = ''] = found.split('.');
      return `\`${found}\` costuma ser lido como ${whole}_${rest}, e aqui é ${whole} e uma fração`;
    },
    hint: ({ found, currency }) =>
      `os milhares se separam com _: escreva \`${found.replace('.', '_')} ${currency}\`, ou \`${found}0 ${currency}\` se for uma fração`,
  },
  foreignLetter: {
    title: 'letra de outro alfabeto',
    message: ({ letter, number }) => `\`${letter}\` (${number}) não é uma letra latina`,
    hint: () => 'digite-a de novo: letras de outros alfabetos parecem iguais e não são',
  },
};
