import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { type EquityDraft, equityDrafts } from '../equity-drafts.ts';
import { EMPTY, type Typed } from '../equity-model.ts';
import { draftStore } from './draft-store.ts';
import { DraftsCard } from './drafts-card.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const { listEquityDrafts, removeEquityDraft } = contract.documents;
const draft = (letter: string, typed: Partial<Typed> = {}): EquityDraft => ({
  id: `eqd_${letter.repeat(24)}`,
  typed: { ...EMPTY, ...typed },
  updatedAt: '2026-11-20T12:00:00.000Z',
});
const PARKS = draft('a', { owner: 'The Parks' });
const onRemoved = vi.fn<(id: string) => void>();
const onOpen = vi.fn<(draft: EquityDraft | null) => void>();

const openCard = (language: 'en' | 'es' = 'en') =>
  open(
    <>
      <Toaster />
      <DraftsCard
        store={equityDrafts}
        openId={PARKS.id}
        onOpen={onOpen}
        onRemoved={onRemoved}
        nameOf={({ owner }) => owner}
        none="Nothing is kept yet."
        removeText="It is gone then."
      />
    </>,
    { language, known: [{ query: sessionQuery, data: SESSION }] },
  );

beforeEach(() => {
  onRemoved.mockReset();
  onOpen.mockReset();
  server.answer(listEquityDrafts, { drafts: [PARKS, draft('b', { owner: '  ' })] });
});

describe('drafts that are kept', () => {
  it('are called by what was typed, or said to have no name, and the one in the form is marked', async () => {
    await openCard();
    expect(button('Go on with The Parks, Nov 20, 2026').getAttribute('aria-current')).toBe('true');
    expect(button('Go on with Without a name, Nov 20, 2026').getAttribute('aria-current')).toBeNull();
    await press('Go on with The Parks, Nov 20, 2026');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(PARKS);
  });

  it('are read again where they did not come', async () => {
    server.drop(listEquityDrafts);
    await openCard();
    expect(screen.getByText('Your drafts could not be read')).toBeTruthy();
    server.answer(listEquityDrafts, { drafts: [] });
    await press('Try again');
    expect(screen.getByText('Nothing is kept yet.')).toBeTruthy();
  });

  it('are deleted after a question alone', async () => {
    server.answer(removeEquityDraft);
    await openCard('es');
    await press('Eliminar el borrador «The Parks»');
    await press('Cancelar', await dialog());
    expect(server.sent(removeEquityDraft)).toEqual([]);
    await press('Eliminar el borrador «The Parks»');
    server.answer(listEquityDrafts, { drafts: [] });
    await press('Eliminar', await dialog());
    expect(server.sent(removeEquityDraft).map(({ params }) => params['id'])).toEqual([PARKS.id]);
    expect(onRemoved).toHaveBeenCalledExactlyOnceWith(PARKS.id);
    expect(await screen.findByText('Nothing is kept yet.')).toBeTruthy();
  });

  it('stay where the server does not delete them, and the page says so', async () => {
    server.drop(removeEquityDraft);
    await openCard();
    await press('Delete the draft “The Parks”');
    await press('Delete', await dialog());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(onRemoved).not.toHaveBeenCalled();
    expect(button('Go on with The Parks, Nov 20, 2026')).toBeTruthy();
  });
});

describe('another name for a draft', () => {
  interface Named {
    name: string;
    words: string;
  }
  const LONG = { id: 'a', typed: { name: 'Spring', words: 'Kept' }, updatedAt: PARKS.updatedAt };
  const save = vi.fn<(sent: { body: { typed: Named; was?: string } }) => Promise<{ draft: typeof LONG }>>();
  const store = draftStore<Named>('named', {
    list: async () => ({ drafts: [] }),
    add: () => Promise.reject(new Error('nothing is added')),
    save,
    remove: async () => undefined,
  });

  function Renamed() {
    const [shown, setShown] = useState(LONG);
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <output>{shown.typed.name}</output>
        {isOpen && (
          <RenameDialog store={store} draft={LONG} longest={60} onRenamed={setShown} onClose={() => setOpen(false)} />
        )}
      </>
    );
  }

  beforeEach(() => {
    save.mockReset();
    save.mockImplementation(async ({ body }) => ({ draft: { ...LONG, typed: body.typed } }));
  });

  it('is taken without the blanks around it, and leaves what is typed in the draft alone', async () => {
    await open(<Renamed />);
    const window = await dialog();
    fill('Name of the draft', '  Summer ');
    await press('Rename', window);
    expect(save.mock.calls[0]?.[0].body).toEqual({
      typed: { name: 'Summer', words: 'Kept' },
      was: LONG.updatedAt,
    });
    expect(document.querySelector('output')?.textContent).toBe('Summer');
  });

  it('cannot be nothing, and stays in its field where it is not saved', async () => {
    save.mockRejectedValue(new Error('no'));
    await open(<Renamed />);
    const window = await dialog();
    fill('Name of the draft', '   ');
    await press('Rename', window);
    expect(saidAt('Name of the draft')).toBe('This is needed.');
    expect(save).not.toHaveBeenCalled();
    fill('Name of the draft', 'Summer');
    await press('Rename', window);
    expect(window.querySelector('[role="alert"]')).not.toBeNull();
    expect(field('Name of the draft').value).toBe('Summer');
    expect(document.querySelector('output')?.textContent).toBe('Spring');
  });
});
