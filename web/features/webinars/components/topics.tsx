import type { Slide } from '@yardsign/domain/content/slides';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { chaptersOf } from '../../content/components/slides/chapters.ts';
import classes from './webinars.module.css';

/** What a webinar covers: its chapters with the titles of their slides. */
export function Topics({ slides, language }: { slides: readonly Slide[]; language: Language }) {
  const text = useText('webinars');
  if (slides.length === 0) return null;
  return (
    <>
      <h3 className={classes['covers']}>{text('covers')}</h3>
      <ol className={classes['topics']} lang={language}>
        {chaptersOf(slides).map(({ title, from, to }) => (
          <li key={from}>
            <strong>{title}</strong>
            <ul>
              {slides.slice(from, to + 1).map((slide, at) => (
                // Two slides may have one title, and none ever moves.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>{slide.title}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
