import type { ErrorKind } from './error-kind.ts';

/** Errors of the sharing feature. */
export const sharingErrors = {
  invalid_wall_clock: { status: 400, reportable: false, message: 'That date and time cannot be scheduled.' },
  request_id_reused: { status: 409, reportable: false, message: 'This clientRequestId was used for another request.' },
  posted_already: { status: 409, reportable: false, message: 'This piece is on that target already, or waits to be.' },
  queue_full: { status: 409, reportable: false, message: 'There is no free slot in the queue of that target.' },
  schedule_unreadable: { status: 422, reportable: false, message: 'That file is no schedule.' },
  schedule_too_long: { status: 422, reportable: false, message: 'The schedule has too many lines.' },
  post_not_cancellable: { status: 409, reportable: false, message: 'The post can no longer be cancelled.' },
  post_moved: { status: 409, reportable: false, message: 'The post has been given another time meanwhile.' },
  post_not_checkable: { status: 409, reportable: false, message: 'There is nothing to check again on this post.' },
  post_not_changeable: { status: 409, reportable: false, message: 'The post cannot be changed any more.' },
  post_not_settleable: { status: 409, reportable: false, message: 'There is nothing to settle on this post.' },
  post_may_appear: { status: 409, reportable: false, message: 'What was sent may still appear. Look again later.' },
  post_not_retryable: { status: 409, reportable: false, message: 'The post cannot be tried again.' },
  sample_data: { status: 409, reportable: false, message: 'This piece shows sample data. It cannot be posted.' },
  piece_not_public: {
    status: 409,
    reportable: false,
    message: 'This piece has no public page, so a post would link to nothing. Publish it first.',
  },
  text_outdated: {
    status: 409,
    reportable: false,
    message: 'The text in this language is older than its twin in the other one.',
  },
  not_connected: { status: 409, reportable: false, message: 'The network is not connected.' },
  permissions_missing: {
    status: 409,
    reportable: false,
    message: 'Some of the permissions that posting takes were not granted.',
  },
  consent_refused: {
    status: 409,
    reportable: false,
    message: 'The consent screen was closed, or access was not fully authorized.',
  },
  network_not_supported: {
    status: 422,
    reportable: false,
    message: 'Content type not set up to share via this network.',
  },
  call_not_supported: { status: 422, reportable: false, message: 'The network does not take that call here.' },
  picture_not_taken: { status: 422, reportable: false, message: 'The network does not take a picture of this shape.' },
  film_not_taken: {
    status: 422,
    reportable: false,
    message: 'The network does not take a film of this length, size, shape or encoding.',
  },
  film_unbranded: {
    status: 409,
    reportable: false,
    message: 'This film is in nobody’s brand. Make it in yours first, or say that it is meant.',
  },
  text_too_long: { status: 422, reportable: false, message: 'The caption is longer than the network takes.' },
  too_many_tags: {
    status: 422,
    reportable: false,
    message: 'The caption has more hashtags or mentions than the network takes.',
  },
  mention_not_taken: {
    status: 422,
    reportable: false,
    message: 'A network cannot be told of somebody whom the post names, or of so many.',
  },
  mentions_not_found: { status: 409, reportable: false, message: 'Nobody can be looked for there at present.' },
  comment_not_taken: {
    status: 422,
    reportable: false,
    message: 'The first comment is longer than the network takes, or has more hashtags.',
  },
  target_id_missing: { status: 422, reportable: false, message: 'It is not said where to post.' },
  long_lived_token_failed: { status: 502, reportable: true, message: 'There was an error getting a long lived token.' },
  network_unavailable: { status: 502, reportable: true, message: 'The network did not answer as expected.' },
} as const satisfies Record<string, ErrorKind>;
