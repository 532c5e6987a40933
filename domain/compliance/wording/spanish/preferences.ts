import type { RuleId, RuleWords } from '../rule.ts';
import { AGE_NUMBER, FIT, PLACE, preferred, refused } from './parts.ts';

const ASSISTANCE =
  '(?:(?:la |el )?(?:sec(?:cion|tion)?\\.?|plan) (?:8|ocho)|(?:programas? de )?(?:vales|vale(?= de)|cupones|vouchers?|subsidios?)(?: de (?:vivienda|renta))?|(?:ayudas?|asistencia|apoyos?) (?:del? gobierno|de renta|gubernamental(?:es)?|publica|social)|programas? (?:del? gobierno|de (?:ayuda|vivienda|asistencia)(?: de renta)?)|welfare|bienestar social|hud|desempleo)';
const AGED =
  '(?:ancian[oa]s?|viej[oa]s|viejit[oa]s|(?:personas? |gente |adultos )mayor(?:es)?|(?:la )?tercera edad|jubilad[oa]s|estudiantes|millennials?)';
const SOLDIER =
  '(?:(?:personal |gente )?militar(?:es)?(?: activos)?|soldados?|marinos|marines|veteran[oa]s?|(?:gente|personal) del ejercito|servicio activo|fuerzas armadas)';

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
          ...preferred('familias?(?! (?:y amigos|ha|vivio))'),
          '(?:criar|formar|educar) (?:a )?(?:una|su|tu|sus|tus) (?:familia|hijos|ninos)',
          '(?:ideal|perfect[oa]) para (?:los |sus |tus )?(?:ninos|hijos|pequenos)',
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
          ...refused(ASSISTANCE),
          'no se aceptan? (?:la |las )?ayudas?',
          '(?:solo|solamente|unicamente)(?: para)? (?:profesionales|profesionistas|ejecutiv[oa]s|(?:personas?|gente|inquilinos?|parejas?) (?:que (?:trabaj[ae]n?|tengan? (?:trabajo|empleo))|con (?:trabajo|empleo)|emplead[oa]s?|trabajador(?:as?|es)?)|trabajadores)',
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
          `(?:solo|solamente|unicamente|exclusivo|exclusivamente)(?: para)? (?:personas? (?:mayores?|de la tercera edad)|adultos mayores|jubilad[oa]s|jovenes|mayores de ${AGE_NUMBER})`,
          `(?:comunidad|edificio|vivienda) (?:de|para) (?:personas? mayores?|adultos mayores|jubilados|la tercera edad|mayores de ${AGE_NUMBER})`,
          ...refused(AGED),
          ...preferred(AGED),
          '(?:millennials?|milenials?|generacion z|veinteaner[oa]s)',
          ...refused(`(?:mayores|menores) de ${AGE_NUMBER}`),
          ...preferred(`(?:mayores|menores) de ${AGE_NUMBER}(?: anos)?`),
          `no (?:${AGED}) (?:ni|o|y) (?:mayores|menores) de ${AGE_NUMBER}`,
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
          ...refused(SOLDIER),
          ...preferred(SOLDIER),
          ...preferred('civiles'),
          `preferencia (?:a|para) (?:los )?${SOLDIER}`,
        ],
        instead: null,
      },
    ],
  },
};
