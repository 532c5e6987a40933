import { useQueryClient } from '@tanstack/react-query';
import type { VideoPlace } from '@yardsign/domain/uploads/video-limits';
import { useSession } from '../../../lib/session/session-query.ts';
import { VideoField } from '../../uploads/components/video-field.tsx';
import { useHelp } from './part-field.tsx';
import { partQuery } from './part-api.ts';
import type { PartForm } from './use-part-form.ts';

interface VideoChoiceProps {
  form: PartForm;
  place: VideoPlace;
  label: string;
}

/** The intro or the outro. A new one is in the profile as soon as it is there; taking it away waits for the form to be saved. */
export function VideoChoice({ form, place, label }: VideoChoiceProps) {
  const queryClient = useQueryClient();
  const memberId = useSession()?.user.id ?? '';
  const field = `custom_${place}`;
  const { locked, help = '' } = useHelp(form, field);
  return (
    <div data-field={field}>
      <VideoField
        memberId={memberId}
        place={place}
        label={label}
        value={form.values[field] ?? ''}
        locked={locked ? help : null}
        fault={form.shown[field]}
        onUploaded={(address) => {
          form.set(field, address);
          void queryClient.invalidateQueries({ queryKey: partQuery(memberId, 'video').queryKey });
        }}
        onRemove={() => form.set(field, '')}
      />
    </div>
  );
}
