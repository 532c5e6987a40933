import type { StatementsOf } from './statements-of.ts';

export const graphicsStatements: StatementsOf<'graphics'> = {
  getTemplate: 2,
  makeProof: 6,
  renderGraphic: 2,
  zipGraphic: 2,
};
