import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { memberOf, signedIn } from '../../platform/http/policies.ts';
import { asShown, listResults, readAdvice, readFigures } from './list-results.ts';
import type { ResultsDeps } from './read-due-figures.ts';

export function resultsRoutes(deps: ResultsDeps): BoundRoute[] {
  return [
    bind(api.results.getFigures, {
      policy: signedIn,
      handle: ({ actor, params }) => readFigures(deps, memberOf(actor).userId, params.id),
    }),
    bind(api.results.getAdvice, {
      policy: signedIn,
      async handle({ actor }) {
        const { again, ...advice } = await readAdvice(deps, memberOf(actor).userId);
        return { ...advice, again: again.map(asShown) };
      },
    }),
    bind(api.results.listResults, {
      policy: signedIn,
      handle: ({ actor, query }) => listResults(deps, memberOf(actor).userId, query),
    }),
  ];
}
