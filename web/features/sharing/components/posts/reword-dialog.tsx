import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { TextArea } from '../../../../ui/form/text-field.tsx';
import { Wording } from '../../../compliance/wording.tsx';
import type { Post } from '../../model.ts';
import type { usePostChange } from '../../post-change-api.ts';
import { captionFault, captionRoom, CAPTION_MOST } from '../../variant-model.ts';
import { CAPTION_FAULTS } from '../composer/use-share-form.ts';

interface RewordDialogProps {
  post: Post;
  change: ReturnType<typeof usePostChange>;
  onClose: () => void;
}

/** Other words for one post: before it goes out, and where the network allows it after that. */
export function RewordDialog({ post, change, onClose }: RewordDialogProps) {
  const text = useText('sharing');
  const composing = useText('composer');
  const network = networkName(post.network);
  const draft = useDraft({ caption: post.caption });
  const { caption } = draft.values;
  // A film has the room of a picture.
  const postedAs = post.link === null ? 'picture' : 'link';
  const written = [{ network: post.network, caption }];
  const fault = captionFault(written, postedAs);
  const { used, most } = captionRoom(written, postedAs) ?? { used: caption.length, most: CAPTION_MOST };
  const form = useCallForm({
    draft,
    call: change,
    toSend: (words) => ({ reword: words.caption.trim() }),
    faults: { caption: fault !== null && composing(CAPTION_FAULTS[fault.misfit], { most: fault.most, network }) },
    onDone() {
      showToast({ message: text('reworded') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('rewordTitle')} submit={text('rewordSave')}>
      {post.state === 'published' && <Banner kind="attention">{text('rewordThere', { network })}</Banner>}
      <TextArea
        {...form.text('caption')}
        label={text('captionLabelOf', { network })}
        help={text('captionCount', { used, most })}
        lang={post.language}
        rows={6}
        data-autofocus
      />
      <Wording written={caption} language={post.language} onMend={form.choice('caption').onChange} />
    </FormDialog>
  );
}
