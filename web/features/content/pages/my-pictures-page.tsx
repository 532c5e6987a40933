import { COUNTED_TO, exactTotal } from '@yardsign/domain/counted-to';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { AnchorButton, Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { type Asset, ownAssetsQuery, useRemoveAsset } from '../components/assets/asset-api.ts';
import { EditAssetDialog, NewAssetDialog } from '../components/assets/asset-dialog.tsx';
import { type ChosenFile, ChooseFile } from '../components/assets/choose-file.tsx';
import classes from '../components/assets/assets.module.css';

interface AssetCardProps {
  asset: Asset;
  onTag: (tag: string) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function AssetCard({ asset, onTag, onEdit, onRemove }: AssetCardProps) {
  const text = useText('assets');
  const { name, tags, url, thumbnail_url: thumbnail, width, height } = asset;
  return (
    <li className={classes['card']}>
      <img src={thumbnail} alt="" width={width} height={height} loading="lazy" className={classes['picture']} />
      <h2 className={classes['name']}>{name}</h2>
      {tags.length > 0 && (
        <ul className={classes['tags']} aria-label={text('tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" onClick={() => onTag(tag)}>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes['actions']}>
        <AnchorButton
          href={url}
          download={name}
          size="small"
          aria-label={text('downloadOf', { name })}
          icon={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
        >
          {text('download')}
        </AnchorButton>
        <IconButton label={text('editOf', { name })} icon={<IconPencil size={18} stroke={1.5} />} onClick={onEdit} />
        <IconButton label={text('removeOf', { name })} icon={<IconTrash size={18} stroke={1.5} />} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Asks once: the picture is gone from here for good. */
function RemoveQuestion({
  memberId,
  asset,
  onClose,
  onGone,
}: {
  memberId: string;
  asset: Asset;
  onClose: () => void;
  onGone: () => void;
}) {
  const text = useText('assets');
  const errorText = useErrorText();
  const { mutate, isPending } = useRemoveAsset(memberId);
  const remove = () =>
    mutate(asset.id, {
      onSuccess: () => {
        showToast({ message: text('removed', { name: asset.name }) });
        onGone();
      },
      onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={text('removeQuestion', { name: asset.name })}
      confirm={text('remove')}
      onConfirm={remove}
      busy={isPending}
    >
      {text('removeText')}
    </ConfirmDialog>
  );
}

/** The pictures that a member keeps under a name: graphics they saved, and pictures they uploaded. */
export function MyPicturesPage() {
  const text = useText('assets');
  const titles = useText('titles');
  const content = useText('content');
  const memberId = useSession()?.user.id ?? '';
  const region = useRef<HTMLDivElement>(null);
  const [tag, setTag] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [open, setOpen] = useState<{ what: 'edit' | 'remove'; asset: Asset } | null>(null);
  const list = useInfiniteQuery(ownAssetsQuery(tag));

  function closeNew() {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  }

  return (
    <>
      <PageHeader
        above={<BackLink to="/shareable-content">{content('backToLibrary')}</BackLink>}
        title={titles('myPictures')}
        lead={text('lead')}
        action={<ChooseFile onChoose={setChosen} />}
      />
      {tag !== null && (
        <p className={classes['narrowed']}>
          {text('withTag', { tag })}{' '}
          <Button size="small" onClick={() => setTag(null)}>
            {text('allTags')}
          </Button>
        </p>
      )}
      <div ref={region} tabIndex={-1} role="group" aria-label={titles('myPictures')}>
        <Loaded query={list} waiting={<CardsSkeleton count={6} ratio={1} />} place="list" failed={text('failed')}>
          {({ pages }) => {
            const assets = pages.flatMap((page) => page.data);
            if (assets.length === 0)
              return (
                <EmptyState drawing="empty" title={text('none')}>
                  {text('noneText')}
                </EmptyState>
              );
            return (
              <>
                <ul className={classes['grid']}>
                  {assets.map((asset) => (
                    <AssetCard
                      key={asset.id}
                      asset={asset}
                      onTag={setTag}
                      onEdit={() => setOpen({ what: 'edit', asset })}
                      onRemove={() => setOpen({ what: 'remove', asset })}
                    />
                  ))}
                </ul>
                <MorePages
                  list={list}
                  shown={assets.length}
                  total={exactTotal(pages[0]?.total ?? 0, COUNTED_TO.assets)}
                />
              </>
            );
          }}
        </Loaded>
      </div>
      {chosen && <NewAssetDialog memberId={memberId} chosen={chosen} onClose={closeNew} />}
      {open?.what === 'edit' && (
        <EditAssetDialog memberId={memberId} asset={open.asset} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'remove' && (
        <RemoveQuestion
          memberId={memberId}
          asset={open.asset}
          onClose={() => setOpen(null)}
          onGone={() => {
            setOpen(null);
            // The button that was pressed is gone with its card.
            region.current?.focus();
          }}
        />
      )}
    </>
  );
}
