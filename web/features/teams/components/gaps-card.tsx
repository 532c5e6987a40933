import { useInfiniteQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { Team } from '../api.ts';
import { ALL_GAPS, type ExpectedField, type GapFilters, gapsQuery, type MemberGaps, PART } from '../people-api.ts';
import { FoundPeople } from './found-people.tsx';
import classes from './gaps-card.module.css';
import { GapsDialog } from './gaps-dialog.tsx';

/** The word of the profile for a field. */
const labelOf = (field: ExpectedField) => (field === 'email' ? 'email_address' : field);

interface RowProps {
  member: MemberGaps;
  readOnly: boolean;
  onFill: () => void;
}

function Row({ member, readOnly, onFill }: RowProps) {
  const text = useText('teams');
  const profile = useText('profile');
  const missing = member.missing.map((field) => profile(labelOf(field)));
  return (
    <tr>
      <th scope="row">{member.name}</th>
      <td>
        {missing.length > 0 && missing.join(', ')}
        {missing.length === 0 && (
          <span className={classes['whole']}>
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            {text('nothingMissing')}
          </span>
        )}
      </td>
      <td className={classes['act']}>
        {missing.length > 0 && !readOnly && (
          <Button size="small" kind="quiet" onClick={onFill} aria-label={text('fillFor', { name: member.name })}>
            {text('fill')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Who on the team lacks what every piece is better with, and the way to fill it in for them. */
export function GapsCard({ team, readOnly }: { team: Team; readOnly: boolean }) {
  const text = useText('teams');
  const profile = useText('profile');
  const [filters, setFilters] = useState(ALL_GAPS);
  const change = (part: Partial<GapFilters>) => setFilters({ ...filters, ...part });
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  const gaps = useInfiniteQuery(gapsQuery(filters));
  const whole = gaps.data?.pages[0]?.team;
  const many = team.seats.members > PART;
  const [time, setTime] = useState(0);
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<MemberGaps | null>(null);

  /** Each time with an empty form. */
  function fill(member: MemberGaps) {
    setChosen(member);
    setTime(time + 1);
    setOpened(true);
  }

  return (
    <Card title={text('gaps')}>
      <p className={classes['lead']}>{text('gapsLead')}</p>
      {many && whole && (
        <p className={classes['sum']}>{text('gapsSum', { count: whole.lacking, total: whole.members })}</p>
      )}
      <FoundPeople
        list={gaps}
        many={many}
        label={text('findGap')}
        query={filters.query}
        onSearch={(query) => change({ query })}
        filters={
          <NativeSelect
            label={text('filterMissing')}
            value={filters.field}
            onChange={(field) => change({ field })}
            choices={[
              { value: '', label: text('any') },
              ...(whole?.fields ?? []).map(({ field, count }) => ({
                value: field,
                label: text('missingCount', { field: profile(labelOf(field)), count }),
              })),
            ]}
          />
        }
        onClear={isNarrowed ? () => setFilters(ALL_GAPS) : undefined}
        failed={text('gapsFailed')}
      >
        {(shown) => (
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{text('member')}</th>
                <th scope="col">{text('missing')}</th>
                <th scope="col">
                  <VisuallyHidden>{text('fill')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((member) => (
                <Row key={member.id} member={member} readOnly={readOnly} onFill={() => fill(member)} />
              ))}
            </tbody>
          </table>
        )}
      </FoundPeople>
      {chosen !== null && (
        <GapsDialog key={time} team={team} member={chosen} opened={opened} onClose={() => setOpened(false)} />
      )}
    </Card>
  );
}
