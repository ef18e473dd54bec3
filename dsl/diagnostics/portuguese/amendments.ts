import type { amendments as english } from '../amendments.ts';
import type { Translated } from '../translation.ts';

function near(suggestion: string | null, otherwise: string): string {
  return suggestion === null ? otherwise : `você quis dizer \`${suggestion}\`? ${otherwise}`;
}

/** 9xx em português: uma alteração e a lei que ela altera. */
export const amendments: Translated<typeof english> = {
  parentMissing: {
    title: 'falta a lei alterada',
    message: ({ file }) => `não há ${file} ao lado deste arquivo`,
    hint: () => '`amends` nomeia o arquivo da mesma pasta pela sua data, como 2025-01-01',
  },
  parentOfAnotherScheme: {
    title: 'a lei alterada é de outro regime',
    message: ({ scheme, other, file }) => `este arquivo é ${scheme}, e ${file} é ${other}`,
    hint: () => 'uma alteração muda a lei do seu próprio regime; corrija o nome',
  },
  parentLater: {
    title: 'a lei alterada não começa antes',
    message: ({ file, from, own }) => `${file} vale desde ${from}, e este arquivo desde ${own}`,
    hint: () => 'uma alteração começa depois da lei que altera',
  },
  parentNotBefore: {
    title: 'a lei alterada não é a imediatamente anterior',
    message: ({ file, until, own, next }) =>
      next === null
        ? `${file} vale até ${until}, e este arquivo só começa em ${own}`
        : `${file} vale até ${until}, e depois vem ${next}, antes de este arquivo começar em ${own}`,
    hint: ({ next }) =>
      next === null
        ? 'uma alteração começa no dia seguinte ao último da lei que altera: escreva o arquivo que falta, ou corrija uma das duas linhas `valid`'
        : 'uma alteração nomeia a lei que vale na véspera do seu começo; do contrário paga-se com valores de uma lei mais antiga',
  },
  circle: {
    title: 'alterações em círculo',
    message: ({ path }) => `estes arquivos se alteram uns aos outros: ${path.join(' → ')}`,
    hint: () => 'um deles tem de ser uma lei inteira, sem `amends`',
  },
  parentBroken: {
    title: 'a lei alterada tem erros',
    message: ({ file, count }) => `${file} tem ${count === 1 ? 'um erro' : `${count} erros`}`,
    hint: () => 'corrija primeiro esse arquivo: `payroll check` diz o que há de errado nele',
  },
  notKnown: {
    title: 'não está na lei alterada',
    message: ({ what, name, verb }) =>
      `a lei alterada não tem \`${name}\` (${what}) para ${verb === 'restate' ? 'reformular' : 'revogar'}`,
    hint: ({ suggestion, verb }) =>
      near(
        suggestion,
        verb === 'restate' ? 'o que ainda não se conhece é declarado com `new`' : 'confira o nome',
      ),
  },
  known: {
    title: 'novo, mas já conhecido',
    message: ({ name }) => `a lei alterada já tem \`${name}\``,
    hint: () => 'tire `new` para reformulá-lo, ou escolha outro nome',
  },
  repealedButRead: {
    title: 'revogado, mas ainda lido',
    message: ({ name, places }) => `\`${name}\` está revogado, e ainda é lido em ${places.join(', ')}`,
    hint: () => 'reformule ou revogue também o que o lê',
  },
  restatedOtherwise: {
    title: 'reformulado como outra coisa',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
  amendedTwice: {
    title: 'alterado duas vezes',
    message: ({ name }) => `esta alteração muda \`${name}\` duas vezes`,
    hint: () => 'diga em uma só declaração o que é de agora em diante',
  },
  noPlace: {
    title: 'lugar desconhecido',
    message: ({ name }) => `\`after\` nomeia \`${name}\`, que a lei alterada não tem`,
    hint: ({ suggestion }) => near(suggestion, 'nomeie uma declaração que permaneça'),
  },
  notAnAmendment: {
    title: 'palavra de uma alteração',
    message: ({ word }) => `só uma alteração diz \`${word}\``,
    hint: () =>
      'uma lei inteira apenas declara; uma alteração tem uma linha como `amends 2025-01-01` sob o seu regime',
  },
  dateLost: {
    title: 'data perdida',
    message: ({ name, date }) => `\`${name}\` estava lá \`${date}\`, e é declarado aqui sem essa data`,
    hint: () => 'diga a data outra vez; se já não tem nenhuma, revogue tudo e declare-o com `new`',
  },
};
