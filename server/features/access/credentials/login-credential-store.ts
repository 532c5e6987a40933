import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { LoginCredentialTable } from '../tables.ts';

export type CredentialRow = Selectable<LoginCredentialTable>;

export async function credentialsOf(db: Db | Tx, memberId: string): Promise<CredentialRow[]> {
  return db
    .selectFrom('login_credential')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Holds the account, so that two who add a login at the same time count each other. @returns how many it may have. */
export async function lockLogins(tx: Tx, memberId: string): Promise<number> {
  const { max_logins: most } = await tx
    .selectFrom('member')
    .select('max_logins')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return most;
}

/** Whether a name signs somebody in already: of an account, of a further login, or as an address. */
export async function isSignInNameTaken(db: Db | Tx, name: string): Promise<boolean> {
  const wanted = name.toLowerCase();
  const { taken } = await db
    .selectNoFrom((none) =>
      none
        .or([
          none.exists(
            none
              .selectFrom('member')
              .select('id')
              .where((where) =>
                where.or([
                  where(where.fn('lower', ['username']), '=', wanted),
                  where(where.fn('lower', ['email']), '=', wanted),
                ]),
              ),
          ),
          none.exists(
            none
              .selectFrom('login_credential')
              .select('id')
              .where((where) => where(where.fn('lower', ['username']), '=', wanted)),
          ),
        ])
        .as('taken'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(taken);
}

export async function insertCredential(tx: Tx, row: Omit<CredentialRow, 'last_used_at'>): Promise<void> {
  await tx
    .insertInto('login_credential')
    .values({ ...row, last_used_at: null })
    .execute();
}

export async function setCredentialPassword(
  tx: Tx,
  input: { memberId: string; id: string; passwordHash: string; now: Date },
): Promise<CredentialRow | undefined> {
  return tx
    .updateTable('login_credential')
    .set({ password_hash: input.passwordHash, updated_at: input.now })
    .where('id', '=', input.id)
    .where('member_id', '=', input.memberId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteCredential(tx: Tx, memberId: string, id: string): Promise<void> {
  await tx.deleteFrom('login_credential').where('id', '=', id).where('member_id', '=', memberId).execute();
}
