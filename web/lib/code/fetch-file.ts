/** The browser as `fetchFile` needs it. */
export interface FilePorts {
  /** Answers whether the whole file came. */
  fetchWhole: (url: string) => Promise<boolean>;
  isOnline: () => boolean;
  whenOnline: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
}

/** Pauses before the second and the third try: a restart of the server and a change of network are over within these. */
export const PAUSES_MS = [400, 1600] as const;

/**
 * Brings one file of the program into the browser's cache. A file that does not come is tried again, and without a connection the
 * next try waits for one. `import()` must only be called afterwards: a browser remembers an import that has failed, and refuses the
 * same file until the page is loaded anew.
 * @throws Error when the file did not come in three tries
 */
export async function fetchFile(url: string, { fetchWhole, isOnline, whenOnline, wait }: FilePorts): Promise<void> {
  for (const pause of [...PAUSES_MS, null]) {
    if (!isOnline()) await whenOnline();
    const came = await fetchWhole(url).catch(() => false);
    if (came) return;
    if (pause !== null && isOnline()) await wait(pause);
  }
  throw new Error(`could not fetch ${url}`);
}

export const browserPorts: FilePorts = {
  fetchWhole: async (url) => {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  },
  isOnline: () => navigator.onLine,
  whenOnline: () => new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true })),
  wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
};
