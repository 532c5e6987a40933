import { CONTENT_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { freshFor, NOTICES_FRESH_MS } from '@yardsign/domain/content/notice-times';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import { serverNow } from '../../lib/browser/server-clock.ts';
import type { Language } from '../../lib/i18n/language.ts';

/** The types that members are told of without looking for them. */
const NOTICE_TYPES = CONTENT_TYPES.filter((type) => kinds[type].notice !== undefined);

/** As many as one look at the dashboard could show. */
const ASKED = 12;

/** The newest reports, alerts and pieces to share, in one call. */
export function noticesQuery(language: Language, timeZone: string) {
  const dayOf = (instant: Date) => instantToWallClock(instant, timeZone).date;
  return queryOptions({
    queryKey: ['content', 'notices', language],
    queryFn: async ({ signal }) => {
      const query = { language, page: 0, limit: ASKED, status: 'published,public', types: NOTICE_TYPES.join(',') };
      return (await api.content.listContent({ query, signal })).data;
    },
    // Kept while other pages are shown: what was asked for a moment ago is not asked for again on the way back.
    gcTime: Number.POSITIVE_INFINITY,
    // Alerts are asked for every quarter of an hour; what is to be shared alone could wait for the next day.
    staleTime: ({ state: { data = [] } }) => {
      const share = data.find((piece) => kinds[piece.content_type].notice === 'share');
      const hasAlerts = data.some((piece) => kinds[piece.content_type].notice === 'alert');
      return hasAlerts ? NOTICES_FRESH_MS : freshFor(share?.published_at ?? null, serverNow(), dayOf);
    },
  });
}
