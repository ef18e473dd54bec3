import type { dates as english } from '../dates.ts';
import type { Translated } from '../translation.ts';

const told = (text: string): string => (text === 'nothing' ? 'nada' : text);

/** 6xx em português: parâmetros, tabelas e arquivos no calendário. As datas vão como o arquivo as escreve. */
export const dates: Translated<typeof english> = {
  outOfOrder: {
    title: 'datas fora de ordem',
    message: ({ name, date, before }) =>
      date === before
        ? `\`${name}\` tem dois valores para ${date}`
        : `\`${name}\`: ${date} está depois de ${before}, mas é anterior`,
    hint: ({ date, before }) =>
      date === before
        ? 'deixe um dos dois ou corrija a data'
        : 'escreva primeiro a data mais antiga; se a ordem é a que se quer, uma das duas datas está mal digitada',
  },
  outsideValid: {
    title: 'data fora da vigência',
    message: ({ name, date, until }) =>
      `\`${name}\` toma um valor em ${date}, mas este arquivo só vale até ${until}`,
    hint: () => 'nada lê esta linha: passe-a para o arquivo do seu ano ou amplie `valid`',
  },
  monthMissing: {
    title: 'falta um mês',
    message: ({ name, missing, before, found }) =>
      `\`${name}\` não tem linha para ${missing}: depois de ${before} vem ${found}`,
    hint: ({ missing }) =>
      `acrescente a linha de ${missing}; um parâmetro que só muda de vez em quando é \`by date\`, e um que só existe em alguns meses é \`sparse\``,
  },
  endsEarly: {
    title: 'o parâmetro termina antes da vigência',
    message: ({ name, last, until }) => `\`${name}\` termina em ${last}, mas este arquivo vale até ${until}`,
    hint: () =>
      'acrescente os meses que faltam, ou escreva `carry_forward PARAM_CARRIED_FORWARD` para continuar com o último e dar um aviso',
  },
  growth: {
    title: 'o parâmetro não cresce como se diz',
    message: ({ name, at, expected, found, before, rate }) =>
      `\`${name}\` na linha de ${at} deveria ser ${expected} (${before} mais ${rate}), mas está escrito ${found}`,
    hint: () =>
      'há um dígito mal digitado nesta linha, na de cima ou na taxa; compare-as com o texto oficial',
  },
  afterTooEarly: {
    title: '`after` dentro das linhas conhecidas',
    message: ({ name, after, last }) =>
      `\`${name}\` é prolongado depois de ${after}, mas a sua última linha é ${last}`,
    hint: ({ last }) =>
      `o parâmetro é conhecido até a sua última linha; escreva \`after ${last.slice(0, 7)}\` ou um mês posterior`,
  },
  sparseCarried: {
    title: 'parâmetro `sparse` prolongado',
    message: ({ name }) =>
      `\`${name}\` só existe nos meses listados, portanto nada pode ser prolongado a outros meses`,
    hint: () => 'remova `sparse` ou `carry_forward`',
  },
  changesOfConstant: {
    title: '`changes` de uma constante',
    message: ({ name }) => `\`${name}\` tem um só valor, portanto nunca muda`,
    hint: ({ name }) => `remova a condição, ou dê linhas com data a \`${name}\``,
  },
  notCovered: {
    title: 'o parâmetro não cobre a data',
    message: ({ name, reader, from, until }) =>
      `\`${reader}\` lê \`${name}\`, que não tem valor de ${from} a ${until}`,
    hint: ({ name, from }) =>
      `acrescente a linha de \`${name}\` que vale em ${from} (a sua própria data pode ser anterior a \`valid\`), ou faça a linha começar mais tarde com \`from\``,
  },
  digits: {
    title: 'mudança de dez vezes',
    message: ({ name, at, found, before }) =>
      `\`${name}\` passa de ${before} a ${found} com a linha de ${at}: dez vezes ou mais`,
    hint: () =>
      'confira o ponto decimal; se o parâmetro está certo, diga por quê na sua linha: `convention "…"`',
  },
  filesOverlap: {
    title: 'arquivos de um regime que se sobrepõem',
    message: ({ scheme, other, from, until }) =>
      `dois arquivos contêm ${scheme} de ${from} a ${until}: este e ${other}`,
    hint: () => 'termine o `valid` do arquivo anterior na véspera do começo do posterior',
  },
  filesHole: {
    title: 'lacuna entre os arquivos de um regime',
    message: ({ scheme, other, from, until }) =>
      `nenhum arquivo contém ${scheme} de ${from} a ${until}: este começa depois do fim de ${other}`,
    hint: () => 'amplie o `valid` de um dos dois, ou escreva o arquivo que falta',
  },
  headerDate: {
    title: 'data do regime',
    message: ({ reason }) => reason,
    hint: ({ fix }) => fix,
  },
  notKnownThen: {
    title: 'valor que não se conhece nessa data',
    message: ({ name, from, until, known }) =>
      `\`${name}\` é lido aqui em datas como ${from === until ? from : `${from} a ${until}`}; ${known}`,
    hint: ({ fix }) => fix,
  },
  rowsAndBy: {
    title: 'como o parâmetro é datado',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
  longValidity: {
    title: 'lei de um dia distante',
    message: ({ months, until }) =>
      `o arquivo mais novo do regime vale até ${until}, ${months} meses depois da última mudança que relata`,
    hint: () =>
      'ninguém conhece a lei de um dia tão distante; termine-o com o ano e escreva então o arquivo seguinte',
  },
  insideMonth: {
    title: 'lei que começa ou termina dentro de um mês',
    message: ({ what, date }) =>
      `o arquivo ${what === 'begins' ? 'começa' : 'termina'} em ${date}, dentro de um mês: quem é pago por mês fica entre dois arquivos`,
    hint: () =>
      'comece com o primeiro dia de um mês e termine com o último; valores que mudam dentro de um são linhas com data',
  },
  misplaced: {
    title: 'arquivo fora do seu lugar',
    message: ({ what, found, expected }) =>
      `${what}: chama-se \`${found}\`, e a lei que contém é \`${expected}\``,
    hint: () =>
      'um arquivo de regras fica em rules/<país>/<regime>/<primeiro dia>.pay; corrija o nome ou o que o arquivo diz',
  },
  sameCitation: {
    title: 'mudança sob a mesma citação',
    message: ({ name, was, is, other }) =>
      `\`${name}\` diz \`${told(is)}\` com a mesma fonte com que ${other} diz \`${told(was)}\``,
    hint: () =>
      'confira os dígitos; se a lei mudou, nomeie o que a mudou, aqui ou em um `change` do cabeçalho',
  },
  citationLost: {
    title: 'citação perdida',
    message: ({ name, other }) => `\`${name}\` já não cita fonte alguma, como faz em ${other}`,
    hint: () => 'mantenha o `law "…"`, ou diga em que se apoia agora',
  },
  unlikelyFigure: {
    title: 'valor que salta, cai ou tem dois dígitos trocados',
    message: ({ name, was, is, from, moved, isExchange }) =>
      `\`${name}\` passa de ${was}, que valia desde ${from}, a ${is}: ${isExchange ? 'há dois dígitos trocados' : moved}`,
    hint: () => 'confira os dígitos; se a lei o moveu assim, diga por quê: `convention "…"`',
  },
  schemesDisagree: {
    title: 'regimes que não concordam',
    message: ({ name, is, from, scheme, other }) =>
      `\`${name}\` é ${is} desde ${from}, e \`${scheme}\` diz ${other}`,
    hint: () => 'corrija o valor digitado errado; se os dois estão certos, diga por quê: `convention "…"`',
  },
  exchangedInTests: {
    title: 'dígitos trocados nas regras ou nos seus testes',
    message: ({ name, is, from, other }) =>
      `\`${name}\` é ${is} desde ${from}, e os testes dizem ${other}: há dois dígitos trocados`,
    hint: () => 'corrija o valor digitado errado; se os dois estão certos, diga por quê: `convention "…"`',
  },
  changeOfNothing: {
    title: 'mudança sem nada por trás',
    message: ({ date }) =>
      `relata-se uma mudança em ${date}, e nada na lei começa, termina ou muda nesse dia`,
    hint: () =>
      'escreva o que muda então ou corrija a data; se a mudança não move nada aqui, diga por quê: `convention "…"`',
  },
  roleChanged: {
    title: '`as` que mudou',
    message: ({ name, was, is, other }) =>
      `\`${name}\` é \`${told(is)}\` aqui e \`${told(was)}\` em ${other}`,
    hint: () =>
      'a resposta significa outra coisa com o mesmo nome; se é o que se quer, diga por quê: `convention "…"`',
  },
  sameValue: {
    title: 'linha que não muda nada',
    message: ({ name, date, before }) => `\`${name}\`: a linha de ${date} diz o mesmo que a de ${before}`,
    hint: () =>
      'escreva o valor novo, remova a linha, ou nomeie a lei que deixou o valor como estava: `law "…"`',
  },
  calendarFault: {
    title: 'calendário de dias úteis',
    message: ({ name, reason }) => `\`${name}\` ${reason}`,
    hint: ({ fix }) => fix,
  },
  outsideCalendar: {
    title: 'dias que o calendário não cobre',
    message: ({ name, from, until, known }) =>
      `aqui contam-se dias em datas como ${from} a ${until}; \`${name}\` cobre ${known}`,
    hint: ({ name }) => `acrescente os feriados desses anos a \`${name}\`, ou limite as datas`,
  },
};
