import type { Language } from '@yardsign/domain/languages';
import { applyPatch } from '@yardsign/domain/studio/paragraphs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api/client.ts';
import { createCrashShelf } from '../../../lib/browser/crash-shelf.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useKeepText } from '../api.ts';
import { shelfKey, type StudioPiece } from '../model.ts';
import { openDesk, type Desk, type DeskPorts, type DeskView } from './desk.ts';
import type { Stored } from './kept-text.ts';
import { FORMER_WINDOWS, isOpenElsewhere, WINDOW } from './tab-windows.ts';
import { after } from '../../../lib/browser/after.ts';

function storedOf(piece: StudioPiece, language: Language): Stored {
  const { paragraphs, title, description, shareText, version, lastSaves } = piece.texts[language];
  return { paragraphs, words: { title, description, shareText }, version, lastSaves };
}

/** It says what to do in its place. */
const LEFT_OUT_MS = 8000;

/** The last save of each text that this window has begun. */
const steps = new Map<string, number>();

type SavedChange = Parameters<DeskPorts['save']>[0];

interface DeskWords {
  /** What the text is called. */
  label: string;
  pictureLeftOut: string;
}

/** What the server has of a text once it has taken a change of it. */
const afterSave = (stored: Stored, { patch, words, step }: SavedChange, version: number): Stored => ({
  paragraphs: patch ? applyPatch(stored.paragraphs, patch) : stored.paragraphs,
  words: { ...stored.words, ...words },
  version,
  lastSaves: [{ window: WINDOW, step }, ...stored.lastSaves.filter(({ window }) => window !== WINDOW)],
});

/** @param onStored takes what the server has of the text each time that the desk has come to rest on it, also once the page is gone. */
function deskOf(
  piece: StudioPiece,
  language: Language,
  memberId: string,
  words: DeskWords,
  onStored: (stored: Stored) => void,
): Desk {
  const params = { id: piece.id, language };
  // Not among what a log-out forgets: a session that ends while somebody writes must not take their last words along.
  const key = shelfKey(memberId, piece.id, language);
  let stored = storedOf(piece, language);
  const desk = openDesk(
    stored,
    {
      window: WINDOW,
      formerStep: steps.get(key) ?? 0,
      formerWindows: FORMER_WINDOWS,
      isOpenElsewhere,
      pictureLeftOut: () => showToast({ kind: 'attention', message: words.pictureLeftOut, duration: LEFT_OUT_MS }),
      save: async (change) => {
        const { patch, ...rest } = change;
        steps.set(key, change.step);
        const sent = patch && { ...patch, insert: [...patch.insert] };
        const body = { ...rest, ...(sent && { patch: sent }), window: WINDOW };
        const saved = await api.studio.saveStudioText({ params, body });
        if (stored.version === change.version) stored = afterSave(stored, change, saved.version);
        return saved;
      },
      load: async () => {
        stored = storedOf((await api.studio.openStudioPiece({ params: { id: piece.id } })).piece, language);
        return stored;
      },
      keep: (wish) => api.studio.keepStudioText({ params, body: { window: WINDOW, wish } }),
      shelf: createCrashShelf(key),
      after,
    },
    { isDraft: piece.state === 'draft', label: words.label, language, memberId },
  );
  desk.subscribe(() => {
    if (desk.view.keeper.kind === 'saved') onStored(stored);
  });
  return desk;
}

/** A desk for one text, for as long as the page is open. A piece that has moved on gets another one. */
export function useDesk(piece: StudioPiece, language: Language, memberId: string, words: DeskWords): Desk {
  const onStored = useKeepText(piece.id, language);
  const [desk] = useState(() => deskOf(piece, language, memberId, words, onStored));
  useEffect(() => {
    const leave = () => desk.keeper.leave();
    const online = () => desk.keeper.flush();
    void desk.start();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', online);
      desk.stop();
    };
  }, [desk]);
  const stored = storedOf(piece, language);
  // A version that was brought back, or what somebody else saved.
  useEffect(() => desk.keeper.follow(stored), [desk, stored]);
  return desk;
}

/** A part of what a page shows of a desk: who reads it is drawn again when that part changes. */
export function useDeskView<Part>(desk: Desk, read: (view: DeskView) => Part): Part {
  return useSyncExternalStore(desk.subscribe, () => read(desk.view));
}
