import { type RightsOf, type Right } from './right.ts';

const look: Right = { who: 'crew', inPerson: true };
const act: Right = { who: 'admin', freshFactor: true, inPerson: true, account: 'any', parameter: 'id' };

export const adminRights: RightsOf<'admin'> = {
  listPeople: look,
  getPerson: { ...look, account: 'any', parameter: 'id' },
  setStatus: act,
  setBlock: act,
  setType: act,
  setLevel: act,
  setSeats: act,
  setMaxLogins: act,
  changeFeature: act,
  endSessions: act,
  sendPasswordReset: act,
  removeSecondFactor: act,
  listAudit: look,
  checkAudit: look,
  exportAudit: { who: 'admin', inPerson: true },
  getInstallation: look,
};
