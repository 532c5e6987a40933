import { defineFeature, type Feature } from '../../platform/feature.ts';
import { newSuggestionNotice } from './notices/new-suggestion.ts';
import type { SuggestionsDeps } from './ports.ts';
import { suggestionRoutes } from './routes.ts';

export function suggestionsFeature(deps: SuggestionsDeps): Feature {
  return defineFeature('suggestions', { routes: suggestionRoutes(deps), notices: [newSuggestionNotice] });
}
