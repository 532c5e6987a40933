import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { holdsFeature } from '@yardsign/domain/access/actor';
import { isSamePage } from '@yardsign/domain/access/normal-path';
import { useText } from '../../lib/i18n/use-text.ts';
import { heldFeatures } from '../../lib/session/guard-person.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { type Wanted, forgetWanted } from '../../lib/session/wanted-feature.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/action/button.tsx';

/** Leads a member who has just got a feature back to the page for which they wanted it. */
export function UpsellReturn({ wanted: { feature, href, title } }: { wanted: Wanted }) {
  const text = useText('upsell');
  const navigate = useNavigate();
  const session = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  const [closed, setClosed] = useState(false);
  const held = session !== null && holdsFeature(heldFeatures(session), feature);
  const there = isSamePage(path, href);

  useEffect(() => {
    if (held && there) forgetWanted();
  }, [held, there]);

  if (!held || there || closed) return null;

  function close() {
    forgetWanted();
    setClosed(true);
  }

  return (
    <Banner
      kind="done"
      title={text('nowYours', { feature: text(feature) })}
      action={
        <Button size="small" onClick={() => void navigate({ href })}>
          {text('continueTo', { page: title })}
        </Button>
      }
      onClose={close}
    />
  );
}
