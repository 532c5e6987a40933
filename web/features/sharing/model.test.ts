import { allowed } from '@yardsign/domain/sharing/allowed';
import { describe, expect, test } from 'vitest';
import { messages as english } from '../../locales/en/sharing/sharing.ts';
import { messages as spanish } from '../../locales/es/sharing/sharing.ts';
import {
  type Post,
  type PostState,
  STATE_LOOKS,
  aboutPost,
  codeText,
  lookAgainMs,
  looksOf,
  mendOf,
  needingAttention,
  needsConnection,
  pollInterval,
  wentOutLate,
} from './model.ts';
import { compareDigests } from './digest-model.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const SHA = 'a'.repeat(64);

function post(part: Partial<Post> = {}): Post {
  return {
    id: 'pst_abc123',
    network: 'facebook',
    target: { id: '1', kind: 'page', name: 'Maya Alvarez Homes' },
    content: { id: 'cnt_abc123', content_type: 'social-graphic', title: 'Just listed', path: '/p' },
    language: 'en',
    size: 'square',
    caption: '',
    altText: 'Just listed',
    link: null,
    mentions: [],
    firstComment: null,
    state: 'scheduled',
    reason: null,
    nextTryAt: null,
    sentAt: null,
    networkMessage: null,
    dueAt: '2026-11-21T18:00:00.000Z',
    wallClock: { date: '2026-11-21', time: '12:00', timeZone: 'America/Chicago' },
    attempts: 0,
    proof: { sha256: SHA, url: '/files/a', width: 1080, height: 1080 },
    pictures: [],
    film: null,
    approvedSha256: SHA,
    sentSha256: null,
    remote: null,
    takenDownAt: null,
    origin: 'member',
    createdAt: '2026-11-20T15:00:00.000Z',
    updatedAt: '2026-11-20T15:00:00.000Z',
    can: {
      cancel: false,
      checkAgain: false,
      settle: false,
      retry: false,
      reschedule: false,
      reword: false,
      takeDown: false,
    },
    ...part,
  };
}

/** What the rules of posting allow in a state, as the server would say it. */
function can(state: PostState, provenAbsent: boolean): Post['can'] {
  return { ...allowed({ state, provenAbsent }), takeDown: false };
}

describe('what is said of a post', () => {
  const table = [
    ['scheduled', {}, 'neutral', 'about_scheduled'],
    ['scheduled', { wallClock: null }, 'neutral', 'about_scheduled_now'],
    ['scheduled', { reason: 'network_busy' }, 'neutral', 'about_waiting'],
    ['scheduled', { reason: 'network_busy', nextTryAt: '2026-11-21T19:00:00.000Z' }, 'neutral', 'about_waiting_until'],
    ['scheduled', { reason: 'blocked', nextTryAt: '2026-11-21T19:00:00.000Z' }, 'neutral', 'about_blocked_until'],
    ['scheduled', { reason: 'sending_stopped' }, 'neutral', 'about_stopped'],
    ['needs_attention', { reason: 'late', can: can('needs_attention', true) }, 'failure', 'about_late'],
    ['scheduled', { reason: 'account_not_active' }, 'neutral', 'about_withheld'],
    ['scheduled', { reason: 'feature_missing' }, 'neutral', 'about_withheld_plan'],
    ['sending', {}, 'info', 'about_sending'],
    ['published', {}, 'good', 'about_published'],
    ['published', { reason: 'cover_refused' }, 'good', 'about_cover_refused'],
    ['published', { reason: 'cover_waiting' }, 'good', 'about_cover_waiting'],
    ['unconfirmed', { reason: 'answer_lost' }, 'attention', 'about_unconfirmed'],
    ['unconfirmed', { reason: 'reconnect_to_check' }, 'attention', 'about_unconfirmed_reconnect'],
    ['unconfirmed', { reason: 'restored' }, 'attention', 'about_unconfirmed_restored'],
    ['failed', { reason: 'rejected' }, 'failure', 'about_failed'],
    ['needs_reconnect', { reason: 'token_lost' }, 'attention', 'about_needs_reconnect'],
    ['needs_attention', { can: can('needs_attention', false) }, 'failure', 'about_needs_attention_unknown'],
    ['needs_attention', { can: can('needs_attention', true) }, 'failure', 'about_needs_attention_absent'],
    ['cancelled', { reason: 'comment_post_gone' }, 'neutral', 'about_gone_with_post'],
    ['cancelled', {}, 'neutral', 'about_cancelled'],
    ['cancelled', { reason: 'approval_declined' }, 'neutral', 'about_ended'],
    ['cancelled', { reason: 'approval_missed' }, 'neutral', 'about_ended'],
    ['missed', { reason: 'window_closed' }, 'attention', 'about_missed'],
    ['missed', { reason: 'account_not_active' }, 'attention', 'about_missed'],
  ] as const satisfies readonly (readonly [PostState, Partial<Post>, string, string])[];

  test.each(table)('a post that is %s (%o) has the tone %s and reads %s', (state, part, tone, about) => {
    expect(STATE_LOOKS[state].tone).toBe(tone);
    expect(aboutPost(post({ state, ...part }))).toBe(about);
  });

  test('the table leaves no state out', () => {
    expect(new Set(table.map(([state]) => state))).toEqual(new Set(Object.keys(STATE_LOOKS)));
  });

  test('a send without an answer is never called published or failed, in either language', () => {
    for (const catalog of [english, spanish]) {
      const words = [catalog.state_unconfirmed, catalog.about_unconfirmed, catalog.about_unconfirmed_reconnect].join(
        ' ',
      );
      expect(words).not.toContain(catalog.state_published);
      expect(words).not.toContain(catalog.state_failed);
    }
  });

  test('a known code has a text of its own and an unknown one is shown as it came', () => {
    expect(codeText('blocked')).toBe('reason_blocked');
    expect(codeText('found_on_network')).toBe('note_found_on_network');
    expect(codeText('brand_new_code')).toBe('reason_unknown');
    expect(english.reason_unknown).toContain('{code}');
    expect(spanish.reason_unknown).toContain('{code}');
  });
});

describe('the words of a post', () => {
  test('only what waits for a time of its own is called scheduled', () => {
    expect(looksOf(post()).label).toBe('state_scheduled');
    expect(looksOf(post({ wallClock: null })).label).toBe('state_now');
    expect(looksOf(post({ reason: 'blocked' })).label).toBe('state_waiting');
    expect(looksOf(post({ state: 'published' })).label).toBe('state_published');
  });

  test('one action mends a post', () => {
    const failed = { state: 'failed', can: can('failed', true) } as const;
    expect(mendOf(post({ ...failed, reason: 'rejected' }))).toBe('retry');
    expect(mendOf(post({ ...failed, reason: 'duplicate_text' }))).toBe('anew');
    expect(mendOf(post({ ...failed, reason: 'target_missing' }))).toBe('connections');
    expect(mendOf(post({ state: 'needs_reconnect', can: can('needs_reconnect', true) }))).toBe('connect');
    expect(mendOf(post({ state: 'needs_attention', can: can('needs_attention', false) }))).toBe('check');
    expect(mendOf(post({ state: 'needs_attention', reason: 'late', can: can('needs_attention', true) }))).toBe('retry');
    expect(mendOf(post())).toBeNull();
  });

  test('a post says that it went out late', () => {
    expect(wentOutLate(post({ sentAt: '2026-11-21T18:40:00.000Z' }))).toBe(true);
    expect(wentOutLate(post({ sentAt: '2026-11-21T18:00:03.000Z' }))).toBe(false);
    expect(wentOutLate(post())).toBe(false);
    // Nobody chose a time for what is posted at once: however long its network took, it is not late.
    expect(wentOutLate(post({ sentAt: '2026-11-21T18:40:00.000Z', wallClock: null }))).toBe(false);
  });
});

describe('what needs the member', () => {
  test('failures come first, a post without a trouble is left out', () => {
    const posts = (['published', 'unconfirmed', 'scheduled', 'failed', 'needs_reconnect', 'cancelled'] as const).map(
      (state) => post({ id: `pst_${state}`, state }),
    );
    expect(needingAttention(posts, new Date(NOW)).map(({ state }) => state)).toEqual([
      'failed',
      'needs_reconnect',
      'unconfirmed',
    ]);
  });

  test('words that are too long by now come before what is over, however long they have been known to be', () => {
    const marked = post({ id: 'pst_long', reason: 'words_too_long', updatedAt: '2026-10-20T15:00:00.000Z' });
    const failed = post({ state: 'failed' });
    expect(needingAttention([failed, marked], new Date(NOW))).toEqual([marked, failed]);
    expect(looksOf(marked).label).toBe('state_needs_attention');
    expect(aboutPost(marked)).toBe('about_too_long');
    expect([mendOf(marked), mendOf({ ...marked, state: 'failed' })]).toEqual(['words', 'words']);
    const old = post({ reason: 'text_outdated' });
    expect([looksOf(old).label, aboutPost(old), mendOf(old)]).toEqual([
      'state_needs_attention',
      'about_text_outdated',
      'text',
    ]);
  });

  test('a failure of a month ago is not brought up again', () => {
    const old = post({ state: 'failed', updatedAt: '2026-10-20T15:00:00.000Z' });
    expect(needingAttention([old], new Date(NOW))).toEqual([]);
    const fortnight = post({ state: 'failed', updatedAt: new Date(NOW - 14 * 86_400_000).toISOString() });
    expect(needingAttention([fortnight], new Date(NOW))).toEqual([fortnight]);
    expect(needingAttention([fortnight], new Date(NOW + 1))).toEqual([]);
  });

  test('connecting again helps a post that waits for it, and one that can only be looked for with it', () => {
    expect(needsConnection(post({ state: 'needs_reconnect' }))).toBe(true);
    expect(needsConnection(post({ state: 'unconfirmed', reason: 'reconnect_to_check' }))).toBe(true);
    expect(needsConnection(post({ state: 'unconfirmed', reason: 'answer_lost' }))).toBe(false);
    expect(needsConnection(post({ state: 'failed' }))).toBe(false);
  });
});

describe('the picture', () => {
  test('equal digests are told from different ones, and from what cannot be compared', () => {
    expect(compareDigests(post({ sentSha256: SHA }))).toBe('equal');
    expect(compareDigests(post({ sentSha256: 'b'.repeat(64) }))).toBe('different');
    expect(compareDigests(post())).toBe('waiting');
    const redrawn = { approvedSha256: 'c'.repeat(64) };
    expect(compareDigests(post(redrawn))).toBe('waiting_redrawn');
    expect(compareDigests(post({ ...redrawn, sentSha256: SHA }))).toBe('redrawn');
    expect(compareDigests(post({ ...redrawn, sentSha256: 'b'.repeat(64) }))).toBe('different');
    expect(compareDigests(post({ approvedSha256: null, sentSha256: SHA }))).toBe('equal');
    expect(compareDigests(post({ state: 'cancelled' }))).toBe('never');
    expect(compareDigests(post({ link: 'https://members.example/p' }))).toBe('link');
  });
});

describe('looking again', () => {
  test.each([
    ['sending', {}, 1500],
    ['unconfirmed', {}, 4000],
    ['unconfirmed', { reason: 'reconnect_to_check' }, null],
    ['scheduled', {}, 30_000],
    ['scheduled', { dueAt: '2026-11-21T15:01:00.000Z' }, 2500],
    ['scheduled', { dueAt: '2026-11-21T14:00:00.000Z' }, 2500],
    ['published', {}, null],
    ['published', { reason: 'cover_waiting' }, 4000],
    ['failed', {}, null],
  ] as const)('a post that is %s (%o) is looked at again after %s ms', (state, part, wait) => {
    expect(lookAgainMs(post({ state, ...part }), NOW)).toBe(wait);
  });

  test('a list is as impatient as its most restless post, and rests when all have come to rest', () => {
    expect(pollInterval([post({ state: 'published' }), post({ state: 'sending' }), post()], NOW)).toBe(1500);
    expect(pollInterval([post({ state: 'published' })], NOW)).toBe(false);
  });
});
