// Leading people away from places, and places that are kept for some, as `Phrases.find` takes them: small letters, no accents.
import { within } from '../within.ts';

const COMPASS = '(?:norte|sur|este|oeste|oriente|poniente)';
const SIDE =
  '(?:lados?|partes?|zonas?|barrios?|colonias?|calles?|cuadras?|rumbos?|vecindarios?|areas?|sectores?|codigos? postal(?:es)?|suburbios?|distritos?)';
/** Traffic and building work keep people from a place as well, and harm nobody. */
const BY_ROAD =
  '(?![^.!?\\n]{0,80}(?:trafico|hora pico|inunda|obra|construccion|desvio|estaciona|desfile|cerrad[oa]|incendio|huracan|impuesto|cuota|aeropuerto|zonific|atardecer|amanecer|vista al))';
const BEYOND = `(?:(?:al|del|hacia el|para el|pal) ${COMPASS}(?: de)?|(?:pasando|cruzando|despues de|mas alla de|arriba de|abajo de)(?: (?:la|el|las|los))? (?:calle |avenida )?\\w+|(?:del?|al|en el|en la) (?:ese|esa|otr[oa]|aquel|aquella) (?:${SIDE})|(?:del|al) otro lado(?: de)?|en (?:ese|esa|esos|esas|aquel|aquella) (?:${SIDE}))`;
const LIVE =
  '(?:vivir|comprar|buscar|rentar|mudarse|mudarte|irse|irte|estar|andar|meterse|meterte|pasar|ver|ir|mirar)(?: (?:nada|casa|casas|algo|ni))*';
const LETS_IN =
  '(?:(?:dejamos|aceptamos|permitimos|admitimos|metemos|vendemos|rentamos|le vendemos|le rentamos|se le (?:vende|renta|permite))(?: \\w+)?|compra[n]?|comprar|vive[n]?|vivir|entra[n]?|entrar|llega[n]?|llegar|se muda[n]?|mudarse|viene[n]?|puede (?:comprar|vivir|entrar)|dejan? (?:entrar|comprar|vivir))';
const CHOOSY =
  '(?:cuid(?:amos|an|a|ado|adosos?|adosas?)|selectiv[oa]s?|exigentes?|estrict[oa]s?|especial(?:es)?|fij(?:amos|an|arnos)|escog(?:emos|en)|decid(?:imos|en)|voz y voto|control|vigil(?:amos|an)|celos[oa]s)';
const RATING =
  '(?:8|9|10|ocho|nueve|diez|buena calificacion|alta calificacion|(?:las )?mejores calificaciones|primera)';

export const STEERING_BY_PLACE: readonly string[] = [
  `(?:no|nunca|jamas|ni)(?: (?:le|te|les|se|me|yo|usted))* (?:conviene|convienen|quiere|quieres|quieren|recomiendo|aconsejo|compraria|viviria|buscaria|rentaria|gustara|gustaria|va a gustar|sugiero)(?: (?:a|para|mas))*(?: ${LIVE})? ?${BEYOND}${BY_ROAD}`,
  `(?:no|ni|nunca) (?:(?:se|te|le) )?(?:busque|busques|compre|compres|mire|mires|vaya|vayas|renten?|rentes|meta|metas|pase|pases|cruce|cruces|viva|vivas)(?: (?:nada|casa|casas|mas|ni))* ?${BEYOND}(?: \\w+){0,3}${BY_ROAD}`,
  `(?:quede(?:se|te|nse)|quedate|mantenga(?:se)?|mantente|siga|busque|busca)(?: \\w+){0,2} (?:al|del|de este|en el lado|de) (?:${COMPASS}|este lado|lado \\w+)(?: \\w+){0,5}?,? (?:hagame caso|hazme caso|creame|creeme|por (?:su|tu) bien|si (?:sabe|sabes|quiere|quieres)|le (?:conviene|digo)|te (?:conviene|digo)|alla no|porque)`,
  `(?:ese|esa|aquel|aquella|el otro|la otra) (?:${SIDE})(?: (?:de|del?) (?:la |las |el |los )?\\w+)?(?: ya)? (?:(?:esta|anda|va) (?:cambiando|cambiad|empeorando|feo|fea|bajando|mal)|no es (?:para|lo que|como|lugar|tu|su)|se (?:esta|ha) \\w+|cambio mucho|ya cambio|ha cambiado)(?! (?:de zonif|a r\\d))(?: \\w+){0,2}${BY_ROAD}`,
  `(?:gente|personas|familias|los|l[oa]s)(?: que)?(?: \\w+){0,2} (?:llegando|mudando|comprando|viniendo|llega|llegan|vive|viven)(?: \\w+){0,3} (?:no (?:es|son) (?:como|de su|de tu|de los|igual)|(?:es|son) (?:otra|otro|diferente|distint|muy difer))(?: \\w+){0,2}`,
  `${CHOOSY}(?: (?:con|en|de|sobre|a|al|mucho|muy|bien|para)){0,3} (?:quien(?:es)?|a quien(?:es)?|de quien(?:es)?|que (?:gente|familias|personas|tipo))(?: \\w+){0,2} ${LETS_IN}`,
  `(?:sabemos|sabe|saben|conocemos|nos gusta saber|vemos|decidimos|escogemos|controlamos)(?: \\w+){0,2} (?:quien(?:es)?|a quien(?:es)?)(?: \\w+)? (?:viven?|llegan?|entran?|compran?|se mudan?)(?= ?(?:[.,;!]|$)| aqui| en| por)`,
  `(?:sigue[n]?|se mantiene[n]?|permanece|se ha (?:mantenido|quedado)|esta)(?: \\w+){0,2} (?:igual|como (?:era|siempre|antes)|lo mism[oa]|la mism[oa])${within(40)}(?:porque|gracias a|ya que|pues|por)${within(40)}(?:quien|vecinos|mesa|asociacion|cuid|escog|elegi|gente)(?!${within(40)}(?:pintura|techo|cocina|piso|precio|renta))`,
  `no ha(?:n)? cambiado(?: nada)?${within(60)}(?:asi (?:la |lo |las |los )?(?:queremos|quieren|nos gusta|se queda|va a seguir|seguira)|queremos (?:que siga|dejar|mantener)|por algo)(?: \\w+){0,2}`,
  `(?:conserv\\w+|mantien\\w+|mantenemos|protege\\w*|proteg\\w+|cuid\\w+)(?: (?:su|el|la|nuestr[oa]|este|esta))+ (?:caracter|ambiente|identidad|tradicion(?:es)?|forma de vida|cultura|esencia|estilo)${within(50)}(?:porque|gracias|escog|elig|selec|aprueb|quien|mesa)`,
  `(?:tod[oa]s|aqui|vecinos|residentes)(?: \\w+){0,3} (?:somos|son) (?:del? (?:mism[oa]|igual)|iguales|de l[oa] mism[oa]|parecid[oa]s)(?: \\w+){0,2}`,
  `(?:encaj|compart|vay|va|van|pegu|combin|congeni)\\w*(?: \\w+){0,2} (?:con )?(?:la|el|los) (?:cultura|costumbres|valores|ambiente|estilo|forma de ser|perfil) (?:de la|del|de nuestr[oa]|de los) (?:barrio|colonia|edificio|vecin\\w+|comunidad|calle)`,
  `(?:barrios?|zonas?|calles?|colonias?|partes|rumbos|areas|lados?)(?: \\w+){0,2} (?:se (?:ponen?|han puesto|esta poniendo|estan poniendo|vuelven?)|estan?) (?:muy |bien |medio |algo )?(?:fe[oa]s?|pesad[oa]s?|peligros[oa]s?|dur[oa]s?|calientes?|mal)`,
  `(?:del|al) otro lado(?: \\w+){0,4},? (?:ni|no)(?: (?:te|se|le|les))? (?:asom|acerqu|met|vay|compr|cruc|pas|viv)\\w*${BY_ROAD}`,
  `(?:llen[oa]s?|plagad[oa]s?|infestad[oa]s?) de (?:gente|personas|familias|inquilin[oa]s)(?: que)?(?: \\w+){1,3}`,
  'no (?:entra|vive|llega|pasa|compra|viene) cualquiera|(?:ambiente|publico|grupo|circulo)(?: \\w+)? select[oa]',
  '(?:por alla|ahi|alla|por ahi|en el centro|del otro lado)(?: \\w+){0,2} (?:asaltan|roban|matan|balean|venden droga)',
  `(?:gente|personas|vecinos|familias|inquilin[oa]s|clase|residentes) de (?:mejor|otro|mas|buen|alto|cierto|menos) nivel`,
];

export const STEERING_BY_SCHOOL: readonly string[] = [
  `(?:solo|nomas|solamente|unicamente|no|nunca|jamas)(?: (?:le|les|te|yo|me))* (?:ensen\\w+|muestr\\w+|llev\\w+|vend\\w+|recomiend\\w+|busc\\w+|trabaj\\w+|mand\\w+)${within(60)}(?<!\\w)(?:escuelas?|escolar(?:es)?|colegios?|primarias?)(?!${within(40)}(?:camion|trafico|autobus|mapa))(?: \\w+)?`,
  `(?:escuelas?|colegios?|primarias?|secundarias?)(?: \\w+){0,3} (?:son|es|estan|sacan?|tienen?|calificadas?)(?: (?:de|con|en))* ${RATING}(?= ?(?:[.,;!?]|$)| (?:o|y|a|para|porque))`,
  '(?:escuelas?|colegios?)(?: \\w+)? (?:con|de) (?:baja|mala|alta|buena|pobre) (?:calificacion|puntuacion|puntaje)(?:es)?',
  '(?:escuelas?|distrito|salon(?:es)?)(?: \\w+){0,5} (?:otr[oa]|ciert[oa]|mejor|peor|distint[oa]|diferente) (?:tipo|clase|nivel|ambiente) de (?:alumn\\w+|ninos|familias|gente|estudiantes|muchachos)',
];
