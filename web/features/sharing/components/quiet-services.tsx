import {
  IconAddressBook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
  IconUsers,
} from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import classes from './quiet-services.module.css';

const NETWORKS = [
  { name: 'Instagram', about: 'service_instagram', icon: IconBrandInstagram },
  { name: 'LinkedIn', about: 'service_linkedin', icon: IconBrandLinkedin },
  { name: 'X', about: 'service_x', icon: IconBrandX },
  { name: 'TikTok', about: 'service_tiktok', icon: IconBrandTiktok },
  { name: 'YouTube', about: 'service_youtube', icon: IconBrandYoutube },
] as const;

const PARTNERS = [
  { name: 'HubSpot', about: 'service_hubspot', icon: IconAddressBook },
  { name: 'Follow Up Boss', about: 'service_followupboss', icon: IconUsers },
  { name: null, about: 'service_crmAbout', icon: IconAddressBook },
] as const;

function Services({ services }: { services: typeof NETWORKS | typeof PARTNERS }) {
  const text = useText('sharing');
  return (
    <ul className={classes['list']}>
      {services.map(({ name, about, icon: Icon }) => (
        <li key={about} className={classes['service']}>
          <span className={classes['logo']}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
          </span>
          <div className={classes['words']}>
            <h3>{name ?? text('service_crm')}</h3>
            <p>{text(about)}</p>
          </div>
          <StatusBadge tone="neutral">{text('inPreparation')}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

/** What cannot be connected yet. It says so, and offers no button that would lead nowhere. */
export function QuietNetworks() {
  return <Services services={NETWORKS} />;
}

export function QuietPartners() {
  return <Services services={PARTNERS} />;
}
