import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { inPerson, memberOf } from '../../../platform/http/policies.ts';
import { addCredential, changeCredential, removeCredential } from './change-login-credentials.ts';
import { credentialsOf, type CredentialRow } from './login-credential-store.ts';
import { ownAccount } from '../policy.ts';
import type { AccessDeps } from '../ports.ts';
import { findMember, findSession } from '../store.ts';

const present = (row: CredentialRow, currentId: string | null | undefined) => ({
  id: row.id,
  username: row.username,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  current: row.id === currentId,
});

export function credentialRoutes(deps: AccessDeps): BoundRoute[] {
  const policy = inPerson(ownAccount);
  const currentOf = async (sessionId: string) => (await findSession(deps.db, sessionId))?.credential_id;
  return [
    bind(api.access.listLoginCredentials, {
      policy,
      async handle({ actor }) {
        const { userId, sessionId } = memberOf(actor);
        const [rows, member, current] = await Promise.all([
          credentialsOf(deps.db, userId),
          findMember(deps.db, userId),
          currentOf(sessionId),
        ]);
        return {
          data: {
            login_credentials: rows.map((row) => present(row, current)),
            used: rows.length + 1,
            max_logins: member?.max_logins ?? 1,
          },
        };
      },
    }),
    bind(api.access.addLoginCredential, {
      policy,
      async handle({ actor, body, context }) {
        const { username, password, current_password: ownPassword } = body;
        const row = await addCredential(deps, memberOf(actor), { username, password, ownPassword }, context.requestId);
        return { data: { login_credential: present(row, null) } };
      },
    }),
    bind(api.access.changeLoginCredential, {
      policy,
      async handle({ actor, params, body, context }) {
        const change = { id: params.cid, password: body.password, ownPassword: body.current_password };
        const row = await changeCredential(deps, memberOf(actor), change, context.requestId);
        return { data: { login_credential: present(row, await currentOf(memberOf(actor).sessionId)) } };
      },
    }),
    bind(api.access.removeLoginCredential, {
      policy,
      async handle({ actor, params, body, context }) {
        const removal = { username: params.username, ownPassword: body.current_password };
        await removeCredential(deps, memberOf(actor), removal, context.requestId);
      },
    }),
  ];
}
