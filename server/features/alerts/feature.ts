import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import type { Notice } from '../../platform/notices/notice.ts';
import { findEndingConnections } from './find-ending-connections.ts';
import { findPostsToTell } from './find-posts-to-tell.ts';
import { findEndingJob, findPostsJob, notifyJob } from './jobs.ts';
import { tellNotice } from './notify.ts';
import type { FindDeps, TellDeps } from './ports.ts';
import { postsNotice } from './tell-posts.ts';
import { connectionEndingNotice } from './warn-connection.ts';

/**
 * The mails.
 *
 * @param others the notices of the other features.
 * @param tell what sends them. Without it nobody does: what the features add meanwhile waits in the queue, and posts and
 *   connections stay untold until there is a mail server.
 */
export function alertsFeature(find: FindDeps, others: readonly Notice[], tell: TellDeps | undefined): Feature {
  const notices = [...others, postsNotice, connectionEndingNotice];
  const byName = new Map(notices.map((notice) => [notice.name, notice]));
  return defineFeature('alerts', {
    jobs: [notifyJob, findPostsJob, findEndingJob],
    ...(tell && {
      handlers: [
        handles(notifyJob, async ({ notice: name, key, data }) => {
          const notice = byName.get(name);
          if (!notice) throw new Error(`There is no notice ${name}`);
          await tellNotice(tell, notice, { key, data });
        }),
        handles(findPostsJob, () => findPostsToTell(find)),
        handles(findEndingJob, () => findEndingConnections(find)),
      ],
      schedules: [
        { job: findPostsJob, cron: '* * * * *' },
        { job: findEndingJob, cron: '*/15 * * * *' },
      ],
    }),
  });
}
