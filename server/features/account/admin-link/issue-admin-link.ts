import type { AdminLinkPurpose } from '../tables.ts';
import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Random } from '../../../platform/random.ts';
import {
  dropAdminLinks,
  dropOldAdminLinks,
  hasAdministrator,
  hasOpenAdminLink,
  lockAdminLinks,
  insertAdminLink,
} from './admin-link-store.ts';

export const ADMIN_LINK_MINUTES = 60;
const TOKEN_BYTES = 32;

/** What is stored of the secret of a link. */
export function hashAdminToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface IssueDeps {
  db: Db;
  clock: Clock;
  random: Random;
}

async function insertLink({ clock, random }: IssueDeps, tx: Tx, purpose: AdminLinkPurpose): Promise<string> {
  const token = random.bytes(TOKEN_BYTES).toString('base64url');
  const now = clock.now();
  await insertAdminLink(tx, {
    hash: hashAdminToken(token),
    purpose,
    created_at: now,
    expires_at: new Date(now.getTime() + ADMIN_LINK_MINUTES * 60_000),
  });
  return token;
}

/**
 * The secret of a link for the first administrator; null when there is an administrator. Each web process prints its own, and
 * every one of them works until the first is used.
 */
export async function issueFirstAdminLink(deps: IssueDeps): Promise<string | null> {
  return deps.db.transaction().execute(async (tx) => {
    await lockAdminLinks(tx);
    if (await hasAdministrator(tx)) return null;
    await dropOldAdminLinks(tx, deps.clock.now());
    return insertLink(deps, tx, 'first');
  });
}

/** For an operator who has lost every way in: a secret that works whoever there is. Those from before stop working. */
export async function issueAdminLink(deps: IssueDeps): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    await lockAdminLinks(tx);
    await dropAdminLinks(tx);
    return insertLink(deps, tx, 'again');
  });
}

/** Whether any link works: without one the page of the links is not there. */
export async function isAdminPageThere({ db, clock }: Pick<IssueDeps, 'db' | 'clock'>): Promise<boolean> {
  return hasOpenAdminLink(db, clock.now());
}
