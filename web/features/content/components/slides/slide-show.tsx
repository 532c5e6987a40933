import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { chaptersOf } from './chapters.ts';
import { SlideActions } from './slide-actions.tsx';
import { SlideFace, type SlidesProps, SlideWords } from './slide.tsx';
import classes from './slides.module.css';

/** Keys that are pressed while the cursor is within a part of the page. @param onKey whether the key was for it */
function useTurningKeys(part: RefObject<HTMLElement | null>, onKey: (key: string) => boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (onKey(event.key)) event.preventDefault();
    };
    const element = part.current;
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  });
}

/** One slide at a time, with what is said to it; arrow keys turn the page, chapters lead to their first slide. */
export function SlideShow({ piece, language, shown }: SlidesProps) {
  const text = useText('content');
  const [at, setAt] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const last = shown.length - 1;
  // A narrower set may have fewer.
  const index = Math.min(at, last);
  useTurningKeys(stage, (key) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[key];
    if (to === undefined) return false;
    turn(to);
    return true;
  });
  const { slide, place } = shown[index] ?? {};
  if (slide === undefined || place === undefined) return null;
  function turn(to: number) {
    setAt(Math.max(0, Math.min(last, to)));
    stage.current?.scrollIntoView({ block: 'nearest' });
  }
  const chapters = chaptersOf(shown.map((each) => each.slide));
  return (
    <div className={classes['show']}>
      {chapters.length > 0 && (
        <nav aria-label={text('chapters')} className={classes['chapters']}>
          <ol>
            {chapters.map(({ title, from, to }) => (
              <li key={title}>
                <button
                  type="button"
                  lang={language}
                  {...(index >= from && index <= to && { 'aria-current': 'step' as const })}
                  onClick={() => turn(from)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div
        ref={stage}
        role="group"
        aria-roledescription={text('slideShow')}
        aria-label={text('slideOf', { number: String(index + 1), all: String(shown.length) })}
        className={classes['stage']}
      >
        <div className={classes['face']} lang={language} aria-live="polite">
          <SlideFace slide={slide} publishedAt={piece.published_at} language={language} />
        </div>
        <div className={classes['turn']}>
          <Button
            icon={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => turn(index - 1)}
          >
            {text('slideBefore')}
          </Button>
          <span className={classes['place']} aria-hidden="true">
            {index + 1} / {shown.length}
          </span>
          <Button
            icon={<IconArrowRight size={18} stroke={1.5} aria-hidden="true" />}
            disabled={index === last}
            onClick={() => turn(index + 1)}
          >
            {text('slideNext')}
          </Button>
        </div>
      </div>
      <div lang={language}>
        <SlideWords say={slide.say} />
      </div>
      <SlideActions key={place} piece={piece} language={language} place={place + 1} title={slide.title} />
    </div>
  );
}
