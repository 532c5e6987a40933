import { useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { usePageSearch } from '../../../../lib/search/page-search.ts';
import { rememberContentLanguage, useOwnContentLanguage } from '../../content-language.ts';
import { pieceSearch } from '../../model.ts';

/** The language a piece is shown in: of the address, else the member's own for content. Switching replaces the address. */
export function usePieceLanguage(): [language: Language, choose: (language: Language) => void] {
  const navigate = useNavigate();
  const asked = usePageSearch(pieceSearch).language;
  const own = useOwnContentLanguage();
  const interfaceLanguage = useLanguage();

  function choose(language: Language) {
    rememberContentLanguage(language);
    const search = pieceSearch.change({ language: language === interfaceLanguage ? undefined : language });
    void navigate({ to: '.', search, hash: true, replace: true, resetScroll: false });
  }

  return [asked ?? own, choose];
}
