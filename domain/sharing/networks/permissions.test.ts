import { expect, test } from 'vitest';
import { networks } from './networks.ts';
import { scopesOf, tellsFigures } from './permissions.ts';

test('each scope is asked for once, those for figures among them', () => {
  for (const network of Object.values(networks)) expect(new Set(scopesOf(network)).size).toBe(scopesOf(network).length);
  expect(scopesOf(networks.tiktok)).toContain('video.list');
});

test('figures are told of the kinds of target that the network counts, once that is allowed, and kept when a connection ends', () => {
  expect(tellsFigures(networks.linkedin, 'page', ['rw_organization_admin'])).toBe('yes');
  expect(tellsFigures(networks.linkedin, 'page', ['w_member_social'])).toBe('not_granted');
  expect(tellsFigures(networks.linkedin, 'page', null)).toBe('yes');
  expect(tellsFigures(networks.linkedin, 'profile', ['rw_organization_admin'])).toBe('no');
  expect(tellsFigures({ capabilities: { figures: null } }, 'page', [])).toBe('no');
});
