import { api } from '@yardsign/contracts/api';
import { AppError } from '../../platform/errors.ts';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { listComing } from '../autopilot/slots-of-days.ts';
import { readFeedAddress, renewFeedAddress } from './feed/feed-address.ts';
import { removeFeed } from './feed/feed-store.ts';
import { readFeed } from './feed/read-feed.ts';
import { readCalendar, type SchedulingDeps } from './read-calendar.ts';
import { suggestPieces } from './suggest-pieces.ts';

export function schedulingRoutes(deps: SchedulingDeps): BoundRoute[] {
  return [
    bind(api.scheduling.getCalendar, {
      policy: signedIn,
      handle: ({ actor, query }) => readCalendar(deps, memberOf(actor).userId, query),
    }),
    bind(api.scheduling.listSuggestions, {
      policy: signedIn,
      handle: ({ actor }) => suggestPieces(deps, memberOf(actor).userId),
    }),
    bind(api.scheduling.listComing, {
      policy: signedIn,
      handle: ({ actor, query }) => listComing(deps, memberOf(actor).userId, query),
    }),
    bind(api.scheduling.getFeed, {
      policy: inPerson(signedIn),
      handle: async ({ actor }) => ({ url: await readFeedAddress(deps, memberOf(actor).userId) }),
    }),
    bind(api.scheduling.renewFeed, {
      policy: inPerson(signedIn),
      handle: async ({ actor }) => ({ url: await renewFeedAddress(deps, memberOf(actor).userId) }),
    }),
    bind(api.scheduling.removeFeed, {
      policy: inPerson(signedIn),
      handle: ({ actor }) => removeFeed(deps.db, memberOf(actor).userId),
    }),
    bind(api.scheduling.readFeed, {
      policy: anyone,
      async handle({ params }) {
        const file = await readFeed(deps, params.id, params.key);
        if (!file) throw new AppError('not_found');
        return binary(file, { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
      },
    }),
  ];
}
