import { expect, test } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { findWording } from './find-wording.ts';
import { sentencesOf, TOGETHER } from './testing/sets.ts';

test.each(LANGUAGES)('of all sentences in %s few are missed, and few are marked that are fine', (language) => {
  const isFound = (text: string) => findWording(text, language).length > 0;
  const [wrong, fine] = [sentencesOf(language, 'wrong', TOGETHER), sentencesOf(language, 'fine', TOGETHER)];
  const missed = wrong.filter((text) => !isFound(text));
  const marked = fine.filter(isFound);
  expect(missed.length / wrong.length, missed.join('\n')).toBeLessThanOrEqual(0.015);
  expect(marked.length / fine.length, marked.join('\n')).toBeLessThanOrEqual(0.01);
});
