import type { UsageAction } from '@yardsign/domain/usage/usage-event';
import { useEffect } from 'react';

/** What a page shows, as it is told of. */
export interface ShownContent {
  title: string;
  contents: string;
  image: string;
}

interface Listener {
  did(action: UsageAction): void;
  shows(content: ShownContent | null): void;
}

/** What is done before anybody listens waits; more than this is no first page any more. */
const MOST_EARLY = 20;

const early: UsageAction[] = [];
let listener: Listener | null = null;
let shown: ShownContent | null = null;

/** Says that the member has done something. Nobody need know where, nor whether it counts. */
export function noteUse(action: UsageAction): void {
  if (listener) listener.did(action);
  else if (early.length < MOST_EARLY) early.push(action);
}

function noteShown(content: ShownContent | null): void {
  shown = content;
  listener?.shows(content);
}

/** Says what the page on screen shows, as long as it shows it. */
export function useShownContent({ title, contents, image }: ShownContent): void {
  useEffect(() => {
    noteShown({ title, contents, image });
    return () => noteShown(null);
  }, [title, contents, image]);
}

/** Tells one listener of everything, also of what was done before it came. Answers the way to stop. */
export function watchUse(next: Listener): () => void {
  listener = next;
  if (shown !== null) next.shows(shown);
  for (const action of early.splice(0)) next.did(action);
  return () => {
    listener = null;
  };
}
