import { useEffect, useEffectEvent } from 'react';
import { ImageDialog } from '../../../profile/components/pictures/image-dialog.tsx';
import { useImageUpload } from '../../../profile/components/pictures/use-image-upload.ts';
import type { BrandImage } from '../../../profile/model.ts';

interface PhotoDialogProps {
  memberId: string;
  current: string | null;
  label: string;
  brandColor: string;
  onPick: (image: BrandImage) => void;
  onClose: () => void;
}

/** Chooses, cuts and uploads a photograph for a graphic, or takes one that was uploaded for another. */
export function PhotoDialog({ memberId, current, label, brandColor, onPick, onClose }: PhotoDialogProps) {
  const upload = useImageUpload(memberId, 'graphic', onPick);
  const openNow = useEffectEvent(() => upload.open(null));
  useEffect(() => openNow(), []);
  return (
    <ImageDialog
      upload={{ ...upload, close: onClose }}
      memberId={memberId}
      current={current}
      place="graphic"
      label={label}
      brandColor={brandColor}
    />
  );
}
