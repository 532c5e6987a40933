import { MOST_CHARACTERS } from '@yardsign/domain/sharing/schedule-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { fileText } from '../../lib/browser/file-text.ts';
import { noteUse } from '../../lib/usage/note-use.ts';
import { postsKey } from './api.ts';
import type { PlannedPost, Progress } from './plan-model.ts';

/** What a post carries now, by its digest: its picture, or the film that the member has made. @throws ApiError `film_unbranded` while none is */
async function proofOf({ contentId, language, size, isFilm }: PlannedPost): Promise<string> {
  if (!isFilm) return (await api.graphics.makeProof({ body: { contentId, language, size } })).proof.sha256;
  const { film } = await api.films.getMadeFilm({ params: { contentId }, query: { language } });
  if (film?.current) return film.sha256;
  throw new ApiError({ code: 'film_unbranded', status: 0, message: 'The film does not wear the brand of now' });
}

/** Proves a post as it is now, and schedules it. */
async function schedule(post: PlannedPost): Promise<void> {
  const { contentId, language, size, caption, network, targetId, date, time, timeZone } = post;
  const proofSha256 = await proofOf(post);
  await api.sharing.createShare({
    body: {
      clientRequestId: post.requestId,
      ...{ contentId, language, size, caption, proofSha256 },
      targets: [{ network, targetId }],
      when: { kind: 'at', date, time, timeZone },
    },
  });
  noteUse('schedule');
}

const WAITING: Progress = { kind: 'waiting' };

/** Schedules several posts, one after the other. What fails leaves the others alone, and can be tried again. */
export function usePlan() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map());
  const note = ({ requestId }: PlannedPost, now: Progress) =>
    setProgress((before) => new Map(before).set(requestId, now));

  const { mutate, isPending } = useMutation({
    async mutationFn(posts: readonly PlannedPost[]) {
      for (const post of posts) {
        if (progress.get(post.requestId)?.kind === 'done') continue;
        note(post, { kind: 'working' });
        try {
          await schedule(post);
          note(post, { kind: 'done' });
        } catch (error) {
          note(post, { kind: 'failed', error });
        }
      }
    },
    onSettled: () =>
      Promise.all([postsKey, ['sharing', 'queue']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });

  return {
    run: mutate,
    running: isPending,
    progressOf: (post: PlannedPost) => progress.get(post.requestId) ?? WAITING,
  };
}

/** Reads a file of a schedule on the server, which says what is wrong with each line. */
export function useScheduleCheck() {
  return useMutation({
    mutationFn: async (file: File) => {
      const format = file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
      const text = await fileText(file);
      // As the server says it of too many lines: it would refuse this one as a call that nobody can make sense of.
      if (text.length > MOST_CHARACTERS)
        throw new ApiError({ code: 'schedule_too_long', status: 0, message: 'The file has too many characters' });
      return (await api.sharing.checkSchedule({ body: { format, file: text } })).lines;
    },
  });
}
