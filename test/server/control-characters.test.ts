import { isOpenApi } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

/** Every path that is read, with each of its parameters holding the text in turn. */
function readingPaths(text: string): readonly string[] {
  const document: unknown = readDocument();
  if (!isOpenApi(document)) throw new Error('the specification is no OpenAPI document');
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const inPath = /\{\w+\}/.test(path) ? [path.replace(/\{\w+\}/, text)] : [];
    const plain = path.replace(/\{\w+\}/, 'CO');
    const names = (item?.get?.parameters ?? []).flatMap((parameter) =>
      '$ref' in parameter ? queryName(parameter.$ref, document.components?.parameters) : [],
    );
    return item?.get === undefined ? [] : [...inPath, ...names.map((name) => `${plain}?${name}=${text}`)];
  });
}

function queryName(reference: string, parameters: object | undefined): readonly string[] {
  const entry = Object.entries(parameters ?? {}).find(([name]) => reference.endsWith(`/${name}`));
  return entry?.[1].in === 'query' ? [entry[1].name] : [];
}

test('paths and their parameters are found', () => {
  const paths = readingPaths('x');
  expect(paths).toContain('/v1/payouts?calculation_id=x');
  expect(paths).toContain('/v1/payroll/calculations/x');
});

// PostgreSQL cannot store it; a parameter that let it through would look like an outage.
test.each(readingPaths('%00'))('%s is refused', async (path) => {
  expect((await service.call(path)).status).toBe(422);
});
