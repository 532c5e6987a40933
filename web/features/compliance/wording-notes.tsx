import { postalCodeOf } from '@yardsign/domain/compliance/postal-code';
import { mendWording } from '@yardsign/domain/compliance/wording/mend-wording';
import { REASONS } from '@yardsign/domain/compliance/wording/reasons';
import type { FindingLevel } from '@yardsign/domain/compliance/wording/rule';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFocusKept } from '../../lib/browser/use-focus-kept.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/action/button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { adFactsQuery } from './api.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useWording } from './use-wording.ts';
import classes from './wording-notes.module.css';

const TONES: Readonly<Record<FindingLevel, Tone>> = { inform: 'info', warn: 'attention', block: 'failure' };

export interface WordingNotesProps {
  /** What is being written, as it stands. */
  written: string;
  /** The language that it is written in. */
  language: Language;
  onMend: (mended: string) => void;
}

/** Below a text for clients: what an advertisement for housing should not say, why, and what to say instead by one press. */
export function WordingNotes({ written, language, onMend }: WordingNotesProps) {
  const text = useText('compliance');
  const reader = useLanguage();
  // Until the profile is known, and where it names no state, the laws of all states are asked.
  const state = postalCodeOf(useQuery(adFactsQuery(language)).data?.state ?? '');
  const { text: checked, found } = useWording(written, { language, state });
  const notes = useRef<HTMLDivElement>(null);
  useFocusKept(
    notes,
    found.map(({ rule, from }) => `${rule} ${from}`),
  );
  const [hadSome, setHadSome] = useState(false);
  if (found.length > 0 && !hadSome) setHadSome(true);
  return (
    <div
      ref={notes}
      tabIndex={-1}
      role="group"
      aria-label={text('label')}
      className={found.length === 0 ? classes['none'] : undefined}
    >
      <p role="status" className={classes['count']}>
        {found.length > 0 && text('count', { count: found.length })}
        {found.length === 0 && hadSome && <VisuallyHidden>{text('noneLeft')}</VisuallyHidden>}
      </p>
      {found.length > 0 && (
        <ul className={classes['list']}>
          {found.map((finding) => {
            const phrase = checked.slice(finding.from, finding.to);
            return (
              <li key={`${finding.rule} ${finding.from}`} data-item className={classes['note']}>
                <p className={classes['head']}>
                  <StatusBadge tone={TONES[finding.level]}>{text(`level_${finding.level}`)}</StatusBadge>
                  <q lang={language}>{phrase}</q>
                </p>
                <p className={classes['why']}>{REASONS[reader][finding.rule]}</p>
                <p className={classes['source']}>{finding.source}</p>
                <Button
                  size="small"
                  // What was found is about the text as it was then.
                  disabled={checked !== written}
                  onClick={() => onMend(mendWording(written, finding))}
                  aria-label={
                    finding.instead === null
                      ? text('takeOutNamed', { phrase })
                      : text('useNamed', { phrase, instead: finding.instead })
                  }
                >
                  {finding.instead === null ? text('takeOut') : text('use', { instead: finding.instead })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
