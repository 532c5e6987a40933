import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';

type Webinars = Answer<'webinars', 'listWebinars'>['data'];
export type Webinar = Webinars[number];
export type Session = Webinar['sessions'][number];

/** A session begins and ends by itself: what is known of it is soon old. */
const FRESH_MS = 60_000;

export const webinarsQuery = queryOptions({
  queryKey: ['webinars'],
  queryFn: async ({ signal }): Promise<Webinars> => (await api.webinars.listWebinars({ signal })).data,
  staleTime: FRESH_MS,
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
