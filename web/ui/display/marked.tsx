import { markWords } from '../../lib/mark-words.ts';
import classes from './marked.module.css';

/** A text with the words that a search found it by. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map((part, index) =>
    part.marked ? (
      <mark key={index} className={classes['marked']}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
