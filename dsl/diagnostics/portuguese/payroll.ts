import type { payroll as english } from '../payroll.ts';
import type { Translated } from '../translation.ts';

/** 5xx em português: o que um holerite tem de decidir. */
export const payroll: Translated<typeof english> = {
  markUndecided: {
    title: 'marca sem decisão',
    message: ({ perception, mark }) => `\`${perception}\` não diz se é \`${mark}\``,
    hint: ({ mark }) => `acrescente \`${mark}\` ou \`not ${mark}\` às suas marcas`,
  },
  inNoBase: {
    title: 'provento em base nenhuma',
    message: ({ perception }) => `\`${perception}\` não leva marca nenhuma, portanto não integra base alguma`,
    hint: () => 'se a lei realmente o exclui de tudo, diga-o com `convention "…"`',
  },
  noRounding: {
    title: 'sem arredondamento',
    message: ({ name }) => `\`${name}\` é pago, mas nada diz como é arredondado`,
    hint: ({ coin }) => `acrescente \`round half_up to ${coin}\` ao regime ou à linha`,
  },
  tooFine: {
    title: 'arredondamento mais fino que a moeda',
    message: ({ name, quantum, currency }) =>
      `\`${name}\` é arredondado a ${quantum}, mas ${currency} não tem essa fração`,
    hint: ({ coin, currency }) => `a menor fração de ${currency} é ${coin}; arredonde a ${coin} ou mais`,
  },
  ownBase: {
    title: 'desconto sobre uma base que o contém',
    message: ({ name, path }) =>
      `\`${name}\` é calculado sobre uma base que já o contém: ${path.join(' → ')}`,
    hint: () => 'tome a base antes deste desconto',
  },
  noLaw: {
    title: 'linha sem fundamento legal',
    message: ({ kind, name }) => `\`${name}\` (${kind}) não cita a sua fonte legal`,
    hint: () => 'acrescente `law "…"`, ou `convention "…"` onde a lei deixa escolher',
  },
  mayBeNegative: {
    title: 'valor que pode ser negativo',
    message: ({ name }) => `não se pode provar que \`${name}\` fique em zero ou acima`,
    hint: ({ currency }) =>
      `nenhuma linha e nenhuma base é negativa: escreva \`max(0 ${currency}, …)\` onde a lei põe esse piso`,
  },
  exceptTooLarge: {
    title: 'parte isenta sem prova',
    message: ({ perception, mark }) =>
      `não está provado que a parte de \`${perception}\` que não é \`${mark}\` fique entre 0 e o valor`,
    hint: ({ currency }) =>
      `escreva \`min(amount, …)\`, e \`max(0 ${currency}, …)\` onde possa cair abaixo de zero`,
  },
  markUnused: {
    title: 'marca que não é usada',
    message: ({ mark }) => `nada soma nem usa a marca \`${mark}\``,
    hint: ({ mark }) =>
      `use \`sum(${mark})\`, associe-a com \`as taxable\` ou \`as social_security\`, ou remova-a`,
  },
  bracketMissing: {
    title: 'faixa por esclarecer',
    message: ({ name, reason }) => `\`${name}\`: ${reason}`,
    hint: ({ step }) =>
      step === null
        ? 'faça com que um passo aplique uma só tabela e nomeie esse passo com `bracket`'
        : `acrescente \`bracket ${step}\`: o passo que aplica a tabela`,
  },
  totalFault: {
    title: 'o total não é uma soma de linhas',
    message: ({ name, reason }) => `\`${name}\`: ${reason}`,
    hint: ({ fix }) => fix,
  },
  partFault: {
    title: 'parte de um bloco',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ fix }) =>
      fix ?? 'escreva `on BASE rate RATE` ou `= AMOUNT`; ambos se o produto é arredondado por partes',
  },
  roundedAlready: {
    title: 'já arredondado',
    message: ({ name }) => `o regime já arredonda \`${name}\``,
    hint: () => 'remova `rounded`',
  },
  parameterWithoutLaw: {
    title: 'parâmetro sem fonte',
    message: ({ name }) => `nada diz de onde vem \`${name}\``,
    hint: () =>
      'acrescente `law "…"`, ou diga quão seguro é: `single_source`, `derived`, `convention`, `unconfirmed`',
  },
  readWhenAbsent: {
    title: 'linha lida onde não existe',
    message: ({ name, reader, reason }) => `\`${reader}\` lê \`${name}\`, que só existe ${reason}`,
    hint: () => 'dê a quem a lê as mesmas datas ou a mesma condição, ou tome-a por meio de uma soma',
  },
  requiredDefault: {
    title: 'obrigatório, com valor padrão',
    message: ({ name }) => `\`${name}\` tem de ser enviado, portanto o seu valor padrão nunca é tomado`,
    hint: () => 'deixe um dos dois: `required` ou o valor padrão',
  },
  unboundedInput: {
    title: 'dado sem limites',
    message: ({ name }) =>
      `\`${name}\` pode ser qualquer valor, também menor que zero, portanto nenhum valor que o leia fica provado`,
    hint: ({ example }) => `diga o que pode ser enviado: \`${example}\``,
  },
  profileFault: {
    title: 'perfil de marcas',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ name }) => `escreva as marcas de \`${name}\` uma a uma onde alguma for diferente`,
  },
  exchangedRoles: {
    title: '`taxable` e `social_security` trocados',
    message: ({ mark, reason }) => `\`${mark}\` ${reason}`,
    hint: () =>
      'a resposta diz de cada provento se é tributado e se há contribuição: confira os dois `as`; se a lei é assim, diga por quê na marca: `convention "…"`',
  },
  calendarDays: {
    title: 'dias corridos em um mês de 30',
    message: ({ name }) => `\`${name}\` conta os dias como foram dados, e o regime paga meses de 30 dias`,
    hint: () =>
      'escreva `period.days`, que é 30 em todo mês inteiro; se a lei conta dias corridos, diga-o: `convention "…"`',
  },
  wholeMonth: {
    title: 'mês inteiro pago por uma parte',
    message: ({ name, other }) =>
      `\`${name}\` é pago inteiro em um mês que não é trabalhado inteiro; \`${other}\` é pago por \`period.days\``,
    hint: () => 'multiplique por `period.days / 30`, ou diga por que o mês é pago inteiro: `convention "…"`',
  },
  besidesThePoint: {
    title: 'aviso sobre outra coisa',
    message: ({ code, name, how }) =>
      how === 'field'
        ? `\`${code}\` é dito de \`${name}\`, que a sua condição não lê`
        : `\`${code}\` mostra \`${name}\`, que a sua condição não lê`,
    hint: () =>
      'nomeie aquilo de que a condição trata; se é outra coisa que se quer, diga por quê: `convention "…"`',
  },
  historyFault: {
    title: 'histórico',
    message: ({ name, reason }) => `o histórico \`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
  historySource: {
    title: 'histórico do que não existe',
    message: ({ name, reason }) => `o histórico \`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
};
