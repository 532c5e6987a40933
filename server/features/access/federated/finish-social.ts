import type { Actor } from '@yardsign/domain/access/actor';
import { AppError } from '../../../platform/errors.ts';
import { admitMember } from '../sign-in/admit-member.ts';
import { assertMaySignIn, type Admission, type Entrance } from '../sign-in/open-session.ts';
import { sha256 } from '../session/tokens.ts';
import { linkIdentity, type WaitingIdentity } from './link-identity.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import { issueLink } from '../credentials/one-time-link.ts';
import type { AccessDeps, ProviderSlug } from '../ports.ts';
import type { SocialFailure } from './return-from-provider.ts';
import { findByPassword } from '../sign-in/sign-in.ts';
import { findAttempt, findIdentity, noteIdentityUsed, spendAttempt } from './social-store.ts';
import { findByAddress, type MemberRow } from '../store.ts';

interface ReturnedIdentity {
  id: string;
  memberId: string | null;
  identity: WaitingIdentity;
  /** The provider vouches for the address. */
  proven: boolean;
  name: string;
}

export type SocialOutcome =
  | Admission
  | { kind: 'link'; provider: ProviderSlug; email: string }
  | { kind: 'create'; provider: ProviderSlug; email: string; name: string }
  | { kind: 'connected'; provider: ProviderSlug };

/** @throws AppError `sign_in_stale` for a way that this browser did not begin or that is over; the failure of the provider. */
async function readReturn(
  deps: AccessDeps,
  attempt: string,
  browserKey: string | undefined,
): Promise<ReturnedIdentity> {
  const now = deps.clock.now();
  const row = await findAttempt(deps.db, { id: attempt, browserHash: sha256(browserKey ?? ''), now });
  if (!row?.outcome) throw new AppError('sign_in_stale');
  const { failed, issuer = '', subject = '', email = '', proven, name = '' } = row.outcome;
  if (failed !== undefined) {
    await spendAttempt(deps.db, row.id, now);
    throw new AppError(failed as SocialFailure);
  }
  return {
    id: row.id,
    memberId: row.member_id,
    identity: { provider: row.provider, issuer, subject, email },
    proven: proven === 'yes',
    name,
  };
}

async function spend(deps: AccessDeps, came: ReturnedIdentity): Promise<void> {
  if (!(await spendAttempt(deps.db, came.id, deps.clock.now()))) throw new AppError('sign_in_stale');
}

/** Accounts that may be linked: an address that the provider vouches for, of people who are welcome. */
async function accountsOf(deps: AccessDeps, came: ReturnedIdentity): Promise<MemberRow[]> {
  if (!came.proven || came.identity.email === '') return [];
  return (await findByAddress(deps.db, came.identity.email)).filter((member) => member.blocked_at === null);
}

async function connect(
  deps: AccessDeps,
  came: ReturnedIdentity,
  actor: Actor,
  requestId: string,
): Promise<SocialOutcome> {
  if (actor.kind !== 'member' || actor.userId !== came.memberId) throw new AppError('sign_in_required');
  if (actor.impersonator !== null) throw new AppError('while_impersonating');
  await spend(deps, came);
  const link = { memberId: actor.userId, identity: came.identity, requestId };
  await deps.db.transaction().execute((tx) => linkIdentity(deps, tx, link));
  await deps.tellSecurityNews(actor.userId, 'identity-linked');
  return { kind: 'connected', provider: came.identity.provider };
}

/**
 * Goes on with what a provider said: signs in, or says what has to be decided first. The account is found by who the provider
 * says it is, never by the address: an address may have had another owner.
 */
export async function finishSocial(
  deps: AccessDeps,
  input: { attempt: string; browserKey: string | undefined; actor: Actor; requestId: string; entrance: Entrance },
): Promise<SocialOutcome> {
  const came = await readReturn(deps, input.attempt, input.browserKey);
  if (came.memberId !== null) return connect(deps, came, input.actor, input.requestId);
  const { provider, email } = came.identity;
  const known = await findIdentity(deps.db, came.identity);
  if (known) {
    await spend(deps, came);
    const admission = await admitMember(deps, known.member_id, input.entrance);
    await noteIdentityUsed(deps.db, came.identity, deps.clock.now());
    return admission;
  }
  if ((await accountsOf(deps, came)).length > 0) return { kind: 'link', provider, email };
  await spend(deps, came);
  return { kind: 'create', provider, email, name: came.name };
}

/**
 * Links an identity to an account of the same address by the password of that account, and signs in.
 *
 * @throws AppError `invalid_login`, `sign_in_stale`, `too_many_requests`
 */
export async function linkWithPassword(
  deps: AccessDeps,
  input: {
    attempt: string;
    browserKey: string | undefined;
    password: string;
    username: string | undefined;
    ip: string;
    requestId: string;
    entrance: Entrance;
  },
): Promise<Admission | { kind: 'choice'; members: MemberRow[] }> {
  await enforceLimit(deps.limits.signIns, input.ip);
  const came = await readReturn(deps, input.attempt, input.browserKey);
  const wanted = input.username?.toLowerCase();
  const accounts = (await accountsOf(deps, came)).filter(
    (member) => came.memberId === null && (wanted === undefined || member.username.toLowerCase() === wanted),
  );
  const matching = await findByPassword(
    deps,
    accounts.map((member) => ({ member, credential: null })),
    input.password,
  );
  const [first] = matching;
  if (!first) throw new AppError('invalid_login');
  if (matching.length > 1) return { kind: 'choice', members: matching.map(({ member }) => member) };
  const memberId = first.member.id;
  await assertMaySignIn(deps, memberId, input.entrance.feature);
  await spend(deps, came);
  const link = { memberId, identity: came.identity, requestId: input.requestId };
  await deps.db.transaction().execute((tx) => linkIdentity(deps, tx, link));
  await deps.tellSecurityNews(memberId, 'identity-linked');
  return admitMember(deps, memberId, input.entrance);
}

/** Mails a link to the accounts of the address: for who signed up long ago and does not have the password. */
export async function mailIdentityLink(
  deps: AccessDeps,
  input: { attempt: string; browserKey: string | undefined; ip: string },
): Promise<void> {
  const came = await readReturn(deps, input.attempt, input.browserKey);
  await enforceLimit(deps.limits.mailsFromAddress, `link:${input.ip}`);
  await enforceLimit(deps.limits.mailsToAccount, `link:${came.identity.email.toLowerCase()}`);
  const accounts = came.memberId === null ? await accountsOf(deps, came) : [];
  await deps.db.transaction().execute(async (tx) => {
    const links: string[] = [];
    for (const { id, email } of accounts)
      links.push(await issueLink(deps, tx, { purpose: 'link-identity', memberId: id, email, detail: came.identity }));
    if (links.length > 0) await deps.linkMail.mailLinks(tx, links);
  });
}
