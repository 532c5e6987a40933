import type { FormWiring } from '../../../../lib/form/use-form.ts';
import type { useForm } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { PictureWords } from '../../pictures-api.ts';

/** What is missing in what is said of a picture. */
export function usePictureFaults({ altEn, altEs }: PictureWords) {
  const text = useText('pictures');
  return {
    altEn: altEn.trim() === '' && text('altMissing'),
    altEs: altEs.trim() === '' && text('altMissing'),
  };
}

type PictureForm = FormWiring & Pick<ReturnType<typeof useForm<PictureWords>>, 'text'>;

interface PictureFieldsProps {
  form: PictureForm;
  /** The cursor is in the first one when the dialog around them opens. */
  first?: boolean;
}

/** What a picture shows, in both languages, and where it is from. */
export function PictureFields({ form, first = false }: PictureFieldsProps) {
  const text = useText('pictures');
  return (
    <>
      <TextField
        label={text('altEn')}
        help={text('altHelp')}
        maxLength={300}
        lang="en"
        data-autofocus={first || undefined}
        {...form.text('altEn')}
      />
      <TextField label={text('altEs')} maxLength={300} lang="es" {...form.text('altEs')} />
      <TextField
        label={text('licence')}
        help={text('licenceHelp')}
        maxLength={300}
        optional
        {...form.text('licence')}
      />
      <TextField label={text('source')} help={text('sourceHelp')} maxLength={300} optional {...form.text('source')} />
    </>
  );
}
