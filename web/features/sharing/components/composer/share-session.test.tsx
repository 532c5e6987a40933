import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { noteServerTime } from '../../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import { CHECKED_ADVERTISING, CONNECTION, DRAFT, scheduledPost } from '../../../../testing/posts.ts';
import type { ShareDialogProps } from '../../composer-model.ts';
import type { Connection } from '../../connection-model.ts';
import type { SavedDraft } from '../../draft-model.ts';
import { ShareSession } from './share-session.tsx';

const { createShare, getDraft, getQueue, listConnections, listPosts, saveDraft } = contract.sharing;
const NOW = '2026-11-22T10:00:00.000Z';
const PIECE = article(1, 'Earnest money');
const proofOf = (digit: string) => ({
  proof: {
    sha256: digit.repeat(64),
    url: `/proofs/${digit}`,
    width: 1200,
    height: 630,
    bytes: 100,
    brandVersion: 1,
    warnings: [],
  },
});
const onClose = vi.fn<() => void>();
const onRestart = vi.fn<() => void>();

/** The page of the last post is ticked by itself. */
const lastTime = (keys: string) => window.localStorage.setItem('yardsign.member.share-targets', keys);

/** The button names where it goes. */
const TO_LAKE_STREET = 'Post now to Lake Street';

interface Setting {
  /** As the server has it; null where it does not answer. */
  draft?: Partial<SavedDraft> | null;
  mode?: ShareDialogProps['mode'];
  language?: 'en' | 'es';
  facts?: Partial<typeof PIECE.facts>;
  outdated?: typeof PIECE.outdated_languages;
  slots?: typeof PIECE.slots;
  session?: Partial<typeof SESSION>;
}

async function openComposer({
  mode = 'now',
  language = 'en',
  facts = {},
  outdated = [],
  slots = [],
  session = {},
  draft,
}: Setting = {}) {
  noteServerTime(NOW);
  if (draft !== null) server.answer(getDraft, { draft: draft ? { ...DRAFT, ...draft } : null });
  else server.drop(getDraft);
  server.answer(contract.content.getContent, {
    data: { ...PIECE, slots, outdated_languages: outdated, facts: { ...PIECE.facts, ...facts } },
  });
  await open(
    <ShareSession
      contentId={PIECE.id}
      contentType="blog"
      language={language}
      mode={mode}
      opened
      onClose={onClose}
      onRestart={onRestart}
    />,
    { language, known: [{ query: sessionQuery, data: { ...SESSION, ...session } }] },
  );
  await dialog();
}

beforeEach(() => {
  server.answer(contract.results.getAdvice, { timeZone: 'America/New_York', bestHours: [], again: [] });
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  server.answer(contract.graphics.makeProof, proofOf('a'));
  server.answer(listConnections, { connections: [CONNECTION] });
  server.answer(listPosts, { items: [], nextCursor: null });
  server.answer(saveDraft, { draft: DRAFT });
  server.answer(contract.sharing.getPost, {
    post: scheduledPost({ wallClock: null, dueAt: NOW }),
    history: [],
    comment: null,
  });
});

/** What closes with unsaved words saves them. */
async function close(): Promise<void> {
  cleanup();
  await act(async () => {});
}
afterEach(close);

describe('the composer opens', () => {
  it('with the cursor in the words, over whose wall they are for, and everything else in sight', async () => {
    lastTime('facebook:12');
    await openComposer();
    expect(document.activeElement).toBe(field('Caption'));
    expect(screen.getByText('Lake Street', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText('Options').closest('details')?.open).toBe(true);
  });

  it('at its beginning where the piece asks for facts above the words, which would be out of sight', async () => {
    const both = (words: string) => ({ en: words, es: words });
    const price = {
      key: 'price',
      kind: 'money',
      label: both('Price'),
      example: both('450,000'),
      optional: true,
    } as const;
    await openComposer({ slots: [price] });
    expect(document.activeElement).not.toBe(field('Caption'));
  });

  it('on a phone with size and exactness folded away', async () => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
    const width = window.innerWidth;
    happyDOM.setViewport({ width: 390 });
    await openComposer();
    expect(screen.getByText('Options').closest('details')?.open).toBe(false);
    happyDOM.setViewport({ width });
  });
});

describe('what is not sent', () => {
  it('sends nothing while a fact of the piece cannot be read, and leads to it', async () => {
    lastTime('facebook:12');
    const both = (words: string) => ({ en: words, es: words });
    const price = {
      key: 'price',
      kind: 'money',
      label: both('Price'),
      example: both('450,000'),
      optional: true,
    } as const;
    await openComposer({ slots: [price, { ...price, key: 'beds', label: both('Bedrooms'), kind: 'number' }] });
    const priceIs = (words: string) =>
      act(async () => {
        fill('Price (optional)', words);
        fireEvent.blur(field('Price (optional)'));
      });
    server.answer(createShare, { posts: [scheduledPost()] });
    await priceIs('45o');
    await press(TO_LAKE_STREET);
    expect(server.bodies(createShare)).toEqual([]);
    expect(document.activeElement).toBe(field('Price (optional)'));
    expect(saidAt('Price (optional)')).toContain('450,000');
    expect(screen.getByText(/^The picture leaves out what cannot be read below\./)).toBeTruthy();
    await priceIs('');
    await press(TO_LAKE_STREET);
    expect(server.bodies(createShare)).toHaveLength(1);
  });

  it('waits for a network, and leads to any that the member has', async () => {
    const fresh = (slug: Connection['slug']): Connection => ({
      ...{ ...CONNECTION, slug, state: 'not_connected', connected: false, targets: [] },
    });
    server.answer(listConnections, { connections: [fresh('facebook'), fresh('linkedin'), fresh('youtube')] });
    server.drop(contract.sharing.startConnection);
    await openComposer();
    expect(button('Connect Facebook')).toBeTruthy();
    expect(() => button('YouTube')).toThrow("0 buttons are called 'YouTube'");
    await press('LinkedIn');
    expect(server.sent(contract.sharing.startConnection).map(({ params }) => params)).toEqual([
      { network: 'linkedin' },
    ]);
  });

  it('goes nowhere while a fact of the piece is missing, and leads to it', async () => {
    lastTime('facebook:12');
    const both = (words: string) => ({ en: words, es: words });
    const day = { key: 'day', kind: 'date', label: both('Day'), example: both('Saturday') } as const;
    await openComposer({ slots: [{ ...day, key: 'until', label: both('Until'), optional: true }, day] });
    await press(TO_LAKE_STREET);
    expect(server.bodies(createShare)).toEqual([]);
    expect(document.activeElement).toBe(field('Day'));
    expect([saidAt('Day'), saidAt('Until (optional)')]).toEqual(['This is needed.', '']);
    expect(screen.getByText(/^Fill in what is missing below first\./)).toBeTruthy();
  });

  it('goes nowhere while no page is ticked, and the cursor stands at the first one', async () => {
    await openComposer();
    await press('Post now');
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one page.');
    expect(document.activeElement).toBe(field(/Brooks Homes/));
    expect(server.bodies(createShare)).toEqual([]);
  });

  it('is a time that is too early, said at the date', async () => {
    lastTime('facebook:11');
    await openComposer({ mode: 'schedule', language: 'es' });
    fill('Fecha', '2026-11-21');
    expect(saidAt('Fecha')).toBe('');
    await press('Programar');
    expect(saidAt('Fecha')).toBe('Elige una hora que sea al menos 10 minutos después de ahora.');
    expect(document.activeElement).toBe(field('Fecha'));
    expect(server.bodies(createShare)).toEqual([]);
  });

  it('is a piece of sample data', async () => {
    await openComposer({ facts: { sample: true } });
    expect(screen.getByText('This piece cannot be posted')).toBeTruthy();
    expect(button('Post now').disabled).toBe(true);
  });

  it('is anything by somebody who impersonates the member, and it says who can', async () => {
    lastTime('facebook:11');
    await openComposer({ session: { impersonation: IMPERSONATION } });
    expect(button('Post now to Brooks Homes').disabled).toBe(true);
    const why = document.getElementById(button('Post now to Brooks Homes').getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('You are viewing as Maya Brooks. Posts can only be sent by Maya Brooks.');
  });
});

describe('what is sent', () => {
  beforeEach(() => lastTime('facebook:12'));

  it('is what was shown: the words, the page of last time, and the digest of the picture', async () => {
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
    await openComposer();
    fill('Caption', 'Hello, Lake Street ');
    await press(TO_LAKE_STREET);
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(server.bodies(createShare)).toEqual([
      {
        clientRequestId: expect.any(String) as string,
        contentId: PIECE.id,
        language: 'en',
        size: 'link',
        caption: 'Hello, Lake Street',
        proofSha256: 'a'.repeat(64),
        targets: [{ network: 'facebook', targetId: '12' }],
        variants: [],
        mentions: [],
        when: { kind: 'now', undoable: true },
        again: false,
        outdated: false,
      },
    ]);
  });

  it('goes to the next free time of its queue, which is shown before', async () => {
    const next = { date: '2026-11-24', time: '09:00', at: '2026-11-24T15:00:00.000Z' };
    const lake = {
      network: 'facebook',
      targetId: '12',
      name: 'Lake Street',
      kind: 'page',
      slots: [],
      coming: [],
    } as const;
    server.answer(getQueue, {
      queue: { timeZone: 'America/Chicago', targets: [{ ...lake, slots: [], coming: [], next }] },
    });
    server.answer(createShare, { posts: [scheduledPost()] });
    server.answer(contract.sharing.getPost, { post: scheduledPost(), history: [], comment: null });
    await openComposer({ mode: 'queue' });
    expect(screen.getByText(/next free time: Tuesday, November 24/)).toBeTruthy();
    await press('Add to queue');
    expect(server.bodies(createShare).map(({ when }) => when)).toEqual([{ kind: 'queue' }]);
    expect(screen.getByText('It is scheduled')).toBeTruthy();
  });

  it('is sent again with the same id where nobody knows whether it arrived, and keeps its words', async () => {
    server.drop(createShare);
    await openComposer();
    fill('Caption', 'Hello');
    await press(TO_LAKE_STREET);
    expect(screen.getByRole('alert').textContent).toContain('it is never posted twice');
    expect(field('Caption').value).toBe('Hello');
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
    await press(TO_LAKE_STREET);
    const [first, second] = server.bodies(createShare);
    expect(second).toEqual(first);
  });

  it('is sent with the picture of the brand of today, where the brand has changed meanwhile', async () => {
    server.refuse(createShare, { status: 409, code: 'proof_outdated' });
    await openComposer();
    server.answer(contract.graphics.makeProof, proofOf('b'));
    await press(TO_LAKE_STREET);
    await press(TO_LAKE_STREET);
    expect(server.bodies(createShare).map(({ proofSha256 }) => proofSha256[0])).toEqual(['a', 'b']);
  });

  it('is asked about where it is there already, and goes once more if that is wanted', async () => {
    server.refuse(createShare, {
      status: 409,
      code: 'posted_already',
      earlier: [{ id: 'pst_earlier00001', targetName: 'Lake Street', state: 'posted', at: '2026-11-22T09:56:00.000Z' }],
    });
    await openComposer();
    await press(TO_LAKE_STREET);
    expect(screen.getByText('You posted this to Lake Street 4 minutes ago.')).toBeTruthy();
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null, dueAt: NOW })] });
    await press('Post again');
    expect(server.bodies(createShare).map(({ again }) => again)).toEqual([false, true]);
    expect(screen.getByText('On its way')).toBeTruthy();
  });

  it('is refused for its time at the date, as long as that time stands', async () => {
    server.refuse(createShare, {
      status: 400,
      code: 'invalid_wall_clock',
      issues: [{ path: 'when', message: 'too_late' }],
    });
    await openComposer({ mode: 'schedule' });
    await press('Schedule');
    expect(saidAt('Date')).toBe('Choose a day within the next 6 months.');
    expect(document.activeElement).toBe(field('Date'));
    expect(screen.queryByRole('alert')).toBeNull();
    fill('Date', '2026-11-25');
    expect(saidAt('Date')).toBe('');
  });

  it('is asked about where its text is older than its twin: the newer one is taken instead', async () => {
    await openComposer({ language: 'es', outdated: ['es'] });
    expect(screen.getByText('El texto en español es anterior al texto en inglés')).toBeTruthy();
    await press('Usar el inglés');
    expect(screen.queryByText('El texto en español es anterior al texto en inglés')).toBeNull();
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null })] });
    await press('Publicar ahora en Lake Street');
    expect(server.bodies(createShare)).toMatchObject([{ language: 'en' }]);
  });

  it('is refused where its text is older than its twin, and goes when it is wanted all the same', async () => {
    server.refuse(createShare, { status: 409, code: 'text_outdated' });
    await openComposer({ language: 'es', outdated: ['es'] });
    await press('Publicar ahora en Lake Street');
    expect(screen.getByRole('alert').textContent).toContain('Lee este antes de publicarlo.');
    server.answer(createShare, { posts: [scheduledPost({ wallClock: null })] });
    await press('Publicarlo de todos modos');
    expect(server.bodies(createShare).map(({ language, outdated }) => [language, outdated])).toEqual([
      ['es', false],
      ['es', true],
    ]);
  });

  it('is asked to be checked where the piece announces something', async () => {
    await openComposer({ facts: { claims: true } });
    expect(screen.getByText(/^This piece announces something/)).toBeTruthy();
    expect(button(TO_LAKE_STREET).disabled).toBe(false);
  });
});

describe('a piece for several networks', () => {
  const account = { text: '@brooks', value: '178', kind: 'account' } as const;
  const instagram: Connection = { ...CONNECTION, slug: 'instagram', targets: [account], lostTargets: [] };
  const linkedin: Connection = {
    ...CONNECTION,
    slug: 'linkedin',
    targets: [{ text: 'Brooks on LinkedIn', value: 'urn:li:person:b', kind: 'profile' }],
    lostTargets: [],
  };
  const SPLIT = { wallClock: null, dueAt: NOW } as const;

  beforeEach(() => {
    server.answer(listConnections, { connections: [CONNECTION, instagram, linkedin] });
    lastTime('facebook:12,linkedin:urn:li:person:b');
  });

  it('names what it goes to, and says where an article cannot go', async () => {
    await openComposer();
    expect(button('Post now to 2 places').disabled).toBe(false);
    expect(screen.getByText('Content type not set up to share via Instagram.')).toBeTruthy();
    expect(screen.queryByText('@brooks')).toBeNull();
  });

  it('has the same words everywhere until a network is given its own, each with its own room', async () => {
    server.answer(createShare, { posts: [scheduledPost(SPLIT)] });
    await openComposer();
    fill('Caption', 'For everybody');
    await act(async () => field('LinkedIn').click());
    expect(screen.getByText('The same as everywhere')).toBeTruthy();
    expect(field('Caption on LinkedIn').value).toBe('For everybody');
    expect(screen.getByText('13 of 3,000 characters')).toBeTruthy();
    fill('Caption on LinkedIn', 'For colleagues');
    await act(async () => field('All').click());
    expect(field('Caption').value).toBe('For everybody');
    await press('Post now to 2 places');
    expect(server.bodies(createShare)).toMatchObject([
      { caption: 'For everybody', variants: [{ network: 'linkedin', caption: 'For colleagues' }] },
    ]);
  });

  it('leads from words that one network does not take to words for it alone', async () => {
    server.answer(createShare, { posts: [scheduledPost()] });
    await openComposer();
    const long = 'x'.repeat(3001);
    fill('Caption', long);
    await press('Change it only for LinkedIn');
    expect(document.activeElement).toBe(field('Caption on LinkedIn'));
    expect(field('Caption on LinkedIn').value).toBe(long);
    expect(screen.queryByText('Change it only for LinkedIn')).toBeNull();
    fill('Caption on LinkedIn', 'For colleagues');
    await press('Post now to 2 places');
    expect(server.bodies(createShare)).toMatchObject([
      { caption: long, variants: [{ network: 'linkedin', caption: 'For colleagues' }] },
    ]);
  });

  it('goes back to the words of all', async () => {
    await openComposer();
    fill('Caption', 'For everybody');
    await act(async () => field('LinkedIn').click());
    fill('Caption on LinkedIn', 'x'.repeat(3001));
    expect(saidAt('Caption on LinkedIn')).toBe(
      'The caption is too long for LinkedIn. Shorten it to at most 3,000 characters.',
    );
    await press('Same as everywhere');
    expect(field('Caption on LinkedIn').value).toBe('For everybody');
    expect(saidAt('Caption on LinkedIn')).toBe('');
  });
});

describe('a draft', () => {
  const WRITTEN = { captions: { en: 'A kettle that is packed last' } };
  const TIME = { date: '2026-11-20', time: '10:45', timeZone: 'America/Chicago' };

  it('is continued where it was left, and its time that has passed gives way to the next suggestion', async () => {
    await openComposer({ mode: 'schedule', draft: { ...WRITTEN, mode: 'schedule', when: TIME } });
    expect(screen.getByText(/^The time you had chosen has passed/)).toBeTruthy();
    expect(field('Caption').value).toBe('A kettle that is packed last');
    expect([field('Date').value, field('Time').value]).toEqual(['2026-11-23', '09:00']);
  });

  it('is put aside by starting over, and comes back', async () => {
    server.answer(contract.sharing.deleteDraft, undefined);
    await openComposer({ draft: WRITTEN });
    await press('Start over');
    expect(field('Caption').value).toBe('');
    await press('Bring it back');
    expect(field('Caption').value).toBe('A kettle that is packed last');
  });

  it('in the other language is asked about before anything of it is shown', async () => {
    await openComposer({ draft: { language: 'es', captions: { es: 'Antes de que llegue el frío' } } });
    expect(screen.getByRole('alert').textContent).toContain('You have a draft of this piece in Spanish');
    expect(screen.queryByLabelText('Caption')).toBeNull();
    expect(button('Post now').disabled).toBe(true);
    await press('Continue in Spanish');
    expect(field('Caption').value).toBe('Antes de que llegue el frío');
  });

  it('in the other language gives way to a new post, and comes back', async () => {
    server.answer(contract.sharing.deleteDraft, undefined);
    await openComposer({ draft: { language: 'es', captions: { es: 'Antes de que llegue el frío' } } });
    await press('Start new in English');
    expect(field('Caption').value).toBe('');
    await press('Bring it back');
    expect(field('Caption').value).toBe('Antes de que llegue el frío');
  });

  it('that could not be looked for keeps nobody from posting', async () => {
    lastTime('facebook:12');
    await openComposer({ draft: null });
    expect(screen.getByText(/^We could not look for an earlier draft/)).toBeTruthy();
    expect(button(TO_LAKE_STREET).disabled).toBe(false);
  });

  it('that could not be saved stays in this browser, and is taken up at the next opening', async () => {
    server.drop(saveDraft);
    await openComposer();
    fill('Caption', 'Written in a lift');
    await close();
    server.answer(saveDraft, { draft: DRAFT });
    await openComposer();
    expect(field('Caption').value).toBe('Written in a lift');
  });
});
