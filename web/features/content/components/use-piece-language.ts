import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Language, isLanguage } from '../../../lib/i18n/language.ts';
import { rememberContentLanguage, useOwnContentLanguage } from '../content-language.ts';

/** The language a piece is shown in: of the address, else the member's own for content. Switching replaces the address. */
export function usePieceLanguage(): [language: Language, choose: (language: Language) => void] {
  const navigate = useNavigate();
  const asked: unknown = useSearch({ strict: false, select: (search: Record<string, unknown>) => search['language'] });
  const own = useOwnContentLanguage();

  function choose(language: Language) {
    rememberContentLanguage(language);
    const search = (before: Record<string, unknown>) => ({ ...before, language });
    void navigate({ to: '.', search: search as never, hash: true, replace: true, resetScroll: false });
  }

  return [isLanguage(asked) ? asked : own, choose];
}
