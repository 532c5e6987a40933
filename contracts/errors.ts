import { accessErrors } from './errors/access.ts';
import { accountErrors } from './errors/account.ts';
import { adminErrors } from './errors/admin.ts';
import { approvalErrors } from './errors/approval.ts';
import { autopilotErrors } from './errors/autopilot.ts';
import { contentErrors } from './errors/content.ts';
import { crmErrors } from './errors/crm.ts';
import { billingErrors } from './errors/billing.ts';
import { documentsErrors } from './errors/documents.ts';
import { filmsErrors } from './errors/films.ts';
import { realtalkErrors } from './errors/realtalk.ts';
import { graphicsErrors } from './errors/graphics.ts';
import { localErrors } from './errors/local.ts';
import { profileErrors } from './errors/profile.ts';
import { sharingErrors } from './errors/sharing.ts';
import { studioErrors } from './errors/studio.ts';
import { teamsErrors } from './errors/teams.ts';
import { uploadsErrors } from './errors/uploads.ts';
import { wireErrors } from './errors/wire.ts';

/** Every error that the wire can carry, by code. Each feature lists its own; a code that two of them list fails a test. */
export const ERRORS = {
  ...wireErrors,
  ...accessErrors,
  ...accountErrors,
  ...adminErrors,
  ...approvalErrors,
  ...autopilotErrors,
  ...contentErrors,
  ...billingErrors,
  ...crmErrors,
  ...documentsErrors,
  ...filmsErrors,
  ...realtalkErrors,
  ...graphicsErrors,
  ...localErrors,
  ...profileErrors,
  ...sharingErrors,
  ...studioErrors,
  ...teamsErrors,
  ...uploadsErrors,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** One fault of one field: `path` as in `targets.0.targetId`. */
export interface Issue {
  path: string;
  message: string;
}

/** A post that a share would repeat. */
export interface RepeatedPost {
  id: string;
  targetName: string;
  /** Whether it waits for its time, or is out or on its way. */
  state: 'scheduled' | 'posted';
  /** When it goes or went out, ISO 8601. */
  at: string;
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  issues?: Issue[];
  /** With `posted_already`: what is there already. */
  earlier?: RepeatedPost[];
  requestId: string;
}
