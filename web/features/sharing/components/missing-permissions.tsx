import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { Connection } from '../connection-model.ts';
import classes from './missing-permissions.module.css';

/** The documents' sentence about permissions that were not granted, and the list of what they were for. */
export function MissingPermissions({ missing }: { missing: Connection['missing'] }) {
  const text = useText('sharing');
  const errors = useText('errors');
  return (
    <Banner kind="attention">
      <p>{errors('permissions_missing')}</p>
      {missing.length > 0 && (
        <>
          <p className={classes['lead']}>{text('missingLead')}</p>
          <ul className={classes['list']}>
            {missing.map((group) => (
              <li key={group}>{text(`missing_${group as 'post' | 'access' | 'instagram'}`)}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
