import type { ErrorKind } from './error-kind.ts';

/** Errors of the content feature. */
export const contentErrors = {
  asset_not_saved: { status: 422, reportable: false, message: 'Something went wrong saving your asset' },
  no_room_for_pieces: { status: 409, reportable: false, message: 'There is no room for more pieces of your own.' },
  session_over: { status: 409, reportable: false, message: 'There is no such session to come.' },
  not_customizable: { status: 422, reportable: false, message: 'A piece of this kind cannot be made your own.' },
} as const satisfies Record<string, ErrorKind>;
