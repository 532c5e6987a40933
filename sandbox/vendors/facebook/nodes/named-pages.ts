import { GraphError, missingContent } from '../graph/errors.ts';
import type { Visit } from '../graph/node-type.ts';
import { text, wholeNumber } from '../graph/params.ts';
import { type Answer, type Network, ok } from '../network.ts';

const BY_ID = /@\[(\d+)\]/g;

/** The words as readers see them: a page that is named by its id is shown by its name, and one that is not there as it was sent. */
export function withNames(network: Network, message: string): string {
  return message.replace(
    BY_ID,
    (sent, id: string) => network.state().pages.find((page) => page.id === id)?.name ?? sent,
  );
}

/** The pages that words name. */
export function namedIn(network: Network, message: string): string[] {
  const known = new Set(network.state().pages.map(({ id }) => id));
  return [...message.matchAll(BY_ID)].flatMap(([, id = '']) => (known.has(id) ? [id] : []));
}

/** `GET /pages/search`: pages with these words in their name. For an app with the feature, or a person; a page finds none. */
export function searchPages({ network, caller, call }: Visit): Answer {
  if (caller.kind === 'page')
    throw new GraphError({
      status: 403,
      message:
        '(#10) To use Page Public Metadata Access, your use of this endpoint must be reviewed and approved by Facebook.',
      type: 'OAuthException',
      code: 10,
    });
  const wanted = text(call.params, 'q')?.trim().toLowerCase() ?? '';
  if (wanted === '') throw new GraphError(missingContent);
  const data = network
    .state()
    .pages.filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, wholeNumber(call.params, 'limit') ?? 25)
    .map(({ id, name }) => ({ id, name, link: `${network.baseUrl}/pages/${id}` }));
  return ok({ data });
}
