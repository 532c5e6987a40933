import { type Named, withMentions } from '@yardsign/domain/sharing/mentions';
import type { OutgoingPost, TargetAccess } from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import type { FacebookClient } from './client.ts';
import { foundPagesSchema } from './schema.ts';

const MOST = 10;

/** The words of a post as Facebook takes them: a page that is named stands in them by its id. */
export function withPageIds({ message, mentions = [] }: Pick<OutgoingPost, 'message' | 'mentions'>): string {
  const inWords = mentions.filter(({ as }) => as === 'words');
  return withMentions(message, inWords)
    .map((part) => (typeof part === 'string' ? part : `@[${part.id}]`))
    .join('');
}

/** Finds pages by their name, as the program that Meta has approved for that: the token of a page finds none. */
export function createPageSearch(client: FacebookClient) {
  const { appId, appSecret } = client.settings;
  const token = new Secret(`${appId}|${appSecret.reveal()}`);
  return async (_target: TargetAccess, words: string): Promise<Named[]> => {
    const params = { q: words.replace(/^@/, ''), fields: 'id,name,link,location{city,state}', limit: String(MOST) };
    const request = { method: 'GET', path: 'pages/search', params, token } as const;
    const { data } = (await client.call(request, foundPagesSchema)).answer;
    return data.slice(0, MOST).map(({ id, name, link, location }) => {
      const place = [location?.city, location?.state].filter(Boolean).join(', ');
      return { id, name, about: place || link.replace(/^https?:\/\/(?:www\.)?/, '') };
    });
  };
}
