import type { Context, HandlerMap } from 'openapi-backend';
import { type Clock, today } from '../clock.ts';
import type { JsonObject } from '../json.ts';
import type { RuleCatalog } from '../payroll/rule-catalog.ts';
import { type RequestContract, schemeInputs } from '../payroll/scheme-inputs.ts';
import { listCountrySchemes, listSchemes } from '../payroll/schemes.ts';
import { contractSchema } from './document.ts';
import { json } from './reply.ts';
import { countryNotes } from './served-document.ts';

interface DateParameter {
  readonly date?: string;
}

type All = Context<undefined, Record<string, never>, DateParameter>;
type OfCountry = Context<undefined, { country: string }, DateParameter>;
type OfScheme = Context<undefined, { country: string; scheme: string }, DateParameter>;

/** What the contract says of a calculation, for the schemas of what schemes read. */
export function requestContract(document: JsonObject): RequestContract {
  return {
    schema: contractSchema(document, 'CalculationRequest'),
    notes: (country) => countryNotes(document, country),
  };
}

export function schemeHandlers(catalog: RuleCatalog, contract: RequestContract, clock: Clock): HandlerMap {
  return {
    listSchemes: ({ request: { query } }: All) =>
      json(200, listSchemes(catalog, today(clock), query.date ?? null)),
    listCountrySchemes: ({ request: { params, query } }: OfCountry) =>
      json(200, listCountrySchemes(catalog, params.country, today(clock), query.date ?? null)),
    getSchemeInputs: ({ request: { params, query } }: OfScheme) =>
      json(200, schemeInputs(catalog, contract, { ...params, date: query.date ?? today(clock) })),
  };
}
