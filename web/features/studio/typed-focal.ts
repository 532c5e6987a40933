import type { FocalPoint } from '@yardsign/domain/studio/focal-point';

/** A focal point as it stands in two fields: nothing in both for the middle. */
export interface TypedFocal {
  focalX: string;
  focalY: string;
}

export function typedFocal(focal: FocalPoint | null): TypedFocal {
  return { focalX: focal === null ? '' : String(focal.x), focalY: focal === null ? '' : String(focal.y) };
}

/** Whether a field holds a whole percent. */
export function isPercent(typed: string): boolean {
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100;
}

/** The focal point that two fields say, null for the middle. */
export function readFocal({ focalX, focalY }: TypedFocal): FocalPoint | null | 'unreadable' {
  if (focalX.trim() === '' && focalY.trim() === '') return null;
  return isPercent(focalX) && isPercent(focalY) ? { x: Number(focalX), y: Number(focalY) } : 'unreadable';
}
