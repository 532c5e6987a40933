import { useLanguage } from '../../../lib/i18n/language-store.ts';

const MEGA = 1_000_000;
const GIGA = 1_000 * MEGA;

/** Says how many bytes something has, as a device says it: `40 MB`, `3 GB`. */
export function useSize(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => {
    const [value, unit] = bytes < GIGA ? [Math.ceil(bytes / MEGA), 'megabyte'] : [Math.floor(bytes / GIGA), 'gigabyte'];
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  };
}
