import { useEffect, useState, useSyncExternalStore } from 'react';
import { perLanguage } from '@yardsign/domain/languages';
import { api } from '../../../lib/api/client.ts';
import { readStored, writeStored } from '../../../lib/browser/storage.ts';
import { type Design, type DrawnPiece, designOf } from './design.ts';
import { type DesignDesk, openDesignDesk, type StoredDesign } from './design-desk.ts';

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

function deskOf(piece: DrawnPiece, memberId: string, onSaved: (piece: DrawnPiece) => void): DesignDesk {
  const params = { id: piece.id };
  const key = `yardsign.studio.${memberId}.${piece.id}.drawing`;
  return openDesignDesk(
    {
      async save(version, design) {
        const { piece: saved } = await api.studio.saveStudioDrawing({ params, body: bodyOf(version, design) });
        onSaved(saved as DrawnPiece);
        return storedOf(saved as DrawnPiece);
      },
      load: async () => storedOf((await api.studio.openStudioPiece({ params })).piece as DrawnPiece),
      shelf: { read: () => readStored(key), write: (text) => writeStored(key, text) },
      after(ms, then) {
        const timer = window.setTimeout(then, ms);
        return () => window.clearTimeout(timer);
      },
    },
    storedOf(piece),
  );
}

/** A desk for one drawing, for as long as the page is open. */
export function useDesignDesk(
  piece: DrawnPiece,
  memberId: string,
  onSaved: (piece: DrawnPiece) => void,
): { desk: DesignDesk; view: DesignDesk['view'] } {
  const [desk] = useState(() => deskOf(piece, memberId, onSaved));
  const isDraft = piece.state === 'draft';
  useEffect(() => {
    if (isDraft) desk.bringBack();
    const leave = () => desk.close();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      desk.close();
    };
  }, [desk, isDraft]);
  useEffect(() => desk.follow(storedOf(piece)), [desk, piece]);
  return { desk, view: useSyncExternalStore(desk.subscribe, () => desk.view) };
}
