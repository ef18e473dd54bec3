import type { Manifest, RuleModule } from '../../runtime/module.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

const EXAMPLES = '#/components/examples/';
const RESPONSES = '#/components/responses/';
/** The schemas of the contract that have the fields of an employee. */
const EMPLOYEES = ['EmployeeInput', 'BatchEmployee'];

/** Sentences about an employee field that hold in one country, by the name of the field. */
export function countryNotes(document: JsonObject, country: string): JsonObject {
  return objectAt(objectAt(document, 'x-country-notes'), country);
}

/**
 * The contract as it is published by a service with these rules: it says which of their schemes read a field of an
 * employee, and shows examples of their countries. Payouts are of all countries, whatever rules are served.
 */
export function servedDocument(document: JsonObject, modules: readonly RuleModule[]): JsonObject {
  const manifests = modules.map(({ manifest }) => manifest);
  const { 'x-country-notes': _, ...published } = document;
  const { schemas = {}, examples = {}, ...components } = objectAt(published, 'components');
  const foreign = foreignExamples(published, manifests);
  const described = Object.entries(asObject(schemas)).map(([name, schema]) => [
    name,
    EMPLOYEES.includes(name) ? withReaders(asObject(schema), document, manifests) : schema,
  ]);
  return {
    ...published,
    paths: withFirstRequest(asObject(withoutExamples(published.paths ?? {}, foreign)), modules),
    components: {
      ...asObject(withoutExamples(components, foreign)),
      schemas: withOwnNames(Object.fromEntries(described), manifests),
      examples: Object.fromEntries(Object.entries(asObject(examples)).filter(([name]) => !foreign.has(name))),
    },
  };
}

/** The schema of an employee whose fields say which schemes read them. */
function withReaders(schema: JsonObject, document: JsonObject, manifests: readonly Manifest[]): JsonObject {
  const countries = [...new Set(manifests.map(({ country }) => country))];
  const fields = Object.entries(objectAt(schema, 'properties')).map(([name, field]) => {
    const notes = countries.map((country) => countryNotes(document, country)[name]);
    const readers = readersOf(name, manifests);
    const { description } = asObject(field);
    const said = [description, ...notes, ...(readers === null ? [] : [readers])];
    const text = said.filter((one) => typeof one === 'string').map((one) => one.trim());
    return [name, { ...asObject(field), ...(description !== undefined && { description: text.join(' ') }) }];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Says which schemes read a field; null where none does. */
function readersOf(field: string, manifests: readonly Manifest[]): string | null {
  const reads = ({ inputs }: Manifest): boolean =>
    inputs.some(({ source, wire }) => source === 'employee' && wire === field);
  const names = manifests.filter(reads).map(({ country, scheme }) => `${country} \`${scheme}\``);
  return names.length === 0 ? null : `Read by ${[...new Set(names)].toSorted().join(', ')}.`;
}

/** Names of the examples of countries without rules, but for those of payouts. */
function foreignExamples(document: JsonObject, manifests: readonly Manifest[]): ReadonlySet<string> {
  const served = new Set(manifests.map(({ country }) => country));
  const paths = Object.entries(objectAt(document, 'paths'));
  const payouts = paths.filter(([path]) => path.startsWith('/v1/payouts')).map(([, item]) => item);
  const components = objectAt(document, 'components');
  const ofPayouts = namedExamples([...payouts, document.webhooks ?? {}], objectAt(components, 'responses'));
  const all = Object.entries(objectAt(components, 'examples'));
  return new Set(
    all.flatMap(([name, example]) => {
      const isServed = countriesIn(example).every((country) => served.has(country) || country === 'ALL');
      return isServed || ofPayouts.has(name) ? [] : [name];
    }),
  );
}

/** The examples that operations name, also through shared responses. */
function namedExamples(value: Json, responses: JsonObject): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (one: Json): void => {
    if (Array.isArray(one)) one.forEach(walk);
    if (!isJsonObject(one)) return;
    const { $ref } = one;
    if (typeof $ref === 'string' && $ref.startsWith(EXAMPLES)) names.add($ref.slice(EXAMPLES.length));
    if (typeof $ref === 'string' && $ref.startsWith(RESPONSES))
      walk(responses[$ref.slice(RESPONSES.length)] ?? {});
    Object.values(one).forEach(walk);
  };
  walk(value);
  return names;
}

function countriesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(countriesIn);
  if (!isJsonObject(value)) return [];
  const { country } = value;
  return [...(typeof country === 'string' ? [country] : []), ...Object.values(value).flatMap(countriesIn)];
}

/** A part of the document without references to these examples. */
function withoutExamples(value: Json, names: ReadonlySet<string>): Json {
  if (names.size === 0) return value;
  if (Array.isArray(value)) return value.map((one) => withoutExamples(one, names));
  if (!isJsonObject(value)) return value;
  const isKept = (one: Json): boolean =>
    !isJsonObject(one) || typeof one.$ref !== 'string' || !names.has(one.$ref.slice(EXAMPLES.length));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => isKept(one))
      .map(([name, one]) => [name, withoutExamples(one, names)]),
  );
}

/** The paths, in which `calculatePayroll` shows a request of the rules' own tests where no other is left. */
function withFirstRequest(paths: JsonObject, modules: readonly RuleModule[]): JsonObject {
  const place = ['/v1/payroll/calculate', 'post', 'requestBody', 'content', 'application/json'];
  const media = place.reduce(objectAt, paths);
  const module = modules.find(({ worked = [] }) => worked.length > 0);
  const [first] = module?.worked ?? [];
  if (module === undefined || first === undefined || Object.keys(objectAt(media, 'examples')).length > 0)
    return paths;
  const { country, scheme, label } = module.manifest;
  const { period, employee } = first;
  const value: JsonObject = {
    country,
    scheme,
    year: Number.parseInt(period.end_date, 10),
    period: { ...period },
    employee: { ...JSON.parse(JSON.stringify(employee)), id: 'emp-0001' },
    employer: { id: 'acme' },
  };
  return changedAt(paths, place, { ...media, examples: { first: { summary: label, value } } });
}

function changedAt(value: JsonObject, [name = '', ...rest]: readonly string[], to: JsonObject): JsonObject {
  return { ...value, [name]: rest.length === 0 ? to : changedAt(objectAt(value, name), rest, to) };
}

/** The schemas, in which names of countries, schemes and files are shown by those that are served. */
function withOwnNames(schemas: JsonObject, manifests: readonly Manifest[]): JsonObject {
  const [first] = manifests;
  const shown = objectAt(schemas, 'CountryCode').examples;
  const isServed = manifests.some(({ country }) => Array.isArray(shown) && shown.includes(country));
  if (first === undefined || isServed) return schemas;
  const { country, scheme, path } = first;
  const names = {
    CountryCode: country,
    SchemeId: scheme,
    QualifiedScheme: `${country}.${scheme}`,
    DslPath: path,
  };
  const changed = Object.entries(names).map(([name, example]) => [
    name,
    { ...objectAt(schemas, name), examples: [example] },
  ]);
  return { ...schemas, ...Object.fromEntries(changed) };
}

function objectAt(value: JsonObject, name: string): JsonObject {
  return asObject(value[name] ?? {});
}

function asObject(value: Json): JsonObject {
  return isJsonObject(value) ? value : {};
}
