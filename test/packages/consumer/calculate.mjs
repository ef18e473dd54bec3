/** Calculates requests with the installed packages of rules, and says how many texts are not what is expected. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';

const rules = new Map();
async function rulesOf(country) {
  if (!rules.has(country)) rules.set(country, await import(`@payroll-engine/rules-${country.toLowerCase()}`));
  return rules.get(country);
}

function answer({ calculateText }, request) {
  try {
    return calculateText(request);
  } catch (error) {
    if (error.name === 'CalculationError') return error.code;
    throw error;
  }
}

let [calculated, refused, different] = [0, 0, 0];
for await (const line of createInterface({ input: createReadStream('payslips.ndjson') })) {
  const { request, expected } = JSON.parse(line);
  const text = answer(await rulesOf(request.country), request);
  if (text !== expected) {
    different += 1;
    if (different < 4) console.error(`${JSON.stringify(request)}\n  ${text}\n  ${expected}`);
  }
  if (text.startsWith('{')) calculated += 1;
  else refused += 1;
}
console.log(JSON.stringify({ calculated, refused, different }));
