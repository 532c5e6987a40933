import { networkName, usualTarget } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import type { Connection } from '../../connection-model.ts';
import { codeText } from '../../model.ts';
import { sharedKind } from '../../target-model.ts';
import classes from './connection-card.module.css';
import { useTargetWords } from '../use-target-words.ts';

/** Where posts can go to through a connection, and where no longer. */
export function ConnectionTargets({ connection }: { connection: Connection }) {
  const text = useText('sharing');
  const connections = useText('connections');
  const words = useTargetWords();
  if (!connection.connected || connection.state === 'permissions_missing') return null;
  const { slug, targets, lostTargets } = connection;
  const network = networkName(slug);
  const usual = usualTarget(slug);
  if (targets.length === 0 && lostTargets.length === 0)
    return <Banner kind="attention">{connections('targetsEmpty', { ...words(usual), network })}</Banner>;
  const kind = targets.length === 0 ? usual : sharedKind(targets.map((target) => target.kind));
  return (
    <>
      {lostTargets.map((target) => (
        <Banner key={target.value} kind="attention" title={target.text}>
          {text(codeText(target.reason), { ...words(target.kind), network, target: target.text, code: target.reason })}
        </Banner>
      ))}
      <div>
        <p className={classes['count']}>{text(`${kind}_count`, { count: targets.length })}</p>
        <ul className={classes['targets']}>
          {targets.map((target) => (
            <li key={target.value}>{target.text}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
