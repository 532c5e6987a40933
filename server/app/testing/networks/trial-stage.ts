import { createPostDelivery } from '../../../features/sharing/posting/deliver-posts.ts';
import type { ShareBody } from '../../../features/sharing/shares/create-share.ts';
import { createSharingWorld, type SharingWorld } from '../worlds/sharing-world.ts';
import type { TrialNetwork } from './trial-networks.ts';

const STEP_MS = 30_000;
const LONGEST_MS = 3_600_000;

/** What the trials of one network stand on: its real adapter beside its simulator. */
export interface TrialStage {
  world: SharingWorld;
  deps: SharingWorld['deps'];
  target: ShareBody['targets'][number];
  /** Forgets what a trial did, and has Maya connected anew. */
  begin(): Promise<void>;
  /** Lets the worker do what is due. */
  drain(): Promise<unknown>;
  /** Lets time pass with the worker at work, an hour at most. @returns what was seen last. */
  settleDown<Seen>(look: () => Promise<Seen>, isAtRest: (seen: Seen) => boolean): Promise<Seen>;
}

export async function createTrialStage(trial: TrialNetwork): Promise<TrialStage> {
  const world = await createSharingWorld();
  const deps = { ...world.deps, networks: { ...world.deps.networks, [trial.key]: trial.create(world) } };
  const drain = () => createPostDelivery(deps).drain();
  return {
    world,
    deps,
    target: { network: trial.key, targetId: trial.targetId } as ShareBody['targets'][number],
    async begin() {
      await world.reset();
      await trial.hands(world).clearFaults();
      await trial.connect(world, deps);
    },
    drain,
    async settleDown(look, isAtRest) {
      for (let passed = 0; passed < LONGEST_MS; passed += STEP_MS) {
        const seen = await look();
        if (isAtRest(seen)) return seen;
        world.clock.advance(STEP_MS);
        await drain();
      }
      return look();
    },
  };
}
