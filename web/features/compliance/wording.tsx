import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { Part } from '../../ui/feedback/part.tsx';
import type { WordingNotesProps } from './wording-notes.tsx';

const WordingNotes = lazyPart(
  () => import('./wording-notes.tsx').then((module) => module.WordingNotes),
  ['compliance'],
);

/** Below any field whose words clients read: what they should not say. It comes with its rules when something is written. */
export function Wording(props: WordingNotesProps) {
  if (props.written.trim() === '') return null;
  return (
    <Part quiet>
      <WordingNotes {...props} />
    </Part>
  );
}
