import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconLayersLinked,
  IconLayersOff,
  IconStackBackward,
  IconStackForward,
  IconTrash,
} from '@tabler/icons-react';
import { LANGUAGES } from '@yardsign/domain/languages';
import { sizesOf } from '@yardsign/scene/template/template';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { SizeSwitch } from '../../graphics/components/size-switch.tsx';
import type { DesignDesk } from '../model/design-desk.ts';
import { NEW_LAYERS, newLayer } from '../model/new-layers.ts';
import type { Editor } from '../model/use-editor.ts';
import classes from './canvas-editor.module.css';

const ICON = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What is shown of the drawing, and what is done to it as a whole. */
export function CanvasBar({ editor, history }: { editor: Editor; history: DesignDesk['view']['history'] }) {
  const text = useText('canvas');
  const { design, size, language, canEdit, layer } = editor;
  const add = (kind: string) => {
    const found = NEW_LAYERS.find((each) => each === kind);
    if (found) editor.add(newLayer(found, size, text('newWords')));
  };
  return (
    <div className={classes['bar']}>
      <div className={classes['sizes']}>
        <SizeSwitch sizes={sizesOf(design.template)} value={size} onChange={editor.setSize} />
      </div>
      <SegmentedControl
        label={text('language')}
        segments={LANGUAGES.map((value) => ({ value, label: text(`language_${value}`) }))}
        value={language}
        onChange={editor.setLanguage}
        small
      />
      {canEdit && (
        <div className={classes['tools']}>
          <IconButton
            label={text('undo')}
            icon={<IconArrowBackUp {...ICON} />}
            resting={history.past.length === 0}
            onClick={editor.undo}
          />
          <IconButton
            label={text('redo')}
            icon={<IconArrowForwardUp {...ICON} />}
            resting={history.future.length === 0}
            onClick={editor.redo}
          />
          <IconButton
            label={text('forward')}
            icon={<IconStackForward {...ICON} />}
            resting={layer === undefined}
            onClick={() => editor.raise(1)}
          />
          <IconButton
            label={text('backward')}
            icon={<IconStackBackward {...ICON} />}
            resting={layer === undefined}
            onClick={() => editor.raise(-1)}
          />
          <IconButton
            label={text('copy')}
            icon={<IconCopy {...ICON} />}
            resting={layer === undefined}
            onClick={editor.copy}
          />
          <IconButton
            label={text('group')}
            icon={<IconLayersLinked {...ICON} />}
            resting={!editor.canGroup}
            onClick={editor.group}
          />
          <IconButton
            label={text('ungroup')}
            icon={<IconLayersOff {...ICON} />}
            resting={!editor.canUngroup}
            onClick={editor.ungroup}
          />
          <IconButton
            label={text('remove')}
            icon={<IconTrash {...ICON} />}
            resting={layer === undefined}
            onClick={editor.remove}
          />
          <NativeSelect
            label={text('add')}
            labelHidden
            acts
            value=""
            onChange={add}
            choices={[
              { value: '', label: text('add') },
              ...NEW_LAYERS.map((value) => ({ value, label: text(`add_${value}`) })),
            ]}
          />
        </div>
      )}
    </div>
  );
}
