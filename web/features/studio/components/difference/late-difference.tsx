import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { ReadDifferenceProps } from './read-difference.tsx';

const ReadDifference = lazyPart(
  () => import('./read-difference.tsx').then((module) => module.ReadDifference),
  ['changes'],
);

/** What is different between two texts, as they are read. Its code comes when two are compared: an editor is opened without it. */
export function LateDifference(props: ReadDifferenceProps) {
  return (
    <Part waiting={<LinesSkeleton lines={3} />} inline>
      <ReadDifference {...props} />
    </Part>
  );
}
