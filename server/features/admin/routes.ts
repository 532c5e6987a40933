import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { binary, bind, type BoundRoute, type CallContext } from '../../platform/http/bind.ts';
import { memberOf } from '../../platform/http/policies.ts';
import { changeFeature, setMaxLogins, setSeats } from './change-allowance.ts';
import {
  endSessionsOfPerson,
  removeSecondFactorOfPerson,
  setBlock,
  setLevel,
  setStatus,
  setType,
} from './change-standing.ts';
import { exportAudit } from './export-audit.ts';
import { checkAudit, listAudit } from './list-audit.ts';
import { listPeople } from './list-people.ts';
import { mayAct, mayExport, mayLook } from './policy.ts';
import type { AdminDeps, Deed } from './ports.ts';
import { readInstallation } from './read-installation.ts';
import { readPerson } from './read-person.ts';
import { sendPasswordReset } from './send-password-reset.ts';

interface DeedCall {
  actor: Actor;
  params: { id: string };
  body: { reason: string };
  context: CallContext;
}

export function adminRoutes(deps: AdminDeps): BoundRoute[] {
  const { admin } = api;
  /** Does it, and answers the person as they are afterwards. */
  const after = async (call: DeedCall, act: (deed: Deed) => Promise<void>) => {
    const { actor, params, body, context } = call;
    await act({ by: memberOf(actor), personId: params.id, reason: body.reason, requestId: context.requestId });
    return { person: await readPerson(deps, params.id) };
  };
  return [
    bind(admin.listPeople, { policy: mayLook, handle: ({ query }) => listPeople(deps, query) }),
    bind(admin.getPerson, {
      policy: mayLook,
      handle: async ({ params }) => ({ person: await readPerson(deps, params.id) }),
    }),
    bind(admin.setStatus, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => setStatus(deps, deed, call.body.status)),
    }),
    bind(admin.setBlock, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => setBlock(deps, deed, call.body.blocked)),
    }),
    bind(admin.setType, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => setType(deps, deed, call.body.type)),
    }),
    bind(admin.setLevel, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => setLevel(deps, deed, call.body.level)),
    }),
    bind(admin.setSeats, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => setSeats(deps, deed, call.body.seats)),
    }),
    bind(admin.setMaxLogins, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => setMaxLogins(deps, deed, call.body.maxLogins)),
    }),
    bind(admin.changeFeature, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => changeFeature(deps, deed, call.body.feature, call.body.change)),
    }),
    bind(admin.endSessions, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => endSessionsOfPerson(deps, deed)),
    }),
    bind(admin.sendPasswordReset, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => sendPasswordReset(deps, deed)),
    }),
    bind(admin.removeSecondFactor, {
      policy: mayAct,
      handle: (call) => after(call, (deed) => removeSecondFactorOfPerson(deps, deed)),
    }),
    bind(admin.listAudit, { policy: mayLook, handle: ({ query }) => listAudit(deps, query) }),
    bind(admin.checkAudit, { policy: mayLook, handle: () => checkAudit(deps) }),
    bind(admin.exportAudit, {
      policy: mayExport,
      async handle({ actor, query, context }) {
        const day = deps.clock.now().toISOString().slice(0, 10);
        return binary(await exportAudit(deps, memberOf(actor), query, context.requestId), {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="yardsign-audit-${day}.csv"`,
          'cache-control': 'no-store',
        });
      },
    }),
    bind(admin.getInstallation, { policy: mayLook, handle: () => readInstallation(deps) }),
  ];
}
