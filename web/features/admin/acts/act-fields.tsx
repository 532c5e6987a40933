import { ACCOUNT_STATUSES, USER_TYPES } from '@yardsign/domain/access/account-kinds';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { givableTo, LEVELS } from '../model.ts';
import { useAdminWords } from '../components/use-admin-words.ts';
import type { ValueFieldProps } from './act.ts';

export function StatusField({ field }: ValueFieldProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const choices = ACCOUNT_STATUSES.map((status) => ({ value: status, label: words.status(status) }));
  return <NativeSelect {...field} label={text('status')} choices={choices} />;
}

export function TypeField({ field }: ValueFieldProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const types = USER_TYPES.map((type) => ({ value: type, label: words.type(type) }));
  return <NativeSelect {...field} label={text('type')} choices={[{ value: '', label: text('noType') }, ...types]} />;
}

export function LevelField({ field }: ValueFieldProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const choices = LEVELS.map((level) => ({ value: String(level), label: words.level(level) }));
  return <NativeSelect {...field} label={text('access')} choices={choices} />;
}

export function FeatureField({ person, field }: ValueFieldProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const features = givableTo(person).map((slug) => ({ value: slug, label: words.feature(slug) }));
  return <NativeSelect {...field} label={text('feature')} choices={[{ value: '', label: '–' }, ...features]} />;
}

export function SeatsField({ field }: ValueFieldProps) {
  return <NumberField field={field} label={useText('admin')('seats')} />;
}

export function LoginsField({ field }: ValueFieldProps) {
  return <NumberField field={field} label={useText('admin')('logins')} />;
}

function NumberField({ field, label }: Pick<ValueFieldProps, 'field'> & { label: string }) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
