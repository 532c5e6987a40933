import type { StatementsOf } from './statements-of.ts';

export const complianceStatements: StatementsOf<'compliance'> = {
  checkAdvertising: 5,
  checkWording: 4,
};
