import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import classes from './logo-note.module.css';
import { PartChoice } from './part-field.tsx';
import type { PartForm } from './use-part-form.ts';

const UNDER_PHOTO = '2';

/** Where the two logos stand on the front page of a guide. */
export function FrontLogoFields({ form, brand }: { form: PartForm; brand: Brand }) {
  const text = useText('parts');
  const isShown = form.values['showlogo'] === '1';
  const underPhoto = (field: string) =>
    form.values[field] === UNDER_PHOTO && brand.photo === null ? text('inPlaceOfPhoto') : undefined;
  const hasSecond = brand.secondaryLogo !== null || brand.secondaryLogoDark !== null;
  const secondHelp = underPhoto('secondary_logo_pos') ?? (hasSecond ? text('secondLogoHelp') : undefined);
  const firstHelp = isShown ? underPhoto('logo_pos') : text('frontLogoIdle');
  return (
    <>
      <PartChoice
        form={form}
        field="logo_pos"
        label={text('frontLogo')}
        isIdle={!isShown}
        {...(firstHelp !== undefined && { help: firstHelp })}
      />
      <PartChoice
        form={form}
        field="secondary_logo_pos"
        label={text('frontSecondLogo')}
        {...(secondHelp !== undefined && { help: secondHelp })}
      />
      {!hasSecond && (
        <p className={classes['note']}>
          {text('noSecondLogo')}{' '}
          <Link to="/profile/basic" hash="secondary_logo">
            {text('addLogo')}
          </Link>
        </p>
      )}
    </>
  );
}
