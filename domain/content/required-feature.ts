import { kindOf } from './kinds.ts';

/** The feature that a type of content needs, or null when every member has it. */
export function requiredFeature(type: string): string | null {
  return kindOf(type)?.feature ?? null;
}
