import type { SourceChoice } from '@yardsign/domain/content/own-text';
import { type Query, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../../lib/api/call-types.ts';
import { api } from '../../../../lib/api/client.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { noteUse } from '../../../../lib/usage/note-use.ts';
import type { Piece } from '../../model.ts';

function useForgetPieces() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['content'] });
}

const useMemberId = () => useSession()?.user.id ?? '';

/** Makes a copy of a piece that is the member's own. */
export function useCopyPiece() {
  const forget = useForgetPieces();
  return useMutation({
    mutationFn: async (id: string): Promise<Piece> => (await api.content.cloneContent({ params: { id } })).data,
    onSuccess() {
      noteUse('customize');
      void forget();
    },
  });
}

export interface OwnChange {
  language: Language;
  text?: { title?: string; description?: string; contents?: string; caption?: string };
  /** Of the text that the change began from. */
  revision?: string;
  status?: 'draft' | 'published' | 'public';
}

/** Changes a piece of one's own. */
export function useChangePiece(contentId: string) {
  const memberId = useMemberId();
  const forget = useForgetPieces();
  return useMutation({
    mutationFn: async (change: OwnChange): Promise<Piece> =>
      (await api.content.saveCustomContent({ params: { memberId, contentId }, body: change })).data,
    onSuccess: () => forget(),
    // Somebody else has changed it, or taken it away: the page follows.
    onError: () => forget(),
  });
}

export type SourceText = NonNullable<Answer<'content', 'readCopySource'>['texts'][Language]>;

/** What has become of the piece that a copy was made of, as it is now. */
export function useSource(contentId: string) {
  const memberId = useMemberId();
  return queryOptions({
    queryKey: ['content', 'source', memberId, contentId],
    queryFn: ({ signal }) => api.content.readCopySource({ params: { memberId, contentId }, signal }),
    staleTime: 0,
  });
}

/** Does with a copy what its member has chosen. */
export function useSettleSource(contentId: string) {
  const memberId = useMemberId();
  const forget = useForgetPieces();
  return useMutation({
    mutationFn: (body: {
      choice: SourceChoice;
      language: Language;
      revision?: string;
      taken?: Record<Language, string[]>;
    }) => api.content.settleCopySource({ params: { memberId, contentId }, body }),
    onSuccess: () => forget(),
    // The source has changed once more: the window shows what it says now.
    onError: () => forget(),
  });
}

interface Removal {
  contentId: string;
  /** Leads away from the page of the piece, which has nothing to show once it is gone. */
  leave: () => Promise<void>;
}

/** Deletes a piece of one's own, and all that was read of it: who goes back to its page is told that it is gone. */
export function useRemovePiece() {
  const memberId = useMemberId();
  const forget = useForgetPieces();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ contentId }: Removal) => api.content.removeCustomContent({ params: { memberId, contentId } }),
    async onSuccess(_answer, { contentId, leave }) {
      await leave();
      queryClient.removeQueries({ predicate: isOf(contentId) });
      void forget();
    },
  });
}

const isOf =
  (contentId: string) =>
  ({ queryKey, state }: Query): boolean =>
    queryKey.includes(contentId) || (queryKey[1] === 'piece' && (state.data as Piece | undefined)?.id === contentId);
