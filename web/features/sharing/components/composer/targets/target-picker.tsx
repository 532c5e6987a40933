import { networkName, usualTarget } from '@yardsign/domain/sharing/networks/networks';
import { useId } from 'react';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../../../ui/feedback/loaded.tsx';
import { Button, LinkButton } from '../../../../../ui/action/button.tsx';
import { useCheckConnection } from '../../../api.ts';
import { CONNECTION_LOOKS, type Connection, canPost } from '../../../connection-model.ts';
import { type Target, keyOf } from '../../../target-model.ts';
import { QuotaNotice } from '../quota-notice.tsx';
import { EndsFirst } from './ends-first.tsx';
import classes from './target-picker.module.css';
import type { Composer } from '../use-composer.ts';
import { useTargetWords } from '../../use-target-words.ts';

function Choices({ composer }: { composer: Composer }) {
  const id = useId();
  const { reachable, targets } = composer;
  const { error, onChange } = composer.form.choice('targets');
  const wrong = error !== undefined;
  const ticked = targets.map(keyOf);

  function toggle(target: Target) {
    const key = keyOf(target);
    const others = targets.filter((one) => keyOf(one) !== key);
    const next = ticked.includes(key) ? others : [...targets, target];
    onChange(next.map(({ network, targetId }) => ({ network, targetId })));
  }

  return (
    <>
      <ul className={classes['list']} data-field="targets">
        {reachable.map((target) => (
          <li key={keyOf(target)}>
            <label className={classes['target']}>
              <input
                type="checkbox"
                name="target"
                value={keyOf(target)}
                checked={ticked.includes(keyOf(target))}
                {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
                onChange={() => toggle(target)}
              />
              <span className={classes['name']}>{target.name}</span>
              <span className={classes['network']}>{networkName(target.network)}</span>
            </label>
          </li>
        ))}
      </ul>
      {wrong && (
        <p className={classes['error']} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** A connection that can post and has nowhere to post to. */
function NoTargets({ connection }: { connection: Connection }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const words = useTargetWords();
  const check = useCheckConnection();
  return (
    <Banner
      kind="attention"
      action={
        <Button size="small" busy={check.isPending} onClick={() => check.mutate(connection.slug)}>
          {text('checkAgain')}
        </Button>
      }
    >
      {composing('targetsNone', {
        ...words(usualTarget(connection.slug)),
        network: networkName(connection.slug),
      })}
    </Banner>
  );
}

/** A connection that was made and cannot post any more: the others can, so it is mended elsewhere. */
function Closed({ connection }: { connection: Connection }) {
  const text = useText('sharing');
  const network = networkName(connection.slug);
  return (
    <Banner
      kind="attention"
      title={network}
      action={
        <LinkButton size="small" to="/integrations">
          {text('reconnectNetwork', { network })}
        </LinkButton>
      }
    >
      {text(CONNECTION_LOOKS[connection.state].label)}
    </Banner>
  );
}

/** Where it goes: the targets of every connection that can post. */
export function TargetPicker({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const common = useText('common');
  return (
    <fieldset className={classes['field']}>
      <legend className={classes['legend']}>{text('targetsLabel')}</legend>
      <Loaded
        query={composer.connections}
        waiting={<p className={classes['waiting']}>{common('loading')}</p>}
        place="part"
      >
        {(connections) => (
          <div className={classes['body']}>
            {connections.map((connection) => {
              if (connection.state === 'not_connected') return null;
              if (!canPost(connection)) return <Closed key={connection.slug} connection={connection} />;
              if (connection.targets.length > 0) return null;
              return <NoTargets key={connection.slug} connection={connection} />;
            })}
            {composer.reachable.length > 0 && <Choices composer={composer} />}
            {composer.reachable.length === 0 && composer.closed.length > 0 && (
              <LinkButton size="small" to="/integrations">
                {text('seeConnections')}
              </LinkButton>
            )}
            <QuotaNotice targets={composer.targets} />
            <EndsFirst composer={composer} />
            {composer.closed.map((network) => (
              <p key={network} className={classes['waiting']}>
                {composing('targetsClosed', { network: networkName(network) })}
              </p>
            ))}
          </div>
        )}
      </Loaded>
    </fieldset>
  );
}
