import { expect, test } from 'vitest';
import { opensOnboarding } from './onboarding.ts';

const newcomer = { path: '/profile/graphics', profileReady: false, impersonated: false, closed: false };

test.each([
  [{}, true],
  [{ path: '/team-management' }, true],
  [{ path: '/profile/basic' }, false],
  [{ path: '/setup-my-profile' }, false],
  [{ path: '/account' }, false],
  [{ path: '/billing' }, false],
  [{ profileReady: true }, false],
  [{ impersonated: true }, false],
  [{ closed: true }, false],
])('the window that asks for the brand, with %j: %s', (at, opens) => {
  expect(opensOnboarding({ ...newcomer, ...at })).toBe(opens);
});
