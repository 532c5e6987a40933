import type { ErrorKind } from './error-kind.ts';

/** Errors of films that members make in their brand. */
export const filmsErrors = {
  film_changed: {
    status: 409,
    reportable: false,
    message: 'The brand or the film has changed since it was made. Make it anew.',
  },
  film_not_this: {
    status: 422,
    reportable: false,
    message: 'The file is not this film: its format, its size in pixels or its length is another.',
  },
} as const satisfies Record<string, ErrorKind>;
