import { IconPlayerPlay, IconX } from '@tabler/icons-react';
import { type Caption, MOST_CAPTION_LETTERS } from '@yardsign/domain/realtalk/captions';
import { plainLineOf } from '@yardsign/domain/text/characters';
import { useState } from 'react';
import { lengthOf } from '../../../lib/format/length-of.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import classes from './captions-card.module.css';

const ICON = { size: 18, stroke: 1.5 } as const;

interface CaptionRowProps {
  caption: Caption;
  language: Language;
  onPlay: () => void;
  /** Told once it is left, where it says something else by then. */
  onChange: (words: string) => void;
}

/** One line of what is said: played from where it begins, and changed. */
export function CaptionRow({ caption, language, onPlay, onChange }: CaptionRowProps) {
  const text = useText('realtalk');
  const [words, setWords] = useState(caption.text);
  const time = lengthOf(caption.from / 1000);

  function leave(): void {
    const said = plainLineOf(words);
    setWords(said);
    if (said !== caption.text) onChange(said);
  }

  return (
    <li className={classes['row']}>
      <IconButton label={text('captionPlay', { time })} icon={<IconPlayerPlay {...ICON} />} onClick={onPlay} />
      <span className={classes['time']} aria-hidden="true">
        {time}
      </span>
      <div className={classes['words']}>
        <TextArea
          label={text('captionAt', { time })}
          labelHidden
          rows={2}
          lang={language}
          value={words}
          maxLength={MOST_CAPTION_LETTERS}
          onChange={(event) => setWords(event.currentTarget.value)}
          onBlur={leave}
        />
      </div>
      <IconButton label={text('captionRemove', { time })} icon={<IconX {...ICON} />} onClick={() => onChange('')} />
    </li>
  );
}
