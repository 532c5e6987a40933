import { loadCatalog } from './catalogs.ts';
import { currentLanguage } from './language-store.ts';

/** Longer than this nobody waits for the words of a refusal: then it reads as the general text. */
const PATIENCE_MS = 5000;

/** Brings the texts of refusals. They are not in a first load: most visits meet none. Never fails. */
export async function bringRefusals(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([loadCatalog('refusals', currentLanguage()), patience]).catch(() => undefined);
  clearTimeout(timer);
}
