import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { dialog, open, press, server } from '../../../../testing/page.tsx';
import { glossaryQuery } from './glossary-api.ts';
import { GlossaryDialog } from './glossary-dialog.tsx';

const { getStudioGlossary, saveStudioGlossary } = contract.studio;
const LIEN = { en: 'lien', es: 'gravamen', note: '' };
const TITLE = { en: 'title', es: 'título', note: '' };
const ESCROW = { en: 'escrow', es: 'depósito en garantía', note: 'Never “plica”.' };
const onClose = vi.fn<() => void>();

function Bench() {
  const { data } = useQuery(glossaryQuery);
  return data ? <GlossaryDialog glossary={data} onClose={onClose} /> : null;
}

function fillLast(label: string, value: string) {
  fireEvent.change(screen.getAllByLabelText(label).at(-1) ?? document.body, { target: { value } });
}

it('a term that somebody else has saved meanwhile is put beside what was typed, and both are saved', async () => {
  server.answer(getStudioGlossary, { version: 3, terms: [LIEN] });
  await open(<Bench />);
  await waitFor(() => expect(screen.getAllByLabelText('English')).toHaveLength(1));
  await press('Add: Terms', await dialog());
  fillLast('English', TITLE.en);
  fillLast('Spanish', TITLE.es);
  server.refuse(saveStudioGlossary, { status: 409, code: 'text_moved_on' });
  server.answer(getStudioGlossary, { version: 4, terms: [LIEN, ESCROW] });
  await press('Save');
  expect(screen.getByText(/Somebody has changed this text meanwhile/)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByLabelText('English')).toHaveLength(3));
  server.answer(saveStudioGlossary, { version: 5, terms: [LIEN, TITLE, ESCROW] });
  await press('Save');
  expect(server.bodies(saveStudioGlossary).at(-1)).toEqual({
    version: 4,
    terms: [LIEN, TITLE, ESCROW].map(({ note, ...words }) => (note === '' ? words : { ...words, note })),
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
