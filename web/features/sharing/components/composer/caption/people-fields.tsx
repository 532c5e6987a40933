import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { TextField } from '../../../../../ui/form/text-field.tsx';
import { tellingPeople } from '../../../mention-model.ts';
import type { Composer } from '../use-composer.ts';

/** Who is on the picture or the film, and who is asked to post along, where a network that is posted to is told. */
export function PeopleFields({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const format = useFormat();
  const telling = tellingPeople(composer.meant);
  if (telling.length === 0) return null;
  const names = { networks: format.list(telling.map(networkName)) };
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, maxLength: 700 } as const;
  return (
    <>
      <TextField
        {...composer.form.text('tag')}
        {...plain}
        label={text('peopleTag', names)}
        help={text('peopleTagHelp', names)}
      />
      <TextField
        {...composer.form.text('collaborator')}
        {...plain}
        label={text('peopleCollaborator', names)}
        help={text('peopleCollaboratorHelp')}
      />
    </>
  );
}
