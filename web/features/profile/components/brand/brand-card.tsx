import { isDarkGround, logoOn } from '@yardsign/scene/logo-on';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Brand } from '../../brand-query.ts';
import { inkOn } from '../../previews/ink-on.ts';
import classes from './brand-card.module.css';

/** The brand as a card: who it is, in whose colour, and how to reach them. What is empty closes up. */
export function BrandCard({ brand }: { brand: Brand }) {
  const text = useText('profile');
  const ink = inkOn(brand.primaryColor);
  const standing = logoOn(isDarkGround(brand.primaryColor) ? 'dark' : 'light', brand);
  const role = [brand.jobTitle, brand.company].filter(Boolean).join(' · ');
  const reach = [brand.phone, brand.email, brand.website.replace(/^https?:\/\//, ''), brand.location].filter(Boolean);
  return (
    <section
      className={classes['card']}
      style={{ background: brand.primaryColor, color: ink }}
      aria-label={text('cardOf')}
    >
      <div className={classes['who']}>
        {brand.photo && <img className={classes['photo']} src={brand.photo.url} alt="" />}
        <div className={classes['words']}>
          <p className={classes['name']}>
            {brand.fullName || text('yourName')}
            {brand.designations !== '' && <small>, {brand.designations}</small>}
          </p>
          <p>{role}</p>
        </div>
      </div>
      <div className={classes['foot']}>
        <p className={classes['reach']}>
          {reach.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {standing && (
          <img className={classes['logo']} data-plate={standing.plate ?? undefined} src={standing.logo.url} alt="" />
        )}
      </div>
    </section>
  );
}
