import { useQuery } from '@tanstack/react-query';
import type { SceneWarning } from '@yardsign/scene/display-list';
import { useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import type { Language } from '../../../lib/i18n/language.ts';
import { Part } from '../../../ui/feedback/part.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { SIZE_PIXELS } from '../../content/model.ts';
import { type Brand, brandImageUrl } from '../../profile/brand-query.ts';
import type { Size } from '../model.ts';
import { templateQuery } from '../template-query.ts';
import classes from './live-picture.module.css';

const SceneCanvas = lazyPart(() => import('../../../lib/scene/scene-canvas.tsx').then((module) => module.SceneCanvas));

interface LivePictureProps {
  contentId: string;
  size: Size;
  language: Language;
  brand: Brand | undefined;
  /** What is being typed into it, in the place of what is saved. */
  texts?: Readonly<Record<string, string>>;
  label: string;
  /** The same picture drawn by the server: shown until the drawing code is here, and for good where it cannot run. */
  src: string;
  onWarnings?: (warnings: readonly SceneWarning[]) => void;
}

/** A piece drawn here, in the brand of this moment, by the code that draws the file. */
export function LivePicture({ contentId, size, language, brand, texts, label, src, onWarnings }: LivePictureProps) {
  const drawing = useQuery(templateQuery(contentId)).data;
  const [ready, setReady] = useState(false);
  const { width, height } = SIZE_PIXELS[size];
  return (
    <div className={classes['picture']} style={{ aspectRatio: `${width} / ${height}` }}>
      {!ready && <Picture src={src} width={width} height={height} alt={label} eager />}
      {drawing && brand && (
        <Part quiet>
          <div className={classes['live']} data-ready={ready || undefined}>
            <SceneCanvas
              template={drawing.template}
              size={size}
              language={language}
              brand={brand}
              texts={texts ?? drawing.texts[language]}
              imageUrl={brandImageUrl}
              label={label}
              onReady={(warnings) => {
                setReady(true);
                onWarnings?.(warnings);
              }}
            />
          </div>
        </Part>
      )}
    </div>
  );
}
