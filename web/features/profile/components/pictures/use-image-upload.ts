import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IMAGES_KEY } from '../../../uploads/api.ts';
import { useUploadImage } from '../../api.ts';
import { type FileFault, faultOfFile } from '../../image-model.ts';
import type { BrandImage } from '../../model.ts';
import { isCut, type PicturePlace } from '../../picture-place.ts';

interface State {
  opened: boolean;
  /** The file in the dialog: on its way, or being cut. */
  file: File | null;
  fault: FileFault | 'unreadable' | null;
}

const CLOSED: State = { opened: false, file: null, fault: null };

/** One picture on its way from a file to the form: chosen, cut when it is a photo, uploaded. Nothing is lost when a step fails. */
export function useImageUpload(memberId: string, place: PicturePlace, onDone: (image: BrandImage) => void) {
  const [state, setState] = useState(CLOSED);
  const queryClient = useQueryClient();
  const upload = useUploadImage(memberId, place);

  function finish({ id, width, height, url }: BrandImage) {
    setState(CLOSED);
    onDone({ id, width, height, url });
  }

  function send(make: () => Promise<Blob>) {
    const done = (image: BrandImage) => {
      void queryClient.invalidateQueries({ queryKey: IMAGES_KEY });
      finish(image);
    };
    upload.mutate(make, { onSuccess: done });
  }

  function take(file: File) {
    const fault = faultOfFile(file);
    upload.reset();
    setState({ opened: true, file: fault === null ? file : null, fault });
    if (fault === null && !isCut(place)) send(() => Promise.resolve(file));
  }

  return {
    ...state,
    cropping: isCut(place) && state.file !== null,
    busy: upload.isPending,
    error: upload.error,
    /** Opens the dialog, at once with the file that was dropped when there is one. */
    open: (file: File | null) => {
      upload.reset();
      if (file === null) setState({ opened: true, file: null, fault: null });
      else take(file);
    },
    take,
    send,
    /** A picture that was uploaded before. */
    pick: finish,
    /** From cutting back to choosing, with what was wrong with the file when something was. */
    back: (fault: State['fault'] = null) => {
      upload.reset();
      setState({ opened: true, file: null, fault });
    },
    close: () => setState(CLOSED),
  };
}

export type ImageUpload = ReturnType<typeof useImageUpload>;
