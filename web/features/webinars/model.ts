import { kinds } from '@yardsign/domain/content/kinds';
import { detailPath, GETTING_STARTED } from '@yardsign/domain/content/paths';
import type { Webinar } from './api.ts';

/** Where the sessions of a webinar are told: on a page of their own where there is one, else on its page. */
export function sessionsPathOf({ content_type: type, path }: Pick<Webinar, 'content_type' | 'path'>): string {
  if (path === detailPath(type, GETTING_STARTED)) return '/learning-center/getting-started-webinar';
  return kinds[type].sessionsAt ?? path;
}
