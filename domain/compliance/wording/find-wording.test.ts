import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { findWording } from './find-wording.ts';
import { mendWording } from './mend-wording.ts';
import { fold } from './fold.ts';
import { REASONS } from './reasons.ts';
import { WORDING_RULES } from './rules.ts';
import { BY_RULE, KEPT_APART, MENDED_LAST, sentencesOf, TOGETHER, wrongByKind } from './testing/sets.ts';

/** Other sentences in every run; `find-wording.deep.test.ts` reads all of them. */
const someOf = (texts: readonly string[]) =>
  fc.sample(fc.shuffledSubarray([...texts], { minLength: 1000, maxLength: 1000 }), 1).flat();

describe.each(LANGUAGES)('sentences of advertisements, in %s', (language) => {
  const isFound = (text: string) => findWording(text, language).length > 0;
  const isMissed = (text: string) => !isFound(text);

  test('that are wrong are found, forty-nine of fifty of a thousand', () => {
    const wrong = someOf(sentencesOf(language, 'wrong', TOGETHER));
    const missed = wrong.filter(isMissed);
    expect(missed.length / wrong.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
  });

  test.each(wrongByKind(language, 'kinds'))('that are wrong in this way are all found: %s', (_kind, wrong) => {
    expect(wrong.filter(isMissed)).toEqual([]);
  });

  test('that are fine are left alone, forty-nine of fifty of a thousand', () => {
    const fine = someOf(sentencesOf(language, 'fine', TOGETHER));
    const marked = fine.filter(isFound);
    expect(marked.length / fine.length, marked.join('\n')).toBeLessThanOrEqual(0.02);
  });

  test('what the rules were mended for last is all found and left alone', () => {
    expect(sentencesOf(language, 'wrong', MENDED_LAST).filter(isMissed)).toEqual([]);
    expect(sentencesOf(language, 'fine', MENDED_LAST).filter(isFound)).toEqual([]);
  });

  test.each(KEPT_APART)(
    'what nobody mended for is found and left alone as when it was measured: $name',
    ({ name, missed, marked }) => {
      expect(sentencesOf(language, 'wrong', [name]).filter(isMissed).length).toBeLessThanOrEqual(missed);
      expect(sentencesOf(language, 'fine', [name]).filter(isFound).length).toBeLessThanOrEqual(marked);
    },
  );

  describe.each(BY_RULE)('the set by rule: %s', (name) => {
    test('is marked by the rule that is meant, nineteen of twenty', () => {
      const posts = wrongByKind(language, name).flatMap(([rule, texts]) => texts.map((text) => ({ rule, text })));
      const missed = posts.filter(({ rule, text }) => !findWording(text, language).some((one) => one.rule === rule));
      expect(missed.length / posts.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.05);
    });

    test('is left alone where it is fine, nineteen of twenty', () => {
      const fine = sentencesOf(language, 'fine', [name]);
      const marked = fine.filter(isFound);
      expect(marked.length / fine.length, marked.join('\n')).toBeLessThanOrEqual(0.05);
    });
  });
});

test.each([
  ['If you do not speak English, do not call', 'language-spoken'],
  ['You do not have to speak English', null],
  ['No charge for service animals', null],
  ['No pets except service animals', null],
  ['No women', 'sex'],
  ["No women's shoes at this sale", null],
  ['Tenants must be over 30', 'age'],
  ['Pets must be under 30 lbs', null],
  ['An apartment for those who must be 62 or older', null],
  ['Rent is $1,200, plus $150 for each kid', 'children-refused'],
  ['Pumpkin patch on Saturday: tickets are $5 per child', null],
  ['Are you nervous about what the market brings?', null],
  ['Own it for $950 a month', 'loan-terms'],
  ['The board heard from Scandinavian Lutherans on the block', 'steering-people'],
  ['Offers from African American purchasers came in late', 'steering-people'],
  ['French doors, Mexican pavers and two Thai restaurants nearby', null],
  ['Rent is $950 a month', null],
  ['Studio with its own entrance for $950 a month', null],
  ['This triplex brings in $4,100 a month', null],
  ['Why rent? It is $1,850 a month', 'loan-terms'],
  ['Only $1,990/mo!', 'loan-terms'],
  ['I hold these for Cubans, you know how it is, so ask nobody else', 'race-or-origin'],
  ['The Cubans next door waved at the movers', null],
  ['Students? No', 'age'],
  ['My teenagers loved the yard', null],
  ['Teenagers, and there goes the quiet, so the deposit is double', 'children-refused'],
] as const)('%j is told apart from what looks like it', (text, rule) => {
  expect(findWording(text, 'en').map((found) => found.rule)).toEqual(rule === null ? [] : [rule]);
});

test.each([
  ['We do not discriminate against children or anybody else.', []],
  ['We do not discriminate, but adults only.', ['children-refused']],
  ['A landlord may not say "adults only".', []],
  ['Everyone is welcome: families, couples and their service animals', []],
  ['Everyone is welcome, only no kids', ['children-refused']],
  ['An owner was fined for an ad that said "no Mexicans" and will not write it again.', []],
  ['Wrong: "adults only". Right: "two bedrooms".', []],
] as const)('%j is told apart from what is said of the law', (text, rules) => {
  expect(findWording(text, 'en').map((found) => found.rule)).toEqual(rules);
});

test.each([
  ['No discriminamos a nadie por tener niños.', []],
  ['No discriminamos, pero solo adultos.', ['children-refused']],
  ['Todos son bienvenidos: familias, parejas y sus animales de servicio', []],
  ['Mal: «solo adultos». Bien: «dos recámaras».', []],
] as const)('%j is told apart from what is said of the law, in Spanish', (text, rules) => {
  expect(findWording(text, 'es').map((found) => found.rule)).toEqual(rules);
});

test.each([
  ['Militares no, gracias', 'military-status'],
  ['No necesitas hablar inglés', null],
  ['Sin cargo por animales de servicio', null],
  ['No mascotas excepto animales de servicio', null],
  ['No vale la pena', null],
  ['El seguro cuesta $2,880. Al mes sube', null],
  ['Solo mayores de 40', 'age'],
  ['Comunidad para mayores de 55', null],
  ['Son $150 más al mes por cada niño', 'children-refused'],
  ['Fiesta de otoño: entrada $5 por cada niño', null],
  ['Una enfermera polaca encabeza la lista', 'steering-people'],
  ['Barrio chino a dos cuadras, muebles negros y tope de cuarzo negro', null],
  ['Es tuya por $950 al mes', 'loan-terms'],
  ['La cuota de la asociación es de $210 al mes', null],
  ['La renta es de $950 al mes', null],
  ['Cubanos preferiblemente', 'race-or-origin'],
  ['Mi cliente, el señor Blanco, cerró ayer', null],
  ['Los cubanos de al lado saludaron a los de la mudanza', null],
] as const)('%j is told apart from what looks like it, in Spanish', (text, rule) => {
  expect(findWording(text, 'es').map((found) => found.rule)).toEqual(rule === null ? [] : [rule]);
});

test.each([
  ['Ideal for a FAMILY, near the park.', 'en', 'Ideal for a FAMILY', 'warn'],
  ['No   kids\nallowed', 'en', 'No   kids', 'block'],
  ['Un vecindario muy segúro y lindo', 'es', 'vecindario muy segúro', 'warn'],
  ['“Adults‑only” building', 'en', 'Adults‑only', 'block'],
] as const)('%j is marked at the words that are meant', (text, language, phrase, level) => {
  const [finding] = findWording(text, language);
  expect(finding && text.slice(finding.from, finding.to)).toBe(phrase);
  expect(finding?.level).toBe(level);
});

test('of two findings about the same words the graver one is told', () => {
  const found = findWording('Adults only building, a safe neighborhood for families', 'en');
  expect(found.map(({ rule }) => rule)).toEqual(['children-refused', 'family-preferred']);
});

test('the law of a state is left out elsewhere, and asked for when nobody says where', () => {
  const text = 'No Section 8.';
  expect(findWording(text, 'en', 'NJ')).toHaveLength(1);
  expect(findWording(text, 'en', 'TX')).toEqual([]);
  expect(findWording(text, 'en')).toHaveLength(1);
});

test.each([
  ['Perfect for families in Austin.', 'en', 'With room to spread out in Austin.'],
  ['A quiet home, perfect for families.', 'en', 'A quiet home, with room to spread out.'],
  ['Three bedrooms. No kids. Two baths.', 'en', 'Three bedrooms. Two baths.'],
  ['Two baths; kids are not a fit for this house, sorry. Call me.', 'en', 'Two baths; sorry. Call me.'],
  ['No kids, no smoking.', 'en', 'no smoking.'],
  ['Es ideal para una familia.', 'es', 'Es con espacio de sobra.'],
] as const)('%j is mended by one press', (text, language, mended) => {
  const [finding] = findWording(text, language);
  expect(finding && mendWording(text, finding)).toBe(mended);
});

test('places count in the text as it was typed, whatever it holds', () => {
  const signs = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('👩‍👧 ', 'İ', 'ﬁ', 'ß', 'e\u0301 ', '\n'));
  fc.assert(
    fc.property(signs, signs, (before, after) => {
      expect(fold(before + after)).toHaveLength((before + after).length);
      const text = `${before} no children ${after}`;
      const found = findWording(text, 'en').find(({ rule }) => rule === 'children-refused');
      expect(found && text.slice(found.from, found.to).toLowerCase()).toContain('no children');
    }),
  );
});

test.each(LANGUAGES)('every rule says why, in %s', (language) => {
  for (const { id } of WORDING_RULES) expect(REASONS[language][id].length).toBeGreaterThan(30);
});
