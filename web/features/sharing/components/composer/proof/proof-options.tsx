import { ALT_TEXT_MOST } from '@yardsign/domain/sharing/alt-text';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Digest } from '../../../../../ui/display/digest.tsx';
import { SegmentedControl } from '../../../../../ui/form/segmented-control.tsx';
import { TextArea } from '../../../../../ui/form/text-field.tsx';
import { altTextOf } from '../../../composer-model.ts';
import { withVariant } from '../../../variant-model.ts';
import classes from './proof-options.module.css';
import type { Composer } from '../use-composer.ts';

/** The size of the picture, of a post for several networks in the one that is shown. */
export function SizeChoice({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const { draft, change, sizes, shown, shownSize } = composer;
  if (composer.postedAs !== 'picture' || sizes.data === undefined || sizes.data.length < 2) return null;
  return (
    <>
      <SegmentedControl
        label={shown === null ? text('size') : composing('sizeOf', { network: networkName(shown) })}
        labelled
        segments={sizes.data.map((size) => ({ value: size, label: text(`size_${size}`) }))}
        value={shownSize}
        onChange={(size) => change(shown === null ? { size } : { variants: withVariant(draft, shown, { size }) })}
      />
      <Others composer={composer} />
    </>
  );
}

/** Which networks get the picture in another size than the one that is shown for all. */
function Others({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const { draft, meant, shown, sizeOf } = composer;
  const others = shown === null ? meant.filter((network) => sizeOf(network) !== draft.size) : [];
  return others.map((network) => (
    <p key={network} className={classes['help']}>
      {composing('sizeInstead', { network: networkName(network), size: text(`size_${sizeOf(network)}`) })}
    </p>
  ));
}

/** What those are told who cannot see the picture, on every network that takes it. It begins with the piece's own. */
export function AltText({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const { draft, change, postedAs, piece } = composer;
  if (postedAs !== 'picture') return null;
  const altText = altTextOf(draft, piece.data);
  return (
    <TextArea
      label={text('altText')}
      help={composing('altTextHelp', { most: ALT_TEXT_MOST })}
      lang={draft.language}
      rows={2}
      maxLength={ALT_TEXT_MOST}
      disabled={piece.data === undefined}
      value={altText}
      onChange={({ target }) => change({ altTexts: { ...draft.altTexts, [draft.language]: target.value } })}
    />
  );
}

/** That what is seen is what goes out, and the digest that proves it. */
export function Exactness({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const { postedAs, proof, film } = composer;
  const sha256 = film.sent?.sha256 ?? proof?.data?.sha256;
  return (
    <div className={classes['facts']}>
      <p className={classes['help']}>{composing(postedAs === 'link' ? 'linkHelp' : 'proofHelp')}</p>
      {sha256 !== undefined && (
        <p className={classes['digest']}>
          <span>{text('proof')}</span>
          <Digest sha256={sha256} />
        </p>
      )}
    </div>
  );
}
