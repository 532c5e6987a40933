import type { SceneLanguage } from '../template/template.ts';
import type { Film } from './film.ts';

/** What a film says, scene by scene, as a WebVTT file: for whoever sees nothing of it. */
export function writeCaptions(film: Film, language: SceneLanguage): string {
  let at = 0;
  const cues = film.scenes.flatMap(({ seconds, says }) => {
    const words = says.map((key) => (film.texts[key]?.[language] ?? '').replaceAll('*', ''));
    const from = at;
    at += seconds;
    // Nothing is said: there is nothing to show.
    if (words.length === 0) return [];
    return `${timeOf(from)} --> ${timeOf(at)}\n${words.join('\n')}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function timeOf(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(Math.floor(whole / 60_000), 2)}:${pad(Math.floor(whole / 1000) % 60, 2)}.${pad(whole % 1000, 3)}`;
}
