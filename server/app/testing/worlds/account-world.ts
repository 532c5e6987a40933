import { answerResetRequest } from '../../../features/account/password/answer-reset-request.ts';
import { answerSignupRequest } from '../../../features/account/sign-up/answer-signup-request.ts';
import { linkSecret, type LinkPurpose } from '../../../features/access/credentials/one-time-link.ts';
import { answerResetJob, answerSignupJob } from '../../../features/account/jobs.ts';
import { accountNotice } from '../../../features/account/notices/account-news.ts';
import { linksNotice } from '../../../features/account/notices/links.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { signUpReferrals } from '../../wiring/referral-deps.ts';
import { createNotices } from '../../wiring/notices.ts';
import { queuedJobs, queuedNotices } from '../processes/queued.ts';
import { testApp, TEST_PASSWORD, type TestApp } from '../test-app.ts';

export const NEW_PASSWORD = 'a quiet corner lot';

export interface MailedLink {
  id: string;
  secret: string;
  memberId: string | null;
  email: string;
}

/** The whole web service with two members, and what a mailbox and a worker would know. */
export interface AccountWorld extends TestApp {
  maya: string;
  luis: string;
  /** The newest link of a purpose, as its mail would carry it. */
  link(purpose: LinkPurpose, memberId?: string): Promise<MailedLink>;
  /** Does what the worker would do with the requests for new passwords, whose number it answers, and with sign-ups. */
  answerRequests(): Promise<number>;
  /** News that wait to be told, oldest first. */
  news(): Promise<{ memberId: string; news: string; about: string }[]>;
  /** How many mails with links wait. */
  linkMails(): Promise<string[][]>;
  /** What the audit log says was done to a member, oldest first. */
  acts(memberId: string): Promise<string[]>;
  /** The answer to a call that needs a session, with each of the tokens. */
  statuses(tokens: readonly string[]): Promise<number[]>;
}

export async function accountWorld(settings: Record<string, string> = {}): Promise<AccountWorld> {
  const app = await testApp(settings);
  const maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  const luis = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera', language: 'es' });
  return {
    ...app,
    maya,
    luis,
    async link(purpose, memberId) {
      let query = app.db.selectFrom('one_time_link').selectAll().where('purpose', '=', purpose);
      if (memberId !== undefined) query = query.where('member_id', '=', memberId);
      const rows = await query.execute();
      const row = rows.findLast(({ spent_at, voided_at }) => spent_at === null && voided_at === null) ?? rows.at(-1);
      if (!row) throw new Error(`No link to ${purpose} was made`);
      return {
        id: row.id,
        secret: linkSecret(row.id, app.core.sessionKey),
        memberId: row.member_id,
        email: row.email,
      };
    },
    async answerRequests() {
      const requests = await queuedJobs<{ requestId: string }>(app.db, answerResetJob.name);
      const { db, clock, core } = app;
      const mail = createNotices(core).account;
      const deps = { db, clock, random: core.random, mail, ...signUpReferrals(core) };
      for (const { requestId } of requests) await answerResetRequest(deps, requestId);
      // At once, as workers of several processes do.
      const signups = await queuedJobs<{ requestId: string }>(app.db, answerSignupJob.name);
      await Promise.all(signups.map(({ requestId }) => answerSignupRequest(deps, requestId)));
      return requests.length;
    },
    news: () => queuedNotices(app.db, accountNotice),
    linkMails: async () => (await queuedNotices(app.db, linksNotice)).map(({ linkIds }) => linkIds),
    async acts(memberId) {
      const rows = await app.db
        .selectFrom('audit_entry')
        .select('action')
        .where('subject_id', '=', memberId)
        .orderBy('id')
        .execute();
      return rows.map(({ action }) => action);
    },
    statuses: (tokens) =>
      Promise.all(
        tokens.map(async (token) => (await app.call({ method: 'GET', url: '/api/app/v1/account', token })).statusCode),
      ),
  };
}

/** Signs in with any password. */
export async function enterWith(app: TestApp, username: string, password = TEST_PASSWORD) {
  const answer = await app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username, password, industry_id: 1 },
  });
  interface Entered {
    token?: string;
    refresh_token?: string;
    restore?: { ticket: string; deletion_due_at: string };
  }
  return { status: answer.statusCode, ...answer.json<{ data?: Entered }>().data };
}
