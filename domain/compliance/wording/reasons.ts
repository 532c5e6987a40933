import type { Language } from '../../languages.ts';
import type { RuleId } from './rule.ts';

/** Why a phrase is marked, in a sentence or two, in the language of whoever writes. */
export const REASONS: Readonly<Record<Language, Readonly<Record<RuleId, string>>>> = {
  en: {
    'race-or-origin': 'This says who lives there, or who may, by race or origin. An advertisement must not.',
    'language-spoken': 'Asking for a language can stand for asking about national origin.',
    religion: 'This names a religion, or places a home by a house of worship. Say where it is by a street or a park.',
    sex: 'This prefers or refuses people by their sex.',
    orientation: 'This prefers or refuses people by whom they love or who they are.',
    'children-refused':
      'This refuses children or those who live with them. Only housing that qualifies as housing for older persons may.',
    'family-preferred': 'This says whom the home suits. Describe the home instead: rooms, yard, light.',
    disability:
      'This refuses people by health or disability, or uses a word that hurts. Describe stairs and doors as they are.',
    'assistance-animals': 'An assistance animal is not a pet: it cannot be refused or charged for as one.',
    'source-of-income': 'In many states a tenant’s lawful income counts, whatever its source, a voucher included.',
    age: 'This prefers people by age. Some states forbid it; everywhere it tells some readers that they are not meant.',
    'military-status': 'This prefers or refuses people by military service, which many states forbid.',
    'steering-people': 'This judges who lives there. Agents describe homes, never the people of a place.',
    'steering-safety':
      'What is safe or not is for the buyer to judge: a word about crime steers people toward or away from a place.',
    'steering-schools': 'Praise of schools can steer. Name the district and where its own data are.',
    exclusive: 'A word such as exclusive can read as: not for you. Describe the gate or the fee instead.',
    'loan-terms':
      'A payment, a rate, a term or a down payment makes an advertisement of credit: the APR and the terms of repayment have to stand beside it.',
  },
  es: {
    'race-or-origin':
      'Esto dice quién vive ahí, o quién puede vivir, según su raza u origen. Un anuncio no debe hacerlo.',
    'language-spoken': 'Pedir un idioma puede equivaler a preguntar por el origen nacional.',
    religion:
      'Esto nombra una religión o ubica la casa por un lugar de culto. Di dónde está con una calle o un parque.',
    sex: 'Esto prefiere o rechaza a las personas por su sexo.',
    orientation: 'Esto prefiere o rechaza a las personas por a quién aman o por quiénes son.',
    'children-refused':
      'Esto rechaza a los niños o a quienes viven con ellos. Solo puede hacerlo la vivienda que califica como vivienda para personas mayores.',
    'family-preferred': 'Esto dice para quién es la casa. Mejor describe la casa: cuartos, patio, luz.',
    disability:
      'Esto rechaza a las personas por su salud o discapacidad, o usa una palabra que ofende. Describe las escaleras y las puertas como son.',
    'assistance-animals': 'Un animal de asistencia no es una mascota: no se puede rechazar ni cobrar como si lo fuera.',
    'source-of-income': 'En muchos estados cuenta cualquier ingreso legal del inquilino, también un vale de vivienda.',
    age: 'Esto prefiere a las personas por su edad. Algunos estados lo prohíben; en todos le dice a alguien que no es para él.',
    'military-status':
      'Esto prefiere o rechaza a las personas por su servicio militar, algo que muchos estados prohíben.',
    'steering-people': 'Esto juzga a quienes viven ahí. Un agente describe casas, nunca a la gente de un lugar.',
    'steering-safety':
      'Lo que es seguro o no lo juzga quien compra: una palabra sobre la delincuencia acerca o aleja a la gente de un lugar.',
    'steering-schools':
      'Elogiar escuelas puede orientar a la gente. Nombra el distrito y dónde están sus propios datos.',
    exclusive: 'Una palabra como exclusivo puede leerse así: no es para ti. Mejor describe el acceso o la cuota.',
    'loan-terms':
      'Un pago, una tasa, un plazo o un enganche convierten el anuncio en uno de crédito: deben aparecer también la APR y las condiciones de pago.',
  },
};
