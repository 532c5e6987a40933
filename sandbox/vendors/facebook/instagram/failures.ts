import { type GraphFailure, oauth } from '../graph/errors.ts';

const failure = (status: number, code: number, subcode: number, message: string, text: string): GraphFailure =>
  oauth(status, code, message, { subcode, transient: false, text });

/** Instagram's own refusals, by the names that they can be asked for through the fault switches. */
export const instagramFailures = {
  ig_slow_2207003: failure(
    400,
    -2,
    2_207_003,
    'Media download has timed out',
    'It takes too long to download the media.',
  ),
  ig_server_2207001: failure(500, -1, 2_207_001, 'Instagram server error', 'Instagram could not do this. Try again.'),
  ig_expired_2207020: failure(
    400,
    -2,
    2_207_020,
    'Media has expired',
    'The media that you are trying to publish has expired.',
  ),
  ig_gone_2207006: failure(400, 24, 2_207_006, 'Media not found', 'The requested resource does not exist.'),
  ig_missing_2207008: failure(
    400,
    24,
    2_207_008,
    'Media builder not found',
    'The media builder does not exist or has expired.',
  ),
  ig_spam_2207051: failure(
    403,
    4,
    2_207_051,
    'Application request limit reached',
    'We restrict certain activity to protect our community.',
  ),
  ig_quota_2207042: failure(
    400,
    9,
    2_207_042,
    'Too many actions',
    'You reached the maximum number of posts that is allowed to be published by Content Publishing API.',
  ),
  ig_restricted_2207050: failure(400, 25, 2_207_050, 'User is restricted', 'The Instagram account is restricted.'),
  ig_fetch_2207052: failure(
    400,
    9004,
    2_207_052,
    'Only photo or video can be accepted as media type',
    'The media could not be fetched from this URI.',
  ),
  ig_film_2207026: failure(400, 352, 2_207_026, 'Unsupported video format', 'The video format is not supported.'),
  ig_not_ready_2207027: failure(
    400,
    9007,
    2_207_027,
    'Media ID is not available',
    'The media is not ready for publishing, please wait for a moment.',
  ),
  ig_size_2207004: failure(
    400,
    36_000,
    2_207_004,
    'The image is too large',
    'The image is too large to download. It should be less than 8 MiB.',
  ),
  ig_format_2207005: failure(
    400,
    36_001,
    2_207_005,
    'The image format is not supported',
    'Supported formats are: JPEG.',
  ),
  ig_ratio_2207009: failure(
    400,
    36_003,
    2_207_009,
    'The aspect ratio is not supported',
    "The submitted image with aspect ratio ('{ratio}',) cannot be published.",
  ),
  ig_caption_2207010: failure(
    400,
    36_004,
    2_207_010,
    'The caption is too long',
    'The submitted caption is too long, or has too many tags.',
  ),
  ig_children_2207028: failure(400, 100, 2_207_028, 'Invalid carousel', 'A carousel takes between 2 and 10 items.'),
} as const satisfies Record<string, GraphFailure>;
