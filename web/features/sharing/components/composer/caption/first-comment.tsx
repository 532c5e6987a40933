import { FIRST_COMMENT_MOST } from '@yardsign/domain/sharing/first-comment';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { TextArea } from '../../../../../ui/form/text-field.tsx';
import { Wording } from '../../../../compliance/wording.tsx';
import { commentFault } from '../../../comment-model.ts';
import { firstCommentOf } from '../../../composer-model.ts';
import type { Composer } from '../use-composer.ts';
import { COMMENT_FAULTS } from '../use-share-form.ts';

/** What the target says under its own post, where a network that is posted to has comments. Each language keeps its own. */
export function FirstComment({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const format = useFormat();
  const { commenting, notGranted, without } = composer.comments;
  if (commenting.length === 0 && notGranted.length === 0) return null;
  const named = (networks: typeof commenting) => ({ networks: format.list(networks.map(networkName)) });
  const help = [
    commenting.length > 0 && composing('firstCommentHelp', named(commenting)),
    notGranted.length > 0 && composing('firstCommentNotGranted', named(notGranted)),
    commenting.length > 0 && without.length > 0 && composing('firstCommentWithout', named(without)),
  ];
  const words = composer.form.text('firstComment');
  const fault = commentFault(commenting, firstCommentOf(composer.draft));
  const error =
    fault && composing(COMMENT_FAULTS[fault.misfit], { most: fault.most, network: networkName(fault.network) });
  return (
    <>
      <TextArea
        {...words}
        {...(error !== null && { error })}
        label={text('firstComment')}
        help={help.filter((line) => line !== false).join(' ')}
        lang={composer.draft.language}
        rows={2}
        maxLength={FIRST_COMMENT_MOST}
        disabled={commenting.length === 0}
      />
      {commenting.length > 0 && (
        <Wording
          written={firstCommentOf(composer.draft)}
          language={composer.draft.language}
          onMend={composer.form.choice('firstComment').onChange}
        />
      )}
    </>
  );
}
