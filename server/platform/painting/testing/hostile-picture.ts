/** A file meant to harm whoever decodes it, or the largest that is let through. */
export interface HostilePicture {
  name: string;
  make(): Promise<Buffer> | Buffer;
  /** Left out where both are right: a decoder may forgive the fault or not. */
  expected?: 'taken' | 'refused';
}
