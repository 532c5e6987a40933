import type { StatementsOf } from './statements-of.ts';

export const siteStatements: StatementsOf<'site'> = {
  getBuildInfo: 1,
  getDocs: 1,
  getHealth: 2,
  getLegalPage: 2,
  getOpenApi: 1,
  getSite: 1,
  getSiteConfig: 2,
  reportError: 2,
};
