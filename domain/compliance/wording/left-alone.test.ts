import { describe, expect, test } from 'vitest';
import { findWording } from './find-wording.ts';

const rulesOf = (text: string, language: 'en' | 'es') => findWording(text, language).map(({ rule }) => rule);

describe('people whose name is part of another', () => {
  test.each([
    ['Mormon Battalion Trail runs behind the lots. Bring water, it is three miles long.', []],
    ['Union Baptist is selling its parking lot, and the city wants sixty apartments on it.', []],
    ['The Gay Street bridge is closed until May, so allow ten more minutes.', []],
    ['We prefer Mormon Tenants in this building, thank you.', ['religion']],
    ['NO MEXICAN TENANTS IN THIS BUILDING', ['race-or-origin']],
    ['If your people are mostly from El Salvador I would show you Langley Park first.', ['race-or-origin']],
  ] as const)('%j', (text, rules) => {
    expect(rulesOf(text, 'en')).toEqual(rules);
  });
});

describe('what is told of others, in English', () => {
  test.each([
    ['The mayor thanked Jewish families at the ribbon cutting.', []],
    ['Jewish families!', ['religion']],
    ['Only Jewish families at the ribbon cutting.', ['religion']],
    ['Pancakes at the Methodist hall, then the parade for kids and no adults in costume.', []],
    ['No kids in this unit, we host a picnic.', ['children-refused']],
    ['No Muslims, no dogs, and the county fair is two blocks away.', ['religion']],
    ['My brother is in recovery and found a lovely home.', []],
    ['My brother is not comfortable with people in recovery.', ['disability']],
    ['My clients, two dads with one baby, needed more room and today they got it.', []],
    ['I am looking for two bedrooms for a client in a wheelchair.', []],
    ["A lender can't ask whether you plan to have children.", []],
    ['Yes, your three boys will love the creek.', []],
    ["No, your three boys can't live here.", ['children-refused']],
    ["The suite doesn't include my mother-in-law's opinions.", []],
    ['They could not buy here in 1955, for the deeds barred Black families.', []],
    ['HUD fined an owner who charged families an extra deposit per child.', []],
    ['HUD fined us, but we still charge an extra deposit per child.', ['children-refused']],
    ['Can I write "perfect for families"? I would not.', []],
    ['I helped a young family of five buy their first house.', []],
    ['I helped a young family of five and hope for another tenant like them.', ['family-preferred']],
    ['Our deed has a clause of 1926 against selling to Asians, and it is void.', []],
    ['Our deed says no Asians, and the board still honors it.', ['race-or-origin']],
  ] as const)('%j', (text, rules) => {
    expect(rulesOf(text, 'en')).toEqual(rules);
  });
});

describe('what is told of others, in Spanish', () => {
  test.each([
    ['El alcalde agradeció a ateos en la inauguración del puente.', []],
    ['Ateos no, dice el dueño.', ['religion']],
    ['No se quede ciego ante el costo de los seguros.', []],
    ['Ciegos no, por las escaleras.', ['disability']],
    ['La sección 8 del fraccionamiento tiene los lotes más grandes.', []],
    ['El dueño no renta a nadie con perro guía.', ['assistance-animals']],
    ['No se cobra renta de mascota por perro de servicio.', []],
    ['Maple japonés y nopales en el jardín de enfrente.', []],
    ['Una pareja joven de Houston compró mi listado en una semana.', []],
    ['Hace 60 años había barrios donde no se vendía a mexicanos.', []],
    ['HUD multó a un casero que cobraba depósito extra por cada niño.', []],
    ['HUD nos multó, pero nosotros cobramos depósito extra por cada niño.', ['children-refused']],
    ['¿Se puede escribir "ideal para familias"? Mejor no.', []],
    ['La cláusula de 1946 no vale nada y se puede borrar.', []],
    ['Aquí su vale no vale nada.', ['source-of-income']],
    ['Casa con apartamento de soltero en los altos, contador aparte.', []],
    ['Apartamento de soltero en el centro.', ['family-preferred']],
  ] as const)('%j', (text, rules) => {
    expect(rulesOf(text, 'es')).toEqual(rules);
  });
});

describe('a sentence that only refuses', () => {
  test.each([
    ['The owner had kids upstairs once. Never again.', 'en', 'children-refused'],
    ['Could I bring my twins? It is a quiet place. So no.', 'en', 'children-refused'],
    ['Una vez tuvimos un inquilino esquizofrénico. Nunca más.', 'es', 'disability'],
    ['¿Estudiantes? ¡Siguiente!', 'es', 'age'],
  ] as const)('%j refuses whom the one before it names', (text, language, rule) => {
    expect(rulesOf(text, language)).toContain(rule);
  });

  test('refuses nobody where nobody was named', () => {
    expect(rulesOf('The owner had carpets upstairs once. Never again.', 'en')).toEqual([]);
  });
});
