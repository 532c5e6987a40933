import { active, type RightsOf } from './right.ts';

export const graphicsRights: RightsOf<'graphics'> = {
  getTemplate: active,
  renderGraphic: active,
  zipGraphic: active,
  makeProof: active,
};
