import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { bind, type BoundRoute, type CallContext, type Verdict } from '../../../platform/http/bind.ts';
import { memberOf, signedIn } from '../../../platform/http/policies.ts';
import type { Grant } from '../session/create-session.ts';
import { endViewing } from './end-impersonation.ts';
import { listViewings } from './list-impersonations.ts';
import type { AccessDeps } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { startViewing } from './start-impersonation.ts';

/** The address names the caller; anybody else's does not exist. The team is looked at by the use case, as it is now. */
function mayViewTeam(actor: Actor, input: { params: { id: string } }): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  if (actor.viewer !== null) return 'viewing_as_someone';
  return actor.userId === input.params.id ? 'allow' : 'user_not_found';
}

type HandOver = (context: CallContext, grant: Grant) => { token?: string; refresh_token?: string; expires_at: string };

/** An admin sees as any user who is not staff: the branch of `authenticate` that carries an id instead of a password. */
export async function viewAsUser(
  deps: AccessDeps,
  hand: HandOver,
  call: { actor: Actor; context: CallContext; body: { id: string; reason: string } },
) {
  const grant = await startViewing(deps, memberOf(call.actor), {
    memberId: call.body.id,
    mode: 'admin',
    reason: call.body.reason,
    userAgent: call.context.userAgent,
    requestId: call.context.requestId,
  });
  return { data: { user: await readAccount(deps, call.body.id), ...handOn(hand)(call.context, grant) } };
}

/** The browser goes on as another person: what it keeps of the one before must not be shown. */
function handOn(hand: HandOver): HandOver {
  return (context, grant) => {
    context.dropBrowserCache();
    return hand(context, grant);
  };
}

export function viewingRoutes(deps: AccessDeps, handSession: HandOver): BoundRoute[] {
  const hand = handOn(handSession);
  return [
    bind(api.access.viewAsMember, {
      policy: mayViewTeam,
      async handle({ actor, params, body, context }) {
        const grant = await startViewing(deps, memberOf(actor), {
          memberId: params.memberId,
          mode: 'team',
          reason: body.reason ?? '',
          userAgent: context.userAgent,
          requestId: context.requestId,
        });
        return { data: { user: await readAccount(deps, params.memberId), ...hand(context, grant) } };
      },
    }),
    bind(api.access.endViewing, {
      policy: signedIn,
      async handle({ actor, context }) {
        const member = memberOf(actor);
        const grant = await endViewing(deps, member, context.requestId);
        const { email } = await readAccount(deps, member.viewer?.userId ?? member.userId);
        return { data: { email, expires_at: grant === null ? null : hand(context, grant).expires_at } };
      },
    }),
    bind(api.access.listViewings, {
      policy: signedIn,
      handle: ({ actor, query }) => listViewings(deps, memberOf(actor).userId, query.cursor),
    }),
  ];
}
