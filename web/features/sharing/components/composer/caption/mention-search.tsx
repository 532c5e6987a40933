import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { TextField } from '../../../../../ui/form/text-field.tsx';
import { mentionsQuery } from '../../../api.ts';
import type { NamedOn } from '../../../mention-model.ts';
import type { Target } from '../../../target-model.ts';
import classes from './mentions.module.css';

/** The networks find nobody by less. */
const LEAST = 2;

/** Looks for a name on each of these networks, as the place that is posted to. */
export function MentionSearch({
  places,
  chosen,
  onChoose,
}: {
  places: readonly Target[];
  /** Who need not be offered any more. */
  chosen: readonly NamedOn[];
  onChoose: (mention: NamedOn) => void;
}) {
  const text = useText('sharing');
  const format = useFormat();
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  // It was asked for: one types the name at once.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const found = useQueries({
    queries: places.map(({ network, targetId }) => ({
      ...mentionsQuery(network, targetId, wanted),
      enabled: wanted.length >= LEAST,
    })),
  });
  const names = format.list(places.map(({ network }) => networkName(network)));
  const isAsking = found.some(({ isFetching }) => isFetching);
  const isAnswered = wanted !== '' && !isAsking;
  const none = isAnswered && found.every(({ data, error }) => error === null && data?.length === 0);
  const look = () => setWanted(typed.trim());
  const isChosen = (network: string, id: string) =>
    chosen.some((mention) => mention.network === network && mention.id === id);
  return (
    <div ref={place} className={classes['search']}>
      <TextField
        label={text('mentionSearch', { networks: names })}
        help={text('mentionSearchHelp')}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The window is a form of its own: it would be sent.
          event.preventDefault();
          look();
        }}
        trailing={
          <Button size="small" busy={isAsking} disabled={typed.trim().length < LEAST} onClick={look}>
            {text('mentionLook')}
          </Button>
        }
      />
      <div role="status">
        {none && <p className={classes['note']}>{text('mentionNone', { words: wanted, networks: names })}</p>}
        {found.map(
          ({ error }, index) =>
            error && (
              <p key={places[index]?.network} className={classes['note']}>
                {errorText(error)}
              </p>
            ),
        )}
      </div>
      <ul className={classes['found']}>
        {places.flatMap(({ network }, index) =>
          (found[index]?.data ?? [])
            .filter(({ id }) => !isChosen(network, id))
            .map(({ id, name, about }) => (
              <li key={`${network} ${id}`}>
                <button type="button" onClick={() => onChoose({ network, id, name, as: 'words' })}>
                  <strong>{name}</strong>
                  <span>{[networkName(network), about].filter(Boolean).join(' · ')}</span>
                </button>
              </li>
            )),
        )}
      </ul>
    </div>
  );
}
