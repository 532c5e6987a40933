// Phrases that mean people without naming them, or picture them, as `Phrases.find` takes them: small letters, no accents.
import { within } from '../within.ts';

/** What a speaker does not say and lets others know. */
const WINK =
  '(?:(?:(?:(?:ya |tu |usted |ustedes |bien |todos |los de aqui )*(?:sabes|saben|sabe|sabemos)(?: (?:muy )?bien)? (?:por que|a que me refiero|lo que digo|de que (?:gente |tipo |personas )?(?:hablo|hablamos|estoy hablando)|(?:de |a )?quien(?:es)? (?:hablo|digo|me refiero|hablamos)|quien(?:es)?|la razon|el motivo)|los (?:de aqui|locales) (?:ya )?saben)|(?:si )?(?:tu )?(?:me|ya me) (?:entiendes|entienden|explico|captas|comprendes)|(?:tu )?(?:adivina|imagina|imaginate)n? (?:la razon|por que|el motivo|quien(?:es)?)|no (?:hace falta|hay que|necesito|es necesario) (?:decir|explicar)(?:te|les)? ?(?:por que|mas|quien|nada)?|(?:por|las) razones que no (?:puedo|debo|se pueden?|podemos)(?: \\w+){1,4}|no (?:lo )?(?:puedo|debo|se puede) (?:poner|decir|escribir)(?:lo)?(?: \\w+){0,2} (?:por escrito|aqui|en publico)|(?:a|al) buen entendedor\\w*|(?:pregunta|preguntame|escribeme)(?:me)? (?:en|por) privado)(?! ?\\w))';
const SPOT =
  '(?:norte|sur|este|oeste|oriente|poniente|lados?|calles?|cuadras?|colonias?|barrios?|vecindarios?|comunidad(?:es)?|zonas?|partes?|areas?|rio|autopista|carretera|vias|codigos? postal(?:es)?|rumbos?|gente|vecinos|ellos|esos|los de|escuelas?|alumn\\w+|companeros|clientes|compradores|ciudad|demografia)';
const GROUP = '(?:gente|gentes|tipo|tipos|clase|clases|bola|bolas|gentio|elementos?|personas|raza|calana)';
const LINE = '(?:vias|via|autopista|carretera|rio|puente|tren)';
const NOT = '(?:no|nunca|jamas|nadie|ni|sin|ya no|tampoco|gracias a dios|por suerte|afortunadamente|nada)';

/** People who are meant and not named, and places that are to be avoided for them. */
export const HINTS_AT_PEOPLE: readonly string[] = [
  '(?:no|nunca|jamas) (?:vas? a |van a |te vas a )?(?:ver|veras?|encontrar\\w*|topar\\w*)(?: con)? (?:a )?(?:cualquiera(?! (?:de (?:est|l)[oa]s|otr))|ciert[oa] (?:gente|tipo de (?:gente|personas)))',
  '(?:saltate|evita|evite|olvida\\w*|ni veas|brincate)(?: de)? todo lo (?:que (?:esta|queda|quede|hay)|del?)(?: \\w+){0,2} (?:sur|norte|este|oeste|alla|otro lado)',
  '(?:cifras|datos|estadisticas|indices?) de (?:delitos?|crimen|criminalidad)[^.!?\\n]{0,40}?(?:clientes|compradores|familias)[^.!?\\n]{0,30}?(?:quedan|evitan|prefieren|van|compran|buscan)',
  `${SPOT}(?![^.!?\\n]{0,60}(?:inspeccion))${within(70)}${WINK}`,
  `(?:colonias?|barrios?|zonas?|calles?|partes?(?: de la ciudad)?|codigos? postal(?:es)?|cuadras?|vecindarios?|areas?) (?:que|donde|a las que|a donde|por las que)(?: yo)? (?:(?:mejor |simplemente |de plano )?(?:no|nunca|jamas|ni loc[oa]) (?:enseno|muestro|ensenamos|mostramos|vendo|recomiendo|entro|me meto|toco|piso|llevo)|(?:yo )?(?:tacharia|quitaria|borraria|evitaria))`,
  `(?:ni|no) (?:\\w+ ){0,2}(?:se )?(?:acerqu|asom|met|par|mir|vay|volte)\\w*(?: \\w+){0,3} (?:lado|sur|norte|este|oeste|zonas?|colonias?|barrios?|calles?|rumbos?|alla)`,
  `${NOT} (?:\\w+ )?(?:quieres?|quieren|conviene|querras|te gustaria)(?: \\w+)? (?:vivir|estar|comprar|andar|terminar|criar|caminar)(?: \\w+)? (?:de|en|por|a) (?:ese|este|esa|esta|aquel|aquella|esos|esas|el otro|la otra) (?:lado|parte|zona|colonia|barrio|calle|rumbo)s?`,
  `(?:aleja|alejo|mantengo|mantenemos|saco|sacamos|desvio|llevo)(?: \\w+){0,3} (?:clientes|compradores|familias|gente) (?:lejos|fuera) de(?: \\w+){0,2} (?:lado|zona|colonia|barrio|calle|area|sur|norte|este|oeste)s?`,
  `${NOT}(?: \\w+){0,4} (?:lidiar|convivir|batallar|vivir|tratar|topar|toparte|toparse|encontrar|encontraras|mezclar|mezclarte|aguantar|juntar|juntarte|cruzar|cruzarte)(?: \\w+)? (?:con|a) (?:esa|ese|esos|esas|esta|aquella|tal) ${GROUP}(?! (?:de (?!gente|personas)))`,
  `(?:esa|ese|esos|esas|aquella|de su|de esa) ${GROUP}(?: de (?:gente|personas|vecinos))? (?:ya )?(?:no|nunca|jamas|casi no|poco)(?: (?:se|nos|te|les))? (?:aparec|vien|lleg|entr|viv|anda|pasa|hay|cab|asom|par|encaj|quier)\\w*`,
  `${NOT} (?:hay|viven?|llegan?|vienen?|tenemos|queremos|entran?|vas a ver|se ven?)(?: \\w+)? (?:de )?(?:esos|esas|esa gente|ese tipo|esa clase)(?= ?(?:[.,;!?]|$)| (?:por|aqui|en|cerca|ni|de gente))`,
  `(?:ellos|ellas|esos|esa gente|los otros|la gente|gentuza)${within(50)}lado de (?:la|las|el|los|l) ?${LINE}`,
  `(?:ni uno|ninguno|nadie|pocos) de (?:ellos|esos|esa gente)(?: \\w+)? (?:vive|anda|llega|aqui|por)`,
  '(?:de|los|a|con|sin|por) (?:ya )?(?:tu )?(?:sabes?|saben|sabemos) quien(?:es)?(?! (?:te|me|nos|ayuda))',
  '(?:l[oa]s|la gente|los vecinos) (?:de l[oa]s |a l[oa]s )?que (?:(?:tu |usted )?quier\\w+|dese\\w+|busc\\w+|intent\\w+|trat\\w+)(?: \\w+)? (?:dejar atras|evitar|huir|escapar|alejarte|alejarse|no ver)',
  '(?:de )?su (?:clase|tipo|calana|especie|raza)(?: (?:casi|ya))? (?:no|pocos|poco) (?:vienen?|llegan?|hay|viven?|entran?)',
];

/** Pupils who are meant when a school is spoken of. */
export const HINTS_AT_SCHOOLS: readonly string[] = [
  '(?:que|cual|ciert[oa]s?|otro|ese|mejor|peor) (?:tipo|clase) de (?:ninos|muchach[oa]s|chav[oa]s|alumn[oa]s|companer[oa]s|jovenes|estudiantes)',
  '(?:alumnado|matricula|composicion (?:del?|de la)(?: \\w+){0,2} (?:escuela|alumnado|primaria|salon)|companer[oa]s)(?: \\w+){0,5} (?:mejor|otra cosa|otro nivel|distint|diferente|bien|blanc|mezcl|adecuad|correct)\\w*',
  '(?:zonas?|escuelas?|distritos?)(?: escolar(?:es)?)? (?:a|que|para)(?: (?:hay que|conviene|debes|te conviene|toca))? (?:evitar|evit[oe]|saltarse|saltarte|brincarse|sacarle)',
  '(?:saltate|evita|brincate|sacale a|huye de|alejate de)(?: (?:las|los|esas|esos|todas)){0,2} (?:zonas|escuelas|distritos)(?! (?:a|en|durante) )',
  '(?:companer[oa]s|amig[oa]s|ninos|muchachos|alumnos) (?:de )?(?:buena familia|buenas familias|bien|de bien|adecuad[oa]s|correct[oa]s|como (?:ellos|los tuyos))(?= ?(?:[.,;!?\\n]|$)| y| de)',
  '(?:donde|adonde) (?:van|estudian|estan)(?: \\w+)? (?:los )?(?:ninos|muchachos|hijos|alumnos) (?:bien|decentes|correctos|de familia)',
  '(?:ninos|alumnos|familias|estudiantes) de (?:lonche|almuerzo|comida|desayuno) gratis',
  '(?:saca|saquen|sacar|llevate)(?: a)? (?:tus|sus|los)? ?(?:hijos|ninos|chamacos) de (?:las |esas |la |esa )?escuelas?(?=[^.!?\\n]{0,70}(?:centro|ciudad|junt|influencia|antes|malas))',
  '(?:llen[oa]s?|plagad[oa]s?) de (?:ciert[oa]|ese|esa|otr[oa]) (?:tipo|clase)',
];

/** A place praised for houses of worship that it does not have. */
const WORSHIP =
  '(?:mezquitas?|sinagogas?|templos?|centros? (?:islamic|judi|hindu)\\w*|llamad[oa] a la oracion|minaretes?|gurdwaras?|campanas de iglesia)';
export const WITHOUT_WORSHIP: readonly string[] = [
  `(?:no hay|sin|cero|ni un[oa](?: sol[oa])?|nada de|ningun[oa]?|nunca (?:vas a |van a )?(?:oir|ver|oiras|veras|escuchar)(?:as)?(?: un[oa]?| el| la)?|no (?:vas a |van a )?(?:oir|ver|oiras|veras|encontraras)(?: un[oa]?| el| la)?)(?: \\w+ (?:o|ni))? ${WORSHIP}(?! (?:de agua|mayor))`,
  `(?:mezquitas?|sinagogas?|templos?|centros? (?:islamic|judi|hindu)\\w*)${within(50)}(?:vot(?:o|aron|amos) (?:que no|en contra)|no (?:dejaron|dejamos|permitieron|se (?:construyo|hizo))|(?:les|le|lo) (?:negaron|pararon|frenaron)|(?:fue|fueron) (?:negad|rechazad)\\w+|se quedo sin permiso)`,
  `no (?:dejaron|dejamos|permitieron|permitimos|quisieron)(?: \\w+){0,3} (?:construir|poner|abrir|hacer)(?: \\w+){0,2} ${WORSHIP}`,
  `(?:mezquita|sinagoga|templo|centro islamico)(?: \\w+)? mas cercan[oa]${within(40)}(?:millas|hora|minutos|lejos)${within(40)}(?:agradec|gust|prefier|alivio|felic|suerte|import)\\w*`,
];

/** Diversity as something bad, and a place as spared by it. */
export const DIVERSITY_AS_FAULT: readonly string[] = [
  '(?:problemas?|lios?|lio|bronca|broncas|tema|asunto|caos|dolor(?:es)? de cabeza|exceso|moda) (?:de|con|por) (?:la |tanta )?diversidad',
  '(?:demasiada|tanta|mucha|hart[oa]s? de|cansad[oa]s? de|huir de|escapar de|lejos de|llenado de|llen[oa]s? de|libre de|sin|nada de|poca|la unica|contra) (?:la |tanta |toda esa |esa )?diversidad(?! (?:de (?!gente|personas)|e inclusion))',
  'diversidad(?: \\w+){0,2} (?:no|nunca|todavia no|aun no)(?: \\w+){0,2} (?:lleg|toc|alcanz|entr)\\w*',
  '(?:no|nunca|antes de que|todavia no|aun no)(?: \\w+){0,5} diversific\\w+(?! (?:tu|su|mi|la cartera))',
  '(?:pon(?:ga|e|iendo)|puso|vuelv[ae]|volvio|vuelto|hizo|hecho|esta|demasiado|muy|tan)(?: (?:mas|muy|demasiado|tan|ya)){0,2} ["\']?(?:divers|etnic|multicultural|mezclad)[oa]?["\']?(?= ?(?:[.,;!?"\'\\n]|$)| para)',
  '(?:lios?|problemas?|broncas?|caos|experimentos?) (?:multicultural(?:es)?|etnic[oa]s?)',
];

const KIN =
  '(?:espos[oa]s?|marido|mujercita|hij[oa]s?|nin[oa]s?|bebes?|mama|papa|mamas|papas|padres|madre|familias?(?! (?:room|y amigos))|parejas?|matrimonios?|casad[oa]s?|divorciad[oa]s?|viud[oa]s?|solter[oa]s?|novi[oa]s?|amigas|recien casad[oa]s|jubilad[oa]s?|sin hijos|abuel[oa]s|nietos)';
const ONE_WHO =
  '(?:comprador(?:a|es|as)?|inquilin[oa]s?|arrendatari[oa]s?|candidat[oa]s?|solicitantes?|duen[oa]s?|residentes?|ocupantes?|roomies?|companer[oa]s?|perfil(?:es)?)';
const STATE =
  '(?:solter[oa]s?|sin hijos|sin ninos|sin compromisos?|sin casar|casad[oa]s?|divorciad[oa]s?|viud[oa]s?|treinton(?:es|as?)|cuarenton(?:es|as?)|veinteaner[oa]s?|(?:veinti|treinta y |cuarenta y )tant[oa]s|no tienes (?:hijos|ninos)|(?:los |tus )?(?:hijos|ninos) ya (?:se fueron|crecieron|volaron)|(?:tu )?(?:marido|esposo|esposa) (?:ya )?se jubilo|jubilad[oa]s?|recien casad[oa]s?)';

export const PICTURED_HOUSEHOLDS: readonly string[] = [
  '(?:eres|son|es usted) (?:una? )?(?:\\w+ )?(?:solter[oa]|divorciad[oa]|viud[oa]|jubilad[oa]|recien casad[oa]|casad[oa]|pareja|profesionista|profesional)s?[^.!?\\n]{0,40}\\?',
  `${ONE_WHO} (?:ideal(?:es)?|perfect[oa]s?|sonad[oa]s?|modelo|tipic[oa]s?|probable|de (?:mis|nuestros) suenos)[^.!\\n]{0,70}?(?<!\\w)${KIN}`,
  `(?:perfil|tipo) de${within(20)}(?<!\\w)${KIN}`,
  `(?:me|nos|te) (?:lo |la |los )?imagin\\w+${within(60)}(?<!\\w)${KIN}(?=${within(60)}(?:aqui|casa|hogar|vivi|mesa|cocina|jardin|patio|cuarto|depa|loft|porche|[.!]|$))`,
  `(?:a quien (?:me imagino|veo|vemos)|quien (?:deberia vivir|vive|va a vivir) aqui|para quien es)[^.!\\n]{0,80}?(?<!\\w)${KIN}`,
  `(?:pov|imaginate(?: con| que)?|imagina(?: con| que)?|(?:hech[oa]|pensad[oa]|ideal|perfect[oa]|energia) (?:para|de)|para (?:ti|l[oa]s?)|este es para)${within(45)}(?<!\\w)${STATE}(?! (?:nivel|piso|level))`,
  `(?:eres|tu:|si eres|si tienes|siendo|tienes)${within(25)}(?<!\\w)${STATE}(?:,? (?:y |con |pero )?(?:\\w+ )?){1,2}${STATE}`,
  `(?:si |cuando )?(?:tienes|eres)(?: \\w+){0,2} (?:menos|mas|menor|mayor) de (?:2\\d|[3-9]\\d)${within(20)}(?<!\\w)${STATE}`,
  `(?:joven|guap[oa]|veintitantos|treinta y tantos),? (?:\\w+,? )?(?:y )?(?:solter[oa]|sin casar|sin hijos|sin compromisos?)`,
  `solter[oa]s?,? (?:y )?(?:sin (?:hijos|ninos|compromisos?))`,
];

/** Children who are not meant, by the age of everybody. */
const GROWN_AGE =
  '(?:1[0-8]|[4-9]|21|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|veintiun[oa]?)';
const SIGNS =
  '(?!.{0,30}(?:para (?:firmar|aplicar|solicitar|reservar|entrar)|firm|alberca|piscina|gimnasio|nad|descuento|gratis|solicitud))';
const HOUSED = '(?:ocupantes?|residentes?|inquilin[oa]s?|habitantes?|personas?|miembros? del hogar|roomies?)';
export const EVERYBODY_GROWN: readonly string[] = [
  `(?:nadie|ningun[oa]?(?: \\w+)?|cero)(?: (?:que sea|de|sea|es))? (?:menor(?:es)? de|de menos de|menos de) (?:edad|los )?(?:${GROWN_AGE})?(?!\\w)${SIGNS}`,
  `${NOT}${within(40)}(?:alguien|personas?|gente|nadie) (?:que (?:sea|tenga) )?(?:menor(?:es)? de|de menos de|con menos de) ${GROWN_AGE}(?!\\w)${SIGNS}`,
  `(?:tod[oa]s|cada|ambos|l[oa]s dos|cada un[oa])(?: l[oa]s)?(?: ${HOUSED})?(?: \\w+){0,3} (?:deben?|debera?n?|tienen? que|han de|hay que)(?: \\w+)? (?:ser (?:mayor(?:es)? de (?:edad|1\\d|21|dieciocho)|adult[oa]s)|tener(?: (?:por lo menos|al menos|minimo|mas de))? (?:1[4-9]|2\\d|dieciocho|dieciseis|veintiun[oa]?))${SIGNS}`,
  `(?:tod[oa]s|ambos|amb[oa]s|l[oa]s dos|cada un[oa]),? (?:(?:(?:deben|tienen que) ser )?mayores de edad|(?:deben|tienen que) ser adult[oa]s)(?! (?:firm|que))${SIGNS}`,
  `(?:tope|cupo|limite|maximo|limit\\w+)(?: \\w+){0,2} (?:un|una|dos|tres|cuatro|1|2|3|4) adult[oa]s?(?: y (?:un|1|dos|2) (?:nin[oa]s?|hij[oa]s?|menor(?:es)?))?`,
  `(?:limite|tope|cupo)(?: \\w+){0,3} (?:es )?de (?:un[oa]?|dos|1|2)(?: personas?)? y (?:tod[oa]s|amb[oa]s)`,
];
