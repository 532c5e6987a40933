import { useMemo } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import hidden from '../layout/visually-hidden.module.css';
import { markedHtml } from './marked-html.ts';
import marks from './marks.module.css';
import { Prose } from './prose.tsx';

interface MarkedLabels {
  /** What is in the first text alone, and in the second alone, for whoever sees no colours. */
  gone: string;
  new: string;
  /** In front of what a picture shows. */
  picture: string;
}

interface MarkedTextProps {
  /** HTML of our own server; null where there is no such text. */
  before: string | null;
  after: string | null;
  labels: MarkedLabels;
}

/** A text as it is read, with the words marked that are gone or new. */
export function MarkedText({ before, after, labels }: MarkedTextProps) {
  const marked = useMemo(() => markedHtml(before, after), [before, after]);
  const language = useLanguage();
  // In the language of the reader, whatever that of the text is.
  const say = (label: string) => `<span class="${hidden['hidden']}" lang="${language}">${label}: </span>`;
  const html = marked
    .replaceAll('<del>', `<del>${say(labels.gone)}`)
    .replaceAll('<ins>', `<ins>${say(labels.new)}`)
    .replaceAll(/<span data-picture="[^"]*">/g, (picture) => `${picture}${labels.picture}: `);
  return (
    <div className={`${marks['marks']} ${marks['read']}`}>
      <Prose html={html} />
    </div>
  );
}
