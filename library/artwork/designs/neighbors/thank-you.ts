import { card } from '../../drawings/card.ts';
import { rect, column, use } from '../../kit/layers.ts';
import { isTall, poster, split } from '../../kit/sheet.ts';
import { body, heading, paper } from '../../kit/words.ts';

const BLUSH = '#FBEDE4';
const INK = '#33241F';

export const thankYou = poster({
  name: 'Thank you',
  texts: {
    headline: {
      en: 'To everyone who passed my name along: *thank you.*',
      es: 'A quienes han dado mi nombre a alguien: *gracias.*',
    },
    line: {
      en: 'It is the kindest thing a client can do, and I do not take it lightly.',
      es: 'Es lo más amable que puede hacer un cliente, y no lo tomo a la ligera.',
    },
  },
  symbols: { card },
  look: { ink: INK, soft: '#6B5850', background: 'standard', nameFont: 'fraunces-600', band: '#FFFFFF' },
  draw(s) {
    const { words, stage } = split(s, 'beside', 0.44);
    const art = isTall(s)
      ? { x: s.W * 0.16, y: stage.y, w: s.W * 0.68, h: stage.h - 40 }
      : { x: stage.x - 10, y: stage.y, w: stage.w - 30, h: stage.h - 60 };
    return [
      paper(s, BLUSH, '#F6DCCB'),
      ...(s.size === 'story' ? [rect(0, s.base - 20, s.W, s.H - s.base + 20, '#EBCDB9')] : []),
      use('card', art.x, art.y, art.w, art.h),
      column(
        38 * s.k,
        [
          heading(s, '{headline}', 'dm-serif-400', 84, INK, {
            maxLines: 6,
            lineHeight: 1.08,
            emphasis: { font: 'dm-serif-400-italic', color: `readable(brand.primary, ${BLUSH})` },
          }),
          body(s, '{line}', '#5A4840', { maxLines: 4 }),
        ].slice(0, s.size === 'link' ? 1 : 2),
        { x: words.x, y: words.y, w: words.w, h: words.h, justify: isTall(s) ? 'start' : 'center' },
      ),
    ];
  },
});
