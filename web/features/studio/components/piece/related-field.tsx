import { IconX } from '@tabler/icons-react';
import { kinds } from '@yardsign/domain/content/kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { piecesQuery } from '../../api.ts';
import { titleIn } from '../../model.ts';
import classes from './cards.module.css';

/** Letters from which on pieces are looked for, milliseconds after the last of them, and how many are shown. */
const LEAST_LETTERS = 2;
const PAUSE_MS = 250;
const MOST_FOUND = 6;
const MOST_RELATED = 12;

interface RelatedFieldProps {
  /** Addresses of pieces, in their order. */
  related: readonly string[];
  /** The piece itself, which is not related to itself. */
  own: string;
  /** Whether members are asked to share the first of them: then it has to be one that can be posted. */
  isShared?: boolean;
  onChange: (related: string[]) => void;
}

/** The pieces that members are shown beside this one: found by words of their titles, taken out again one by one. */
export function RelatedField({ related, own, isShared = false, onChange }: RelatedFieldProps) {
  const text = useText('studio');
  const titles = useText('titles');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setQuery(typed.trim()), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const label = text(isShared ? 'shared' : 'related');
  const isAsked = query.length >= LEAST_LETTERS;
  const list = useInfiniteQuery({ ...piecesQuery({ query, type: '', view: '' }), enabled: isAsked });
  const found = (list.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ slug, type }) => slug !== own && !related.includes(slug) && (!isShared || kinds[type].postedAs !== null))
    .slice(0, MOST_FOUND);
  return (
    <div className={classes['stack']}>
      {related.length > 0 && (
        <ul className={classes['list']} aria-label={label}>
          {related.map((slug) => (
            <li key={slug} className={classes['picked']}>
              <span>{slug}</span>
              <IconButton
                label={text('relatedRemove', { slug })}
                icon={<IconX size={18} stroke={1.5} aria-hidden="true" />}
                onClick={() => onChange(related.filter((each) => each !== slug))}
              />
            </li>
          ))}
        </ul>
      )}
      {related.length < MOST_RELATED && (
        <TextField
          label={label}
          help={text(isShared ? 'sharedHelp' : 'relatedHelp')}
          optional={!isShared}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The form is sent by its button: Enter here would send it while somebody looks for a piece.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <div role="status">{isAsked && list.isSuccess && found.length === 0 && text('relatedNone')}</div>
      {isAsked && found.length > 0 && related.length < MOST_RELATED && (
        <ul className={classes['list']} aria-label={text('relatedFound')}>
          {found.map((piece) => (
            <li key={piece.id}>
              <Button
                size="small"
                onClick={() => {
                  onChange([...related, piece.slug]);
                  setTyped('');
                }}
              >
                {`${titleIn(piece.titles, language) ?? piece.slug} · ${titles(kinds[piece.type].label)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
