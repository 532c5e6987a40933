import type { Clock } from '../../platform/clock.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
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
import type { TellDeps } from './ports.ts';
import { tellAccount } from './tell-account.ts';
import { tellPosts } from './tell-posts.ts';
import { tellSecurity } from './tell-security.ts';
import { tellTeam } from './tell-team.ts';
import { tellSessionEnded } from './tell-session-ended.ts';
import { tellViewed } from './tell-viewed.ts';
import { warnConnection } from './warn-connection.ts';

/** Says to the queue who does these jobs, and when to look for work. */
export function handleAlerts(queue: JobQueue, deps: TellDeps): void {
  const { db, clock } = deps;
  queue.handle(findPostsJob, () => findPostsToTell({ db, clock, queue }));
  queue.handle(tellPostsJob, ({ memberId }) => tellPosts(deps, memberId));
  queue.handle(findEndingJob, () => findEndingConnections({ db, clock, queue }));
  queue.handle(warnConnectionJob, (warning) => warnConnection(deps, warning));
  queue.handle(tellSessionEndedJob, ({ memberId, sessionId }) => tellSessionEnded(deps, memberId, sessionId));
  queue.handle(tellSecurityJob, (news) => tellSecurity(deps, news));
  queue.handle(mailLinksJob, ({ linkIds }) => mailLinks(deps, linkIds));
  queue.handle(tellAccountJob, (news) => tellAccount(deps, news));
  queue.handle(tellViewedJob, (news) => tellViewed(deps, news));
  queue.handle(tellTeamJob, (news) => tellTeam(deps, news));
  queue.handle(mailTeamInviteJob, (job) => mailTeamInvite(deps, job));
  queue.schedule(findPostsJob, '* * * * *');
  queue.schedule(findEndingJob, '*/15 * * * *');
}

/**
 * Looks at once when the clock is moved by hand, instead of at the next full minute.
 *
 * @returns how to stop.
 */
export function lookWhenClockMoves(
  queue: Pick<JobQueue, 'enqueue'>,
  clock: Clock,
  reportError: (error: unknown) => void,
): () => void {
  return clock.onMove(() => {
    for (const job of [findPostsJob, findEndingJob]) queue.enqueue(job, {}).catch(reportError);
  });
}
