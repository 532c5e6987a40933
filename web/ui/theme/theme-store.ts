import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/browser/storage.ts';

export type Theme = 'light' | 'dark' | 'auto';
type Scheme = 'light' | 'dark';

/** The same key is read by `public/boot.js`, before the first paint. */
const KEY = 'yardsign.theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function stored(): Theme {
  const value = readStored(KEY);
  return value === 'light' || value === 'dark' ? value : 'auto';
}

let theme = stored();

function scheme(): Scheme {
  if (theme !== 'auto') return theme;
  return system.matches ? 'dark' : 'light';
}

function show(): void {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme());
  for (const listener of listeners) listener();
}

system.addEventListener('change', show);
window.addEventListener('storage', (event) => {
  // Without a key everything was cleared.
  if (event.key !== null && event.key !== KEY) return;
  theme = stored();
  show();
});

export function chooseTheme(next: Theme): void {
  theme = next;
  writeStored(KEY, next);
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen: light, dark, or as the system is. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme);
}

/** What is on screen. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, scheme);
}
