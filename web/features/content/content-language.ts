import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { currentLanguage, useLanguage } from '../../lib/i18n/language-store.ts';
import { type Language, isLanguage } from '../../lib/i18n/language.ts';

const KEY = 'yardsign.content-language';
const listeners = new Set<() => void>();
let chosen = readStored(KEY);

function tell(): void {
  for (const listener of listeners) listener();
}

// Another tab has chosen, or has forgotten what was chosen.
window.addEventListener('storage', ({ key }) => {
  if (key !== null && key !== KEY) return;
  chosen = readStored(KEY);
  tell();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same as `useOwnContentLanguage`, for what runs before a page is rendered. */
export function ownContentLanguage(): Language {
  return isLanguage(chosen) ? chosen : currentLanguage();
}

/**
 * The language in which pieces open when the address does not say: the one chosen last, else that of the interface. An
 * agent who works in English may well post in Spanish.
 */
export function useOwnContentLanguage(): Language {
  const interfaceLanguage = useLanguage();
  const own = useSyncExternalStore(subscribe, () => chosen);
  return isLanguage(own) ? own : interfaceLanguage;
}

export function rememberContentLanguage(language: Language): void {
  chosen = language;
  writeStored(KEY, language);
  tell();
}
