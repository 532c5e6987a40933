import { fieldSchemaOf } from '@yardsign/contracts/content-fields';
import { api as contract } from '@yardsign/contracts/api';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { field, fill, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import type { StudioPiece } from '../../model.ts';
import { FieldsCard } from './fields-card.tsx';

const { saveStudioFields } = contract.studio;
const known = [
  { query: sessionQuery, data: { ...SESSION, user: { ...SESSION.user, access_levels: [{ access_level: 2 }] } } },
];
const form = { shared: { minutes: fieldSchemaOf('minutes'), number: fieldSchemaOf('number') }, worded: {}, needed: [] };
const pieceOf = (version: number, shared: object) =>
  ({
    ...{ id: 'cnt_piece0000001', state: 'draft', version },
    fields: { form, shared, worded: { en: {}, es: {} } },
  }) as unknown as StudioPiece;
const onChanged = vi.fn<(isChanged: boolean) => void>();

/** The card, and what somebody else saves meanwhile. */
function Card() {
  const [piece, setPiece] = useState(pieceOf(1, { minutes: 10, number: 1 }));
  return (
    <>
      <FieldsCard piece={piece} onChanged={onChanged} />
      <button onClick={() => setPiece(pieceOf(2, { minutes: 20, number: 1 }))}>Somebody saves the minutes</button>
      <button onClick={() => setPiece(pieceOf(2, { minutes: 10, number: 5 }))}>Somebody saves the number</button>
    </>
  );
}
const show = () => open(<Card />, { known });

beforeEach(() => {
  sessionStorage.clear();
  onChanged.mockReset();
});

test('what is typed counts as unsaved until it is saved, or typed back', async () => {
  await show();
  fill(/^Minutes/, '30');
  expect(onChanged).toHaveBeenLastCalledWith(true);
  fill(/^Minutes/, '10');
  expect(onChanged).toHaveBeenLastCalledWith(false);
});

test('what somebody else has saved of a field that was changed here is told before it is overwritten', async () => {
  await show();
  fill(/^Minutes/, '30');
  await press('Somebody saves the minutes');
  await press('Save these fields');
  expect(screen.getByText(/Somebody else has changed the same fields/)).toBeTruthy();
  expect(server.bodies(saveStudioFields)).toEqual([]);
  server.refuse(saveStudioFields, { status: 409, code: 'piece_moved_on' });
  await press('Save these fields');
  expect(server.bodies(saveStudioFields)).toMatchObject([{ version: 2, shared: { minutes: 30, number: 1 } }]);
});

test('what somebody else has saved of another field is kept without a question', async () => {
  await show();
  fill(/^Minutes/, '30');
  await press('Somebody saves the number');
  server.refuse(saveStudioFields, { status: 409, code: 'piece_moved_on' });
  await press('Save these fields');
  expect(server.bodies(saveStudioFields)).toMatchObject([{ version: 2, shared: { minutes: 30, number: 5 } }]);
});

test('what was typed before the page was gone is offered back', async () => {
  const { unmount } = await show();
  fill(/^Minutes/, '30');
  unmount();
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Bring them back' }));
  expect(field(/^Minutes/).value).toBe('30');
});
