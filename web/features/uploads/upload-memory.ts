/** An upload that a reload or a lost line has interrupted. */
export interface RememberedUpload {
  uploadId: string;
  /** Of the file, to know it again by. */
  name: string;
  size: number;
  modified: number;
}

type KnownFile = Pick<File, 'name' | 'size' | 'lastModified'>;

const keyOf = (memberId: string, path: string) => `yardsign.upload.${memberId}.${path}`;

function isRemembered(value: unknown): value is RememberedUpload {
  return typeof value === 'object' && value !== null && 'uploadId' in value && 'name' in value && 'size' in value;
}

/** The upload under this path that was not finished, if there is one. */
export function readRemembered(memberId: string, path: string): RememberedUpload | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(memberId, path)) ?? 'null');
    return isRemembered(value) ? value : null;
  } catch {
    // Without storage nothing is remembered.
    return null;
  }
}

/** What is remembered of the upload of one file under one path. */
export function memoryOf(memberId: string, path: string, file: KnownFile) {
  const key = keyOf(memberId, path);
  return {
    remembered(): string | null {
      const known = readRemembered(memberId, path);
      const isSame = known?.name === file.name && known.size === file.size && known.modified === file.lastModified;
      return isSame ? known.uploadId : null;
    },
    remember(uploadId: string): void {
      const known: RememberedUpload = { uploadId, name: file.name, size: file.size, modified: file.lastModified };
      try {
        localStorage.setItem(key, JSON.stringify(known));
      } catch {
        // Without storage an upload lives as long as its page.
      }
    },
    forget(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // There is nothing to forget.
      }
    },
  };
}
