import type { ContentType } from '../content/kinds.ts';
import type { Language } from '../languages.ts';

/** Where a job posts: a target of a network. */
export interface JobTarget {
  network: string;
  targetId: string;
}

/** What a member wants posted for them, where and when. */
export interface JobPlan {
  contentTypes: readonly ContentType[];
  targets: readonly JobTarget[];
  /** Days of the week, 0 is Sunday. */
  weekdays: readonly number[];
  /** Whole hours of the wall clock, 0 to 23. */
  hours: readonly number[];
  /** IANA name of the zone that the hours are read in. */
  timeZone: string;
  language: Language;
  /** Slugs of categories of which nothing is posted. */
  skipCategories: readonly string[];
  /** Which shape pictures have on Instagram, 1 to 5. */
  layout: number;
  /** For so many days a piece is not posted again. */
  repeatAfterDays: number;
}

/** How many jobs a member has at most. */
export const MOST_JOBS = 30;

/** For how long a piece may be kept from being posted again, in days. */
export const REPEAT_DAYS = { least: 1, most: 365, usual: 30 } as const;

/** Slots further ahead than this are only foreseen. */
export const PLAN_DAYS = 14;

/** So many coming posts are shown, and chosen in advance, however rare they are. */
export const PLANNED_SLOTS = 10;

/** A new slot is at least this far away, so that its member can still look at it. */
export const SLOT_LEAD_MS = 10 * 60_000;
