import { placeIn, scrolledIn, wordsIn } from '@yardsign/domain/realtalk/teleprompter';
import type { RealtalkSettings } from '@yardsign/domain/profile/realtalk-settings';
import { type CSSProperties, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { prefersReducedMotion } from '../../../lib/browser/use-media.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { ChosenScript } from '../../../lib/realtalk/chosen-script.ts';
import type { RecorderPorts } from './ports.ts';
import classes from './prompter.module.css';

/** What the keys of the recorder do with the words. */
export interface PrompterHandle {
  /** Moves them by lines; upwards with a minus. */
  move(lines: number): void;
  toBeginning(): void;
  /** How much of them has gone by: 0 to 1. */
  share(): number;
}

interface PrompterProps {
  script: ChosenScript;
  settings: RealtalkSettings;
  isRunning: boolean;
  frames: RecorderPorts['frames'];
  handle: RefObject<PrompterHandle | null>;
  /** Told of the milliseconds since the last line has gone by, as long as the words run. */
  onPast: (ms: number) => void;
}

/** The script over the picture. It goes by itself while a take runs, and by hand, wheel or keys at any time. */
export function Prompter({ script, settings, isRunning, frames, handle, onPast }: PrompterProps) {
  const text = useText('recorder');
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  /** Where the text stands, in pixels that need not be whole, and where the box was put for it. */
  const place = useRef({ exact: 0, shown: 0 });
  const past = useRef(onPast);
  past.current = onPast;

  const read = () => ({ words: wordsIn(`${script.title} ${script.text}`), height: words.current?.scrollHeight ?? 0 });
  const lineHeight = () => {
    const { lineHeight: said } = words.current ? getComputedStyle(words.current) : { lineHeight: '' };
    return Number.parseFloat(said) || settings.fontSize;
  };

  function show(exact: number): void {
    if (box.current === null || words.current === null) return;
    // Whoever wants less movement sees the words go line by line.
    const step = prefersReducedMotion() ? lineHeight() : 1;
    box.current.scrollTop = Math.floor(exact / step) * step;
    place.current = { exact, shown: box.current.scrollTop };
    const rest = step === 1 ? exact - Math.floor(exact) : 0;
    words.current.style.transform = rest === 0 ? '' : `translateY(${-rest}px)`;
  }

  const standing = () => {
    const top = box.current?.scrollTop ?? 0;
    // Somebody has moved it by hand.
    return Math.abs(top - place.current.shown) > 1 ? top : place.current.exact;
  };

  useImperativeHandle(handle, () => ({
    move: (lines) => show(placeIn(read(), standing() + lines * lineHeight())),
    toBeginning: () => show(0),
    share: () => standing() / Math.max(1, read().height),
  }));

  const { scrollSpeed } = settings;
  useEffect(() => {
    if (!isRunning) return undefined;
    let gone = 0;
    return frames((ms) => {
      const whole = read();
      const next = placeIn(whole, standing() + scrolledIn(ms, scrollSpeed, whole));
      show(next);
      gone = next < whole.height ? 0 : gone + ms;
      if (gone > 0) past.current(gone);
    });
    // What the functions above read is read anew in every picture.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRunning, frames, scrollSpeed, script.text]);

  return (
    <div
      ref={box}
      className={classes['box']}
      role="region"
      aria-label={text('prompter', { title: script.title })}
      // It is moved by the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      lang={script.language}
      style={{ '--dark': `${settings.teleprompterTransparency}%` } as CSSProperties}
    >
      <div
        ref={words}
        className={classes['words']}
        style={{ fontSize: `${settings.fontSize / 16}rem`, fontWeight: settings.boldFont ? 700 : 400 }}
      >
        <p className={classes['title']}>{script.title}</p>
        {paragraphsOf(script.text).map(({ key, words: said }) => (
          <p key={key}>{said}</p>
        ))}
      </div>
    </div>
  );
}

/** The paragraphs of a script, each with its place as its key: two may say the same. */
function paragraphsOf(text: string): { key: number; words: string }[] {
  return text
    .split('\n')
    .map((words, key) => ({ key, words: words.trim() }))
    .filter(({ words }) => words !== '');
}
