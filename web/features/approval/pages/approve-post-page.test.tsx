import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { NO_RULES } from '@yardsign/domain/approval/team-rules';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { writeTab } from '../../../lib/browser/tab-storage.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { Ask } from '../api.ts';
import { ApprovalsPage } from './approvals-page.tsx';
import { ApprovePostPage } from './approve-post-page.tsx';
import { TeamRulesPage } from './team-rules-page.tsx';

const { decideApproval, decideByLink, getRules, listApprovals, readApprovalLink, saveRules } = contract.approval;

const ASK: Ask = {
  postId: 'pst_post00000001',
  digest: 'a'.repeat(64),
  asker: 'Theo Park',
  title: 'Five checks',
  contentType: 'social-graphic',
  network: 'facebook',
  target: 'Park Homes',
  language: 'en',
  caption: 'Before you sign',
  altText: 'A checklist',
  firstComment: null,
  link: null,
  picture: { url: '/api/app/v1/outgoing-pictures/x', width: 1080, height: 1080 },
  pictures: [],
  dueAt: '2026-11-23T14:00:00.000Z',
  wallClock: null,
  why: ['everything', 'wording'],
  decideBy: '2026-11-23T12:00:00.000Z',
  undecided: 'stop',
  isOutdated: false,
};
const list = (items: Ask[], total = items.length) => ({ items, nextCursor: null, total });
/** Whoever comes by a mail, and is not signed in. */
const GUEST = { known: [{ query: sessionQuery, data: null }] };
const AT = `/approve-post?id=lnk_1&h=${'s'.repeat(43)}`;

afterEach(() => {
  act(() => notifications.clean());
  writeTab('yardsign.approval', null);
});

describe('the page of the mailed link', () => {
  it('shows the post, takes the link out of the address, and decides nothing by being opened', async () => {
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    const { address } = await open(<ApprovePostPage />, { at: AT, ...GUEST });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Five checks');
    expect(screen.getByText('Before you sign')).toBeTruthy();
    expect(screen.getByText('As soon as you agree')).toBeTruthy();
    expect(address()).not.toContain('h=');
    expect(server.bodies(decideByLink)).toEqual([]);
  });

  it.each([
    ['en', 'send', /After that it goes out without you/],
    ['en', 'stop', /After that it does not go out/],
    ['es', 'send', /Después se publica sin ti/],
    ['es', 'stop', /Después ya no se publica/],
  ] as const)(
    'says in %s what becomes of a post that nobody decides, where that is: %s',
    async (language, undecided, said) => {
      server.answer(readApprovalLink, { state: 'open', ask: { ...ASK, undecided } });
      await open(<ApprovePostPage />, { at: AT, language, ...GUEST });
      expect(screen.getByText(said)).toBeTruthy();
    },
  );

  it.each([
    ['en', /waits until Theo Park has looked at it/, 'Approve', /once Theo Park has looked at its text/],
    ['es', /esperará a que Theo Park lo revise/, 'Aprobar', /cuando Theo Park haya revisado el texto/],
  ] as const)(
    'says in %s of a text that is older than the other one that a yes is not all it waits for',
    async (language, before, approve, after) => {
      server.answer(readApprovalLink, { state: 'open', ask: { ...ASK, isOutdated: true } });
      server.answer(decideByLink, {});
      await open(<ApprovePostPage />, { at: AT, language, ...GUEST });
      expect(screen.getByText(before)).toBeTruthy();
      await press(approve);
      expect(await screen.findByText(after)).toBeTruthy();
    },
  );

  it('names the zone of its times to a guest, whose browser may be elsewhere than the mail was written for', async () => {
    const wallClock = { date: '2026-11-23', time: '06:00', timeZone: 'America/Los_Angeles' };
    server.answer(readApprovalLink, { state: 'open', ask: { ...ASK, wallClock } });
    await open(<ApprovePostPage />, { at: AT, ...GUEST });
    const zone = zoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone, 'en');
    expect(screen.getByText((shown) => shown.endsWith(`, ${zone}`))).toBeTruthy();
    expect(screen.getByText((shown) => shown.endsWith(`, ${zone}. After that it does not go out.`))).toBeTruthy();
  });

  it('says yes to exactly what was shown, and says that it is done', async () => {
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    server.answer(decideByLink, undefined);
    await open(<ApprovePostPage />, { at: AT, ...GUEST });
    await press('Approve');
    expect(server.bodies(decideByLink)).toEqual([
      { id: 'lnk_1', h: 's'.repeat(43), digest: ASK.digest, verdict: 'approved', reason: '' },
    ]);
    expect(screen.getByText('You approved it. Theo Park is told.')).toBeTruthy();
    expect(screen.queryByText('Say no')).toBeNull();
    expect(screen.queryByText(/asks for your yes/)).toBeNull();
  });

  it('says no with a reason, after a second press', async () => {
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    server.answer(decideByLink, undefined);
    await open(<ApprovePostPage />, { at: AT, ...GUEST });
    await press('Say no');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Not this street ' } });
    await press('Say no to this post');
    expect(server.bodies(decideByLink)).toMatchObject([{ verdict: 'declined', reason: 'Not this street' }]);
  });

  it('says yes without the reason that was begun for a no', async () => {
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    server.answer(decideByLink, undefined);
    await open(<ApprovePostPage />, { at: AT, ...GUEST });
    await press('Say no');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Not this street' } });
    await press('Cancel');
    await press('Approve');
    expect(server.bodies(decideByLink)).toMatchObject([{ verdict: 'approved', reason: '' }]);
  });

  it('takes the cursor to the reason, and back to where it was asked for', async () => {
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    await open(<ApprovePostPage />, { at: AT, ...GUEST });
    await press('Say no');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Say no' }));
  });

  it('keeps a reason over a reload until it is sent', async () => {
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    server.answer(decideByLink, undefined);
    const first = await open(<ApprovePostPage />, { at: AT, ...GUEST });
    await press('Say no');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Not this street' } });
    first.unmount();
    // Another post has nothing of it.
    server.answer(readApprovalLink, { state: 'open', ask: { ...ASK, postId: 'pst_post00000002' } });
    const other = await open(<ApprovePostPage />, { at: AT, ...GUEST });
    expect(screen.queryByRole('textbox')).toBeNull();
    other.unmount();
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    const again = await open(<ApprovePostPage />, { at: '/approve-post', ...GUEST });
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Not this street');
    // Whoever comes back is first told what it is about.
    expect(document.activeElement).not.toBe(screen.getByRole('textbox'));
    await press('Say no to this post');
    again.unmount();
    await open(<ApprovePostPage />, { at: AT, ...GUEST });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps a reason that could not be sent', async () => {
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    server.refuse(decideByLink, { status: 503, code: 'overloaded' });
    const first = await open(<ApprovePostPage />, { at: AT, ...GUEST });
    await press('Say no');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Not this street' } });
    await press('Say no to this post');
    expect(await screen.findByRole('alert')).toBeTruthy();
    first.unmount();
    await open(<ApprovePostPage />, { at: '/approve-post', ...GUEST });
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Not this street');
  });

  it.each([
    [{ state: 'over', ask: null }, 'This is decided'],
    [{ state: 'changed', ask: null }, 'The post has changed'],
  ] as const)('says what there is to say of %j', async (answer, title) => {
    server.answer(readApprovalLink, answer);
    await open(<ApprovePostPage />, { at: AT, ...GUEST });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it.each([
    ['approval_over', { state: 'over', ask: null }, 'This is decided'],
    ['approval_changed', { state: 'changed', ask: null }, 'The post has changed'],
  ] as const)('looks again where a decision is refused with %s', async (code, now, title) => {
    server.answer(readApprovalLink, { state: 'open', ask: ASK });
    await open(<ApprovePostPage />, { at: AT, ...GUEST });
    server.refuse(decideByLink, { status: 409, code });
    server.answer(readApprovalLink, now);
    await press('Approve');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it('says that a link is of no use, in Spanish too', async () => {
    await open(<ApprovePostPage />, { at: '/approve-post', language: 'es', ...GUEST });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Este enlace no funciona');
  });
});

describe('the list of what waits', () => {
  const openList = (session: Partial<typeof SESSION> = {}) =>
    open(
      <>
        <Toaster />
        <ApprovalsPage />
      </>,
      { known: [{ query: sessionQuery, data: { ...SESSION, ...session } }] },
    );

  it('says that nothing waits', async () => {
    server.answer(listApprovals, list([]));
    await openList();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing waits for you');
  });

  it('comes in parts, with how many wait in all', async () => {
    const other = { ...ASK, postId: 'pst_post00000002', title: 'Six checks' };
    server.answer(listApprovals, ({ query }) =>
      query['cursor'] === 'next' ? { ...list([other]), total: null } : { ...list([ASK], 2), nextCursor: 'next' },
    );
    await openList();
    expect(screen.getByText('Showing 1 of 2')).toBeTruthy();
    await press('Load more');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Five checks',
      'Six checks',
    ]);
  });

  it('lets one agree, and is shorter afterwards', async () => {
    server.answer(listApprovals, list([ASK]));
    server.answer(decideApproval, undefined);
    await openList();
    server.answer(listApprovals, list([]));
    await press('Approve');
    expect(server.bodies(decideApproval)).toEqual([{ digest: ASK.digest, verdict: 'approved', reason: '' }]);
    expect(screen.queryByText('Five checks')).toBeNull();
  });

  it('keeps the cursor at the next one to decide about, and with the list where none is left', async () => {
    const other = { ...ASK, postId: 'pst_post00000002', title: 'Six checks' };
    server.answer(listApprovals, list([ASK, other]));
    server.answer(decideApproval, undefined);
    await openList();
    const approve = async (title: string, left: Ask[]) => {
      const card = screen.getByText(title).closest('article') as HTMLElement;
      button('Approve', card).focus();
      server.answer(listApprovals, list(left));
      await press('Approve', card);
    };
    await approve('Five checks', [other]);
    expect(document.activeElement).toBe(button('Approve'));
    await approve('Six checks', []);
    expect(document.activeElement?.textContent).toContain('Nothing waits for you');
  });

  it.each([
    [409, 'approval_over', 'Somebody has decided this meanwhile, or its time has passed.'],
    [404, 'not_found', 'This is not here any more.'],
  ] as const)('is read again where somebody was first, and says so: %i %s', async (status, code, said) => {
    server.answer(listApprovals, list([ASK]));
    await openList();
    server.refuse(decideApproval, { status, code });
    server.answer(listApprovals, list([]));
    await press('Approve');
    expect(screen.queryByText('Five checks')).toBeNull();
    expect(screen.getByText(said, { selector: '[role] *' })).toBeTruthy();
  });

  it('shows a post that has changed as it is now, and decides that one with the next press', async () => {
    server.answer(listApprovals, list([ASK]));
    await openList();
    server.refuse(decideApproval, { status: 409, code: 'approval_changed' });
    server.answer(listApprovals, list([{ ...ASK, digest: 'b'.repeat(64), caption: 'After you sign' }]));
    await press('Approve');
    expect(screen.getByText('After you sign')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Look at it once more');
    server.answer(decideApproval, undefined);
    await press('Approve');
    expect(server.bodies(decideApproval)).toMatchObject([{ digest: ASK.digest }, { digest: 'b'.repeat(64) }]);
  });

  it('is only looked at by whoever views as somebody else', async () => {
    server.answer(listApprovals, list([ASK]));
    await openList({ impersonation: IMPERSONATION });
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('the rules of a team', () => {
  const NONE = { members: [], kinds: [], networks: [], approverIds: [] };
  const openRules = (mayChange = true) => {
    server.answer(getRules, { rules: { ...NO_RULES, ...NONE, roles: ['member'] }, mayChange, named: [] });
    return open(
      <>
        <Toaster />
        <TeamRulesPage />
      </>,
      { known: [{ query: sessionQuery, data: SESSION }] },
    );
  };

  it('are saved as they are chosen', async () => {
    await openRules();
    server.answer(saveRules, undefined);
    fireEvent.click(screen.getByRole('radio', { name: 'Some' }));
    fireEvent.click(screen.getByRole('radio', { name: 'It goes out' }));
    await press('Save rules');
    expect(server.bodies(saveRules)).toMatchObject([
      { asks: 'some', members: [], roles: ['member'], undecided: 'send', what: 'everything' },
    ]);
  });

  it('are shown to an admin whom the owner does not let change them, and no more', async () => {
    await openRules(false);
    expect(screen.getByText('Only the owner of the team changes these rules.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Save rules' }) as HTMLButtonElement).disabled).toBe(true);
  });
});
