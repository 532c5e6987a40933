import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import type { Language } from '@yardsign/domain/languages';
import type { Slot } from '@yardsign/domain/content/slots';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, field, fill, open, press, saidAt, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import type { Piece } from '../../../content/model.ts';
import { SlotsCard } from './slots-card.tsx';

const { saveAnswers } = contract.content;
const both = (en: string, es: string) => ({ en, es });
const SLOTS: Slot[] = [
  { key: 'day', kind: 'date', label: both('Day', 'Día'), example: both('Saturday', 'sábado') },
  { key: 'hours', kind: 'hours', label: both('Hours', 'Horario'), example: both('11 to 2', '11 a 2') },
  { key: 'price', kind: 'money', label: both('Price', 'Precio'), example: both('$1', '$1'), most: 900, optional: true },
  {
    key: 'headline',
    kind: 'choice',
    label: both('Headline', 'Titular'),
    example: both('Sold', 'Vendida'),
    options: [both('Just *sold*', 'Se *vendió*'), both('The keys', 'Las llaves')],
  },
];
const NOTHING = { en: {}, es: {} };
const PIECE: Piece = { ...article(1, 'Open house'), slots: SLOTS, answers: NOTHING };

/** @param of the language of the piece. */
const openCard = (of: Language, language: Language = 'en') =>
  open(<SlotsCard piece={PIECE} language={of} />, { language, known: [{ query: sessionQuery, data: SESSION }] });
const leave = async (label: string | RegExp) => act(async () => void fireEvent.blur(field(label)));

beforeEach(() => {
  noteServerTime('2026-11-22T10:00:00.000Z');
  server.answer(saveAnswers, { answers: NOTHING });
});

it('names what is missing, and asks in the language of the interface for a piece in the other', async () => {
  await openCard('en', 'es');
  expect(screen.getByText(/^Antes de publicarla, faltan: Día y Horario/)).toBeTruthy();
  expect([...(field('Titular') as unknown as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Just sold',
    'The keys',
  ]);
});

it('saves a field when it is left, as it is kept and not as it was typed', async () => {
  await openCard('es');
  fill('Price (optional)', '$489');
  await leave('Price (optional)');
  expect(server.bodies(saveAnswers)).toEqual([
    { language: 'es', answers: { day: '', hours: '', price: '489', headline: '0' } },
  ]);
});

it('saves once there is a connection again what was left without one', async () => {
  server.drop(saveAnswers);
  const { queryClient } = await openCard('en');
  // As in the product, where a call without a connection fails at once.
  queryClient.setDefaultOptions({ mutations: { retry: false, networkMode: 'always' } });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  fill('Price (optional)', '489');
  await leave('Price (optional)');
  await screen.findByRole('alert');
  server.answer(saveAnswers, { answers: NOTHING });
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.bodies(saveAnswers)).toHaveLength(2));
  expect(server.bodies(saveAnswers)[1]?.answers).toMatchObject({ price: '489' });
  online.mockRestore();
});

it('offers back after a reload what could not be saved, and saves it then', async () => {
  server.drop(saveAnswers);
  const { queryClient, unmount } = await openCard('en');
  queryClient.setDefaultOptions({ mutations: { retry: false, networkMode: 'always' } });
  fill('Price (optional)', '489');
  await leave('Price (optional)');
  await screen.findByRole('alert');
  unmount();
  server.answer(saveAnswers, { answers: NOTHING });
  await openCard('en');
  await press('Bring them back');
  await waitFor(() => expect(server.bodies(saveAnswers).at(-1)?.answers).toMatchObject({ price: '489' }));
  expect(() => button('Bring them back')).toThrow('0 buttons');
});

it('leaves the cursor where it is while an amount is written, and tidies the amount when it is left', async () => {
  await openCard('en');
  const box = field('Price (optional)');
  fill('Price (optional)', '9990');
  // A comma is put between two digits.
  fill('Price (optional)', '9,990');
  box.setSelectionRange(2, 2);
  expect([box.value, box.selectionStart]).toEqual(['9,990', 2]);
  await leave('Price (optional)');
  expect(box.value).toBe('9990');
});

it('saves nothing that is wrong, and says so at its field', async () => {
  await openCard('en');
  fill('From', '14:00');
  fill('Until', '11:00');
  await leave('Until');
  expect(saidAt('From')).toBe('It has to end after it begins.');
  fill('Price (optional)', '1,000');
  await leave('Price (optional)');
  expect(saidAt('Price (optional)')).toBe('This is more than 900.');
  expect(server.bodies(saveAnswers)).toEqual([]);
});

it('says what an answer looks like where one cannot be read, and saves the others beside it', async () => {
  await openCard('en');
  fill('Price (optional)', '45o');
  await leave('Price (optional)');
  expect(saidAt('Price (optional)')).toBe('This cannot be read. Write it like this: $1');
  expect(server.bodies(saveAnswers)).toEqual([]);
  fill('Day', '2026-12-05');
  await leave('Day');
  expect(server.bodies(saveAnswers).map(({ answers }) => answers)).toEqual([
    { day: '2026-12-05', hours: '', price: '', headline: '0' },
  ]);
  fill('Headline', '1');
  expect(field('Price (optional)').value).toBe('45o');
});

it('cuts nothing off a line that is too long, and says how much fits', async () => {
  const line: Slot = { key: 'place', kind: 'line', label: both('Street', 'Calle'), example: both('Elm', 'Olmo') };
  await open(
    <SlotsCard
      piece={{ ...PIECE, slots: [line, { ...line, key: 'city', label: both('City', 'Ciudad'), most: 9 }] }}
      language="en"
    />,
    {
      known: [{ query: sessionQuery, data: SESSION }],
    },
  );
  for (const label of ['Street', 'City']) {
    expect(field(label).maxLength).toBe(-1);
    fill(label, 'x'.repeat(81));
    await leave(label);
  }
  expect(saidAt('Street')).toBe('This is too long. At most 80 characters fit.');
  expect(saidAt('City')).toBe('This is too long. At most 9 characters fit.');
});

it('shows in another form of the piece what could not be saved in this one, until that one has put it right', async () => {
  const forms = (price: string) => {
    const piece = { ...PIECE, answers: { en: price === '' ? {} : { price }, es: {} } };
    return (
      <>
        <SlotsCard piece={piece} language="en" />
        {price === '' && <Late piece={piece} />}
      </>
    );
  };
  function Late({ piece }: { piece: Piece }) {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <div data-testid="late">
        <SlotsCard piece={piece} language="en" />
      </div>
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    );
  }
  function Both() {
    const [price, setPrice] = useState('');
    return (
      <>
        {forms(price)}
        <button type="button" onClick={() => setPrice('450')}>
          Right
        </button>
      </>
    );
  }
  await open(<Both />, { known: [{ query: sessionQuery, data: SESSION }] });
  fill('Price (optional)', '45o');
  await leave('Price (optional)');
  await press('Open');
  const late = within(screen.getByTestId('late')).getByLabelText<HTMLInputElement>('Price (optional)');
  expect([late.value, late.getAttribute('aria-invalid')]).toEqual(['45o', 'true']);
  await press('Right');
  expect(field('Price (optional)').value).toBe('450');
});

it('says of a day that it is over, until another one is typed, and of what is missing that it is needed once it was asked for', async () => {
  const over = { ...PIECE, answers: { en: { day: '2026-11-01' }, es: {} } };
  const card = (asks: boolean) =>
    open(<SlotsCard piece={over} language="en" asks={asks} />, { known: [{ query: sessionQuery, data: SESSION }] });
  const { unmount } = await card(false);
  expect([saidAt('Day'), saidAt('From')]).toEqual(['This day is over.', '']);
  fill('Day', '2026-12-05');
  expect(saidAt('Day')).toBe('');
  unmount();
  await card(true);
  expect([saidAt('Day'), saidAt('From'), saidAt('Price (optional)')]).toEqual([
    'This day is over.',
    'This is needed.',
    '',
  ]);
});

it('keeps what was typed when it cannot be saved, and says why', async () => {
  server.drop(saveAnswers);
  await openCard('en');
  fill('Price (optional)', '489');
  await leave('Price (optional)');
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(field('Price (optional)').value).toBe('489');
});

it('sends one choice after the other, so that the last one stays however slow the first is', async () => {
  const waiting: (() => void)[] = [];
  server.answer(
    saveAnswers,
    ({ body }) =>
      new Promise((resolve) => {
        const { answers } = body as { answers: Record<string, string> };
        waiting.push(() => resolve({ answers: { ...NOTHING, en: answers } }));
      }),
  );
  await openCard('en');
  fill('Headline', '1');
  fill('Headline', '0');
  const choices = () => server.bodies(saveAnswers).map(({ answers }) => answers['headline']);
  await waitFor(() => expect(choices()).toEqual(['1']));
  await act(async () => waiting[0]?.());
  await waitFor(() => expect(choices()).toEqual(['1', '0']));
  await act(async () => waiting[1]?.());
  expect(field('Headline').value).toBe('0');
});
