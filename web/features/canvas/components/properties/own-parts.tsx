import { IconX } from '@tabler/icons-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import classes from './properties.module.css';

interface OwnPartsProps {
  /** What each part says. */
  parts: readonly string[];
  onRemove: (at: number) => void;
}

/** What a text of several parts is put together from, each to be taken out. */
export function OwnParts({ parts, onRemove }: OwnPartsProps) {
  const text = useText('canvas');
  return (
    <ul className={classes['parts']}>
      {parts.map((said, at) => (
        // Two parts may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <span>{said}</span>
          <IconButton
            label={text('partRemove', { words: said })}
            icon={<IconX size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => onRemove(at)}
          />
        </li>
      ))}
    </ul>
  );
}
