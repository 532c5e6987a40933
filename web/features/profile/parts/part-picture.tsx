import { useSession } from '../../../lib/session/session-query.ts';
import { PictureField } from '../components/pictures/picture-field.tsx';
import type { PicturePlace } from '../picture-place.ts';
import { partPictureUrl } from './part-picture-url.ts';
import { useHelp } from './part-field.tsx';
import type { PartForm } from './use-part-form.ts';

interface PartPictureProps {
  form: PartForm;
  field: PicturePlace;
  label: string;
  help: string;
  profileColor: string;
}

/** A picture of a group: kept as the digest of its bytes, which also is where it is fetched from. */
export function PartPicture({ form, field, label, help, profileColor }: PartPictureProps) {
  const memberId = useSession()?.user.id ?? '';
  const { locked, help: below = help } = useHelp(form, field, help);
  const id = form.values[field] ?? '';
  const url = partPictureUrl(id);
  return (
    <PictureField
      memberId={memberId}
      place={field}
      label={label}
      help={help}
      image={url === null ? null : { id, url }}
      onChange={(image) => form.set(field, image?.id ?? '')}
      onUndo={() => form.set(field, id)}
      lockNote={locked ? below : null}
      fault={form.shown[field]}
      brandColor={profileColor}
    />
  );
}
