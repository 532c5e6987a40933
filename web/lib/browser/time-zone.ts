import { isTimeZone } from '@yardsign/domain/time/wall-clock';

/** Where this browser is; undefined when what it says is no zone that we know, which must not keep anybody from signing up. */
export function browserTimeZone(): string | undefined {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : undefined;
}
