import { personActs } from '@yardsign/contracts/routes/admin';
import { type RightsOf, type Right } from './right.ts';

const look: Right = { who: 'crew', inPerson: true };
const act: Right = { who: 'admin', freshFactor: true, inPerson: true, account: 'any', parameter: 'id' };

const acts = Object.fromEntries(Object.keys(personActs).map((name) => [name, act])) as Record<
  keyof typeof personActs,
  Right
>;

export const adminRights: RightsOf<'admin'> = {
  listPeople: look,
  getPerson: { ...look, account: 'any', parameter: 'id' },
  ...acts,
  listAudit: look,
  checkAudit: look,
  exportAudit: { who: 'admin', inPerson: true },
  getInstallation: look,
};
