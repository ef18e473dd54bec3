import type { Context, HandlerMap } from 'openapi-backend';
import { type Clock, today } from '../clock.ts';
import type { JsonObject } from '../json.ts';
import type { RuleCatalog } from '../payroll/rule-catalog.ts';
import { schemeInputs } from '../payroll/scheme-inputs.ts';
import { listCountrySchemes, listSchemes } from '../payroll/schemes.ts';
import { json } from './reply.ts';

interface DateParameter {
  readonly date?: string;
}

type All = Context<undefined, Record<string, never>, DateParameter>;
type OfCountry = Context<undefined, { country: string }, DateParameter>;
type OfScheme = Context<undefined, { country: string; scheme: string }, DateParameter>;

/** `employee` is the contract's schema of an employee, without references. */
export function schemeHandlers(catalog: RuleCatalog, employee: JsonObject, clock: Clock): HandlerMap {
  return {
    listSchemes: ({ request: { query } }: All) =>
      json(200, listSchemes(catalog, today(clock), query.date ?? null)),
    listCountrySchemes: ({ request: { params, query } }: OfCountry) =>
      json(200, listCountrySchemes(catalog, params.country, today(clock), query.date ?? null)),
    getSchemeInputs: ({ request: { params, query } }: OfScheme) =>
      json(200, schemeInputs(catalog, employee, { ...params, date: query.date ?? today(clock) })),
  };
}
