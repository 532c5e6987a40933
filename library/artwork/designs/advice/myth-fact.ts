import type { Layer } from '@yardsign/scene/layers';
import { column, path, rect, row, text } from '../../kit/layers.ts';
import { poster, type Sheet } from '../../kit/sheet.ts';
import { heading, paper } from '../../kit/words.ts';

export const mythFact = poster({
  name: 'Myth and fact',
  texts: {
    mythLabel: { en: 'Myth', es: 'Mito' },
    myth: { en: 'You need 20% down before you can buy.', es: 'Necesita 20% de pago inicial (enganche) para comprar.' },
    factLabel: { en: 'Fact', es: 'Realidad' },
    fact: {
      en: 'Many loan programs start lower. A licensed lender can show you which ones fit.',
      es: 'Muchos préstamos piden menos. Un prestamista con licencia le dirá para cuáles podría calificar.',
    },
    note: {
      en: 'Programs, terms and eligibility vary. Not a loan offer.',
      es: 'Los programas y requisitos varían. Esto no es una oferta de préstamo.',
    },
  },
  look: { ink: '#1F1E24', soft: '#5A5662', background: 'standard', band: '#FFFFFF' },
  draw(s) {
    const across = s.size === 'link';
    const edge = { square: 336, portrait: 440, story: 700, link: 540 }[s.size];
    const myth = { x: s.m, y: s.top - (across ? 0 : 24), w: across ? edge - s.m - 50 : s.W - 2 * s.m };
    const fact = across
      ? { x: edge + 54, y: s.top, w: s.W - edge - 54 - s.m }
      : { x: s.m, y: edge + 56 * s.k, w: s.W - 2 * s.m };
    return [
      paper(s, '#F3F1EC'),
      dots(s),
      column(
        34 * s.k,
        [
          label(s, '{mythLabel}', '#2A2A33', '#FFFFFF'),
          heading(s, '{myth}', 'dm-serif-400-italic', across ? 78 : 68, '#5A5662', {
            maxLines: across ? 5 : 2,
            lineHeight: 1.1,
          }),
        ],
        myth,
      ),
      path(torn(s, edge, across), 'brand.primary'),
      column(
        36 * s.k,
        [
          label(s, '{factLabel}', 'brand.onPrimary', 'on(brand.onPrimary)'),
          heading(s, '{fact}', 'figtree-800', across ? 54 : 56, 'brand.onPrimary', {
            maxLines: across ? 5 : 4,
            lineHeight: 1.14,
          }),
          text('{note}', 'figtree-400', Math.round(25 * s.k), 'brand.onPrimary', { maxLines: 2, lineHeight: 1.3 }),
        ],
        fact,
      ),
    ];
  },
});

function label({ k }: Sheet, value: string, fill: string, ink: string): Layer {
  const words = text(value, 'barlow-condensed-800', 40 * k, ink, { uppercase: true, letterSpacing: 0.08, maxLines: 1 });
  return row(0, [words], { padding: [16 * k, 26 * k, 16 * k, 26 * k], background: { fill, radius: 10 } });
}

function dots({ W, H }: Sheet): Layer {
  const [columns, rows] = [Math.ceil(W / 36), Math.ceil(H / 36)];
  const child = rect(0, 0, 3, 3, '#D5D0C4');
  return { type: 'repeat', x: 20, y: 20, columns, rows, stepX: 36, stepY: 36, opacity: 0.5, child };
}

function torn({ W, H }: Sheet, edge: number, across: boolean): string {
  if (across) return `M${edge} 0L${W} 0L${W} ${H}L${edge} ${H}${zigzag(H, (t, out) => `L${edge - out} ${H - t}`)}Z`;
  return `M0 ${edge}${zigzag(W, (t, out) => `L${t} ${edge - out}`)}L${W} ${H}L0 ${H}Z`;
}

function zigzag(length: number, at: (t: number, out: number) => string): string {
  return Array.from({ length: Math.ceil(length / 46) + 1 }, (_, i) =>
    at(Math.min(i * 46, length), i % 2 === 1 ? 20 : 0),
  ).join('');
}
