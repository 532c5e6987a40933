import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { bind, type BoundRoute, type CallContext, type Verdict } from '../../../platform/http/bind.ts';
import { memberOf, signedIn } from '../../../platform/http/policies.ts';
import type { Grant } from '../session/create-session.ts';
import { endImpersonation } from './end-impersonation.ts';
import { listImpersonations } from './list-impersonations.ts';
import type { AccessDeps } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { startImpersonation } from './start-impersonation.ts';

/** The address names the caller; anybody else's does not exist. The team is looked at by the use case, as it is now. */
function mayImpersonateInTeam(actor: Actor, input: { params: { id: string } }): Verdict {
  if (actor.kind === 'guest') return 'sign_in_required';
  if (actor.impersonator !== null) return 'while_impersonating';
  return actor.userId === input.params.id ? 'allow' : 'user_not_found';
}

type AnswerGrant = (
  context: CallContext,
  grant: Grant,
) => { token?: string; refresh_token?: string; expires_at: string };

/** An admin impersonates any user who is not staff: the branch of `authenticate` that carries an id instead of a password. */
export async function impersonateUser(
  deps: AccessDeps,
  answerWith: AnswerGrant,
  call: { actor: Actor; context: CallContext; body: { id: string; reason: string } },
) {
  const grant = await startImpersonation(deps, memberOf(call.actor), {
    memberId: call.body.id,
    mode: 'admin',
    reason: call.body.reason,
    userAgent: call.context.userAgent,
    requestId: call.context.requestId,
  });
  return {
    data: { user: await readAccount(deps, call.body.id), ...withoutBrowserCache(answerWith)(call.context, grant) },
  };
}

/** The browser goes on as another person: what it keeps of the one before must not be shown. */
function withoutBrowserCache(answerWith: AnswerGrant): AnswerGrant {
  return (context, grant) => {
    context.dropBrowserCache();
    return answerWith(context, grant);
  };
}

export function impersonationRoutes(deps: AccessDeps, answer: AnswerGrant): BoundRoute[] {
  const answerWith = withoutBrowserCache(answer);
  return [
    bind(api.access.impersonateMember, {
      policy: mayImpersonateInTeam,
      async handle({ actor, params, body, context }) {
        const grant = await startImpersonation(deps, memberOf(actor), {
          memberId: params.memberId,
          mode: 'team',
          reason: body.reason ?? '',
          userAgent: context.userAgent,
          requestId: context.requestId,
        });
        return { data: { user: await readAccount(deps, params.memberId), ...answerWith(context, grant) } };
      },
    }),
    bind(api.access.endImpersonation, {
      policy: signedIn,
      async handle({ actor, context }) {
        const member = memberOf(actor);
        const grant = await endImpersonation(deps, member, context.requestId);
        const { email } = await readAccount(deps, member.impersonator?.userId ?? member.userId);
        return { data: { email, expires_at: grant === null ? null : answerWith(context, grant).expires_at } };
      },
    }),
    bind(api.access.listImpersonations, {
      policy: signedIn,
      handle: ({ actor, query }) => listImpersonations(deps, memberOf(actor).userId, query.cursor),
    }),
  ];
}
