import type { UseMutationResult } from '@tanstack/react-query';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type Asset, useKeepAsset, useSaveAsset } from './asset-api.ts';
import { nameOfFile, readTags } from './asset-model.ts';
import type { ChosenFile } from './choose-file.tsx';
import classes from './assets.module.css';

interface NameFormProps<Sent> {
  title: string;
  start: { name: string; tags: string };
  picture: string;
  call: UseMutationResult<unknown, Error, Sent>;
  toSend: (words: { name: string; tags: string[] }) => Sent;
  onClose: () => void;
}

/** A picture with the name and the tags that it is kept under. */
function NameForm<Sent>({ title, start, picture, call, toSend, onClose }: NameFormProps<Sent>) {
  const text = useText('assets');
  const draft = useDraft(start);
  const form = useCallForm({
    draft,
    call,
    faults: { name: draft.values.name.trim() === '' && text('nameMissing') },
    toSend: ({ name, tags }) => toSend({ name: name.trim(), tags: readTags(tags) }),
    onDone: () => {
      showToast({ message: text('saved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={title} submit={text('save')}>
      <img src={picture} alt="" className={classes['preview']} />
      <TextField label={text('name')} maxLength={120} autoComplete="off" data-autofocus {...form.text('name')} />
      <TextField label={text('tags')} help={text('tagsHelp')} optional autoComplete="off" {...form.text('tags')} />
    </FormDialog>
  );
}

/** Keeps a file as a picture of one's own. */
export function NewAssetDialog({
  memberId,
  chosen,
  onClose,
}: {
  memberId: string;
  chosen: ChosenFile;
  onClose: () => void;
}) {
  const text = useText('assets');
  return (
    <NameForm
      title={text('addTitle')}
      start={{ name: nameOfFile(chosen.file.name), tags: '' }}
      picture={chosen.url}
      call={useKeepAsset(memberId)}
      toSend={(words) => ({ ...words, file: chosen.file })}
      onClose={onClose}
    />
  );
}

export function EditAssetDialog({ memberId, asset, onClose }: { memberId: string; asset: Asset; onClose: () => void }) {
  const text = useText('assets');
  return (
    <NameForm
      title={text('editTitle')}
      start={{ name: asset.name, tags: asset.tags.join(', ') }}
      picture={asset.thumbnail_url}
      call={useSaveAsset(memberId, asset.id)}
      toSend={(words) => words}
      onClose={onClose}
    />
  );
}
