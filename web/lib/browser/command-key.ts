/** How the keys of a command are written on this machine: `⌘K` on Apple's, `Ctrl K` elsewhere. */
export function commandKey(letter: string, { userAgent }: Pick<Navigator, 'userAgent'> = navigator): string {
  return /Mac|iPhone|iPad/.test(userAgent) ? `⌘${letter}` : `Ctrl ${letter}`;
}
