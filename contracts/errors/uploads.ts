import type { ErrorKind } from './error-kind.ts';

/** Errors of the uploads feature. */
export const uploadsErrors = {
  image_out_of_bounds: {
    status: 422,
    reportable: false,
    message: 'The picture has too many pixels, or is far wider or higher than it should be.',
  },
  unreadable_image: { status: 422, reportable: false, message: 'The file is not a JPEG, PNG or GIF picture.' },
} as const satisfies Record<string, ErrorKind>;
