import { networkSchema } from '@yardsign/contracts/routes/sharing';
import { z } from 'zod';
import { SECURITY_NEWS } from '../access/ports.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { ACCOUNT_NEWS } from '../account/ports.ts';
import { TEAM_NEWS } from '../teams/ports.ts';

/** A mail server may be away for a while: from a minute to an hour between attempts, for two days. */
const PATIENT = { times: 50, firstSeconds: 60, longestSeconds: 3600 };
/** The next run comes by itself. */
const ONCE = { times: 0, firstSeconds: 0, longestSeconds: 0 };

export const findPostsJob = defineJob({
  name: 'alerts.find-posts',
  payload: z.object({}),
  retry: ONCE,
  timeoutSeconds: 300,
  atOnce: 1,
  onePerKey: true,
});

export const tellPostsJob = defineJob({
  name: 'alerts.tell-posts',
  payload: z.object({ memberId: z.string() }),
  retry: PATIENT,
  timeoutSeconds: 300,
  atOnce: 4,
  onePerKey: true,
});

export const findEndingJob = defineJob({
  name: 'alerts.find-ending',
  payload: z.object({}),
  retry: ONCE,
  timeoutSeconds: 600,
  atOnce: 1,
  onePerKey: true,
});

export const warnConnectionJob = defineJob({
  name: 'alerts.warn-connection',
  payload: z.object({
    memberId: z.string(),
    network: networkSchema,
    grantId: z.string(),
    stage: z.enum(['week', 'days']),
  }),
  retry: PATIENT,
  timeoutSeconds: 120,
  atOnce: 4,
  onePerKey: true,
});

export const tellSessionEndedJob = defineJob({
  name: 'alerts.tell-session-ended',
  payload: z.object({ memberId: z.string(), sessionId: z.string() }),
  retry: PATIENT,
  timeoutSeconds: 120,
  atOnce: 4,
  onePerKey: true,
});

export const tellSecurityJob = defineJob({
  name: 'alerts.tell-security',
  payload: z.object({ memberId: z.string(), news: z.enum(SECURITY_NEWS), at: z.iso.datetime() }),
  retry: PATIENT,
  timeoutSeconds: 120,
  atOnce: 4,
  onePerKey: true,
});

export const mailLinksJob = defineJob({
  name: 'alerts.mail-links',
  payload: z.object({ linkIds: z.array(z.string()).min(1) }),
  retry: PATIENT,
  timeoutSeconds: 120,
  atOnce: 4,
  onePerKey: true,
});

export const tellAccountJob = defineJob({
  name: 'alerts.tell-account',
  payload: z.object({ memberId: z.string(), news: z.enum(ACCOUNT_NEWS), about: z.string() }),
  retry: PATIENT,
  timeoutSeconds: 120,
  atOnce: 4,
  onePerKey: true,
});

export const mailTeamInviteJob = defineJob({
  name: 'alerts.mail-team-invite',
  payload: z.object({ inviteId: z.string(), linkId: z.string() }),
  retry: PATIENT,
  timeoutSeconds: 120,
  atOnce: 4,
  onePerKey: true,
});

export const tellTeamJob = defineJob({
  name: 'alerts.tell-team',
  payload: z.object({ news: z.enum(TEAM_NEWS), teamId: z.string(), memberId: z.string(), about: z.string() }),
  retry: PATIENT,
  timeoutSeconds: 120,
  atOnce: 4,
  onePerKey: true,
});

export const tellViewedJob = defineJob({
  name: 'alerts.tell-viewed',
  payload: z.object({ memberId: z.string(), sessionId: z.string() }),
  retry: PATIENT,
  timeoutSeconds: 120,
  atOnce: 4,
  onePerKey: true,
});
