import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import { feedQuery } from '../api.ts';
import classes from './feed-card.module.css';

/** The secret address for a calendar program: made on wish, copied, renewed, taken back. Nobody else is shown it. */
export function FeedCard() {
  return useImpersonatedName() === null ? <OwnFeed /> : null;
}

function OwnFeed() {
  const text = useText('scheduling');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const url = useQuery(feedQuery).data;
  const change = useMutation({
    mutationFn: async (wanted: 'make' | 'remove'): Promise<string | null> =>
      wanted === 'make' ? (await api.scheduling.renewFeed()).url : api.scheduling.removeFeed().then(() => null),
    onSuccess: (next) => queryClient.setQueryData(feedQuery.queryKey, next),
    onSettled: () => setAsks(false),
  });
  if (url === undefined) return null;
  return (
    <Card title={text('feedTitle')}>
      <div className={classes['feed']}>
        <p>{text('feedText')}</p>
        {change.error && (
          <Banner kind="failure" announce>
            {errorText(change.error)}
          </Banner>
        )}
        {url === null ? (
          <span>
            <Button busy={change.isPending} onClick={() => change.mutate('make')}>
              {text('feedMake')}
            </Button>
          </span>
        ) : (
          <>
            <code className={classes['address']}>{url}</code>
            <span className={classes['actions']}>
              <CopyButton value={url} label={text('feedCopy')} />
              <Button kind="quiet" onClick={() => setAsks(true)}>
                {text('feedRenew')}
              </Button>
              <Button kind="quiet" busy={change.isPending} onClick={() => change.mutate('remove')}>
                {text('feedRemove')}
              </Button>
            </span>
          </>
        )}
      </div>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={text('feedRenewTitle')}
        confirm={text('feedRenew')}
        busy={change.isPending}
        onConfirm={() => change.mutate('make')}
      >
        {text('feedRenewText')}
      </ConfirmDialog>
    </Card>
  );
}
