const STEPS = [
  '..',
  '../..',
  '..\\',
  '%2e%2e',
  '%252e%252e',
  '.%2e',
  '..%2f',
  '..%5c',
  '．．',
  '‥',
  '..;',
  '....//',
  '.',
  './.',
];
const TARGETS = ['etc/passwd', 'windows/win.ini', 'id_rsa', 'images/aaaa', '.env', 'proc/self/environ'];
const SIGNS = [
  '\0',
  '\n',
  '\r',
  '\t',
  '\u001b[2J',
  '\u202E',
  '\u200B',
  '\uFEFF',
  '\u2028',
  '\ud83d',
  '<',
  '>',
  ':',
  '|',
  '*',
  '?',
  '\\',
  '`',
  '$',
  '#',
  '%00',
  ';',
  '=',
  '@',
  '!',
  '{',
  '}',
  '~',
  '^',
  '[',
  ']',
];
const PLACES = ['', 'photo/', 'logo/a/', '/'];

/** Paths that try to leave their folder, to run something, or to look like something else. */
export function hostilePaths(): string[] {
  const leaving = STEPS.flatMap((step) =>
    TARGETS.flatMap((target) => [`${step}/${target}`, `photo/${step}/${target}`]),
  );
  const strange = SIGNS.flatMap((sign) => PLACES.map((place) => `${place}me${sign}.png`));
  const shaped = [
    'C:\\boot.ini',
    '\\\\server\\share',
    'file:///etc/passwd',
    'https://example.com/x',
    'data:image/svg+xml,<svg onload=1>',
    '<script>alert(1)</script>.png',
    'a//b.png',
    'a/b/c/d/e/f.png',
    'photo/',
    `${'x'.repeat(81)}.png`,
    `${'x/'.repeat(200)}x`,
    '../'.repeat(99),
    'photo/...png/../x',
    '${jndi:ldap://x}',
    "'; drop table image; --",
    '{{7*7}}',
  ];
  return [...leaving, ...strange, ...shaped];
}
