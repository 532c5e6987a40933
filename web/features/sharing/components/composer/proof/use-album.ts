import { useQueries } from '@tanstack/react-query';
import { pieceQuery, proofQuery } from '../../../api.ts';
import type { Draft, Size } from '../../../composer-model.ts';

/** The pictures behind the first one: what they are called, what is drawn of them, and what is said of them when the post is sent. */
export function useAlbum({ draft, sizes, isOpen }: { draft: Draft; sizes: readonly Size[]; isOpen: boolean }) {
  const { language } = draft;
  const ids = isOpen ? draft.pictures : [];
  const pieces = useQueries({ queries: ids.map((id) => pieceQuery(id)) });
  const proofs = useQueries({
    queries: ids.flatMap((id) => sizes.map((size) => proofQuery(id, language, size))),
  });
  const proofOf = (picture: number, size: Size) => proofs[picture * sizes.length + sizes.indexOf(size)];
  return {
    pictures: ids.map((contentId, picture) => ({
      contentId,
      title: pieces[picture]?.data?.translations[language].title ?? '',
      proofAt: (size: Size) => proofOf(picture, size),
    })),
    /** Whether all of it is on screen as it would go out. */
    isDrawn: proofs.every(({ data }) => data !== undefined),
    toSend: () =>
      ids.map((contentId, picture) => ({
        contentId,
        proofs: sizes.flatMap((size) => {
          const sha256 = proofOf(picture, size)?.data?.sha256;
          return sha256 === undefined ? [] : [{ size, sha256 }];
        }),
      })),
  };
}
