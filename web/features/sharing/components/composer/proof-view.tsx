import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { Digest } from '../../../../ui/display/digest.tsx';
import { Picture } from '../../../../ui/display/picture.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import type { Size } from '../../composer-model.ts';
import { withVariant } from '../../variant-model.ts';
import { LinkPreview } from './link-preview.tsx';
import classes from './proof-view.module.css';
import type { Composer } from './use-composer.ts';

const RATIOS: Record<Size, string> = { square: '1', portrait: '4 / 5', story: '9 / 16', link: '1200 / 630' };

function SizeChoice({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const { draft, change, sizes, shown, shownSize } = composer;
  if (composer.isLink || sizes.data === undefined || sizes.data.length < 2) return null;
  return (
    <>
      <SegmentedControl
        label={shown === null ? text('size') : text('sizeOf', { network: networkName(shown) })}
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
  const { draft, meant, shown, sizeOf } = composer;
  const others = shown === null ? meant.filter((network) => sizeOf(network) !== draft.size) : [];
  return others.map((network) => (
    <p key={network} className={classes['help']}>
      {text('sizeInstead', { network: networkName(network), size: text(`size_${sizeOf(network)}`) })}
    </p>
  ));
}

/** The picture that the network gets, and the digest of its bytes; for an article the link preview. */
export function ProofView({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const { draft, proof, piece, isLink, shownSize } = composer;
  const title = piece.data?.translations[draft.language].title ?? '';
  if (proof?.error && proof.data === undefined) {
    const retry = () => void proof.refetch();
    return (
      <Failed error={proof.error} title={text('pictureFailed')} place="part" busy={proof.isFetching} onRetry={retry} />
    );
  }
  const data = proof?.data;
  const picture = data ? (
    <Picture
      src={data.url}
      width={data.width}
      height={data.height}
      alt={text('pictureOf', { title })}
      eager
      fallback={text('pictureFailed')}
    />
  ) : (
    <span className={classes['waiting']} style={{ aspectRatio: RATIOS[shownSize] }} role="status">
      {text('pictureWaiting')}
    </span>
  );
  return (
    <div className={classes['proof']}>
      {isLink ? (
        <LinkPreview picture={picture} piece={piece.data} language={draft.language} />
      ) : (
        <div className={classes['frame']} data-tall={shownSize === 'story' || undefined}>
          {picture}
        </div>
      )}
      <SizeChoice composer={composer} />
      <div className={classes['facts']}>
        <p className={classes['help']}>{text(isLink ? 'linkHelp' : 'proofHelp')}</p>
        {data && (
          <p className={classes['digest']}>
            <span>{text('proof')}</span>
            <Digest sha256={data.sha256} />
          </p>
        )}
      </div>
    </div>
  );
}
