import type { GoldenJob } from '../page/draw.ts';

/** A browser engine that shows the page of the golden tests. */
export interface Engine {
  /** Name and version, such as `Firefox 140`. */
  name: string;
  /** The straight RGBA of a job, drawn by the code that the preview uses. */
  pixels(job: GoldenJob): Promise<Buffer>;
  close(): Promise<void>;
}
