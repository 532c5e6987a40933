import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { button, field, fill, open, press, server } from '../../testing/page.tsx';
import { WordingNotes } from './wording-notes.tsx';

/** A member whose profile names a state. */
function memberOf(state: string): void {
  const facts = { state, city: '', role: '', company: '', licence: '', shown: [], equalHousing: true };
  server.answer(contract.compliance.checkAdvertising, () => ({ facts, findings: [] }));
}

function Caption({ first }: { first: string }) {
  const [words, setWords] = useState(first);
  return (
    <>
      <label>
        Words
        <textarea value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      </label>
      <WordingNotes written={words} language="en" onMend={setWords} />
    </>
  );
}

beforeEach(() => memberOf(''));

it('a phrase is marked while it is typed, with the reason, and mended by one press', async () => {
  await open(<Caption first="A quiet home." />);
  expect(screen.queryByText(/to look at before you post/)).toBeNull();
  fill('Words', 'A quiet home, perfect for families. No kids.');
  expect(await screen.findByText('2 phrases to look at before you post.')).toBeDefined();
  expect(screen.getByText(/Describe the home instead/)).toBeDefined();
  await press('Use “with room to spread out” in place of “perfect for families”');
  await press('Take out “No kids”');
  expect(field('Words').value).toBe('A quiet home, with room to spread out.');
  await waitFor(() => expect(screen.queryByText(/to look at before you post/)).toBeNull());
});

it('the cursor goes on to the next phrase when one is mended, and stays with the notes when none is left, which is said', async () => {
  await open(<Caption first="A quiet home, perfect for families. No kids." />);
  const mend = async (words: string) => {
    button(words).focus();
    await press(words);
  };
  await screen.findByText('2 phrases to look at before you post.');
  await mend('Use “with room to spread out” in place of “perfect for families”');
  await waitFor(() => expect(document.activeElement).toBe(button('Take out “No kids”')));
  await mend('Take out “No kids”');
  expect(await screen.findByText('No phrase is left to look at.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Wording' }));
});

it.each([
  ['New Jersey', true],
  ['TX', false],
])('the laws of %s are asked where the profile says so', async (state, isLaw) => {
  memberOf(state);
  await open(<Caption first="No Section 8." />);
  expect(screen.queryByText('One phrase to look at before you post.') !== null).toBe(isLaw);
});
