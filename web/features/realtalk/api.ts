import type { Caption } from '@yardsign/domain/realtalk/captions';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { noteUse } from '../../lib/usage/note-use.ts';

export type Recording = Answer<'realtalk', 'listRecordings'>['items'][number];
export type FullRecording = Answer<'realtalk', 'getRecording'>['recording'];

const KEY = ['recordings'];

/** What the member has recorded, the newest first, page by page. @param script of one script alone; null of all */
export function recordingsQuery(script: string | null) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'list', script],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(script !== null && { script }), ...(pageParam !== null && { cursor: pageParam }) };
      return api.realtalk.listRecordings({ query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

export function recordingQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => (await api.realtalk.getRecording({ params: { id }, signal })).recording,
  });
}

/** Has lists and pages of recordings read anew. */
export function useForgetRecordings(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

export function useRenameRecording(id: string) {
  const queryClient = useQueryClient();
  const forget = useForgetRecordings();
  return useMutation({
    mutationFn: async (title: string) =>
      (await api.realtalk.renameRecording({ params: { id }, body: { title } })).recording,
    onSuccess(recording) {
      queryClient.setQueryData(recordingQuery(id).queryKey, recording);
      return forget();
    },
  });
}

/** Changes what the video of a recording shows; what is changed later is sent later. */
function useEditRecording<Change>(id: string, call: (change: Change) => Promise<{ recording: FullRecording }>) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `recording ${id}` },
    mutationFn: async (change: Change) => (await call(change)).recording,
    onSuccess(recording) {
      queryClient.setQueryData(recordingQuery(id).queryKey, recording);
      // Its video is drawn so from now on.
      return queryClient.invalidateQueries({ queryKey: ['content'] });
    },
  });
}

/** Writes the captions of a recording anew. */
export function useCaptionRecording(id: string) {
  return useEditRecording(id, (captions: Caption[]) =>
    api.realtalk.captionRecording({ params: { id }, body: { captions } }),
  );
}

/** Says which part of a recording its video shows. */
export function useCutRecording(id: string) {
  return useEditRecording(id, (cut: FullRecording['cut']) =>
    api.realtalk.cutRecording({ params: { id }, body: { cut } }),
  );
}

export function useDeleteRecording() {
  const forget = useForgetRecordings();
  return useMutation({
    mutationFn: (id: string) => api.realtalk.deleteRecording({ params: { id } }),
    onSuccess: () => forget(),
  });
}

/** Begins a video of a recording, which wears the member's brand; one that was begun before is gone on with. */
export function useBeginVideo() {
  const queryClient = useQueryClient();
  const forget = useForgetRecordings();
  return useMutation({
    mutationFn: async (id: string) => (await api.realtalk.beginRecordingVideo({ params: { id } })).video,
    async onSuccess() {
      // The recording leads to it from now on.
      await Promise.all([queryClient.invalidateQueries({ queryKey: ['content'] }), forget()]);
    },
  });
}

/** What a member writes to be read to the camera. */
export interface WrittenScript {
  language: Language;
  title: string;
  contents: string;
}

/** Writes a script of the member's own. */
export function useWriteScript() {
  const memberId = useSession()?.user.id ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ language, title, contents }: WrittenScript) => {
      const body = { content_type: 'script', language, title, contents, status: 'draft' as const };
      return (await api.content.addCustomContent({ params: { memberId }, body })).data;
    },
    onSuccess() {
      noteUse('customize');
      return queryClient.invalidateQueries({ queryKey: ['content'] });
    },
  });
}
