import type { ErrorKind } from './error-kind.ts';

/** Errors of the figures of members' markets. */
export const localErrors = {
  figures_moved_on: { status: 409, reportable: false, message: 'These figures were changed elsewhere meanwhile.' },
  no_room_for_figures: { status: 409, reportable: false, message: 'There is no room for the figures of more markets.' },
} as const satisfies Record<string, ErrorKind>;
