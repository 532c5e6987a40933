import { useMutation } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import type { StudioPiece } from '../../model.ts';
import { DeletePiece } from './delete-piece.tsx';
import { MovesBar } from './moves-bar.tsx';

type Standing = Parameters<typeof MovesBar>[0]['piece'];
type Wish = Parameters<Parameters<typeof MovesBar>[0]['call']['mutate']>[0];

const APPROVED: Standing = {
  state: 'approved',
  isOut: false,
  edition: 'e'.repeat(64),
  moves: ['publish', 'schedule', 'reopen'],
  approvedBy: { id: 'usr_ada000000001', name: 'Ada' },
  publishAt: null,
};
const send = vi.fn<(wish: Wish) => Promise<unknown>>();
const refusal = (code: 'piece_moved_on' | 'piece_incomplete', path?: string) =>
  new ApiError({ code, status: 409, message: '', issues: path === undefined ? [] : [{ path, message: 'missing' }] });

function Bar({ piece, first }: { piece: Standing; first?: string | undefined }) {
  return (
    <MovesBar piece={piece} first={first} call={useMutation({ mutationFn: send })} withdrawn="It leaves the library." />
  );
}

const openBar = (
  piece: Partial<Standing> = {},
  { first = undefined as string | undefined, language = 'en' as 'en' | 'es' } = {},
) =>
  open(<Bar piece={{ ...APPROVED, ...piece }} first={first} />, {
    language,
    known: [{ query: sessionQuery, data: SESSION }],
  });
/** Presses the button of the window that is open. */
async function pressInWindow(words: string) {
  const window = await dialog();
  await press(words, window);
}

beforeEach(() => {
  noteServerTime('2026-11-22T10:00:00.000Z');
  send.mockReset();
  send.mockResolvedValue({});
});

describe('what can be done with a piece', () => {
  it('is said anew once it has come further, with the cursor there, whose button is gone', async () => {
    function Stepping() {
      const [piece, setPiece] = useState<Standing>({
        ...APPROVED,
        state: 'draft',
        moves: ['submit'],
        approvedBy: null,
      });
      const call = useMutation({
        mutationFn: async (_wish: Wish) => setPiece({ ...piece, state: 'review', moves: ['withdraw'] }),
      });
      return <MovesBar piece={piece} call={call} withdrawn="" />;
    }
    await open(<Stepping />, { known: [{ query: sessionQuery, data: SESSION }] });
    button('Hand in for review').focus();
    await press('Hand in for review');
    const said = screen.getByText('Handed in. Somebody who has not written in it has to approve it.');
    expect([said.getAttribute('role'), document.activeElement]).toEqual(['status', said]);
  });

  it('is said with who approved it, and done once however often it is pressed', async () => {
    let answer = () => {};
    send.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
    await openBar();
    expect(document.body.textContent).toContain('Ada');
    await press('Publish now');
    expect([button('Publish now').disabled, button('Schedule').disabled]).toEqual([true, true]);
    await act(async () => answer());
    expect(send.mock.calls.map(([wish]) => wish)).toEqual([{ move: 'publish' }]);
  });

  it('is approved as it was read: what was written since is not', async () => {
    await openBar({ state: 'review', moves: ['approve', 'send-back'], approvedBy: null });
    await press('Approve');
    expect(send.mock.calls[0]?.[0]).toEqual({ move: 'approve', edition: APPROVED.edition });
  });

  it('is for somebody else where the reader has written in it, and the page says so', async () => {
    await openBar({ state: 'review', moves: [], approvedBy: null });
    expect(document.body.textContent).toContain('Somebody who has not written in it has to approve it.');
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('waits for what has to be done first, and sends nothing', async () => {
    await openBar({}, { first: 'Save the perk first.' });
    await press('Publish now');
    expect(screen.getByRole('alert').textContent).toContain('Save the perk first.');
    expect(send).not.toHaveBeenCalled();
  });

  it('names what is missing until something is saved: it may be there then', async () => {
    function Saved() {
      const [edition, setEdition] = useState('first');
      return (
        <>
          <Bar piece={{ ...APPROVED, edition }} />
          <button onClick={() => setEdition('second')}>Save</button>
        </>
      );
    }
    send.mockRejectedValueOnce(refusal('piece_incomplete', 'texts.es.title'));
    await open(<Saved />, { known: [{ query: sessionQuery, data: SESSION }] });
    await press('Publish now');
    await waitFor(() => expect(document.body.textContent).toContain('Something is missing'));
    await press('Save');
    expect(document.body.textContent).not.toContain('Something is missing');
  });

  it('names words of a drawing by what they say in the other language', async () => {
    send.mockRejectedValueOnce(refusal('piece_incomplete', 'drawing.words.en.headline'));
    const template = { texts: { headline: { en: '', es: 'Cuatro pasos' } } };
    await openBar({
      state: 'draft',
      moves: ['submit'],
      approvedBy: null,
      drawing: { template, slots: [], version: 1 },
    });
    await press('Hand in for review');
    expect(screen.getByRole('alert').textContent).toContain('The words “Cuatro pasos” in the drawing (English).');
  });

  it('says of points that the other language has more of them', async () => {
    const issues = [{ path: 'texts.es.why', message: 'too_few' }];
    send.mockRejectedValueOnce(new ApiError({ code: 'piece_incomplete', status: 422, message: '', issues }));
    await openBar({ state: 'draft', moves: ['submit'], approvedBy: null });
    await press('Hand in for review');
    expect(screen.getByRole('alert').textContent).toContain('(Spanish). The other language has more points.');
  });

  it('names what is missing, until something else is pressed', async () => {
    send.mockRejectedValueOnce(refusal('piece_incomplete', 'texts.es.title'));
    await openBar({ state: 'draft', moves: ['submit', 'withdraw'], approvedBy: null });
    await press('Hand in for review');
    expect(screen.getByRole('alert').querySelectorAll('li')).toHaveLength(1);
    await press('Withdraw');
    expect((await dialog()).querySelector('[role="alert"]')).toBeNull();
  });
});

describe('once the connection is back', () => {
  it('nothing says any more that something could not be saved; another refusal stays', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get');
    for (const [error, left] of [
      [new ApiError({ code: 'not_saved', status: 0, message: '' }), 0],
      [new ApiError({ code: 'offline', status: 0, message: '' }), 0],
      [refusal('piece_incomplete', 'texts.es.title'), 1],
    ] as const) {
      cleanup();
      send.mockRejectedValueOnce(error);
      connection.mockReturnValue(false);
      await openBar({ state: 'draft', moves: ['submit'], approvedBy: null });
      await press('Hand in for review');
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      connection.mockReturnValue(true);
      await act(async () => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(left));
    }
  });
});

describe('when a piece goes out', () => {
  it('is a time to come, on the clock of who decides it', async () => {
    await openBar();
    await press('Schedule');
    await pressInWindow('Schedule');
    expect(saidAt('Date')).toBe('Choose a time to come.');
    expect(saidAt('Time')).toBe('In Central Time (Chicago).');
    fill('Date', '2026-11-22');
    fill('Time', '03:59');
    await pressInWindow('Schedule');
    expect(send).not.toHaveBeenCalled();
    fill('Time', '04:01');
    await pressInWindow('Schedule');
    expect(send.mock.calls[0]?.[0]).toEqual({ move: 'schedule', at: '2026-11-22T10:01:00.000Z' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says in its window why it was refused, and keeps the day', async () => {
    send.mockRejectedValueOnce(refusal('piece_moved_on'));
    await openBar();
    await press('Schedule');
    await dialog();
    fill('Date', '2026-12-01');
    await pressInWindow('Schedule');
    expect(within(await dialog()).getByRole('alert').textContent).not.toBe('');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(field('Date').value).toBe('2026-12-01');
  });
});

describe('withdrawing', () => {
  it('asks once, says what goes, and can be left', async () => {
    await openBar({ state: 'published', isOut: true, moves: ['withdraw'], approvedBy: null }, { language: 'es' });
    await press('Retirar');
    expect((await dialog()).textContent).toContain('It leaves the library.');
    await pressInWindow('Cancelar');
    expect(send).not.toHaveBeenCalled();
    await press('Retirar');
    await pressInWindow('Retirar');
    expect(send.mock.calls.map(([wish]) => wish)).toEqual([{ move: 'withdraw' }]);
  });

  it('says in its window why it was refused', async () => {
    send.mockRejectedValueOnce(refusal('piece_moved_on'));
    await openBar({ state: 'published', isOut: true, moves: ['withdraw'], approvedBy: null });
    await press('Withdraw');
    await pressInWindow('Withdraw');
    expect(within(await dialog()).getByRole('alert').textContent).not.toBe('');
  });
});

describe('deleting a draft', () => {
  const words = { title: 'Porch', description: '', shareText: '', paragraphs: [], version: 1, lastSaves: [] };
  const text = { ...words, inStepWith: null, isStale: false, heldBack: false, updatedAt: '2026-11-20T10:00:00.000Z' };
  const none = { categories: [], related: [], tags: [], audience: {}, motif: 'house', reviewed: '' as const };
  const DRAFT: StudioPiece = {
    ...{ id: 'cnt_piece0000001', type: 'guide', slug: 'porch', state: 'draft', isOut: false, isDeletable: true },
    ...{ edition: 'first', moves: ['submit'], version: 1, approvedBy: null, publishAt: null, drawing: null },
    ...{ path: '/expert-guides/porch', updatedAt: text.updatedAt, versions: [], comments: [] },
    writers: [{ id: 'usr_cora00000001', name: 'Cora Lee' }],
    meta: { ...none, sources: [], claims: false, sample: false },
    fields: { form: { shared: {}, worded: {}, needed: [] }, shared: {}, worded: { en: {}, es: {} } },
    texts: { en: text, es: { ...text, title: '' } },
  };
  const { deleteStudioPiece, openStudioPiece } = contract.studio;
  const asked = () => server.queries(deleteStudioPiece);
  const openDraft = (piece: Partial<StudioPiece> = {}, language: 'en' | 'es' = 'en') =>
    open(<DeletePiece piece={{ ...DRAFT, ...piece }} settle={async () => true} />, {
      at: `/admin/studio/${DRAFT.id}`,
      language,
      known: [{ query: sessionQuery, data: SESSION }],
    });

  it('is asked about by its title and its writers, and leads back to the list', async () => {
    server.answer(openStudioPiece, { piece: { ...DRAFT, edition: 'second' } });
    server.answer(deleteStudioPiece);
    window.localStorage.setItem(`yardsign.studio.${SESSION.user.id}.${DRAFT.id}.en`, '{}');
    const { address } = await openDraft({}, 'es');
    await press('Eliminar el borrador');
    expect((await dialog()).textContent).toMatch(/¿Eliminar «Porch»\?.*Cora Lee/);
    expect(asked()).toEqual([]);
    await pressInWindow('Eliminar el borrador');
    expect(asked()).toEqual([{ edition: 'second' }]);
    expect(address()).toBe('/admin/studio');
    expect(window.localStorage.getItem(`yardsign.studio.${SESSION.user.id}.${DRAFT.id}.en`)).toBeNull();
  });

  it('shows what somebody else has changed meanwhile, and deletes that by a second press alone', async () => {
    server.answer(openStudioPiece, { piece: DRAFT });
    server.refuse(deleteStudioPiece, { status: 409, code: 'text_moved_on' });
    await openDraft();
    await press('Delete the draft');
    const texts = { ...DRAFT.texts, en: { ...text, title: 'Porch light' } };
    server.answer(openStudioPiece, { piece: { ...DRAFT, edition: 'later', texts } });
    await pressInWindow('Delete the draft');
    expect((await dialog()).textContent).toContain('Delete “Porch light”?');
    expect(within(await dialog()).getByRole('alert')).toBeTruthy();
    server.answer(deleteStudioPiece);
    await pressInWindow('Delete the draft');
    expect(asked()).toEqual([{ edition: 'first' }, { edition: 'later' }]);
  });

  it('is not offered of a piece that members have had', async () => {
    await openDraft({ isDeletable: false });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
