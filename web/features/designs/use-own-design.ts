import { type Language, perLanguage } from '@yardsign/domain/languages';
import { slotWords } from '@yardsign/scene/template/slot-words';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api/client.ts';
import { OF_MEMBER } from '../../lib/browser/storage.ts';
import { useSession } from '../../lib/session/session-query.ts';
import type { Design } from '../canvas/model/design.ts';
import type { StoredDesign } from '../canvas/model/design-desk.ts';
import type { DesignSource } from '../canvas/model/use-design-desk.ts';
import type { Piece } from '../content/model.ts';
import { templateQuery } from '../graphics/template-query.ts';
import type { OwnDesign } from './api.ts';

function storedOf({ template, slots, words, version }: OwnDesign): StoredDesign {
  return { design: { template: template as unknown as Design['template'], slots, words }, version };
}

type Body = Parameters<typeof api.content.saveDesign>[0]['body'];

function bodyOf(version: number, { template, slots, words }: Design): Body {
  return {
    version,
    template: template as unknown as Body['template'],
    slots: [...slots],
    words: perLanguage((language) => words[language]),
  };
}

/** A graphic of the member's own, as the canvas keeps it. */
export function useOwnDesign(design: OwnDesign): DesignSource {
  const queryClient = useQueryClient();
  const memberId = useSession()?.user.id ?? '';
  const stored = useMemo(() => storedOf(design), [design]);
  const params = { id: design.id };
  return {
    stored,
    canEdit: true,
    shelfKey: `${OF_MEMBER}design.${memberId}.${design.id}`,
    async save(version, next) {
      const saved = (await api.content.saveDesign({ params, body: bodyOf(version, next) })).design;
      // Lists, the piece itself and its proof show it as it is now.
      void queryClient.invalidateQueries({ queryKey: ['content'] });
      void queryClient.invalidateQueries(templateQuery(design.id));
      return storedOf(saved);
    },
    load: async () => storedOf((await api.content.getDesign({ params })).design),
  };
}

/** What is filled into a piece, as its drawing shows it. */
export function factsOf(piece: Piece): Record<Language, Record<string, string>> {
  return perLanguage((language) => slotWords(piece.slots, piece.answers[language], language, 'example'));
}
