import { act, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import type { JobPlan } from '@yardsign/domain/autopilot/job';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, field, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { Connection } from '../../sharing/connection-model.ts';
import type { Job, Run, Slot } from '../api.ts';
import { newPlan } from '../model.ts';
import { JobFields } from './job-fields.tsx';
import { NextPosts } from './next-posts.tsx';
import { Runs } from './runs.tsx';
import { useJobWords } from './use-job-words.ts';

const { skipSlot, swapSlot } = contract.autopilot;
const known = [{ query: sessionQuery, data: SESSION }];
const slot = (day: number, change: Partial<Slot> = {}): Slot => ({
  id: `slo_slot0000000${day}`,
  jobId: 'job_job000000001',
  state: 'planned',
  at: `2026-11-0${day}T14:00:00.000Z`,
  wallClock: { date: `2026-11-0${day}`, time: '09:00', timeZone: 'America/New_York' },
  content: { id: `cnt_piece000000${day}`, title: `Piece ${day}`, path: `/shareable-content/blog/piece-${day}` },
  language: 'es',
  chosen: false,
  reason: null,
  tooLongFor: [],
  posts: [],
  ...change,
});

beforeEach(() => server.answer(contract.results.getAdvice, { timeZone: 'America/Chicago', bestHours: [], again: [] }));

describe('the next posts of a job', () => {
  const show = (slots: readonly Slot[], closed = false) =>
    open(
      <>
        <NextPosts slots={slots} closed={closed} />
        <Toaster />
      </>,
      { known },
    );
  const titles = () => [...document.querySelectorAll('li p:first-child')].map(({ textContent }) => textContent);

  it('are three until all are wanted, each on the clock of the job and in its own language', async () => {
    await show([1, 2, 3, 4, 5].map((day) => slot(day)));
    expect(titles()).toEqual(['Piece 1', 'Piece 2', 'Piece 3']);
    expect(screen.getByText('Piece 1').lang).toBe('es');
    expect(document.querySelector('time')?.textContent).toBe('Sun, Nov 1, 9:00 AM');
    await press('Show all 5');
    expect(titles()).toHaveLength(5);
    expect(button('Show fewer').getAttribute('aria-expanded')).toBe('true');
    await press('Show fewer');
    expect(titles()).toHaveLength(3);
  });

  it('say why one does not go out as it was meant, and offer only what can be done', async () => {
    await show([
      slot(1, { state: 'skipped' }),
      slot(2, { state: 'empty', content: null }),
      slot(3, { reason: 'film_not_made' }),
    ]);
    expect(screen.queryByText(/Make it on its page, or something else/)).toBeNull();
    for (const words of ['Skipped', 'Nothing that fits is left. Pieces come back after the pause you chose.'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(/A video was due first/)).toBeTruthy();
    expect([...document.querySelectorAll('button')].map((each) => each.textContent)).toEqual([
      'Take up again',
      'Swap',
      'Skip',
    ]);
  });

  it('say of a film that is not made in the member’s brand what becomes of it, and lead to where it is made', async () => {
    await show([slot(1, { reason: 'film_unmade' })]);
    expect(
      screen.getByText('Not made with your name yet. Make it on its page, or something else goes out in its place.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Piece 1' }).getAttribute('href')).toBe('/shareable-content/blog/piece-1');
  });

  it.each([
    ['en', 'Not to X and Instagram: its words are too long there.'],
    ['es', 'No sale en X e Instagram: ahí su texto es demasiado largo.'],
  ] as const)('name the networks for which the words of a piece are too long, in %s', async (language, words) => {
    await open(<NextPosts slots={[slot(1, { tooLongFor: ['x', 'instagram'], chosen: true })]} closed={false} />, {
      known,
      language,
    });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('are taken up again by name, and say why that failed', async () => {
    server.refuse(skipSlot, { status: 404, code: 'not_found' });
    await show([slot(1, { state: 'skipped' })]);
    await press('Take up again: Piece 1, Sun, Nov 1, 9:00 AM');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    server.answer(skipSlot, { slot: slot(1) });
    await press('Take up again: Piece 1, Sun, Nov 1, 9:00 AM');
    expect(server.bodies(skipSlot)).toEqual([{ skip: false }, { skip: false }]);
    expect(await screen.findByText('That post is back.')).toBeTruthy();
  });

  it.each([
    ['en', 'Skip', 'Undo', 'That post is left out.', 'That post is back.', 'Take up again', 'Swap'],
    ['es', 'Omitir', 'Deshacer', 'Esa publicación se omite.', 'Esa publicación está de vuelta.', 'Retomar', 'Cambiar'],
  ] as const)(
    'are left out, and taken back by one press that says so and keeps the cursor in the row, in %s',
    async (...told) => {
      const [language, skip, undo, isSkipped, isBack, takeUp, swap] = told;
      const changes = new EventTarget();
      let kept: Slot['state'] = 'planned';
      const subscribe = (onChange: () => void) => {
        changes.addEventListener('change', onChange);
        return () => changes.removeEventListener('change', onChange);
      };
      function Changing() {
        const state = useSyncExternalStore(subscribe, () => kept);
        return <NextPosts slots={[slot(1, { state })]} closed={false} />;
      }
      server.answer(skipSlot, ({ body }) => {
        kept = (body as { skip: boolean }).skip ? 'skipped' : 'planned';
        act(() => void changes.dispatchEvent(new Event('change')));
        return { slot: slot(1) };
      });
      await open(
        <>
          <Changing />
          <Toaster />
        </>,
        { known, language },
      );
      const pressFocused = async (name: RegExp | string) => {
        const found = screen.getByRole('button', { name });
        found.focus();
        await act(async () => void fireEvent.click(found));
      };
      await pressFocused(new RegExp(`^${skip} `));
      expect((await screen.findByText(isSkipped)).closest('[role="status"]')).toBeTruthy();
      expect(document.activeElement?.textContent).toBe(takeUp);
      await pressFocused(undo);
      expect((await screen.findByText(isBack)).closest('[role="status"]')).toBeTruthy();
      expect(server.bodies(skipSlot)).toEqual([{ skip: true }, { skip: false }]);
      expect(document.activeElement?.textContent).toBe(swap);
    },
  );

  it('are swapped once while an answer is on its way', async () => {
    let arrive = (): void => undefined;
    server.answer(swapSlot, () => new Promise((done) => (arrive = () => done({ slot: slot(1, { chosen: true }) }))));
    await show([slot(1)]);
    const named = 'Piece 1, Sun, Nov 1, 9:00 AM';
    await press(`Swap ${named}`);
    expect([button(`Swap ${named}`).disabled, button(`Skip ${named}`).disabled]).toEqual([true, true]);
    await press(`Swap ${named}`);
    await act(async () => arrive());
    expect(await screen.findByText('Now it is “Piece 1”.')).toBeTruthy();
    expect(server.sent(swapSlot)).toHaveLength(1);
  });

  it('are nothing, or nothing to touch, in words', async () => {
    const { unmount } = await show([]);
    expect(screen.getByText('Nothing is planned.')).toBeTruthy();
    unmount();
    await show([slot(1)], true);
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});

it('the last runs say what came of each and lead to what was posted', async () => {
  const run = (day: number, result: Run['result'], posts: Slot['posts'] = []): Run => ({
    slot: slot(day, { state: posts.length > 0 ? 'posted' : 'planned', posts }),
    updated_at: '2026-11-20T14:00:00.000Z',
    completed_at: null,
    result,
  });
  await open(
    <Runs
      runs={[
        run(1, 'partly', [
          { id: 'pst_post00000001', network: 'facebook', target: 'Brooks Homes', state: 'published', reason: null },
        ]),
        run(2, 'missed'),
      ]}
    />,
    { known },
  );
  expect(screen.getByText('Piece 1').getAttribute('href')).toBe('/posts/pst_post00000001');
  expect(screen.getByText('Brooks Homes')).toBeTruthy();
  expect(screen.getByText('Posted in part')).toBeTruthy();
  expect(screen.getByText('Missed')).toBeTruthy();
});

it.each([
  ['en', 'Waits for your team', 'Waits for you'],
  ['es', 'Espera a tu equipo', 'Te espera'],
] as const)('what the team has to agree to says so, before and after its hour, in %s', async (language, team, you) => {
  const target = { id: 'pst_post00000001', network: 'facebook', target: 'Brooks Homes' };
  const asked = slot(1, { state: 'posted', posts: [{ ...target, state: 'scheduled', reason: 'awaiting_approval' }] });
  const lost = slot(2, { state: 'posted', posts: [{ ...target, state: 'needs_reconnect', reason: 'token_lost' }] });
  const at = '2026-11-20T14:00:00.000Z';
  const runs = [asked, lost].map((each): Run => ({
    slot: each,
    updated_at: at,
    completed_at: null,
    result: 'waiting',
  }));
  await open(
    <>
      <NextPosts slots={[asked]} closed={false} />
      <Runs runs={runs} />
    </>,
    { known, language },
  );
  // Of the coming hour, and of the run twice: what it is and what became of it.
  expect(screen.getAllByText(team)).toHaveLength(3);
  expect(screen.getAllByText(you)).toHaveLength(1);
});

it('the name of a job is a line of its language', async () => {
  const job: Job = {
    ...{ id: 'job_job000000001', status: true, job_schedules: [{ hour: 9 }], job_networks: [], held_at: null },
    ...{ timezone: { id: 16 }, timezone_id: 16, language: { id: 2 }, language_id: 2, content_types: [3] },
    ...{ skip_categories: [], layouts: [1], weekdays: [1, 2, 3, 4, 5], repeat_after_days: 30, run: [], next: [] },
    created_at: '2026-11-20T14:00:00.000Z',
    updated_at: '2026-11-20T14:00:00.000Z',
  };
  function Name() {
    return <h2>{useJobWords(job).name}</h2>;
  }
  await open(<Name />, { known, language: 'es' });
  expect(document.querySelector('h2')?.textContent).toMatch(/^Gráficos: de lunes a viernes/);
});

describe('the fields of a job', () => {
  const onChange = vi.fn<(change: Partial<JobPlan>) => void>();
  const FACEBOOK: Connection = {
    ...{ slug: 'facebook', category: 'social', state: 'connected', connected: true, id: '1', account: 'Maya' },
    ...{ scope: [], expires: null, missing: [], mayComment: false, mayMention: false, lostTargets: [] },
    targets: [{ text: 'Brooks Homes', value: '11', kind: 'page' }],
  };
  let plan: JobPlan;

  function Fields({ first }: { first: Partial<JobPlan> }) {
    const [now, setNow] = useState<JobPlan>({ ...newPlan('America/Chicago', 'en'), ...first });
    useEffect(() => void (plan = now), [now]);
    return (
      <JobFields
        plan={now}
        features={['social-graphics']}
        connections={[FACEBOOK]}
        onChange={(change) => {
          onChange(change);
          setNow({ ...now, ...change });
        }}
      />
    );
  }
  const show = (first: Partial<JobPlan> = {}, language: 'en' | 'es' = 'en') =>
    open(<Fields first={first} />, { known, language });

  beforeEach(() => onChange.mockReset());

  it('keep a place in sight whose connection has ended, so that it can be taken out', async () => {
    await show({ targets: [{ network: 'linkedin', targetId: '77' }] });
    const gone = field('LinkedIn (not connected)');
    expect(gone.checked).toBe(true);
    await act(async () => gone.click());
    expect(plan.targets).toEqual([]);
    expect(screen.queryByLabelText('LinkedIn (not connected)')).toBeNull();
    await act(async () => field('Brooks Homes').click());
    expect(plan.targets).toEqual([{ network: 'facebook', targetId: '11' }]);
  });

  it('take days one by one or all at once', async () => {
    await show({ weekdays: [0] }, 'es');
    await press('De lunes a viernes');
    expect(plan.weekdays).toEqual([1, 2, 3, 4, 5]);
    await press('Lunes');
    expect(plan.weekdays).toEqual([2, 3, 4, 5]);
    await press('Todos los días');
    expect(plan.weekdays).toHaveLength(7);
    expect(button('Domingo').getAttribute('aria-pressed')).toBe('true');
  });

  it('show hours in their order, offer only those that are left, and take one away by a press on it', async () => {
    await show({ hours: [17] });
    const offered = () => [...field('Add an hour').options].map(({ value }) => value);
    expect(offered()).not.toContain('17');
    fill('Add an hour', '9');
    const chips = [...document.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent);
    expect(chips).toEqual(['9:00 AM', '5:00 PM']);
    await press('5:00 PM');
    expect(plan.hours).toEqual([9]);
    expect(offered()).toContain('17');
  });

  it('keep a pause that is not among those offered, and skip holidays by one box', async () => {
    await show({ repeatAfterDays: 45 });
    const pause = field('The same piece again at the earliest after');
    expect(pause.value).toBe('45');
    expect([...pause.options].map(({ textContent }) => textContent)).toContain('45 days');
    fireEvent.change(pause, { target: { value: '90' } });
    await act(async () => field('Skip holiday content').click());
    expect(plan).toMatchObject({ repeatAfterDays: 90 });
    expect(plan.skipCategories.length).toBeGreaterThan(0);
    await act(async () => field('Skip holiday content').click());
    expect(plan.skipCategories).toEqual([]);
  });

  it('ask for the shape of pictures only where the network is particular about them', async () => {
    const { unmount } = await show({ targets: [{ network: 'facebook', targetId: '11' }] });
    expect(screen.queryByLabelText('Pictures on Instagram')).toBeNull();
    unmount();
    await show({ targets: [{ network: 'instagram', targetId: '22' }] });
    fill('Pictures on Instagram', '4');
    expect(plan.layout).toBe(4);
  });
});
