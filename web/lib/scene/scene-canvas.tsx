import type { Brand } from '@yardsign/scene/template/brand';
import type { Layout, SceneWarning } from '@yardsign/scene/display-list';
import { layoutScene } from '@yardsign/scene/layout';
import { SIZES, type SceneLanguage, type SizeName, type Template } from '@yardsign/scene/template/template';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { heldImage, holdImage, releaseImage } from './image-cache.ts';
import { loadTypesetter, typesetterNow } from './load-typesetter.ts';
import { imageUrlsOf, paintCanvas } from './paint-canvas.ts';
import styles from './scene-canvas.module.css';

export interface SceneCanvasProps {
  template: Template;
  size: SizeName;
  language: SceneLanguage;
  brand: Brand;
  /** Replace the template's texts of the same key. */
  texts?: Readonly<Record<string, string>>;
  /** Where the file of an image is. */
  imageUrl: (id: string) => string;
  /** What a screen reader says of the picture. */
  label: string;
  className?: string;
  /** After every painting, with what could not be shown as asked. */
  onReady?: (warnings: readonly SceneWarning[]) => void;
}

type State = 'waiting' | 'ready' | 'failed';

/**
 * A branded piece, drawn by the code that draws the file. Reserves its place before anything is loaded; a change of brand is
 * painted in the same frame once the typesetter and the pictures are here, and the last painting stays until then.
 */
export function SceneCanvas({
  template,
  size,
  language,
  brand,
  texts,
  imageUrl,
  label,
  className,
  onReady,
}: SceneCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>('waiting');
  const { width, height } = SIZES[size];
  // Callers pass fresh objects on every render; only a different content is a reason to paint.
  const content = JSON.stringify({ brand, texts });
  const job = useMemo(
    () => ({ template, size, language, ...(JSON.parse(content) as { brand: Brand; texts?: Record<string, string> }) }),
    [template, size, language, content],
  );

  // A member's own drawing has words of theirs, in whatever script they write.
  const said = useMemo(() => content + JSON.stringify(template.texts), [content, template]);

  const paint = useEffectEvent((layout: Layout, type: Typesetter) => {
    if (canvasRef.current === null) return;
    paintCanvas(canvasRef.current, layout, type, imageUrl);
    setState('ready');
    onReady?.(layout.warnings);
  });
  const urlsOf = useEffectEvent((layout: Layout) => imageUrlsOf(layout, imageUrl));

  useLayoutEffect(() => {
    let current = true;
    let held: string[] = [];
    const show = (type: Typesetter) => {
      const layout = layoutScene(job, type);
      held = urlsOf(layout);
      const decoding = Promise.all(held.map(holdImage));
      // Waiting for a promise that is already kept would cost a frame, and a typed name would lag behind its preview.
      if (held.every((url) => heldImage(url) !== undefined)) paint(layout, type);
      else void decoding.then(() => current && paint(layout, type));
    };
    const here = typesetterNow(said);
    if (here !== undefined) show(here);
    else {
      loadTypesetter(said).then(
        (type) => current && show(type),
        () => current && setState('failed'),
      );
    }
    return () => {
      current = false;
      held.forEach(releaseImage);
    };
  }, [job, said]);

  useEffect(() => {
    const canvas = canvasRef.current;
    return () => {
      // Some browsers keep a detached canvas's pixels until the next collection; a list of previews would hold 6 MB each.
      if (canvas !== null) canvas.width = 0;
    };
  }, []);

  return (
    <div
      className={[styles['frame'], className].filter(Boolean).join(' ')}
      data-state={state}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <canvas ref={canvasRef} className={styles['canvas']} role="img" aria-label={label} />
      {state === 'failed' && <p className={styles['fallback']}>{label}</p>}
    </div>
  );
}
