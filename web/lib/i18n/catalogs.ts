import { type AreaName, areas } from '../../locales/areas.ts';
import { type HeldCode, holdCode } from '../code/held-code.ts';
import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

const catalogs = new Map<string, HeldCode<Messages>>();
const here = new Map<string, Messages>();
const wanted = new Set<AreaName>();

function catalogOf(area: AreaName, language: Language): HeldCode<Messages> {
  const key = `${language}/${area}`;
  wanted.add(area);
  const known = catalogs.get(key);
  if (known) return known;
  const load: () => Promise<{ messages: Messages }> = areas[area][language];
  const catalog = holdCode(() =>
    load().then(({ messages }) => {
      here.set(key, messages);
      return messages;
    }),
  );
  catalogs.set(key, catalog);
  return catalog;
}

/** Loads a catalog once; one that did not come is asked for again. */
export function loadCatalog(area: AreaName, language: Language): Promise<Messages> {
  return catalogOf(area, language).ask();
}

/** The catalog for a render: one that did not come stays so until the boundary around the part tries again. */
export function heldCatalog(area: AreaName, language: Language): Promise<Messages> {
  return catalogOf(area, language).held();
}

/** The catalog as far as it is here, for words that are not waited for; null while it is not. */
export function hereCatalog(area: AreaName, language: Language): Messages | null {
  return here.get(`${language}/${area}`) ?? null;
}

/** Loads in `language` all that is on screen, so that a switch of language never shows a half-translated page. */
export async function loadWantedCatalogs(language: Language): Promise<void> {
  await Promise.all([...wanted].map((area) => loadCatalog(area, language)));
}
