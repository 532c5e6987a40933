/**
 * The zones that the source documents number. Ids exist on the wire only; inside, a zone is its IANA name. The document's
 * table can be read as giving Adak the id 2 as well, which is Anchorage's: Adak is 1.
 */
export const TIME_ZONES = [
  { id: 16, slug: 'eastern', zone: 'America/New_York', offered: true },
  { id: 8, slug: 'central', zone: 'America/Chicago', offered: true },
  { id: 9, slug: 'mountain', zone: 'America/Denver', offered: true },
  { id: 18, slug: 'mountain-no-dst', zone: 'America/Phoenix', offered: true },
  { id: 15, slug: 'pacific', zone: 'America/Los_Angeles', offered: true },
  { id: 2, slug: 'alaska', zone: 'America/Anchorage', offered: true },
  { id: 1, slug: 'hawaii-aleutian', zone: 'America/Adak', offered: true },
  { id: 36, slug: 'hawaii-aleutian-no-dst', zone: 'Pacific/Honolulu', offered: true },
  // Never offered, but kept for whoever has it stored.
  { id: 13, slug: 'eastern-indianapolis', zone: 'America/Indiana/Indianapolis', offered: false },
] as const;

type Offered = Extract<(typeof TIME_ZONES)[number], { offered: true }>['zone'];

/** The zones that are offered, by their IANA names. */
export const OFFERED_ZONES: readonly Offered[] = TIME_ZONES.flatMap((row) => (row.offered ? [row.zone] : []));

/** The zone of a member who has chosen none. It is written as soon as a page shows it. */
export const DEFAULT_TIME_ZONE_ID = 16;
/** What a really missing value means to the saver of an autopost job. */
export const FALLBACK_TIME_ZONE_ID = 15;

/** The IANA name of a wire id, or undefined for an id that the documents do not list. */
export function zoneOfId(id: number): string | undefined {
  return TIME_ZONES.find((row) => row.id === id)?.zone;
}

/** The wire id of an IANA name, or undefined when the documents have none for it. */
export function idOfZone(zone: string): number | undefined {
  return TIME_ZONES.find((row) => row.zone === zone)?.id;
}
