import type { MemberActor } from '@yardsign/domain/access/actor';
import { expect, test } from 'vitest';
import { mayPay, mayPayOwn, mayPurchase, mayReadBilling, maySubscribe } from './policy.ts';

const MAYA: MemberActor = {
  ...{ kind: 'member', userId: 'usr_maya0001', sessionId: 'ses_1', via: 'cookie', status: 'active', type: null },
  ...{ accessLevel: 1, levelWaits: null, features: [], membership: null, impersonator: null, limitedTo: null },
  ...{ publicCode: 'maya', brandVersion: 1, hidesVideos: false, secondFactorAt: null },
  secondFactorFresh: false,
};
const ofOwn = { params: { code: MAYA.userId }, body: { account: { code: MAYA.userId } } };

/** What each policy says of somebody's own account: to read, to pay, to pay for it, to subscribe and to buy. */
const verdicts = (actor: Partial<MemberActor>) =>
  [mayReadBilling, mayPay, mayPayOwn, maySubscribe, mayPurchase].map((policy) => policy({ ...MAYA, ...actor }, ofOwn));

test('a member pays for their own account', () => {
  expect(verdicts({})).toEqual(['allow', 'allow', 'allow', 'allow', 'allow']);
});

test.each([
  ['whose licence is somebody else’s', { type: 'Licensed Member' }],
  ['of a licensed team', { membership: { ownerId: 'usr_lou00001', ownerType: 'Licensed Owner', isAdmin: true } }],
  ['of the crew, who is shown made up data', { accessLevel: 2 }],
] as const)('a member %s reads their account, and changes nothing of it', (_who, actor) => {
  const refused = 'change_not_allowed';
  expect(verdicts(actor)).toEqual(['allow', refused, refused, refused, refused]);
});
