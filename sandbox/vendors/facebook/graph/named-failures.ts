import { instagramFailures } from '../instagram/failures.ts';
import {
  deadSessions,
  duplicatePost,
  invalidToken,
  limits,
  missingToken,
  needsPagePosting,
  needsPageReading,
  needsPageToken,
  oauth,
  unreadableLink,
  type GraphFailure,
} from './errors.ts';

/** The failures that can be asked for by name through the fault switches. */
export const namedFailures: Record<string, GraphFailure> = {
  token_invalid_190: invalidToken,
  app_removed_458: deadSessions[458] ?? invalidToken,
  checkpoint_459: deadSessions[459] ?? invalidToken,
  password_changed_460: deadSessions[460] ?? invalidToken,
  token_expired_463: deadSessions[463] ?? invalidToken,
  role_lost_492: deadSessions[492] ?? invalidToken,
  rate_app_4: limits.app,
  rate_user_17: limits.person,
  rate_page_32: limits.personOnPage,
  rate_page_80001: limits.page,
  token_missing_104: missingToken,
  page_token_needed_190: needsPageToken,
  permission_10: needsPageReading,
  permission_200: needsPagePosting,
  bad_parameter_100: oauth(400, 100, '(#100) Invalid parameter'),
  policy_368: oauth(400, 368, 'The action attempted has been deemed abusive or is otherwise disallowed', {
    subcode: 1_390_008,
    transient: false,
    title: "You can't post right now",
    text: 'We limit how often you can post, comment or do other things in a given amount of time in order to help protect the community from spam.',
  }),
  duplicate_506: duplicatePost,
  link_1609005: unreadableLink,
  ...instagramFailures,
  unknown_1: oauth(500, 1, 'An unknown error occurred', { transient: false }),
  service_2: oauth(500, 2, 'An unexpected error has occurred. Please retry your request later.', { transient: true }),
};
