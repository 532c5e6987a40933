import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { copyText } from '../browser/copy-text.ts';
import { noteUse, type ShownContent, useShownContent, watchUse } from './note-use.ts';

const PIECE = { title: 'Why now', contents: 'Because.', image: '/why.png' };

function Piece() {
  useShownContent(PIECE);
  return null;
}

it('tells who listens what was done before, what is done now, and what a page shows as long as it shows it', async () => {
  const did: string[] = [];
  // What other suites have left.
  watchUse({ did: () => undefined, shows: () => undefined })();
  noteUse('login');
  const shown: (ShownContent | null)[] = [];
  const stop = watchUse({ did: (action) => void did.push(action), shows: (content) => void shown.push(content) });
  expect(did).toEqual(['login']);
  const { unmount } = render(<Piece />);
  unmount();
  expect(shown).toEqual([PIECE, null]);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } });
  await copyText('a link');
  expect(did).toEqual(['login', 'copy']);
  stop();
  noteUse('save');
  expect(did).toHaveLength(2);
});
