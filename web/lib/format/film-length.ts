import type { Language } from '../i18n/language.ts';
import { lengthOf } from './length-of.ts';

/** How long a video is: 18 seconds, 2:05 min. @param seconds from 0 */
export function filmLength(seconds: number, language: Language): string {
  const whole = Math.round(seconds);
  if (whole >= 60) return `${lengthOf(whole)} min`;
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(whole);
}
