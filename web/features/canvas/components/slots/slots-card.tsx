import { IconTrash } from '@tabler/icons-react';
import { SLOT_KINDS } from '@yardsign/domain/content/slots';
import { LANGUAGES, perLanguage } from '@yardsign/domain/languages';
import { SIZES } from '@yardsign/scene/template/template';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextArea, TextField } from '../../../../ui/form/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { type DesignSlot, withText } from '../../model/design.ts';
import { addSlot, layerOfSlot, mostIsFor, optionLines, removeSlot, setSlot, withOptions } from '../../model/slots.ts';
import type { Editor } from '../../model/use-editor.ts';
import { NumberField } from '../properties/number-field.tsx';
import classes from './slots-card.module.css';
import twins from '../twins.module.css';

interface SlotProps {
  editor: Editor;
  slot: DesignSlot;
  at: number;
}

type OptionList = NonNullable<DesignSlot['options']>;

interface OptionsProps {
  language: (typeof LANGUAGES)[number];
  options: OptionList;
  disabled: boolean;
  onChange: (options: OptionList) => void;
}

/** What can be chosen, one a line. As long as somebody writes it stands there as they write it: otherwise the cursor would jump. */
function Options({ language, options, disabled, onChange }: OptionsProps) {
  const text = useText('canvas');
  const [written, setWritten] = useState<string | null>(null);
  return (
    <TextArea
      label={text('slotOptions')}
      help={text('slotOptionsHelp')}
      lang={language}
      rows={3}
      disabled={disabled}
      value={written ?? optionLines(options, language)}
      onChange={({ currentTarget }) => {
        setWritten(currentTarget.value);
        onChange(withOptions(options, language, currentTarget.value));
      }}
      onBlur={() => setWritten(null)}
    />
  );
}

/** What is asked and shown in one language. */
function Asked({ editor, slot, at, language }: SlotProps & { language: (typeof LANGUAGES)[number] }) {
  const text = useText('canvas');
  const { design, canEdit } = editor;
  const { key, kind, label, hint, options } = slot;
  const set = (part: Partial<DesignSlot>, name: string) =>
    editor.change(setSlot(design, at, part), `slot ${at} ${name} ${language}`);
  const empty = perLanguage(() => '');
  return (
    <fieldset className={twins['fields']}>
      <legend>{text(`language_${language}`)}</legend>
      <TextField
        label={text('slotLabel')}
        lang={language}
        maxLength={60}
        disabled={!canEdit}
        value={label[language]}
        onChange={(event) => set({ label: { ...label, [language]: event.currentTarget.value } }, 'label')}
      />
      <TextField
        label={text('slotHint')}
        lang={language}
        maxLength={200}
        optional
        disabled={!canEdit}
        value={hint?.[language] ?? ''}
        onChange={(event) => set({ hint: { ...(hint ?? empty), [language]: event.currentTarget.value } }, 'hint')}
      />
      {kind !== 'photo' && (
        <TextField
          label={text('slotExample')}
          lang={language}
          maxLength={120}
          disabled={!canEdit}
          value={design.template.texts[key]?.[language] ?? ''}
          onChange={(event) =>
            editor.change(withText(design, key, language, event.currentTarget.value), `text ${key} ${language}`)
          }
        />
      )}
      {kind === 'choice' && (
        <Options
          language={language}
          options={options ?? []}
          disabled={!canEdit}
          onChange={(next) => set({ options: next }, 'options')}
        />
      )}
    </fieldset>
  );
}

function SlotFields({ editor, slot, at }: SlotProps) {
  const text = useText('canvas');
  const { design, size, canEdit } = editor;
  const set = (part: Partial<DesignSlot>) => editor.change(setSlot(design, at, part), `slot ${at}`);
  return (
    <li className={classes['slot']}>
      <div className={classes['head']}>
        <h3>{slot.label[editor.language] || slot.key}</h3>
        {canEdit && (
          <IconButton
            label={text('slotRemove', { name: slot.label[editor.language] || slot.key })}
            icon={<IconTrash size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() => editor.change(removeSlot(design, at))}
          />
        )}
      </div>
      <div className={classes['facts']}>
        <NativeSelect
          label={text('slotKind')}
          disabled={!canEdit}
          value={slot.kind}
          onChange={(kind) => set({ kind: SLOT_KINDS.find((each) => each === kind) ?? 'line' })}
          choices={SLOT_KINDS.map((value) => ({ value, label: text(`slot_${value}`) }))}
        />
        {mostIsFor(slot.kind) && (
          <NumberField
            label={text(slot.kind === 'line' ? 'slotMostLine' : 'slotMost')}
            value={slot.most}
            least={1}
            optional
            disabled={!canEdit}
            onChange={(most) => set({ most: most && Math.round(most) })}
          />
        )}
        <CheckboxField
          label={text('slotOptional')}
          checked={slot.optional === true}
          disabled={!canEdit}
          onChange={(on) => set({ optional: on || undefined })}
        />
        {slot.kind === 'line' && (
          <CheckboxField
            label={text('slotWorded')}
            checked={slot.worded === true}
            disabled={!canEdit}
            onChange={(on) => set({ worded: on || undefined })}
          />
        )}
      </div>
      <div className={twins['twins']}>
        {LANGUAGES.map((language) => (
          <Asked key={language} editor={editor} slot={slot} at={at} language={language} />
        ))}
      </div>
      {canEdit && (
        <div>
          <Button
            size="small"
            onClick={() => editor.add((now) => ({ design: now, layer: layerOfSlot(slot, SIZES[size]) }))}
          >
            {text('slotPlace')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What the drawing leaves to the member: asked in a form, shown by its example until then. */
export function SlotsCard({ editor }: { editor: Editor }) {
  const text = useText('canvas');
  const { design, canEdit } = editor;
  if (design.slots.length === 0 && !canEdit) return null;
  return (
    <Card title={text('slots')}>
      <p className={classes['lead']}>{text('slotsHelp')}</p>
      <ul className={classes['slots']}>
        {design.slots.map((slot, at) => (
          <SlotFields key={slot.key} editor={editor} slot={slot} at={at} />
        ))}
      </ul>
      {canEdit && design.slots.length < 12 && (
        <Button onClick={() => editor.change(addSlot(design))}>{text('slotAdd')}</Button>
      )}
    </Card>
  );
}
