import { member, type RightsOf } from './right.ts';

export const resultsRights: RightsOf<'results'> = {
  getFigures: { ...member, owns: { kind: 'post', parameter: 'id' } },
  getAdvice: member,
  listResults: member,
};
