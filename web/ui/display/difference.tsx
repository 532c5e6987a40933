import { compareLists, wordsOf } from '@yardsign/domain/studio/compare';
import { toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { useMemo } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './difference.module.css';
import marks from './marks.module.css';

interface Labels {
  /** What is in the first text alone, and in the second alone, for whoever sees no colours. */
  gone: string;
  new: string;
}

interface Part {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Of a paragraph less than this share of its letters is kept: it is another one, and reads better as a whole. */
const LEAST_ALIKE = 0.4;

const lettersIn = (parts: readonly Part[], ...kinds: Part['kind'][]) =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0);

/** Words of one paragraph that became another, as long as they have enough in common. */
function partsOf(before: string, after: string): Part[] {
  const parts = compareLists(wordsOf(before), wordsOf(after)).map(({ kind, items }): Part => ({
    kind,
    text: items.join(''),
  }));
  const same = lettersIn(parts, 'same');
  const longer = same + Math.max(lettersIn(parts, 'gone'), lettersIn(parts, 'new'));
  if (same >= LEAST_ALIKE * longer) return parts;
  const whole: Part[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ];
  return whole.filter(({ text }) => text !== '');
}

/** Paragraphs that differ, word by word where one took the place of another; equal ones are left out. */
function changesBetween(before: string, after: string): Part[][] {
  const runs = compareLists(toParagraphs(before), toParagraphs(after));
  return runs.flatMap((run, at): Part[][] => {
    if (run.kind === 'same') return [];
    const next = runs[at + 1];
    const former = runs[at - 1];
    if (run.kind === 'gone' && next?.kind === 'new')
      return Array.from({ length: Math.max(run.items.length, next.items.length) }, (_, row) =>
        partsOf(run.items[row] ?? '', next.items[row] ?? ''),
      );
    if (run.kind === 'new' && former?.kind === 'gone') return [];
    return run.items.map((text) => [{ kind: run.kind, text }]);
  });
}

const TAGS = { same: 'span', gone: 'del', new: 'ins' } as const;

function Words({ part, labels }: { part: Part; labels: Labels }) {
  const Tag = TAGS[part.kind];
  if (part.kind === 'same') return part.text;
  return (
    <Tag>
      <VisuallyHidden>{labels[part.kind]}: </VisuallyHidden>
      {part.text}
    </Tag>
  );
}

/** What is different between two texts, a paragraph below the other. */
export function Difference({ before, after, labels }: { before: string; after: string; labels: Labels }) {
  const changes = useMemo(() => changesBetween(before, after), [before, after]);
  return (
    <ul className={`${classes['changes']} ${marks['marks']}`}>
      {changes.map((parts, row) => (
        <li key={`${row} ${parts[0]?.text ?? ''}`}>
          {parts.map((part, place) => (
            <Words key={`${place} ${part.kind}`} part={part} labels={labels} />
          ))}
        </li>
      ))}
    </ul>
  );
}
