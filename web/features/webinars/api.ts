import { DAY_MS } from '@yardsign/domain/time/spans';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { serverNow } from '../../lib/browser/server-clock.ts';
import type { Language } from '../../lib/i18n/language.ts';

type Webinars = Answer<'webinars', 'listWebinars'>['data'];
export type Webinar = Webinars[number];
export type Session = Webinar['sessions'][number];

/** The server has to be past the time, too. */
const LATER_MS = 1000;

/** Milliseconds until a session begins or ends, a day at most: a browser counts no more than weeks. */
export function untilNextChange(webinars: Webinars, now: Date): number {
  const times = webinars.flatMap(({ sessions }) => sessions.flatMap((session) => [session.starts_at, session.ends_at]));
  const waits = times.map((time) => Date.parse(time) - now.getTime()).filter((wait) => wait >= 0);
  return Math.min(DAY_MS, ...waits) + LATER_MS;
}

/** A session begins and ends by itself: what is known of it is soon old. */
const FRESH_MS = 60_000;

export const webinarsQuery = queryOptions({
  queryKey: ['webinars'],
  queryFn: async ({ signal }): Promise<Webinars> => (await api.webinars.listWebinars({ signal })).data,
  staleTime: FRESH_MS,
  // Who waits on the page for a session sees it begin.
  refetchInterval: ({ state: { data } }) => untilNextChange(data ?? [], serverNow()),
});

/** To take part in a session, or no more. */
export function useTakePart(contentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // One after another: an answer has all sessions of the webinar, and an older one that comes last would hide what was asked since.
    scope: { id: `webinar ${contentId}` },
    mutationFn: async ({ session, takesPart }: { session: Session; takesPart: boolean }): Promise<Webinar> => {
      const params = { id: contentId };
      const which = { starts_at: session.starts_at };
      const answer = takesPart
        ? await api.webinars.registerForSession({ params, body: which })
        : await api.webinars.leaveSession({ params, query: which });
      return answer.data;
    },
    onSuccess: (changed) =>
      queryClient.setQueryData(webinarsQuery.queryKey, (known) =>
        known?.map((webinar) => (webinar.content_id === changed.content_id ? changed : webinar)),
      ),
    // What was refused is no longer as it was shown.
    onError: () => queryClient.invalidateQueries({ queryKey: webinarsQuery.queryKey }),
  });
}

/** A session as a file for a calendar program. */
export const fetchSessionFile = (contentId: string, session: Session, language: Language): Promise<Blob> =>
  api.webinars.getSessionFile.blob({ params: { id: contentId }, query: { starts_at: session.starts_at, language } });
