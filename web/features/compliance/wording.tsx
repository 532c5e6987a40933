import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { loadCatalog } from '../../lib/i18n/catalogs.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { Part } from '../../ui/feedback/part.tsx';
import type { WordingNotesProps } from './wording-notes.tsx';

const WordingNotes = lazyPart(async () => {
  const [{ WordingNotes: notes }] = await Promise.all([
    import('./wording-notes.tsx'),
    loadCatalog('compliance', currentLanguage()),
  ]);
  return notes;
});

/** Below any field whose words clients read: what they should not say. It comes with its rules when something is written. */
export function Wording(props: WordingNotesProps) {
  if (props.written.trim() === '') return null;
  return (
    <Part quiet>
      <WordingNotes {...props} />
    </Part>
  );
}
