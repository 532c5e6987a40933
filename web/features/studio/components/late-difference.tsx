import type { ComponentProps } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import type { Difference } from '../../../ui/display/difference.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';

const Late = lazyPart(() => import('../../../ui/display/difference.tsx').then((module) => module.Difference));

/** What is different between two texts, as they are read. Its code comes when two are compared: an editor is opened without it. */
export function LateDifference(props: Omit<ComponentProps<typeof Difference>, 'asRead'>) {
  return (
    <Part waiting={<LinesSkeleton lines={2} />} inline>
      <Late asRead {...props} />
    </Part>
  );
}
