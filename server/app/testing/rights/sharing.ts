import { anyone, member, active, type RightsOf } from './right.ts';

const post = { kind: 'post', parameter: 'id' } as const;

export const sharingRights: RightsOf<'sharing'> = {
  listConnections: member,
  startConnection: { ...active, inPerson: true },
  openConsent: anyone,
  consentCallback: anyone,
  refreshConnection: { ...active, inPerson: true },
  removeConnection: { ...member, inPerson: true },
  createShare: { ...active, inPerson: true },
  listPosts: member,
  getPost: { ...member, owns: post },
  cancelPost: { ...member, owns: post, inPerson: true },
  reschedulePost: { ...active, owns: post, inPerson: true },
  checkPost: { ...active, owns: post, inPerson: true },
  settlePost: { ...active, owns: post, inPerson: true },
  retryPost: { ...active, owns: post, inPerson: true },
  getOutgoingPicture: anyone,
  getPostingPreferences: member,
  changePostingPreferences: { ...active, inPerson: true },
  exportRecord: { ...member, inPerson: true },
  checkSchedule: { ...active, inPerson: true },
  exportSchedule: { ...member, inPerson: true },
  getQueue: member,
  changeQueue: { ...active, inPerson: true },
  listDrafts: member,
  getDraft: member,
  saveDraft: active,
  deleteDraft: member,
};
