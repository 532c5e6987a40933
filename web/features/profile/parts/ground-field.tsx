import { useText } from '../../../lib/i18n/use-text.ts';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ContrastNote } from '../components/brand/contrast-note.tsx';
import classes from './ground-field.module.css';
import { type PartFieldProps, useHelp } from './part-field.tsx';

/** The colour of a group: that of the profile, or one of its own; with how well white reads on it. */
export function GroundField({ form, field, label, profileColor }: PartFieldProps & { profileColor: string }) {
  const text = useText('parts');
  const { locked, help } = useHelp(form, field);
  const value = form.values[field] ?? '';
  const own = value !== '';
  return (
    <div className={classes['field']} data-field={field}>
      {!locked && (
        <SegmentedControl
          label={label}
          labelled
          segments={[
            { value: 'profile', label: text('profileColor') },
            { value: 'custom', label: text('customColor') },
          ]}
          value={own ? 'custom' : 'profile'}
          onChange={(choice) => form.set(field, choice === 'custom' ? profileColor : '')}
        />
      )}
      {locked && <TextField label={label} value={value || profileColor} help={help} readOnly />}
      {own && !locked && (
        <ColorField
          label={text('customColorOf', { name: label })}
          {...form.choice(field)}
          value={value}
          onChangeEnd={() => form.leave(field)}
        />
      )}
      <ContrastNote color={own ? value : profileColor} />
    </div>
  );
}
