import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from './contents-list.module.css';
import type { Heading } from './contents.ts';

interface ContentsListProps {
  headings: readonly Heading[];
  language: Language;
}

/** A text that numbers its own parts is not numbered once more. */
const OWN_NUMBER = /^\d+\./;

function Links({ headings, language }: ContentsListProps) {
  const haveNumbers = headings.some(({ title }) => OWN_NUMBER.test(title));
  return (
    <ol className={classes['list']} data-numbers={haveNumbers ? 'own' : undefined} lang={language}>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

/** What is on the page, beside a text that has room beside it. */
export function ContentsBeside(props: ContentsListProps) {
  const text = useText('content');
  return (
    <div className={classes['beside']}>
      <Card title={text('contents')}>
        <Links {...props} />
      </Card>
    </div>
  );
}

/** The same, folded, before a text that takes the whole width: behind it nobody would need it any more. */
export function ContentsBefore(props: ContentsListProps) {
  const text = useText('content');
  return (
    <details className={classes['before']}>
      <summary>{text('contents')}</summary>
      <Links {...props} />
    </details>
  );
}
