import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { type Language, isLanguage } from '../../lib/i18n/language.ts';

const KEY = 'yardsign.content-language';

/**
 * The language in which pieces open when the address does not say: the one chosen last, else that of the interface. An
 * agent who works in English may well post in Spanish.
 */
export function useOwnContentLanguage(): Language {
  const interfaceLanguage = useLanguage();
  const stored = readStored(KEY);
  return isLanguage(stored) ? stored : interfaceLanguage;
}

export function rememberContentLanguage(language: Language): void {
  writeStored(KEY, language);
}
