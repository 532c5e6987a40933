import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { CHECKED_ADVERTISING } from '../../../testing/posts.ts';
import { pieceQuery } from '../api.ts';
import type { Piece } from '../model.ts';
import { ArticlePage } from './article-page.tsx';
import { TextPage } from './text-page.tsx';

const {
  getContent,
  getContentBySlug,
  listContent,
  listMarks,
  cloneContent,
  saveCustomContent,
  removeCustomContent,
  readCopySource,
  settleCopySource,
} = contract.content;
const { listTasksDone, markTask } = contract.content;
const known = [{ query: sessionQuery, data: SESSION }];
const MINE = { user_id: SESSION.user.id, based_on: article(1, '').id };

beforeEach(() => {
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  server.answer(listMarks, { saved: [], shared: [] });
  server.answer(listContent, { data: [], page: 0, total: 0, has_more: false });
  server.answer(listTasksDone, { pieces: [] });
});

/** A piece as its page is answered, in English. */
function piece(more: Partial<Piece>, words: Partial<Piece['translations']['en']> = {}): Piece {
  const base = article(7, 'Earnest money');
  const en = { ...base.translations.en, contents: '<p>Words.</p>', source: 'Words.', ...words };
  return { ...base, ...more, translations: { ...base.translations, en } };
}

function openAt(Page: () => React.ReactNode, shown: Piece, query = '') {
  server.answer(getContentBySlug, { data: shown });
  const path = shown.path.replace(shown.slug, '$slug');
  return open(<Page />, { at: `${shown.path}${query}`, path, known });
}

describe('a text that is read and used', () => {
  const guide = (html: string) =>
    piece({ content_type: 'guide', path: '/resources/guides/piece-7' }, { contents: html });

  it('has a list of its parts and a document to download, and nothing to post it with', async () => {
    await openAt(TextPage, guide('<h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>'));
    // One beside the text and one before it, of which a window shows the one that it has room for.
    const links = screen.getAllByRole('link', { name: 'Two' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#part-2', '#part-2']);
    expect(document.getElementById('part-2')?.textContent).toBe('Two');
    expect(() => button('Post')).toThrow('0 buttons');
    expect(button('Download')).toBeDefined();
  });

  it('says which text is older than its twin, in that language alone', async () => {
    const old = { ...guide('<p>a</p>'), outdated_languages: ['en' as const] };
    await openAt(TextPage, old);
    expect(screen.getByText('The English text is older than the Spanish one. Read it before you use it.')).toBeTruthy();
  });

  it('is found by its place in its list, as old links name it', async () => {
    server.answer(listContent, {
      data: [article(3, 'First'), article(4, 'Second')],
      page: 0,
      total: 2,
      has_more: false,
    });
    const { address } = await open(<TextPage />, { at: '/playbooks/2', path: '/playbooks/$slug', known });
    await waitFor(() => expect(address()).toBe(article(4, '').path));
  });

  it('keeps what is done of a playbook, and says how far it is', async () => {
    const days = [{ title: 'Make the list', tasks: [{ text: 'Write names.' }, { text: 'Send one.' }] }];
    const playbook = piece(
      { content_type: 'playbook', path: '/playbooks/piece-7' },
      { details: { goal: 'Ten.', days } },
    );
    server.answer(listTasksDone, { pieces: [{ id: playbook.id, tasks: ['0.0'] }] });
    server.answer(markTask);
    await openAt(TextPage, playbook);
    expect(screen.getByLabelText<HTMLInputElement>('Write names.').checked).toBe(true);
    expect(screen.getByRole('progressbar', { name: '1 of 2 done' })).toBeTruthy();
    server.answer(listTasksDone, { pieces: [{ id: playbook.id, tasks: ['0.0', '0.1'] }] });
    fireEvent.click(screen.getByLabelText('Send one.'));
    expect(await screen.findByRole('progressbar', { name: '2 of 2 done' })).toBeTruthy();
  });

  it('narrows the slides of a report to a set, tells a screen reader what a chart shows, and saves that set', async () => {
    const say = 'One month is not a direction.';
    const slides = [
      {
        title: 'Prices',
        sets: ['prices' as const],
        chart: { kind: 'line' as const, unit: 'dollars' as const, label: 'Median', values: [398000, 412000] },
        say,
      },
      { title: 'Rates', sets: ['mortgage-rates' as const], points: ['An average'], say },
    ];
    const report = piece(
      { content_type: 'mmr', path: '/market-updates/mmr/piece-7' },
      { details: { talkingPoints: ['More choice.'], slides } },
    );
    server.answer(listContent, { data: [report], page: 0, total: 1, has_more: false });
    await openAt(TextPage, report);
    expect(screen.getByText('Nov: $412,000')).toBeTruthy();
    expect(screen.getByText('2 slides')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'November 2026' }).getAttribute('aria-current')).toBe('page');
    await press('Mortgage rates');
    expect(screen.getByText('1 slide')).toBeTruthy();
    expect(screen.queryByText('Prices', { selector: 'h3' })).toBeNull();
  });

  it('makes a graphic of a slide, by its place among all of them', async () => {
    const slides = ['Prices', 'Rates'].map((title) => ({ title, say: 'So it is.' }));
    const report = piece({ content_type: 'mmr', path: '/market-updates/mmr/piece-7' }, { details: { slides } });
    const features = [{ id: 1, slug: 'social-graphics', is_plan: false, includes: [] }];
    server.refuse(contract.content.beginDesign, { status: 422, code: 'no_room_for_pieces' });
    server.answer(getContentBySlug, { data: report });
    await open(<TextPage />, {
      ...{ at: report.path, path: '/market-updates/mmr/$slug' },
      known: [{ query: sessionQuery, data: { ...SESSION, user: { ...SESSION.user, features } } }],
    });
    await press('Make a graphic: Rates');
    expect(server.sent(contract.content.beginDesign).map(({ body }) => body)).toEqual([
      { from: report.id, slide: 2, title: 'Rates', language: 'en' },
    ]);
  });

  it('shows what is done on each day of a playbook, with the piece that it is done with', async () => {
    const days = [
      { title: 'Make the list', tasks: [{ text: 'Write names.' }, { text: 'Send one.', piece: 'piece-1' }] },
    ];
    const playbook = piece(
      { content_type: 'playbook', path: '/playbooks/piece-7' },
      { details: { goal: 'Twenty people.', days } },
    );
    server.answer(getContentBySlug, ({ params }) => ({
      data: params['slug'] === 'piece-1' ? article(1, 'First year') : playbook,
    }));
    await open(<TextPage />, { at: playbook.path, path: '/playbooks/$slug', known });
    expect(screen.getByText('Twenty people.')).toBeTruthy();
    expect(screen.getByText('Make the list')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'First year' }).getAttribute('href')).toContain('/blog/piece-1'),
    );
  });
});

describe('an article under an address that it had before', () => {
  it('leads to its own', async () => {
    server.answer(getContentBySlug, { data: piece({}) });
    const { address } = await open(<ArticlePage />, {
      at: '/shareable-content/blog/former-name',
      path: '/shareable-content/blog/$slug',
      known,
    });
    await waitFor(() => expect(address()).toBe('/shareable-content/blog/piece-7'));
  });
});

describe('making an article one’s own', () => {
  it('copies it and opens the copy to be written', async () => {
    await openAt(ArticlePage, piece({}));
    const copy = piece({ ...MINE, slug: 'copy', path: '/shareable-content/blog/copy' });
    server.answer(cloneContent, { data: copy });
    await press('Make it mine');
    await waitFor(() => expect(server.bodies(cloneContent)).toHaveLength(1));
  });

  it('sends only what was changed, in the language on screen', async () => {
    const { address } = await openAt(ArticlePage, piece(MINE), '?edit=1');
    await screen.findByLabelText('Text');
    fill('Title', '');
    await press('Save');
    expect(server.bodies(saveCustomContent)).toEqual([]);
    fill('Title', 'Earnest money in Reno');
    server.answer(saveCustomContent, { data: piece(MINE) });
    await press('Save');
    await waitFor(() =>
      expect(server.bodies(saveCustomContent)).toEqual([
        { language: 'en', text: { title: 'Earnest money in Reno' }, revision: '' },
      ]),
    );
    await waitFor(() => expect(address()).toBe('/shareable-content/blog/piece-7'));
  });

  it('offers back what was written before the page was left, unless it was saved or given up', async () => {
    const left = await openAt(ArticlePage, piece(MINE), '?edit=1');
    await screen.findByLabelText('Text');
    fill('Text', 'An evening of writing.');
    left.unmount();
    const back = await openAt(ArticlePage, piece(MINE), '?edit=1');
    await screen.findByLabelText('Text');
    await press('Bring them back');
    expect(field('Text').value).toBe('An evening of writing.');
    await press('Leave without saving');
    back.unmount();
    await openAt(ArticlePage, piece(MINE), '?edit=1');
    await screen.findByLabelText('Text');
    expect(screen.queryByText('Bring them back')).toBeNull();
  });

  it('keeps what was written when it cannot be saved', async () => {
    await openAt(ArticlePage, piece(MINE), '?edit=1');
    await screen.findByLabelText('Text');
    fill('Text', 'Mine.');
    server.drop(saveCustomContent);
    await press('Save');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(field('Text').value).toBe('Mine.');
  });

  describe('when another window has saved the text meanwhile', () => {
    const saidBy = (changes: object, revision: string) => {
      const mine = piece(MINE);
      const texts = mine.translations;
      return { ...mine, translations: { ...texts, en: { ...texts.en, ...changes, revision } } };
    };
    /** Opens the editor, writes a title and a text, and is refused because the other window has saved `changes`. */
    async function collide(changes: object): Promise<void> {
      server.answer(getContent, () => ({ data: saidBy({ source: 'Before.' }, 'one') }));
      await openAt(ArticlePage, saidBy({ source: 'Before.' }, 'one'), '?edit=1');
      await screen.findByLabelText('Text');
      fill('Text', 'Mine.');
      server.answer(getContent, () => ({ data: saidBy({ source: 'Before.', ...changes }, 'two') }));
      server.refuse(saveCustomContent, { status: 409, code: 'own_text_moved_on' });
      await press('Save');
    }
    const lastSent = () => server.bodies(saveCustomContent).at(-1);

    it('shows both texts, and saves over the other only when the member says so', async () => {
      await collide({ source: 'Theirs.' });
      const shown = within(await dialog());
      expect([shown.getByText('Mine.'), shown.getByText('Theirs.')]).toHaveLength(2);
      await press('Keep mine: Text');
      expect(field('Text').value).toBe('Mine.');
      server.answer(saveCustomContent, { data: piece(MINE) });
      await press('Save');
      await waitFor(() => expect(lastSent()).toEqual({ language: 'en', text: { contents: 'Mine.' }, revision: 'two' }));
    });

    it('takes the other text where the member chooses it', async () => {
      await collide({ source: 'Theirs.' });
      await dialog();
      await press('Take what is saved: Text');
      expect(field('Text').value).toBe('Theirs.');
    });

    it('follows what the member has not touched, and says that nothing was overwritten', async () => {
      await collide({ title: 'Their title' });
      expect((await screen.findByRole('alert')).textContent).toContain('Nothing was overwritten');
      await waitFor(() => expect(field('Title').value).toBe('Their title'));
      expect(field('Text').value).toBe('Mine.');
      server.answer(saveCustomContent, { data: piece(MINE) });
      await press('Save');
      await waitFor(() => expect(lastSent()).toMatchObject({ text: { contents: 'Mine.' }, revision: 'two' }));
    });
  });

  it('asks before a copy is deleted, and keeps nothing of it for who goes back to it', async () => {
    const { address, queryClient } = await openAt(ArticlePage, piece(MINE));
    const read = pieceQuery(piece(MINE).slug, 'en').queryKey;
    expect(queryClient.getQueryData(read)).toBeDefined();
    await press('Delete');
    expect((await dialog()).textContent).toContain('Delete “Earnest money”?');
    server.answer(removeCustomContent, undefined);
    const confirm = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1);
    confirm?.click();
    await waitFor(() => expect(address()).toBe('/shareable-content?show=mine'));
    await waitFor(() => expect(queryClient.getQueryData(read)).toBeUndefined());
  });

  const changed = (mine: Piece) => {
    // The server in place of the network takes an address with a slug for one with an id.
    server.answer(getContent, () => ({ data: mine }));
    return openAt(ArticlePage, mine);
  };
  const change = (id: string, theirs: string, more = {}) => ({
    ...{ id, kind: 'rewritten' as const, mine: '<p>Old words here.</p>', theirs: `<p>${theirs} words here.</p>` },
    ...{ after: null, isContested: false, ...more },
  });

  it('shows each paragraph that has changed in the piece that was copied, and takes over those that are ticked', async () => {
    await changed(piece({ ...MINE, source_changed: true }));
    const inserted = { kind: 'inserted', mine: null, after: '<p>The <em>price</em>.</p>' } as const;
    const changes = [change('p0', 'New'), change('p1', 'Newer', { isContested: true }), change('n2', 'More', inserted)];
    server.answer(readCopySource, { revision: 'first', texts: { en: { isKnown: true, changes }, es: null } });
    server.answer(settleCopySource, { data: piece(MINE) });
    await press('See what changed');
    const shown = await dialog();
    await waitFor(() => expect(shown.querySelectorAll('input[type=checkbox]')).toHaveLength(3));
    const boxes = [...shown.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
    expect([...shown.querySelectorAll('p:has(del)')].map(({ textContent }) => textContent)).toEqual([
      'Gone: OldNew: New words here.',
      'Gone: OldNew: Newer words here.',
    ]);
    expect(shown.textContent).toContain('After “The price.”');
    expect(shown.textContent).toContain('You have changed this too.');
    for (const box of boxes.slice(0, 2)) fireEvent.click(box);
    await press('Take over 2 changes');
    await waitFor(() =>
      expect(server.bodies(settleCopySource)).toEqual([
        { choice: 'merge', language: 'en', revision: 'first', taken: { en: ['p1', 'n2'], es: [] } },
      ]),
    );
  });

  it('says what was done with the changes and has the cursor in the page, where their notice is gone', async () => {
    server.answer(getContent, () => ({ data: piece({ ...MINE, source_changed: true }) }));
    server.answer(readCopySource, {
      revision: 'first',
      texts: { en: { isKnown: true, changes: [change('p0', 'New')] }, es: null },
    });
    server.answer(settleCopySource, { data: piece(MINE) });
    const Page = () => (
      <>
        <main id="content" tabIndex={-1}>
          <ArticlePage />
        </main>
        <Toaster />
      </>
    );
    await openAt(Page, piece({ ...MINE, source_changed: true }));
    act(() => button('See what changed').focus());
    await press('See what changed');
    await waitFor(() => button('Take over 1 change'));
    server.answer(getContent, () => ({ data: piece(MINE) }));
    server.answer(getContentBySlug, () => ({ data: piece(MINE) }));
    act(() => button('Take over 1 change').focus());
    await press('Take over 1 change');
    await waitFor(() => expect(screen.queryByText('See what changed')).toBeNull());
    expect(await screen.findByText(/^What you ticked is in your copy/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });

  it('shows what the source says now where it has changed once more while the member looked', async () => {
    await changed(piece({ ...MINE, source_changed: true }));
    const says = (theirs: string) => ({ en: { isKnown: true, changes: [change('p0', theirs)] }, es: null });
    server.answer(readCopySource, { revision: 'first', texts: says('New') });
    server.refuse(settleCopySource, { status: 409, code: 'source_moved_on' });
    await press('See what changed');
    const shown = await dialog();
    await waitFor(() => expect(button('Keep mine')).toBeTruthy());
    fireEvent.click(within(shown).getByRole('checkbox'));
    server.answer(readCopySource, { revision: 'second', texts: says('Newest') });
    await press('Keep mine');
    await waitFor(() => expect(shown.querySelector('ins')?.textContent).toContain('Newest'));
    expect(shown.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(true);
    server.answer(settleCopySource, { data: piece(MINE) });
    await press('Keep mine');
    await waitFor(() => expect(server.bodies(settleCopySource).at(-1)).toMatchObject({ revision: 'second' }));
  });

  it('takes over nothing by itself where nobody knows what was copied', async () => {
    await changed(piece({ ...MINE, source_changed: true }));
    const changes = [change('p0', 'New', { isContested: true })];
    server.answer(readCopySource, { revision: 'first', texts: { en: { isKnown: false, changes }, es: null } });
    await press('See what changed');
    const shown = await dialog();
    await waitFor(() => expect(button('Take the new text whole')).toBeTruthy());
    expect(shown.textContent).toContain('is not known any more');
    expect(button('Take over 0 changes').disabled).toBe(true);
  });

  it('is read by whom the member says; a team is offered to its owner alone', async () => {
    await openAt(ArticlePage, piece({ ...MINE, status: 'draft' }));
    const readers = screen.getByLabelText<HTMLSelectElement>('Who reads it');
    expect([...readers.options].map(({ value }) => value)).toEqual(['draft', 'published']);
    server.answer(saveCustomContent, { data: piece(MINE) });
    fill('Who reads it', 'published');
    await waitFor(() => expect(server.bodies(saveCustomContent)).toEqual([{ language: 'en', status: 'published' }]));
  });

  it('is not offered for what somebody else wrote', async () => {
    await openAt(ArticlePage, piece({ user_id: 'usr_tina00000001' }), '?edit=1');
    expect(() => button('Edit')).toThrow('0 buttons');
    expect(screen.queryByLabelText('Text')).toBeNull();
    expect(button('Make it mine')).toBeTruthy();
  });

  it('says of what the team wrote whose it is, and not that the words are the reader’s own', async () => {
    await openAt(ArticlePage, piece({ user_id: 'usr_tina00000001', template_source: 'custom' }));
    expect(screen.getByText('From your team')).toBeTruthy();
    expect(screen.queryByText('My own words')).toBeNull();
  });
});
