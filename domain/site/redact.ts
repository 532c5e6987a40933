/** Names of values that open something, in addresses, forms and JSON. */
const SECRET_NAMES =
  'access_token|refresh_token|id_token|token|ticket|secret|client_secret|selector|password|passwd|pwd|code|state|signature|api_key|apikey|key|authorization|cookie|email|pik|jwt|h|v';

const RULES: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, '$1 [removed]'],
  [/\beyJ[\w-]*\.[\w-]+(?:\.[\w-]*)?/g, '[removed]'],
  [new RegExp(`((?:^|[?&#;\\s{,(])(?:${SECRET_NAMES})=)[^&\\s#"'<>]*`, 'gi'), '$1[removed]'],
  [
    new RegExp(
      `(["'](?:${SECRET_NAMES})["']\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|[^\\s,}\\]]+)`,
      'gi',
    ),
    '$1"[removed]"',
  ],
  [/\b(https?:\/\/)[^\s/@]{1,200}@/gi, '$1'],
  [/[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[address]'],
  // What is long and mixes letters with digits was made by a machine, and may open something.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w-])/g, '[removed]'],
];

/** A text of an error without what opens something or names somebody: tokens, passwords, codes, addresses. */
export function redact(text: string): string {
  return RULES.reduce((clean, [pattern, by]) => clean.replace(pattern, by), text);
}

const SECRET_NAME = new RegExp(`^(?:${SECRET_NAMES})$`, 'i');

/** The value of a parameter or a field, of which nothing stays where its name says that it opens something. */
export function redactValue(name: string, value: string): string {
  return SECRET_NAME.test(name) ? '[removed]' : redact(value);
}
