import type { SceneContext, SceneImage } from '../canvas.ts';
import { multiply, type DrawItem, type Matrix } from '../display-list.ts';
import { paintItems, paintPaper } from '../paint.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { type ClipPicture, paintClip } from './clip.ts';
import type { LaidFilm, LaidLayer } from './lay-film.ts';
import { poseAt, type Pose } from './motion.ts';

/** Where a frame is painted: a canvas of this width, in the proportions of the film. */
export interface FrameTarget {
  context: SceneContext;
  width: number;
  /** What the clip of the film shows at that moment; left out for a film without one. */
  clip?: ClipPicture | undefined;
}

/** Draws the frame of one moment. @param at seconds since the film began */
export function paintFrame(
  { context, width, clip }: FrameTarget,
  film: LaidFilm,
  at: number,
  images: (id: string) => SceneImage | undefined,
  type: Typesetter,
): void {
  const scale = width / film.width;
  paintPaper(context, width, Math.round(film.height * scale));
  if (clip) paintClip(context, clip, scale);
  for (const layer of film.layers) {
    if (at < layer.from || at >= layer.until) continue;
    const pose = poseAt(layer.motion, at - layer.from, layer.until - layer.from);
    if (pose !== null && pose.opacity > 0) paintItems(context, posed(layer, pose, scale), images, type);
  }
}

/** The items as they are in a pose, in the pixels of the canvas. */
function posed({ items, center: [x, y] }: LaidLayer, pose: Pose, scale: number): DrawItem[] {
  const angle = (pose.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * pose.scale, Math.sin(angle) * pose.scale];
  const turned: Matrix = [cos, sin, -sin, cos, 0, 0];
  const about = multiply([1, 0, 0, 1, x + pose.x, y + pose.y], multiply(turned, [1, 0, 0, 1, -x, -y]));
  const whole = multiply([scale, 0, 0, scale, 0, 0], about);
  return items.map((item) => moved(item, whole, pose.opacity, scale * pose.scale));
}

function moved(item: DrawItem, matrix: Matrix, opacity: number, scale: number): DrawItem {
  const place = {
    matrix: multiply(matrix, item.matrix),
    opacity: item.opacity * opacity,
    clips: item.clips.map((clip) => ({ ...clip, matrix: multiply(matrix, clip.matrix) })),
  };
  if (item.kind === 'text') {
    // Words that stand still share a layer, pixel on pixel; these do not stand still.
    const { shared: _shared, ...text } = item;
    return { ...text, ...place };
  }
  if (item.kind === 'image' || item.shadow === undefined) return { ...item, ...place };
  const { x, y, blur, color } = item.shadow;
  return { ...item, ...place, shadow: { x: x * scale, y: y * scale, blur: blur * scale, color } };
}
