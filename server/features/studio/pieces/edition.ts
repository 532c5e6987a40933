interface Counted {
  version: number;
  drawing_version: number;
  texts: readonly { language: string; version: number }[];
}

/** Names what a piece says of itself, draws and has as texts: every change of one of them makes another name. */
export function editionOf({ version, drawing_version: drawing, texts }: Counted): string {
  const inOrder = texts.toSorted((one, other) => one.language.localeCompare(other.language, 'en'));
  return [version, drawing, ...inOrder.map((text) => text.version)].join('.');
}
