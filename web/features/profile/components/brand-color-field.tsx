import { useText } from '../../../lib/i18n/use-text.ts';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { isLightColor } from '../model.ts';
import classes from './brand-color-field.module.css';
import { ProfileTextField } from './profile-text-field.tsx';
import { useLogoColors } from './use-logo-colors.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** The brand colour, with colours found in the logo to choose from, and advice when it is too light for small print. */
export function BrandColorField({ form }: { form: ProfileForm }) {
  const text = useText('profile');
  const color = form.values.primary_color;
  const suggestions = useLogoColors(form.values.logo?.url ?? null);
  if (form.locked.has('primary_color')) {
    return <ProfileTextField form={form} field="primary_color" label={text('primary_color')} />;
  }
  return (
    <div className={classes['field']}>
      <ColorField
        label={text('primary_color')}
        help={text('colorHelp')}
        {...form.choice('primary_color')}
        onChangeEnd={() => form.leave('primary_color')}
        suggestions={suggestions}
      />
      {suggestions.length > 0 && (
        <div className={classes['suggestions']} role="group" aria-label={text('fromLogo')}>
          <span className={classes['word']}>{text('fromLogo')}</span>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={classes['swatch']}
              style={{ background: suggestion }}
              aria-label={suggestion}
              title={suggestion}
              aria-pressed={suggestion.toUpperCase() === color.toUpperCase()}
              onClick={() => form.set('primary_color', suggestion)}
            />
          ))}
        </div>
      )}
      <p className={classes['advice']} role="status">
        {isLightColor(color) && text('lightColor')}
      </p>
    </div>
  );
}
