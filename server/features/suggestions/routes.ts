import { api } from '@yardsign/contracts/api';
import type { SuggestionState } from '@yardsign/domain/suggestions/suggestion';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { crew, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { readCursor, writeCursor } from '../../platform/http/time-cursor.ts';
import { addSuggestion } from './add-suggestion.ts';
import { answerSuggestion } from './answer-suggestion.ts';
import type { SuggestionsDeps } from './ports.ts';
import { presentSuggestion, presentWritten } from './present.ts';
import { pageOfSuggestions, type WrittenRow } from './store.ts';

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
  state?: SuggestionState | undefined;
}

async function pageOf<Item>(
  deps: Pick<SuggestionsDeps, 'db'>,
  { cursor, limit, state }: PageQuery,
  memberId: string | undefined,
  present: (row: WrittenRow) => Item,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor, 'sug');
  const rows = await pageOfSuggestions(deps.db, { memberId, state, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

export function suggestionRoutes(deps: SuggestionsDeps): BoundRoute[] {
  const { suggestions } = api;
  return [
    bind(suggestions.addSuggestion, {
      policy: inPerson(signedIn),
      handle: async ({ actor, body }) => ({ data: await addSuggestion(deps, memberOf(actor).userId, body) }),
    }),
    bind(suggestions.listSuggestions, {
      policy: signedIn,
      handle: async ({ actor, query }) => ({
        data: await pageOf(deps, query, memberOf(actor).userId, presentSuggestion),
      }),
    }),
    bind(suggestions.listAllSuggestions, {
      policy: inPerson(crew),
      handle: async ({ query }) => ({ data: await pageOf(deps, query, undefined, presentWritten) }),
    }),
    bind(suggestions.answerSuggestion, {
      policy: inPerson(crew),
      handle: async ({ actor, params, body, context }) => {
        const act = { memberId: memberOf(actor).userId, id: params.id, requestId: context.requestId };
        return { data: await answerSuggestion(deps, act, body) };
      },
    }),
  ];
}
