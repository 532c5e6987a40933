import type { Editor } from '@tiptap/core';
import { readVideo, writeVideo } from '@yardsign/domain/text/article-marks';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';

/** Puts a film elsewhere into the text, with what it shows. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText('studio');
  const isChosen = editor.isActive('video');
  const { title, href } = editor.getAttributes('video');
  const draft = useDraft({
    title: isChosen ? String(title) : '',
    href: isChosen ? String(href) : 'https://',
  });
  const video = { title: draft.values.title.trim(), href: draft.values.href.trim() };
  const form = useForm({
    draft,
    faults: {
      title: video.title === '' && text('videoTitleMissing'),
      href: readVideo(writeVideo({ ...video, title: 'x' })) === null && text('videoWrong'),
    },
    send() {
      const chain = editor.chain().focus();
      if (isChosen) chain.updateAttributes('video', video).run();
      else chain.insertContent({ type: 'video', attrs: video }).run();
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('videoTitle')} submit={text('linkSet')} size="small">
      <TextField label={text('videoShows')} maxLength={200} data-autofocus {...form.text('title')} />
      <TextField label={text('linkAddress')} help={text('videoHelp')} inputMode="url" {...form.text('href')} />
    </FormDialog>
  );
}
