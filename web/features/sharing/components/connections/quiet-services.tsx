import { IconAddressBook, IconUsers } from '@tabler/icons-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import classes from './quiet-services.module.css';

const PARTNERS = [
  { name: 'HubSpot', about: 'service_hubspot', icon: IconAddressBook },
  { name: 'Follow Up Boss', about: 'service_followupboss', icon: IconUsers },
  { name: null, about: 'service_crmAbout', icon: IconAddressBook },
] as const;

/** What cannot be connected yet. It says so, and offers no button that would lead nowhere. */
export function QuietPartners() {
  const text = useText('sharing');
  const connections = useText('connections');
  return (
    <ul className={classes['list']}>
      {PARTNERS.map(({ name, about, icon: Icon }) => (
        <li key={about} className={classes['service']}>
          <span className={classes['logo']}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
          </span>
          <div className={classes['words']}>
            <h3>{name ?? connections('service_crm')}</h3>
            <p>{connections(about)}</p>
          </div>
          <StatusBadge tone="neutral">{text('inPreparation')}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
