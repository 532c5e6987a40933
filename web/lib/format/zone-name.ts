import { LOCALES, type Language } from '../i18n/language.ts';

/** How the zones of the United States are called in Spanish there; what browsers say is not what anybody says. */
const SPANISH_ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'Hora del Este (Nueva York)',
  'America/Chicago': 'Hora del Centro (Chicago)',
  'America/Denver': 'Hora de la Montaña (Denver)',
  'America/Phoenix': 'Hora de Arizona (Phoenix)',
  'America/Los_Angeles': 'Hora del Pacífico (Los Ángeles)',
  'America/Anchorage': 'Hora de Alaska (Anchorage)',
  'America/Adak': 'Hora de las Aleutianas (Adak)',
  'Pacific/Honolulu': 'Hora de Hawái (Honolulu)',
  'America/Puerto_Rico': 'Hora del Atlántico (Puerto Rico)',
};

/** "Eastern Time (New York)": the city settles which of two zones of one name is meant. */
export function zoneName(timeZone: string, language: Language): string {
  const spoken = language === 'es' ? SPANISH_ZONES[timeZone] : undefined;
  if (spoken !== undefined) return spoken;
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
  const capital = name.charAt(0).toLocaleUpperCase(LOCALES[language]) + name.slice(1);
  return `${capital} (${city})`;
}
