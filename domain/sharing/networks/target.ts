/** What a network calls the place that a post goes to. */
export const TARGET_KINDS = ['page', 'profile', 'account', 'channel', 'board'] as const;

export type TargetKind = (typeof TARGET_KINDS)[number];
