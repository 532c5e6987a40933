import type { StatementsOf } from './statements-of.ts';

export const adminStatements: StatementsOf<'admin'> = {
  changeFeature: 17,
  checkAudit: 5,
  endSessions: 21,
  exportAudit: 8,
  getInstallation: 6,
  getPerson: 12,
  listAudit: 1,
  listPeople: 1,
  removeSecondFactor: 18,
  sendPasswordReset: 23,
  setBlock: 16,
  setLevel: 20,
  setMaxLogins: 20,
  setSeats: 20,
  setStatus: 16,
  setType: 20,
};
