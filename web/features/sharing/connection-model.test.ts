import { describe, expect, test } from 'vitest';
import {
  type Connection,
  canPost,
  connectionActions,
  endingBefore,
  firstToConnect,
  othersToConnect,
  readConnectOutcome,
} from './connection-model.ts';

const connection = (state: Connection['state']): Connection => ({
  slug: 'facebook',
  category: 'social',
  state,
  connected: state !== 'not_connected' && state !== 'expired',
  id: '1',
  account: 'Maya Alvarez',
  scope: [],
  expires: null,
  missing: [],
  mayComment: false,
  mayMention: false,
  lostTargets: [],
  targets: [],
});

describe('a connection', () => {
  test.each([
    ['not_connected', ['connect'], false],
    ['connected', ['check', 'disconnect'], true],
    ['expires_soon', ['reconnect', 'check', 'disconnect'], true],
    ['permissions_missing', ['reconnect', 'check', 'disconnect'], false],
    ['expired', ['reconnect', 'disconnect'], false],
  ] as const)('that is %s offers %o, and may post: %s', (state, actions, may) => {
    expect(connectionActions({ state, missing: [] })).toEqual(actions);
    expect(canPost(connection(state))).toBe(may);
  });

  test('that works and was not granted all of it can be made again', () => {
    expect(connectionActions({ state: 'connected', missing: ['instagram'] })[0]).toBe('reconnect');
  });

  test('that is broken is mended before a new one is made, unless another can post', () => {
    const all = ['not_connected', 'expired'].map((state) => connection(state as Connection['state']));
    expect(firstToConnect(all)?.state).toBe('expired');
    expect(firstToConnect([connection('not_connected')])?.state).toBe('not_connected');
    expect(firstToConnect([...all, connection('connected')])).toBeNull();
    expect(firstToConnect(undefined)).toBeNull();
  });

  test('that is new gives way to any other that takes what is posted; one that is only to be mended does not', () => {
    const all = (['facebook', 'linkedin', 'tiktok'] as const).map((slug) => ({ ...connection('not_connected'), slug }));
    const slugs = (postedAs: 'picture' | 'video', first: Connection | null) =>
      othersToConnect(all, first, postedAs).map(({ slug }) => slug);
    expect(slugs('picture', connection('not_connected'))).toEqual(['linkedin']);
    expect(slugs('video', connection('not_connected'))).toEqual(['linkedin', 'tiktok']);
    expect(slugs('video', connection('expired'))).toEqual([]);
    expect(slugs('video', null)).toEqual([]);
  });

  test('that is not known yet does not let anyone post', () => {
    expect(canPost(undefined)).toBe(false);
  });
});

test('connections that end at a moment or before it are named, of the networks that are posted to alone', () => {
  const moment = new Date('2026-12-01T15:00:00.000Z');
  const ends = (slug: Connection['slug'], expires: string | null) => ({ ...connection('connected'), slug, expires });
  const connections = [
    ends('facebook', '2026-12-01T15:00:00.000Z'),
    ends('instagram', '2026-12-01T15:00:00.001Z'),
    ends('linkedin', '2026-11-30T15:00:00.000Z'),
    ends('x', null),
  ];
  const named = endingBefore(connections, ['facebook', 'instagram', 'x'], moment);
  expect(named.map(({ slug }) => slug)).toEqual(['facebook']);
});

describe('the way back from a consent screen', () => {
  test.each([
    ['facebook.connected', { network: 'facebook', kind: 'done', area: 'connections', key: 'connectDone' }],
    ['facebook.consent_refused', { network: 'facebook', kind: 'attention', area: 'network', key: 'refused' }],
    ['facebook.long_lived_token_failed', { network: 'facebook', kind: 'failure', area: 'network', key: 'tokenFailed' }],
    ['facebook.toString', { kind: 'failure', area: 'none', key: 'connectUnknown' }],
    ['myspace.connected', { kind: 'failure', area: 'none', key: 'connectUnknown' }],
    ['connected', { kind: 'failure', area: 'none', key: 'connectUnknown' }],
  ])('with %s says %o', (code, outcome) => {
    expect(readConnectOutcome(code)).toEqual(outcome);
  });

  test('says nothing when nothing came back', () => {
    expect(readConnectOutcome(undefined)).toBeNull();
    expect(readConnectOutcome('')).toBeNull();
  });
});
