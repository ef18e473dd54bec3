/** Payslips over HTTP in an application of one's own: POST /payslips with { period, employee }. */

import { CalculationError, calculateText } from '@payroll-engine/rules-co';
import Koa from 'koa';

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

export const application = new Koa();
application.use(async (context) => {
  if (context.method !== 'POST' || context.path !== '/payslips') return;
  try {
    context.type = 'json';
    context.body = calculateText({ ...(await bodyOf(context.req)), scheme: 'ordinario' });
  } catch (error) {
    if (!(error instanceof CalculationError || error instanceof SyntaxError)) throw error;
    context.status = 422;
    context.body = { code: error.code ?? 'NO_JSON', message: error.message, faults: error.faults ?? [] };
  }
});

const server = application.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/payslips`);
});
