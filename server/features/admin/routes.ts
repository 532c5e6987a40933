import { api } from '@yardsign/contracts/api';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { memberOf } from '../../platform/http/policies.ts';
import { exportAudit } from './export-audit.ts';
import { checkAudit, listAudit } from './list-audit.ts';
import { listPeople } from './list-people.ts';
import { mayExport, mayLook } from './policy.ts';
import { personActRoutes } from './person-acts.ts';
import type { AdminDeps } from './ports.ts';
import { readInstallation } from './read-installation.ts';
import { readPerson } from './read-person.ts';

export function adminRoutes(deps: AdminDeps): BoundRoute[] {
  const { admin } = api;
  return [
    bind(admin.listPeople, { policy: mayLook, handle: ({ query }) => listPeople(deps, query) }),
    bind(admin.getPerson, {
      policy: mayLook,
      handle: async ({ params }) => ({ person: await readPerson(deps, params.id) }),
    }),
    ...personActRoutes(deps),
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
