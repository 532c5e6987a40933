// Who is chosen, kept or left out, by every protected class, as `Phrases.find` takes them: small letters, no accents.
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { FAITH } from './parts.ts';
import { COUNTRIES } from './peoples.ts';

const CHOOSE =
  '(?:escog|escoj|eleg|elig|elij|seleccion|filtr|juzg|aprueb|aprob|descart|decid)(?:e|en|o|emos|imos|ir|er|a|an|ar|amos|ido|ida|idos|ado|ados|iendo|ando|io|ieron|aron)(?:,? (?!(?:no|nunca|jamas|sin|ni)(?!\\w))\\w+){0,5}? (?:por|segun|de acuerdo (?:a|con)|con base en|basad[oa]s? en|dependiendo de)';
/** What people are chosen by, said of those who let. */
const chosenBy = (what: string): string => `${CHOOSE}(?: (?:la|el|los|las|su|sus|tu|de|lo|del|como))* ${what}`;

const SHARED_PLACE =
  '(?:edificio|calle|barrio|colonia|vecindario|complejo|comunidad|cuadra|zona|fraccionamiento|privada|condominio|piso)';
const KEEP =
  '(?:mantien\\w+|mant(?:ener|engan?|enga|enemos)|manteng\\w+|conserv\\w+|qued[ae]\\w*|sig(?:a|ue|uen|an)|seguir|permane\\w+|continu\\w+)';
/** A place that stays as it is, by who lives there. */
const kept = (what: string): string =>
  `(?:${SHARED_PLACE}(?: \\w+)? (?:se )?${KEEP}|${KEEP} (?:el |la |este |esta |nuestro |nuestra |al |a la )?${SHARED_PLACE})(?: (?:siendo|muy|mas|tan|bien|todo|toda|asi|de|pur[oa]s?|solo|como|algo))* ${what}`;

const OUTSIDERS =
  '(?:(?:l[oa]s|la gente|gente|familias?|personas?|quien(?:es)?|el|si)(?: que)? no (?:son|sean?|es|eres|van?|vayan?|comparta\\w*|asist\\w+|pertene\\w+|cre(?:e|en|a|an))(?: \\w+){0,5}|l[oa]s demas|l[oa]s de (?:fuera|afuera|otr[oa] (?:fe|religion|iglesia|credo))|(?:gente|personas?|familias?|vecin[oa]s) de otr[oa]s? (?:fe|religion(?:es)?|iglesias?|credos?|creencias?)|l[oa]s otr[oa]s|no (?:miembros|creyentes))';
const LEFT_OUT =
  '(?:fuera(?: de lugar)?|exclui\\w+|rar[oa]s?|incomod[oa]s?|sol[oa]s?|ajen[oa]s?|aislad[oa]s?|de mas|mal vist[oa]s?|apartad[oa]s?|extran[oa]s?|menos|ignorad[oa]s?|rechazad[oa]s?)';

const AGED_SO =
  '(?!55|62)(?:2\\d|[3-9]\\d|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta)(?! ?(?:mil|%|por ciento|minutos|millas|pies|libras|casas|personas|metros|dolares|pesos|ofertas|unidades))';
/** What says to those of an age that a place is not for them. */
const NOT_THEIRS =
  '(?:ni (?:la|lo|te|se|le)|mejor (?:ni|no|pas|sig|busc|otr)|no (?:es|te|le|vas|va|se|encaj|aguant)|pasal|saltat|brincat|sig(?:ue|a) (?:de largo|buscando)|busc\\w+ otr|te (?:vas a |va a )?aburr|dormitorio|antro|mucho ruido|asilo|fuera de lugar)';

const AILMENT =
  '(?:mental(?:es)?|psiquiatric[oa]s?|de (?:ptsd|tept|estres(?: postraumatico)?|demencia|alzheimer|esquizofrenia|bipolar(?:idad)?|autismo|epilepsia|adiccion(?:es)?|rehabilitacion|depresion|ansiedad|sida|vih|nervios|trauma|discapacidad))';
const STRESS = '(?:ptsd|tept|estres postraumatico|trastorno(?:s)? de estres)';

const FEW = '(?:un[oa]?|dos|tres|1|2|3)';
const HEADS = '(?:personas?|ocupantes?|inquilin[oa]s?|habitantes?|residentes?|gentes?)';
const MANY_ROOMS = '(?:cuatro|cinco|seis|siete|4|5|6|7) (?:cuartos|recamaras|habitaciones|dormitorios|alcobas|piezas)';
const CAP = '(?:maximo|max|tope|limite|cupo|solo|solamente|nada mas|nomas|hasta|no mas de|unicamente)';

const LIGHT =
  '(?:blanquit[oa]s?|guerit[oa]s?|guer[oa]s|rubi[oa]s|gringuit[oa]s|prietit[oa]s|negrit[oa]s|morenit[oa]s|inditos|canelitos|de ojos? (?:azul(?:es)?|verdes?|clar[oa]s?))';
const YOUNG_OR_ALIKE =
  '(?:muchach[oa]|joven|jovencit[oa]|chav[oa]|solter[oa]|adult[oa]|gente (?:joven|mayor|grande|adulta|sola)|viejit[oa]|abuelit[oa]|casad[oa]|parejit[oa]s?|pareja|hombre|mujer|senor|senora|profesionista|estudiante|jubilad[oa]|varon)(?:s|es)?';

const CHOSEN_ONES =
  '(?:parejas?|recien casad[oa]s|casad[oa]s|solter[oa]s|cristian[oa]s|catolic[oa]s|mujeres|hombres|familias?|jubilad[oa]s|jovenes|jovencit[oa]s|estudiantes|profesionistas|adultos|senor(?:as|es)|matrimonios?)';

export const CHOSEN: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    chosenBy(
      '(?:color(?: de (?:la |su )?piel)?(?= ?(?:[.,;!]|$)| (?:de|y|o|mas|entre))|piel|raza|apellidos?|nacionalidad|origen|acento|pais(?: de origen)?|pasaporte|aspecto|apariencia|cara|de donde (?:son|vienen|es|viene)|donde nacieron)',
    ),
    `(?:tod[oa]s|casi tod[oa]s|son|somos|pur[oa]s?|much[oa]s|la mayoria|gente|vecin[oa]s)(?: (?:aqui|son|somos|casi|muy|bien|es|de|los|las|vecinos|todos|puros|medio))* ${LIGHT}(?<!(?:casas?|paredes|fachadas?|muros|pisos?|gabinetes|tonos|colores|muebles)(?!\\w)[^.!?\\n]{0,40})`,
    `(?:si )?(?:eres|es|son|sean?|seas)(?: (?:un|una|muy|medio|de los))* (?:prietit|morenit|negrit|indit|chinit|guerit|blanquit|moren|prietr?|negr)[oa]s?(?=${within(50)}(?<!\\w)(?:no|ni|mejor|abst\\w+|busc\\w+|ahorr\\w+))`,
    `(?:inquilin\\w+|dueno|duena|casero|casera|gente|piel|vecinos|junta|solicitantes|escog\\w+|elig\\w+|aqui)(?: \\w+){0,6},? (?:entre|mientras|cuanto) mas (?:clar|blanc|guer)\\w+,? mejor`,
    kept(
      `(?:(?:${COUNTRIES}|europe[oa]|american[oa]|gring[oa]|anglo)|(?:blanc|negr)[oa](?= ?(?:[.,;!]|$)| y (?:europe|american|cristian|de buena)))`,
    ),
    `(?:nunca|jamas|no|ya no)(?: (?:se|le|les|me|nos))* (?:ha |han |he |hemos |quiere |quieren |va a |van a )?(?:rent|vend|alquil|acept|recib)\\w*(?: \\w+)? a (?:l[oa]s |un |una |ningun |ninguna )?(?:negr|prieto|prieta|moren|blanc|guer|indi)[oa]?s?(?!\\w)`,
    `(?:calle|barrio|colonia|zona|cuadra|vecindario|conoc\\w+|recuerd\\w+|vivi\\w+|creci\\w+|sigue|como)(?:,? \\w+){0,6} antes de que (?:(?:el |la |este |esta )?(?:barrio|zona|colonia|calle|vecindario|ciudad|todo|esto|rumbo) )?(?:cambi\\w+|llegar\\w+|se (?:llenar|mudar|viniera)\\w*)(?! (?:a cobrar|el (?:techo|piso)))`,
    `(?:se inclin\\w+|opt\\w+|se decid\\w+)(?: \\w+)? por (?:un |una |el |la |l[oa]s )?(?:\\w+ )?(?:${COUNTRIES}|blanc[oa]s?|negr[oa]s?)(?! (?:marmol|azulejo|mosaico|granito|cuarzo|pintura))`,
  ],
  religion: [
    chosenBy('(?:religion|fe|iglesia|creencias?|credo|a que iglesia (?:va|van))'),
    `${OUTSIDERS},? (?:(?:se )?(?:pued\\w+|podri\\w+|suel\\w+|van? a|vas a|te vas a|se van? a) )?(?:se )?(?:sient\\w+|sentir\\w*|qued\\w+|encontrar\\w*)(?: (?:muy|un poco|algo|como|medio|bastante))* ${LEFT_OUT}`,
    '(?:miembros|creyentes|hermanos|feligreses|fieles)(?: de \\w+(?: \\w+)?)? (?:van a |se van a |se )?(?:estar|estaran|sentir\\w*|ser|seran|viv\\w+|sient\\w+)(?: \\w+)? (?:mas )?(?:felices|a gusto|content[oa]s|en casa|mejor)',
    '(?:barrio|colonia|vecindario|comunidad|zona|calle|edificio)(?: \\w+)? (?:de )?(?:l[oa]s )?santos de los ultimos dias',
    kept(FAITH),
  ],
  sex: [chosenBy('(?:sexo|genero|si (?:es|son) (?:hombres?|mujer(?:es)?))')],
  orientation: [chosenBy('(?:orientacion|preferencia sexual|con quien (?:se acuest|duerm|viv)\\w+)')],
  'family-preferred': [
    chosenBy('(?:estado civil|si (?:esta|estan|son) casad[oa]s?|tamano de (?:la )?familia)'),
    `${CHOSEN_ONES}(?=[^.!?\\n]{0,70}?(?<!\\w)(?:l[oa]s demas|l[oa]s otr[oa]s|otr[oa]s|nadie mas|el resto|ningun otro)(?!\\w)[^.!?\\n]{0,25}?(?:no |ni )(?:\\w+ ){0,3}(?:consider|tom|acept|apliq|aplic|revis|atend)\\w*)`,
    '(?:a )?(?:l[oa]s demas|el resto de l[oa]s (?:solicitantes|familias|parejas|personas))(?: (?:no|ni))(?: (?:se|l[oa]s|les|estan?|estamos|seran?|son|vamos a|siendo))* consider\\w+(?<!ofertas(?: \\w+)?)',
  ],
  'children-refused': [
    chosenBy('(?:si tienen? (?:hijos|ninos)|cuantos (?:hijos|ninos) tienen?)'),
    'para (?:l[oa]s )?(?:familias?|ninos|bebes|chamacos|ninas)(?: con \\w+)? no (?:es|hay|sirve|queda|esta|funciona|conviene)(?! (?:problema|cargo|costo|ninguna?))',
    '(?:mant\\w+|dej\\w+|tener) (?:a )?(?:l[oa]s )?(?:ninos|familias|chamacos|bebes|menores)(?: con \\w+)? (?:fuera|lejos|afuera)(?! (?:de (?:la |el )?(?:alberca|piscina|cocina|estufa|obra|calle|taller)|del (?:garaje|taller|patio|sotano)))',
    `${SHARED_PLACE}(?: \\w+){0,3} (?:siempre )?(?:ha sido|es|sera|era|somos)(?: (?:siempre|de|pur[oa]s?|solo|nada|mas|todo))+ adultos`,
    `pur[oa]s? adult[oa]s?`,
    `${MANY_ROOMS}[^.!?\\n]{0,60}?(?<!\\w)(?:${CAP}(?: (?:es|son|de|se|permiten?|aceptan?|hay|para|acepto|aceptamos|el|las?|caben?))* ${FEW} ${HEADS}(?! (?:por|en cada|a la vez))|${FEW} ${HEADS}(?! (?:por|en cada|a la vez))(?: \\w+)? (?:maximo|nada mas|solamente|como (?:maximo|tope)))`,
    `(?:maximo|max|tope|limite|cupo|solo|nada mas)[^.!?\\n]{0,40}?(?<!\\w)(?:tod[oa]s|amb[oa]s|l[oa]s (?:dos|tres)|cada un[oa])(?: (?:sean|son|que|deben|ser|tienen|de))* (?:mayores(?: de (?:edad|18|dieciocho|21))|adult[oa]s|mas de (?:18|21))(?! (?:para|que) firm\\w+)`,
  ],
  disability: [
    chosenBy(
      '(?:salud(?! financiera)|discapacidad|historial medico|condicion fisica|si (?:puede|pueden) (?:subir|caminar))',
    ),
    `(?:nada de|no|ni|sin|cero|menos|fuera)(?: (?:quer\\w+|acept\\w+|tom\\w+|recib\\w+|manej\\w+|hay|a|los|con|mas))* casos? ${AILMENT}`,
    `casos? ${AILMENT},? (?:no|ni|tampoco|abst\\w+|favor|mejor)`,
    `(?:nada de|no|ni|sin|cero|menos)(?: (?:quer\\w+|acept\\w+|rent\\w+|gente|personas?|inquilin\\w+|veteran\\w+|a|que|con|teng\\w+|de|los))* ${STRESS}`,
  ],
  'assistance-animals': [
    '(?:nada de|no|sin|cero|ni|ningun[oa]?|prohibid[oa]s?)(?: \\w+){0,3}? (?:perr\\w+|mascotas?|animal(?:es)?|gat\\w+)[^!?\\n]{0,20}?(?<!\\w)(?:ni|tampoco|aunque|incluso|y menos|ni siquiera|incluid\\w+)(?: (?:sean?|l[oa]s|el|la|un|una|que|siquiera|si|son|perros|digan?|traigan?|para))* (?:de (?:servicio|apoyo|terapia|asistencia|soporte|ayuda|compania medica)|guias?|lazarillos?|entrenad[oa]s|certificad[oa]s|emocional(?:es)?)',
    '(?:animal(?:es)?|perr[oa]s?) (?:de (?:servicio|apoyo|terapia)|guias?)\\? (?:tampoco|no|igual|lo mismo|la misma|ni)(?: \\w+){0,2}',
    'no (?:me|nos|le) importan? (?:la|tu|su|el|que|si|las|lo que)(?: \\w+){0,4} (?:cartas?|certificados?|chalecos?|papel(?:es)?|doctora?|terapeuta|servicio|apoyo)(?=[^!?\\n]{0,50}(?<!\\w)(?:no|ni|nada|nunca))',
  ],
  age: [
    chosenBy('edad'),
    `(?:tienes|tiene|tienen|eres|es|pas(?:as|a|aste|o|an)|cumpl\\w+|rebas\\w+|and(?:as|a) (?:por|en))(?: ya)?(?: (?:mas|menos) de| mayor de| menor de| de)? (?:los )?${AGED_SO}(?: anos)?(?=[^.!?\\n]{0,110}?(?<!\\w)${NOT_THEIRS})`,
    `(?:quer\\w+|quier\\w+|busc\\w+|acept\\w+|rent\\w+ a|viv\\w+|hay|es|son|somos|de|para|edificio de) pur[oa]s? ${YOUNG_OR_ALIKE}`,
    `(?:inquilin\\w+|duen\\w+|caser\\w+|gente|edad|escog\\w+|elig\\w+|aqui|quer\\w+)(?:,? \\w+){0,6},? (?:entre|mientras|cuanto) mas (?:joven|jovenes|viej|mayor|grande)\\w*,? mejor`,
  ],
  'source-of-income': [
    chosenBy(
      '(?:de donde (?:viene|sale) (?:el|su) (?:dinero|ingreso|renta)|fuente de ingresos?|origen (?:del|de su) (?:dinero|ingreso)s?)',
    ),
  ],
};

const RECALLED =
  '(?:que )?(?:nos |me |les |la |lo |se )?(?:vend\\w+|constru\\w+|dej[oa]\\w*|pidi\\w+|cont(?:o|aron)|dij\\w+|cri(?:o|aron)|plant\\w+|mud(?:a|an|o|aron)|levant\\w+|escribi\\w+)';
const SEEKS = '(?![^.!?\\n]{0,70}(?<!\\w)(?:prefier|busc|quier|ojala|gustar|igual|parecid|solo|otr[oa] pareja))';
const DISABLED =
  '(?:(?:una )?personas? con (?:alguna )?discapacidad(?:es)?|(?:personas? )?(?:discapacitad|minusvalid)[oa]s|sillas? de ruedas|movilidad reducida)';
const NO_DENIAL = '(?<!(?<!\\w)(?:no|ni|sin|nunca|tampoco)(?: \\w+){0,4} )';

/** What looks like one of these and says nothing wrong. */
export const EXCUSED: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    `(?:calle|avenida|av|ave|plaza|paseo|camino|bulevar|calzada|callejon|glorieta) (?:de )?(?:la |el |los |las )?(?:${COUNTRIES})(?! (?:no|ni|solo)(?= ?(?:se|quer|acept|entr)))(?:,? (?:no|si|ni|y)(?: \\w+){1,3})?`,
    `(?:barrio|colonia|residencial|fraccionamiento|condominio|edificio|torre|rancho|hacienda) (?:la|el|los|las) (?:${COUNTRIES})(?: no| si)?(?:,? (?:calle|avenida|colonia|barrio)(?: \\w+){1,2})?`,
    'colonia americana(?: (?:si|no))?(?:,? (?:calle|avenida)(?: \\w+){1,3})?',
  ],
  'family-preferred': [
    `(?:un |una |el |la |los |mis |esta |este )?(?:parejas?|matrimonios?|recien casados|jubilad[oa]s)(?: (?:de (?:casados|jubilados|recien casados|maestros)|casad[oa]s?|mayor(?:es)?|joven|jubilad[oa]s?))?(?: \\w+)? ${RECALLED}${SEEKS}`,
  ],
  'children-refused': [
    '(?:l[oa]s |un |una )?(?:ninos?|hijos|bebes?|menores|ninas)(?: tambien)? cuentan? igual que (?:cualquier\\w*|tod[oa]s|l[oa]s adultos|un adulto|l[oa]s demas)(?: \\w+)?(?![^.!?\\n]*(?<!no )(?:pagan|cobr\\w+))',
  ],
  disability: [
    `${NO_DENIAL}(?:(?:lugar(?:es)?|cajon(?:es)?|espacios?|plazas?|puestos?|sitios?) (?:de (?:estacionamiento|parqueo|parking) )?|(?:estacionamientos?|parqueos?|parking) )(?:reservad[oa]s? |designad[oa]s? |accesibles? )?para ${DISABLED}(?! (?:no|ni|nunca|tampoco))`,
  ],
  'military-status': [
    `(?:prestamistas?|lender|bancos?|cooperativa|union de credito|credit union|financiera|hipotecari[oa]|compania de titulos?|cierre)(?! (?:no |nunca )?(?:evita|rechaza|no presta|no acepta|no trabaja|no atiende))(?:(?!presta a|acepta a|trabaja con|atiende a)[^.!?\\n]){0,90}?(?:cobr|cargo|comision|descuent|perdon|bonific|credito|tasa|avaluo|costo|cuota|reembols)(?:[^.!?\\n]{0,50}?)(?:veteran[oa]s?|militar(?:es)?|servicio activo)(?: (?:y|o) (?:militares|veteranos|servicio activo)(?: activ[oa]s)?)?`,
    `(?:prestamistas?|lender|bancos?|cooperativa|union de credito|credit union|financiera)(?: \\w+){0,4} (?:a|para) (?:l[oa]s )?(?:veteran[oa]s?|militares)(?: \\w+){0,2} (?:descuent|bonific|credito|reembols|cargo)\\w*(?: \\w+)?`,
  ],
  'loan-terms': [
    '\\$ ?\\d[\\d,.]* de entradas? (?:mensual(?:es)?|al mes|por mes|anual(?:es)?|al ano|brut[oa]s?|net[oa]s?)',
  ],
};
