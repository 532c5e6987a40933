import { notifications } from '@mantine/notifications';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { useOwnTitleOnScreen } from '../../../lib/page-title.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, field, open, press, server } from '../../../testing/page.tsx';
import { CHECKED_ADVERTISING } from '../../../testing/posts.ts';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { Job } from '../api.ts';
import type { Connection } from '../../sharing/connection-model.ts';
import { AutopilotPage } from './autopilot-page.tsx';

const { createJob, deleteJob, listJobs, previewJob, restoreJob, skipSlot, swapSlot, updateJob } = contract.autopilot;
const { listConnections } = contract.sharing;
const { getAdvice } = contract.results;
const ADVICE = { timeZone: 'America/Los_Angeles', bestHours: [], again: [] };

const SLOT: Job['next'][number] = {
  id: 'slo_slot00000001',
  jobId: 'job_job000000001',
  state: 'planned',
  at: '2026-11-23T14:00:00.000Z',
  wallClock: { date: '2026-11-23', time: '09:00', timeZone: 'America/New_York' },
  content: { id: 'cnt_piece0000001', title: 'Earnest money', path: '/shareable-content/blog/earnest-money' },
  language: 'en',
  chosen: false,
  reason: null,
  tooLongFor: [],
  posts: [],
};
const JOB: Job = {
  id: 'job_job000000001',
  status: true,
  job_schedules: [{ hour: 9 }],
  job_networks: [{ network: { id: 1 }, target_id: '11', name: 'Brooks Homes', connected: true }],
  timezone: { id: 16 },
  timezone_id: 16,
  language: { id: 1 },
  language_id: 1,
  content_types: [3],
  skip_categories: [82],
  layouts: [1],
  weekdays: [1, 2, 3, 4, 5],
  repeat_after_days: 30,
  held_at: null,
  run: [],
  next: [SLOT],
  created_at: '2026-11-20T14:00:00.000Z',
  updated_at: '2026-11-20T14:00:00.000Z',
};
const NAME = 'Graphics: Monday to Friday at 9:00 AM';
const CONNECTION: Connection = {
  ...{ slug: 'facebook', category: 'social', state: 'connected', connected: true, id: '1', account: 'Maya' },
  ...{ scope: [], expires: null, missing: [], mayComment: false, mayMention: false, lostTargets: [] },
  targets: [{ text: 'Brooks Homes', value: '11', kind: 'page' }],
};

const WITH_GRAPHICS = {
  user: { ...SESSION.user, features: [{ id: 6, slug: 'social-graphics', is_plan: false, includes: [] }] },
};

afterEach(() => act(() => notifications.clean()));
beforeEach(() => {
  server.answer(listJobs, { jobs: [JOB], has_more: false });
  server.answer(listConnections, { connections: [CONNECTION] });
  server.answer(getAdvice, ADVICE);
  server.answer(previewJob, { slots: [{ ...SLOT, id: null, jobId: null }] });
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
});

const openPage = (
  at = '/automatic-social-media-posting',
  session: Partial<typeof SESSION> = {},
  language: 'en' | 'es' = 'en',
) =>
  open(
    <>
      <Toaster />
      <AutopilotPage />
    </>,
    { at, language, known: [{ query: sessionQuery, data: { ...SESSION, ...session } }] },
  );

it.each([
  ['/automatic-social-media-posting', null],
  ['/automatic-social-media-posting?edit=new', 'New job'],
])('%s is called %s, which is said when a form takes the place of the list', async (address, title) => {
  const { result } = renderHook(useOwnTitleOnScreen);
  await openPage(address);
  expect(result.current).toBe(title);
});

describe('the jobs', () => {
  it.each([
    ['posting', 'en', 'Posting now'],
    ['waiting', 'en', 'Waits for you'],
    ['waiting', 'es', 'Te espera'],
  ] as const)('whose newest run is %s say so in %s, and when they posted last', async (result, language, words) => {
    const done = {
      slot: { ...SLOT, at: '2026-11-20T14:00:00.000Z' },
      updated_at: JOB.updated_at,
      completed_at: JOB.updated_at,
    };
    const open = { slot: SLOT, updated_at: JOB.updated_at, completed_at: null, result };
    const failed = { ...done, slot: { ...SLOT, at: '2026-11-21T14:00:00.000Z' }, result: 'failed' as const };
    server.answer(listJobs, {
      jobs: [{ ...JOB, run: [open, failed, { ...done, result: 'posted' }] }],
      has_more: false,
    });
    await openPage('/automatic-social-media-posting', {}, language);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(/^(Last posted|Última publicación:)/)).toHaveLength(result === 'posting' ? 0 : 1);
  });

  it('do not say that nothing was posted while the first run waits for the member', async () => {
    const open = { slot: SLOT, updated_at: JOB.updated_at, completed_at: null, result: 'waiting' as const };
    server.answer(listJobs, { jobs: [{ ...JOB, run: [open] }], has_more: false });
    await openPage();
    expect(screen.getAllByText('Waits for you').length).toBeGreaterThan(0);
    expect(screen.queryByText('Has not posted yet')).toBeNull();
  });

  it.each([
    ['en', 'Graphics: not in your plan any more, so none of them goes out.', 'See the plans'],
    ['es', 'Gráficos: ya no están en tu plan, así que no se publican.', 'Ver los planes'],
  ] as const)(
    'say in %s that their member’s plan no longer has what they post, where that is so',
    async (language, words, link) => {
      const { unmount } = await openPage(undefined, WITH_GRAPHICS, language);
      expect(screen.queryByText(words)).toBeNull();
      unmount();
      await openPage(undefined, {}, language);
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/upgrade');
    },
  );

  it('are read page by page while there are more, as those of the member', async () => {
    server.answer(listJobs, ({ query }: { query: { page?: number | string } }) => ({
      jobs: [{ ...JOB, id: `job_page0000000${query.page}` }],
      has_more: Number(query.page) < 3,
    }));
    await openPage();
    expect(server.queries(listJobs)).toEqual(['1', '2', '3'].map((page) => ({ user_id: SESSION.user.id, page })));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('say “No jobs” where there are none, and lead to the form', async () => {
    server.answer(listJobs, { jobs: [], has_more: false });
    const { address } = await openPage();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No jobs');
    await press('Create a job');
    expect(address()).toBe('/automatic-social-media-posting?edit=new');
  });

  it('say that they could not be read, with a way to try again', async () => {
    server.drop(listJobs);
    await openPage();
    expect(screen.getByText('Failed to get jobs for member')).toBeTruthy();
  });

  it('are said with what they do, when and where', async () => {
    await openPage();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe(NAME);
    for (const words of [
      'Active',
      'Brooks Homes (Facebook)',
      'Eastern',
      'English',
      'No holiday content',
      'Has not posted yet',
    ])
      expect(card.getByText(words)).toBeTruthy();
  });

  it('say when they posted last, and what became of it', async () => {
    const run = (completed_at: string | null, result: 'posted' | 'posting') => ({
      ...{ updated_at: '2026-11-19T14:00:00.000Z', completed_at, result },
      slot: { ...SLOT, at: '2026-11-19T14:00:00.000Z', state: 'posted' as const },
    });
    server.answer(listJobs, { jobs: [{ ...JOB, run: [run(null, 'posting')] }], has_more: false });
    await openPage();
    expect(screen.getAllByText('Posting now')).toHaveLength(2);
  });

  it('wait for a connection that has ended, and say so', async () => {
    const [network] = JOB.job_networks;
    if (!network) throw new Error('the job has no network');
    server.answer(listJobs, { jobs: [{ ...JOB, job_networks: [{ ...network, connected: false }] }], has_more: false });
    await openPage();
    expect(screen.getByText('Waiting for a connection')).toBeTruthy();
    expect(screen.getByText('See connections').getAttribute('href')).toBe('/integrations');
  });

  it('say where they do not post for want of a connection, and that they do everywhere else', async () => {
    const [network] = JOB.job_networks;
    if (!network) throw new Error('the job has no network');
    const job_networks = [network, { ...network, network: { id: 2 }, connected: false }];
    server.answer(listJobs, { jobs: [{ ...JOB, job_networks }], has_more: false });
    await openPage();
    expect(screen.getByText('Active in part')).toBeTruthy();
    expect(screen.getByText(/^Not connected: X\. Everywhere else it posts as planned/)).toBeTruthy();
  });

  it('are paused at once, and resumed by Undo', async () => {
    await openPage();
    server.answer(updateJob, { job: JOB });
    server.answer(listJobs, { jobs: [{ ...JOB, status: false }], has_more: false });
    await press(`Pause: ${NAME}`);
    expect(screen.getByText('Paused')).toBeTruthy();
    await press('Undo');
    expect(server.bodies(updateJob)).toEqual([{ status: false }, { status: true }]);
  });

  it('say why they could not be paused, and stay as they were', async () => {
    await openPage();
    server.drop(updateJob);
    await press(`Pause: ${NAME}`);
    expect(screen.getByRole('alert').textContent).toContain('Failed to pause job for member');
    expect(screen.getByText('Active')).toBeTruthy();
  });

  it('say why they could not be resumed, and stay as they were', async () => {
    server.answer(listJobs, { jobs: [{ ...JOB, status: false }], has_more: false });
    await openPage();
    server.drop(updateJob);
    await press(`Resume: ${NAME}`);
    expect(screen.getByRole('alert').textContent).toContain('Failed to resume job for member');
    expect(screen.getByText('Paused')).toBeTruthy();
  });

  it('say why they could not be deleted, and stay', async () => {
    await openPage();
    server.drop(deleteJob);
    await press(`More for ${NAME}`);
    const entry = await screen.findByText('Delete');
    await act(async () => entry.click());
    expect(screen.getByRole('alert').textContent).toContain('Failed to delete job for member');
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('are deleted at once, and restored by Undo', async () => {
    await openPage();
    server.answer(deleteJob, undefined);
    server.answer(restoreJob, { job: JOB });
    await press(`More for ${NAME}`);
    const entry = await screen.findByText('Delete');
    server.answer(listJobs, { jobs: [], has_more: false });
    await act(async () => entry.click());
    expect(screen.queryByRole('article')).toBeNull();
    server.answer(listJobs, { jobs: [JOB], has_more: false });
    await press('Undo');
    expect(screen.getByRole('article')).toBeTruthy();
    expect(server.bodies(restoreJob)).toHaveLength(1);
  });

  it('can only be looked at by somebody who impersonates the member', async () => {
    await openPage(undefined, { impersonation: IMPERSONATION });
    expect(button(`Pause: ${NAME}`).disabled).toBe(true);
    expect(screen.queryByText('Swap')).toBeNull();
  });
});

describe('a coming post', () => {
  const MOMENT = 'Mon, Nov 23, 9:00 AM';

  it('is swapped, and swapped back by Undo', async () => {
    await openPage();
    const other = { id: 'cnt_other0000001', title: 'First frost', path: '/x' };
    server.answer(swapSlot, { slot: { ...SLOT, content: other, chosen: true } });
    await press(`Swap Earnest money, ${MOMENT}`);
    expect(screen.getByText('Now it is “First frost”.')).toBeTruthy();
    await press('Undo');
    expect(server.bodies(swapSlot)).toEqual([{}, { contentId: 'cnt_piece0000001' }]);
  });

  it('is skipped, and taken up again by Undo', async () => {
    await openPage();
    server.answer(skipSlot, { slot: { ...SLOT, state: 'skipped' } });
    await press(`Skip Earnest money, ${MOMENT}`);
    await press('Undo');
    expect(server.bodies(skipSlot)).toEqual([{ skip: true }, { skip: false }]);
  });
});

describe('the form', () => {
  const NEW = '/automatic-social-media-posting?edit=new';

  it('offers the hours at which the member’s own posts did best, on the clock of the job, and adds them only when asked', async () => {
    server.answer(getAdvice, { ...ADVICE, bestHours: [9, 17].map((hour) => ({ hour, posts: 4, percent: 30 })) });
    await openPage('/automatic-social-media-posting?edit=job_job000000001');
    expect(screen.getByText(/Your own posts did best at 12:00 PM and 8:00 PM/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '12:00 PM' })).toBeNull();
    await press('Add these hours');
    expect(button('12:00 PM').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText(/did best/)).toBeNull();
  });

  it('begins with Eastern where the zone of the member cannot be chosen, and says so', async () => {
    await openPage(NEW, { timeZone: 'America/Puerto_Rico' }, 'es');
    expect(document.body.textContent).toContain(
      'Las horas son de esta zona: hora del Este (Nueva York). La tuya es: hora del Atlántico (Puerto Rico).',
    );
  });

  it('keeps the cursor with its hours when one is taken back: at the next one, and at all of them where none is left', async () => {
    await openPage(NEW);
    for (const hour of ['9', '15']) fireEvent.change(field('Add an hour'), { target: { value: hour } });
    const takeBack = async (hour: string) => {
      button(hour).focus();
      await press(hour);
    };
    await takeBack('9:00 AM');
    expect(document.activeElement).toBe(button('3:00 PM'));
    await takeBack('3:00 PM');
    expect(document.activeElement?.textContent).toMatch(/^Hours/);
  });

  it('says nothing of zones where there is one', async () => {
    await openPage(NEW, { timeZone: 'America/Chicago' });
    expect(document.body.textContent).not.toContain('Times are in');
  });

  it('says what the rules of the member’s state ask and its pictures do not show', async () => {
    const facts = { ...CHECKED_ADVERTISING.facts, shown: [] };
    server.answer(contract.compliance.checkAdvertising, { facts, findings: [] });
    await openPage(NEW, WITH_GRAPHICS);
    expect(await screen.findByText(/Texas Real Estate Commission/)).toBeTruthy();
  });

  it('cannot be sent until nothing is missing, says what is, and shows the next posts when nothing is', async () => {
    const { address } = await openPage(NEW, WITH_GRAPHICS);
    expect(button('Save the job').disabled).toBe(true);
    expect(screen.getByText('choose at least one hour')).toBeTruthy();
    fireEvent.click(field('Graphics'));
    fireEvent.click(field('Brooks Homes'));
    await press('Monday');
    fireEvent.change(field('Add an hour'), { target: { value: '9' } });
    await act(async () => {});
    expect(screen.getByText('Earnest money')).toBeTruthy();
    server.drop(createJob);
    await press('Save the job');
    server.answer(createJob, { job: JOB });
    await press('Save the job');
    const [lost, sent] = server.bodies(createJob);
    // An answer that was lost may have been a yes: the same wish is one job.
    expect(lost).toEqual(sent);
    expect([sent]).toEqual([
      {
        clientRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        job_schedules: [{ hour: 9 }],
        job_networks: [{ network: { id: 1 }, target_id: '11' }],
        timezone_id: 8,
        language_id: 1,
        content_types: [3],
        skip_categories: [],
        layouts: [1],
        weekdays: [1],
        repeat_after_days: 30,
      },
    ]);
    expect(address()).toBe('/automatic-social-media-posting');
  });

  it('offers back what was chosen before it was left, until it is saved', async () => {
    const left = await openPage(NEW, WITH_GRAPHICS);
    fireEvent.click(field('Graphics'));
    await press('Monday');
    left.unmount();
    const back = await openPage(NEW, WITH_GRAPHICS);
    expect(field('Graphics').checked).toBe(false);
    await press('Bring them back');
    expect(field('Graphics').checked).toBe(true);
    expect(button('Monday').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(field('Brooks Homes'));
    fireEvent.change(field('Add an hour'), { target: { value: '9' } });
    server.answer(createJob, { job: JOB });
    await press('Save the job');
    back.unmount();
    await openPage(NEW, WITH_GRAPHICS);
    expect(screen.queryByText('Bring them back')).toBeNull();
  });

  it('offers the eight zones of the documents, types that are held, and a way to connect', async () => {
    await openPage(NEW, {}, 'es');
    expect([...field('Zona horaria').options].map((option) => option.text)).toHaveLength(8);
    expect(field(/^Videos/).disabled).toBe(true);
    expect(screen.getByText('Conectar Instagram').getAttribute('href')).toBe('/integrations');
  });

  it('sends of a job that is there only what was changed of it, as another window may have changed the rest', async () => {
    await openPage(`/automatic-social-media-posting?edit=${JOB.id}`, WITH_GRAPHICS);
    server.answer(updateJob, { job: JOB });
    await press('Saturday');
    fireEvent.change(field('Time zone'), { target: { value: 'America/Chicago' } });
    await press('Save the job');
    expect(server.bodies(updateJob)).toEqual([{ weekdays: [1, 2, 3, 4, 5, 6], timezone_id: 8 }]);
  });

  it('that is asked for a job that is not there is the page with those that are', async () => {
    await openPage('/automatic-social-media-posting?edit=job_gone00000001');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Automatic Posting');
    expect(button('New job')).toBeTruthy();
  });

  it('keeps what was chosen when it could not be saved, and says so', async () => {
    await openPage(`/automatic-social-media-posting?edit=${JOB.id}`, WITH_GRAPHICS);
    expect(field('Graphics').checked).toBe(true);
    server.drop(updateJob);
    await press('Save the job');
    expect(screen.getByRole('alert').textContent).toContain('Failed to update job for member');
    expect(field('Graphics').checked).toBe(true);
  });
});
