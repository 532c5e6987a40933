import { TIME_ZONES } from '@yardsign/domain/time/time-zones';
import { zoneTitle } from '../../lib/format/zone-name.ts';
import type { Language } from '../../lib/i18n/language.ts';

/** The zones of the United States first, as the documents list them, then every other that this browser knows. */
export function listTimeZones(chosen: string, language: Language): { value: string; label: string }[] {
  const offered: string[] = TIME_ZONES.filter((row) => row.offered).map((row) => row.zone);
  const all = [...new Set([...offered, chosen, ...Intl.supportedValuesOf('timeZone')])];
  return all.map((zone) => ({ value: zone, label: zoneTitle(zone, language) }));
}
