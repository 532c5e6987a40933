const FOLDER = 'takes';

/** Where takes lie: a folder of this origin that no other program sees. @throws where the browser gives none */
export async function takesFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

/** What is being written, or was when the page went: it is whole up to its last second, and plays nowhere else. */
export const partName = (id: string) => `${id}.part`;
/** A take that can be played, sent and saved. */
export const fileName = (id: string) => `${id}.mp4`;

/** Of which take a file is; null for one that is of none. */
export function takeOf(name: string): string | null {
  return /^(.+)\.(?:part|mp4)$/.exec(name)?.[1] ?? null;
}

/** Removes a file; one that is not there is none to remove. @throws where another window has it open */
export async function removeFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name).catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error;
  });
}

/** Removes the takes of everybody. One that is being written is removed by whoever writes it, who finds that it is nobody's any more. */
export async function removeTakes(): Promise<void> {
  const folder = await takesFolder();
  for await (const name of folder.keys()) await removeFile(folder, name).catch(() => undefined);
}
