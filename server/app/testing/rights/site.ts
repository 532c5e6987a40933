import { anyone, type RightsOf } from './right.ts';

export const siteRights: RightsOf<'site'> = {
  getSite: anyone,
  getLegalPage: anyone,
  getHealth: anyone,
  getBuildInfo: anyone,
  getSiteConfig: anyone,
  reportError: anyone,
  getOpenApi: anyone,
  getDocs: anyone,
};
