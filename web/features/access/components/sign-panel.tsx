import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './sign-panel.module.css';

/** The other half of the sign-in page: a street, and a yard sign that says what this is for. */
export function SignPanel() {
  const text = useText('access');
  return (
    <aside className={classes['panel']}>
      <svg className={classes['street']} viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle className={classes['sun']} cx="560" cy="190" r="66" />
        <path className={classes['far']} d="M0 640c120-60 240-70 360-40s240 20 360-30v330H0z" />
        <g className={classes['house']}>
          <path d="M440 640V520l92-74 92 74v120z" />
          <path d="M596 640v-92h84v92z" />
        </g>
        <path className={classes['roof']} d="M424 528l108-88 108 88M584 556l54-38 58 38" />
        <path className={classes['window']} d="M472 556h34v40h-34zM558 556h34v84h-34zM624 578h30v26h-30z" />
        <g className={classes['tree']}>
          <circle cx="372" cy="560" r="44" />
          <path d="M368 560h8v90h-8z" />
        </g>
        <path className={classes['near']} d="M0 700c140-44 300-58 440-36 120 18 200 14 280-4v240H0z" />
        <path className={classes['post']} d="M96 250h26v58h470v22H122v520H96z" />
        <path className={classes['hook']} d="M208 330v44M512 330v44" />
      </svg>
      <div className={classes['sign']}>
        <p className={classes['title']}>{text('panelTitle')}</p>
        <p className={classes['text']}>{text('panelText')}</p>
      </div>
    </aside>
  );
}
