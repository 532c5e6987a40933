const CUE = /^((?:\d+:)?\d{2}:\d{2}\.\d{3}) --> ((?:\d+:)?\d{2}:\d{2}\.\d{3})/gm;

function msOf(time: string): number {
  const [seconds = '0', minutes = '0', hours = '0'] = time.split(':').toReversed();
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}

function timeOf(ms: number): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const hours = Math.floor(ms / 3_600_000);
  const rest = `${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
  return hours > 0 ? `${pad(hours)}:${rest}` : rest;
}

/** WebVTT captions of a film that begins so many milliseconds later. */
export function shiftCaptions(vtt: string, ms: number): string {
  if (ms === 0) return vtt;
  const later = (time: string) => timeOf(msOf(time) + ms);
  return vtt.replace(CUE, (_cue, from: string, until: string) => `${later(from)} --> ${later(until)}`);
}
