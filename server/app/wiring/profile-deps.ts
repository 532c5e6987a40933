import type { ProfileDeps } from '../../features/profile/ports.ts';
import { renewProofsJob } from '../../features/sharing/jobs.ts';
import { teamSettingsGiver } from '../../features/teams/give-settings.ts';
import { ownVideos } from '../../features/uploads/video/own-videos.ts';
import type { Core } from '../core.ts';

/** What the profile needs of posts, which wear its brand, and of teams, which set some of it. */
export function profileDeps({ database: { db }, clock, queue }: Core): ProfileDeps {
  return {
    db,
    clock,
    onBrandChange: (tx, memberIds) =>
      queue.enqueueAll(
        renewProofsJob,
        memberIds.map((memberId) => ({ memberId })),
        { tx },
      ),
    giveTeamSettings: teamSettingsGiver(clock),
    ownVideos,
  };
}
