import type { Command } from 'commander';
import type { Knex } from 'knex';
import { readConfig } from '../config/config.ts';
import { subjectHashes } from '../erasure/peppered-hash.ts';
import { OperatorError } from '../operator-error.ts';
import { listErasures, readTargets } from '../store/erasures/erasures.ts';
import { listClients } from '../store/keys/clients.ts';
import { requireClient } from './clients.ts';
import type { Ask, EraseOptions } from './erase.ts';
import { type Output, printRows } from './output.ts';
import { withStored } from './stored-database.ts';

interface ListOptions {
  readonly client?: string;
  readonly employee?: string;
  readonly json?: boolean;
}

type Run = <Arguments extends readonly unknown[]>(
  action: (...given: Arguments) => Promise<void>,
) => (...given: Arguments) => Promise<void>;

const HELP = `
Everything of an employee goes: calculations with their traces, opening balances, rows of batches, payouts for those
calculations with their webhooks. Payouts that name no calculation must be named themselves. What was erased is answered as if it had
never been; the other rows of a batch stay. A payout that has not ended cannot be erased.

Kept for ever are the time, the operator, the reason, the ids and digests of what was erased, and the employee's id
as a hash under KEY_PEPPER. So name no person in the reason.

  payroll erase --client acme --employee emp-0001 --dry-run
  payroll erase --client acme --employee emp-0001 --reason 'request 4711, article 17'
  payroll erase --client acme --payout po_01J… --payout po_01K… --reason 'request 4712' --yes`;

/** Adds `erase` and `erasures`. */
export function registerErasure(program: Command, io: Output, ask: Ask, run: Run): void {
  program
    .command('erase')
    .description('erase what the law demands, for ever and audited')
    .requiredOption('--client <name>', 'whose data it is')
    .option('--employee <id>', 'everything of this employee')
    .option('--employer <id>', 'of this employer, where several have an employee of that id')
    .option('--calculation <id>', 'this calculation; may be given again', append)
    .option('--payout <id>', 'this payout; may be given again', append)
    .option('--reason <text>', 'why; kept for ever, so name no person')
    .option('--operator <name>', 'who erases (default: the user of the operating system)')
    .option('--dry-run', 'only show what would be erased')
    .option('--yes', 'do not ask')
    .option('--no-scrub', 'leave the file as it is, with remains in it (SQLite)')
    .option('--json', 'print one JSON document')
    .addHelpText('after', HELP)
    .action(run(async (options: EraseOptions) => (await import('./erase.ts')).erase(options, io, ask)));
  program
    .command('erasures')
    .description('list the erasures: when, by whom, why and how much')
    .option('--client <name>', 'only of this client')
    .option('--employee <id>', 'only of this employee of the client')
    .option('--json', 'with the ids and digests of what was erased')
    .action(run((options: ListOptions) => list(options, io)));
}

function append(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** What is left of the records that an erasure named. */
async function recordsOf(reader: Knex, erasureId: string): Promise<readonly object[]> {
  const targets = await readTargets(reader, erasureId);
  return targets.map(({ kind, record_id: id, digest }) => ({ kind, id, digest }));
}

async function list(options: ListOptions, io: Output): Promise<void> {
  const { client: name, employee } = options;
  if (employee !== undefined && name === undefined) throw new OperatorError('--employee goes with --client');
  const { environment, keyPepper } = readConfig(process.env);
  await withStored(async (reader) => {
    const client = name === undefined ? undefined : await requireClient(reader, name);
    const tenant = { clientId: client?.id ?? '', environment };
    const found = await listErasures(reader, {
      ...(client && { client_id: client.id }),
      ...(employee !== undefined && { subject_hash: subjectHashes(keyPepper, tenant, employee) }),
    });
    const names = new Map((await listClients(reader)).map((one) => [one.id, one.name]));
    const shown = found.map(({ client_id, subject_hash: _hash, digest: _digest, ...rest }) => ({
      ...rest,
      client: names.get(client_id) ?? client_id,
    }));
    if (options.json !== true) return printRows(io, shown, false);
    const records = await Promise.all(found.map(({ id }) => recordsOf(reader, id)));
    printRows(
      io,
      shown.map((one, at) => ({ ...one, records: records[at] ?? [] })),
      true,
    );
  });
}
