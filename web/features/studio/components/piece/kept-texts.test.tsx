import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { field, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { CHECKED_ADVERTISING } from '../../../../testing/posts.ts';
import { pieceQuery } from '../../api.ts';
import type { StudioPiece } from '../../model.ts';
import { TextDesk } from '../desk/text-desk.tsx';
import { TwinCard } from './twin-card.tsx';

const textOf = (word: string, twin: string) => ({
  ...{ title: word, description: '', shareText: '', paragraphs: [word], version: 1, lastSaves: [] },
  ...{ inStepWith: [twin], isStale: false, heldBack: false },
});
const PIECE = {
  id: 'cnt_piece0000001',
  state: 'draft',
  texts: { en: textOf('House', 'Casa'), es: textOf('Casa', 'House') },
} as unknown as StudioPiece;

/** The English text of a piece, which is left and come back to, and how the two languages stand. */
function Page() {
  const piece = useQuery({ ...pieceQuery(PIECE.id), queryFn: () => PIECE }).data ?? PIECE;
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>Leave or come back</button>
      {isThere && (
        <TextDesk
          piece={piece}
          language="en"
          memberId="usr_me"
          isBeside={false}
          isHidden={false}
          onOpen={() => () => {}}
        />
      )}
      <TwinCard piece={piece} settle={async () => true} />
    </>
  );
}

it('is begun from what was saved last where its writer comes back to it, and makes the other language older at once', async () => {
  server.answer(contract.studio.keepStudioText, { writer: null, isHere: false, version: 1 });
  server.answer(contract.studio.saveStudioText, { version: 2 });
  server.answer(contract.studio.renderStudioText, { html: [] });
  // On a slow machine the typing rests for long enough that the words are checked.
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  await open(<Page />, {
    known: [
      { query: sessionQuery, data: SESSION },
      { query: pieceQuery(PIECE.id), data: PIECE },
    ],
  });
  expect(screen.getByText('Both languages say the same.')).toBeTruthy();
  fireEvent.paste(screen.getByRole('textbox', { name: 'English' }), {
    clipboardData: {
      files: [],
      types: ['text/plain'],
      getData: (type: string) => (type === 'text/plain' ? 'Big ' : ''),
    },
  });
  fireEvent.change(field('Title'), { target: { value: 'A big house' } });
  await press('Leave or come back');
  await waitFor(() => expect(screen.getByText(/Changed in English since/)).toBeTruthy());
  await press('Leave or come back');
  expect(field('Title').value).toBe('A big house');
  fireEvent.change(field('Title'), { target: { value: 'A bigger house' } });
  await press('Leave or come back');
  await waitFor(() =>
    expect(server.sent(contract.studio.saveStudioText).map(({ body }) => body)).toMatchObject([
      { version: 1, step: 1, words: { title: 'A big house' } },
      { version: 2, step: 2, words: { title: 'A bigger house' } },
    ]),
  );
});
