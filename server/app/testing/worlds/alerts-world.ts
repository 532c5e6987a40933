import type { PostReason, PostState } from '@yardsign/domain/sharing/delivery';
import { findEndingConnections } from '../../../features/alerts/find-ending-connections.ts';
import { findPostsToTell } from '../../../features/alerts/find-posts-to-tell.ts';
import { tellNotice } from '../../../features/alerts/notify.ts';
import type { FindDeps, TellDeps } from '../../../features/alerts/ports.ts';
import { createShare } from '../../../features/sharing/shares/create-share.ts';
import { createSmtpMailer } from '../../../integrations/smtp/adapter.ts';
import type { Notice, Notify } from '../../../platform/notices/notice.ts';
import { LUIS, MAYA, sharer } from './sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from './sharing-world.ts';

/** A letter as its reader's mailbox has it. */
export interface Letter {
  from: string;
  to: string[];
  subject: string;
  /** When it was sent, on the world's clock. */
  date: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The sharing world with a mail server: what the worker does in a minute is done when a test says so. */
export interface AlertsWorld extends Omit<SharingWorld, 'deps'> {
  sharing: SharingWorld['deps'];
  deps: TellDeps;
  undeliverable: { memberId: string; about: string; why: string }[];
  /** Writes and sends the letters of a notice at once. */
  tell<Data extends object>(notice: Notice<Data>, data: Data, key?: string): Promise<void>;
  /** Newest last. */
  letters(): Promise<Letter[]>;
  mailFault(body: Record<string, unknown>): Promise<void>;
  /** One look for posts, and every mail that came of it. @throws the first failure; what it left over stays untold. */
  tellAll(): Promise<void>;
  /** The same for connections that are about to end. */
  warnAll(): Promise<void>;
  /** Maya's posts of now, one for each reason, put where the reason says. */
  postsIn(
    state: PostState,
    reasons: readonly (PostReason | null)[],
    more?: { provenAbsent?: boolean },
  ): Promise<string[]>;
  insertConnection(connection: { memberId: string; grantId: string; expiresAt: Date }): Promise<void>;
}

export async function createAlertsWorld(): Promise<AlertsWorld> {
  const { deps: sharing, ...world } = await createSharingWorld();
  const { db, clock } = world;
  const undeliverable: AlertsWorld['undeliverable'] = [];
  const mailer = createSmtpMailer({
    url: world.sandbox.smtpUrl(),
    from: 'Yardsign <hello@members.example.test>',
    clock,
  });
  const deps: TellDeps = {
    db,
    clock,
    mailer,
    sessionKey: Buffer.alloc(32, 7),
    publicUrl: 'http://members.example.test',
    reportUndeliverable: (notice) => undeliverable.push(notice),
  };
  const tell: AlertsWorld['tell'] = (notice, data, key = 'now') =>
    tellNotice(deps, notice as Notice, { key: `${notice.name} ${key}`, data });
  /** Does what would be queued, one after the other. */
  const atOnce = async (find: (deps: FindDeps) => Promise<void>) => {
    const waiting: (() => Promise<void>)[] = [];
    const notify: Notify = async (notice, data, { key }) => void waiting.push(() => tell(notice, data, key));
    await find({ db, clock, notify });
    for (const job of waiting) await job();
  };
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${world.url}/sandbox/mail/${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  return {
    ...world,
    sharing,
    deps,
    tell,
    undeliverable,
    letters: async () => ((await control('GET', '_state')) as { messages: Letter[] }).messages.toReversed(),
    mailFault: async (body) => void (await control('POST', '_faults', body)),
    tellAll: () => atOnce(findPostsToTell),
    warnAll: () => atOnce(findEndingConnections),
    async postsIn(state, reasons, { provenAbsent = true } = {}) {
      const ids: string[] = [];
      for (const reason of reasons) {
        const [post] = await createShare(sharing, sharer(MAYA), await world.shareBody());
        if (!post) throw new Error('Nothing was shared');
        await db
          .updateTable('post')
          .set({ state, reason, proven_absent: provenAbsent, next_at: null, version: 7, updated_at: clock.now() })
          .where('id', '=', post.id)
          .execute();
        ids.push(post.id);
      }
      return ids;
    },
    async insertConnection({ memberId, grantId, expiresAt }) {
      const row = {
        member_id: memberId,
        network: 'facebook',
        grant_id: grantId,
        account_id: '1',
        account_name: 'Somebody',
        scopes: [],
        expires_at: expiresAt,
        ended_at: null,
        created_at: clock.now(),
        checked_at: clock.now(),
      };
      await db
        .insertInto('connection')
        .values(row)
        .onConflict((conflict) => conflict.columns(['member_id', 'network']).doUpdateSet(row))
        .execute();
    },
    async reset() {
      await world.reset();
      undeliverable.length = 0;
      await db
        .updateTable('member')
        .set({ first_name: 'Maya', time_zone: 'America/Chicago' })
        .where('id', '=', MAYA)
        .execute();
      await db.updateTable('member').set({ first_name: 'Luis', language: 'es' }).where('id', '=', LUIS).execute();
    },
    async close() {
      await mailer.close();
      await world.close();
    },
  };
}
