import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { InviteAccount } from './invitation.tsx';
import classes from './invitation.module.css';

/** The address has an account: signing in to it is the way in, over every check that signing in has. */
export function LogInToJoin({ accounts }: { accounts: readonly InviteAccount[] }) {
  const text = useText('teams');
  return (
    <div className={classes['card']}>
      <Card>
        <div className={classes['stack']}>
          <p>{text('hasAccounts', { count: accounts.length })}</p>
          <ul className={classes['accounts']}>
            {accounts.map((account) => (
              <li key={account.username}>
                <strong>{account.name}</strong>
                <br />
                <span className={classes['quiet']}>
                  {[account.username, account.company].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          <LinkButton to="/login" search={{ redirectFrom: '/join-team' }} kind="primary" wide>
            {text('logInToJoin')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
