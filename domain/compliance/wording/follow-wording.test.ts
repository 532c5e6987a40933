import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWording } from './find-wording.ts';
import { followWording } from './follow-wording.ts';
import { sentencesOf } from './testing/sets.ts';

const WRONG = sentencesOf('en', 'wrong', ['sentences']).slice(0, 30);
const FINE = sentencesOf('en', 'fine', ['sentences']).slice(0, 20);

const paragraph = fc
  .array(fc.constantFrom(...WRONG, ...FINE, 'Adults', 'only', ''), { maxLength: 4 })
  .map((sentences) => sentences.join(' '));

test('finds what is found in the whole text, however it is changed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(paragraph, { maxLength: 6 }), { minLength: 1, maxLength: 4 }), (drafts) => {
      const follow = followWording('en');
      for (const draft of drafts) {
        const text = draft.join('\n\n');
        expect(follow(text)).toEqual(findWording(text, 'en'));
      }
    }),
    { numRuns: 12, seed: 7 },
  );
});

test('finds a phrase of which the next paragraph has the end', () => {
  const text = 'A home for adults\n\nonly, near the park.';
  expect(followWording('en')(text)).toEqual(findWording(text, 'en'));
  expect(findWording(text, 'en').length).toBeGreaterThan(0);
});
