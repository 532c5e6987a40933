import { useQuery } from '@tanstack/react-query';
import { networkName, type NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { figuresQuery } from '../api.ts';
import classes from './figures-card.module.css';
import { FiguresLine } from './figures-line.tsx';

/** Why there are no figures, or none yet. */
const NOT_YET = { yes: 'figuresNone', no: 'figuresNotCounted', not_granted: 'figuresNotGranted' } as const;

/** On the page of a published post: what its network counts of it. Nothing while that is not known, or could not be read. */
export function FiguresCard({ postId, network }: { postId: string; network: NetworkKey }) {
  const text = useText('results');
  const format = useFormat();
  const { data } = useQuery(figuresQuery(postId));
  if (!data) return null;
  const { figures, told } = data;
  return (
    <Card title={text('figures')}>
      <div className={classes['figures']}>
        {figures ? (
          <>
            <p className={classes['line']}>
              <FiguresLine figures={figures} />
            </p>
            <p className={classes['note']}>{text('readAt', { when: format.ago(figures.readAt) })}</p>
            <LinkButton to="/what-worked" size="small">
              {text('toResults')}
            </LinkButton>
          </>
        ) : (
          <>
            <p className={classes['note']}>{text(NOT_YET[told], { network: networkName(network) })}</p>
            {told === 'not_granted' && (
              <LinkButton to="/integrations" size="small">
                {text('toConnections')}
              </LinkButton>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
