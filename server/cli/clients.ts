import type { Knex } from 'knex';
import { type Clock, timestamp } from '../clock.ts';
import type { NextId } from '../identifiers.ts';
import { OperatorError } from '../operator-error.ts';
import { type Client, findClientByName, insertClient } from '../store/keys/clients.ts';

const NAME = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$/;

/** Creates a client. Throws `OperatorError` when the name is taken or not acceptable. */
export async function createClient(
  writer: Knex,
  clock: Clock,
  nextId: NextId,
  name: string,
): Promise<Client> {
  if (!NAME.test(name)) {
    throw new OperatorError('a client name has 1 to 64 letters, digits, spaces, dots, dashes or underscores');
  }
  if ((await findClientByName(writer, name)) !== undefined) {
    throw new OperatorError(`there is already a client ${name}`);
  }
  const client = { id: nextId(), name, created_at: timestamp(clock) };
  await insertClient(writer, client);
  return client;
}

/** Throws `OperatorError` when there is no client of that name. */
export async function requireClient(db: Knex, name: string): Promise<Client> {
  const client = await findClientByName(db, name);
  if (client !== undefined) return client;
  throw new OperatorError(
    `there is no client ${name}; create it with: payroll clients create --name ${name}`,
  );
}
