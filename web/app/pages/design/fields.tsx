import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckboxField, SwitchField } from '../../../ui/form/choice-fields.tsx';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { PasswordField, TextArea, TextField } from '../../../ui/form/text-field.tsx';
import classes from './design-page.module.css';
import { Specimen } from './specimen.tsx';

/** Fields: at rest, with help, wrong, disabled. */
export function Fields() {
  const text = useText('design');
  const [role, setRole] = useState<string | null>('realestate');
  const [color, setColor] = useState('#1F7A4D');
  const [agreed, setAgreed] = useState(true);
  const [automatic, setAutomatic] = useState(false);
  const roles = [
    { value: 'realestate', label: text('role1') },
    { value: 'mortgage', label: text('role2') },
    { value: 'other', label: text('role3') },
  ];
  return (
    <Specimen title={text('fields')}>
      <div className={classes['fields']}>
        <TextField label={text('name')} help={text('nameHelp')} defaultValue="Maya Ortega" />
        <TextField label={text('name')} error={text('nameError')} defaultValue="" />
        <TextField label={text('website')} optional leading="https://" defaultValue="ortegarealty.test" />
        <TextField label={text('name')} disabled defaultValue="Maya Ortega" />
        <PasswordField label={text('password')} autoComplete="off" defaultValue="porch-light-42" />
        <SelectField label={text('role')} choices={roles} value={role} onChange={setRole} />
        <ColorField
          label={text('color')}
          value={color}
          onChange={setColor}
          suggestions={['#1F7A4D', '#2A62C9', '#B83A26', '#9A5B00']}
        />
        <TextArea label={text('notes')} defaultValue={text('dialogText')} />
        <CheckboxField label={text('agree')} help={text('agreeHelp')} checked={agreed} onChange={setAgreed} />
        <SwitchField label={text('autopilot')} checked={automatic} onChange={setAutomatic} />
      </div>
    </Specimen>
  );
}
