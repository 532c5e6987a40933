import type { ErrorKind } from './error-kind.ts';

/** Errors of the teams feature. */
export const teamsErrors = {
  no_seats_left: { status: 409, reportable: false, message: 'There are not enough free seats on the team.' },
  already_on_a_team: { status: 409, reportable: false, message: 'This account belongs to a team already.' },
  seat_of_license: {
    status: 409,
    reportable: false,
    message: 'This seat belongs to a license; its owner has to end it.',
  },
  invite_closed: { status: 409, reportable: false, message: 'The invitation is no longer open.' },
} as const satisfies Record<string, ErrorKind>;
