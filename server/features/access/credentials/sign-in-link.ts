import { AppError } from '../../../platform/errors.ts';
import { admitMember } from '../sign-in/admit-member.ts';
import { assertMaySignIn, type Admission, type Entrance } from '../sign-in/open-session.ts';
import { linkIdentity, readWaitingIdentity } from '../federated/link-identity.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import { issueLink, readLink, spendLink, type LinkRow } from './one-time-link.ts';
import type { AccessDeps } from '../ports.ts';
import { findByAddress, findMember, takeLinkRequest } from '../store.ts';

/** Both halves of a mailed link, as they stand in its address. */
function readTicket(ticket: string): { id: string; secret: string } {
  const [id = '', secret = ''] = ticket.split('.');
  return { id, secret };
}

/** A link that may sign in: one that was asked for, or one that links an identity besides. */
async function findTicket(deps: AccessDeps, ticket: string): Promise<LinkRow> {
  const halves = readTicket(ticket);
  try {
    return await readLink(deps, deps.db, { purpose: 'sign-in', ...halves });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return readLink(deps, deps.db, { purpose: 'link-identity', ...halves });
  }
}

/**
 * Notes that somebody wants to sign in by mail, and leaves it to the worker to find out whether the address has accounts. So
 * the answer takes the same time, and does the same work, for every address.
 *
 * @throws AppError `too_many_requests`
 */
export async function requestSignInLink(deps: AccessDeps, input: { email: string; ip: string }): Promise<void> {
  await enforceLimit(deps.limits.mailsFromAddress, `sign-in:${input.ip}`);
  await enforceLimit(deps.limits.mailsToAccount, `sign-in:${input.email.toLowerCase()}`);
  await deps.db.transaction().execute(async (tx) => {
    const requestId = await issueLink(deps, tx, { purpose: 'sign-in', memberId: null, email: input.email });
    await deps.linkMail.answerSignInRequest(tx, requestId);
  });
}

/** The worker's half: a link for every account of the address, and one mail for all of them. A request is answered once. */
export async function answerSignInRequest(
  deps: Pick<AccessDeps, 'db' | 'clock' | 'random'> & { linkMail: Pick<AccessDeps['linkMail'], 'mailLinks'> },
  requestId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const email = await takeLinkRequest(tx, requestId, deps.clock.now());
    if (email === undefined) return;
    const links: string[] = [];
    for (const member of await findByAddress(tx, email)) {
      if (member.blocked_at !== null) continue;
      links.push(await issueLink(deps, tx, { purpose: 'sign-in', memberId: member.id, email: member.email }));
    }
    if (links.length > 0) await deps.linkMail.mailLinks(tx, links);
  });
}

/** Whose link it is, without using it. @throws AppError `link_invalid` */
export async function readSignInLink(deps: AccessDeps, ticket: string) {
  const link = await findTicket(deps, ticket);
  const member = link.member_id === null ? undefined : await findMember(deps.db, link.member_id);
  if (!member) throw new AppError('link_invalid');
  return {
    name: `${member.first_name} ${member.last_name}`.trim(),
    username: member.username,
    connects: link.purpose === 'link-identity' ? readWaitingIdentity(link.detail).provider : null,
  };
}

type TicketInput = { ticket: string; requestId: string; entrance: Entrance };

/**
 * Signs in by a mailed link, and uses it up. One that was mailed to link an identity links it before.
 *
 * @throws AppError `invalid_login`, also for a link that does not work (it is a failed sign-in like any other),
 *   `feature_required`, `identity_taken`
 */
export async function signInWithTicket(deps: AccessDeps, input: TicketInput): Promise<Admission> {
  return useTicket(deps, input).catch((cause: unknown) => {
    throw cause instanceof AppError && cause.code === 'link_invalid' ? new AppError('invalid_login', { cause }) : cause;
  });
}

async function useTicket(deps: AccessDeps, input: TicketInput): Promise<Admission> {
  const link = await findTicket(deps, input.ticket);
  if (link.member_id === null) throw new AppError('link_invalid');
  const memberId = link.member_id;
  // Before it is used up: a block or a missing feature must not cost the link.
  await assertMaySignIn(deps, memberId, input.entrance.feature);
  const purpose = link.purpose === 'link-identity' ? ('link-identity' as const) : ('sign-in' as const);
  await deps.db.transaction().execute(async (tx) => {
    await spendLink(deps, tx, { purpose, ...readTicket(input.ticket) });
    if (purpose === 'link-identity')
      await linkIdentity(deps, tx, {
        memberId,
        identity: readWaitingIdentity(link.detail),
        requestId: input.requestId,
      });
  });
  if (purpose === 'link-identity') await deps.tellSecurityNews(memberId, 'identity-linked');
  return admitMember(deps, memberId, input.entrance);
}
