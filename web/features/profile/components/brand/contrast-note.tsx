import { useText } from '../../../../lib/i18n/use-text.ts';
import { readContrast } from '../../contrast-model.ts';
import { inkOn } from '../../previews/ink-on.ts';
import classes from './contrast-note.module.css';

const WORDS = { all: 'contrastAll', large: 'contrastLarge', none: 'contrastNone' } as const;

/** How well white words read on a colour, and words as pieces have them on it: always in sight beside where the colour is chosen. */
export function ContrastNote({ color }: { color: string }) {
  const text = useText('profile');
  const read = readContrast(color);
  if (read === null) return null;
  return (
    <p className={classes['note']} role="status" data-enough={read.passes}>
      <span className={classes['sample']} style={{ background: color, color: inkOn(color) }} aria-hidden="true">
        Aa
      </span>
      {text(WORDS[read.passes], { ratio: read.ratio })}
    </p>
  );
}
