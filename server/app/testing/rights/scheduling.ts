import { member, type RightsOf } from './right.ts';

export const schedulingRights: RightsOf<'scheduling'> = {
  getCalendar: { ...member, query: { from: '2026-11-01', to: '2026-11-30' } },
};
