/** How long a recording is, as players say it: 1:05, 12:00. @param seconds from 0 */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
