import type { RuleId, RuleWords } from '../rule.ts';
import { PLACE, FIT } from './parts.ts';

/** Phrases in Spanish texts that say whom a home suits. */
export const PREFERENCES: Readonly<
  Record<Extract<RuleId, 'family-preferred' | 'source-of-income' | 'age' | 'military-status'>, RuleWords>
> = {
  'family-preferred': {
    phrases: [
      {
        find: [
          `${FIT} (?:lugar |casa |hogar |zona |patio |jardin |opcion )?(?:para|a) (?:una |un |su |tu |la |las |los |cualquier )?(?:familias?|ninos|hijos)(?: (?:jovenes?|joven|grandes?|numerosas?|en crecimiento|con (?:ninos|hijos)|que crece))?`,
          `(?:${PLACE}|ambiente|calle|casa) (?:muy )?familiar(?:es)?`,
          `(?:${PLACE}) (?:para|de) familias`,
          '(?:familias|familia) (?:solamente|de preferencia|unicamente|bienvenidas solamente)',
          '(?:solo|solamente|unicamente)(?: para)? familias',
          '(?:criar|formar|educar) (?:a )?(?:una|su|tu|sus|tus) (?:familia|hijos|ninos)',
          '(?:ideal|perfect[oa]) para (?:los |sus |tus )?(?:ninos|hijos|pequenos)',
          '(?:buscamos|se busca|preferimos|se prefieren?) familias?',
        ],
        instead: 'con espacio de sobra',
      },
      {
        find: [
          `${FIT} (?:casa |lugar |hogar |departamento |apartamento |condominio )?para (?:una |un |unos |su |tu |la |los )?(?:parejas?|matrimonios?|jubilad[oa]s?|retirad[oa]s?|solter[oa]s?|recien casad[oa]s?|estudiantes?|profesional(?:es)?|persona sola|adultos mayores|personas? mayores?|nido vacio|mujer|hombre)(?: (?:jovenes|joven|jubiladas?|retiradas?|mayores|solter[oa]s?|solas?))?`,
          '(?:parejas?|personas?|inquilin[oa]s?|matrimonios?) (?:maduras?|maduros?|tranquilas? y mayores?|mayores? y tranquil[oa]s?|de edad madura)',
          '(?:departamento|apartamento|piso) de solter[oa]s?',
          '(?:recien casados|jubilados|parejas de jubilados|matrimonios) (?:bienvenidos|de preferencia|solamente|preferidos)',
        ],
        instead: 'facil de mantener',
      },
    ],
    allowed: [
      '(?:casas?|viviendas?|residencias?|propiedad(?:es)?) (?:para una sola familia|unifamiliar(?:es)?|multifamiliar(?:es)?|de una sola familia)',
      '(?:unifamiliar|multifamiliar)(?:es)?',
      '(?:sala|cuarto|salon|estancia|comedor|comida|cena|foto|presupuesto|nombre|negocio|empresa|reunion|derecho) (?:de )?familiar(?:es)?',
      '(?:su|tu|mi|nuestra) familia y (?:amigos|yo|la mia)',
      '(?:familia|familiares) y amigos',
    ],
  },
  'source-of-income': {
    phrases: [
      {
        find: [
          '(?:no|no se aceptan?|no aceptamos|no se admiten?|no se reciben?) (?:la |el |los )?(?:seccion 8|section 8|seccion ocho|plan 8|vales|vale de vivienda|cupones?|vouchers?|ayudas?(?: del gobierno)?|asistencia(?: publica| social| del gobierno)|subsidios?|programas? del gobierno|welfare|bienestar social)',
          'sin (?:seccion 8|section 8|plan 8|vales|cupones|vouchers?|subsidios?)',
          '(?:seccion 8|section 8|plan 8|vales(?: de vivienda)?|vouchers?) no (?:aceptad[oa]s?|se aceptan?|bienvenid[oa]s?)',
          '(?:solo|solamente|unicamente)(?: para)? (?:profesionales|profesionistas|ejecutiv[oa]s|personas? (?:que trabajen?|con empleo|trabajadoras?)|trabajadores)',
          '(?:profesionales|profesionistas|ejecutivos) (?:solamente|unicamente|de preferencia)',
          '(?:debe|deben|tiene que|hay que) (?:tener (?:un )?(?:empleo|trabajo)(?: fijo| estable)?|trabajar)',
          'indispensable (?:empleo|trabajo|comprobante de empleo)',
        ],
        instead: 'se considera todo ingreso legal',
      },
    ],
  },
  age: {
    phrases: [
      {
        find: [
          '(?:parejas?|profesional(?:es)?|personas?|compradores|gente|inquilinos|adultos|profesionistas) jove?n(?:es)?',
          'jovenes (?:profesionales|profesionistas|parejas|solamente|de preferencia)',
          '(?:solo|solamente|unicamente|exclusivo|exclusivamente)(?: para)? (?:personas? (?:mayores?|de la tercera edad)|adultos mayores|jubilad[oa]s|jovenes|mayores de \\d\\d)',
          '(?:comunidad|edificio|vivienda) (?:de|para) (?:personas? mayores?|adultos mayores|jubilados|la tercera edad|mayores de \\d\\d)',
          '(?:no|no se aceptan|sin|no aptos? para) (?:ancian[oa]s?|viej[oa]s?|personas? mayores|adultos mayores|estudiantes)',
          '(?:millennials?|milenials?|generacion z|veinteaner[oa]s)',
          '(?:mayores|menores) de (?:2|3|4|5|6)\\d(?: anos)? (?:solamente|unicamente)',
        ],
        instead: 'todas las personas',
      },
    ],
    allowed: [
      'descuento para (?:personas mayores|adultos mayores|jubilados)',
      'arboles jovenes',
      'exencion para (?:adultos mayores|personas mayores)',
    ],
  },
  'military-status': {
    phrases: [
      {
        find: [
          '(?:no|no se aceptan|no aceptamos|sin|no se renta a|no rentamos a) (?:militares|soldados|veteran[oa]s)',
          '(?:solo|solamente|unicamente)(?: para)? (?:militares|veteranos)',
        ],
        instead: null,
      },
    ],
  },
};
