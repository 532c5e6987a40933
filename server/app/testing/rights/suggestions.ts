import { member, type Right, type RightsOf } from './right.ts';

const staff: Right = { who: 'crew', inPerson: true };

export const suggestionsRights: RightsOf<'suggestions'> = {
  addSuggestion: { ...member, inPerson: true },
  listSuggestions: member,
  listAllSuggestions: staff,
  answerSuggestion: { ...staff, params: { id: `sug_${'a'.repeat(24)}` } },
};
