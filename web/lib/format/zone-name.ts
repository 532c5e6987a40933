import { LOCALES, type Language } from '../i18n/language.ts';

/** How the zones of the United States are called in Spanish there; what browsers say is not what anybody says. */
const SPANISH_ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'hora del Este (Nueva York)',
  'America/Chicago': 'hora del Centro (Chicago)',
  'America/Denver': 'hora de la Montaña (Denver)',
  'America/Phoenix': 'hora de Arizona (Phoenix)',
  'America/Los_Angeles': 'hora del Pacífico (Los Ángeles)',
  'America/Anchorage': 'hora de Alaska (Anchorage)',
  'America/Adak': 'hora de las Aleutianas (Adak)',
  'Pacific/Honolulu': 'hora de Hawái (Honolulu)',
  'America/Puerto_Rico': 'hora del Atlántico (Puerto Rico)',
};

/** "Eastern Time (New York)", as it stands within a sentence: the city settles which of two zones of one name is meant. */
export function zoneName(timeZone: string, language: Language): string {
  const spoken = language === 'es' ? SPANISH_ZONES[timeZone] : undefined;
  if (spoken !== undefined) return spoken;
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
  return `${name} (${city})`;
}

/** The same as it stands alone, in a list to choose from. */
export function zoneTitle(timeZone: string, language: Language): string {
  const name = zoneName(timeZone, language);
  return name.charAt(0).toLocaleUpperCase(LOCALES[language]) + name.slice(1);
}
