import { useText } from '../../lib/i18n/use-text.ts';
import { CopyButton } from '../action/copy-button.tsx';
import classes from './digest.module.css';

/** The beginning and the end of a SHA-256, enough to compare by eye; the copy is whole. */
export function Digest({ sha256 }: { sha256: string }) {
  const text = useText('common');
  return (
    <span className={classes['digest']}>
      <code title={sha256} aria-label={text('digestOf', { digest: sha256 })}>
        {sha256.slice(0, 8)}…{sha256.slice(-4)}
      </code>
      <CopyButton value={sha256} />
    </span>
  );
}
