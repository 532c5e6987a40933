/** In the order in which they must be asked: each of the later names stands in the lines of the earlier ones too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const find = (names: readonly [RegExp, string][], line: string) => names.find(([pattern]) => pattern.test(line))?.[1];

/** What a person would call the thing that sent this `User-Agent`. Only names of ours: the line itself may hold anything. */
export function nameDevice(userAgent: string): { browser: string | undefined; system: string | undefined } {
  return { browser: find(BROWSERS, userAgent), system: find(SYSTEMS, userAgent) };
}
