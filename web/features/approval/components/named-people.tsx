import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import classes from '../pages/pages.module.css';
import type { People } from './rules-form.tsx';

interface NamedPeopleProps {
  label: string;
  chosen: readonly string[];
  people: People;
  onChange: (chosen: string[]) => void;
  /** Opens the window in which members are looked for. */
  onChoose: () => void;
}

/** The people whom a rule names, each to be taken off again, and the way to more. */
export function NamedPeople({ label, chosen, people, onChange, onChoose }: NamedPeopleProps) {
  const text = useText('approval');
  const more = useRef<HTMLButtonElement>(null);
  // Whose account was deleted has no name any more: the rule means nobody by it.
  const named = chosen.flatMap((id) => people.get(id) ?? []);
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{label}</legend>
      {named.length === 0 && <p className={classes['soft']}>{text('nobodyNamed')}</p>}
      {named.length > 0 && (
        <ul className={classes['named']}>
          {named.map(({ id, name, onTeam }) => (
            <li key={id}>
              <Button
                size="small"
                icon={<IconX size={16} stroke={1.75} aria-hidden="true" />}
                aria-label={text('unname', { name: onTeam ? name : text('hasLeft', { name }) })}
                onClick={() => {
                  onChange(chosen.filter((each) => each !== id));
                  more.current?.focus();
                }}
              >
                {onTeam ? name : text('hasLeft', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <span>
        <Button ref={more} size="small" aria-haspopup="dialog" onClick={onChoose}>
          {text('chooseMembers')}
        </Button>
      </span>
    </fieldset>
  );
}
