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
import type { AdminDeps, AdminAct } from './ports.ts';
import { readInstallation } from './read-installation.ts';
import { readPerson } from './read-person.ts';
import { sendPasswordReset } from './send-password-reset.ts';

interface AdminActCall {
  actor: Actor;
  params: { id: string };
  body: { reason: string };
  context: CallContext;
}

export function adminRoutes(deps: AdminDeps): BoundRoute[] {
  const { admin } = api;
  /** Does it, and answers the person as they are afterwards. */
  const after = async (call: AdminActCall, act: (adminAct: AdminAct) => Promise<void>) => {
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
      handle: (call) => after(call, (adminAct) => setStatus(deps, adminAct, call.body.status)),
    }),
    bind(admin.setBlock, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => setBlock(deps, adminAct, call.body.blocked)),
    }),
    bind(admin.setType, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => setType(deps, adminAct, call.body.type)),
    }),
    bind(admin.setLevel, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => setLevel(deps, adminAct, call.body.level)),
    }),
    bind(admin.setSeats, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => setSeats(deps, adminAct, call.body.seats)),
    }),
    bind(admin.setMaxLogins, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => setMaxLogins(deps, adminAct, call.body.maxLogins)),
    }),
    bind(admin.changeFeature, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => changeFeature(deps, adminAct, call.body.feature, call.body.change)),
    }),
    bind(admin.endSessions, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => endSessionsOfPerson(deps, adminAct)),
    }),
    bind(admin.sendPasswordReset, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => sendPasswordReset(deps, adminAct)),
    }),
    bind(admin.removeSecondFactor, {
      policy: mayAct,
      handle: (call) => after(call, (adminAct) => removeSecondFactorOfPerson(deps, adminAct)),
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
