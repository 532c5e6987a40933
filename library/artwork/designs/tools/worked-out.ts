import type { SceneLanguage } from '@yardsign/scene/template/template';

/** Texts that the answers of the member are worked into: the template itself has nothing to say there. */
export function workedOut(keys: readonly string[]): Record<string, Record<SceneLanguage, string>> {
  return Object.fromEntries(keys.map((key) => [key, { en: '', es: '' }]));
}
