import { SECOND_MS } from '@yardsign/domain/time/spans';
import { createShare, type ShareBody } from '../../../features/sharing/shares/create-share.ts';
import { readPost } from '../../../features/sharing/posts/read-post.ts';
import type { Post } from '../../../features/sharing/deps.ts';
import { MAYA, sharer, timings } from '../worlds/sharing-samples.ts';
import type { SharingWorld } from '../worlds/sharing-world.ts';

/** No read before this can prove that a post is absent. */
export const W = timings.lateEffectMs + timings.listLagMs + timings.sendGuardMs;

/** What tests of the engine do with posts of Maya's. @param worldOf the world, once it is there. */
export function postingHands(worldOf: () => SharingWorld) {
  async function share(more: Partial<ShareBody> = {}): Promise<Post[]> {
    const world = worldOf();
    return createShare(world.deps, sharer(MAYA), await world.shareBody(more));
  }
  return {
    share,
    async shareOne(more: Partial<ShareBody> = {}): Promise<string> {
      const [post] = await share(more);
      if (!post) throw new Error('no post');
      return post.id;
    },
    read: async (id: string): Promise<Post> => (await readPost(worldOf().deps, MAYA, id)).post,
    async history(id: string): Promise<string[]> {
      const events = (await readPost(worldOf().deps, MAYA, id)).history;
      return events.map(({ state, note }) => (note === null ? state : `${state}: ${note}`));
    },
    /** Lets time pass in small steps, with the worker at work all along. */
    async pass(ms: number, step = 10 * SECOND_MS): Promise<void> {
      const world = worldOf();
      for (let passed = 0; passed < ms; passed += step) {
        world.clock.advance(step);
        await world.delivery.drain();
      }
    },
    onFeed: (fault: Record<string, unknown>) => worldOf().fault({ match: { method: 'POST', path: '/feed' }, ...fault }),
  };
}
