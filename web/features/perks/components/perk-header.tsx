import { useText } from '../../../lib/i18n/use-text.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import type { Perk } from '../api.ts';
import classes from './perks.module.css';

/** The name of a perk, with the way back to all of them. */
export function PerkHeader({ perk: { header, description, logo } }: { perk: Perk }) {
  const text = useText('perks');
  return (
    <PageHeader
      above={
        <span className={classes['above']}>
          <BackLink to="/my-perks">{text('all')}</BackLink>
          {logo !== null && <img className={classes['logo']} src={logo} alt="" width={56} height={56} />}
        </span>
      }
      title={header}
      lead={description}
    />
  );
}
