import type { Slot } from '../features/autopilot/api.ts';
import type { Suggestion } from '../features/scheduling/api.ts';
import type { Connection } from '../features/sharing/connection-model.ts';
import type { SavedDraft } from '../features/sharing/draft-model.ts';
import type { Post } from '../features/sharing/model.ts';
import type { Answer } from '../lib/api/call-types.ts';

/** Facebook, connected, with two pages to post to. */
export const CONNECTION: Connection = {
  slug: 'facebook',
  category: 'social',
  state: 'connected',
  connected: true,
  id: '1',
  account: 'Maya Brooks',
  scope: [],
  expires: null,
  missing: [],
  mayComment: false,
  mayMention: false,
  targets: [
    { text: 'Brooks Homes', value: '11', kind: 'page' },
    { text: 'Lake Street', value: '12', kind: 'page' },
  ],
  lostTargets: [],
};

const PROOF = 'a'.repeat(64);

/** A post of an article that waits for its time, nine o’clock on the first of December 2026 in Chicago. */
export function scheduledPost(change: Partial<Post> = {}): Post {
  return {
    id: 'pst_post00000001',
    network: 'facebook',
    target: { id: '11', name: 'Brooks Homes', kind: 'page' },
    content: {
      id: 'cnt_piece0000001',
      content_type: 'blog',
      title: 'Earnest money',
      path: '/shareable-content/blog/piece-1',
    },
    language: 'en',
    size: 'link',
    caption: 'Hello',
    altText: null,
    link: null,
    mentions: [],
    firstComment: null,
    state: 'scheduled',
    reason: null,
    nextTryAt: null,
    sentAt: null,
    networkMessage: null,
    dueAt: '2026-12-01T15:00:00.000Z',
    wallClock: { date: '2026-12-01', time: '09:00', timeZone: 'America/Chicago' },
    attempts: 0,
    proof: { sha256: PROOF, url: `/proofs/${PROOF}`, width: 1200, height: 630 },
    pictures: [],
    film: null,
    approvedSha256: PROOF,
    sentSha256: null,
    remote: null,
    takenDownAt: null,
    origin: 'member',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    can: {
      cancel: true,
      checkAgain: false,
      settle: false,
      retry: false,
      reschedule: true,
      reword: true,
      takeDown: false,
    },
    ...change,
  };
}

/** What autopilot will post in its job's own zone, nine o’clock on the third of December 2026 in Chicago. */
export function comingSlot(): Slot {
  return {
    id: 'slo_slot00000001',
    jobId: 'job_job000000001',
    state: 'planned',
    at: '2026-12-03T15:00:00.000Z',
    wallClock: { date: '2026-12-03', time: '09:00', timeZone: 'America/Chicago' },
    language: 'en',
    content: { id: 'cnt_piece0000002', title: 'First frost', path: '/x' },
    chosen: false,
    reason: null,
    tooLongFor: [],
    posts: [],
  };
}

/** A piece that could be posted on the tenth of that month. */
export const SUGGESTION: Suggestion = {
  date: '2026-12-10',
  why: 'fresh',
  language: 'en',
  content: { id: 'cnt_piece0000003', title: 'Porch lights', path: '/shareable-content/graphic/porch-lights' },
};

/** A draft of the same article, to be posted at once. */
export const DRAFT: SavedDraft = {
  captions: {},
  altTexts: {},
  firstComments: {},
  covers: {},
  mentions: [],
  pictures: [],
  variants: [],
  language: 'en',
  size: 'link',
  targets: null,
  mode: 'now',
  when: null,
  content: { id: 'cnt_piece0000001', content_type: 'blog', title: 'Earnest money', path: '/shareable-content/blog/x' },
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
};

/** A profile with which no rule for advertisements finds anything. */
export const CHECKED_ADVERTISING: Answer<'compliance', 'checkAdvertising'> = {
  facts: {
    ...{ state: 'TX', city: 'Austin', role: 'Real Estate Professional', company: 'Brooks Homes', licence: 'TREC 1' },
    ...{ shown: ['Brooks Homes'], equalHousing: true },
  },
  findings: [],
};
