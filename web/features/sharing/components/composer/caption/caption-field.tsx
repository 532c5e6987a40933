import { useEffect, useRef } from 'react';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { SegmentedControl } from '../../../../../ui/form/segmented-control.tsx';
import { TextArea } from '../../../../../ui/form/text-field.tsx';
import { Advertising } from '../../../../compliance/advertising.tsx';
import { Wording } from '../../../../compliance/wording.tsx';
import { CAPTION_MOST, captionFault, captionRoom, ownCaption, withVariant } from '../../../variant-model.ts';
import type { Network } from '../../../model.ts';
import classes from './caption-field.module.css';
import type { Composer } from '../use-composer.ts';
import { Mentions } from './mentions.tsx';
import { CAPTION_FAULTS } from '../use-share-form.ts';

const ALL = 'all';

/** Whose words and picture are shown: those that all share, or what one network gets. */
function WhoseChoice({ composer }: { composer: Composer }) {
  const text = useText('composer');
  const { meant, shown, show } = composer;
  if (meant.length < 2) return null;
  return (
    <div className={classes['whose']}>
      <SegmentedControl
        label={text('whoseLabel')}
        labelled
        small
        segments={[
          { value: ALL, label: text('whoseAll') },
          ...meant.map((network) => ({ value: network, label: networkName(network) })),
        ]}
        value={shown ?? ALL}
        onChange={(value) => show(value === ALL ? null : value)}
      />
    </div>
  );
}

/** The way back to the words that were suggested, or that all share. */
function Reset({ composer }: { composer: Composer }) {
  const text = useText('composer');
  const { draft, change, shown } = composer;
  if (shown !== null) {
    if (ownCaption(draft, shown) === undefined)
      return <span className={classes['count']}>{text('captionShared')}</span>;
    const share = () => change({ variants: withVariant(draft, shown, { caption: undefined }) });
    return (
      <Button kind="quiet" size="small" onClick={share}>
        {text('captionShareAgain')}
      </Button>
    );
  }
  if (draft.captions[draft.language] === undefined) return null;
  const { [draft.language]: _edited, ...captions } = draft.captions;
  return (
    <Button kind="quiet" size="small" onClick={() => change({ captions })}>
      {text('captionReset')}
    </Button>
  );
}

/** Words that one network does not take can be changed for it alone; the others keep theirs. */
function ForOneAlone({ network, onPress }: { network: Network; onPress: () => void }) {
  const text = useText('composer');
  return (
    <div>
      <Button size="small" onClick={onPress}>
        {text('captionForOne', { network: networkName(network) })}
      </Button>
    </div>
  );
}

/**
 * The words of the post, with what is left of their room. Each language keeps its own, and each network can have some.
 *
 * @param isFirst whether one begins here when the composer opens.
 */
export function CaptionField({ composer, isFirst }: { composer: Composer; isFirst: boolean }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const place = useRef<HTMLDivElement>(null);
  const { draft, caption, form, piece, shown, meant, postedAs } = composer;
  const isClosed = piece.data === undefined && draft.captions[draft.language] === undefined;
  const isReady = isFirst && !isClosed;
  useEffect(() => {
    // Whoever is in a field already stays there.
    if (isReady && !(document.activeElement instanceof HTMLInputElement))
      place.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isReady]);
  // Those with words of their own do not bound the words that the others share.
  const bounding = meant
    .filter((network) => (shown === null ? ownCaption(draft, network) === undefined : network === shown))
    .map((network) => ({ network, caption }));
  const { used, most } = captionRoom(bounding, postedAs) ?? { used: caption.trim().length, most: CAPTION_MOST };
  const fault = captionFault(bounding, postedAs);
  const fitsElsewhere = shown === null && bounding.some(({ network }) => network !== fault?.network);
  function toOneAlone(network: Network) {
    composer.show(network);
    // The field stays, with the words of this network in it.
    place.current?.querySelector('textarea')?.focus();
  }
  const error =
    fault && composing(CAPTION_FAULTS[fault.misfit], { most: fault.most, network: networkName(fault.network) });

  return (
    <div ref={place} className={classes['caption']}>
      <WhoseChoice composer={composer} />
      <TextArea
        {...form.text('caption')}
        label={shown === null ? composing('captionLabel') : text('captionLabelOf', { network: networkName(shown) })}
        lang={draft.language}
        rows={5}
        // A window gives the focus by this mark, also when the form was there before it.
        data-autofocus={isFirst || undefined}
        disabled={isClosed}
        {...(error !== null && { error })}
      />
      {fault && fitsElsewhere && <ForOneAlone network={fault.network} onPress={() => toOneAlone(fault.network)} />}
      <div className={classes['foot']}>
        <span className={classes['count']} data-over={used > most || undefined} data-tabular>
          {text('captionCount', { used, most })}
        </span>
        <Reset composer={composer} />
      </div>
      <Mentions composer={composer} caretIn={() => place.current?.querySelector('textarea') ?? null} />
      <Wording written={caption} language={draft.language} onMend={form.choice('caption').onChange} />
      <Advertising written={caption} language={draft.language} />
    </div>
  );
}
