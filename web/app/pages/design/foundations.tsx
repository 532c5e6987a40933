import { useText } from '../../../lib/i18n/use-text.ts';
import { Mark, Wordmark } from '../../../ui/brand/mark.tsx';
import classes from './design-page.module.css';
import { Row, Specimen } from './specimen.tsx';

const SWATCHES = [
  ['ink', 'paper'],
  ['ink-soft', 'surface'],
  ['ink-faint', 'sunk'],
  ['on-lawn', 'lawn'],
  ['lawn-ink', 'lawn-soft'],
  ['amber', 'amber-soft'],
  ['brick', 'brick-soft'],
  ['on-brick', 'brick'],
  ['sky', 'sky-soft'],
] as const;

/** The mark, the letters and the colours. */
export function Foundations() {
  const text = useText('design');
  return (
    <>
      <Specimen title={text('type')}>
        <Row>
          {[16, 24, 48].map((size) => (
            <Mark key={size} size={size} />
          ))}
          <Wordmark />
        </Row>
        <p className={classes['display']}>{text('cardTitle')}</p>
        <h3>{text('cardTitle2')}</h3>
        <p>{text('scrollAway')}</p>
        <p className={classes['small']}>{text('colorNames')}</p>
      </Specimen>
      <Specimen title={text('colors')}>
        <div className={classes['swatches']}>
          {SWATCHES.map(([ink, ground]) => (
            <span
              key={ground + ink}
              className={classes['swatch']}
              style={{ color: `var(--${ink})`, background: `var(--${ground})` }}
            >
              {ink} / {ground}
            </span>
          ))}
        </div>
      </Specimen>
    </>
  );
}
