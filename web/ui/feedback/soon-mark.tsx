import { useText } from '../../lib/i18n/use-text.ts';
import classes from './soon-mark.module.css';

/** Behind the name of a page that is not built yet; it is read out with the name. */
export function SoonMark() {
  const text = useText('common');
  return (
    <>
      {' '}
      <span className={classes['soon']}>{text('soon')}</span>
    </>
  );
}
