import type { StatementsOf } from './statements-of.ts';

export const suggestionsStatements: StatementsOf<'suggestions'> = {
  addSuggestion: 10,
  answerSuggestion: 8,
  listAllSuggestions: 2,
  listSuggestions: 2,
};
