// What some may not have: signs of their faith, changes to a home, income that counts, their children about; as `Phrases.find` takes it: small letters, no accents.
import { AMENITY } from './apart.ts';
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';

const NOT =
  '(?:no|ni|nunca|jamas|nada de|sin|prohibid[oa]s?|se prohiben?|tampoco|cero|quite(?:n|se)?|quitar|retire[n]?)';
/** Signs of a faith. */
export const SIGNS_OF_FAITH =
  '(?:(?:simbolos?|articulos?|objetos?|adornos?|imagenes|figuras?|cuadros?|banderas?|estatuas?|decoracion(?:es)?|cosas) (?:religios|sagrad|de santos|de la virgen|de buda|judi|musulman|hindu)\\w*|crucifijos?|cruces(?! de (?:calles|via))|mezuz[ao]t?s?|menoras?|rosarios?|altares(?: \\w+)?|altarcitos?|veladoras?|virgencitas?|virgenes|santos(?= ?(?:[.,;!]|$)| (?:en|ni|o|y))|nacimientos(?= (?:en|ni|o))|nichos|idolos|budas?|estampas de santos|banderas de oracion|tapetes de oracion)';
const FEASTS = '(?:ramadan|diwali|eid|januca|hanukkah|dia de muertos|pascua judia|kwanzaa)';
const CHRISTIAN_SIGNS =
  '(?:(?:arbol(?:es|it[oa]s?)?|luces|coronas?|adornos|decoracion(?:es)?|cosas)(?: (?:de|por|en))* (?:navidad|navidenas?|navidenos?|pascua)|nacimientos?)';
const WORSHIP =
  '(?:misa(?! (?:verde))|(?:el |los )?cultos?|(?:la )?oracion(?: del viernes)?|servicios? (?:del domingo|dominical(?:es)?|religiosos?)|(?:el )?rosario|la comunion|(?:el )?shabat|escuela dominical)';
const CHANGES =
  '(?:rampas?|barras(?: de apoyo| en el bano)?|pasamanos|elevador de silla|salvaescaleras|regaderas? sin escalon|puertas mas anchas|timbres? (?:de luz|visual(?:es)?))';
const PAID_WORK =
  '(?:trabaj(?:e|en|a|an)(?= ?(?:[.,;!]|$)| (?:fijo|de verdad|tiempo|todos|diario|y|en (?:algo|una|la))|s)|(?:se )?(?:levant|madrug|salg|sal|vay)\\w*(?: \\w+){0,3} a trabajar|tengan? (?:un )?(?:trabajo|empleo|sueldo|nomina|patron)(?: \\w+)?|cobr\\w+ (?:sueldo|nomina|quincena)|gan(?:e|en) (?:su|un) (?:dinero|sueldo|salario)|con (?:sueldo|nomina|trabajo|empleo)(?: \\w+)?)';

export const WITHHELD: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  religion: [
    `(?:${CHRISTIAN_SIGNS})(?: \\w+){0,2} (?:si|se (?:vale|permiten?|aceptan?)|estan? bien|permitid\\w+)${within(50)}(?:nada|no|ni|otr[oa]s?|lo demas)(?: \\w+){0,3}`,
    `(?:menos|excepto|salvo|aparte de|fuera de)(?: (?:el|la|los|las))? ${CHRISTIAN_SIGNS}`,
    `${NOT}(?: \\w+){0,3} (?:para|por|en|de|durante) (?:el )?${FEASTS}(?! (?:clases|escuela))`,
    `(?:sin|ni|nada de|quit\\w+|no (?:se permiten?|use|usen|traigan?|quier\\w+|quer\\w+))(?: \\w+){0,3} (?:velo|hiyab|hijab|turbante|panuelo en la cabeza|kipa)s?`,
    `(?:temprano|tarde|a tiempo|caminando|camin\\w+|pasos|cuadras?|minutos|a la vuelta|cerca|enfrente|pie|lejos|perfect[oa]|ideal)${within(50)}(?<!\\w)(?:para|a|de) (?:(?:la|el|ir a|llegar a|cada|su|tu) ){0,2}${WORSHIP}`,
    `(?:familias?|compradores|gente|personas?|parejas?|vecinos) (?:observantes?|practicantes?|religios[oa]s|devot[oa]s|de iglesia)`,
  ],
  disability: [
    `${NOT}(?: (?:se|le|les|lo|puede|pueden|podemos|vamos a|van a|permit\\w+|dej\\w+|autoriz\\w+|pon\\w+|instal\\w+|hac\\w+|poner|instalar|hacer|construir|agregar|adaptar|la|las|el|los|una|de|con|cambios|como|ni)){0,8} ${CHANGES}`,
    `${NOT}(?: \\w+){0,3} (?:solicitud(?:es)?|peticion(?:es)?|pedidos?) de (?:acomodos?|ajustes?|adaptacion(?:es)?|modificacion(?:es)?)(?: \\w+)?`,
    `${NOT} (?:se )?(?:hac|dam|atend|ofrec|acept|permit|autoriz|otorg)\\w*(?: \\w+){0,2} (?:acomodos?|ajustes?|adaptaciones|modificaciones)(?: razonables?| para| por| al)?`,
    `${NOT}(?: (?:se|le|les))* (?:hac|apart|dam|da|ten|tien|reserv|ofrec|hay|asign|marc|pon|guard)\\w*(?: \\w+){0,4} (?:estacionamientos?|parqueos?|cajon(?:es)?|lugar(?:es)?|espacios?) (?:para|de) (?:los |personas )?(?:discapacitad|minusvalid|impedid|incapacitad|con discapacidad|silla)\\w*`,
    '(?:estacionamientos?|parqueos?|cajon(?:es)?|lugar(?:es)?|espacios?) (?:para|de) (?:los |personas )?(?:discapacitad|minusvalid|impedid|incapacitad|con discapacidad|silla)\\w*(?: \\w+){0,6},? (?:aqui |ese |eso |el \\w+ )?(?:no|ni)(?: \\w+){0,4}',
  ],
  'children-refused': [
    `(?:${AMENITY}|area)(?: \\w+){0,2} (?:es|son|esta)?(?: (?:solo|solamente|nomas|nada mas|unicamente|reservad\\w+|exclusiv\\w+)){1,2} (?:para|de) (?:los )?(?:mayores|adultos|grandes|gente grande|residentes sin (?:hijos|ninos)|mayores de (?:1\\d|21|edad))(?! de (?:55|62))`,
    '(?:ruido|llanto|gritos|juegos?|carreras) de (?:los |sus )?(?:ninos|bebes|chiquit[oa]s|hijos)(?: \\w+)? (?:es|son|sera|seran|cuenta|amerita)\\w*(?: \\w+)? (?:motivo|causa|razon|falta|multa|desalojo|violacion)',
    '(?:un|una|1|dos|2)(?: sol[oa])? (?:nin[oa]s?|hij[oa]s?|menor(?:es)?|bebes?) por (?:recamara|habitacion|cuarto|dormitorio|departamento|familia)',
    '(?:no|ni|nada de)(?: (?:se|que|pueden?|puede|permit\\w+|acept\\w+|a))* (?:queden?|quedan?|quedarse|duerman?|dormir|duermen|visiten?|traigan?|vengan?)(?: (?:a|los|las|sus|dormir|con|nietos))* ?(?:niet[oa]s|sobrin[oa]s|chiquit[oa]s|nin[oa]s)(?: \\w+){0,3}',
    '(?:familias?|parejas?|padres|papas|inquilin[oa]s?|matrimonios?|gente|senores|personas?) (?:con (?:los |sus )?(?:hij[oa]s|nin[oa]s) (?:ya )?(?:grandes|grandecitos|mayores|casad[oa]s|crecid[oa]s|fuera|adult[oa]s|independientes)|(?:cuy[oa]s|que sus) hij[oa]s (?:ya )?(?:\\w+ )?(?:se (?:fueron|casaron)|crecieron|volaron|son grandes|estan (?:grandes|fuera|casados)|viven (?:fuera|aparte)))',
  ],
  'family-preferred': [
    '(?:loft|depa|departamento|condo|condominio|estudio|cuarto|casa|apartamento|piso|unidad)(?: \\w+){0,4} (?:para|de) (?:\\w+ ){0,2}(?:ejecutiv[oa]s?|profesionistas?|profesional(?:es)?|solter[oa]s?|personas?|parejas?|inquilin[oa]s?|gente)(?: \\w+)?,? sin (?:familia|hijos|ninos|dependientes|compromisos)',
    '(?:ejecutiv[oa]s?|profesionistas?|profesional(?:es)?|solter[oa]s?) (?:solter[oa]s?,? )?sin (?:familia|hijos|ninos|dependientes|compromisos)',
  ],
  'source-of-income': [
    '(?:solo|solamente|nomas|nada mas|unicamente)(?: (?:se|nos|le))* (?:cont\\w+|cuent\\w+|acept\\w+|tom\\w+|consider\\w+|vale[n]?|sirve[n]?)(?: \\w+){0,3} (?:sueldos?|salarios?|nomina|talon(?:es|citos)?(?: de cheque)?|taloncitos?|cheques? de(?:l)? trabajo|ingresos? (?:de|por) (?:trabajo|empleo))',
    '(?<!un )(?:solo|solamente|nomas|nada mas|unicamente) (?:con )?(?:sueldos?|salarios?|nomina|talon(?:es|citos)?(?: de cheque)?|taloncitos?(?: de cheque)?)(?= ?(?:[.,;!]|$)| (?:por favor|como))',
    '(?:no|ni|tampoco|nada de)(?: (?:se|nos|me|le|el|la|los|las|tom\\w+|cuent\\w+|cont\\w+|acept\\w+|recib\\w+|consider\\w+|incluy\\w+|val\\w+|duen[oa]|dinero|pagos?|cheques?|ingresos?|beneficios?|ayudas?|cartas?|de|del|con|ningun[oa]?|algun[oa]?)){1,8} (?:ssi|ssdi|seguro social(?! (?:numero|valido))|incapacidad|gobierno|desempleo|pension alimenticia|pension(?:es|ados)?|manutencion|estampillas|agencias?(?! de (?:bienes|renta|viajes))|condado|albergues?|asistencia|programas? de (?:renta|vivienda|gobierno)|ayudas? (?:publicas?|del?))(?! (?:para|en) )',
    `(?:prefier\\w+|preferimos|quier\\w+|queremos|busc\\w+|solo|nomas|necesit\\w+|espera\\w*)(?: \\w+){0,3} (?:alguien|gente|personas?|inquilin[oa]s?|un[oa]?|quien)(?: \\w+)? (?:que )?(?:si )?${PAID_WORK}`,
    '(?:ssi|ssdi|seguro social|incapacidad|pension(?: alimenticia)?|manutencion|estampillas|desempleo|beneficios|ayudas?|vales?|cupones)(?:,? (?:y|o|ni) (?:\\w+ ){0,2}\\w+)?,? (?:no|ni|tampoco)(?: (?:l[oa]s?|se|nos|me|le))*(?: \\w+)? ?(?:cuent\\w+|cont\\w+|tom\\w+|acept\\w+|val(?:e|en)|sirv\\w+|consider\\w+|entran?|califi\\w+)',
    `(?:${AMENITY})(?: \\w+){0,4} (?:para|de) (?:\\w+ ){0,3}renta de mercado`,
    '(?:no|ni)(?: \\w+){0,3} (?:gente|personas?|alguien|inquilin[oa]s?) que (?:se )?(?:qued|est|pas|viv)\\w*(?: \\w+){0,2} en (?:la |su )?casa (?:todo|sin|vivi|cobr|de)(?: \\w+){0,3}',
  ],
  'race-or-origin': [
    '(?:prefier\\w+|preferimos|busc\\w+|quier\\w+|solo|nomas|pur[oa]s?)(?: (?:a|gente|personas|pur[oa]s|inquilin[oa]s|alguien))* (?:guer|guerit|blanquit|morenit|negrit|priet|prietit|clarit)[oa]s?',
  ],
  sex: [
    'que (?:el |la |los |las )?(?:inquilin[oa]s?|personas?|roomies?|solicitantes?|arrendatari[oa]s?|companer[oa]s?|quien rente)(?: \\w+)? sean? (?:un |una )?(?:varon(?:es)?|hombres?|mujer(?:es)?|dama|caballero|senorita|muchach[oa]|del sexo \\w+)',
  ],
  'language-spoken': [
    '(?:hablen|hable|se habla|se debe hablar|deben hablar|hay que hablar)(?: (?:solo|puro|nomas|unicamente))? (?:ingles|espanol)(?: (?:solo|nomas|unicamente))?(?: (?:en|dentro de|aqui)) (?:los |las |el |la |todas las )?(?:pasillos?|areas? comun(?:es)?|lobby|edificio|elevador|propiedad|lavanderia|patio)',
    '(?:en (?:los|las|el|la|todas las) (?:pasillos?|areas? comun(?:es)?|lobby|edificio|elevador|propiedad|lavanderia|patio))(?: (?:se|solo|nomas|deben?|hay que))* habl\\w+ (?:solo |puro )?(?:ingles|espanol)',
  ],
};
