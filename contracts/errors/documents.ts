import type { ErrorKind } from './error-kind.ts';

/** Errors of the documents feature. What went wrong was reported before. */
export const documentsErrors = {
  documents_unavailable: { status: 503, reportable: false, message: 'The document cannot be made right now.' },
  draft_moved_on: { status: 409, reportable: false, message: 'This draft was changed elsewhere meanwhile.' },
  no_room_for_drafts: { status: 409, reportable: false, message: 'There is no room for more drafts.' },
} as const satisfies Record<string, ErrorKind>;
