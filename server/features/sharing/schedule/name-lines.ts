import { contentIdSchema } from '@yardsign/contracts/routes/content/content';
import { folded } from '@yardsign/domain/text/folded';
import { targetsOf } from '../connections/connection-store.ts';
import type { Network, SharingDeps } from '../deps.ts';
import { memberZone } from '../posts/earlier-posts-store.ts';
import type { Sharer } from '../shares/check-share.ts';
import type { Column, ScheduleLine } from './schedule-file.ts';

type NameDeps = Pick<SharingDeps, 'db' | 'findNamed' | 'networks'>;

/** What a cell means: an id, or why it means none. */
type Meaning = { id: string } | { code: 'ambiguous' | 'not_connected' | 'not_found' };

/** A line with ids in the place of names, and what is wrong with names that mean no one thing. */
export interface NamedLine {
  line: ScheduleLine;
  faults: readonly { column: Column; code: string }[];
}

const isId = (piece: string) => contentIdSchema.safeParse(piece).success;

/** A network by its key or its name. */
export function networkNamed(networks: SharingDeps['networks'], cell: string): Network | undefined {
  const name = folded(cell);
  return Object.values(networks).find(({ key, about }) => key === name || folded(about.name) === name);
}

function oneOf(ids: readonly string[]): Meaning {
  const [id, another] = ids;
  if (id === undefined) return { code: 'not_found' };
  return another === undefined ? { id } : { code: 'ambiguous' };
}

type Target = Awaited<ReturnType<typeof targetsOf>>[number];

/** The member's places on each network that the lines name, each network asked once. */
async function placesOn(deps: NameDeps, memberId: string, lines: readonly ScheduleLine[]) {
  const keys = new Set(lines.flatMap(({ network }) => networkNamed(deps.networks, network)?.key ?? []));
  const places = new Map<string, readonly Target[]>();
  for (const key of keys) places.set(key, await targetsOf(deps.db, memberId, key));
  return places;
}

/** The place that is meant. Where nothing is said and there is one alone, it is that. */
function placeNamed(network: Network | undefined, targets: readonly Target[], line: ScheduleLine): Meaning {
  if (network === undefined || network.about.targetId.test(line.target)) return { id: line.target };
  if (targets.length === 0) return { code: 'not_connected' };
  if (line.target === '') return { id: targets.length === 1 ? (targets[0]?.target_id ?? '') : '' };
  const wanted = folded(line.target).replace(/^@/, '');
  return oneOf(targets.flatMap(({ target_id: id, name }) => (folded(name).replace(/^@/, '') === wanted ? [id] : [])));
}

/**
 * The lines of a file as people write them: a piece by its title or the address of its page, a place by its name, and the member's
 * own zone where none is given.
 */
export async function nameLines(
  deps: NameDeps,
  { userId }: Sharer,
  lines: readonly ScheduleLine[],
): Promise<NamedLine[]> {
  const zone = lines.some(({ time_zone: own }) => own === '') ? await memberZone(deps.db, userId) : '';
  const names = [...new Set(lines.flatMap(({ piece }) => (piece === '' || isId(piece) ? [] : [piece])))];
  const pieces = names.length === 0 ? new Map<string, readonly string[]>() : await deps.findNamed(names, userId);
  const places = await placesOn(deps, userId, lines);
  return lines.map((line) => {
    const { piece, target } = line;
    const network = networkNamed(deps.networks, line.network);
    const means = {
      piece: pieces.has(piece) ? oneOf(pieces.get(piece) ?? []) : { id: piece },
      target: placeNamed(network, places.get(network?.key ?? '') ?? [], line),
    };
    return {
      line: {
        ...line,
        piece: 'id' in means.piece ? means.piece.id : piece,
        target: 'id' in means.target ? means.target.id : target,
        time_zone: line.time_zone === '' ? zone : line.time_zone,
      },
      faults: (['piece', 'target'] as const).flatMap((column) => {
        const meaning = means[column];
        return 'id' in meaning ? [] : [{ column, code: meaning.code }];
      }),
    };
  });
}
