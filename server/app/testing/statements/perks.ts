import type { StatementsOf } from './statements-of.ts';

export const perksStatements: StatementsOf<'perks'> = {
  getPerkDocument: 3,
  getPerkFile: 2,
  listPerks: 2,
};
