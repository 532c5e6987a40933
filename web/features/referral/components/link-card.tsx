import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { referralLinkQuery } from '../api.ts';
import classes from './referral.module.css';
import { copyText } from '../../../lib/browser/copy-text.ts';

/** So long it is said that the link was copied. That it was not stays until it is closed. */
const COPIED_MS = 5000;

/** The link to share, to be copied at a press. */
export function LinkCard() {
  const text = useText('referral');
  const common = useText('common');
  const { data: link, error, isFetching, refetch } = useQuery(referralLinkQuery);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  useEffect(() => {
    if (copied !== 'yes') return undefined;
    const timer = window.setTimeout(() => setCopied(null), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);

  async function copy(address: string) {
    setCopied(null);
    try {
      await copyText(address);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }

  return (
    <Card title={text('linkTitle')}>
      <div className={classes['stack']}>
        {error ? (
          <Banner
            kind="failure"
            announce
            action={
              <Button size="small" busy={isFetching} onClick={() => void refetch()}>
                {common('retry')}
              </Button>
            }
          >
            {text('linkFailed')}
          </Banner>
        ) : (
          <div className={classes['link']}>
            <TextField
              label={text('link')}
              readOnly
              value={link ?? ''}
              placeholder={text('linkWaits')}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button
              kind="primary"
              icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
              disabled={link === undefined}
              onClick={() => void (link !== undefined && copy(link))}
            >
              {text('copy')}
            </Button>
          </div>
        )}
        {copied === 'yes' && (
          <Banner kind="done" announce>
            {common('copied')}
          </Banner>
        )}
        {copied === 'no' && (
          <Banner kind="failure" announce onClose={() => setCopied(null)}>
            {common('copyFailed')}
          </Banner>
        )}
        <div className={classes['help']}>
          <Link to="/support">{text('help')}</Link>
        </div>
      </div>
    </Card>
  );
}
