import type { StatementsOf } from './statements-of.ts';

export const resultsStatements: StatementsOf<'results'> = {
  getAdvice: 6,
  getFigures: 4,
  listResults: 6,
};
