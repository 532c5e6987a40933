import type { ContentMode } from '@yardsign/domain/profile/content-mode';
import { canPost, type Connection } from '../sharing/connection-model.ts';

/** What a plan can have; each is done by itself, as soon as it is true. */
type StepName = 'brand' | 'connection' | 'save' | 'record' | 'post' | 'week' | 'spanish' | 'network';

/** What is known of a member, as far as steps are done by it. */
export interface Doings {
  /** How much of the brand is filled in, 0 to 1. */
  brandShare: number;
  connections: readonly Connection[];
  savedPieces: number;
  /** Kept with RealTalk. */
  recordings: number;
  /** Posts that were not taken back. */
  posts: readonly { language: string }[];
  plannedThisWeek: number;
}

/** From so much of a brand on a piece says whose it is and how to reach them. */
const BRAND_IS_DONE = 0.75;
/** A rhythm that a busy week holds. */
export const POSTS_A_WEEK = 3;
const NETWORKS_WANTED = 2;

const DONE: Readonly<Record<StepName, (doings: Doings) => boolean>> = {
  brand: ({ brandShare }) => brandShare >= BRAND_IS_DONE,
  connection: ({ connections }) => connections.some(canPost),
  save: ({ savedPieces }) => savedPieces > 0,
  record: ({ recordings }) => recordings > 0,
  post: ({ posts }) => posts.length > 0,
  week: ({ plannedThisWeek }) => plannedThisWeek >= POSTS_A_WEEK,
  spanish: ({ posts }) => posts.some(({ language }) => language === 'es'),
  network: ({ connections }) => connections.filter(canPost).length >= NETWORKS_WANTED,
};

/** The steps of each mode, in its order. */
const PLANS: Readonly<Record<ContentMode, readonly StepName[]>> = {
  standard: ['brand', 'connection', 'save', 'post', 'week', 'spanish', 'network'],
  social: ['brand', 'connection', 'post', 'week', 'network', 'spanish', 'save'],
  realtalk: ['brand', 'record', 'connection', 'post', 'week', 'network', 'spanish'],
  playbooks: ['brand', 'save', 'connection', 'post', 'week', 'spanish', 'network'],
  foundations: ['save', 'brand', 'connection', 'post', 'week', 'spanish', 'network'],
};

/** Where the pieces are that a mode begins with. */
const SHELVES: Readonly<Record<ContentMode, string>> = {
  standard: '/shareable-content',
  social: '/shareable-content',
  realtalk: '/realtalk/scripts',
  playbooks: '/playbooks',
  foundations: '/learning-center',
};

export interface PlanStep {
  name: StepName;
  /** The page on which it is done. */
  to: string;
  done: boolean;
}

/** Whether the plan of a mode has a step: what nothing of it is done by need not be read. */
export const hasStep = (mode: ContentMode, name: StepName): boolean => PLANS[mode].includes(name);

/** The plan of a member: the steps of their mode, each with its page and whether it is done. */
export function planOf(mode: ContentMode, doings: Doings): PlanStep[] {
  const ways: Readonly<Record<StepName, string>> = {
    brand: '/profile/basic',
    connection: '/integrations',
    save: SHELVES[mode],
    record: '/realtalk',
    post: '/shareable-content',
    week: '/content-calendar',
    spanish: '/shareable-content',
    network: '/integrations',
  };
  return PLANS[mode].map((name) => ({ name, to: ways[name], done: DONE[name](doings) }));
}
