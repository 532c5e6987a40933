import type { Tone } from './mail-content.ts';

/** The colours of the product; mail programs know no variables, so each pair is written out. */
export const light = {
  ink: '#16211b',
  soft: '#4f5b54',
  faint: '#667069',
  paper: '#fbfaf7',
  surface: '#ffffff',
  line: '#e4e2db',
  lawn: '#1f7a4d',
  onLawn: '#ffffff',
  link: '#196a42',
} as const;

export const dark: Record<keyof typeof light, string> = {
  ink: '#e9efeb',
  soft: '#b3beb7',
  faint: '#95a29a',
  paper: '#101613',
  surface: '#18211c',
  line: '#2a362f',
  lawn: '#4cc38a',
  onLawn: '#08170f',
  link: '#6fd5a4',
};

export const tones: Record<Tone, { light: string; dark: string }> = {
  attention: { light: '#8f5400', dark: '#f2b45a' },
  failure: { light: '#b23723', dark: '#f08a76' },
  notice: { light: '#2a62c9', dark: '#8db4f5' },
};

/** Fonts that the reader's machine has. A mail fetches nothing. */
export const SANS = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

/** Restates the colours in the dark. MJML writes colours inline, on elements inside those that carry the class. */
export const DARK_RULES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-decoration: none; }
.item a:hover { text-decoration: underline; }
@media (max-width: 640px) { .paper > div { padding: 0 10px !important; } }
@media (max-width: 480px) { .title div { font-size: 25px !important; line-height: 31px !important; } }
@media (prefers-color-scheme: dark) {
  .paper, .paper > div { background-color: ${dark.paper} !important; }
  .card, .card > table { background-color: ${dark.surface} !important; background: ${dark.surface} !important; }
  .card > table > tbody > tr > td { border-color: ${dark.line} !important; }
  .ink, .ink div, .ink td, .ink span { color: ${dark.ink} !important; }
  .soft, .soft div { color: ${dark.soft} !important; }
  .faint, .faint div, .faint a { color: ${dark.faint} !important; }
  .item { border-color: ${dark.line} !important; }
  .item a { color: ${dark.link} !important; }
  .item span { color: ${dark.soft} !important; }
  .sign { background-color: ${dark.lawn} !important; }
  .go td, .go a { background-color: ${dark.lawn} !important; background: ${dark.lawn} !important; color: ${dark.onLawn} !important; }
${Object.entries(tones)
  .map(([tone, { dark: colour }]) => `  .${tone} div { color: ${colour} !important; }`)
  .join('\n')}
}
`;
