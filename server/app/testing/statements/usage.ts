import type { StatementsOf } from './statements-of.ts';

export const usageStatements: StatementsOf<'usage'> = {
  readUsage: 3,
  track: 4,
};
