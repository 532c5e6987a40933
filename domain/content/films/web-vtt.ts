/** Words that are seen while they are said; times in milliseconds. */
export interface Cue {
  from: number;
  until: number;
  text: string;
}

function timeOf(ms: number): string {
  const whole = Math.round(ms);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(Math.floor(whole / 60_000), 2)}:${pad(Math.floor(whole / 1000) % 60, 2)}.${pad(whole % 1000, 3)}`;
}

/** Signs of markup are signs like any other, and an empty line would end the words. */
const plain = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n\s*\n/g, '\n');

/** Captions as players read them: a WebVTT file. */
export function writeVtt(cues: readonly Cue[]): string {
  const written = cues.map(({ from, until, text }) => `${timeOf(from)} --> ${timeOf(until)}\n${plain(text)}\n`);
  return ['WEBVTT\n', ...written].join('\n');
}
