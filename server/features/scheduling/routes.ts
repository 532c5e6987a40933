import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { memberOf, signedIn } from '../../platform/http/policies.ts';
import { readCalendar, type SchedulingDeps } from './read-calendar.ts';

export function schedulingRoutes(deps: SchedulingDeps): BoundRoute[] {
  return [
    bind(api.scheduling.getCalendar, {
      policy: signedIn,
      handle: ({ actor, query }) => readCalendar(deps, memberOf(actor).userId, query),
    }),
  ];
}
