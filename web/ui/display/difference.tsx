import { compareLists, wordsOf } from '@yardsign/domain/studio/compare';
import { toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { type Look, type Marked, readMarks } from '@yardsign/domain/text/read-marks';
import { type ReactNode, useMemo } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './difference.module.css';

interface Labels {
  /** What is in the first text alone, and in the second alone, for whoever sees no colours. */
  gone: string;
  new: string;
}

interface Part {
  kind: 'same' | 'gone' | 'new';
  words: readonly Marked[];
}

/** How a paragraph is taken apart into words. */
type Reader = (paragraph: string) => Marked[];
const asWritten: Reader = (paragraph) => (paragraph === '' ? [] : [{ text: paragraph, looks: [] }]);

/** Each word with its looks in front, so that two of them are compared as one. */
const keysOf = (marked: readonly Marked[]) =>
  marked.flatMap(({ text, looks }) => wordsOf(text).map((word) => `${looks.join(' ')}\0${word}`));

/** The words of keys again, those beside each other that look the same in one. */
function wordsOfKeys(keys: readonly string[]): Marked[] {
  const words: Marked[] = [];
  let former = '';
  for (const key of keys) {
    const [looks = '', text = ''] = key.split('\0');
    const last = words.at(-1);
    if (last && looks === former) last.text += text;
    else words.push({ text, looks: looks.split(' ').filter(Boolean) as Look[] });
    former = looks;
  }
  return words;
}

/** Of a paragraph less than this share of its letters is kept: it is another one, and reads better as a whole. */
const LEAST_ALIKE = 0.4;

const lettersIn = (parts: readonly Part[], ...kinds: Part['kind'][]) =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ words }) => words)
    .reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0);

/** Words of one paragraph that became another, as long as they have enough in common. */
function partsOf(before: string, after: string, read: Reader): Part[] {
  const [former, now] = [read(before), read(after)];
  const parts = compareLists(keysOf(former), keysOf(now)).map(({ kind, items }): Part => ({
    kind,
    words: wordsOfKeys(items),
  }));
  // Two ways to write the same: they differ as they are written.
  if (read !== asWritten && parts.every(({ kind }) => kind === 'same')) return partsOf(before, after, asWritten);
  const same = lettersIn(parts, 'same');
  const longer = same + Math.max(lettersIn(parts, 'gone'), lettersIn(parts, 'new'));
  if (same >= LEAST_ALIKE * longer) return parts;
  const whole: Part[] = [
    { kind: 'gone', words: former },
    { kind: 'new', words: now },
  ];
  return whole.filter(({ words }) => words.length > 0);
}

/** Paragraphs that differ, word by word where one took the place of another; equal ones are left out. */
function changesBetween(before: string, after: string, read: Reader): Part[][] {
  const runs = compareLists(toParagraphs(before), toParagraphs(after));
  return runs.flatMap((run, at): Part[][] => {
    if (run.kind === 'same') return [];
    const next = runs[at + 1];
    const former = runs[at - 1];
    if (run.kind === 'gone' && next?.kind === 'new')
      return Array.from({ length: Math.max(run.items.length, next.items.length) }, (_, row) =>
        partsOf(run.items[row] ?? '', next.items[row] ?? '', read),
      );
    if (run.kind === 'new' && former?.kind === 'gone') return [];
    return run.items.map((text) => [{ kind: run.kind, words: read(text) }]);
  });
}

const LOOKS = { heading: 'strong', strong: 'strong', emphasis: 'em', struck: 's', code: 'code' } as const;

function Word({ word: { text, looks } }: { word: Marked }) {
  return looks.reduceRight<ReactNode>((within, look) => {
    const Tag = LOOKS[look];
    return <Tag>{within}</Tag>;
  }, text);
}

const TAGS = { same: 'span', gone: 'del', new: 'ins' } as const;

function Words({ part, labels }: { part: Part; labels: Labels }) {
  const Tag = TAGS[part.kind];
  const words = part.words.map((word, place) => <Word key={`${place} ${word.text}`} word={word} />);
  if (part.kind === 'same') return words;
  return (
    <Tag>
      <VisuallyHidden>{labels[part.kind]}: </VisuallyHidden>
      {words}
    </Tag>
  );
}

interface DifferenceProps {
  before: string;
  after: string;
  labels: Labels;
  /** The texts are articles: what is shown is what they say, without the signs that they are written with. */
  asRead?: boolean;
}

/** What is different between two texts, a paragraph below the other. */
export function Difference({ before, after, labels, asRead = false }: DifferenceProps) {
  const changes = useMemo(() => changesBetween(before, after, asRead ? readMarks : asWritten), [before, after, asRead]);
  return (
    <ul className={classes['changes']}>
      {changes.map((parts, row) => (
        <li key={`${row} ${parts[0]?.words[0]?.text ?? ''}`}>
          {parts.map((part, place) => (
            <Words key={`${place} ${part.kind}`} part={part} labels={labels} />
          ))}
        </li>
      ))}
    </ul>
  );
}
