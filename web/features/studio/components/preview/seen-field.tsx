import { MADE_UP_BRANDS, type MadeUpBrand } from '@yardsign/domain/studio/made-up-brands';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { peopleQuery } from '../../../admin/api.ts';
import { peopleSearch } from '../../../admin/model.ts';
import type { SeenAs } from '../../api.ts';
import classes from './preview.module.css';

/** Letters from which on members are looked for, milliseconds after the last of them, and how many are shown. */
const LEAST_LETTERS = 2;
const PAUSE_MS = 250;
const MOST_FOUND = 6;

/** Who a draft is seen as. A member who is yet to be chosen is null. */
export interface Seen {
  brand: MadeUpBrand;
  isMember: boolean;
  member: { id: string; name: string } | null;
}

/** What the preview is asked for; null while the member is yet to be chosen. */
export function seenAs({ brand, isMember, member }: Seen, language: Language): SeenAs | null {
  if (!isMember) return { language, brand };
  return member && { language, brand, member: member.id };
}

interface SeenFieldProps {
  seen: Seen;
  onChange: (seen: Seen) => void;
}

/** Chooses whose brand a draft wears. */
export function SeenField({ seen, onChange }: SeenFieldProps) {
  const text = useText('studio');
  const choices = MADE_UP_BRANDS.map((value) => ({
    value: value as MadeUpBrand | 'member',
    label: text(`brand_${value}`),
  }));
  return (
    <>
      <NativeSelect
        label={text('previewBrand')}
        value={seen.isMember ? 'member' : seen.brand}
        onChange={(value) =>
          onChange(value === 'member' ? { ...seen, isMember: true } : { brand: value, isMember: false, member: null })
        }
        choices={[...choices, { value: 'member', label: text('previewMember') }]}
      />
      {seen.isMember && <MemberField chosen={seen.member} onChange={(member) => onChange({ ...seen, member })} />}
    </>
  );
}

interface MemberFieldProps {
  chosen: Seen['member'];
  onChange: (member: Seen['member']) => void;
}

function MemberField({ chosen, onChange }: MemberFieldProps) {
  const text = useText('studio');
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setQuery(typed.trim()), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const isAsked = query.length >= LEAST_LETTERS && chosen === null;
  const list = useInfiniteQuery({ ...peopleQuery({ ...peopleSearch.read({}), query }), enabled: isAsked });
  const found = isAsked ? (list.data?.pages[0]?.items.slice(0, MOST_FOUND) ?? null) : null;
  if (chosen !== null)
    return (
      <div className={classes['chosen']}>
        <span>{text('previewAsMember', { name: chosen.name })}</span>
        <Button size="small" onClick={() => onChange(null)}>
          {text('previewOther')}
        </Button>
      </div>
    );
  return (
    <div className={classes['people']}>
      <TextField
        label={text('previewFind')}
        help={text('previewFindHelp')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        maxLength={100}
      />
      {isAsked && list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} place="part" />}
      <p role="status" className={classes['quiet']}>
        {found !== null && found.length === 0 && text('previewNobody')}
      </p>
      {found !== null && found.length > 0 && (
        <ul>
          {found.map(({ id, name, username }) => (
            <li key={id}>
              <Button size="small" onClick={() => onChange({ id, name })}>
                {`${name} (${username})`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
