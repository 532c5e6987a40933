/** Where bytes are kept: pictures, proofs. Keys are made by the server only, such as `images/<sha256>`. */
export interface Files {
  /** Stores bytes under a key, whole or not at all; storing the same key again replaces it. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** @returns null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
}
