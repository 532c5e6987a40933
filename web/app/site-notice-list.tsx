import { useState } from 'react';
import type { Answer } from '../lib/api/call-types.ts';
import { readStored, writeStored } from '../lib/browser/storage.ts';
import { useLanguage } from '../lib/i18n/language-store.ts';
import { useText } from '../lib/i18n/use-text.ts';
import { AnchorButton } from '../ui/action/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import classes from './site-notice-list.module.css';

type SiteConfig = Answer<'site', 'getSiteConfig'>;

const KEY = 'yardsign.closed-notices';
const MOST_KEPT = 20;

function readClosed(): string[] {
  return (readStored(KEY) ?? '').split(',').filter(Boolean);
}

/** Maintenance, which stays, and news, which one may close for good on this device. */
export function SiteNoticeList({ config }: { config: SiteConfig }) {
  const text = useText('shell');
  const language = useLanguage();
  const [closed, setClosed] = useState(readClosed);
  const { maintenance } = config;
  const banners = config.banners.filter(({ id, lasting }) => lasting || !closed.includes(id));
  if (!maintenance.on && banners.length === 0) return null;

  function close(id: string) {
    const now = [...closed, id].slice(-MOST_KEPT);
    writeStored(KEY, now.join(','));
    setClosed(now);
  }

  return (
    <aside className={classes['notices']} aria-label={text('siteNotices')}>
      {maintenance.on && (
        <Banner kind="attention" title={text('maintenance')}>
          {maintenance.message?.[language] ?? text('maintenanceText')}
        </Banner>
      )}
      {banners.map(({ id, kind, text: sentence, link, lasting }) => (
        <Banner
          key={id}
          kind={kind}
          {...(!lasting && { onClose: () => close(id) })}
          action={
            link && (
              <AnchorButton size="small" href={link.url} newTab>
                {link.label[language]}
              </AnchorButton>
            )
          }
        >
          {sentence[language]}
        </Banner>
      ))}
    </aside>
  );
}
