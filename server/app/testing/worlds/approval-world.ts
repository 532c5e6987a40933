import type { TeamRules } from '@yardsign/domain/approval/team-rules';
import { linkSecret } from '../../../features/access/credentials/one-time-link.ts';
import { needsOf } from '../../../features/approval/must-ask.ts';
import type { ApprovalDeps, AskMail } from '../../../features/approval/ports.ts';
import { putRules } from '../../../features/approval/store.ts';
import { LUIS, MAYA } from './sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from './sharing-world.ts';

export const OSCAR = 'usr_oscar001';

/** Oscar's team: Luis is its admin, Maya a member who posts. */
export interface ApprovalWorld {
  sharing: SharingWorld;
  deps: ApprovalDeps;
  /** What was mailed to those who may agree. */
  mails: AskMail[];
  /** The posts whose members were told an answer. */
  answers: string[];
  setRules(rules: TeamRules): Promise<void>;
  leave(memberId: string): Promise<void>;
  /** The newest link that somebody was mailed for a post. */
  linkOf(approverId: string, postId: string): { id: string; h: string };
  /** The acts of the audit log, oldest first. */
  acts(): Promise<string[]>;
  anew(): Promise<void>;
}

export async function createApprovalWorld(): Promise<ApprovalWorld> {
  const sharing = await createSharingWorld();
  const { db, clock } = sharing;
  const sessionKey = Buffer.alloc(32, 7);
  const mails: AskMail[] = [];
  const answers: string[] = [];
  const { random, networks, pictureAddress, wakeWorker } = sharing.deps;
  sharing.deps.mustAsk = (asked, posts) => needsOf(clock, asked, posts);
  return {
    sharing,
    mails,
    answers,
    deps: {
      ...{ db, clock, random, sessionKey, networks, pictureAddress, wakeWorker },
      posterAddress: ({ sha256 }) => `http://members.example.test/posters/${sha256}`,
      mailAsks: async (_tx, mail) => void mails.push(mail),
      mailAnswer: async (_tx, { postId }) => void answers.push(postId),
      reviewSoon: async () => {},
    },
    setRules: (rules) =>
      db.transaction().execute((tx) => putRules(tx, { teamId: OSCAR, rules, by: OSCAR, at: clock.now() })),
    async leave(memberId) {
      await db.deleteFrom('team_member').where('child_id', '=', memberId).execute();
    },
    linkOf(approverId, postId) {
      const ask = mails
        .filter((mail) => mail.approverId === approverId)
        .flatMap((mail) => mail.asks)
        .findLast((each) => each.postId === postId);
      if (!ask) throw new Error(`Nobody asked ${approverId} for ${postId}`);
      return { id: ask.linkId, h: linkSecret(ask.linkId, sessionKey) };
    },
    async acts() {
      const rows = await db.selectFrom('audit_entry').select('action').orderBy('at').orderBy('id').execute();
      return rows.map(({ action }) => action);
    },
    async anew() {
      await sharing.reset();
      await sharing.connectMaya();
      mails.length = 0;
      answers.length = 0;
      const now = clock.now();
      const oscar = { id: OSCAR, email: 'oscar@example.test', username: 'oscar', public_code: 'oscar' };
      await db
        .insertInto('member')
        .values({
          ...oscar,
          ...{ first_name: 'Oscar', last_name: 'Owner', password_hash: null, status: 'active', type: 'Team Owner' },
          ...{ created_at: now, updated_at: now },
        })
        .execute();
      await db.updateTable('member').set({ first_name: 'Maya', last_name: 'Member' }).where('id', '=', MAYA).execute();
      await db
        .insertInto('team_member')
        .values([
          { parent_id: OSCAR, child_id: MAYA, is_admin: false, joined_at: null },
          { parent_id: OSCAR, child_id: LUIS, is_admin: true, joined_at: null },
        ])
        .execute();
    },
  };
}
