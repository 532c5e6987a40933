import { undoLeftMs } from '@yardsign/domain/sharing/undo';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import type { Post } from '../model.ts';

const TICK_MS = 250;

/** The most seconds in which one of these posts can still be taken back before it leaves; 0 when none waits for that. It counts down by itself. */
export function useUndoSeconds(posts: readonly Post[]): number {
  const read = () => Math.max(0, ...posts.map((post) => undoLeftMs(post, serverNow().getTime())));
  const [, tick] = useState(0);
  const left = read();
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [waits]);
  return Math.ceil(left / 1000);
}
