import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { endUndecided } from './end-undecided.ts';
import { askForApprovalJob, lookAtApprovalsJob, reviewPostsJob } from './jobs.ts';
import { answeredNotice } from './notices/answered.ts';
import { askedNotice } from './notices/asked.ts';
import { openAsks } from './open-asks.ts';
import type { ApprovalDeps } from './ports.ts';
import { reviewPosts } from './review-posts.ts';
import { approvalRoutes } from './routes.ts';

export function approvalFeature(deps: ApprovalDeps): Feature {
  return defineFeature('approval', {
    routes: approvalRoutes(deps),
    jobs: [lookAtApprovalsJob, askForApprovalJob, reviewPostsJob],
    handlers: [
      handles(lookAtApprovalsJob, async () => {
        await openAsks(deps);
        await endUndecided(deps);
      }),
      handles(askForApprovalJob, () => openAsks(deps)),
      handles(reviewPostsJob, ({ memberId }) => reviewPosts(deps, memberId)),
    ],
    schedules: [{ job: lookAtApprovalsJob, cron: '* * * * *' }],
    notices: [askedNotice, answeredNotice],
  });
}
