import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ownTitle: string | null = null;

function change(title: string | null): void {
  ownTitle = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The title that the page on screen has given itself; null when the route table's is right. */
export function useOwnTitleOnScreen(): string | null {
  return useSyncExternalStore(subscribe, () => ownTitle);
}

/** Names the page after what it shows, once that is known: `useOwnTitle(post?.title)`. */
export function useOwnTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined || title === '') return undefined;
    change(title);
    return () => change(null);
  }, [title]);
}
