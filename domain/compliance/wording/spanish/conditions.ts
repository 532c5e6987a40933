// What people have to be, to do or to fear before they may live somewhere, as `Phrases.find` takes it: small letters, no accents.
import type { RuleId } from '../rule.ts';
import { FAITH, ORIGIN, PLACE } from './parts.ts';
import { within } from '../within.ts';

const CHILDREN = '(?:nin[oa]s?|menores|hij[oa]s|chamac[oa]s|adolescentes|muchach[oa]s)';
const GROWN = '(?:[2-9]|1\\d|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|trece|catorce|quince|dieciseis|dieciocho)';
const SAFELY =
  '(?!.{0,40}(?:para (?:usar|nadar|entrar|firmar|aplicar|subir|asistir|jugar|inscribir)|acompanad|sin un adulto|con un adulto|evento|entrada))';
const OFFICERS =
  '(?:(?:la )?migra|inmigracion(?! (?:abogad|legal))|(?:el )?ice(?= ?(?:[.,;!]|$)| (?:si|y|por))|la patrulla fronteriza|los de inmigracion)';
const ENJOYS = '(?:(?:va a |podra |por fin |ya )?(?:goz|disfrut|tien|tendr|ador|amar|cocin|ten|recib)\\w*)';

export const CONDITIONS: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'children-refused': [
    `${CHILDREN} (?:si|bueno|estan? bien|se aceptan|aceptamos),? (?:pero|solo si|siempre que|mientras|nomas si)(?: \\w+){0,4} (?:anos|grandes|calla|tranquil|educad|adolescentes|ninas|varones)\\w*`,
    `${CHILDREN}(?: \\w+){0,4} (?:deben?|tienen? que|debera?n?|han de|necesitan?) (?:ser |tener |estar )?(?:mayores de |mas de |por lo menos |al menos |minimo )?${GROWN} anos${SAFELY}`,
    `(?:residentes?|inquilin[oa]s?|personas?|visitas?|nadie|ocupantes?|quien(?:es)?)(?: que (?:sean?|tengan?))? (?:menores? de|de menos de|con menos de) (?:1[0-8]|21|dieciocho|dieciseis|doce)(?: anos)?(?: \\w+){0,2} (?:no|prohibid|nunca)\\w*(?: \\w+){0,2}${SAFELY}`,
    `(?:ninos? y ninas?|ninas? y ninos?|herman[oa]s?(?: y herman[oa]s?)?|hij[oa]s? e? ?y? ?hij[oa]s?|varones y (?:hembras|mujeres)|hermanitos)(?: \\w+){0,4} no (?:pueden?|deben?|podran?)(?: \\w+)? (?:dormir|compartir|estar|quedarse)(?: \\w+){0,4}`,
    '(?:una|1) (?:sola )?(?:persona|cabeza|gente|inquilin[oa]|ocupante|alma) (?:por|en cada|para cada) (?:cuarto|recamara|habitacion|dormitorio)',
    '(?:prohibid[oa]s?|vedad[oa]s?|cerrad[oa]s?|no apt[oa]s?) (?:para|a) (?:los |las )?(?:menores|ninos|ninas|bebes)(?!.{0,30}(?:sin (?:un )?adulto|sol[oa]s))',
  ],
  'family-preferred': [
    `(?:mama|la senora|la esposa|mami) ${ENJOYS}${within(60)}(?<!\\w)(?:papa|papi|el senor|el esposo|los ninos)(?!\\w)`,
    `(?:papa|papi|el senor|el esposo) ${ENJOYS}${within(60)}(?<!\\w)(?:mama|mami|la senora|la esposa|los ninos)(?!\\w)`,
    '(?:penthouse|loft|depa|departamento|apartamento|estudio|cueva|guarida|nido) de solter[oa]s?',
    '(?:deben?|tienen? que|hay que|requisito) (?:estar |ser )(?:bien |legalmente )?(?:casad|solter)[oa]s?',
    '(?:casad[oa]s?|matrimonio)(?: \\w+){0,4},? (?:nada de|no|ni|sin) (?:juntad|arrejuntad|amancebad|union libre|concubin)\\w*',
    `(?:quier\\w+|pid\\w+|mand\\w+|escrib\\w+|incluy\\w+|adjunt\\w+)(?: \\w+){0,5} (?:fotos?|cartas?|notas?|historias?|videos?)(?: \\w+){0,4} (?:de|sobre|con) (?:su|tu|la) (?:familia|hijos|matrimonio)`,
  ],
  orientation: [
    '(?:genero|sexo|nombre)(?: \\w+){0,7} (?:coincid|igual|mism|con el|como)\\w*(?: \\w+){0,5} (?:nacio|nacer|nacimiento|naciste|biologic)\\w*',
    '(?:mujer(?:es)?|hombres?) (?:biologic|de nacimiento|de verdad|natural)\\w*|nacid[oa]s? (?:mujer|hombre|varon|hembra)',
    '(?:un )?hombre y (?:una )?mujer,? (?:como (?:dios manda|debe ser)|nada mas|nomas|solamente)',
  ],
  'race-or-origin': [
    `${ORIGIN} para (?:otr[oa]s |l[oa]s |pur[oa]s )?${ORIGIN}`,
    '(?:haya|hayan|sea|sean|este|esten) nacid[oa]s? (?:aqui|en (?:el pais|este pais|estados unidos))',
    '(?:ten|llev|viv|pas)\\w*(?: \\w+){0,2} anos en (?:el pais|este pais|estados unidos)(?= ?(?:[.,;!]|$))(?<=(?:solo|trato|deb|tien|requisito|rent|minimo)[^.!?\\n]{0,70})',
    '(?<!(?<!\\w)no (?:se |te |le )?)(?:pid\\w+|exig\\w+|tra(?:er|iga|igan)|present\\w+|ensen\\w+|mostr\\w+|necesit\\w+|requier\\w+|solo con|con)(?: \\w+){0,2} (?:pasaporte american|mica(?! (?:de vidrio))|green card|tarjeta verde|residencia legal|ciudadania)\\w*',
    '(?:l[oa] raza|la gente|los) que (?:usted |tu |uno |nadie )?no (?:quier|quer)\\w+ (?:ver|tener|cerca|de vecin\\w+)',
    'con acento (?:de fuera|raro|extranjero|fuerte|de otro lado)',
    `(?:llam|report|avis|denunci|ech|entreg|ver|vera|veran|habl|tem)\\w*(?: \\w+){0,2} (?:a|con|de) ${OFFICERS}|(?:llega|viene|vendra|caiga|cae|temor a|miedo a) ${OFFICERS}`,
    `${PLACE} mas (?:blanquit|guerit|morenit|prietit)[oa]s?|(?:lado|parte) mas (?:blanc|moren|guer|priet)[oa]`,
    '(?:de|con) (?:sangre|apellidos?|linaje|estirpe) (?:espanol|europe|aleman|italian|blanc|anglo|conocid|castellan|extranjer|pura|american)\\w*',
  ],
  disability: [
    '(?:bien|mal|enferm[oa]s?|san[oa]s?) de (?:la|su) (?:cabeza|mente)|(?:cuerd|centrad)[oa]s? de (?:la )?(?:cabeza|mente)|(?:este|esten) (?:en sus cabales|cuerd[oa]s)',
    '(?:quier\\w+|necesit\\w+|pid\\w+|tien\\w+ que|deb\\w+)(?: \\w+){0,2} (?:saber|decir\\w*|ver|lista|declarar)(?: \\w+){0,2} (?:que|cuales|las|sus|los|de)(?: \\w+)? ?(?:medicinas?|medicamentos?|pastillas|diagnosticos?|enfermedades|padecimientos)',
    '(?:el|la|los|las|quien(?:es)?|si) (?:que )?no (?:pued|aguant)\\w+ (?:subir|con|bajar|caminar)(?: \\w+){0,2} (?:escaleras?|escalones|pisos)',
  ],
  religion: [`(?:${PLACE}|sector|urbanizacion|residencial|conjunto) (?:muy |mas |bien |totalmente )?${FAITH}`],
  age: [
    '(?:chav[oa]s|muchach[oa]s|jovenes|gente|personas?|inquilin[oa]s?) de (?:los )?(?:veinte|treinta|cuarenta|cincuenta|dieciocho|veinticinco|treinta y cinco) a (?:los )?\\w+',
    '(?:gente|personas?|vecin[oa]s|companer[oa]s|otr[oa]s|amigos|todos)(?: \\w+){0,2} de (?:tu|su|mi|nuestra) (?:misma |propia )?edad',
    `(?:a|para) (?:su|tu) edad(?=${within(60)}(?:deberia|escaleras|condominio|mejor|no (?:le|te)|ya no|conviene|planta baja))`,
    '(?:para|entre|de)(?: los)? (?:1[89]|2\\d|[3-5]\\d) (?:a|y) (?:los )?(?:2\\d|[3-6]\\d)(?: anos)? (?:de edad|nada mas|nomas|solamente|unicamente)',
  ],
  'steering-people': [
    '(?:gente|l[oa]s|familias|vecinos|ninos|muchachos|inquilin[oa]s|personas) (?:del?|de los|de la|de las) (?:gueto|ghetto|proyectos|barrio bajo|trailas|calle|vecindad|favela|reservacion)',
    '(?:gente|personas?|familias?|compradores?|alguien) (?:que se (?:vea|vean|parezca|parezcan)|como|parecid[oa]s?) (?:a )?(?:ellos|nosotros|los (?:vecinos|duenos|de aqui)|l[oa]s demas)(?= ?(?:[.,;!?]|$))',
  ],
};
