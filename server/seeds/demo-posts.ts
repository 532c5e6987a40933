import type { Language } from '@yardsign/domain/languages';

/** What is shared of the library, and where. */
export interface Sharing {
  slug: string;
  language: Language;
  /** Where on Facebook, unless another network is named. */
  page: string;
  network?: 'linkedin';
  size?: 'square' | 'portrait' | 'link';
  /** Days from today, and the wall clock there; now when left out. */
  at?: { days: number; time: string; timeZone: string };
  /** What the member filled in: days from today, the hours, and where. */
  openHouse?: { days: number; hours: string; address: string };
}

export const MAYA_PAGE = '215300000000101';
const MAYA_ON_LINKEDIN = 'urn:li:organization:90000101';
export const LUIS_PAGE = '215300000000103';
export const OSCAR_PAGE = '215300000000105';
const THEO_PAGE = '215300000000106';
const LENA_PAGE = '215300000000107';
const SAM_LENDING_PAGE = '215300000000108';
const SAM_HOMES_PAGE = '215300000000109';
const FRIDA_PAGE = '215300000000110';
const IVAN_PAGE = '215300000000111';
const LIM_PAGE = '215300000000112';

/**
 * When the demo people said yes to the network, in days before today. The network's own time limit is sixty days: who said yes
 * before, and has not come back since, has a connection that has ended.
 */
export const CONNECTED: readonly { daysAgo: number; usernames: readonly string[] }[] = [
  { daysAgo: 84, usernames: ['ivan', 'lim', 'pat', 'frida'] },
  { daysAgo: 20, usernames: ['tina', 'lena', 'sam.lending', 'sam.homes'] },
  { daysAgo: 10, usernames: ['maya', 'luis', 'oscar', 'theo'] },
];

export interface PastPost {
  daysAgo: number;
  username: string;
  sharing: Sharing;
}

/** What was posted, oldest first. Tina's second one says the same as her first, which the network refuses. */
export const PAST_POSTS: readonly PastPost[] = [
  {
    daysAgo: 82,
    username: 'ivan',
    sharing: { slug: 'first-hour-open-house', language: 'en', page: IVAN_PAGE, size: 'link' },
  },
  {
    daysAgo: 78,
    username: 'frida',
    sharing: { slug: 'anatomy-of-an-offer', language: 'en', page: FRIDA_PAGE, size: 'link' },
  },
  {
    daysAgo: 70,
    username: 'lim',
    sharing: { slug: 'what-an-appraisal-is', language: 'en', page: LIM_PAGE, size: 'link' },
  },
  { daysAgo: 19, username: 'lena', sharing: { slug: 'five-checks', language: 'en', page: LENA_PAGE } },
  { daysAgo: 15, username: 'tina', sharing: { slug: 'myth-fact', language: 'en', page: OSCAR_PAGE } },
  { daysAgo: 15, username: 'tina', sharing: { slug: 'myth-fact', language: 'en', page: OSCAR_PAGE } },
  {
    daysAgo: 12,
    username: 'sam.lending',
    sharing: { slug: 'what-preapproval-tells-you', language: 'en', page: SAM_LENDING_PAGE, size: 'link' },
  },
  { daysAgo: 11, username: 'sam.homes', sharing: { slug: 'front-door', language: 'en', page: SAM_HOMES_PAGE } },
  {
    daysAgo: 9,
    username: 'maya',
    sharing: { slug: 'twelve-small-repairs', language: 'en', page: MAYA_PAGE, size: 'link' },
  },
  {
    daysAgo: 8,
    username: 'maya',
    sharing: {
      slug: 'twelve-small-repairs',
      language: 'en',
      network: 'linkedin',
      page: MAYA_ON_LINKEDIN,
      size: 'link',
    },
  },
  { daysAgo: 8, username: 'oscar', sharing: { slug: 'first-frost', language: 'en', page: OSCAR_PAGE } },
  {
    daysAgo: 6,
    username: 'maya',
    sharing: { slug: 'five-checks', language: 'en', page: MAYA_PAGE, size: 'portrait' },
  },
  { daysAgo: 5, username: 'theo', sharing: { slug: 'five-checks', language: 'en', page: THEO_PAGE } },
  { daysAgo: 4, username: 'luis', sharing: { slug: 'porch-light', language: 'es', page: LUIS_PAGE } },
  { daysAgo: 2, username: 'maya', sharing: { slug: 'sunday-mornings', language: 'es', page: MAYA_PAGE } },
];

/** What is planned. */
export const PLANNED_POSTS: readonly { username: string; sharing: Sharing }[] = [
  {
    username: 'maya',
    sharing: {
      slug: 'open-house',
      language: 'en',
      page: MAYA_PAGE,
      openHouse: { days: 4, hours: '11:00-14:00', address: '1408 Juniper Street' },
      at: { days: 1, time: '09:00', timeZone: 'America/Chicago' },
    },
  },
  {
    username: 'maya',
    sharing: {
      slug: 'myth-fact',
      language: 'en',
      page: MAYA_PAGE,
      size: 'portrait',
      at: { days: 4, time: '17:30', timeZone: 'America/Chicago' },
    },
  },
  {
    username: 'luis',
    sharing: {
      slug: 'five-checks',
      language: 'es',
      page: LUIS_PAGE,
      at: { days: 2, time: '08:15', timeZone: 'America/New_York' },
    },
  },
  {
    username: 'tina',
    sharing: {
      slug: 'porch-light',
      language: 'en',
      page: OSCAR_PAGE,
      at: { days: 2, time: '10:00', timeZone: 'America/Los_Angeles' },
    },
  },
  {
    username: 'lena',
    sharing: {
      slug: 'just-listed',
      language: 'en',
      page: LENA_PAGE,
      at: { days: 3, time: '09:30', timeZone: 'America/Phoenix' },
    },
  },
];
