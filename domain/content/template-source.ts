/** Where the words of a piece come from: a member wrote them, they are the library's (`kcm` in stored data), or a copy of those. */
export const TEMPLATE_SOURCES = ['custom', 'kcm', 'modified'] as const;
export type TemplateSource = (typeof TEMPLATE_SOURCES)[number];

export function templateSourceOf(piece: { owner_id: string | null; original_id: string | null }): TemplateSource {
  if (piece.owner_id === null) return 'kcm';
  return piece.original_id === null ? 'custom' : 'modified';
}
