import { createHash } from 'node:crypto';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

const STYLE = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:3rem;border-bottom:1px solid var(--line)}h3{margin-top:2.5rem}
code,pre{font:14px/1.45 ui-monospace,monospace}pre,table{display:block;overflow:auto}
pre{background:var(--soft);padding:1rem;border-radius:.4rem}
table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line)}
.verb{font-weight:700;text-transform:uppercase}nav ul{columns:2}`;

/** The page's own policy: nothing but this one style sheet, and no script at all. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The contract as one static HTML page; with a link to the rules where they are published. */
export function renderDocs(document: JsonObject, ruleDocsUrl: string | null): string {
  const rules =
    ruleDocsUrl === null
      ? ''
      : `<p>The rules themselves: <a href="${text(ruleDocsUrl)}">every formula, figure and law</a>.</p>`;
  const info = object(document.info);
  const schemas = object(object(document.components).schemas);
  const operations = operationsOf(document);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(info.title)}</title><style>${STYLE}</style></head><body>
<h1>${text(info.title)}</h1><p>${text(info.summary)} Version ${text(info.version)}, <a href="/v1/openapi.json">OpenAPI document</a>.</p>
${rules}${prose(info.description)}
<nav><h2>Operations</h2><ul>${operations.map(linkTo).join('')}</ul></nav>
${operations.map((operation) => renderOperation(operation, document)).join('\n')}
<h2>Schemas</h2>${Object.entries(schemas).map(renderSchema).join('\n')}
</body></html>`;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly definition: JsonObject;
}

function operationsOf(document: JsonObject): readonly Operation[] {
  return Object.entries(object(document.paths)).flatMap(([path, item]) =>
    Object.entries(object(item)).map(([method, definition]) => ({
      method,
      path,
      definition: object(definition),
    })),
  );
}

function linkTo({ method, path, definition }: Operation): string {
  return `<li><a href="#${text(definition.operationId)}"><code><span class="verb">${method}</span> ${text(path)}</code></a></li>`;
}

function renderOperation({ method, path, definition }: Operation, document: JsonObject): string {
  const body = mediaType(object(definition.requestBody));
  return `<section id="${text(definition.operationId)}"><h3><code><span class="verb">${method}</span> ${text(path)}</code></h3>
<p><strong>${text(definition.summary)}</strong></p>${prose(definition.description)}
${renderParameters(list(definition.parameters), document)}
${body === null ? '' : `<p>Body: ${typeName(body.schema)}</p>${renderExamples(object(body.examples), document)}`}
${renderResponses(object(definition.responses), document)}</section>`;
}

function renderParameters(parameters: readonly Json[], document: JsonObject): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map((one) => {
    const { name, in: place, required, description, schema } = follow(one, document);
    const need = required === true ? 'required' : 'optional';
    return [`<code>${text(name)}</code>`, `${text(place)}, ${need}`, typeName(schema), inline(description)];
  });
  return table(['Parameter', '', 'Type', ''], rows);
}

function renderResponses(responses: JsonObject, document: JsonObject): string {
  const rows = Object.entries(responses).map(([status, one]) => {
    const response = follow(one, document);
    return [`<code>${status}</code>`, inline(response.description), typeName(mediaType(response)?.schema)];
  });
  const examples = Object.values(responses).map((one) => object(mediaType(follow(one, document))?.examples));
  return table(['Status', '', 'Body'], rows) + examples.map((one) => renderExamples(one, document)).join('');
}

function renderExamples(examples: JsonObject, document: JsonObject): string {
  return Object.values(examples)
    .map((one) => follow(one, document))
    .map(({ summary, value }) => `<p>${text(summary)}</p><pre>${text(JSON.stringify(value, null, 2))}</pre>`)
    .join('');
}

function renderSchema([name, schema]: [string, Json]): string {
  const { description, properties, required } = object(schema);
  const needed = list(required);
  const rows = Object.entries(object(properties)).map(([field, one]) => [
    `<code>${text(field)}</code>${needed.includes(field) ? '' : ' (optional)'}`,
    typeName(one),
    inline(object(one).description),
  ]);
  const fields = rows.length === 0 ? `<p>${typeName(schema)}</p>` : table(['Field', 'Type', ''], rows);
  return `<section id="${name}"><h3>${name}</h3>${prose(description)}${fields}</section>`;
}

function typeName(schema: Json | undefined): string {
  const { $ref, type, items, pattern, enum: values, minimum, maximum } = object(schema);
  if (typeof $ref === 'string') return link($ref);
  const words = list(type).length > 0 ? list(type).join(' or ') : text(type);
  const details = [
    items === undefined ? '' : `of ${typeName(items)}`,
    list(values).length === 0 ? '' : `one of ${list(values).map(code).join(', ')}`,
    pattern === undefined ? '' : code(pattern),
    minimum === undefined ? '' : `from ${text(minimum)}`,
    maximum === undefined ? '' : `to ${text(maximum)}`,
  ];
  return [words, ...details].filter((part) => part !== '').join(' ');
}

function link(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  return `<a href="#${name}">${name}</a>`;
}

function code(value: Json): string {
  return `<code>${text(value)}</code>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th>${one}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><tr>${head}</tr>${body}</table>`;
}

/** Paragraphs and tables of a description: as much Markdown as the contract uses. */
function prose(description: Json | undefined): string {
  if (typeof description !== 'string') return '';
  const blocks = description.trim().split(/\n\n+/);
  return blocks
    .map((block) => (block.startsWith('|') ? markdownTable(block) : `<p>${inline(block)}</p>`))
    .join('');
}

function markdownTable(block: string): string {
  const [head = [], , ...rows] = block.split('\n').map((line) => line.split('|').slice(1, -1).map(inline));
  return table(head, rows);
}

function inline(value: Json | undefined): string {
  return text(value)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

function text(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function follow(value: Json, document: JsonObject): JsonObject {
  const { $ref } = object(value);
  if (typeof $ref !== 'string') return object(value);
  return object(
    $ref
      .split('/')
      .slice(1)
      .reduce<Json | undefined>((at, name) => object(at)[name], document),
  );
}

function mediaType(holder: JsonObject): JsonObject | null {
  const media = object(holder.content)['application/json'];
  return media === undefined ? null : object(media);
}

function object(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
