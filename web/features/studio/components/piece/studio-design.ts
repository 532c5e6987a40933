import { perLanguage } from '@yardsign/domain/languages';
import { useMemo } from 'react';
import { api } from '../../../../lib/api/client.ts';
import type { Design } from '../../../canvas/model/design.ts';
import type { StoredDesign } from '../../../canvas/model/design-desk.ts';
import type { DesignSource } from '../../../canvas/model/use-design-desk.ts';
import { shelfKey, type DrawnPiece } from '../../model.ts';

function designOf({ drawing, texts }: DrawnPiece): Design {
  const words = perLanguage((language) => {
    const { title, description, shareText } = texts[language];
    return { title, description, shareText };
  });
  return { template: drawing.template as unknown as Design['template'], slots: drawing.slots, words };
}

const storedOf = (piece: DrawnPiece): StoredDesign => ({ design: designOf(piece), version: piece.drawing.version });

type Body = Parameters<typeof api.studio.saveStudioDrawing>[0]['body'];

function bodyOf(version: number, { template, slots, words }: Design): Body {
  return {
    version,
    template: template as unknown as Body['template'],
    slots: [...slots],
    words: perLanguage((language) => words[language]),
  };
}

/** The drawing of a piece of the library, kept as its draft. */
export function useStudioDesign(
  piece: DrawnPiece,
  memberId: string,
  onSaved: (piece: DrawnPiece) => void,
): DesignSource {
  const params = { id: piece.id };
  const stored = useMemo(() => storedOf(piece), [piece]);
  return {
    stored,
    canEdit: piece.state === 'draft',
    shelfKey: shelfKey(memberId, piece.id, 'drawing'),
    async save(version, design) {
      const { piece: saved } = await api.studio.saveStudioDrawing({ params, body: bodyOf(version, design) });
      onSaved(saved as DrawnPiece);
      return storedOf(saved as DrawnPiece);
    },
    load: async () => storedOf((await api.studio.openStudioPiece({ params })).piece as DrawnPiece),
  };
}
