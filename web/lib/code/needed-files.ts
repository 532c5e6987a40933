/** What the build writes beside the start of the program: the files without which the code of an `import()` cannot run. */
export interface NeededFiles {
  /** Scripts and styles, from the root of the site. Those of the start are left out: they are here. */
  readonly files: readonly string[];
  /** By the name of the imported file: places in `files`. A file that needs no other is not named. */
  readonly needs: Readonly<Record<string, readonly number[]>>;
}

/** @param url the imported file. @returns addresses of the file itself and of all that it needs */
export function withNeeded(url: string, { files, needs }: NeededFiles): string[] {
  const { origin, pathname } = new URL(url);
  const places = needs[pathname.slice(pathname.lastIndexOf('/') + 1)] ?? [];
  return [...places.map((place) => `${origin}/${files[place]}`), url];
}
