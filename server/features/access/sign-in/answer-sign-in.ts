import { CLIENT_APP } from '@yardsign/contracts/common';
import type { Actor } from '@yardsign/domain/access/actor';
import { readPart } from '../../../platform/database/part.ts';
import type { CallContext } from '../../../platform/http/bind.ts';
import type { Admission, Entrance, Opened } from './open-session.ts';
import { setSessionCookies } from '../session/cookies.ts';
import type { Grant } from '../session/create-session.ts';
import { readDevice, rememberDevice } from './known-device.ts';
import type { AccessDeps } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { endBrowserSession } from '../impersonation/end-impersonation.ts';
import type { MemberRow } from '../store.ts';

/** How this caller would be remembered: a browser by a cookie, any other client by a token (D-04). */
export function entranceOf(
  deps: Parameters<typeof readDevice>[0],
  context: CallContext,
): Pick<Entrance, 'via' | 'userAgent' | 'device'> {
  return {
    via: context.header('x-client-app') === CLIENT_APP ? 'cookie' : 'bearer',
    userAgent: context.userAgent,
    device: readDevice(deps, context),
  };
}

/** Tokens go to API clients in the answer, to browsers in cookies only (D-04). */
export function answerGrant(deps: AccessDeps, context: CallContext, grant: Grant) {
  if (grant.via === 'bearer')
    return { token: grant.token ?? '', refresh_token: grant.refreshToken, expires_at: grant.expiresAt.toISOString() };
  setSessionCookies(context, grant, { secure: deps.secureCookies, now: deps.clock.now() });
  return { expires_at: grant.expiresAt.toISOString() };
}

/** Answers whoever is in. The session that was open in this browser ends: its cookie must not outlive the new one. */
async function answerSession(deps: AccessDeps, call: { context: CallContext; actor: Actor }, opened: Opened) {
  const { actor, context } = call;
  const before = actor.kind === 'member' && actor.via === 'bearer' ? undefined : actor.sessionId;
  if (before !== undefined) {
    await endBrowserSession(deps.db, before, 'signed_in_again', deps.clock.now());
    context.dropBrowserCache();
  }
  if (opened.grant.via === 'cookie') rememberDevice(deps, context, opened.memberId);
  return { user: await readAccount(deps, opened.memberId), ...answerGrant(deps, context, opened.grant) };
}

/** Answers whoever proved the first factor: with the session, with the ticket for the second or for the code of a mail, or with the question whether the account stays. */
export async function answerSignIn(
  deps: AccessDeps,
  call: { context: CallContext; actor: Actor },
  admission: Admission,
) {
  if (admission.kind === 'session') return answerSession(deps, call, admission);
  if (admission.kind === 'second-step')
    return { second_factor: { ticket: admission.ticket, methods: admission.methods } };
  if (admission.kind === 'device-step') return { device_code: { ticket: admission.ticket, sent_to: admission.sentTo } };
  return { restore: { ticket: admission.ticket, deletion_due_at: admission.deletionDueAt.toISOString() } };
}

/** Accounts to choose from, as the person who has the password would tell them apart. */
export function presentChoice(deps: Pick<AccessDeps, 'db' | 'profileSummary'>, members: readonly MemberRow[]) {
  return Promise.all(
    members.map(async (member) => ({
      id: member.id,
      username: member.username,
      name: `${member.first_name} ${member.last_name}`.trim(),
      company: (await readPart(deps.db, deps.profileSummary, member.id)).company,
      status: member.status,
    })),
  );
}
