import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { KeyValueList } from '../../../../ui/layout/key-value.tsx';
import type { CardProps } from './card-props.ts';
import { FactChange } from './fact-change.tsx';
import classes from './person-cards.module.css';
import { useMoment } from '../use-moment.ts';

const PROVIDERS: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' };

/** How they come in, and the acts that keep somebody out or help somebody in. */
export function SignInCard({ person, may, act }: CardProps) {
  const text = useText('admin');
  const format = useFormat();
  const moment = useMoment();
  return (
    <Card title={text('signIn')}>
      <KeyValueList
        facts={[
          {
            label: text('lastSignIn'),
            value: person.lastSignInAt === null ? text('never') : moment(person.lastSignInAt),
          },
          ...(person.lastSeenAt === null ? [] : [{ label: text('lastSeen'), value: moment(person.lastSeenAt) }]),
          { label: text('sessions'), value: format.number(person.openSessions) },
          { label: text('secondFactor'), value: text(person.secondFactor ? 'on' : 'off') },
          {
            label: text('signInWith'),
            value:
              person.signInWith.length === 0
                ? text('none')
                : person.signInWith.map((provider) => PROVIDERS[provider] ?? provider).join(', '),
          },
          {
            label: text('logins'),
            value: (
              <FactChange what={text('logins')} onChange={may.act ? () => act({ kind: 'maxLogins' }) : undefined}>
                {text('loginsOf', { used: person.logins + 1, max: person.maxLogins })}
              </FactChange>
            ),
          },
        ]}
      />
      {may.act && (
        <div className={classes['buttons']}>
          <Button size="small" onClick={() => act({ kind: 'passwordReset' })}>
            {text('passwordReset')}
          </Button>
          {person.openSessions > 0 && (
            <Button size="small" onClick={() => act({ kind: 'endSessions' })}>
              {text('endSessions')}
            </Button>
          )}
          {may.standing && person.secondFactor && (
            <Button size="small" onClick={() => act({ kind: 'removeSecondFactor' })}>
              {text('removeSecondFactor')}
            </Button>
          )}
          {may.standing && (
            <Button size="small" onClick={() => act({ kind: person.blocked ? 'unblock' : 'block' })}>
              {text(person.blocked ? 'unblock' : 'block')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
