/** A file that a worker writes at once, so that what was written is there after a crash. The types of pages do not know it. */
export interface SyncFile {
  write(data: Uint8Array<ArrayBuffer>, where: { at: number }): number;
  getSize(): number;
  truncate(bytes: number): void;
  flush(): void;
  close(): void;
}

/** Opens a file for one writer alone. @throws DOMException where another has it */
export function openSync(handle: FileSystemFileHandle): Promise<SyncFile> {
  return (handle as unknown as { createSyncAccessHandle(): Promise<SyncFile> }).createSyncAccessHandle();
}
