import { use, useMemo } from 'react';
import type { AreaName, MessagesOf } from '../../locales/areas.ts';
import { heldCatalog } from './catalogs.ts';
import { formatMessage } from './format-message.ts';
import { useLanguage } from './language-store.ts';
import type { ParamArguments } from './messages.ts';

/** `const text = useText('shell'); text('close')`. Keys and parameters are typed by the English catalog. */
export type Text<Name extends AreaName> = <Key extends keyof MessagesOf<Name> & string>(
  key: Key,
  ...params: ParamArguments<MessagesOf<Name>[Key]>
) => string;

/**
 * The texts of one area in the language of the interface. Suspends while the catalog is on its way. `use` is called in every
 * render, never only when the catalog is missing: React renders a component that waited in it once more and expects to meet
 * it again; where it is left out then, the next hook fails (error 467).
 */
export function useText<Name extends AreaName>(area: Name): Text<Name> {
  const language = useLanguage();
  const catalog = use(heldCatalog(area, language));
  return useMemo<Text<Name>>(
    () =>
      (key, ...params) =>
        formatMessage(catalog[key] ?? key, language, params[0]),
    [catalog, language],
  );
}
