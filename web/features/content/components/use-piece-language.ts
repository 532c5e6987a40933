import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { type Language, isLanguage } from '../../../lib/i18n/language.ts';
import { rememberContentLanguage, useOwnContentLanguage } from '../content-language.ts';

/** The language a piece is shown in: of the address, else the member's own for content. Switching replaces the address. */
export function usePieceLanguage(): [language: Language, choose: (language: Language) => void] {
  const navigate = useNavigate();
  const asked: unknown = useSearch({ strict: false, select: (search: Record<string, unknown>) => search['language'] });
  const own = useOwnContentLanguage();
  const interfaceLanguage = useLanguage();

  function choose(language: Language) {
    rememberContentLanguage(language);
    const named = language === interfaceLanguage ? undefined : language;
    const search = (before: Record<string, unknown>) => ({ ...before, language: named });
    void navigate({ to: '.', search: search as never, hash: true, replace: true, resetScroll: false });
  }

  return [isLanguage(asked) ? asked : own, choose];
}
