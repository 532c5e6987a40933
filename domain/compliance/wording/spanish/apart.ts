// Ways to give some people another door, other hours, another lease or other duties than the rest, as `Grammar` takes them: small letters, no accents.
import { within } from '../within.ts';

/** Up to so many words, of this sentence and without a denial. */
const gap = (most: number): string =>
  `(?:,? (?!(?:no|ni|nunca|jamas|sin|pero|excepto|salvo|sino|tampoco)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;
export const AMENITY =
  '(?:albercas?|piscinas?|gimnasios?|gym|casa club|salon(?: \\w+)?|lobby|vestibulo|recepcion|patios?|jacuzzi|sauna|azotea|terrazas?|roof|lavanderia|elevador(?:es)?|ascensor(?:es)?|pasillos?|jardin(?:es)?|areas? (?:comunes?|verdes|sociales)|cancha|asadores?|estacionamiento|escaleras|amenidades|juegos|business center)';
/** A rule about who looks after somebody is none that keeps them out, unless it holds with somebody to look after them as well. */
const LOOKED_AFTER =
  '(?![^.!?\\n]{0,90}(?<!(?:ni|aunque|con o) (?:\\w+ ){0,2})(?:sin (?:un |una |sus? |el |la )?(?:adult|padre|papa|mama|supervis|acompan|tutor)|sol[oa]s(?!\\w)|a menos que|si no (?:van|estan)|hasta que|salvavidas))';
const DENIED =
  '(?:no|nunca|jamas|tampoco)(?: (?:se|les?|los|las|pueden?|podran?|deben?|debera?n?|tienen?|permit\\w+|dej\\w+|permiso|derecho|acceso|esta|estan|autorizad\\w+|de|a|al|para|que)){0,5}';
const DOOR = '(?:puertas?|entradas?|acceso|elevador|ascensor|porton|reja|escaleras?|rampa|anden)';
/** A door, a lift or a way in that is not everybody's. */
const BY_THE_BACK = `(?:${DOOR} (?:de (?:atras|servicio|carga|empleados|emergencia|la cocina|entregas|la basura)|trasera|lateral|del? (?:callejon|costado|lado|estacionamiento|sotano|fondo|patio|garaje)|posterior|aparte|separad[oa]|chic[oa])|(?:por|entrar por) (?:atras|el callejon|el sotano|el garaje|un lado)|anden de carga)`;
const USE =
  '(?:us[ae]\\w*|usar|entr[ae]\\w*|entrar|pas[ae]n?|pasar|sub[ae]n?|suben?|subir|sal(?:en?|gan?|ir)|lleg\\w+|vay?an?|van|tom[ae]n?)(?: (?:por|en|a|la|el|una?|su|nomas|solo|mejor|siempre))*';
const SHORT_TERM =
  '(?:mes (?:a|por) mes|por semana|semanal(?:es)?|(?:por |de )?(?:un|dos|tres|cuatro|cinco|seis|nueve|\\d+) mes(?:es)?|mas cort[oa]s?)';
const AGREEMENT = '(?:contratos?|renta|arrendamiento|acuerdo)';
/** Others, who are treated better or worse. */
const THE_REST =
  '(?:(?:a |para )?(?:tod[oa]s )?(?:l[oa]s demas|el resto|l[oa]s otr[oa]s|otr[oa]s inquilin[oa]s|l[oa]s ciudadan[oa]s|ciudadan[oa]s|l[oa]s american[oa]s|l[oa]s de aqui|l[oa]s casad[oa]s|l[oa]s nacid[oa]s aqui|l[oa]s adult[oa]s|l[oa]s solter[oa]s))';
const HOMES = '(?:unidades|departamentos|depas|apartamentos|pisos?|edificios?|cuartos|casas|niveles)';
const LOW_HOMES = `(?:(?:los |las |el |la )?(?:${HOMES} (?:de(?:l)? )?(?:(?:el|la) )?)?(?:sotano|planta baja|atras|fondo|primer piso|de abajo|anexo|viej[oa]s|edificio \\w+))`;

/** Other doors, hours, leases and homes for some. */
export const APART = {
  before: [
    `(?:horarios?|horas?|dias?|turnos?|acceso|reglas)(?: (?:de|del|a|al|la|las|el|los|para|en))*(?: ${AMENITY}| visitas?| silencio)(?: (?:es|son|solo|nomas))* (?:para|de) (?:los |las |el |la )?`,
    `(?:${BY_THE_BACK})(?: (?:es|son))? para (?:los |las |l[oa]s |el |la )?`,
    `(?:donde|ahi|alla|alli|atras|abajo) (?:ponemos|pongo|ponen|metemos|acomodamos|van|viven|mandamos) (?:a )?(?:los |las |l[oa]s )?`,
    `(?:${DOOR}|horarios?|contratos?|form(?:as?|ularios?|atos?)|solicitud(?:es)?|filas?|reglas|edificios?|pisos?|banos?|lavanderia)(?: (?:aparte|separad[oa]s?|distint[oa]s?|diferentes?|especial(?:es)?|propi[oa]s?)) para (?:los |las |l[oa]s )?`,
    `(?:solo|nomas|solamente|nada mas|unicamente) (?:les |le )?(?:damos|doy|dan|ofrecemos|hacemos|firmamos|rentamos)(?: \\w+){0,3} ${SHORT_TERM} (?:a|para|con) (?:los |las |l[oa]s )?`,
  ],
  after: [
    `${gap(4)}${DENIED}${LOOKED_AFTER}${within(50)}(?<!\\w)${AMENITY}`,
    `${gap(4)}(?:les? )?(?:solo |nomas |solamente |nada mas |unicamente )*(?:les? )?(?:firman?|tienen?|reciben?|rentan?|damos|doy|dan|ofrecemos|hacemos|firmamos|rentamos|toca)(?: (?:un|una|por|a|de|en|el|solo|nomas|ustedes))*(?: ${AGREEMENT})?(?: (?:de|por|a))*? ?${SHORT_TERM}`,
    `${gap(3)}(?:deben?|debera?n?|tienen? que|favor de|por favor|les? (?:pedimos|pido|toca)|se les? pide|pueden?|han de)? ?${USE} (?:la |el |nuestr[oa] )?${BY_THE_BACK}`,
    `,? ${BY_THE_BACK}`,
    `${gap(2)}(?:solo|nomas|solamente|unicamente|nada mas) (?:en|para|al?) ${LOW_HOMES}`,
    `${gap(3)}(?:llenan?|firman?|deben? (?:llenar|firmar)|tienen? que (?:llenar|firmar)|toman?|usan?)(?: \\w+){0,2} (?:otr[oa]s?|dos|aparte|distint[oa]s?|especial(?:es)?|diferentes?)(?: (?:forma|formulario|solicitud|contrato|hoja|aplicacion|horario|bano|fila)s?)?(?: \\w+)?`,
    `${gap(3)}(?:firman?|llenan?)(?: \\w+){0,3} (?:aparte|por separado)`,
  ],
  anywhere: [
    `${THE_REST}(?:,| \\w+){0,2} (?:pag\\w+|firm\\w+|da(?:n|mos)?|dej\\w+|us(?:a|an)|entr\\w+|recib\\w+|(?:un|el|todo el|por un) (?:ano|dia|mes)|(?:un|dos|tres|cuatro|la mitad|menos|nada|mensual|cada mes|si|no)(?= ?(?:[.,;!]|$)| mes| ano| deposito))`,
    `${THE_REST},? (?:un|uno|una|dos|tres|no|si|nada|menos|la mitad|el ano|un ano|todo el dia)(?= ?(?:[.,;!]|$)| (?:mes|ano|deposito)\\w*)`,
    `${USE} (?:la |el |nuestr[oa] )?${BY_THE_BACK}(?![^.!?\\n]{0,60}(?:mientras|esta semana|hasta|durante|pint|repar|entrega|mudanza))`,
  ],
} as const;

/** What is no duty but a right, or a matter of a lender's, a court's or a clinic's papers. */
const RIGHTS =
  '(?!(?: ?(?:ser|estar|tener|saber|recibir|poder))? ?(?:saber|tratad|bienvenid|igual|los mismos|acceso|derecho|protegid|consultar|sentir|temer|esperar|conocer|hacer valer))(?![^.!?\\n]{0,110}(?:impuesto|irs|firpta|contador|retencion|preguntar a|idioma|traduc|prestamo|prestamista|hipoteca|fha|abogad|derechos?(?!\\w)|ley(?!\\w)|corte|exencion|inscrib|clase(?!\\w)|taller|registr|acomodo|ajuste|clinica|censo|votar))';
/** Duties that only some have. */
export const BOUND = {
  before: [],
  after: [
    `(?:,? (?!(?:no|ni|nunca)(?!\\w))\\w+){0,2},? (?:deben?|debera?n?|tienen? que|tendran? que|se les? (?:pide|exige|requiere)|(?:l[oe]s? )?(?:pedimos|exigimos|pido)|necesitan?|requieren?|han de|ocupan?)(?: que)?${RIGHTS}(?: \\w+){1,3}`,
  ],
} as const;
