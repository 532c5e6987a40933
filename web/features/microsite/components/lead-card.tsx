import { IconCheck, IconMail, IconPhone, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton, Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Lead } from '../api.ts';
import { letterTo } from '../model.ts';
import classes from './lead-card.module.css';

interface LeadCardProps {
  lead: Lead;
  onAnswered: (answered: boolean) => void;
  onDelete: () => void;
}

/** Somebody who wrote on a public page: what they wrote, and every way to answer. */
export function LeadCard({ lead, onAnswered, onDelete }: LeadCardProps) {
  const text = useText('microsite');
  const { date } = useFormat();
  const answered = lead.answeredAt !== null;
  const about = lead.page?.title ?? text('yourBlog');
  return (
    <Card as="li">
      <div className={classes['head']}>
        <h3 className={classes['name']}>{lead.name}</h3>
        <StatusBadge tone={answered ? 'good' : 'info'}>{text(answered ? 'answered' : 'open')}</StatusBadge>
      </div>
      <p className={classes['facts']}>
        <time dateTime={lead.lastSentAt}>{date(new Date(lead.lastSentAt), 'moment')}</time>
        <span>
          {lead.page === null ? (
            text('fromHome')
          ) : (
            <>
              {text('from')} <Link to={lead.page.path}>{lead.page.title}</Link>
            </>
          )}
        </span>
        {lead.language === 'es' && <span>{text('inSpanish')}</span>}
        {lead.times > 1 && <span>{text('timesSent', { count: lead.times })}</span>}
      </p>
      <p className={classes['message']} lang={lead.language}>
        {lead.message === '' ? <em>{text('noMessage')}</em> : lead.message}
      </p>
      <div className={classes['ways']}>
        <AnchorButton
          href={letterTo(lead, text('subject', { about }))}
          size="small"
          icon={<IconMail size={18} stroke={1.5} aria-hidden="true" />}
        >
          {lead.email}
        </AnchorButton>
        {lead.dial !== '' && (
          <AnchorButton href={lead.dial} size="small" icon={<IconPhone size={18} stroke={1.5} aria-hidden="true" />}>
            {lead.phone}
          </AnchorButton>
        )}
        <span className={classes['end']}>
          <Button
            size="small"
            kind="quiet"
            icon={<IconCheck size={18} stroke={1.5} aria-hidden="true" />}
            aria-label={`${text(answered ? 'markOpen' : 'markAnswered')}: ${lead.name}`}
            onClick={() => onAnswered(!answered)}
          >
            {text(answered ? 'markOpen' : 'markAnswered')}
          </Button>
          <IconButton
            label={text('deleteLead', { name: lead.name })}
            icon={<IconTrash size={18} stroke={1.5} />}
            onClick={onDelete}
          />
        </span>
      </div>
      <details className={classes['consent']}>
        <summary>{text('agreedTo')}</summary>
        <p lang={lead.language}>{lead.consent}</p>
      </details>
    </Card>
  );
}
