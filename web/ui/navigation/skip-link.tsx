import { useText } from '../../lib/i18n/use-text.ts';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the menu, to the content. */
export function SkipLink({ target }: { target: string }) {
  const text = useText('common');
  return (
    <a
      className={classes['skip']}
      data-unprinted
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {text('skipToContent')}
    </a>
  );
}
