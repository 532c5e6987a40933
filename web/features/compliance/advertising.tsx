import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { Part } from '../../ui/feedback/part.tsx';
import type { AdvertisingNotesProps } from './advertising-notes.tsx';

const AdvertisingNotes = lazyPart(
  () => import('./advertising-notes.tsx').then((module) => module.AdvertisingNotes),
  ['compliance'],
);

/** Where something is to be posted: what the rules of the member's state ask of an advertisement, and what is missing. */
export function Advertising(props: AdvertisingNotesProps) {
  return (
    <Part quiet>
      <AdvertisingNotes {...props} />
    </Part>
  );
}
