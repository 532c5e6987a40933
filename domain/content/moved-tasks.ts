/** The days of a playbook, as far as one task is known from another. */
export type PlaybookDays = readonly { readonly tasks: readonly { readonly text: string }[] }[];

/** Day and task, from zero on: `0.2` is the third task of the first day. */
type Place = string;

function placesOf(days: PlaybookDays): Map<Place, string> {
  return new Map(days.flatMap(({ tasks }, day) => tasks.map(({ text }, task) => [`${day}.${task}`, text] as const)));
}

/**
 * Where the tasks of a playbook went when its days were changed. A task is known by its words; one whose words are nowhere any more
 * is the one that now stands at its place, unless another task went there.
 *
 * @returns the new place of each task that is elsewhere now, by the former one; null for a task that is gone.
 */
export function movedTasks(before: PlaybookDays, after: PlaybookDays): Map<Place, Place | null> {
  const now = placesOf(after);
  const free = new Map(now);
  const elsewhere = [...placesOf(before)].filter(([place, text]) => now.get(place) !== text || !free.delete(place));
  const went = new Map(
    elsewhere.map(([place, text]) => {
      const to = [...free].find(([, words]) => words === text)?.[0] ?? null;
      if (to !== null) free.delete(to);
      return [place, to] as const;
    }),
  );
  for (const [place, to] of went) if (to === null && free.has(place)) went.delete(place);
  return went;
}
