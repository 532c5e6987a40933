import { describe, expect, test } from 'vitest';
import type { Connection } from './connection-model.ts';
import { type TargetRef, goneOf, keyOf, reachableTargets, sharedKind, tickedTargets } from './target-model.ts';

function connection(ids: readonly string[], state: Connection['state'] = 'connected'): Connection {
  return {
    slug: 'facebook',
    category: 'social',
    state,
    connected: true,
    id: '1',
    account: 'Maya',
    scope: [],
    expires: null,
    missing: [],
    mayComment: false,
    mayMention: false,
    lostTargets: [],
    targets: ids.map((value) => ({ value, text: `Page ${value}`, kind: 'page' })),
  };
}

const ref = (targetId: string): TargetRef => ({ network: 'facebook', targetId });
const reach = (...ids: string[]) => reachableTargets([connection(ids)]);
const ticked = (...given: Parameters<typeof tickedTargets>) => tickedTargets(...given).map(({ targetId }) => targetId);

describe('the targets', () => {
  test('the only one is ticked, several are left open', () => {
    expect(ticked(undefined, reach('1'), [])).toEqual(['1']);
    expect(ticked(undefined, reach('1', '2'), [])).toEqual([]);
  });

  test('those of last time are ticked again, those that are gone are not', () => {
    expect(ticked(undefined, reach('1', '2'), [keyOf(ref('2')), keyOf(ref('9'))])).toEqual(['2']);
    expect(ticked(undefined, reach('1'), [keyOf(ref('9'))])).toEqual(['1']);
  });

  test('what was chosen here wins, also when it is nothing', () => {
    expect(ticked([], reach('1'), [keyOf(ref('1'))])).toEqual([]);
    expect(ticked([ref('1'), ref('9')], reach('1', '2'), [])).toEqual(['1']);
  });

  test('a connection that cannot post has none', () => {
    expect(reachableTargets([connection(['1'], 'expired')])).toEqual([]);
    expect(reachableTargets([connection(['1'], 'expired'), connection(['2'])])).toMatchObject([{ targetId: '2' }]);
  });

  test('the same id on two networks is two targets', () => {
    const elsewhere = { ...ref('1'), network: 'elsewhere' as TargetRef['network'] };
    expect(ticked([elsewhere], reach('1'), [])).toEqual([]);
    expect(goneOf([elsewhere], reach('1'))).toEqual([elsewhere]);
  });

  test('those that are gone are named', () => {
    expect(goneOf(['1', '9', '8'].map(ref), reach('1', '2'))).toEqual([ref('9'), ref('8')]);
    expect([goneOf([], reach('1')), goneOf(null, [])]).toEqual([[], []]);
  });

  test('are spoken of by their kind, where it is one', () => {
    expect(sharedKind(['page', 'page'])).toBe('page');
    expect([sharedKind(['page', 'board']), sharedKind([])]).toEqual(['mixed', 'mixed']);
  });
});
