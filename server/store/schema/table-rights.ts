import type { Knex } from 'knex';

interface Right {
  readonly privilege: string;
  readonly isGrantable: boolean;
  /** Null for everybody. */
  readonly user: string | null;
  /** Null for the whole table. */
  readonly column: string | null;
}

/**
 * Gives a table of PostgreSQL the owner of another and the rights that others have there: who may read a table may not read its
 * partitions one by one, as `pg_dump` does, and who made one is not always who is to close it.
 */
export async function giveRights(db: Knex, table: string, like: string): Promise<void> {
  const { rows: owners } = await db.raw(
    'SELECT pg_get_userbyid(relowner) AS owner FROM pg_class WHERE oid = ?::regclass',
    [like],
  );
  await db.raw('ALTER TABLE ?? OWNER TO ??', [table, owners[0].owner]);
  for (const { privilege, isGrantable, user, column } of await rightsOf(db, like)) {
    const what = column === null ? db.raw(privilege) : db.raw('? (??)', [db.raw(privilege), column]);
    const to = user === null ? db.raw('PUBLIC') : db.ref(user);
    await db.raw(`GRANT ? ON ?? TO ? ${isGrantable ? 'WITH GRANT OPTION' : ''}`, [what, table, to]);
  }
}

async function rightsOf(db: Knex, table: string): Promise<readonly Right[]> {
  const { rows } = await db.raw(
    `SELECT privilege_type AS privilege, is_grantable AS "isGrantable", "column",
      CASE grantee WHEN 0 THEN NULL ELSE pg_get_userbyid(grantee) END AS "user"
    FROM (
      SELECT oid, relowner, relacl AS acl, NULL::name AS "column" FROM pg_class
      UNION ALL
      SELECT attrelid, relowner, attacl, attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE NOT attisdropped
    ) AS given, aclexplode(acl)
    WHERE given.oid = ?::regclass AND grantee <> relowner`,
    [table],
  );
  return rows;
}
