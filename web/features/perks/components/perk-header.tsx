import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { Perk } from '../api.ts';
import classes from './perks.module.css';

/** The name of a perk, with the way back to all of them. */
export function PerkHeader({ perk: { header, description, logo } }: { perk: Perk }) {
  const text = useText('perks');
  return (
    <PageHeader
      above={
        <span className={classes['above']}>
          <Link to="/my-perks" activeOptions={{ exact: true }}>
            {text('all')}
          </Link>
          {logo !== null && <img className={classes['logo']} src={logo} alt="" width={56} height={56} />}
        </span>
      }
      title={header}
      lead={description}
    />
  );
}
