import { LANGUAGES } from '@yardsign/domain/languages';
import type { TextLayer } from '@yardsign/scene/layers';
import { FACE_NAMES } from '@yardsign/scene/text/font-faces';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextArea, TextField } from '../../../../ui/form/text-field.tsx';
import { keysIn, withText } from '../../model/design.ts';
import { BINDINGS, useLayerWords } from '../../model/layer-words.ts';
import type { Editor } from '../../model/use-editor.ts';
import { ColourPicker } from './colour-picker.tsx';
import { NumberField } from './number-field.tsx';
import { OwnParts } from './own-parts.tsx';
import { PatternField } from './pattern-field.tsx';
import classes from './properties.module.css';

interface TextFieldsProps {
  editor: Editor;
  layer: TextLayer;
}

/** The words themselves, in both languages. */
function Words({ editor, layer }: TextFieldsProps) {
  const text = useText('canvas');
  const { design, canEdit } = editor;
  // What is filled in shows the answer, not these words.
  const filled = editor.isOwn ? design.slots.map(({ key }) => key) : [];
  return keysIn(layer)
    .filter((key) => key in design.template.texts && !filled.includes(key))
    .map((key) => (
      <fieldset key={key} className={classes['section']}>
        <legend>{editor.isOwn ? text('wordsOwn') : text('wordsOf', { key })}</legend>
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={text(`in_${language}`)}
            lang={language}
            rows={2}
            maxLength={600}
            disabled={!canEdit}
            value={design.template.texts[key]?.[language] ?? ''}
            onChange={(event) =>
              editor.change(withText(design, key, language, event.currentTarget.value), `text ${key} ${language}`)
            }
          />
        ))}
      </fieldset>
    ));
}

function Face({ editor, layer }: TextFieldsProps) {
  const text = useText('canvas');
  const disabled = !editor.canEdit;
  const [smallest, largest] = typeof layer.size === 'number' ? [layer.size, layer.size] : layer.size;
  const setSize = (least: number, most: number) =>
    editor.patch({ size: least === most ? most : [Math.min(least, most), Math.max(least, most)] }, 'size');
  const align = (field: 'align' | 'valign', value: string) => editor.patch({ [field]: value });
  return (
    <fieldset className={classes['section']}>
      <legend>{text('type')}</legend>
      <NativeSelect
        label={text('font')}
        disabled={disabled}
        value={layer.font}
        onChange={(font) => editor.patch({ font })}
        choices={FACE_NAMES.map((value) => ({ value, label: text(`face_${value}`) }))}
      />
      <div className={classes['row']}>
        <NumberField
          label={text('smallest')}
          value={smallest}
          least={8}
          most={600}
          disabled={disabled}
          onChange={(value) => value !== undefined && setSize(value, Math.max(value, largest))}
        />
        <NumberField
          label={text('largest')}
          value={largest}
          least={8}
          most={600}
          disabled={disabled}
          onChange={(value) => value !== undefined && setSize(Math.min(value, smallest), value)}
        />
      </div>
      <ColourPicker
        label={text('colour')}
        value={layer.color}
        disabled={disabled}
        onChange={(color) => editor.patch({ color }, 'colour')}
      />
      <div className={classes['row']}>
        <NativeSelect
          label={text('align')}
          disabled={disabled}
          value={layer.align ?? 'left'}
          onChange={(value) => align('align', value)}
          choices={(['left', 'center', 'right'] as const).map((value) => ({ value, label: text(`align_${value}`) }))}
        />
        <NativeSelect
          label={text('valign')}
          disabled={disabled}
          value={layer.valign ?? 'top'}
          onChange={(value) => align('valign', value)}
          choices={(['top', 'middle', 'bottom'] as const).map((value) => ({ value, label: text(`align_${value}`) }))}
        />
      </div>
      <div className={classes['row']}>
        <NumberField
          label={text('lineHeight')}
          value={layer.lineHeight}
          least={0.6}
          most={3}
          step={0.01}
          optional
          disabled={disabled}
          onChange={(lineHeight) => editor.patch({ lineHeight }, 'lineHeight')}
        />
        <NumberField
          label={text('maxLines')}
          value={layer.maxLines}
          least={1}
          most={99}
          optional
          disabled={disabled}
          onChange={(lines) => editor.patch({ maxLines: lines && Math.round(lines) }, 'maxLines')}
        />
      </div>
      <CheckboxField
        label={text('uppercase')}
        checked={layer.uppercase === true}
        disabled={disabled}
        onChange={(on) => editor.patch({ uppercase: on || undefined })}
      />
      <CheckboxField
        label={text('balance')}
        checked={layer.balance === true}
        disabled={disabled}
        onChange={(on) => editor.patch({ balance: on || undefined })}
      />
    </fieldset>
  );
}

/** What a text says, of the template's words and the member's, and how it is set. */
export function TextFields({ editor, layer }: TextFieldsProps) {
  const text = useText('canvas');
  const { bindingName, bindingLabel, partWords } = useLayerWords(editor);
  const parts = [layer.text].flat();
  const setParts = (next: readonly string[], name: string | null) =>
    editor.patch({ text: next.length === 1 ? next[0] : next }, name);
  return (
    <>
      <Words editor={editor} layer={layer} />
      <fieldset className={classes['section']}>
        <legend>{text(editor.isOwn ? 'patternOwn' : 'pattern')}</legend>
        {editor.isOwn && parts.length > 1 && (
          <OwnParts parts={parts.map(partWords)} onRemove={(at) => setParts(parts.toSpliced(at, 1), null)} />
        )}
        {!editor.isOwn && (
          <PatternField
            parts={parts}
            known={Object.keys(editor.design.template.texts)}
            disabled={!editor.canEdit}
            onChange={(next) => setParts(next, 'pattern')}
          />
        )}
        {editor.canEdit && (
          <NativeSelect
            label={text('addBinding')}
            acts
            value=""
            onChange={(name) => name !== '' && setParts([...parts.filter(Boolean), `{${name}}`], null)}
            choices={[
              { value: '', label: text('choose') },
              ...BINDINGS.map((name) => ({
                value: name,
                label: editor.isOwn ? bindingLabel(name) : bindingName(name),
              })),
            ]}
          />
        )}
        {!editor.isOwn && parts.length > 1 && (
          <TextField
            label={text('separator')}
            value={layer.separator ?? ' '}
            disabled={!editor.canEdit}
            maxLength={12}
            onChange={(event) => editor.patch({ separator: event.currentTarget.value }, 'separator')}
          />
        )}
      </fieldset>
      <Face editor={editor} layer={layer} />
    </>
  );
}
