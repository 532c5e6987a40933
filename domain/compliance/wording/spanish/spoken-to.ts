// What is said to somebody who looks for a home: that another place suits whoever they are, prays as they do, is as old or walks as they do; as `Phrases.find` takes it: small letters, no accents.
import { FAITH, ORIGIN } from './parts.ts';
import { COUNTRIES } from './peoples.ts';
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';

const SPOKEN_TO = '(?:usted(?:es)?|tu|ti|vos|l[oa]s? (?:suy|tuy)[oa]s?|la (?:suya|tuya|de usted(?:es)?))';
const ONE_LIKE =
  '(?:client[ea]s?|comprador(?:a|es|as)?|gente|personas?|familias?|parejas?|inquilin[oa]s?|solicitantes?|alguien|hogares|muchach[oa]s|senor(?:a|es|as)?|matrimonios?|hombres|mujeres)';
const NOT =
  '(?:no|nunca|jamas|ni|tampoco|nadie|dud[oa]|dificil(?:mente)?|casi no|rara vez|deje de|dejamos de|ya no|solo|nomas|evit[oa])';
/** A place is another one, or this one is not theirs. */
const ELSEWHERE =
  '(?:mejor|conviene\\w*|a gusto|contento|feliz|felices|comod[oa]s?|tranquil[oa]s?|encaj\\w+|entre l[oa]s suy[oa]s|pert\\w+|otr[oa] (?:lado|zona|barrio|vecindario|complejo|edificio|parte|colonia)|por alla|alla|desapercib\\w+|sent(?:ir|iria|irian)\\w*|hall\\w+|recomiend\\w+|suger\\w+|busc\\w+|busque\\w*|llev\\w+|ensen\\w+|muestr\\w+|mostrar\\w*|empez\\w+|empiec\\w+|casi siempre|suelen?|usualmente|normalmente|junta|problema\\w*|no)';
/** What somebody is by birth, by looks or by faith. */
const TRAIT =
  '(?:apellidos?|nombre(?! (?:en|completo))|acento|color(?: de piel)?|piel|origen|cultura|costumbres|raices|fe|religion|creencias?|nacionalidad|raza|etnia|velo|turbante|pelo|estatus|estilo de vida|tipo de familia|manera de hablar|forma de hablar|herencia|perfil)';
const OF_BODY =
  '(?:rodillas?|cadera|espalda|articulaciones|corazon|piernas?|tobillos?|pies|pulmones|aire|equilibrio|vista|oidos?|huesos|vejiga|memoria|nervios|manos|coyunturas|columna)';
/** It is not for whoever that is. */
const NOT_THIS =
  '(?:no (?:es|son|te|le|va|viene|venga|vengas|aplique|llame|encaj|hay|lo|la|se|nos)|ni (?:venga|vengas|llame|llames|aplique|pregunte|lo intente)|mejor (?:busque|busca|no|sigue|siga|otr[oa]|ni)|sig(?:a|ue) (?:buscando|de largo|tu camino|su camino)|busque otr[oa]|busca otr[oa]|otr[oa] (?:lado|lugar|edificio|complejo|casa|parte|cosa)|aburr\\w+|(?:va|vas|van) a (?:odiar|sufrir)|odi\\w+|paso|pase|paselo|olvid\\w+|lo siento|ni modo)';

/** By rule. */
export const SPOKEN: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'steering-people': [
    `(?:veria|verian|sentiria|sentirian|estaria|estarian|hallaria|hallarian|quedaria)(?: \\w+)? (?:mas |mejor )?(?:en paz|a gusto|comod[oa]s?|content[oa]s?|feliz|felices|como en casa|bien)(?: \\w+)? (?:alla|por alla|del otro lado|en la pequena|por la pequena|en el barrio|por el barrio|entre)`,
    `(?:ahi|alli|alla|aca)(?: es donde)? (?:termin|acab|viv|compr|lleg|se (?:qued|junt|van))\\w*(?: (?:casi|todos|la mayoria|muchos|de|los|las))* (?:${COUNTRIES})`,
    `(?:a |para |con |por |de )?${ONE_LIKE} como ${SPOKEN_TO}(?! (?:merec|y yo|que (?:confi|me)))${within(70)}(?<!\\w)(?:no|nunca|jamas|mejor|conviene\\w*|busc\\w+|buscaria|recomiend\\w+|suger\\w+|llev\\w+|otr[oa]|alla|prefier\\w+|suelen?|casi siempre|estaria\\w*|encaj\\w+|acomod\\w+|desapercib\\w+)(?!\\w)`,
    `${NOT}(?! (?:seria|estaria|hubiera|podria|habria|sin)(?!\\w))${within(70)}(?<!\\w)(?<!sin (?:\\w+ )?)${ONE_LIKE} como ${SPOKEN_TO}(?! (?:merec))`,
    `(?:la|el|l[oa]s) unic[oa]s? (?:(?:familias?|parejas?|personas?|hogar|gente|matrimonio|senora?) (?:asi|como (?:usted(?:es)?|tu|ell[oa]s)|de (?:su|tu) (?:color|raza|tipo|pais|religion|fe|origen)|(?:de )?${ORIGIN})|como (?:usted(?:es)?|tu|ell[oa]s)|de (?:su|tu) (?:color|raza|pais|religion|origen))`,
    `(?:vas? a|van a|iria a|irian a|seria[ns]?|seras?|seran) ?(?:ser )?(?:la|el|l[oa]s) unic[oa]s?(?: (?:familias?|parejas?|personas?|gente|matrimonio))?(?: (?:de color|asi|distint[oa]s?|diferentes?))?(?= ?(?:[.,;!]|$)| (?:en|de|por) (?:la|el|esa?|toda|todo|aqui|alli|alla|ese) ?(?:cuadra|calle|edificio|barrio|zona|vecindario|condominio|complejo|colonia|urbanizacion|rumbo)?)`,
    `con (?:su|tu|ese|el) ${TRAIT}${within(60)}(?<!\\w)${ELSEWHERE}`,
    `(?:por|dado|debido a|segun|viendo|tomando en cuenta) (?:su|tu) (?:apellido|acento|color(?: de piel)?|origen|cultura|fe|religion|nacionalidad|raza)${within(80)}(?<!\\w)${ELSEWHERE}`,
    `(?:gente|personas?|familias?|clientes?|compradores|otr[oa]s|l[oa]s) (?:de|con) (?:su|tu|ese|el mismo) (?:pais|tierra|origen|cultura|raza|religion|fe|nacionalidad|apellido|color|acento|parte del mundo|lado del mundo|region|estatus)`,
    `(?:much[oa]s|vari[oa]s|bastantes|hartos|monton(?:es)? de|mas|otr[oa]s|puros|l[oa]s|un[oa]s|demas|sus|tus|lleno de|llena de|entre) (?:paisan[oa]s|compatriotas|coterrane[oa]s)(?: (?:suy|tuy)[oa]s| de usted(?:es)?)?(?= ?(?:[.,;!]|$)| (?:por|en|que|viv|y|han|compr|de|ahi|alla|aqui|nos|cerca))`,
    `(?:donde|adonde|en donde)(?: \\w+)? (?:viven|compran|estan|hay|andan|se juntan|llegan|rentan)(?: \\w+){0,2} (?:los|las|gente|familias)? ?(?:de (?:su|tu) (?:raza|gente|pais|tierra|fe|religion|iglesia|cultura|tipo|clase|color)|(?:suy|tuy)[oa]s|paisan[oa]s|su gente|tu gente)`,
    '(?:entre|con|cerca de|junto a) (?:los (?:suyos|tuyos)|(?:su|tu) (?:propia )?(?:gente|raza|comunidad))(?= ?(?:[.,;!]|$)| (?:se|va|vas|estar|y|por|alla|ahi))(?<!(?:compart|disfrut|convers|habl|com)\\w+ con (?:los (?:suyos|tuyos)|(?:su|tu) (?:gente|comunidad)))',
    '(?:mapa|lista|guia|tabla|plano|hoja)(?: (?:privad[oa]|secret[oa]|propi[oa]|mi[oa]))?(?: (?:de|con|que|donde|muestra|dice|se ve|sobre))* (?:quien(?:es)?|que (?:gente|raza|tipo de gente|familias)) (?:vive|viven|es|son|compra|compran|hay)(?: \\w+){0,2}',
    '(?:escrib\\w+|mand\\w+|llam\\w+|pregunt\\w+|mensaj\\w*)(?: \\w+){0,6} (?:quien(?:es)? (?:vive|viven)|que (?:tipo|clase) de (?:gente|vecinos|familias))(?: \\w+){0,3}(?![^.!\\n]{0,90}(?:no (?:puedo|podemos|me)|ley|ilegal))(?=[^.!?\\n]{0,60}(?:antes|te (?:digo|cuento|paso|mando)|le (?:digo|cuento|paso|mando)|privado|[.!]|$))(?<!(?:no|nunca)(?: \\w+){0,9})',
    '(?:mejor|bonito|bueno|buen[oa]|encanto|ventaja|gust\\w+|suerte|lindo)(?: \\w+){0,6} (?:es|son) (?:quien(?:es)?|l[oa]s que|la gente que) (?:ya )?no (?:vive|viven|esta|estan|hay|vas|veras?|llega|llegan|entra|entran|vienen?)(?: \\w+){0,2}',
    `todos (?:los vecinos |aqui |somos |son )*(?:se parecen|nos parecemos|se ven igual(?:es)?|nos vemos igual(?:es)?|parecen (?:familia|primos|hermanos|cortados))(?: (?:a uno|a ti|a usted|entre si|mucho|bastante))?(?! (?:las|los) (?:casas|cocinas))`,
    '(?:eres|es|sea|son|si son|si es) (?:de|uno de|una de) l[oa]s (?:nuestr|suy|mi|de (?:aqui|siempre|antes|casa))[oa]?s?(?= ?(?:[.,;!]|$)| (?:o|y|no|de))',
    '(?:l[oa]s|gente|familias?) (?:que )?(?:acaban de llegar|recien llegad[oa]s?|llegaron (?:ayer|apenas|hace poco|en (?:avion|balsa|lancha|caravana|bote))|nuev[oa]s que llegan|recien bajad[oa]s|brinc\\w+ (?:ayer|apenas|la cerca|el rio))(?=[^.!?\\n]{0,80}(?:no|ni|nada|mejor|otr[oa]|[.,!]|$))(?! (?:a trabajar|a la oficina|al equipo|de vacaciones))',
    '(?:no (?:se ha|ha)|sin) (?:echado a perder|danad[oa]|malead[oa]|cambiado)(?: \\w+){0,4} como (?:otr[oa]s?|las otras|los otros|las de|los de|el otro|la otra)',
    '(?:hablan?|comen?|rezan?|piensan?|viven?|visten?)(?: \\w+)? como (?:nosotros|uno|tu|usted(?:es)?|ell[oa]s)(?=[^.!?\\n]{0,70}(?:comen?|rezan?|hablan?|piensan?|vecin\\w+|calle|barrio|aqui|edificio|condominio|[.!,]|$))(?<=(?:vecin\\w+|gente|familias|tod[oa]s|aqui|inquilin\\w+|personas|quien(?:es)?|alguien)(?!\\w)[^.!?\\n]{0,60})',
  ],
  'race-or-origin': [
    `(?:su|tu|ese) (?:acento|ingles|apellido|color|piel|velo|religion|fe|nacionalidad)(?: \\w+){0,3} (?:problemas?|molest\\w+|inconveniente|obstaculo|estorb\\w+|en contra)`,
    `(?:si|ya que|como|siempre que|porque|cuando)(?: (?:usted|ustedes|tu|su (?:familia|esposa|esposo|cliente)))? (?:eres|es|son|sea|sean) (?:un |una )?(?:${COUNTRIES})(?=${within(110)}(?:edificio|cuadra|calle|barrio|comunidad|complejo|aqui|alli|alla|vecin\\w+|casa|ideal|perfect\\w+|zona|condo|pueblo|junta|duen\\w+|unidad|rent\\w+|aplic\\w+|anuncio)(?!\\w))`,
    `(?:(?:cuarto|casa|depa|departamento|apartamento|apto|estudio|habitacion|recamara|cama|espacio|lugar|sotano|trailer|unidad|efficiency|renta|rento|alquilo|alquila|renta)(?!\\w)[^.!?\\n]{0,60})(?:para|a) (?:un |una |algun |alguna |unos |dos |solo |puros )?(?:${COUNTRIES})(?! (?:cafe|restaurant))(?: (?:o|y|u) (?:${COUNTRIES}))?`,
    `(?:para|a) (?:un |una |algun |alguna |unos |dos )?(?:${COUNTRIES})(?: (?:o|y|u) (?:${COUNTRIES}))?(?: (?:trabajador|que (?:trabaj|busqu|sea|quier|necesit)|seri|sol|tranquil|soltero|responsable|limpi|honrad|decente|recien)\\w*)`,
    `(?:para|a) (?:un |una |algun |unos |dos )?(?:${COUNTRIES})(?: (?:o|y|u) (?:${COUNTRIES}))?:`,
    `(?:busco|buscamos|busca|se busca|prefiero|quiero|rento a|alquilo a|necesito)(?: (?:a|un|una|algun|alguna|otr[oa]|un[oa]s))* (?:paisan[oa]s?|compatriotas?|coterrane[oa]s?|(?:${COUNTRIES}))(?= ?(?:[.,;!]|$)| (?:para|que|o|y|sol|trabaj|seri|tranquil|${COUNTRIES})\\w*)`,
    `entre (?:paisan[oa]s?|compatriotas?|(?:puros )?(?:${COUNTRIES}))(?: \\w+)? (?:nos|se) (?:entend|ayud|apoy|cuid|llev)\\w+`,
    `(?:si|cuando|como) (?:su|tu) apellido (?:termina|acaba|suena|empieza|es)(?: \\w+){0,4}(?=[^\\n]{0,90}(?:casa|edificio|cuadra|barrio|bienvenid|espera|duen|no|mejor|junta))`,
    `(?:que|cual) (?:es )?(?:seguro social|permiso de trabajo|green card|residencia|papeles|ciudadania)(?: \\w+){0,6} que ni (?:marque|llame|aplique|pregunte|venga|escriba)`,
    `(?:el|l[oa]s|quien(?:es)?|si)(?: que)? no (?:tiene|tienen|tenga|tengan|trae|traiga|traigan|cuenta|cuenten|tienes|traes)(?: (?:con|su|sus|el|los|un|numero de)){0,3} (?:seguro social|social|permiso de trabajo|papeles|green card|residencia|ciudadania|estatus)${within(70)}(?<!\\w)(?:no|ni|que no|mejor|abst\\w+)(?! (?:te preocup|se preocup|importa|hay problema|pasa nada))`,
    `(?:tiene|tienen|tienes|traen?)(?: (?:ella|el|su \\w+|usted|ustedes|todos|tambien|ell[oa]s))* (?:sus )?papeles(?: \\w+){0,4}\\?`,
  ],
  age: [
    `(?:alguien|gente|personas?|parejas?|quien|compradores|l[oa]s) que ya (?:no trabaj\\w+|dej\\w+ de trabajar|se (?:retir|jubil)\\w+|trabajo toda|descans\\w+|vivio lo suyo)`,
    `(?:si|l[oa]s que|quien(?:es)?|el que|cuando)(?: (?:tu|usted|ya|todavia|aun|te|se|l[oa]s|a|le|les|toco|eras?|era|de))* (?:te acuerdas|se acuerda[n]?|recuerdas?|recuerdan|acuerdas|bailaste|bailo|viste|vio|conociste|conocio|crecist?e|crecio|escuchabas|usaste|veias|viviste|vivio|naciste|nacio|nacieron|chamac[oa]|nin[oa]|jove?n|tocaron?|toco)${within(90)}(?<!\\w)${NOT_THIS}`,
    `(?:si |l[oa]s que |quien |gente que |personas que |tod[oa]s l[oa]s )?(?:naciste|nacio|nacieron|nacid[oa]s?)(?: \\w+)? (?:antes|despues)(?: de(?:l)?| en)? (?:19|20)?\\d\\d(?!\\d)(?=${within(80)}(?:no|ni|aburr\\w+|mejor|abst\\w+|sig[au]\\w*|solo|pase|otr[oa]))`,
    `(?:de|desde|mayor(?:es)? de|mas de|arriba de) (?:los )?(?:2[2-9]|[3-4]\\d|5[0-46-9]|6[013-9]|[7-9]\\d|treinta|cuarenta|cincuenta|sesenta|setenta)(?: anos)? (?:para|pa'?|hacia|en) ?(?:arriba|adelante|delante|rriba|alante)`,
    `(?:de|entre|desde)(?: los)? (?:1[89]|2\\d|3\\d|4\\d|5[0-4])(?: anos)? (?:a|y|hasta)(?: los)? (?:2\\d|3\\d|4\\d|5\\d|6\\d) anos(?<=(?:inquilin\\w+|gente|personas?|solo|solamente|para|senor\\w*|muchach\\w+|hombres?|mujer\\w*|parejas?|roomies?|companer\\w+|solicitantes?|renta\\w*|nomas)(?!\\w)[^.!?\\n]{0,50})`,
    `(?:edificio|ambiente|lugar|complejo|condominio|comunidad|vecinos)(?: \\w+){0,3} (?:es|son|esta|somos|lleno|llena)? ?(?:de |pura |puros? |muy )*(?:gente )?(?:joven|jovenes|jovial|juvenil|chavos|chavitos)(?= ?(?:[.,;!]|$)| (?:y|asi|por))`,
    `a (?:su|tu) edad(?: ya)?,? (?:don|dona|senor[a]?|quien|como|que|para que|no|ya|mejor|deberia\\w*|debe|le|te|yo|es|las|los)`,
  ],
  disability: [
    `(?:si|cuando) (?:las |la |los )?(?:escaleras?|escalones|subidas?|cuestas?)(?: \\w+){0,2} (?:dejan?|cansan?|agotan?|cuestan?|duelen?|dan)${within(70)}(?<!\\w)${NOT_THIS}`,
    `(?:si|cuando|como)(?: ya)?(?: (?:le|te|les))? (?:truen\\w+|duel\\w+|fall\\w+|tiembl\\w+|cruj\\w+|cans\\w+|cuest\\w+|faltan?|sufr\\w+|tien\\w+ mal[oa]?s?|padec\\w+)(?: \\w+)? ?(?:de |de la |las |la |el |los |su |sus |tu |tus )*${OF_BODY}${within(90)}(?<!\\w)${NOT_THIS}`,
    `(?:si|quien(?:es)?|el que|la que|l[oa]s que|cuando)(?: \\w+)? (?:se cansa\\w*|cojea\\w*|se agota\\w*|le falta el aire|te falta el aire|camina\\w* (?:despacio|mal|con)|no (?:puede|puedes|oye|oyes|ve|ves|camina|caminas|aguanta|aguantas|alcanza))${within(60)}(?:escaler\\w+|subir|bajar|piso|solo|sola|bien|escalones|${OF_BODY})?${within(50)}(?<!\\w)${NOT_THIS}`,
    `por (?:su|tu|la) (?:condicion|discapacidad|enfermedad|silla(?: de ruedas)?|baston|andadera|diagnostico|problema(?: de \\w+)?|vista|ceguera|sordera|situacion medica|movilidad)${within(70)}(?<!\\w)(?:cancel\\w+|quit\\w+|cambi\\w+|mov\\w+|no|mejor|sac\\w+|pas(?:e|amos)|baj\\w+|planta baja|primer piso|otr[oa]|retir\\w+|borr\\w+)`,
    `(?:es )?por (?:su|tu) (?:propio )?(?:bien|seguridad)(?<=(?:no|cancel\\w+|quit\\w+|cambi\\w+|piso|escaler\\w+|mejor|llev\\w+|vecindario|barrio|zona|ensen\\w+)(?!\\w)[^.!?\\n]{0,90})`,
    `(?:requisito|indispensable|obligatorio|necesario|se pide|se requiere|pedimos|exigimos|deben?|tiene[ns]? que|hay que|inquilin[oa]s?|buscamos|busco|que)(?:[:,]? \\w+){0,4}[:,]? (?:estar|este|esten|ser|sea|sean|esta|goce[ns]?|gozar|tener|tenga|con|libres?|libre)(?: \\w+)? (?:de )?(?:(?:muy )?san[oa]s?(?: y| de|,|$|[.;!])|buena salud|plena salud|salud (?:perfecta|completa|fisica|mental)|(?:enfermedad(?:es)?|padecimientos?|discapacidad(?:es)?|limitacion(?:es)?|achaques)|en (?:buenas|optimas) condiciones (?:fisicas|de salud))`,
    `(?:esto|aqui|este|nosotros|esta)(?: \\w+)? (?:no (?:es|somos|hay)) (?:un |una |ningun )?(?:asilo|hospital|clinica|casa de reposo|casa de retiro|sanatorio|nursing home|centro de rehabilitacion|hospicio)`,
    `(?:cuota|renta|deposito|mensualidad|cargo|mantenimiento|tarifa|precio)(?: \\w+){0,3} (?:mas (?:alt[oa]|car[oa])|extra|doble|adicional|mayor)(?: \\w+){0,5} (?:discapacitad[oa]s?|incapacitad[oa]s?|en silla|silla de ruedas|enferm[oa]s?|impedid[oa]s?|con (?:discapacidad|alzheimer|demencia|andador|baston))`,
    `(?:unic[oa]s|ningun[oa]?|los unicos) (?:baston(?:es)?|andador(?:es)?|andaderas?|sillas(?: de ruedas)?|muletas|rampas?)(?: que)? (?:quer\\w+|vas a|va a|se ven?|hay|acept\\w+|permit\\w+|veras|entran?|caben?)`,
  ],
  religion: [
    `(?:si|cuando|como)(?: (?:usted|ustedes|tu|su familia))? (?:eres|es|son|sea|sean) (?:un |una )?${FAITH}(?=${within(110)}(?:edificio|cuadra|calle|barrio|comunidad|aqui|alli|alla|vecin\\w+|casa|ideal|perfect\\w+|zona|pueblo|junta|duen\\w+|unidad|rent\\w+|aplic\\w+)(?!\\w))`,
    `(?:vecinos|gente|todos|cuadra|calle|la senora|tod[oa]s)(?: \\w+){0,4} (?:pregunt\\w+|habl\\w+|extran\\w+|mir\\w+|coment\\w+|critic\\w+|not(?:an|aran))(?<=(?:misa|culto|iglesia|templo|domingos?|rosario|sabado)(?!\\w)[^.!?\\n]{0,90})`,
  ],
};
