import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../browser/storage.ts';
import { loadWantedCatalogs } from './catalogs.ts';
import { type Language, initialLanguage } from './language.ts';

const KEY = 'yardsign.language';
const listeners = new Set<() => void>();

let language: Language = initialLanguage(readStored(KEY), navigator.languages);
document.documentElement.lang = language;

export function currentLanguage(): Language {
  return language;
}

async function show(next: Language): Promise<void> {
  await loadWantedCatalogs(next);
  language = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

let chosenHere = false;

/** The person's own choice. Switches without a reload: first the texts, then the switch, so that nothing blinks. */
export function switchLanguage(next: Language): Promise<void> {
  chosenHere = true;
  writeStored(KEY, next);
  return show(next);
}

/** Takes the language of the account that signed in, unless another was chosen in this tab; then answers that one. */
export async function adoptLanguage(accounts: Language): Promise<Language> {
  if (chosenHere || accounts === language) return language;
  writeStored(KEY, accounts);
  await show(accounts);
  return accounts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}
