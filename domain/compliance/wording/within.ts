/** Part of an expression: within a sentence, and as little of it as can be. @param most UTF-16 units */
export const within = (most: number): string => `[^.!?\\n]{0,${most}}?`;
