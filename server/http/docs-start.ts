/**
 * The script that starts the viewer in the page of the contract. The viewer asks nobody but this service, loads no
 * fonts from elsewhere and keeps no key.
 *
 * It fills in a request with the examples of the contract. An optional parameter keeps its example, but is not ticked:
 * a first request would otherwise ask for the calculations of an employer whom nobody has.
 *
 * Of an example that stands elsewhere in the contract the viewer shows the bare reference: each is put in its place.
 *
 * Some of the viewer's controls have no name or a wrong role for those who hear the page: they get them as they appear.
 */
export const DOCS_START = `
const unticked = ({ components }, parameter, names) => {
  const { examples, ...schema } = components.schemas[parameter.schema.$ref.split('/').pop()];
  const example = { value: schema.default ?? examples?.[0] ?? schema.enum?.[0], 'x-disabled': true };
  return { ...parameter, schema, examples: Object.fromEntries(names.map((name) => [name, example])) };
};

const withExamples = (whole, examples) => {
  for (const [key, part] of Object.entries(whole ?? {})) {
    const [place, name] = part?.$ref?.split('/').slice(-2) ?? [];
    if (place === 'examples') whole[key] = examples[name];
    else if (typeof part === 'object') withExamples(part, examples);
  }
};

const prepared = (contract) => {
  for (const operation of Object.values(contract.paths).flatMap((path) => Object.values(path))) {
    if (operation.parameters === undefined) continue;
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const names = bodies.flatMap(({ examples }) => Object.keys(examples ?? {}));
    operation.parameters = operation.parameters.map((reference) => {
      const parameter = contract.components.parameters[reference.$ref.split('/').pop()];
      return parameter.required ? reference : unticked(contract, parameter, names.length > 0 ? names : ['default']);
    });
  }
  withExamples(contract, contract.components.examples);
  return contract;
};

const each = (selector, mend) => document.querySelectorAll(selector).forEach(mend);
const mend = () => {
  each('.scalar-code-copy:not([aria-label])', (button) => { button.ariaLabel = 'Copy'; });
  each('.show-more[aria-label^="Show all"]', (button) => {
    button.ariaLabel = button.ariaLabel.replace('Show all', 'Show More:');
  });
  each('.endpoints:not([tabindex])', (list) => { list.tabIndex = 0; });
  each('td button[aria-haspopup="menu"]:not([aria-label])', (button) => {
    if (button.textContent.trim() === '') button.ariaLabel = 'Values';
  });
  each('td button[role="none"], td button[role="alert"]', (button) => button.removeAttribute('role'));
  each('.response-card[role="region"]', (card) => { card.role = 'group'; });
  each('[role="combobox"]:not([aria-expanded])', (box) => { box.ariaExpanded = 'false'; });
};

fetch('/v1/openapi.json').then((answer) => answer.json()).then((contract) => {
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
  Scalar.createApiReference('#contract', {
    content: prepared(contract),
    servers: [{ url: window.location.origin, description: 'This service' }],
    authentication: { preferredSecurityScheme: 'ApiKey' },
    persistAuth: false,
    telemetry: false,
    withDefaultFonts: false,
    showDeveloperTools: 'never',
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
    documentDownloadType: 'none',
    defaultOpenAllTags: false,
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  });
});`;
