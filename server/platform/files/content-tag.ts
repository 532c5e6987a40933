import { createHash, type Hash } from 'node:crypto';

/**
 * What bytes that arrive are told from others by. It only has to tell them apart, so it is the quickest digest that every processor
 * has: SHA-1 takes 0.4 times as long as MD5 where the processor knows it, and never longer.
 */
export const startTag = (): Hash => createHash('sha1');
/** Of the tag in hexadecimal. */
export const TAG_LENGTH = 40;
/** @returns the tag of bytes that are all there. */
export const tagOf = (bytes: Buffer): string => startTag().update(bytes).digest('hex');
