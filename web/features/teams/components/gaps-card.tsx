import { useQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { gapsQuery, type Team, type TeamGaps } from '../api.ts';
import classes from './gaps-card.module.css';
import { GapsDialog } from './gaps-dialog.tsx';
import { InParts } from './in-parts.tsx';

interface RowProps {
  member: TeamGaps;
  readOnly: boolean;
  onFill: () => void;
}

function Row({ member, readOnly, onFill }: RowProps) {
  const text = useText('teams');
  const profile = useText('profile');
  const missing = member.missing.map((field) => profile(field === 'email' ? 'email_address' : field));
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
  const gaps = useQuery(gapsQuery);
  const [time, setTime] = useState(0);
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<TeamGaps | null>(null);

  /** Each time with an empty form. */
  function fill(member: TeamGaps) {
    setChosen(member);
    setTime(time + 1);
    setOpened(true);
  }

  return (
    <Card title={text('gaps')}>
      <p className={classes['lead']}>{text('gapsLead')}</p>
      <Loaded query={gaps} waiting={<ListSkeleton rows={3} />} place="part" failed={text('gapsFailed')}>
        {(all) => (
          <InParts people={all} wordsOf={({ name }) => name} label={text('findGap')}>
            {(members) => (
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
                  {members.map((member) => (
                    <Row key={member.id} member={member} readOnly={readOnly} onFill={() => fill(member)} />
                  ))}
                </tbody>
              </table>
            )}
          </InParts>
        )}
      </Loaded>
      {chosen !== null && (
        <GapsDialog key={time} team={team} member={chosen} opened={opened} onClose={() => setOpened(false)} />
      )}
    </Card>
  );
}
