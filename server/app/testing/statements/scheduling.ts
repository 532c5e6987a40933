import type { StatementsOf } from './statements-of.ts';

export const schedulingStatements: StatementsOf<'scheduling'> = {
  getCalendar: 6,
  getFeed: 5,
  listComing: 5,
  listSuggestions: 13,
  readFeed: 5,
  removeFeed: 6,
  renewFeed: 6,
};
