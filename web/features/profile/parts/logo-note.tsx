import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import classes from './logo-note.module.css';

/** Which of the logos stands on which ground, seen on both, and the way to change them. */
export function LogoNote({ brand }: { brand: Brand }) {
  const text = useText('parts');
  const onDark = brand.logoDark ?? brand.logo;
  if (brand.logo === null && brand.logoDark === null) {
    return (
      <p className={classes['note']}>
        {text('noLogo')}{' '}
        <Link to="/profile/basic" hash="logo">
          {text('addLogo')}
        </Link>
      </p>
    );
  }
  return (
    <div className={classes['logos']}>
      {brand.logo && (
        <span className={classes['ground']}>
          <img src={brand.logo.url} alt={text('logoOnLight')} />
        </span>
      )}
      {onDark && (
        <span className={classes['ground']} data-dark data-plated={brand.logoDark === null || undefined}>
          <img src={onDark.url} alt={text('logoOnDark')} />
        </span>
      )}
      <p className={classes['note']}>
        {text(brand.logoDark === null ? 'logoPlated' : 'logoFits')}{' '}
        <Link to="/profile/basic" hash="logo_dark_bg">
          {text('changeLogos')}
        </Link>
      </p>
    </div>
  );
}
