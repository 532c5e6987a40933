import { type AreaName, areas } from '../../locales/areas.ts';
import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

const catalogs = new Map<string, Promise<Messages>>();
const wanted = new Set<AreaName>();

/**
 * Loads a catalog once; a failed load is forgotten, so that the next try asks again. One that is here says so in the two
 * fields that React's `use` reads without waiting: it never suspends for it.
 */
export function loadCatalog(area: AreaName, language: Language): Promise<Messages> {
  const key = `${language}/${area}`;
  wanted.add(area);
  const known = catalogs.get(key);
  if (known) return known;
  const started: Promise<Messages> = areas[area][language]().then(
    ({ messages }: { messages: Messages }) => {
      void Object.assign(started, { status: 'fulfilled', value: messages });
      return messages;
    },
    (error: unknown) => {
      catalogs.delete(key);
      throw error;
    },
  );
  catalogs.set(key, started);
  return started;
}

/** Loads in `language` all that is on screen, so that a switch of language never shows a half-translated page. */
export async function loadWantedCatalogs(language: Language): Promise<void> {
  await Promise.all([...wanted].map((area) => loadCatalog(area, language)));
}
