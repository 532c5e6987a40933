import { useFormat } from '../../../lib/format/use-format.ts';

/** Day and time with the year: what stands in a log may be old. */
export function useMoment(): (instant: string) => string {
  const format = useFormat();
  return (instant) => `${format.date(instant)}, ${format.date(instant, 'time')}`;
}
