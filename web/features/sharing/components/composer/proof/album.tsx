import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { networkName, networks } from '@yardsign/domain/sharing/networks/networks';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import { PICTURES_MOST, picturesShown } from '@yardsign/domain/sharing/several-pictures';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { IconButton } from '../../../../../ui/action/icon-button.tsx';
import { Picture } from '../../../../../ui/display/picture.tsx';
import { Failed } from '../../../../../ui/feedback/failed.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { shelfQuery } from '../../../../content/api.ts';
import type { Piece } from '../../../../content/model.ts';
import type { Network } from '../../../model.ts';
import type { Composer } from '../use-composer.ts';
import classes from './album.module.css';

const showsOne = (network: Network, count: number) =>
  picturesShown((networks[network] as SocialNetwork).capabilities, count) < count;

/** The pictures behind the first one, and the way to add another: other pieces of the same kind, each drawn and proved like the first. */
export function Album({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const format = useFormat();
  const { album, change, draft, meant, piece, postedAs } = composer;
  const { pictures } = album;
  const alone = meant.filter((network) => showsOne(network, pictures.length + 1));
  if (postedAs !== 'picture') return null;
  return (
    <div className={classes['album']}>
      {pictures.length > 0 && (
        <ol className={classes['pictures']} aria-label={text('pictures')}>
          {pictures.map(({ contentId, title, proofAt }) => (
            <li key={contentId}>
              <Further title={title} proof={proofAt(composer.shownSize)} />
              <IconButton
                label={composing('pictureRemove', { title })}
                icon={<IconX size={18} stroke={1.5} aria-hidden="true" />}
                onClick={() => change({ pictures: draft.pictures.filter((id) => id !== contentId) })}
              />
            </li>
          ))}
        </ol>
      )}
      {pictures.length > 0 && alone.length > 0 && (
        <p className={classes['soft']}>
          {composing('picturesFirstOnly', { networks: format.list(alone.map(networkName)) })}
        </p>
      )}
      {pictures.length + 1 < PICTURES_MOST && piece.data && <AddPicture composer={composer} own={piece.data} />}
    </div>
  );
}

function Further({
  title,
  proof,
}: {
  title: string;
  proof: ReturnType<Composer['album']['pictures'][number]['proofAt']>;
}) {
  const text = useText('sharing');
  const composing = useText('composer');
  if (proof?.data === undefined)
    return (
      <p className={classes['soft']} role="status">
        {proof?.error ? text('pictureFailed') : composing('pictureWaiting')}
      </p>
    );
  const { url, width, height } = proof.data;
  return (
    <Picture
      src={url}
      width={width}
      height={height}
      alt={text('pictureOf', { title })}
      fallback={text('pictureFailed')}
    />
  );
}

/** The newest pieces of the same kind that are not in it yet. They are fetched when they are asked for. */
function AddPicture({ composer, own }: { composer: Composer; own: Piece }) {
  const text = useText('composer');
  const [asked, setAsked] = useState(false);
  const { change, draft } = composer;
  const shelf = useQuery({ ...shelfQuery(own.content_type, draft.language), enabled: asked });
  const open = (shelf.data ?? []).filter(
    ({ id, slots, facts }) => id !== own.id && !draft.pictures.includes(id) && slots.length === 0 && !facts.sample,
  );
  if (!asked)
    return (
      <div>
        <Button size="small" onClick={() => setAsked(true)}>
          {text('pictureAdd')}
        </Button>
      </div>
    );
  if (shelf.error)
    return (
      <Failed error={shelf.error} title={text('pictureAddFailed')} place="part" onRetry={() => void shelf.refetch()} />
    );
  return (
    <SelectField
      label={text('pictureAdd')}
      help={text(shelf.data && open.length === 0 ? 'pictureAddNone' : 'pictureAddHelp', { most: PICTURES_MOST })}
      choices={open.map(({ id, translations }) => ({ value: id, label: translations[draft.language].title }))}
      value={null}
      placeholder={text('pictureAddPlace')}
      searchable
      disabled={shelf.data === undefined || open.length === 0}
      onChange={(id) => id !== null && change({ pictures: [...draft.pictures, id] })}
    />
  );
}
