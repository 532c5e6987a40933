import { createHash, createHmac } from 'node:crypto';
import type { AuditAction } from '@yardsign/domain/audit/actions';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { AuditDetail } from './tables.ts';

/** What an entry says, also one that a later or an earlier version of the product wrote. */
export interface Entry {
  at: Date;
  action: string;
  /** The account whose rights were used; null for the system itself. */
  actorId: string | null;
  /** The person who acted; the same as `actorId` unless it was an impersonation. */
  realActorId: string | null;
  /** The account that the act was done to. */
  subjectId: string | null;
  detail: AuditDetail;
  requestId: string | null;
}

/** Something that was done and has to be answered for: `member.status-changed`, a noun and what happened to it. */
export interface Act extends Entry {
  action: AuditAction;
}

/**
 * The log has this many chains side by side. All acts of one person are in one chain, so that an act waits only for the few others
 * of its own chain to commit, and not for everybody.
 */
export const CHAINS = 16;

/** One writer of a chain at a time, so that each entry knows the one before it. Any number that nothing else locks. */
const CHAIN_LOCK = 7_316_005;

/** The chain that an act belongs to. A transaction records what one person did, and so never holds two chains. */
export function chainOf({ realActorId }: Pick<Entry, 'realActorId'>): number {
  const [first = 0] = createHash('sha256')
    .update(realActorId ?? '')
    .digest();
  return first % CHAINS;
}

/** The digest before the first entry of a chain. */
export function firstHashOf(chain: number): string {
  return chain.toString(16).padStart(64, '0');
}

/** What digests begin with that were made under the key. */
const KEYED = 'k1.';

/** Keys of the log, oldest first; the last one is in use, and those before it only check what they made. */
let chainKeys: readonly Buffer[] = [];

/**
 * Gives the process the key of the audit log, before anything is recorded. It is set once and not handed to every act, because
 * an act that forgot it would break the chain. The key comes from the key of sessions, which never enters the
 * database: somebody who can only write to the database cannot make a digest.
 *
 * @param formerKeys session keys that were in use before, oldest first: entries of their time are still checked by them.
 */
export function setAuditKey(sessionKey: Buffer, formerKeys: readonly Buffer[] = []): void {
  chainKeys = [...formerKeys, sessionKey].map((key) => createHmac('sha256', key).update('audit-log').digest());
}

function keyed(digest: string, key: Buffer | undefined): string {
  if (key === undefined) throw new Error('The key of the audit log was not set');
  return `${KEYED}${createHmac('sha256', key).update(digest).digest('hex')}`;
}

export function isKeyed(hash: string): boolean {
  return hash.startsWith(KEYED);
}

/** The digest of an entry as it is made now. */
function keyedHashOf(previousHash: string, act: Entry): string {
  return keyed(hashOf(previousHash, act), chainKeys.at(-1));
}

/** The digests that an entry may have, by the age of the key that made it, oldest first. */
export function keyedHashesOf(previousHash: string, act: Entry): string[] {
  const digest = hashOf(previousHash, act);
  return chainKeys.map((key) => keyed(digest, key));
}

/** The digest of the first entries, which used no key: it covers the entry before and everything that this one says, keys in order. */
export function hashOf(previousHash: string, act: Entry): string {
  const detail = Object.entries(act.detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const said = [act.at.toISOString(), act.action, act.actorId, act.realActorId, act.subjectId, detail, act.requestId];
  return createHash('sha256').update(previousHash).update(JSON.stringify(said)).digest('hex');
}

/** Adds an entry to the audit log, in the transaction of the act itself: what did not happen is not in it, and the reverse. */
export async function recordAct(tx: Tx, act: Act): Promise<void> {
  const chain = chainOf(act);
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK}, ${chain})`.execute(tx);
  const last = await tx
    .selectFrom('audit_entry')
    .select('hash')
    .where('chain', '=', chain)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previousHash = last?.hash ?? firstHashOf(chain);
  await tx
    .insertInto('audit_entry')
    .values({
      at: act.at,
      chain,
      action: act.action,
      actor_id: act.actorId,
      real_actor_id: act.realActorId,
      subject_id: act.subjectId,
      detail: JSON.stringify(act.detail),
      request_id: act.requestId,
      previous_hash: previousHash,
      hash: keyedHashOf(previousHash, act),
    })
    .execute();
}
