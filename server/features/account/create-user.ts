import { createHash } from 'node:crypto';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { createUser as route } from '@yardsign/contracts/routes/account';
import { freeUsername, usernameStem } from '@yardsign/domain/account/username';
import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import { takePlace } from '../access/limits.ts';
import { issueLink } from '../access/one-time-link.ts';
import { mustBeGood } from './check-password.ts';
import type { AccountDeps } from './ports.ts';
import { changeMember, insertMember, membersUnder, namesBeginning, type MemberRow } from './store.ts';

type Wanted = RouteTypes<typeof route>['body'];

/** What ties the password of a sign-up to the browser that chose it. Bytes go into a cookie, their digest beside the link. */
export const browserDigest = (key: string) => createHash('sha256').update(key).digest('hex');

/** Nobody has shown yet that the address is theirs, so there is no password that could open the account. */
const isUnproven = (member: MemberRow) => member.status === 'incomplete' && member.password_hash === null;

export function publicCode(username: string, id: string): string {
  return `${username.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}-${id.slice(-6)}`;
}

async function chooseUsername(tx: Tx, wanted: Wanted, own: string | undefined): Promise<string> {
  const stem =
    wanted.username ??
    own ??
    usernameStem({ firstName: wanted.first_name, lastName: wanted.last_name, email: wanted.email });
  const taken = await namesBeginning(tx, stem);
  if (own !== undefined) taken.delete(own);
  if (wanted.username !== undefined && taken.has(wanted.username))
    throw new AppError('account_not_created', { issues: [{ path: 'username', message: 'taken' }] });
  return freeUsername(stem, taken);
}

async function placeMember(deps: AccountDeps, tx: Tx, wanted: Wanted, before: MemberRow | undefined): Promise<string> {
  const now = deps.clock.now();
  const username = await chooseUsername(tx, wanted, before?.username);
  const values = {
    first_name: wanted.first_name,
    last_name: wanted.last_name,
    phone: wanted.phone ?? '',
    language: wanted.language ?? ('en' as const),
    username,
  };
  if (before) {
    await changeMember(tx, before.id, now, values);
    return before.id;
  }
  const id = deps.random.id('usr');
  await insertMember(tx, {
    id,
    email: wanted.email,
    ...values,
    public_code: publicCode(username, id),
    created_at: now,
  });
  return id;
}

/**
 * Signs somebody up. The account stays unfinished, and has no password, until its mailed link is opened: whoever signs up
 * with an address that is not theirs must not end up with a password that opens the account of its owner. A password that is
 * chosen here waits beside the link, for the browser that chose it. Whoever has an account under the address is told so by
 * mail, and the caller learns nothing of it.
 *
 * @param input.browserKey what this browser will show when the link is opened in it.
 * @throws AppError `account_not_created` with an issue per field, `too_many_requests`.
 */
export async function createUser(
  deps: AccountDeps,
  input: { wanted: Wanted; browserKey: string; ip: string; requestId: string },
): Promise<{ mailed_to: string }> {
  const { wanted, browserKey } = input;
  takePlace(deps.limits.signUps, input.ip);
  const about = [wanted.first_name, wanted.last_name, wanted.username ?? '', wanted.email];
  if (wanted.password !== undefined) mustBeGood(deps, wanted.password, about, 'account_not_created');
  // Always hashed, known address or not: it is what takes the time.
  const passwordHash = await deps.passwords.hash(wanted.password ?? browserKey);
  const held = { browser: browserDigest(browserKey), passwordHash };
  const place = async (tx: Tx) => {
    const known = await membersUnder(tx, wanted.email);
    const unproven = known.find(isUnproven);
    const [owner] = known;
    if (owner && !unproven) {
      // The name is looked up here too: a taken one is refused alike.
      await chooseUsername(tx, wanted, undefined);
      await deps.mail.tell(tx, { memberId: owner.id, news: 'already-member', about: deps.random.id('nws') });
      return;
    }
    const memberId = await placeMember(deps, tx, wanted, unproven);
    const link = await issueLink(deps, tx, {
      purpose: 'complete-signup',
      memberId,
      email: wanted.email,
      ...(wanted.password !== undefined && { detail: held }),
    });
    await deps.mail.mailLinks(tx, [link]);
    if (unproven) return;
    await recordAct(tx, {
      at: deps.clock.now(),
      action: 'account.created',
      actorId: memberId,
      realActorId: memberId,
      subjectId: memberId,
      detail: {},
      requestId: input.requestId,
    });
  };
  // Somebody may have taken the derived name meanwhile: then the next free one is found.
  await deps.db
    .transaction()
    .execute(place)
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      return deps.db.transaction().execute(place);
    });
  return { mailed_to: wanted.email };
}
