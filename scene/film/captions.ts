import { writeVtt } from '@yardsign/domain/content/films/web-vtt';
import type { SceneLanguage } from '../template/template.ts';
import type { Film } from './film.ts';

/** What a film says, scene by scene, as a WebVTT file: for whoever sees nothing of it, or hears nothing. */
export function writeCaptions(film: Film, language: SceneLanguage): string {
  let at = 0;
  const cues = film.scenes.flatMap(({ seconds, says }) => {
    const words = says.map((key) => (film.texts[key]?.[language] ?? '').replaceAll('*', ''));
    const from = at;
    at += seconds;
    return words.length === 0 ? [] : [{ from: from * 1000, until: at * 1000, text: words.join('\n') }];
  });
  return writeVtt(cues);
}
