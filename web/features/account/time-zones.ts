import { TIME_ZONES } from '@yardsign/domain/time/time-zones';

/** What a browser names a zone by is too long for a list; the place says enough: `America/Los_Angeles` → `Los Angeles (America)`. */
function nameOf(zone: string): string {
  const [area = '', ...place] = zone.split('/');
  const named = place.join(', ').replaceAll('_', ' ');
  return named === '' ? zone : `${named} (${area})`;
}

/** The zones of the United States first, as the documents list them, then every other that this browser knows. */
export function listTimeZones(chosen: string): { value: string; label: string }[] {
  const offered: string[] = TIME_ZONES.filter((row) => row.offered).map((row) => row.zone);
  const all = [...new Set([...offered, chosen, ...Intl.supportedValuesOf('timeZone')])];
  return all.map((zone) => ({ value: zone, label: nameOf(zone) }));
}
