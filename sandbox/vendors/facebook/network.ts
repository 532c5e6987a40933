import type { Fields, UploadedFile } from '../../kit/form.ts';
import type { Network as AnyNetwork } from '../../kit/network/network.ts';
import type { FacebookState } from './state.ts';
import type { Usage } from './usage.ts';

export interface Network extends AnyNetwork<FacebookState, { id: string; secret: string }> {
  usage: Usage;
  /** The address under which Graph is called, which the addresses of further pages of a list begin with. */
  graphUrl: string;
  /** The product's own address: pictures by URL are fetched from there (or from loopback) and from nowhere else. */
  publicUrl: string;
}

/** One call to Graph, freed of HTTP. */
export interface GraphCall {
  requestId: string;
  method: string;
  /** The version that serves it, such as `v25.0`. */
  version: string;
  /** The path after the version, split at its slashes. */
  segments: string[];
  /** Query and body together, as Graph sees them. */
  params: Fields;
  files: UploadedFile[];
  authorization: string | null;
  /** Says in the log where the sandbox does less than Facebook. */
  warn(text: string): void;
}

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}
