/** What the product puts first for a member. */
export const CONTENT_MODES = ['playbooks', 'social', 'realtalk', 'standard', 'foundations'] as const;
export type ContentMode = (typeof CONTENT_MODES)[number];

/** How many years a member has done this work, as it is asked once and kept. */
export const TENURES = ['under 1', '1-3', '4-9', '10+'] as const;

/** What a member wants to do first, and the mode that it picks. */
const MODE_OF_GOAL = {
  post: 'social',
  video: 'realtalk',
  plan: 'playbooks',
  learn: 'foundations',
  explore: 'standard',
} as const satisfies Record<string, ContentMode>;

export type Goal = keyof typeof MODE_OF_GOAL;
export const GOALS = Object.keys(MODE_OF_GOAL) as Goal[];

const isGoal = (value: string): value is Goal => Object.hasOwn(MODE_OF_GOAL, value);

/** The mode of a goal as it is stored; a member who has named none explores on their own. */
export function contentModeOf(goal: string): ContentMode {
  return isGoal(goal) ? MODE_OF_GOAL[goal] : 'standard';
}
