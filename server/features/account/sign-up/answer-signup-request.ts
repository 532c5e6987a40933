import { freeUsername, usernameStem } from '@yardsign/domain/account/username';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { issueLink } from '../../access/credentials/one-time-link.ts';
import { acceptInForce } from '../consent/consent-store.ts';
import type { AccountDeps, AccountMail } from '../ports.ts';
import {
  changeMember,
  holdUsernames,
  insertMember,
  type MemberRow,
  membersUnder,
  namesBeginning,
  takeRequest,
} from '../store.ts';

/** What somebody signed up with, as it waits for the worker; an empty text is what was not given. */
export type SignupRequest = Record<
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'language'
  | 'username'
  | 'timeZone'
  | 'browser'
  | 'passwordHash'
  | 'referral'
  | 'coupon'
  | 'requestId',
  string
>;

type SignupDeps = Pick<AccountDeps, 'db' | 'clock' | 'random' | 'noteReferral' | 'noteCoupon'> & {
  mail: Pick<AccountMail, 'mailLinks' | 'tell'>;
};

/** Nobody has shown yet that the address is theirs, so there is no password that could open the account. */
export const isUnproven = (member: MemberRow) => member.status === 'incomplete' && member.password_hash === null;

export function publicCode(username: string, id: string): string {
  return `${username.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}-${id.slice(-6)}`;
}

async function placeMember(
  deps: SignupDeps,
  tx: Tx,
  wanted: SignupRequest & { email: string },
  before: MemberRow | undefined,
): Promise<string> {
  const now = deps.clock.now();
  const stem = wanted.username || before?.username || usernameStem(wanted);
  await holdUsernames(tx);
  const taken = await namesBeginning(tx, stem);
  if (before) taken.delete(before.username);
  const username = freeUsername(stem, taken);
  const values = {
    first_name: wanted.firstName,
    last_name: wanted.lastName,
    phone: wanted.phone,
    language: wanted.language === 'es' ? ('es' as const) : ('en' as const),
    username,
    ...(wanted.timeZone !== '' && { time_zone: wanted.timeZone }),
  };
  if (before) {
    await changeMember(tx, before.id, now, values);
    return before.id;
  }
  const id = deps.random.id('usr');
  const account = { id, email: wanted.email, ...values, public_code: publicCode(username, id), created_at: now };
  await insertMember(tx, account);
  await recordAct(tx, {
    at: now,
    action: 'account.created',
    actorId: id,
    realActorId: id,
    subjectId: id,
    detail: {},
    requestId: wanted.requestId,
  });
  return id;
}

/**
 * Makes the account that somebody signed up for, and mails the link that finishes it; one whose address was never proved is
 * renewed. The owner of an account that exists is told so instead. A request is answered once, however often the job runs.
 */
export async function answerSignupRequest(deps: SignupDeps, requestId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const request = await takeRequest(tx, requestId, 'complete-signup', deps.clock.now());
    if (!request) return;
    const { email } = request;
    const wanted = request.detail as SignupRequest;
    const known = await membersUnder(tx, email);
    const unproven = known.find(isUnproven);
    const [owner] = known;
    if (owner && !unproven) {
      await deps.mail.tell(tx, { memberId: owner.id, news: 'already-member', about: requestId });
      return;
    }
    const memberId = await placeMember(deps, tx, { ...wanted, email }, unproven);
    // What they agreed to is what was in force when they sent the form.
    await acceptInForce(tx, memberId, request.created_at);
    if (wanted.referral !== '') await deps.noteReferral(tx, { id: memberId, email }, wanted.referral);
    // A request of an older version of the product says nothing of a coupon.
    if (wanted.coupon) await deps.noteCoupon(tx, memberId, wanted.coupon);
    const { browser, passwordHash } = wanted;
    const link = await issueLink(deps, tx, {
      purpose: 'complete-signup',
      memberId,
      email,
      ...(passwordHash !== '' && { detail: { browser, passwordHash } }),
    });
    await deps.mail.mailLinks(tx, [link]);
  });
}
