import type { ErrorKind } from './error-kind.ts';

/** Errors of the studio. */
export const studioErrors = {
  piece_moved_on: { status: 409, reportable: false, message: 'The piece is not at a point where this can be done.' },
  own_writing: { status: 409, reportable: false, message: 'A second person approves: whoever wrote in it cannot.' },
  text_moved_on: { status: 409, reportable: false, message: 'Somebody has changed this text meanwhile.' },
  text_is_written: { status: 409, reportable: false, message: 'Somebody else is writing in this text.' },
  piece_incomplete: { status: 422, reportable: false, message: 'Something is missing before the piece can go on.' },
  import_unreadable: {
    status: 422,
    reportable: false,
    message:
      'This is neither an export of another system, nor an archive of a library, nor a Markdown file that begins with its title.',
  },
  import_not_utf8: { status: 422, reportable: false, message: 'The letters of the file are not written in UTF-8.' },
  import_too_much: {
    status: 422,
    reportable: false,
    message: 'The file has more than 20,000 texts, or one text of more than a million letters.',
  },
  legal_unchanged: { status: 409, reportable: false, message: 'The draft says what is in force already.' },
  legal_sections_differ: {
    status: 422,
    reportable: false,
    message: 'The headings of both languages do not lead to the same sections.',
  },
  picture_replaced: { status: 409, reportable: false, message: 'Another file has taken the place of this picture.' },
  picture_in_use: { status: 409, reportable: false, message: 'The picture stands in a text.' },
  slug_taken: { status: 409, reportable: false, message: 'Another piece has this address.' },
} as const satisfies Record<string, ErrorKind>;
