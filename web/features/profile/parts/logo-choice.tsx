import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import type { Brand } from '../brand-query.ts';
import { type PartFieldProps, useHelp } from './part-field.tsx';

/** One of the logos of the profile in place of the first. */
export function LogoChoice({ form, field, label, brand }: PartFieldProps & { brand: Brand }) {
  const text = useText('parts');
  const { locked, help } = useHelp(form, field);
  const value = form.values[field] ?? '';
  const logos = [
    { id: brand.logoDark?.id, label: text('theDarkLogo') },
    { id: brand.secondaryLogo?.id, label: text('theSecondLogo') },
    { id: brand.secondaryLogoDark?.id, label: text('theSecondDarkLogo') },
  ].flatMap(({ id, label: name }) => (id === undefined ? [] : [{ value: id, label: name }]));
  // A picture that is none of the profile's any more is not forgotten by showing it.
  const isFirst = value === '' || value === brand.logo?.id;
  const other = isFirst || logos.some((logo) => logo.value === value) ? [] : [{ value, label: text('anotherLogo') }];
  return (
    <NativeSelect
      label={label}
      {...(help !== undefined && { help })}
      {...form.choice(field)}
      value={isFirst ? '' : value}
      choices={[{ value: '', label: text('theLogo') }, ...logos, ...other]}
      disabled={locked}
    />
  );
}
