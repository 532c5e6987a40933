import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './sign-panel.module.css';

const c = (name: string) => classes[name];

function Land() {
  return (
    <svg className={c('land')} viewBox="0 0 600 300" preserveAspectRatio="none" aria-hidden="true">
      <path className={c('far')} d="M0 84C110 20 230 16 340 52s190 20 260-22v270H0z" />
      <path className={c('near')} d="M0 150c130-50 280-66 420-34 80 18 130 10 180-8v192H0z" />
    </svg>
  );
}

function Street() {
  return (
    <svg className={c('street')} viewBox="0 0 600 680" aria-hidden="true">
      <path className={c('tree')} d="M150 470a44 44 0 0 1 88 0c0 26-18 44-38 47v73h-12v-73c-20-3-38-21-38-47z" />
      <path className={c('house')} d="M318 596V492l98-72 98 72v104z" />
      <path className={c('house')} d="M500 596v-78h70v78z" />
      <path className={c('roof')} d="M300 500l116-86 116 86M524 514h58" />
      <path className={c('window')} d="M346 512h40v40h-40zM522 540h28v24h-28z" />
      <path className={c('door')} d="M424 520h44v76h-44z" />
      <path className={c('post')} d="M48 30h22v52h494v18H70v544H48z" />
      <path className={c('hook')} d="M180 100v36M486 100v36" />
      <path className={c('grass')} d="M30 648l8-22 8 22m28 0l8-26 8 26m178-14l6-18 6 18m214-8l6-18 6 18" />
    </svg>
  );
}

/** The other half of the sign-in page: a street, and a yard sign that says what this is for. */
export function SignPanel() {
  const text = useText('access');
  return (
    <aside className={c('panel')}>
      <span className={c('sun')} />
      <Land />
      <div className={c('stage')}>
        <Street />
        <div className={c('sign')}>
          <p className={c('title')}>{text('panelTitle')}</p>
          <p className={c('text')}>{text('panelText')}</p>
        </div>
      </div>
    </aside>
  );
}
