/** What a piece of the output is, which decides its colour. */
export type Role = 'error' | 'warning' | 'gutter' | 'secondary' | 'hint' | 'strong';

export type Paint = (role: Role, text: string) => string;

const CODES: Readonly<Record<Role, string>> = {
  error: '1;31',
  warning: '1;33',
  gutter: '1;34',
  secondary: '1;34',
  hint: '1;36',
  strong: '1',
};

/** Colours by ANSI codes. */
export const colored: Paint = (role, text) => (text === '' ? '' : `\u001b[${CODES[role]}m${text}\u001b[0m`);

/** No colours: the text as it is. */
export const plain: Paint = (_, text) => text;
