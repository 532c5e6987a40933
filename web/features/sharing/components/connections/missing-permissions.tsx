import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { canPost, type Connection } from '../../connection-model.ts';
import { ownText } from '../../network-texts.ts';
import classes from './missing-permissions.module.css';

/** What was not granted, by what it is for. */
function MissingList({ connection: { slug, missing } }: { connection: Connection }) {
  const text = useText('connections');
  if (missing.length === 0) return null;
  return (
    <>
      <p className={classes['lead']}>{text('missingLead')}</p>
      <ul className={classes['list']}>
        {missing.map((group) => (
          <li key={group}>{text(ownText(slug, `missing_${group}`))}</li>
        ))}
      </ul>
    </>
  );
}

/** The documents' sentence about permissions that were not granted, and the list of what they were for. */
export function MissingPermissions({ connection }: { connection: Connection }) {
  const text = useText('connections');
  return (
    <Banner kind="attention">
      <p>{text(ownText(connection.slug, 'permissionsMissing'))}</p>
      <MissingList connection={connection} />
    </Banner>
  );
}

/** The list alone, for a connection that posts go out through all the same. */
export function AlsoMissing({ connection }: { connection: Connection }) {
  if (connection.missing.length === 0 || !canPost(connection)) return null;
  return (
    <Banner kind="info">
      <MissingList connection={connection} />
    </Banner>
  );
}
