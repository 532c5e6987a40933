import { type AreaName, areas } from '../../locales/areas.ts';
import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();
const wanted = new Set<AreaName>();

/** The catalog of an area when it is here already. */
export function loadedCatalog(area: AreaName, language: Language): Messages | undefined {
  return loaded.get(`${language}/${area}`);
}

/** Loads a catalog once; a failed load is forgotten, so that the next try asks again. */
export function loadCatalog(area: AreaName, language: Language): Promise<Messages> {
  const key = `${language}/${area}`;
  wanted.add(area);
  const running = loading.get(key);
  if (running) return running;
  const started = areas[area][language]().then(
    ({ messages }: { messages: Messages }) => {
      loaded.set(key, messages);
      return messages;
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, started);
  return started;
}

/** Loads in `language` all that is on screen, so that a switch of language never shows a half-translated page. */
export async function loadWantedCatalogs(language: Language): Promise<void> {
  await Promise.all([...wanted].map((area) => loadCatalog(area, language)));
}
