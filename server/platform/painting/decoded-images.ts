import { Image } from '@napi-rs/canvas';
import { KeptByWeight } from '@yardsign/scene/kept-by-weight';
import { readPictureHeader } from './picture-header.ts';

const KEPT_BYTES = 16 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;
/** Ten times what an upload is brought to: a file that says more was not made by us. */
const MOST_PIXELS = 5_000_000;

/** Pictures of members, decoded once and kept as long as there is room. */
export interface DecodedImages {
  /**
   * The pictures of one graphic by their ids. They stay as they are until the next call.
   * @throws Error when a file is missing or cannot be decoded
   */
  of(ids: readonly string[], files: Readonly<Record<string, Uint8Array>>): Promise<Map<string, Image>>;
}

export function decodedImages(): DecodedImages {
  const forgotten: Image[] = [];
  const spare: Image[] = [];
  const kept = new KeptByWeight<Image>(KEPT_BYTES, (image) => forgotten.push(image));

  const decode = async (id: string, file: Uint8Array): Promise<Image> => {
    const { width, height } = readPictureHeader(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) ?? {
      width: 0,
      height: 0,
    };
    if (width * height > MOST_PIXELS) throw new Error(`image ${id} has too many pixels`);
    // A new object for every member would make V8 take its pixels for growth of the heap, and mark all of it again and again.
    const image = spare.pop() ?? new Image();
    try {
      image.src = file;
      await image.decode();
    } catch (cause) {
      throw new Error(`image ${id} cannot be decoded`, { cause });
    }
    return image;
  };

  return {
    async of(ids, files) {
      // Not before now: a picture forgotten while the last graphic was put together was still to be drawn on it.
      spare.push(...forgotten.splice(0));
      const decoded = new Map<string, Image>();
      for (const id of ids) {
        const known = kept.get(id);
        const file = files[id];
        if (known === undefined && file === undefined) throw new Error(`the file of image ${id} was not given`);
        const image = known ?? (await decode(id, file ?? new Uint8Array()));
        kept.put(id, image, image.width * image.height * BYTES_PER_PIXEL);
        decoded.set(id, image);
      }
      return decoded;
    },
  };
}
