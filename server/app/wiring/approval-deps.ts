import { reviewPostsJob } from '../../features/approval/jobs.ts';
import type { ApprovalDeps } from '../../features/approval/ports.ts';
import { posterAddress } from '../../features/sharing/pictures/picture-address.ts';
import type { SharingDeps } from '../../features/sharing/deps.ts';
import type { Core } from '../core.ts';
import type { Notices } from './notices.ts';

export function approvalDeps(core: Core, notices: Notices, sharing: SharingDeps): ApprovalDeps {
  const { clock, random, sessionKey, queue } = core;
  const { networks, pictureAddress, wakeWorker, markerKey, publicUrl } = sharing;
  return {
    ...{ db: core.database.db, clock, random, sessionKey, networks, pictureAddress, wakeWorker },
    posterAddress: (film) => posterAddress({ markerKey, publicUrl, clock }, film),
    ...notices.approval,
    reviewSoon: (tx, memberIds) =>
      queue.enqueueAll(
        reviewPostsJob,
        memberIds.map((memberId) => ({ memberId })),
        { tx },
      ),
  };
}
