import { checkAdvertisement } from '@yardsign/domain/compliance/advertising/check-advertisement';
import { AD_REASONS } from '@yardsign/domain/compliance/advertising/reasons';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { LinkButton } from '../../ui/action/button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { adFactsQuery } from './api.ts';
import classes from './wording-notes.module.css';

export interface AdvertisingNotesProps {
  /** The words of the post, as they stand; empty where each post will have its own. */
  written: string;
  language: Language;
}

/** Below the words of a post: what the rules of the member's state ask of an advertisement, and what is missing. Nothing where nothing is. */
export function AdvertisingNotes({ written, language }: AdvertisingNotesProps) {
  const text = useText('compliance');
  const reader = useLanguage();
  const facts = useQuery(adFactsQuery(language)).data;
  const found = facts === undefined ? [] : checkAdvertisement(facts, written);
  if (found.length === 0) return null;
  return (
    <details>
      <summary className={classes['count']}>{text('adCount', { count: found.length })}</summary>
      <ul className={classes['list']}>
        {found.map(({ rule, level, source, state }) => (
          <li key={rule} className={classes['note']}>
            <p className={classes['head']}>
              <StatusBadge tone={level === 'warn' ? 'attention' : 'info'}>{text(`ad_${level}`)}</StatusBadge>
              {state !== null && <span>{state}</span>}
            </p>
            <p className={classes['why']}>{AD_REASONS[reader][rule]}</p>
            <p className={classes['source']}>{source}</p>
          </li>
        ))}
      </ul>
      <LinkButton to="/profile/basic" size="small">
        {text('adProfile')}
      </LinkButton>
    </details>
  );
}
