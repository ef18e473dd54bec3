import { type Compilation, compile } from '../../compiler/compile.ts';

/** A small Colombian scheme that is right as it stands: the ground for what a test adds. */
const HEAD = `scheme CO.prueba "Prueba"
  version  "2025.1"
  currency COP
  valid    2025-01-01 .. 2025-12-31
  periods  monthly
  days     month_of_30
  as_of    month_end
  round    half_up to 0.01 COP
  law      "Código Sustantivo del Trabajo"
input monthly_salary  : money  in (0 COP .. 100_000_000 COP]  required
input overtime_amount : money  in [0 COP .. 100_000_000 COP]  default 0 COP  convention "para las pruebas"
flag  con_bono  default no  convention "para las pruebas"
perception sueldo "Sueldo" = monthly_salary  law "CST art. 127"
`;

/** Compiles the small scheme with more declarations. */
export function compileBody(body: string): Compilation {
  return compile({ path: 'prueba.pay', text: HEAD + body });
}

/** Codes of what is wrong, in the order of the file. */
export function codesOf(body: string): readonly string[] {
  return compileBody(body)
    .diagnostics.toSorted((a, b) => a.span.start - b.span.start)
    .map(({ code }) => code);
}

/** The hint of the first diagnostic. */
export function hintOf(body: string): string | null {
  return compileBody(body).diagnostics[0]?.hint ?? null;
}
