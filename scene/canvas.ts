/** A `Path2D` of whichever world we are in; opaque here. */
export interface ScenePath {
  readonly __scenePath?: never;
}

/** A decoded image of whichever world we are in. */
export interface SceneImage {
  readonly width: number;
  readonly height: number;
}

interface SceneGradient {
  addColorStop(offset: number, color: string): void;
}

/** What we use of `CanvasRenderingContext2D`; both the browser's and the server's canvas have it. */
export interface SceneContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  fill(path: ScenePath, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: ScenePath): void;
  clip(path: ScenePath): void;
  setLineDash(segments: number[]): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): SceneGradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): SceneGradient;
  drawImage(
    image: SceneImage,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
}

/** A canvas that is drawn on and then drawn itself. */
export interface SceneLayer {
  image: SceneImage;
  context: SceneContext;
}

/** What differs between a browser and the server. */
export interface SceneWorld {
  /** Makes a `Path2D` from SVG path data. */
  createPath(data: string): ScenePath;
  /** A transparent canvas in the processor's memory. */
  createLayer(width: number, height: number): SceneLayer;
}
