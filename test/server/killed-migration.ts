import { readDatabaseUrl } from '../../server/store/database/database-target.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { migrate } from '../../server/store/upgrade/migrations.ts';

/** Migrates the database and dies of SIGKILL before its so-manyth statement; prints how many there were. */
const [, , url = '', position = '0'] = process.argv;
const target = readDatabaseUrl(url);
if (target === null) throw new Error(`${url} is no database`);
const database = openDatabase(target);
let statements = 0;
database.patient.on('query', () => {
  statements += 1;
  if (statements === Number(position)) process.kill(process.pid, 'SIGKILL');
});
await migrate(database);
await database.close();
process.stdout.write(String(statements));
