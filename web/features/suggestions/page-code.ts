import type { PageCodes } from '../../lib/page-code.ts';

export const suggestionsPages: PageCodes = {
  '/product-suggestion-box': {
    page: () => import('./pages/suggestion-box-page.tsx').then((m) => m.SuggestionBoxPage),
    text: ['suggestions'],
  },
  '/admin/suggestions': {
    page: () => import('./pages/all-suggestions-page.tsx').then((m) => m.AllSuggestionsPage),
    text: ['suggestions', 'admin'],
  },
};
