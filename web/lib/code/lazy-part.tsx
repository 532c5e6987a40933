import { type ComponentType, type FunctionComponent, createElement, use } from 'react';
import type { AreaName } from '../../locales/areas.ts';
import { loadCatalog } from '../i18n/catalogs.ts';
import { currentLanguage } from '../i18n/language-store.ts';
import { holdCode } from './held-code.ts';

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code ahead of its use, for a pointer or a focus that comes near. Never fails: the use of it will say so. */
  preload: () => Promise<void>;
};

/**
 * A component whose code is fetched when it is first drawn. It stands in a `<Part>`, which says what is seen until it is here and
 * what happens when it does not come.
 *
 * @param texts the catalogs that it is drawn with and its page does not name: they come with the code, and none waits for the other.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly AreaName[] = [],
): LazyPart<Props> {
  const code = holdCode(async () => {
    const [part] = await Promise.all([load(), ...texts.map((area) => loadCatalog(area, currentLanguage()))]);
    return part;
  });
  function Lazy(props: Props) {
    return createElement(use(code.held()), props);
  }
  const nothing = () => undefined;
  return Object.assign(Lazy, { preload: () => code.ask().then(nothing, nothing) });
}
