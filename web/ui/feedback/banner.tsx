import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './banner.module.css';
import { IconButton } from '../action/icon-button.tsx';
import { TONE_ICONS } from './tone.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

type BannerKind = 'info' | 'attention' | 'failure' | 'done';

interface BannerProps {
  kind: BannerKind;
  title?: ReactNode;
  children?: ReactNode;
  /** A small button or link: what to do about it. */
  action?: ReactNode;
  onClose?: () => void;
  /** Read out at once when it appears; set it for answers to something the member just did. */
  announce?: boolean;
}

const KINDS = {
  info: { tone: 'info', word: 'kindInfo' },
  attention: { tone: 'attention', word: 'kindAttention' },
  failure: { tone: 'failure', word: 'kindFailure' },
  done: { tone: 'good', word: 'kindDone' },
} as const;

/** A message that stays in the page: what happened, what was kept, what to do. */
export function Banner({ kind, title, children, action, onClose, announce = false }: BannerProps) {
  const text = useText('common');
  const Icon = TONE_ICONS[KINDS[kind].tone];
  return (
    <div
      className={classes['banner']}
      data-kind={kind}
      data-closes={onClose && true}
      {...(announce && { role: 'alert' })}
    >
      <div className={classes['message']}>
        <Icon className={classes['icon']} size={20} stroke={1.75} aria-hidden="true" />
        <div className={classes['words']}>
          <VisuallyHidden>{text(KINDS[kind].word)}: </VisuallyHidden>
          {title !== undefined && <p className={classes['title']}>{title}</p>}
          {children !== undefined && <div className={classes['text']}>{children}</div>}
        </div>
      </div>
      {action}
      {onClose && (
        <span className={classes['close']}>
          <IconButton label={text('close')} icon={<IconX size={18} stroke={1.75} />} onClick={onClose} />
        </span>
      )}
    </div>
  );
}
