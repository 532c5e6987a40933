/** What a take is: upright for reels, lying, or square. The first is offered first. */
export const SHAPES = ['portrait', 'landscape', 'square'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Size {
  width: number;
  height: number;
}

/** Of a take, in pixels. Encoders want even numbers. */
export const SIZES: Readonly<Record<Shape, Size>> = {
  portrait: { width: 720, height: 1280 },
  landscape: { width: 1280, height: 720 },
  square: { width: 720, height: 720 },
};

/** The largest part in the middle of a picture that has the shape of another: what of the camera goes into a take. */
export function middleOf(picture: Size, shape: Size): Size & { x: number; y: number } {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = shape.width * scale;
  const height = shape.height * scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
