import { member, type RightsOf } from './right.ts';

export const usageRights: RightsOf<'usage'> = {
  track: {
    ...member,
    query: { action: 'track' },
    body: {
      event: 'page:view',
      user: { id: 'usr_a', type: null, status: 'active', plan: null },
      subscription: { source: 'guest', pastDue: false, pendingCancel: false },
      content: { title: '', contents: '', image: '' },
      userAgent: '',
      eventData: { name: '/dashboard', path: '/dashboard', fullPath: '/dashboard', hash: '', params: {}, query: {} },
      platform: {},
    },
  },
  readUsage: { who: 'crew', inPerson: true },
};
