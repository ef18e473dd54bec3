const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** First date of what has always held. */
const ALWAYS = '0000-01-01';

/** `1 de enero de 2026`; the first day of a month is `1.º`. A month alone is `julio de 2025`. */
export function spanishDate(iso: string): string {
  const [year = '', month = '', day] = iso.split('-');
  const name = MONTHS[Number(month) - 1] ?? month;
  if (day === undefined) return `${name} de ${year}`;
  return `${day === '01' ? '1.º' : Number(day)} de ${name} de ${year}`;
}

/** `1.º de enero de 2026 al 31 de diciembre de 2026` */
export function spanishRange(from: string, until: string): string {
  return `${spanishDate(from)} al ${spanishDate(until)}`;
}

/** False for a parameter that the rules give no date. */
export function isDated(iso: string): boolean {
  return iso !== ALWAYS;
}
