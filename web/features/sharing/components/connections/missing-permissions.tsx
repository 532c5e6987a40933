import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import type { Connection } from '../../connection-model.ts';
import { ownText } from '../../network-texts.ts';
import classes from './missing-permissions.module.css';

/** The documents' sentence about permissions that were not granted, and the list of what they were for. */
export function MissingPermissions({ connection }: { connection: Connection }) {
  const text = useText('sharing');
  const { slug, missing } = connection;
  return (
    <Banner kind="attention">
      <p>{text(ownText(slug, 'permissionsMissing'))}</p>
      {missing.length > 0 && (
        <>
          <p className={classes['lead']}>{text('missingLead')}</p>
          <ul className={classes['list']}>
            {missing.map((group) => (
              <li key={group}>{text(ownText(slug, `missing_${group}`))}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
