import { libraryContentId } from '../../../features/content/load-library.ts';
import { active, type RightsOf } from './right.ts';

const STARTS_AT = '2026-12-09T18:00:00.000Z';
const params = { id: libraryContentId('getting-started') };

export const webinarsRights: RightsOf<'webinars'> = {
  listWebinars: active,
  registerForSession: { ...active, inPerson: true, params, body: { starts_at: STARTS_AT } },
  leaveSession: { ...active, inPerson: true, params, query: { starts_at: STARTS_AT } },
  getSessionFile: { ...active, params, query: { starts_at: STARTS_AT } },
};
