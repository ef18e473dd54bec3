import type { tests as english } from '../tests.ts';
import type { Translated } from '../translation.ts';

function meaning(suggestion: string | null): string | null {
  return suggestion === null ? null : `você quis dizer \`${suggestion}\`?`;
}

/** 8xx em português: o que está errado em um teste, ou o que um teste achou errado nas regras. */
export const tests: Translated<typeof english> = {
  fails: {
    title: 'o teste falha',
    message: ({ test, name, expected, got }) =>
      `"${test}": \`${name}\` é ${got}, e o teste espera ${expected}`,
    hint: ({ step }) => (step === null ? null : step),
  },
  unknownName: {
    title: 'nome desconhecido em um teste',
    message: ({ name, role }) => `as regras não têm ${role} com o nome \`${name}\``,
    hint: ({ suggestion }) => meaning(suggestion),
  },
  valueDoesNotFit: {
    title: 'valor que não cabe',
    message: ({ name, value, problem }) => `\`${name}\` não pode ser ${value}: ${problem}`,
    hint: ({ remedy }) => (remedy === null ? null : remedy),
  },
  notExercised: {
    title: 'nenhum teste chega aqui',
    message: ({ what, why }) => `${what} ${why}`,
    hint: () =>
      'acrescente um teste que chegue: aquilo a que nenhum teste chega pode estar errado sem que se note',
  },
  survivor: {
    title: 'mutante que nenhum teste percebe',
    message: ({ change }) => `com esta mudança (${change}), todos os testes continuam passando`,
    hint: ({ change }) =>
      `acrescente um teste que o perceba, ou diga no arquivo de testes por que nenhum pode: # mutant "${change}": reason`,
  },
  cellCount: {
    title: 'tabela de casos com um número errado de células',
    message: ({ test, columns, left }) =>
      `"${test}": cada linha tem ${columns} células, e a última tem ${left === 0 ? 'nenhuma' : left}`,
    hint: ({ columns }) =>
      `escreva ${columns} células por linha: primeiro os nomes dados, depois os esperados`,
  },
  periodNotOffered: {
    title: 'tipo de período que o regime não oferece',
    message: ({ type, offered }) => `o regime não tem períodos ${type}; tem ${offered}`,
    hint: () => 'escolha um deles, ou acrescente o tipo à linha `periods` do regime',
  },
  noRules: {
    title: 'arquivo de testes sem arquivo de regras',
    message: ({ rules }) => `os testes são de ${rules}, que não está lá`,
    hint: () =>
      'um arquivo de testes fica ao lado do seu arquivo de regras e leva o seu nome: F.pay e F.test.pay',
  },
  expectsNothing: {
    title: 'teste que não espera nada',
    message: ({ test }) => `"${test}" não espera nada, portanto passaria digam o que disserem as regras`,
    hint: () => 'acrescente uma linha como `expect net_salary = 1_000`',
  },
  periodCount: {
    title: 'teste sem um período único',
    message: ({ test, count }) =>
      `"${test}" nomeia ${count === 0 ? 'nenhum período' : `${count} períodos`}; um teste tem um`,
    hint: ({ count }) =>
      count === 0
        ? 'escreva `period monthly 2025-03-01 .. 2025-03-31` depois do título'
        : 'deixe um deles, e escreva outro teste para o outro',
  },
  impossiblePeriod: {
    title: 'período que não pode ser calculado',
    message: ({ problem }) => problem,
    hint: ({ remedy }) => (remedy === null ? null : remedy),
  },
  nameTwice: {
    title: 'nome repetido em um teste',
    message: ({ name, clause }) => `\`${name}\` aparece duas vezes em \`${clause}\``,
    hint: () => 'deixe uma das duas',
  },
  onlyTests: {
    title: 'só testes em um arquivo de testes',
    message: ({ found }) => `${found} não cabe em um arquivo de testes`,
    hint: () => 'um arquivo de testes contém `test` e `cases`; todo o resto fica no arquivo de regras',
  },
  titleTwice: {
    title: 'dois testes com o mesmo nome',
    message: ({ title }) => `dois testes se chamam "${title}"`,
    hint: () => 'diga em cada título de que trata esse teste',
  },
  unknownTest: {
    title: 'teste como outro que não existe',
    message: ({ title }) => `nenhum teste deste arquivo se chama "${title}"`,
    hint: ({ suggestion }) =>
      suggestion === null
        ? '`like` nomeia o título de um `test` do mesmo arquivo, não de uma tabela de casos'
        : `você quis dizer "${suggestion}"?`,
  },
  likeItself: {
    title: 'testes que se imitam em círculo',
    message: ({ chain }) => `em círculo: ${chain.map((title) => `"${title}"`).join(' é como ')}`,
    hint: () => 'um deles tem de dizer por si só o que é dado',
  },
  beginsTwice: {
    title: 'teste com dois começos',
    message: ({ test, with: second }) => `"${test}" começa com um teste e com ${second}`,
    hint: () => 'deixe um só `like`, e escreva depois do seu `with` o que muda ou se acrescenta',
  },
  notOfLine: {
    title: 'propriedade que não é desta linha',
    message: ({ property, name, problem }) => `\`${property}(${name})\` não pode ser esperado: ${problem}`,
    hint: () =>
      'espere `taxable(x)` e `imss_base(x)` de um provento, `tags(x)` de um provento ou desconto, ' +
      '`bracket(x)` de um desconto com faixa, `month(x)` em um teste de uma quinzena',
  },
  staleExplanation: {
    title: 'explicação de um mutante que não precisa dela',
    message: ({ change, noticed }) =>
      noticed ? `os testes percebem o mutante "${change}"` : `não há mutante "${change}"`,
    hint: () => 'retire o comentário: esconderia um mutante que viesse a ter esse nome',
  },
  untested: {
    title: 'regras sem teste',
    message: ({ file }) => `não há ${file} ao lado destas regras, portanto ninguém disse o que pagam`,
    hint: () => 'escreva o que calculou à mão, ao menos um holerite de cada lado de cada limite',
  },
  earlierRulesMissing: {
    title: 'recibo anterior sem regras',
    message: ({ scheme, date }) => `${scheme} não tem regras para um recibo que termina em ${date}`,
    hint: () => 'nomeie um esquema deste país e dias em que suas regras vigoram; as que têm erros não contam',
  },
  unknownEarlierTest: {
    title: 'recibo anterior como um teste que não existe',
    message: ({ title, scheme }) => `nenhum teste de ${scheme} se chama "${title}"`,
    hint: ({ suggestion }) =>
      suggestion === null
        ? '`like` atrás de `payslips` nomeia o título de um `test` em um arquivo de testes desse esquema'
        : `você quis dizer "${suggestion}"?`,
  },
  earlierUnpaid: {
    title: 'recibo anterior que não pode ser calculado',
    message: ({ end, problem }) => `o recibo que termina em ${end} não pode ser calculado: ${problem}`,
    hint: () => 'mude seus valores atrás de `with`, ou nomeie outro teste ou outros dias',
  },
  payslipsUnread: {
    title: 'recibos anteriores que nada lê',
    message: ({ test, scheme }) =>
      `nenhum histórico destas regras lê recibos de ${scheme}, que "${test}" nomeia`,
    hint: () => 'compare o esquema com o `history` de que se trata, ou retire os recibos',
  },
};
