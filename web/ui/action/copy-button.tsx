import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from './icon-button.tsx';
import { showToast } from '../feedback/toasts.tsx';
import { copyText } from '../../lib/browser/copy-text.ts';

const CONFIRMED_MS = 2000;

/** Copies `value` and says so. `label` names what is copied, when that is not plain from what stands beside it. */
export function CopyButton({ value, label }: { value: string; label?: string }) {
  const text = useText('common');
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await copyText(value);
      setCopied(true);
      showToast({ message: text('copied') });
    } catch {
      showToast({ kind: 'failure', message: text('copyFailed') });
    }
  }

  const Icon = copied ? IconCheck : IconCopy;
  return (
    <IconButton label={label ?? text('copy')} icon={<Icon size={18} stroke={1.5} />} onClick={() => void copy()} />
  );
}
