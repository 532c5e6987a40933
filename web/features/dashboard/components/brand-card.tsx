import { Link } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ProgressBar } from '../../../ui/feedback/progress.tsx';
import { type BrandField, completeness } from '../model.ts';
import classes from './brand-card.module.css';

const SHOWN = 4;

/** What the brand still lacks, each a way to the field that takes it. Nothing once it is complete. */
export function BrandCard({ brand }: { brand: Parameters<typeof completeness>[0] }) {
  const text = useText('dashboard');
  const { share, missing } = completeness(brand);
  if (missing.length === 0) return null;
  return (
    <Card title={text('profileTitle')}>
      <div className={classes['brand']}>
        <ProgressBar label={text('profileDone')} share={share} />
        <p className={classes['text']}>{text('profileText')}</p>
        <ul className={classes['list']}>
          {missing.slice(0, SHOWN).map((field: BrandField) => (
            <li key={field}>
              <Link to="/profile/basic" hash={field} className={classes['field']}>
                <IconPlus size={18} stroke={1.75} aria-hidden="true" />
                {text(`field_${field}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
