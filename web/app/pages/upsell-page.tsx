import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { IconCheck, IconLock, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect } from 'react';
import { checkGuards } from '@yardsign/domain/access/guards';
import { type PageFeature, pageRows } from '@yardsign/domain/access/pages';
import { useText } from '../../lib/i18n/use-text.ts';
import { standingOf, toGuardPerson } from '../../lib/session/guard-person.ts';
import { type Session, useSession } from '../../lib/session/session-query.ts';
import { siteConfigQuery } from '../../lib/session/site-config-query.ts';
import { rememberWanted } from '../../lib/session/wanted-feature.ts';
import { AnchorButton, LinkButton } from '../../ui/action/button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { useCurrentTitle } from '../use-current-title.ts';
import { tutorialFor } from './tutorial-for.ts';
import classes from './upsell-page.module.css';

const BENEFITS = [1, 2, 3] as const;

/** Whether the page for upgrades would take this member. It sends owners of teams away: their plans are made by hand. */
function mayUpgrade(session: Session): boolean {
  const page = pageRows.find(({ path }) => path === '/upgrade');
  if (!page) return false;
  const verdict = checkGuards({ page, href: page.path, person: toGuardPerson(session, true), expired: false });
  return verdict.kind !== 'go' || verdict.to !== '/dashboard';
}

function Way({ feature, session }: { feature: PageFeature; session: Session }) {
  const text = useText('upsell');
  const owner = session.teamOwner;
  if (standingOf(session).membership !== null && owner !== null) {
    const subject = encodeURIComponent(text('askOwnerSubject', { feature: text(feature) }));
    return (
      <>
        <p className={classes['note']}>{text('askOwnerText', { name: owner.name })}</p>
        <AnchorButton kind="primary" href={`mailto:${owner.email}?subject=${subject}`}>
          {text('askOwner')}
        </AnchorButton>
      </>
    );
  }
  if (mayUpgrade(session)) {
    return (
      <LinkButton kind="primary" to="/upgrade">
        {text('upgrade')}
      </LinkButton>
    );
  }
  return (
    <>
      <p className={classes['note']}>{text('ownerOnly')}</p>
      <LinkButton kind="primary" to="/support">
        {text('writeToUs')}
      </LinkButton>
    </>
  );
}

/** A short video of the page, where whoever runs the site has named one. */
function Tutorial() {
  const text = useText('upsell');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data: config } = useQuery(siteConfigQuery);
  const video = config && tutorialFor(path, config.tutorials);
  if (!video) return null;
  return (
    <AnchorButton href={video} newTab icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />}>
      {text('watch')}
    </AnchorButton>
  );
}

/** In place of a page whose feature the member does not hold: what it would give them, and how to get it. */
export function UpsellPage({ feature }: { feature: PageFeature }) {
  const text = useText('upsell');
  const shell = useText('shell');
  const session = useSession();
  const title = useCurrentTitle();
  const href = useLocation({ select: (location) => location.href });

  useEffect(() => {
    rememberWanted({ feature, href, title });
    // Once, as the page opens: on the way to another page the address is that page's already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (session === null) return null;
  return (
    <div className={classes['page']}>
      <StatusBadge tone="neutral" icon={<IconLock size={16} stroke={1.75} aria-hidden="true" />}>
        {text('notInPlan')}
      </StatusBadge>
      <h1 className={classes['title']}>{text(feature)}</h1>
      <p className={classes['lead']}>{text(`${feature}_lead`)}</p>
      <ul className={classes['benefits']} aria-label={text('whatYouGet')}>
        {BENEFITS.map((number) => (
          <li key={number} className={classes['benefit']}>
            <IconCheck size={20} stroke={2} aria-hidden="true" />
            <span>{text(`${feature}_${number}`)}</span>
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <Way feature={feature} session={session} />
        <Tutorial />
        <LinkButton to="/dashboard">{shell('backToDashboard')}</LinkButton>
      </div>
    </div>
  );
}
