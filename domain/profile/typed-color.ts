/** A colour as it is stored: bare and in capitals. `#1af` is `11AAFF`, as it is in a style sheet; what is no colour stays what it is. */
export function storedColor(typed: string): string {
  const bare = typed.trim().replace(/^#/, '').toUpperCase();
  return /^[0-9A-F]{3}$/.test(bare) ? bare.replace(/./g, '$&$&') : bare;
}

/** What was typed as `#RRGGBB`; null while it is no colour. */
export function readColor(typed: string): string | null {
  const stored = storedColor(typed);
  return /^[0-9A-F]{6}$/.test(stored) ? `#${stored}` : null;
}
