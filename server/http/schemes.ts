import type { Context, HandlerMap } from 'openapi-backend';
import { type Clock, today } from '../clock.ts';
import type { RuleCatalog } from '../payroll/rule-catalog.ts';
import { listCountrySchemes, listSchemes } from '../payroll/schemes.ts';
import { json } from './reply.ts';

type CountryParameter = Context<undefined, { country: string }>;

export function schemeHandlers(catalog: RuleCatalog, clock: Clock): HandlerMap {
  return {
    listSchemes: () => json(200, listSchemes(catalog, today(clock))),
    listCountrySchemes: (context: CountryParameter) =>
      json(200, listCountrySchemes(catalog, context.request.params.country, today(clock))),
  };
}
