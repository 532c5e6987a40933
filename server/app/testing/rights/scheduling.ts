import { anyone, member, type RightsOf } from './right.ts';

export const schedulingRights: RightsOf<'scheduling'> = {
  getFeed: { ...member, inPerson: true },
  renewFeed: { ...member, inPerson: true },
  removeFeed: { ...member, inPerson: true },
  readFeed: { ...anyone, params: { id: 'cal_aaaaaaaaaaaaaaaaaaaaaaaa', key: 'x' } },
  listSuggestions: member,
  listComing: member,
  getCalendar: { ...member, query: { from: '2026-11-01', to: '2026-11-30' } },
};
