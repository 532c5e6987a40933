/** Graph writes times as `2026-11-21T09:00:00+0000`. */
export function graphTime(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19)}+0000`;
}
