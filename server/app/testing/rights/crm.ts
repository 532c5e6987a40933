import { member, type RightsOf } from './right.ts';

export const crmRights: RightsOf<'crm'> = {
  readContact: member,
  updateContact: { ...member, inPerson: true, body: { kcm_value_moment: '2026-11-21' } },
};
