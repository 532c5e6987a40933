/** One refusal in Graph's own shape; the class that our product makes of it is none of the simulator's business. */
export interface GraphFailure {
  status: number;
  message: string;
  type: 'OAuthException' | 'GraphMethodException' | 'GraphBatchException';
  code: number;
  subcode?: number;
  transient?: boolean;
  title?: string;
  text?: string;
}

export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly failure: GraphFailure;

  constructor(failure: GraphFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The body of an error answer, in the order in which Graph writes its members. */
export function errorBody(failure: GraphFailure, traceId: string): { error: Record<string, unknown> } {
  return {
    error: {
      message: failure.message,
      type: failure.type,
      code: failure.code,
      ...(failure.subcode === undefined ? {} : { error_subcode: failure.subcode }),
      ...(failure.transient === undefined ? {} : { is_transient: failure.transient }),
      ...(failure.title === undefined ? {} : { error_user_title: failure.title }),
      ...(failure.text === undefined ? {} : { error_user_msg: failure.text }),
      fbtrace_id: traceId,
    },
  };
}

export function oauth(status: number, code: number, message: string, rest: Partial<GraphFailure> = {}): GraphFailure {
  return { status, message, type: 'OAuthException', code, ...rest };
}

export function badParameter(message: string, rest: Partial<GraphFailure> = {}): GraphError {
  return new GraphError(oauth(400, 100, `(#100) ${message}`, rest));
}

const DOCUMENTATION = 'Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api';

/** What Graph says about everything that is not there, or that the caller may not know to be there. */
export function noSuchObject(method: string, id: string): GraphError {
  return new GraphError({
    status: 400,
    message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. ${DOCUMENTATION}`,
    type: 'GraphMethodException',
    code: 100,
    subcode: 33,
  });
}

/** The same about a call that names nothing at all. */
export function unsupported(method: string): GraphError {
  const message = `Unsupported ${method.toLowerCase()} request. ${DOCUMENTATION}`;
  return new GraphError({ status: 400, message, type: 'GraphMethodException', code: 100 });
}

/** A path that goes on where Graph knows no way. */
export function unknownPath(rest: readonly string[]): GraphError {
  return new GraphError(oauth(400, 2500, `Unknown path components: /${rest.join('/')}`));
}

/** A word in the place of an id that is nobody's user name. */
export function unknownAlias(alias: string): GraphFailure {
  return oauth(404, 803, `(#803) Some of the aliases you requested do not exist: ${alias}`);
}

/** A post named by the second part of its id alone. */
export const singularPost = oauth(
  400,
  12,
  '(#12) singular published story API is deprecated for versions v2.4 and higher',
);

export const needsEngaging = oauth(
  403,
  200,
  '(#200) Requires pages_read_engagement and pages_manage_engagement permission to manage the object as an admin with sufficient administrative permission',
);

export const needsPagePosting = oauth(
  403,
  200,
  '(#200) If posting to a group, requires app being installed in the group, and either publish_to_groups permission with user token, or both pages_read_engagement and pages_manage_posts permission with page token; If posting to a page, requires both pages_read_engagement and pages_manage_posts as an admin with sufficient administrative permission',
);

export const needsPageReading = oauth(
  403,
  10,
  "(#10) This endpoint requires the 'pages_read_engagement' permission or the 'Page Public Content Access' feature. Refer to https://developers.facebook.com/docs/apps/review/login-permissions#manage-pages and https://developers.facebook.com/docs/apps/review/feature#reference-PAGES_ACCESS for details.",
);

export const needsPageToken = oauth(
  400,
  190,
  'A page access token is required for this call for the new Pages experience.',
  {
    subcode: 2_069_032,
    title: 'User Access Token Is Not Supported',
    text: 'A page access token is required to request this resource.',
  },
);

export const duplicatePost = oauth(400, 506, 'Duplicate status message', {
  subcode: 1_455_006,
  transient: false,
  title: 'Duplicate Status Update',
  text: 'This status update is identical to the last one you posted. Try posting something different, or delete your previous update.',
});

export const unreadableLink = oauth(500, 1_609_005, '(#1609005) Error parsing the link', {
  transient: false,
  title: 'Could not scrape link',
  text: 'The link you are trying to share could not be read.',
});

export const missingContent = oauth(400, 100, 'Invalid parameter', {
  subcode: 1_349_125,
  transient: false,
  title: 'Missing Message Or Attachment',
  text: 'Missing message or attachment.',
});

export const photosAlreadyPosted = oauth(400, 100, 'Invalid parameter', {
  subcode: 1_366_051,
  transient: false,
  title: 'Already Posted',
  text: 'These photos were already posted.',
});

export const missingImage = oauth(400, 324, '(#324) Missing or invalid image file', {
  subcode: 2_069_019,
  transient: false,
  title: 'Missing or Invalid Image File',
  text: 'Your image file is missing or is not a picture that can be read.',
});

export const imageTooLarge = oauth(400, 100, 'Invalid parameter', {
  subcode: 1_366_046,
  transient: false,
  title: "Can't Read Files",
  text: "Your photos couldn't be uploaded. Photos should be less than 10 MB and saved as JPG, PNG, GIF, TIFF, HEIF or WebP files.",
});

export const limits = {
  app: oauth(403, 4, '(#4) Application request limit reached', { transient: true }),
  person: oauth(400, 17, '(#17) User request limit reached', { transient: true, subcode: 2_446_079 }),
  /** Of a page, through a person's session. */
  personOnPage: oauth(403, 32, '(#32) Page request limit reached', { transient: true }),
  /** Of a page, through its own session: the business use case. */
  page: oauth(
    400,
    80_001,
    '(#80001) There have been too many calls to this Page account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting.',
  ),
} as const;

/** Why a session is over, by error_subcode. The texts of 463 are completed with the two times. */
export const deadSessions: Record<number, GraphFailure> = {
  458: oauth(400, 190, 'Error validating access token: The user has not authorized application.', { subcode: 458 }),
  459: oauth(
    400,
    190,
    'Error validating access token: You cannot access the app till you log in to www.facebook.com and follow the instructions given.',
    { subcode: 459 },
  ),
  460: oauth(
    400,
    190,
    'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
    { subcode: 460 },
  ),
  463: oauth(400, 190, 'Error validating access token: Session has expired.', { subcode: 463 }),
  467: oauth(400, 190, 'Error validating access token: The session is invalid because the user logged out.', {
    subcode: 467,
  }),
  492: oauth(
    400,
    190,
    'Error validating access token: The user associated with the Page access token does not have an appropriate role on the Page.',
    { subcode: 492 },
  ),
};

export const invalidToken = oauth(400, 190, 'Invalid OAuth access token - Cannot parse access token');

export const missingToken = oauth(400, 104, 'An access token is required to request this resource.');

/** The same where the call asks for "me", which only a person's or a page's session can say. */
export const missingPersonToken = oauth(
  400,
  2500,
  'An active access token must be used to query information about the current user.',
);
