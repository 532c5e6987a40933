import type { AutopilotDeps, ShownSlot } from './ports.ts';
import type { Titles } from './present.ts';

/**
 * Slots with a word on each whose film its member has not made in their brand: as long as they have not, it is passed over when the time of
 * its posts has come.
 */
export async function withUnmadeFilms(
  deps: Pick<AutopilotDeps, 'madeFilms'>,
  memberId: string,
  slots: readonly ShownSlot[],
  titles: Titles,
): Promise<ShownSlot[]> {
  const filmOf = ({ state, reason, content }: ShownSlot) =>
    state === 'planned' && reason === null && content && titles.get(content.id)?.contentType === 'video'
      ? content.id
      : undefined;
  const films = [...new Set(slots.flatMap((slot) => filmOf(slot) ?? []))];
  if (films.length === 0) return [...slots];
  const made = await deps.madeFilms(memberId, films);
  return slots.map((slot) => {
    const film = filmOf(slot);
    const isUnmade = film !== undefined && !made.has(`${film} ${slot.language}`);
    return isUnmade ? { ...slot, reason: 'film_unmade' } : slot;
  });
}
