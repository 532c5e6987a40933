import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWording } from './find-wording.ts';
import { mendWording } from './mend-wording.ts';
import { readText } from './read.ts';

test.each([
  ['Sunny #NoKids #QuietLiving', 'en', 'sunny #no kids #quiet living'],
  ['#nokids #adultsonly', 'en', '#no kids #adults only'],
  ['#ADULTSOnly #NoSection8 #no_vouchers', 'en', '#adults only #no section 8 #no vouchers'],
  ['#SinNiños #soloadultos', 'es', '#sin ninos #solo adultos'],
  ['#sunset #whiteplainsny #3bed', 'en', '#sunset #whiteplainsny #3bed'],
  ['No chidlren, dont ask about familys', 'en', "no children, don't ask about families"],
  ['No aseptamos a ombres', 'es', 'no aceptamos a hombres'],
  ['Una parejita en la sala familiar', 'es', 'una pareja en la sala familiar'],
  ['🚫👶🚫 Sunny loft', 'en', '. no kids . no sunny loft'],
  ['❌ kids ❌ pets ✅ cash', 'en', '. no kids . no pets . yes, cash'],
  ['Sec. 8 ❌ cash ✅', 'en', 'sec. 8, no. cash, yes.'],
  ['❌ "No kids" ✅ "Two beds"', 'en', '. wrong: "no kids" . yes, "two beds"'],
  ['Perfect for 👨‍👩‍👧‍👦!', 'en', 'perfect for families !'],
  ['Ladies 💅 this is yours', 'en', 'ladies, this is yours'],
  ['W/D, w/ a view, w/o stairs & more b/c why not', 'en', 'w/d, with a view, without stairs and more because why not'],
  ['Renta s/niños p/ dos, xfa', 'es', 'renta sin ninos para dos, por favor'],
  ['sec. 8 ❌ efectivo ✅', 'es', 'sec. 8, no. efectivo, si.'],
  ['Christina and her coupe, retirees of services', 'en', 'christina and her coupe, retirees of services'],
] as const)('%j is read as what it says', (text, language, folded) => {
  expect(readText(text, language).folded).toBe(folded);
});

test('places are places of the text, whatever was read in it', () => {
  const words = fc.constantFrom(
    '#NoKids',
    '#adultsonly',
    'childern',
    'dont',
    'é',
    '👩‍👧',
    '🚫',
    'for 👶',
    '❌',
    'w/',
    '#SoloAdultos',
    '# 4',
    'famliy',
    '_',
  );
  fc.assert(
    fc.property(fc.array(words), fc.array(words), (before, after) => {
      const text = [...before, 'Adults', ...after].join(' ');
      const { folded, place } = readText(text, 'en');
      for (const { index } of folded.matchAll(/(?<!\w)adults(?!\w)/g)) {
        const { from, to } = place({ from: index, to: index + 6 });
        expect(text.slice(from, to).toLowerCase()).toBe('adults');
      }
      expect(place({ from: 0, to: folded.length })).toEqual({ from: 0, to: text.length });
    }),
  );
});

describe('what is found in a hashtag', () => {
  const text = 'Sunny 2BR near the park #NoKids #CityLiving';

  test('is all of it', () => {
    expect(findWording(text, 'en').map(({ from, to }) => text.slice(from, to))).toEqual(['#NoKids']);
  });

  test('goes by itself when it is mended', () => {
    const [finding] = findWording(text, 'en');
    expect(finding && mendWording(text, finding)).toBe('Sunny 2BR near the park #CityLiving');
    const [spanish] = findWording('Estudio nuevo #SinNiños', 'es');
    expect(spanish && mendWording('Estudio nuevo #SinNiños', spanish)).toBe('Estudio nuevo');
  });

  test('is not read on into the next', () => {
    expect(findWording('#TheOwnerIsChristian #HomeForSale #NoStress #KidsMuseum', 'en')).toEqual([]);
  });
});

test('a misspelled word is marked as it was typed', () => {
  const text = 'This is a home for no small chidlren';
  expect(findWording(text, 'en').map(({ from, to }) => text.slice(from, to))).toEqual(['no small chidlren']);
});
