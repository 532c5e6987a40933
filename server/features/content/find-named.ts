import type { ContentDeps } from './ports.ts';
import { piecesCalled, type Readership } from './store.ts';

/** The last part of an address: what a piece is called in it. */
const slugOf = (name: string) =>
  name
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

/**
 * The ids of the pieces for a reader that are called so: by their title in either language, in any case, or by the address of their page.
 *
 * @returns by the names as they were given; without those that nothing is called. A title that several pieces have names all of them.
 */
export async function findNamed(
  deps: Pick<ContentDeps, 'db'>,
  names: readonly string[],
  reader: Readership,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await piecesCalled(deps.db, { titles: names, slugs: names.map(slugOf) }, reader);
  const found = names.map((name) => {
    const called = rows.filter(
      ({ title, slug }) => title.toLowerCase() === name.toLowerCase() || slug === slugOf(name),
    );
    return [name, [...new Set(called.map(({ id }) => id))]] as const;
  });
  return new Map(found.filter(([, ids]) => ids.length > 0));
}
