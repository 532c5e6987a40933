import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';

const MEGA = 1_000_000;
const GIGA = 1_000 * MEGA;

/** Says how many bytes something has, as a device says it. */
export function useSize(): (bytes: number) => string {
  const text = useText('recorder');
  const format = useFormat();
  return (bytes) =>
    bytes < GIGA
      ? text('megabytes', { number: format.number(Math.ceil(bytes / MEGA)) })
      : text('gigabytes', { number: format.number(Math.floor(bytes / GIGA)) });
}
