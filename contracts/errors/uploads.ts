import type { ErrorKind } from './error-kind.ts';

/** Errors of the uploads feature. */
export const uploadsErrors = {
  empty_file: { status: 422, reportable: false, message: 'The file has no bytes.' },
  image_out_of_bounds: {
    status: 422,
    reportable: false,
    message: 'The picture has too many pixels, or is far wider or higher than it should be.',
  },
  unreadable_image: { status: 422, reportable: false, message: 'The file is not a JPEG, PNG or GIF picture.' },
  upload_link_invalid: {
    status: 400,
    reportable: false,
    message: 'This address for an upload is not valid, or its time is over.',
  },
  upload_not_found: { status: 404, reportable: false, message: 'There is no such upload, or its time is over.' },
  upload_incomplete: { status: 409, reportable: false, message: 'The parts are not the file that was announced.' },
  no_room_for_files: { status: 409, reportable: false, message: 'There is no room for more files in this account.' },
  website_refused: { status: 422, reportable: false, message: 'This address is not one of a public website.' },
  website_unreachable: { status: 422, reportable: false, message: 'The website did not answer with a page in time.' },
  website_unreadable: { status: 422, reportable: false, message: 'What is at this address is no page, or too large.' },
  unreadable_video: { status: 422, reportable: false, message: 'The file is not an MP4 or MOV video.' },
  video_too_long: { status: 422, reportable: false, message: 'The video is longer than 30 seconds.' },
} as const satisfies Record<string, ErrorKind>;
