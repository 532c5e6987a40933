import type { StatementsOf } from './statements-of.ts';

export const webinarsStatements: StatementsOf<'webinars'> = {
  getSessionFile: 2,
  leaveSession: 4,
  listWebinars: 3,
  registerForSession: 9,
};
