import { DAY_MS } from '@yardsign/domain/time/spans';
import { api } from '@yardsign/contracts/api';
import { ACTION_OF_EVENT, PAGE_VIEW } from '@yardsign/domain/usage/usage-event';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { crew, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import type { UsageDeps } from './ports.ts';
import { eventsSince, pagesSince } from './store.ts';
import { takeEvent } from './take-event.ts';

export function usageRoutes(deps: UsageDeps): BoundRoute[] {
  const { usage } = api;
  return [
    bind(usage.track, {
      policy: signedIn,
      handle: ({ actor, body }) => takeEvent(deps, memberOf(actor), body),
    }),
    bind(usage.readUsage, {
      policy: inPerson(crew),
      async handle({ query: { days } }) {
        const since = new Date(deps.clock.now().getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
        const [counted, pages] = await Promise.all([
          eventsSince(deps.db, since),
          pagesSince(deps.db, since, PAGE_VIEW),
        ]);
        const events = counted.flatMap(({ event, times }) => {
          const action = ACTION_OF_EVENT.get(event);
          return action === undefined ? [] : [{ event, action, times }];
        });
        return { data: { since, events, pages } };
      },
    }),
  ];
}
