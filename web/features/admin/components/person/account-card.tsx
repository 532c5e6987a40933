import { useFormat } from '../../../../lib/format/use-format.ts';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { CopyButton } from '../../../../ui/action/copy-button.tsx';
import { KeyValueList } from '../../../../ui/layout/key-value.tsx';
import type { Person } from '../../model.ts';
import type { CardProps } from './card-props.ts';
import { FactChange } from './fact-change.tsx';
import { PersonBadge } from '../person-badge.tsx';
import classes from './person-cards.module.css';
import { useAdminWords } from '../use-admin-words.ts';

const SET_UP = 1;

function ProfileState({ flags }: { flags: Person['profileFlags'] }) {
  const text = useText('admin');
  const format = useFormat();
  const done = flags.find((flag) => flag.id === SET_UP);
  const others = flags.filter((flag) => flag.id !== SET_UP).map((flag) => flag.id);
  return (
    <>
      {done ? text('profileSetUp', { date: format.date(done.since) }) : text('profileNotSetUp')}
      {others.length > 0 && (
        <span className={classes['quiet']}>
          {' '}
          {text('flags')}: {others.join(', ')}
        </span>
      )}
    </>
  );
}

/** Who it is and how the account stands. */
export function AccountCard({ person, may, act }: CardProps) {
  const language = useLanguage();
  const text = useText('admin');
  const common = useText('common');
  const words = useAdminWords();
  const format = useFormat();
  const change = (kind: 'status' | 'type' | 'level', allowed: boolean) => (allowed ? () => act({ kind }) : undefined);
  return (
    <Card title={text('account')}>
      <KeyValueList
        facts={[
          {
            label: text('status'),
            value: (
              <FactChange what={text('status')} onChange={change('status', may.standing)}>
                <PersonBadge person={{ status: person.status, blocked: false, deletionDueAt: null }} />
              </FactChange>
            ),
          },
          {
            label: text('type'),
            value: (
              <FactChange what={text('type')} onChange={change('type', may.act)}>
                {words.type(person.type)}
              </FactChange>
            ),
          },
          {
            label: text('access'),
            value: (
              <FactChange what={text('access')} onChange={change('level', may.standing)}>
                {words.level(person.level)}
              </FactChange>
            ),
          },
          { label: text('email'), value: <a href={`mailto:${person.email}`}>{person.email}</a> },
          { label: text('username'), value: person.username },
          ...(person.phone === '' ? [] : [{ label: text('phone'), value: person.phone }]),
          ...(person.company === '' ? [] : [{ label: text('company'), value: person.company }]),
          {
            label: text('languageAndZone'),
            value: `${common(person.language === 'en' ? 'english' : 'spanish')}, ${zoneName(person.timeZone, language)}`,
          },
          { label: text('profile'), value: <ProfileState flags={person.profileFlags} /> },
          { label: text('joined'), value: format.date(person.joinedAt) },
          {
            label: text('id'),
            value: (
              <span className={classes['id']}>
                <code className={classes['code']}>{person.id}</code>
                <CopyButton value={person.id} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
