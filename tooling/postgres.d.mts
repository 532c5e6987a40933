/** A server of its own for a while, or the reason why there is none. */
export function startPostgres(): Promise<
  | { url: string; pid: number; stop(): Promise<void>; reason?: undefined }
  | { url?: undefined; pid?: undefined; stop?: undefined; reason: string }
>;
