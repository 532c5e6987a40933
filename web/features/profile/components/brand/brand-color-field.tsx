import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ColorField } from '../../../../ui/form/color-field.tsx';
import { isLightColor } from '../../model.ts';
import { BRAND_COLORS } from '../../contrast-model.ts';
import { ContrastNote } from './contrast-note.tsx';
import classes from './brand-color-field.module.css';
import { ProfileTextField } from '../profile-text-field.tsx';
import { useLogoColors } from '../pictures/use-logo-colors.ts';
import type { ProfileForm } from '../use-profile-form.ts';

interface SwatchesProps {
  label: string;
  colors: readonly string[];
  chosen: string;
  onChoose: (color: string) => void;
}

function Swatches({ label, colors, chosen, onChoose }: SwatchesProps) {
  return (
    <div className={classes['suggestions']} role="group" aria-label={label}>
      <span className={classes['word']}>{label}</span>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className={classes['swatch']}
          style={{ backgroundColor: color }}
          aria-label={color}
          title={color}
          aria-pressed={color === chosen.toUpperCase()}
          onClick={() => onChoose(color)}
        />
      ))}
    </div>
  );
}

/** The brand colour: the logo's first, then a dozen that read well, then any; with how well words read on it. */
export function BrandColorField({ form }: { form: ProfileForm }) {
  const text = useText('profile');
  const color = form.values.primary_color;
  const ofLogo = useLogoColors(form.values.logo?.url ?? null);
  if (form.locked.has('primary_color')) {
    return <ProfileTextField form={form} field="primary_color" label={text('primary_color')} />;
  }
  const swatches = { chosen: color, onChoose: (chosen: string) => form.set('primary_color', chosen) };
  return (
    <div className={classes['field']}>
      {ofLogo.length > 0 && <Swatches label={text('fromLogo')} colors={ofLogo} {...swatches} />}
      <Swatches label={text('readyColors')} colors={BRAND_COLORS} {...swatches} />
      <ColorField
        label={text('primary_color')}
        help={text('colorHelp')}
        {...form.choice('primary_color')}
        onChangeEnd={() => form.leave('primary_color')}
      />
      <ContrastNote color={color} />
      <p className={classes['advice']} role="status">
        {isLightColor(color) && (
          <>
            <IconAlertTriangle size={16} stroke={2} aria-hidden="true" /> {text('lightColor')}
          </>
        )}
      </p>
    </div>
  );
}
