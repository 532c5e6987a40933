import type { StatementsOf } from './statements-of.ts';

export const localStatements: StatementsOf<'local'> = {
  getFigures: 2,
  saveFigures: 8,
};
