import type { tables as english } from '../tables.ts';
import type { Translated } from '../translation.ts';

/** 4xx em português: as tabelas, conferidas como a lei as imprime. */
export const tables: Translated<typeof english> = {
  gap: {
    title: 'lacuna entre faixas',
    message: ({ table, upper, lower }) =>
      `tabela \`${table}\`: nenhuma faixa contém o que está entre ${upper} e ${lower}`,
    hint: ({ upper }) =>
      `uma faixa começa onde termina a anterior: escreva \`(${upper} ..\`, ou acrescente a faixa que falta`,
  },
  overlap: {
    title: 'faixas que se sobrepõem',
    message: ({ table, upper, lower }) =>
      upper === '*'
        ? `tabela \`${table}\`: a faixa anterior não tem limite superior, portanto esta nunca se aplica`
        : `tabela \`${table}\`: esta faixa começa em ${lower}, mas a anterior só termina em ${upper}`,
    hint: ({ upper }) =>
      upper === '*'
        ? 'só a última faixa pode terminar em `*`'
        : 'uma faixa começa onde termina a anterior; um dos dois números está mal digitado',
  },
  sharedEnd: {
    title: 'limite comum às duas faixas ou a nenhuma',
    message: ({ table, end, closed }) =>
      closed
        ? `tabela \`${table}\`: exatamente ${end} é desta faixa e também da anterior`
        : `tabela \`${table}\`: exatamente ${end} não é nem desta faixa nem da anterior`,
    hint: ({ end, closed }) =>
      closed
        ? `"até ${end}" o deixa na faixa anterior: \`.. ${end}]\` e depois \`(${end} ..\``
        : `atribua-o a uma das duas: \`.. ${end}]\` e depois \`(${end} ..\`, ou \`.. ${end})\` e depois \`[${end} ..\``,
  },
  notAscending: {
    title: 'faixas fora da ordem crescente',
    message: ({ table, reason }) => `tabela \`${table}\`: ${reason}`,
    hint: () => 'as faixas vão da menor base à maior, e o limite inferior vem primeiro',
  },
  notCovered: {
    title: 'a tabela não cobre a sua base',
    message: ({ table, reason }) => `tabela \`${table}\`: ${reason}`,
    hint: ({ fix }) => fix,
  },
  wrongJump: {
    title: 'salto errado',
    message: ({ table, at, written, computed }) =>
      `tabela \`${table}\`: em ${at} as faixas saltam ${computed}, mas está escrito ${written}`,
    hint: ({ computed, constant }) =>
      `com o salto escrito, a parcela seria ${constant}; se as alíquotas e as parcelas são as que a lei imprime, escreva \`jump ${computed}\``,
  },
  wordWithoutRow: {
    title: 'palavra sem linha',
    message: ({ table, word }) => `a tabela \`${table}\` não tem linha para \`${word}\``,
    hint: ({ word }) => `acrescente a linha de \`${word}\`; cada palavra da opção precisa de uma`,
  },
  duplicateRow: {
    title: 'linha escrita duas vezes',
    message: ({ table, row }) => `a tabela \`${table}\` tem duas linhas para ${row}`,
    hint: () => 'deixe uma das duas',
  },
  rateRange: {
    title: 'alíquota fora de 0 a 100 %',
    message: ({ table, row, rate }) => `tabela \`${table}\`: a alíquota da faixa ${row} é ${rate}`,
    hint: () => 'confira o ponto decimal',
  },
  form: {
    title: 'não cabe na forma da tabela',
    message: ({ table, reason }) => `tabela \`${table}\`: ${reason}`,
    hint: ({ fix }) => fix,
  },
  gridStep: {
    title: 'limite inferior fora da grade',
    message: ({ table, upper, lower, expected }) =>
      `tabela \`${table}\`: a faixa anterior termina em ${upper}, portanto esta começa em ${expected}, mas está escrito ${lower}`,
    hint: ({ grid }) =>
      `com \`grid ${grid}\` cada limite inferior é o superior anterior mais ${grid}; um dos dois números está mal digitado`,
  },
  offGrid: {
    title: 'não está provado que a base caia na grade',
    message: ({ table, reason }) => `tabela \`${table}\`: ${reason}`,
    hint: ({ argument, grid }) =>
      `arredonde antes, para que nada caia entre duas faixas: dê um nome a \`${argument}\` e \`round half_up to ${grid}\``,
  },
  discontinuity: {
    title: 'parcelas que não se encontram',
    message: ({ table, at, jump, allowed }) =>
      allowed === null
        ? `tabela \`${table}\`: em ${at} as faixas saltam ${jump}`
        : `tabela \`${table}\`: em ${at} as faixas saltam ${jump}, mais do que os ${allowed} que a tabela admite`,
    hint: ({ jump, constant }) =>
      `a parcela que encontra a faixa anterior é ${constant}; se a lei a imprime de outro modo, escreva \`jump ${jump}\` nesta faixa`,
  },
  looseWithin: {
    title: '`within` mais amplo do que o necessário',
    message: ({ table, within, largest }) =>
      `a tabela \`${table}\` admite saltos de até ${within}, mas o maior é ${largest}`,
    hint: ({ largest }) =>
      largest === '0'
        ? 'escreva `continuous`: assim uma parcela mal digitada não passa'
        : `escreva \`continuous within\` com o menor valor que baste (o maior salto é ${largest}), para que uma parcela mal digitada não passe`,
  },
  aboveTop: {
    title: 'base acima da última faixa',
    message: ({ table, argument, top, high }) =>
      `a tabela \`${table}\` termina em ${top}, mas \`${argument}\` pode ser ${high === null ? 'qualquer valor maior' : `até ${high}`}`,
    hint: ({ table, argument }) => `limite a base: \`min(${argument}, upper_limit(${table}))\``,
  },
  scale: {
    title: 'a escala pode ser zero ou negativa',
    message: ({ table, low }) => `a tabela \`${table}\` é escalada por algo que pode ser ${low}`,
    hint: () =>
      'uma escala é uma contagem ou uma proporção maior que zero, por exemplo `period.days` ou `1 / 12`',
  },
  unknownWord: {
    title: 'linha de palavra nenhuma',
    message: ({ table, word, words }) =>
      `tabela \`${table}\`: \`${word}\` não é nenhuma destas: ${words.join(', ')}`,
    hint: ({ suggestion, words }) =>
      suggestion === null
        ? `as linhas levam o nome das palavras da opção: ${words.join(', ')}`
        : `você quis dizer \`${suggestion}\`?`,
  },
  sameBlock: {
    title: 'nada muda nesta data',
    message: ({ table, date, before }) =>
      `tabela \`${table}\`: as linhas de ${date} são as mesmas de ${before}`,
    hint: () => 'remova as posteriores ou escreva os valores novos da lei',
  },
  negativeValue: {
    title: 'resultado negativo possível',
    message: ({ table, row, value }) =>
      `tabela \`${table}\`: a faixa ${row} pode dar ${value === null ? 'menos que zero' : value}`,
    hint: () => 'uma tabela não dá nada abaixo de zero; confira o sinal da alíquota e da parcela',
  },
  fallingRate: {
    title: 'a alíquota cai',
    message: ({ table, rate, before, row }) =>
      `tabela \`${table}\`: ${row} toma ${rate}, e a faixa de cima ${before}`,
    hint: () =>
      'confira os dígitos; se a lei realmente cai aqui, diga-o com `convention "…"` na faixa ou na tabela',
  },
  sameRow: {
    title: 'linha que não muda nada',
    message: ({ table, row, before }) => `tabela \`${table}\`: a faixa ${row} dá o mesmo que ${before}`,
    hint: () =>
      'copie a alíquota da lei ou junte as duas faixas; se a lei imprime as duas, diga-o: `convention "…"`',
  },
};
