import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import type { MadeUpBrand } from '@yardsign/domain/studio/made-up-brands';
import type { Language } from '../../lib/i18n/language.ts';
import type { Stored } from './editor/kept-text.ts';
import { type StudioFilters, type StudioPiece, withText } from './model.ts';

export function piecesQuery({ query, type, view }: StudioFilters) {
  const wanted = { ...(query !== '' && { query }), ...(type !== '' && { type }), ...(view !== '' && { view }) };
  return infiniteQueryOptions({
    queryKey: ['studio', 'pieces', wanted],
    queryFn: ({ pageParam, signal }) =>
      api.studio.listStudioPieces({
        query: { ...wanted, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** A piece as the studio has it. Whoever opens one of the library for the first time takes it up. */
export function pieceQuery(id: string) {
  return queryOptions({
    queryKey: ['studio', 'piece', id],
    queryFn: async () => (await api.studio.openStudioPiece({ params: { id } })).piece,
    // The desks of the page save and follow by themselves.
    refetchOnWindowFocus: false,
  });
}

/** The page follows what its own parts have saved. */
export function useKeepPiece() {
  const queryClient = useQueryClient();
  return (piece: StudioPiece) => void queryClient.setQueryData(pieceQuery(piece.id).queryKey, piece);
}

/** The page, and whoever comes back to it, have a text as it was saved or read last. @returns what takes each text that the server has. */
export function useKeepText(id: string, language: Language) {
  const queryClient = useQueryClient();
  return (stored: Stored) =>
    void queryClient.setQueryData(pieceQuery(id).queryKey, (piece) => piece && withText(piece, language, stored));
}

export function versionQuery(id: string, number: number) {
  return queryOptions({
    queryKey: ['studio', 'version', id, number],
    queryFn: ({ signal }) => api.studio.getStudioVersion({ params: { id, number: String(number) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Something that is done to a piece and answers it: the page, and the list, show what has become of it. */
export function usePieceCall<Sent>(id: string, call: (sent: Sent) => Promise<{ piece: StudioPiece }>) {
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: pieceQuery(id).queryKey });
  return useMutation({
    mutationFn: async (sent: Sent) => (await call(sent)).piece,
    onSuccess: (piece) => {
      queryClient.setQueryData(pieceQuery(id).queryKey, piece);
      // Members' pages show what was published.
      void queryClient.invalidateQueries({ queryKey: ['content'] });
    },
    // Whoever came late sees how it stands, and goes on from there.
    onError: (error) => (hasCode(error, 'piece_moved_on') || hasCode(error, 'text_moved_on') ? readAnew() : undefined),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['studio', 'pieces'] }),
  });
}

/** Waits until everything that was typed is saved. @throws ApiError `not_saved`: what follows would go on without it. */
export async function mustSettle(settle: () => Promise<boolean>): Promise<void> {
  if (!(await settle())) throw new ApiError({ code: 'not_saved', status: 0, message: 'something typed is not saved' });
}

/** Moves a piece on. It is handed in once everything that was typed is saved. */
export const useMovePiece = (id: string, settle: () => Promise<boolean>) =>
  usePieceCall(id, async (body: Parameters<typeof api.studio.moveStudioPiece>[0]['body']) => {
    if (body.move === 'submit') await mustSettle(settle);
    else await settle();
    return api.studio.moveStudioPiece({ params: { id }, body });
  });

export function useAddPiece() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Parameters<typeof api.studio.addStudioPiece>[0]['body']) =>
      (await api.studio.addStudioPiece({ body })).piece,
    onSuccess: (piece) => {
      queryClient.setQueryData(pieceQuery(piece.id).queryKey, piece);
      void queryClient.invalidateQueries({ queryKey: ['studio', 'pieces'] });
    },
  });
}

/** The categories that members see, by name. */
export function categoryNamesQuery(language: Language) {
  return queryOptions({
    queryKey: ['studio', 'categories', language],
    queryFn: async ({ signal }) => (await api.content.listCategories({ query: { language }, signal })).data,
    staleTime: 600_000,
  });
}

export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, site, isTrial }: { file: File; site: string | null; isTrial: boolean }) => {
      const body = { ...(isTrial && { trial: '1' as const }), ...(site !== null && { site }) };
      return (await api.studio.importStudioPieces({ body, files: { file } })).pieces;
    },
    onSuccess: (_pieces, { isTrial }) =>
      isTrial ? undefined : queryClient.invalidateQueries({ queryKey: ['studio'] }),
  });
}

/** Who a draft is seen as: a made-up brand, or a member in its place. */
export interface SeenAs {
  language: Language;
  brand: MadeUpBrand;
  member?: string;
}

/** What an e-mail with a draft is made of. */
export function emailPreviewQuery(id: string, seen: SeenAs) {
  return queryOptions({
    queryKey: ['studio', 'email', id, seen],
    queryFn: ({ signal }) => api.studio.previewStudioEmail({ params: { id }, query: { ...seen }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The page of a draft as it is now: it is asked for whenever it is opened. */
export function previewQuery(id: string, seen: SeenAs) {
  return queryOptions({
    queryKey: ['studio', 'preview', id, seen],
    queryFn: ({ signal }) => api.studio.previewStudioPiece({ params: { id }, query: { ...seen }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
