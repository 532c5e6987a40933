import { MOST_NAMED } from '@yardsign/domain/approval/team-rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { LiveSearch } from '../../../ui/form/live-search.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ALL_MEMBERS, membersQuery, type TeamMember } from '../../teams/people-api.ts';
import classes from '../pages/pages.module.css';

interface ChooseMembersProps {
  /** What the people are chosen for. */
  title: string;
  chosen: readonly string[];
  /** Somebody is chosen, or is not any more. */
  onChoose: (member: TeamMember, wanted: boolean) => void;
  opened: boolean;
  onClose: () => void;
}

/** Members of the team to choose from, however many they are: found by their names and addresses, as many at once as one looks through. */
export function ChooseMembersDialog({ title, opened, onClose, ...rest }: ChooseMembersProps) {
  const text = useText('approval');
  const count = rest.chosen.length;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      footer={
        <>
          <p className={classes['chosen']} role="status">
            {count < MOST_NAMED ? text('chosenCount', { count }) : text('mostNamed', { most: MOST_NAMED })}
          </p>
          <Button kind="primary" onClick={onClose}>
            {text('chosenAll')}
          </Button>
        </>
      }
    >
      <Choices {...rest} />
    </Dialog>
  );
}

function Choices({ chosen, onChoose }: Pick<ChooseMembersProps, 'chosen' | 'onChoose'>) {
  const text = useText('approval');
  const [query, setQuery] = useState('');
  const list = useInfiniteQuery(membersQuery({ ...ALL_MEMBERS, query }));
  const isFull = chosen.length >= MOST_NAMED;
  return (
    <div className={classes['fields']}>
      <LiveSearch label={text('findMember')} value={query} onSearch={setQuery} first />
      <Loaded query={list} waiting={<ListSkeleton rows={5} />} place="part" failed={text('membersFailed')}>
        {({ pages }) => {
          const members = pages.flatMap((page) => page.items);
          return (
            <div className={classes['group']} aria-busy={list.isFetching}>
              {members.map((member) => (
                <CheckboxField
                  key={member.id}
                  label={member.name}
                  help={member.isAdmin ? `${member.email} · ${text('adminOfTeam')}` : member.email}
                  checked={chosen.includes(member.id)}
                  disabled={isFull && !chosen.includes(member.id)}
                  onChange={(wanted) => onChoose(member, wanted)}
                />
              ))}
              {members.length === 0 && (
                <p className={classes['soft']} role="status">
                  {text(query === '' ? 'noMembers' : 'nobodyFound')}
                </p>
              )}
              {members.length > 0 && <MorePages list={list} shown={members.length} total={pages[0]?.total ?? null} />}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
