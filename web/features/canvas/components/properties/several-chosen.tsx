import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import type { Places } from '../../model/places.ts';
import { type Alignment, ALIGNMENTS, alignTogether, movablesAt } from '../../model/together.ts';
import type { Editor } from '../../model/use-editor.ts';
import classes from './properties.module.css';

const ICONS: Readonly<Record<Alignment, TablerIcon>> = {
  left: IconLayoutAlignLeft,
  center: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
};

/** What can be done to several layers at once, besides what the bar does. */
export function SeveralChosen({ editor, places }: { editor: Editor; places: Places }) {
  const text = useText('canvas');
  const { design, size, layers, all } = editor;
  // Told of this choice alone: another one is told anew.
  const [aligned, setAligned] = useState('');
  const chosen = all.map((path) => path.join('.')).join(' ');
  function align(to: Alignment) {
    editor.change(alignTogether(design, size, movablesAt(layers, places, all), to));
    setAligned(chosen);
  }
  return (
    <div className={classes['properties']}>
      <p role="status">
        {text('chosenTogether', { count: all.length })}
        {aligned === chosen && ` ${text('aligned')}`}
      </p>
      <p className={classes['quiet']}>{text('togetherHelp')}</p>
      {editor.canEdit && (
        <fieldset className={classes['section']}>
          <legend>{text('alignTogether')}</legend>
          <div className={classes['tools']}>
            {ALIGNMENTS.map((to) => {
              const Icon = ICONS[to];
              return (
                <IconButton
                  key={to}
                  label={text(`together_${to}`)}
                  icon={<Icon size={20} stroke={1.5} aria-hidden />}
                  onClick={() => align(to)}
                />
              );
            })}
          </div>
        </fieldset>
      )}
    </div>
  );
}
