/** One thing wrong with a request. */
export interface RequestFault {
  /** From the request inward, for example `employee`, `monthly_salary`. */
  readonly path: readonly string[];
  /** As validation errors name it. */
  readonly type:
    | 'missing'
    | 'bool_type'
    | 'string_type'
    | 'int_type'
    | 'object_type'
    | 'date_parsing'
    | 'enum'
    | 'extra_forbidden'
    | 'string_pattern_mismatch'
    | 'greater_than_equal'
    | 'less_than_equal'
    | 'value_error';
  readonly message: string;
  /** What was sent, where it is one value. */
  readonly input?: string | number | boolean;
  /** What the message is about, for machines. */
  readonly context: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The fault with its place, for people. */
export function faultText({ path, message }: RequestFault): string {
  return `${path.join('.')}: ${message}`;
}

/** The value as a fault shows it; nothing for what is no single value. */
export function shownInput(sent: unknown): Pick<RequestFault, 'input'> {
  return typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'boolean'
    ? { input: sent }
    : {};
}
