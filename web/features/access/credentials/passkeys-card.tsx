import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Part } from '../../../ui/feedback/part.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { knowsPasskeys } from './ask-for-passkey.ts';
import { type Passkey, passkeysQuery } from './passkeys-api.ts';
import { CredentialCard } from './credential-card.tsx';
import classes from './credentials.module.css';

const AddPasskeyDialog = lazyPart(() => import('./passkey-dialogs.tsx').then((module) => module.AddPasskeyDialog));
const RenamePasskeyDialog = lazyPart(() =>
  import('./passkey-dialogs.tsx').then((module) => module.RenamePasskeyDialog),
);
const RemovePasskeyDialog = lazyPart(() =>
  import('./passkey-dialogs.tsx').then((module) => module.RemovePasskeyDialog),
);

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const text = useText('security');
  const format = useFormat();
  const [opened, setOpened] = useState<'rename' | 'remove' | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const date = format.date(createdAt, 'longDate');
  const dialog = { passkey, onClose: () => setOpened(null) };
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['soft']}>
          {lastUsedAt === null
            ? text('passkeyUnused', { date })
            : text('passkeyUsed', { date, when: format.ago(lastUsedAt) })}
        </span>
      </span>
      <span className={classes['actions']}>
        <Button size="small" onClick={() => setOpened('rename')} aria-label={text('passkeyRenameLabel', { name })}>
          {text('passkeyRename')}
        </Button>
        <Button size="small" onClick={() => setOpened('remove')} aria-label={text('passkeyRemoveLabel', { name })}>
          {text('passkeyRemove')}
        </Button>
      </span>
      {opened !== null && (
        <Part onDismiss={dialog.onClose}>
          {opened === 'rename' ? <RenamePasskeyDialog {...dialog} /> : <RemovePasskeyDialog {...dialog} />}
        </Part>
      )}
    </li>
  );
}

/** The passkeys of the account: what they are called, when they were made and used, and how to change that. */
export function PasskeysCard() {
  const text = useText('security');
  const query = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <CredentialCard title={text('passkeysTitle')} query={query} rows={2}>
        {({ passkeys }) => (
          <>
            <p className={classes['soft']}>{text('passkeysText')}</p>
            {passkeys.length > 0 && (
              <ul className={classes['rows']}>
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            {knowsPasskeys() ? (
              <div className={classes['actions']}>
                <Button onClick={() => setAdding(true)}>{text('passkeyAdd')}</Button>
              </div>
            ) : (
              <p className={classes['soft']}>{text('passkeysUnknown')}</p>
            )}
          </>
        )}
      </CredentialCard>
      {adding && (
        <Part onDismiss={() => setAdding(false)}>
          <AddPasskeyDialog onClose={() => setAdding(false)} />
        </Part>
      )}
    </>
  );
}
