import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../../../lib/browser/server-clock.ts';
import { useSession } from '../../../../../lib/session/session-query.ts';
import { draftQuery, draftsKey, removeDraft, saveDraft } from '../../../drafts-api.ts';
import type { Draft } from '../../../composer-model.ts';
import { type Post, lastToLeave } from '../../../model.ts';
import { type FoundDraft, asksFirst, bodyOf, isWorthKeeping, newestDraft, takeUp } from '../../../draft-model.ts';
import { type DraftSaver, type SaveState, createDraftSaver } from '../../../draft-saver.ts';
import { forgetDraft, keepDraft, keepSent, readKeptDraft } from './draft-store.ts';
import { newId } from '../../../../../lib/browser/new-id.ts';

interface Chosen {
  draft: Draft;
  /** Whether it differs from what was last kept. */
  touched: boolean;
}

/** What the composer says of the draft that it began with. */
type Beginning =
  | { kind: 'loading' | 'fresh' | 'unknown' }
  /** The draft is in the other language than the piece was opened in: which of the two is meant is asked first. */
  | { kind: 'asks'; found: FoundDraft; taken: Draft; timePassed: boolean }
  | { kind: 'found'; found: FoundDraft; timePassed: boolean }
  | { kind: 'aside'; draft: Draft };

/**
 * The choices of one opening of the composer, and their life as a draft: found again, saved by themselves, put aside.
 *
 * @param opening what the composer begins with when there is no draft
 * @param day that something is wanted on, whatever a draft says; null for none
 */
export function useDrafting(contentId: string, opened: boolean, opening: Draft, day: string | null) {
  const queryClient = useQueryClient();
  const memberId = useSession()?.user.id ?? '';
  const [{ fresh, place, openingId, wantedDay }] = useState(() => ({
    fresh: opening,
    wantedDay: day,
    place: { memberId, contentId },
    openingId: newId(),
  }));
  const [{ draft, touched }, setChosen] = useState<Chosen>({ draft: fresh, touched: false });
  const [beginning, setBeginning] = useState<Beginning>({ kind: 'loading' });
  const [saveState, setSaveState] = useState<SaveState>('none');
  const load = useQuery(draftQuery(contentId, openingId));
  /** The lists are read again when the composer closes, not with every pause in the typing. */
  const outdateLists = () => queryClient.invalidateQueries({ queryKey: draftsKey, refetchType: 'none' });
  const [saver] = useState<DraftSaver>(() =>
    createDraftSaver({
      save: (body) => saveDraft(contentId, body).then(outdateLists),
      remove: () => removeDraft(contentId).then(outdateLists),
      keep: (body) => keepDraft(place, { at: serverNow().toISOString(), body }),
      forget: () => forgetDraft(place),
      onState: setSaveState,
    }),
  );

  if (beginning.kind === 'loading' && !load.isFetching) begin();

  /** Takes up the newest draft there is, or goes on without one. */
  function begin() {
    const found = newestDraft(load.data ?? null, readKeptDraft(place));
    const isWorth = found !== null && isWorthKeeping(found.body, fresh.when);
    if (found) {
      const { draft: taken, timePassed } = takeUp(found.body, fresh, serverNow(), wantedDay);
      if (isWorth && asksFirst(found, fresh.language)) {
        setBeginning({ kind: 'asks', found, taken, timePassed });
        return;
      }
      setChosen({ draft: taken, touched: isWorth && !found.saved });
      setBeginning(isWorth ? { kind: 'found', found, timePassed } : { kind: 'fresh' });
    } else {
      setBeginning({ kind: load.isError || load.isPaused ? 'unknown' : 'fresh' });
    }
  }

  useEffect(() => {
    if (load.data !== undefined) saver.begin(load.data !== null);
  }, [load.data, saver]);

  const isBegun = beginning.kind !== 'loading';
  useEffect(() => {
    // What this browser held has been taken up, or is older than what the server has.
    if (isBegun && !touched) forgetDraft(place);
  }, [isBegun, touched, place]);

  useEffect(() => {
    if (!touched) return;
    const body = bodyOf(draft, fresh.when);
    saver.change(isWorthKeeping(body, fresh.when) ? body : null);
  }, [draft, touched, saver, fresh]);

  useEffect(() => {
    const saveNow = () => void saver.flush();
    const onHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', saveNow);
    };
  }, [saver]);

  useEffect(() => {
    if (!opened) return undefined;
    // Closed, or left for another page.
    return () => void saver.flush().then(() => queryClient.refetchQueries({ queryKey: draftsKey, stale: true }));
  }, [opened, saver, queryClient]);

  return {
    draft,
    beginning,
    saveState,
    change(part: Partial<Draft>) {
      setChosen((before) => ({ draft: { ...before.draft, ...part }, touched: true }));
      if (beginning.kind === 'aside' || beginning.kind === 'unknown') setBeginning({ kind: 'fresh' });
    },
    /** The answer to the question: the draft, as it was left. */
    takeDraft() {
      if (beginning.kind !== 'asks') return;
      const { found, taken, timePassed } = beginning;
      setChosen({ draft: taken, touched: !found.saved });
      setBeginning({ kind: 'found', found, timePassed });
    },
    /** Begins anew; the draft is put aside and can be brought back. */
    startOver() {
      setBeginning({ kind: 'aside', draft: beginning.kind === 'asks' ? beginning.taken : draft });
      setChosen({ draft: fresh, touched: false });
      saver.change(null);
      void saver.flush();
    },
    bringBack() {
      if (beginning.kind !== 'aside') return;
      setChosen({ draft: beginning.draft, touched: true });
      setBeginning({ kind: 'fresh' });
    },
    lookAgain() {
      void load.refetch();
      setBeginning({ kind: 'loading' });
    },
    /** Before leaving for a consent screen: kept in this browser whatever it is, and saved if there is something to save. */
    keepForReturn() {
      keepDraft(place, { at: serverNow().toISOString(), body: bodyOf(draft, fresh.when) });
      return saver.flush();
    },
    /** It was handed over, and waits for a moment: also a page that is loaded again can take it back, with all that was chosen. */
    sent(posts: readonly Post[]) {
      const until = lastToLeave(posts, serverNow().getTime());
      keepSent(
        place,
        until === null ? null : { postIds: posts.map(({ id }) => id), until, body: bodyOf(draft, fresh.when) },
      );
    },
    /** It was taken back: what it was made of is a draft again. */
    takenBack() {
      keepSent(place, null);
      keepDraft(place, { at: serverNow().toISOString(), body: bodyOf(draft, fresh.when) });
    },
    saver,
  };
}
