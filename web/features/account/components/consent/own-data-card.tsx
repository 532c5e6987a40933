import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../../../lib/api/client.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../../ui/action/button.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { consentQuery } from '../../consent-api.ts';
import classes from './consent.module.css';

/** What the member has accepted and when, and everything that is held about them as a file. */
export function OwnDataCard() {
  const text = useText('consent');
  const shell = useText('shell');
  const format = useFormat();
  return (
    <Card title={text('dataTitle')}>
      <div className={classes['ask']}>
        <p className={classes['quiet']}>{text('dataText')}</p>
        <div className={classes['actions']}>
          <AnchorButton
            href={api.account.exportOwnData.url({})}
            download
            icon={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
          >
            {text('download')}
          </AnchorButton>
        </div>
        <h3>{text('accepted')}</h3>
        <Loaded query={useQuery(consentQuery)} waiting={<LinesSkeleton lines={2} />} place="part">
          {({ accepted }) =>
            accepted.length === 0 ? (
              <p className={classes['quiet']}>{text('acceptedNone')}</p>
            ) : (
              <ul className={classes['changes']}>
                {accepted.map(({ page, number, acceptedAt }) => (
                  <li key={`${page} ${number}`}>
                    <Link to={`/${page}`} search={{ version: number }}>
                      {text('acceptedOne', { name: shell(page), number })}
                    </Link>{' '}
                    <span className={classes['quiet']}>{format.date(acceptedAt, 'moment')}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}
