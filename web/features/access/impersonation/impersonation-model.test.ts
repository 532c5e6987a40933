import { describe, expect, test } from 'vitest';
import { gatherActs, kindOfAct, minutesLeft, minutesSpent } from './impersonation-model.ts';

const at = (time: string) => `2026-11-21T${time}.000Z`;

describe('the time that is left', () => {
  test.each([
    ['16:00:00', '15:00:00', 60],
    ['16:00:00', '15:58:59', 1],
    ['16:00:00', '15:59:01', 0],
    ['16:00:00', '17:00:00', 0],
  ])('until %s at %s is %d minutes', (until, now, minutes) => {
    expect(minutesLeft(at(until), new Date(at(now)))).toBe(minutes);
  });
});

test('a short look counts as a minute', () => {
  expect(minutesSpent(at('15:00:00'), at('15:00:05'))).toBe(1);
  expect(minutesSpent(at('15:00:00'), at('15:42:20'))).toBe(42);
});

test.each([
  ['/api/profile/v1/:memberId/:feature', 'profile'],
  ['/api/profile/v1/:memberId/upload', 'picture'],
  ['/api/app/v1/proofs', 'proof'],
  ['/api/app/v1/drafts/:contentId', 'draft'],
  ['/api/app/v1/posts/:id/cancel', 'post'],
  ['/api/app/v1/connections/:network', 'connection'],
  ['/api/auth/v1/users/:id', 'account'],
  ['/api/auth/v1/users/:id/services/slug-:service', 'connection'],
  ['/api/app/v1/team/invites', 'team'],
  ['/api/app/v1/logout', 'signedOut'],
  ['/api/app/v1/something-new', 'other'],
])('%s is told as %s', (route, kind) => {
  expect(kindOfAct(route)).toBe(kind);
});

test('acts of one kind are one line, what was refused apart from what was done', () => {
  expect(
    gatherActs([
      { route: '/api/profile/v1/:memberId/:feature', status: 200 },
      { route: '/api/app/v1/shares', status: 403 },
      { route: '/api/profile/v1/:memberId/:feature', status: 200 },
    ]),
  ).toEqual([
    { kind: 'profile', refused: false, count: 2 },
    { kind: 'post', refused: true, count: 1 },
  ]);
});
