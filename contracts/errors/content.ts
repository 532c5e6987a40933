import type { ErrorKind } from './error-kind.ts';

/** Errors of the content feature. */
export const contentErrors = {
  asset_not_saved: { status: 422, reportable: false, message: 'Something went wrong saving your asset' },
  no_room_for_pieces: { status: 409, reportable: false, message: 'There is no room for more pieces of your own.' },
  own_text_moved_on: { status: 409, reportable: false, message: 'This text was changed meanwhile.' },
  source_moved_on: {
    status: 409,
    reportable: false,
    message: 'The piece that this copy was made of was changed meanwhile.',
  },
  design_moved_on: { status: 409, reportable: false, message: 'This graphic was changed meanwhile.' },
  drawing_too_heavy: {
    status: 422,
    reportable: true,
    message: 'This graphic takes too long to draw. Take some of its shapes away.',
  },
  design_needs_law: {
    status: 422,
    reportable: false,
    message: 'Every size needs the license line and the Equal Housing mark.',
  },
  session_over: { status: 409, reportable: false, message: 'There is no such session to come.' },
  not_customizable: { status: 422, reportable: false, message: 'A piece of this kind cannot be made your own.' },
} as const satisfies Record<string, ErrorKind>;
