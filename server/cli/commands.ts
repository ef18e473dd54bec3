import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { ulids } from '../identifiers.ts';
import { OperatorError } from '../operator-error.ts';
import type { RuleFolder } from '../rules/rule-folder.ts';
import type { Database } from '../store/database/database.ts';
import type { DatabaseTarget } from '../store/database/database-target.ts';
import { listClients } from '../store/keys/clients.ts';
import type { Ask } from './erase.ts';
import { registerErasure } from './erase-commands.ts';
import { createKey, describeKeys, type KeyDesk, revokeKey, rotateKey } from './keys.ts';
import { type Output, printRows } from './output.ts';
import type { VerifyOptions, VerifyTools } from './verify.ts';
import { createClientWithSecret, rotateSecret, type SecretDesk } from './webhooks.ts';

interface JsonOption {
  readonly json?: boolean;
}

interface ServeOptions extends JsonOption {
  readonly rules?: readonly string[];
}

/** A folder of compiled rules that nobody else writes into. */
interface OwnFolder {
  readonly folder: string;
  remove(): void;
}

/** What only the executable can give to the commands. */
interface OperatorTools extends VerifyTools {
  /** Compiles the rules of a folder into one of its own; null after it was told what is wrong with them. */
  compileFolder(folder: string): Promise<OwnFolder | null>;
  readonly ask: Ask;
  exit(code: 1 | 130): void;
}

/**
 * Adds `serve`, `db`, `clients`, `keys`, `webhooks`, `verify`, `erase` and `erasures`. Configuration comes from the
 * environment variables.
 */
export function registerOperatorCommands(program: Command, io: Output, tools: OperatorTools): void {
  const run = <Arguments extends readonly unknown[]>(action: (...given: Arguments) => Promise<void>) =>
    guarded(program, action);
  program
    .command('serve')
    .description('start the service')
    .option(
      '--rules <folders...>',
      'folders of rules, which are compiled first, and installed packages of rules (default: the rules of this checkout, else of this folder)',
    )
    .option('--json', 'only log lines, which are JSON')
    .action(
      run(({ json, rules }: ServeOptions) =>
        startServing(rules ?? null, json === true ? { ...io, out: () => {} } : io, tools),
      ),
    );
  const db = program.command('db').description('the database');
  db.command('migrate')
    .description('bring the schema up to date')
    .option('--json')
    .action(run((options: JsonOption) => migrateDatabase(io, options)));
  db.command('backup <file>')
    .description('copy the SQLite database while it is used')
    .option('--json')
    .action(
      run(async (file: string, options: JsonOption) => {
        const { backUpDatabase } = await import('./backup.ts');
        await backUpDatabase(io, file, options.json === true);
      }),
    );
  registerClients(program, io, run);
  registerKeys(program, io, run);
  registerWebhooks(program, io, run);
  registerVerify(program, io, tools, run);
  registerErasure(program, io, tools.ask, run);
}

type Run = <Arguments extends readonly unknown[]>(
  action: (...given: Arguments) => Promise<void>,
) => (...given: Arguments) => Promise<void>;

function registerClients(program: Command, io: Output, run: Run): void {
  const clients = program.command('clients').description('whose data the service keeps apart');
  clients
    .command('create')
    .description('create a client; its webhook secret is printed once')
    .requiredOption('--name <name>')
    .option('--json')
    .action(
      run((options: JsonOption & { readonly name: string }) =>
        withSecrets(async (dependencies) => {
          const client = await createClientWithSecret(dependencies, options.name);
          const sentences = `Client ${client.name} created.\nWebhook secret: ${client.webhook_secret}\n`;
          io.out(options.json === true ? `${JSON.stringify(client)}\n` : sentences);
          io.err('Keep the secret now: it is not shown again.\n');
        }),
      ),
    );
  clients
    .command('list')
    .description('list the clients')
    .option('--json')
    .action(
      run((options: JsonOption) =>
        withDatabase(async ({ reader }) => printRows(io, await listClients(reader), options.json === true)),
      ),
    );
}

function registerKeys(program: Command, io: Output, run: Run): void {
  const keys = program.command('keys').description('API keys');
  keys
    .command('create')
    .description('create a key; it is printed once')
    .requiredOption('--client <name>')
    .requiredOption('--name <label>', 'what the key is for')
    .option('--expires <date>', 'when the key ends by itself, for example 2027-12-31')
    .option('--json')
    .action(
      run(
        (
          options: JsonOption & { readonly client: string; readonly name: string; readonly expires?: string },
        ) => withKeys(async (dependencies) => printKey(io, await createKey(dependencies, options), options)),
      ),
    );
  keys
    .command('list')
    .description(
      'list the keys without secrets: how old they are, when they were used, which to rotate or revoke',
    )
    .option('--json')
    .action(
      run((options: JsonOption) =>
        withKeys(async (dependencies) =>
          printRows(io, await describeKeys(dependencies), options.json === true),
        ),
      ),
    );
  keys
    .command('rotate <id>')
    .description('create a new key; the old one expires after the overlap')
    .option('--overlap <duration>', 'how long both work', '24h')
    .option('--expires <date>', 'when the new key ends by itself')
    .option('--json')
    .action(
      run((id: string, options: JsonOption & { readonly overlap: string; readonly expires?: string }) =>
        withKeys(async (dependencies) => printKey(io, await rotateKey(dependencies, id, options), options)),
      ),
    );
  keys
    .command('revoke <id>')
    .description('refuse a key from now on')
    .option('--json')
    .action(
      run((id: string, options: JsonOption) =>
        withKeys(async (dependencies) => {
          await revokeKey(dependencies, id);
          io.out(options.json === true ? `${JSON.stringify({ revoked: id })}\n` : `Key ${id} revoked.\n`);
        }),
      ),
    );
}

function registerVerify(program: Command, io: Output, tools: OperatorTools, run: Run): void {
  program
    .command('verify')
    .description('check the digests of every stored record and calculate it again from its stored rules')
    .option('--client <name>', 'only the records of this client')
    .option('--since <id>', 'only records from this id on')
    .option('--until <id>', 'only records up to this id')
    .option('--json', 'print one JSON document')
    .action(
      run(async (options: VerifyOptions) => {
        const { verify } = await import('./verify.ts');
        const verdict = await verify(options, io, tools);
        if (verdict !== 'matches') tools.exit(verdict === 'stopped' ? 130 : 1);
      }),
    );
}

function registerWebhooks(program: Command, io: Output, run: Run): void {
  program
    .command('webhooks')
    .description('signing secrets of webhooks')
    .command('rotate')
    .description('create a new secret, printed once; the old one signs as well until the overlap ends')
    .requiredOption('--client <name>')
    .option('--overlap <duration>', 'how long both sign; 0s switches at once', '24h')
    .option('--json')
    .action(
      run((options: JsonOption & { readonly client: string; readonly overlap: string }) =>
        withSecrets(async (dependencies) => {
          const secret = await rotateSecret(dependencies, options.client, options.overlap);
          io.out(options.json === true ? `${JSON.stringify({ webhook_secret: secret })}\n` : `${secret}\n`);
          io.err('Keep it now: it is not shown again.\n');
        }),
      ),
    );
}

/** The key alone on standard output; what to do with it beside. */
function printKey(io: Output, key: string, options: JsonOption): void {
  io.out(options.json === true ? `${JSON.stringify({ key })}\n` : `${key}\n`);
  io.err('Keep it now: it is not shown again.\n');
}

/**
 * The service, and what opens a database, are loaded by those commands alone that need them. Of a folder nothing is loaded
 * that was not compiled just now, but of this checkout, whose modules are part of the program.
 */
async function startServing(
  folders: readonly string[] | null,
  io: Output,
  tools: OperatorTools,
): Promise<void> {
  const { serve, stopOnSignal } = await import('./serve.ts');
  const { loadInstalledRules, loadRuleFolder, OWN_RULES } = await import('../rules/rule-folder.ts');
  const config = readConfig(process.env);
  const compiled: OwnFolder[] = [];
  try {
    const rules: RuleFolder[] = [];
    for (const named of folders ?? [OWN_RULES ?? '.']) {
      if (OWN_RULES !== null && relative(OWN_RULES, resolve(named)) === '')
        rules.push(await loadRuleFolder(OWN_RULES));
      else if (!isFolder(named)) rules.push(await loadInstalledRules(named));
      else {
        const own = await tools.compileFolder(named);
        if (own === null) return tools.exit(1);
        compiled.push(own);
        rules.push(await loadRuleFolder(own.folder));
      }
    }
    stopOnSignal(await serve(config, rules, io));
  } finally {
    for (const own of compiled) own.remove();
  }
}

function isFolder(named: string): boolean {
  return statSync(named, { throwIfNoEntry: false })?.isDirectory() === true;
}

async function databaseTools() {
  const { migrate } = await import('../store/upgrade/migrations.ts');
  const { openDatabase } = await import('../store/database/open-database.ts');
  return { migrate, openDatabase };
}

async function migrateDatabase(io: Output, options: JsonOption): Promise<void> {
  const { migrate, openDatabase } = await databaseTools();
  const { database: target } = readConfig(process.env);
  const database = openDatabase(target);
  try {
    const onWait = () => io.err('Waiting for another process that migrates the database.\n');
    const applied = await migrate(database, { onWait });
    await installJobQueue(database, target);
    const sentence = applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`;
    io.out(options.json === true ? `${JSON.stringify({ applied })}\n` : `${sentence}\n`);
  } finally {
    await database.close();
  }
}

/** So that a service may run without the right to make tables. */
async function installJobQueue(database: Database, target: DatabaseTarget): Promise<void> {
  const { pino } = await import('pino');
  const { openJobQueue } = await import('../jobs/open-job-queue.ts');
  const log = pino({ level: 'warn' });
  const settings = { database, target, clock: systemClock, nextId: ulids(systemClock), log };
  await (await openJobQueue(settings)).close();
}

/** The schema is brought up to date first, so that the commands work before the first start. */
async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { migrate, openDatabase } = await databaseTools();
  const database = openDatabase(readConfig(process.env).database);
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
}

async function withSecrets(work: (dependencies: SecretDesk) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const nextId = ulids(systemClock);
  await withDatabase(({ writer }) => work({ db: writer, clock: systemClock, nextId, config }));
}

async function withKeys(work: (dependencies: KeyDesk) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  await withDatabase(({ writer }) => work({ db: writer, clock: systemClock, config }));
}

/** What an operator can put right ends with exit code 2 and its message, without a stack trace. */
function guarded<Arguments extends readonly unknown[]>(
  program: Command,
  action: (...given: Arguments) => Promise<void>,
): (...given: Arguments) => Promise<void> {
  return async (...given) => {
    try {
      await action(...given);
    } catch (error) {
      const isForOperator = error instanceof OperatorError || error instanceof ConfigError;
      if (!isForOperator) throw error;
      program.error(`payroll: ${error.message}`, { exitCode: 2 });
    }
  };
}
