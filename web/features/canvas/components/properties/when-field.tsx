import type { Layer } from '@yardsign/scene/layers';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import type { Editor } from '../../model/use-editor.ts';
import classes from './properties.module.css';

/** What a member may have or not, on which it depends whether something is shown. */
const HAD = ['photo', 'logo', 'compliance', 'website', 'equalHousing'] as const;

/** Shown to every member, or only to those who have something. */
export function WhenField({ editor, layer }: { editor: Editor; layer: Layer }) {
  const text = useText('canvas');
  const { design, language, canEdit } = editor;
  const when = layer.when ?? '';
  const ofMember = HAD.flatMap((name) => [
    { value: `brand.${name}`, label: text('when_has', { what: text(`has_${name}`) }) },
    { value: `!brand.${name}`, label: text('when_hasNot', { what: text(`has_${name}`) }) },
  ]);
  const ofSlots = design.slots.flatMap(({ key, label }) => [
    { value: key, label: text('when_filled', { what: label[language] }) },
    { value: `!${key}`, label: text('when_notFilled', { what: label[language] }) },
  ]);
  const choices = [{ value: '', label: text('when_always') }, ...ofMember, ...ofSlots];
  const isListed = choices.some(({ value }) => value === when);
  return (
    <fieldset className={classes['section']}>
      <legend>{text('when')}</legend>
      <NativeSelect
        label={text('when')}
        labelHidden
        disabled={!canEdit}
        value={when}
        onChange={(value) => editor.patch({ when: value === '' ? undefined : value })}
        choices={isListed ? choices : [...choices, { value: when, label: text('when_own', { condition: when }) }]}
      />
    </fieldset>
  );
}
