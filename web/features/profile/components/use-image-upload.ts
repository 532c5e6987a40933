import { useState } from 'react';
import { useUploadImage } from '../api.ts';
import { type FileFault, faultOfFile } from '../image-model.ts';
import type { BrandImage, ImageField } from '../model.ts';

interface State {
  opened: boolean;
  /** The file in the dialog: on its way, or being cut. */
  file: File | null;
  fault: FileFault | 'unreadable' | null;
}

const CLOSED: State = { opened: false, file: null, fault: null };

/** One picture on its way from a file to the form: chosen, cut when it is a photo, uploaded. Nothing is lost when a step fails. */
export function useImageUpload(memberId: string, field: ImageField, onDone: (image: BrandImage) => void) {
  const [state, setState] = useState(CLOSED);
  const upload = useUploadImage(memberId, field);

  function send(make: () => Promise<Blob>) {
    const finish = (image: BrandImage) => {
      setState(CLOSED);
      onDone(image);
    };
    upload.mutate(make, { onSuccess: finish });
  }

  function take(file: File) {
    const fault = faultOfFile(file);
    upload.reset();
    setState({ opened: true, file: fault === null ? file : null, fault });
    if (fault === null && field !== 'photo') send(() => Promise.resolve(file));
  }

  return {
    ...state,
    cropping: field === 'photo' && state.file !== null,
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
    /** From cutting back to choosing, with what was wrong with the file when something was. */
    back: (fault: State['fault'] = null) => {
      upload.reset();
      setState({ opened: true, file: null, fault });
    },
    close: () => setState(CLOSED),
  };
}

export type ImageUpload = ReturnType<typeof useImageUpload>;
