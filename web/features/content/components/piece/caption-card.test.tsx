import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open } from '../../../../testing/page.tsx';
import { CaptionCard } from './caption-card.tsx';

it.each([
  ['which has no words', { caption: '', lacks: false }, ['There is no text yet.'], 'Lines with your name'],
  [
    'whose every line names what the profile lacks',
    { caption: '', lacks: true },
    ['There is no text yet.', 'Lines with your name'],
    'Copy',
  ],
  [
    'of which one line is left out',
    { caption: 'Come on Sunday.', lacks: true },
    ['Come on', 'Lines with your name'],
    'There is no',
  ],
  ['which has all of its words', { caption: 'Come on Sunday.', lacks: false }, ['Come on'], 'Lines with your name'],
])('says of a piece %s what it lacks', async (_name, shown, said, unsaid) => {
  await open(<CaptionCard {...shown} language="en" waiting={false} />);
  for (const words of said) expect(screen.getByText(words, { exact: false })).toBeTruthy();
  expect(document.body.textContent).not.toContain(unsaid);
});
