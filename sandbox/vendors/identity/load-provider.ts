import type Provider from 'oidc-provider';

let loaded: Promise<typeof Provider> | undefined;

/**
 * Loads the library once. It warns on every line of Node but two when it is loaded; the sandbox is for trying things out, and
 * its tests show on each line that is supported that it works there.
 */
export function loadProvider(): Promise<typeof Provider> {
  return (loaded ??= load());
}

async function load(): Promise<typeof Provider> {
  const terminal = globalThis.console;
  const { warn } = terminal;
  terminal.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return (await import('oidc-provider')).default;
  } finally {
    terminal.warn = warn;
  }
}
