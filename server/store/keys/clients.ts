import type { Knex } from 'knex';
import { persisted } from '../database/persistence.ts';

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
}

export async function insertClient(db: Knex, client: Client): Promise<void> {
  await persisted(() => db<Client>('clients').insert(client));
}

export async function listClients(db: Knex): Promise<readonly Client[]> {
  return persisted(() => db<Client>('clients').orderBy('name'));
}

export async function findClientByName(db: Knex, name: string): Promise<Client | undefined> {
  return persisted(() => db<Client>('clients').where({ name }).first());
}
