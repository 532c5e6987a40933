import { defineFeature, handles, type Feature, type JobHandler } from '../../platform/feature.ts';
import { findEndingConnections } from './find-ending-connections.ts';
import { findPostsToTell } from './find-posts-to-tell.ts';
import {
  findEndingJob,
  findPostsJob,
  mailLinksJob,
  mailTeamInviteJob,
  tellAccountJob,
  tellPostsJob,
  tellSecurityJob,
  tellSessionEndedJob,
  tellTeamJob,
  tellViewedJob,
  warnConnectionJob,
} from './jobs.ts';
import { mailLinks } from './mail-links.ts';
import { mailTeamInvite } from './mail-team-invite.ts';
import type { FindDeps, TellDeps } from './ports.ts';
import { tellAccount } from './tell-account.ts';
import { tellPosts } from './tell-posts.ts';
import { tellSecurity } from './tell-security.ts';
import { tellTeam } from './tell-team.ts';
import { tellSessionEnded } from './tell-session-ended.ts';
import { tellViewed } from './tell-viewed.ts';
import { warnConnection } from './warn-connection.ts';

function handlersOf(find: FindDeps, tell: TellDeps): JobHandler[] {
  return [
    handles(findPostsJob, () => findPostsToTell(find)),
    handles(tellPostsJob, ({ memberId }) => tellPosts(tell, memberId)),
    handles(findEndingJob, () => findEndingConnections(find)),
    handles(warnConnectionJob, (warning) => warnConnection(tell, warning)),
    handles(tellSessionEndedJob, ({ memberId, sessionId }) => tellSessionEnded(tell, memberId, sessionId)),
    handles(tellSecurityJob, (news) => tellSecurity(tell, news)),
    handles(mailLinksJob, ({ linkIds }) => mailLinks(tell, linkIds)),
    handles(tellAccountJob, (news) => tellAccount(tell, news)),
    handles(tellViewedJob, (news) => tellViewed(tell, news)),
    handles(tellTeamJob, (news) => tellTeam(tell, news)),
    handles(mailTeamInviteJob, (job) => mailTeamInvite(tell, job)),
  ];
}

/**
 * The mails.
 *
 * @param tell what sends them. Without it nobody does: what the features add meanwhile waits in the queue, and posts and
 *   connections stay untold until there is a mail server.
 */
export function alertsFeature(find: FindDeps, tell: TellDeps | undefined): Feature {
  return defineFeature('alerts', {
    jobs: [
      tellViewedJob,
      mailTeamInviteJob,
      tellTeamJob,
      mailLinksJob,
      tellAccountJob,
      findPostsJob,
      tellPostsJob,
      findEndingJob,
      warnConnectionJob,
      tellSessionEndedJob,
      tellSecurityJob,
    ],
    ...(tell && {
      handlers: handlersOf(find, tell),
      schedules: [
        { job: findPostsJob, cron: '* * * * *' },
        { job: findEndingJob, cron: '*/15 * * * *' },
      ],
    }),
  });
}
