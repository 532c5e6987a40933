// What is said to some of a home, or of a place, that they had better not come to it, as `Phrases.find` takes them: small letters, no accents.
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { COUNTRIES } from './peoples.ts';

const SOME_BUYER =
  '(?:comprador(?:a|es|as)?|inquilin[oa]s?|familias?|vecin[oa]s?|gente|personas?|parejas?|alguien|solicitantes?|quien(?:es)?)';
const PRAYER_HOUSE =
  '(?:iglesia|congregacion|parroquia|templo|mezquita|sinagoga|ministerio|comunidad (?:cristiana|catolica))';
const GOD = '(?:dios|cristo|jesus|jesucristo|senor|jehova|ala|virgen)';
/** A household or a people whose rent is another one. */
const PRICED =
  '(?:una? |l[oa]s )?(?:parejas?|solter[oa]s?|(?:gente|personas?|familias?|parejas?|inquilin[oa]s?|quien(?:es)?)(?: que)? (?:con|tien\\w+|teng\\w+) (?:ninos|hijos|bebes)|familias?|mujer(?:es)?|hombres?|estudiantes?|cristian[oa]s?|ciudadan[oa]s|inmigrantes?|extranjer[oa]s?|madres solteras|seccion 8|vales?)';
const AID = '(?:silla(?: de ruedas)?|baston|andadera|andador|muletas|aparatos?|scooter)';

/** By rule. */
export const TOLD: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    'nacid[oa]s? (?:de|en|del) (?:este|otro|el otro|aquel) lado',
    `(?:gente|personas?|inquilin[oa]s?|familias?) (?:de|del) (?:este|otro|el otro) lado,? (?:no|ni|nada|solamente|nomas|de preferencia)`,
    '(?:gente|familias?|vecin[oa]s) de (?:apellido|abolengo|alcurnia|linaje|buena cuna)|vivimos (?:puros |solo |nomas )?l[oa]s (?:mism[oa]s )?(?:de siempre|de toda la vida)',
    '(?:comprador(?:a|es|as)?|client[ea]s?|senor(?:as|es|a)?|solicitantes?|matrimonios?) (?:de color|negr[oa]s?|moren[oa]s?|prieto?s?)',
    `(?:limpi|vaci|deshac|libr|sac)\\w*(?: \\w+)? de (?:l[oa]s |tant[oa]s )?(?:(?:${COUNTRIES})|negr[oa]s|moren[oa]s|prietos|inmigrantes)(?! (?:marmol|azulejo|mosaico))`,
    `(?:con|por) (?:ese|tu|su|el) (?:tono de piel|color(?: de piel)?|acento|apellido)(?=${within(70)}(?:trat|mejor|sent|acept|recib|encaj|problem))`,
    `(?:mand|envi|pid|adjunt|quier)\\w*(?: \\w+){0,4} (?:fotos?|selfies?|fotografias?)(?=${within(80)}(?:sorpresas?|el color(?= ?(?:[.,;!]|$)| de (?:piel|la gente|su))|piel|raza|ver quien|como se ven?|que cara))`,
    `(?:zona|barrio|parte|colonia|area|lado|calle|suburbio) (?:(?:muy |mas |bien )?)?(?:blanc|negr)[oa],? (?:y )?(?:de )?(?:clase|profesional|tranquil|conservador|cristian|acomodad|decente)`,
    '(?:ver|mira|fijate|fijense|notar\\w*|veras?)(?: \\w+)? (?:quien(?:es)?|que (?:gente|tipo de gente|clase de gente)) (?:vive|viven|anda|andan|se esta|llega)\\w*(?: (?:ahi|alla|aqui|por|mudando))+',
    '(?:desde )?antes de (?:la integracion|que (?:llegaran|vinieran) (?:ell[oa]s|los de afuera))',
    'para (?:ell[oa]s|es[oa]s|esa gente),? (?:ya )?(?:esta|estaba|quedo) (?:rentad|ocupad|vendid|tomad|apartad)[oa]',
    '(?:ya )?(?:esta |quedo )?(?:rentad|ocupad|vendid|tomad|apartad)[oa],? (?:al menos |por lo menos )?para (?:ell[oa]s|es[oa]s|esa gente|gente asi)',
  ],
  religion: [
    `(?:que|quien(?:es)?) (?:de verdad )?(?:am|ador|alab|tem|cre|sirv|sig|honr|or|rec|busqu|conoz)\\w*(?: \\w+)? (?:a |en |al |a la )${GOD}`,
    `(?:requisito|deben?|debes|tienen? que|hay que|indispensable|obligatorio|necesario|solo si)(?:[:,]?(?: es| el| que)?)? (?:ser|eres|sean?) (?:un )?(?:miembros?|feligres\\w*|bautizad[oa]s?)(?: activ[oa]s?)? (?:de|en) (?:la |una |nuestra |mi )?${PRAYER_HOUSE}`,
    `${SOME_BUYER} de (?:misa|iglesia|rosario|comunion|culto|oracion|mezquita|sinagoga)(?: (?:diaria|dominical|semanal))?(?= ?(?:[.,;!]|$)| (?:y|que|para|diaria))`,
    `${SOME_BUYER}(?: que)? (?:sean?|es|son|sera|veng\\w+) de (?:su|mi|nuestra|la misma|tu) ${PRAYER_HOUSE}`,
    'tod[oa]s(?: \\w+)? (?:rez|or|pien|vot|habl|cre|ve|vist)\\w+(?:(?:,| y|, y) (?:se )?(?:rez|or|pien|vot|habl|cre|ve|vist|parec)\\w+){1,3} (?:igual|lo mismo|parecido)',
  ],
  orientation: [
    '(?:l[oa]s|gente|personas?|quien(?:es)?|alguien) que (?:se )?(?:hayan? |han )?(?:cambi|oper|visti?)\\w+ (?:de|el|como) (?:sexo|genero|mujer|otro sexo)|cambios? de sexo',
    '(?:tip|clas|estil)[oe] de (?:casa|hogar|lugar|edificio)(?: \\w+){0,2} (?:de |para )?(?:el y ella|esposo y esposa|senor y senora)|(?:el y ella|esposo y esposa)["\']? nada mas',
    '(?<!(?:los|sus|mis|tus) )(?:dos|2) (?:papas|mamas)(?: (?:o|y|ni) (?:dos|2) (?:papas|mamas))?(?=[^.!?\\n]{0,70}(?<!\\w)(?:no|otr[oa]|ni|mejor|abst\\w+|favor))',
  ],
  'family-preferred': [
    `(?:solicitudes|aplicaciones|ofertas|llamadas)(?: solo)? de (?:\\w+ )?(?:hogares|parejas|familias|matrimonios) (?:casad|tradicional|heterosexual|sin hijos)\\w*`,
  ],
  'children-refused': [
    `(?:renta|rentas|deposito|mensual|alquiler|precio)(?!\\w)${within(40)}\\$ ?\\d[\\d,.]*(?: \\w+)? (?:para|si (?:son|eres|es|tienes|tiene|hay)) ${PRICED}(?=${within(30)}\\$ ?\\d)`,
    '(?:tienes?|tienen|traes?|con|hay) (?:\\w+ )?(?:ninos|hijos|bebes|chamacos)\\? (?:entonces )?(?:te|le|les|l[oa]s) (?:paso|mando|pongo|acomodo|muestro|enseno|ponemos|pasamos|mandamos|toca|tocan|ubicamos|ubico)(?: \\w+){1,5}',
    '(?:del? frente|de arriba|de adelante|de enfrente|del otro edificio|nuev[oa]s|mejores) (?:son|es|estan|quedan) (?:solo |nomas )?(?:para|reservad\\w+ (?:a|para)) (?:parejas|adultos|solter[oa]s|matrimonios|gente sin hijos)',
    '(?:vamos a|va a|tenemos que|siempre) pregunt\\w+(?: \\w+)? si (?:esta|estas|estan|alguien esta|piensas?|planeas?) (?:embarazada|esperando|tener (?:hijos|ninos|familia))(?![^!\\n]{0,120}(?:ilegal|la ley|vivienda justa|hud|derecho|\\?))',
    '(?:desperdici\\w+|se pierde|seria un desperdicio)(?: \\w+)? (?:en|con|para) (?:una |la |l[oa]s )?(?:familias?|gente|parejas?) con (?:hijos|ninos)',
  ],
  disability: [
    `(?:inquilin[oa]|persona|quien|alguien|solicitante)s? (?:que )?(?:camin|sub|oig|vea|escuch|muev)\\w* (?:bien|sol[oa]|sin)`,
    `(?:no|sin) us(?:e|en|ar) ${AID}(?=${within(60)}(?:rayones|pasillo|pisos?|ruido|marcas|no quier|[.,;!]|$))`,
    `(?:l[oa]s|quien(?:es)?|gente|personas?)(?: que)? (?:de|en|con|us\\w+|and\\w+ (?:en|con)) ${AID},? (?:se )?(?:esperan?|van? (?:al?|hasta) (?:el )?(?:final|ultimo)|al (?:final|ultimo)|despues|suben? (?:al final|despues|ultimo))(?: al? (?:final|ultimo))?`,
    `(?:si |los que )?and(?:as|es|an|en|a|e) (?:en|con) ${AID}(?=${within(50)}(?<!\\w)(?:no|ni|mejor|otr[oa]))`,
  ],
  'source-of-income': [
    `(?:te|le|l[oa]s|que|si) (?:mantiene|paga|ayuda|sostiene)(?: la renta)? el (?:gobierno|estado)[?,]{0,2}(?=${within(40)}(?<!\\w)(?:no|adios|bye|paso|ni|siguiente|fuera))`,
    `(?:te|le|l[oa]s) (?:mantiene|paga|ayuda|sostiene)(?: la renta)? el (?:gobierno|estado)\\?,? (?:no|adios|bye|paso|ni|siguiente|fuera|lo siento)`,
    '(?:seccion 8|vales?|vouchers?|ssi|incapacidad|welfare|hud|cupones)\\?,? (?:entonces )?(?:adios|bye|siguiente|paso|fuera|ni modo)',
    '(?:viv|cobr|recib|depend|mantien)\\w* (?:del?|de la|el|la|con) (?:child support|alimony|food stamps|unemployment|disability|section 8),? (?:no|ni|tampoco|mejor|abst\\w+)',
  ],
  age: [
    `(?:mayor(?:es)?|gente|alguien|persona|mas) de (?:[2-9]\\d|cincuenta|sesenta|setenta|ochenta)(?: anos)? (?:me|nos|le) (?:preocup|asust|da miedo|dan miedo|da pendiente|dan pendiente|incomod)\\w*`,
    '(?:me quedo|nos quedamos|me voy|nos vamos|quedarme|irme|prefiero quedarme)(?: \\w+)? con (?:l[oa]s |gente |inquilin[oa]s |solicitantes )?(?:mas )?(?:jovenes|joven|jovencit[oa]s|san[oa]s|fuertes)(?= ?(?:[.,;!]|$)| (?:y|para|porque|que|de los (?:solicitantes|inquilinos)))',
  ],
  'military-status': [
    `(?:no|ni|sin|nada de)(?: \\w+){0,3} (?:rangos? bajos?|e ?[1-9](?= ?(?:[.,;!]|$)| (?:para|y|o|ni))|(?:que )?(?:este|esten|estan|vaya|vayan) (?:por |a |a punto de )(?:ser )?(?:despleg|desplieg|trasladar)\\w*)`,
  ],
};

/** What looks like one of these and says nothing wrong. */
export const TOLD_WELL: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  religion: [
    '(?:frente|enfrente|cerca|junto|atras|detras|al lado|afuera)(?: a| de)* (?:la |el |l )?(?:catedral|iglesia|capilla|templo|parroquia|sinagoga|mezquita)(?=[^.!?\\n]{0,40}(?:estacion|parqueo|trafico|cerrad|cierran|desvi))',
  ],
  'children-refused': [
    '(?:ninos|hijos) cuentan (?:los dias|las horas|historias|cuentos|chistes)',
    '(?:l[oa]s )?ninos de (?:hoy|ahora|estos tiempos)(?: \\w+){0,3} (?:no|nunca|jamas)(?: \\w+)? (?:conoc|entiend|cre|sab|recuerd|va)\\w*',
  ],
  disability: [
    '(?:interpretes? de senas|lenguaje de senas|lengua de senas)[^.!?\\n]{0,70}?(?:disponibles?|sin costo|gratis|sin cargo|ofrec\\w+|avis\\w+|con gusto)(?: \\w+){0,4}',
  ],
  age: ['(?:mas|mayor(?:es)?) de (?:60|62|65)(?: anos)?,? no (?:hag|pierd|olvid|dej|pagu|pag|tien)\\w*(?: \\w+)?'],
  'military-status': [
    '(?:no|sin)(?: se)? (?:(?:necesit|requier|pid|pag|cobr)\\w* )?(?:enganche|pago inicial|inicial|down payment|pmi|seguro hipotecario|comision)[^.!?\\n]{0,80}?(?:veteran|militar)(?:[oa]s?|es)?',
  ],
  'loan-terms': [
    '(?:solicitudes|aplicaciones|refinanciamientos?|originaciones|demanda) (?:de|para) (?:hipotecas?|prestamos?|refinanciamiento|credito)(?: \\w+){0,4} \\d+(?:[.,]\\d+)? ?(?:%|por ciento)',
  ],
};
