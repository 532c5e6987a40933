import { SIZES, type SizeName } from '@yardsign/scene/template/template';
import type { ComponentProps } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { Part } from '../../../ui/feedback/part.tsx';

const SceneCanvas = lazyPart(() => import('../../../lib/scene/scene-canvas.tsx').then((module) => module.SceneCanvas));

type PictureProps = Omit<ComponentProps<typeof SceneCanvas>, 'size'> & { size: SizeName };

/** A drawing as it is drawn for members, in a place of its shape until that can be done. */
export function ScenePicture(props: PictureProps) {
  const { width, height } = SIZES[props.size];
  return (
    <span style={{ display: 'block', aspectRatio: `${width} / ${height}` }}>
      <Part quiet>
        <SceneCanvas {...props} />
      </Part>
    </span>
  );
}
