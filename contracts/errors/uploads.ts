import type { ErrorKind } from './error-kind.ts';

/** Errors of the uploads feature. */
export const uploadsErrors = {
  unreadable_image: { status: 422, reportable: false, message: 'The file is not a JPEG, PNG or GIF picture.' },
} as const satisfies Record<string, ErrorKind>;
