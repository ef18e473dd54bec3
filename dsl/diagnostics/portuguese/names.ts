import type { names as english } from '../names.ts';
import type { Translated } from '../translation.ts';

const meant = (suggestion: string): string => `você quis dizer \`${suggestion}\`?`;

/** 2xx em português: o que um nome significa, e nomes que não significam nada. */
export const names: Translated<typeof english> = {
  unknownName: {
    title: 'nome desconhecido',
    message: ({ name }) => `nada neste arquivo se chama \`${name}\``,
    hint: ({ suggestion }) =>
      suggestion === null
        ? 'declare-o ou confira a grafia; cada nome é definido uma vez neste arquivo'
        : meant(suggestion),
  },
  duplicateName: {
    title: 'nome definido duas vezes',
    message: ({ name }) => `\`${name}\` está definido duas vezes`,
    hint: () => 'um nome é definido uma vez em um arquivo; mude um dos dois',
  },
  reservedWord: {
    title: 'palavra reservada',
    message: ({ word }) => `\`${word}\` é uma palavra da linguagem e não pode ser um nome`,
    hint: ({ word }) => `escolha outro nome, por exemplo \`${word}_1\``,
  },
  unknownMember: {
    title: 'unidade, marca ou palavra desconhecida',
    message: ({ kind, name }) => `não há ${kind} com o nome \`${name}\``,
    hint: ({ suggestion, known }) => {
      if (suggestion !== null) return meant(suggestion);
      return known.length === 0
        ? 'declare esse nome neste arquivo ou confira a grafia'
        : `são conhecidos aqui: ${known.join(', ')}`;
    },
  },
  cycle: {
    title: 'fórmulas em círculo',
    message: ({ path }) => `estas fórmulas precisam umas das outras: ${path.join(' → ')}`,
    hint: () => 'rompa o círculo: calcule uma delas a partir de algo anterior',
  },
  unused: {
    title: 'declaração sem uso',
    message: ({ kind, name }) => `nada lê \`${name}\` (${kind})`,
    hint: () => 'use-a ou remova-a',
  },
  wrongCase: {
    title: 'maiúsculas ou minúsculas',
    message: ({ name, expected }) => `\`${name}\` se escreve em ${expected}`,
    hint: () =>
      'as MAIÚSCULAS são para unidades monetárias e códigos de aviso; os outros nomes são em minúsculas',
  },
  inputAndLine: {
    title: 'nome de um dado e de uma linha',
    message: ({ name }) => `\`${name}\` é ao mesmo tempo um dado enviado e uma linha do holerite`,
    hint: ({ name }) =>
      `dê outro nome ao dado e mantenha o nome com que é enviado: \`flag con_${name} as ${name}\``,
  },
  applySuffix: {
    title: 'apply repete um nome',
    message: ({ name, template }) => `este uso de \`${template}\` cria \`${name}\`, que já existe`,
    hint: () => 'dê a este uso um sufixo próprio: `apply … as _suffix`',
  },
  templateFault: {
    title: 'modelo',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  choiceTwice: {
    title: 'palavra de duas opções',
    message: ({ word, kind }) =>
      kind === null
        ? `\`${word}\` é uma palavra de duas listas de opções diferentes`
        : `\`${word}\` é uma palavra destas opções e o nome de ${kind}, que uma fórmula leria no lugar dela`,
    hint: () => 'mude o nome de uma das duas, para que a palavra diga por si só o que se quer dizer',
  },
  unknownInText: {
    title: 'nome desconhecido em um texto',
    message: ({ name, isShown }) =>
      isShown
        ? `o texto mostra {${name}}, mas nada neste arquivo se chama \`${name}\``
        : `só avisos e recusas mostram valores: {${name}} seria impresso como está`,
    hint: ({ suggestion, isShown }) => {
      if (!isShown) return 'escreva-o sem chaves; em um modelo elas contêm um parâmetro que é `text`';
      return suggestion === null
        ? 'entre chaves fica o nome de um dado, um parâmetro, um passo ou uma linha'
        : `você quis dizer {${suggestion}}?`;
    },
  },
  notInList: {
    title: 'palavra fora da lista',
    message: ({ kind, word }) => `\`${word}\` não é ${kind}`,
    hint: ({ suggestion, known }) =>
      suggestion === null ? `uma destas: ${known.join(', ')}` : meant(suggestion),
  },
  headerMissing: {
    title: 'falta uma linha do regime',
    message: ({ header }) => `o regime não diz o seu \`${header}\``,
    hint: ({ example }) => `acrescente uma linha, por exemplo: ${example}`,
  },
  headerTwice: {
    title: 'linha do regime repetida',
    message: ({ header }) => `o regime diz o seu \`${header}\` duas vezes`,
    hint: () => 'deixe uma das duas',
  },
  noScheme: {
    title: 'sem linha de regime',
    message: ({ found }) => `um arquivo de regras começa com o seu regime, mas este começa com ${found}`,
    hint: () => 'comece com uma linha como: scheme CO.ordinario "Contrato laboral ordinario"',
  },
  testInRules: {
    title: 'teste em um arquivo de regras',
    message: ({ title }) => `o teste "${title}" está no próprio arquivo de regras`,
    hint: () =>
      'passe-o para o arquivo do mesmo nome que termina em .test.pay: um teste novo não deve mudar as regras',
  },
  tooDeep: {
    title: 'cadeia de fórmulas longa demais',
    message: ({ name, limit }) => `\`${name}\` é o fim de uma cadeia de mais de ${limit} fórmulas`,
    hint: () => 'ninguém conseguiria seguir uma cadeia assim; calcule algumas delas juntas',
  },
  sameLabel: {
    title: 'duas linhas com o mesmo rótulo',
    message: ({ name, first, label }) => `\`${name}\` e \`${first}\` se chamam "${label}" no holerite`,
    hint: () => 'dê-lhes rótulos que quem lê o holerite possa distinguir',
  },
  labelOfAnother: {
    title: 'rótulo de outra coisa',
    message: ({ name, first, label }) =>
      `\`${name}\` e \`${first}\` se chamam "${label}", e nenhum é calculado a partir do outro`,
    hint: () => 'dê a cada um seu rótulo; se um deve ser calculado a partir do outro, confira sua fórmula',
  },
  sentAsSummary: {
    title: 'dado com o nome de um campo do resumo',
    message: ({ name, field }) =>
      `\`${name}\` é enviado como \`${field}\`, que é um campo do resumo da resposta`,
    hint: () => 'envie-o com um nome próprio: quem ler a requisição e a resposta precisa distinguir os dois',
  },
  misspelt: {
    title: 'palavra mal escrita',
    message: ({ word, known }) =>
      `"${word}" não está em nenhum outro lugar das regras do país, e é quase "${known}"`,
    hint: ({ known }) =>
      `escreva "${known}" se é isso; a palavra que um nome ou um comentário também usa vale como está`,
  },
  nearMiss: {
    title: 'quase uma palavra conhecida',
    message: ({ kind, word, known, where }) => `\`${word}\` (${kind}) é quase \`${known}\`, que ${where}`,
    hint: ({ known }) =>
      `escreva \`${known}\` se é isso que se quer dizer; uma palavra própria difere dela em mais de duas letras`,
  },
  fieldOfAnotherType: {
    title: 'campo do contrato com outro tipo',
    message: ({ name, expected, found }) =>
      `todos enviam \`${name}\` como \`${expected}\`, não como \`${found}\``,
    hint: ({ name, expected }) =>
      `escreva \`${name} … : ${expected}\`, ou dê ao seu próprio dado um nome que o contrato não tenha`,
  },
  severityMissing: {
    title: 'aviso próprio sem gravidade',
    message: ({ code }) => `\`${code}\` é um aviso próprio e não diz que gravidade tem`,
    hint: ({ code }) => `escreva \`warn ${code} severity warning\`, ou \`severity info\` se só informa`,
  },
  eventScheme: {
    title: 'regime de eventos',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  currency: {
    title: 'moeda em que não se pode pagar',
    message: ({ word, reason }) => `\`${word}\` ${reason}`,
    hint: ({ suggestion }) =>
      suggestion === null
        ? 'escreva o código ISO 4217 de uma moeda com duas casas decimais ou nenhuma, por exemplo COP'
        : meant(suggestion),
  },
  familyFault: {
    title: 'família por mês',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  splitMonth: {
    title: 'mês que não pode ser dividido assim',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  partsOfMonth: {
    title: 'partes do mês sem explicação',
    message: ({ type }) => `o regime paga períodos \`${type}\` e não diz como se calcula uma parte do mês`,
    hint: () =>
      'escreva `proration native` se cada fórmula lê os dias do próprio período, ou `proration split_monthly` se o mês é calculado inteiro e dividido',
  },
};
