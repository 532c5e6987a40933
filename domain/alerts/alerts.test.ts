import { HOUR_MS } from '../time/spans.ts';
import { describe, expect, test } from 'vitest';
import { endingStage } from './ending-stage.ts';
import { postNeed } from './post-need.ts';

describe('the warning of an end', () => {
  test.each([
    [7 * 24 * HOUR_MS + 1, null],
    [7 * 24 * HOUR_MS, 'week'],
    [48 * HOUR_MS + 1, 'week'],
    [48 * HOUR_MS, 'days'],
    [1, 'days'],
    [0, null],
    [-HOUR_MS, null],
  ])('with %d ms left is %s', (left, stage) => {
    expect(endingStage(left)).toBe(stage);
  });
});

describe('a post', () => {
  test('that needs attention asks for a look only while it may be on the network', () => {
    const needing = { state: 'needs_attention', reason: 'cannot_check' } as const;
    expect(postNeed({ ...needing, provenAbsent: false })).toBe('unknown');
    expect(postNeed({ ...needing, provenAbsent: true })).toBe('absent');
  });

  test('that is unconfirmed asks for nothing as long as we can look ourselves', () => {
    expect(postNeed({ state: 'unconfirmed', reason: 'answer_lost', provenAbsent: false })).toBeNull();
    expect(postNeed({ state: 'scheduled', reason: 'words_too_long', provenAbsent: true })).toBe('words');
    expect(postNeed({ state: 'scheduled', reason: 'text_outdated', provenAbsent: true })).toBe('text');
    expect(postNeed({ state: 'scheduled', reason: 'network_busy', provenAbsent: true })).toBeNull();
    expect(postNeed({ state: 'unconfirmed', reason: 'reconnect_to_check', provenAbsent: false })).toBe(
      'reconnect_to_check',
    );
  });
});
