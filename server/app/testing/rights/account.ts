import { anyone, member, own, type RightsOf } from './right.ts';

export const accountRights: RightsOf<'account'> = {
  createUser: anyone,
  requestPasswordChange: anyone,
  confirmPasswordChange: anyone,
  checkPassword: anyone,
  confirmDelete: anyone,
  authenticateTicket: anyone,
  readMailedLink: anyone,
  getAccount: { ...member, duringSignup: true },
  updateUser: own,
  requestEmailChange: own,
  confirmEmailChange: own,
  cancelEmailChange: { ...member, inPerson: true },
  changePassword: { ...member, inPerson: true, duringSignup: true },
  requestDelete: own,
  startTrial: { ...own, duringSignup: true, params: { industry: '1' } },
  finishSignup: { ...member, inPerson: true, duringSignup: true },
  selfApplyFeature: { ...own, params: { feature: 'video-beta' } },
  saveService: own,
  removeService: own,
};
