import type { RuleId, RuleWords } from '../rule.ts';
import { upTo } from './grammar.ts';
import { WITHOUT_WORSHIP } from './hints.ts';
import { FAITH, ORIGIN, ORIGINS, OWNED_BUSINESS, PEOPLE, PLACE, TAKEN_ELSEWHERE } from './parts.ts';

const LANGUAGE =
  '(?:ingles|espanol|castellano|mandarin|chino|coreano|ruso|portugues|vietnamita|creole|habla (?:inglesa|hispana))';
const BELIEVERS =
  '(?:(?:no )?creyentes|ate[oa]s?|infieles|bruj[oa]s|paganos|miembros de (?:la|nuestra|mi|la misma) (?:fe|iglesia|congregacion|parroquia)(?: \\w+)?|herman[oa]s en (?:la fe|cristo)|(?:personas?|gente|familias?|parejas?|inquilin[oa]s?) (?:de fe|religios[oa]s?|devot[oa]s?|practicantes?|que (?:van?|asisten?) a (?:la iglesia|misa)|de (?:la |nuestra )?(?:iglesia|congregacion)))';
const WORSHIP =
  '(?:iglesias?|sinagogas?|mezquitas?|templos?|parroquias?|capillas?|catedral|misa|culto|(?:centro|academia|escuela) (?:islamic[oa]|cristian[oa]|judi[oa])|servicio del? (?:sabado|domingo)|salon del reino)';
const MUST =
  '(?:(?:debe|tiene|necesita)[ns]?(?: que)?|hay que|indispensable|obligatori[oa]|requisitos?|se requiere|requerid[oa]|necesari[oa])';

/** Phrases in Spanish texts that say that people are refused or preferred for where they come from, what they speak or believe. */
export const ORIGINS_AND_FAITHS: Readonly<
  Record<Extract<RuleId, 'race-or-origin' | 'language-spoken' | 'religion'>, RuleWords>
> = {
  'race-or-origin': {
    phrases: [
      {
        find: [
          `${PLACE} mas (?:blanc|negr|moren|guer)[oa]s?`,
          `${PLACE}(?: \\w+)? homogene[oa]s?`,
          '(?:tod[oa]s|mayoria|vecin[oa]s|gente) (?:\\w+ )?(?:es|son|somos) (?:\\w+ )?(?:guer|moren|priet)[oa]s?',
          '(?:quier|busc|prefier|pid|exig|requier|necesit)\\w+(?: (?:a|un|una))* ciudadan[oa]s?',
          '(?:no|nada de) visas?(?= ?(?:[.;!]|$)| por favor)',
          `(?:conserv\\w+|mant(?:iene|uvo|enido)|perdio|pierde) (?:su|el) (?:caracter|identidad|raices) (?:${ORIGIN}|europe[oa]|anglo|etnic[oa])`,
          '(?:prefer\\w*|prefier\\w*|solo|nomas|nada mas|solamente|unicamente|busc\\w+|quer\\w+|quier\\w+)(?: \\w+){0,4} (?:gente|personas?|alguien|familias|inquilin[oa]s?|quien(?:es)?)(?: que)? (?:(?:se )?(?:crio|criaron|crecio|crecieron|nacio|nacieron)|criad[oa]s?|nacid[oa]s?|es|sean?|son|de)(?: de)?(?: por)? (?:aqui|(?:el|la|este|esta|del) (?:barrio|rumbo|pueblo|colonia|zona|condado|ciudad))(?! (?:conoc|sab|us|entiend|recuerd|va)\\w*)',
          '(?<!(?:no|sin|nadie|tampoco|nunca)(?: \\w+){0,3} )(?:papeles|documentos|comprobantes?|pruebas?|demostrar|comprobar|demuestr\\w+|comprueb\\w+|ensenar|mostrar|probar|prueb\\w+)(?: \\w+){0,5} (?:esta|estan|este|esten|vive|viven|entro|entraron)(?: aqui| en (?:el pais|este pais|estados unidos))? legal(?:mente)?',
          `client[ea]s? (?:de origen )?${ORIGIN}(?: \\w+)? (?:solo|nomas|nada mas|unicamente|siempre|no) (?:les?|los|las) (?:ensen|muestr|llev|mand|ofre)\\w+`,
          `${PEOPLE} (?:de origen )?${ORIGIN}`,
          `${PLACE} (?:mayormente|principalmente|mayoritariamente|predominantemente|tradicionalmente|totalmente|puramente|de mayoria)? ?${ORIGIN}`,
          `(?:sol[oa]|solamente|unicamente|nada mas) (?:para|a|(?:rent(?:o|amos)|aceptamos|se renta)(?: a)?) ${ORIGIN}`,
          '(?:solo|nomas|solamente|unicamente) (?:ciudadanos|ciudadanas|americanos|estadounidenses)',
          `${PLACE} (?:etnic[oa]s?|integrad[oa]s?|segregad[oa]s?|de color|de minorias|racialmente \\w+)`,
          '(?:debe[ns]?|tiene que|hay que) ser ciudadan[oa]s?',
          '(?:solo|nomas|solamente|unicamente) (?:ciudadan[oa]s|residentes legales)(?: o (?:con )?(?:tarjeta verde|green card|residentes))?',
          '(?:quedan?|hay|viven?|llegan|abundan|compran|estan) (?:muy |casi )?(?:pocos|muchos|pur[oa]s|mas|los|las) (?:blanc|negr|moren|gring)[oa]s',
          `(?:inquilin[oa]s?|duen[oa]s?|propietari[oa]s?|jubilad[oa]s|vecin[oa]s)(?: son| somos)?(?: todos| casi todos| puros)? ${ORIGIN}`,
          '(?:de|son|somos|viven|quedan|hay) pur[oa]s? (?:blanc|negr|moren|guer|gring|american|latin|mexican|hispan|asiatic|chin|arabe)[oae]?s?',
          'residentes? legal(?:es)?(?: con papeles)?',
          `(?:los|las|esos|estos) ${ORIGIN} (?:no |siempre |nunca |todo lo |lo )?(?:compran|hacen|son|toman|pagan|huelen|gritan|cocinan|viven|se|ensucian|traen|meten)`,
          'apellidos?(?: \\w+)? no (?:es|son|suena|suenan)|(?:familias?|gente|personas?|vecin[oa]s) moren[oa]s?',
          '(?:solo|nomas|solamente|unicamente)(?: \\w+){0,3} (?:trae|traiga|traigan|tenga|tengan|tiene|con) (?:green card|tarjeta verde|papeles)',
          'enclave (?:etnico|\\w+)',
          `(?:barrio|zona|colonia|calle|vecindario|lado)${upTo(2)}(?:historicamente|tradicionalmente|mayormente) ${ORIGIN}`,
          '(?:con|tener|sin) papeles(?: en regla)?',
          `${PLACE} mixt[oa]s?(?! uso)`,
          `(?:estan |siguen |vienen )?(?:llegando|metiendose|mudandose|entrando)(?: muchos| mas)? ${ORIGIN}`,
          '(?:debe|tiene que|hay que|deben|tienen que) (?:ser |haber )?nacid?o?a? en(?: los)? estados unidos|haber nacido (?:aqui|en)',
          '(?:solo|nomas|solamente|unicamente|necesari[oa]|indispensable|requisito|exigimos|pedimos)(?: \\w+){0,5} pasaporte (?:american[oa]|estadounidense|europeo)',
          '(?:vecindario|vecindad|barrio|colonia|zona|calle|cuadra|area|comunidad|edificio)s? (?:de|con|lleno de|llena de|solo de) (?:puros? |pura gente |gente |familias? |profesionales |vecinos )?(?:blanc[oa]s?|negr[oa]s?|morenos|gringos|anglos|guer[oa]s|asiaticos|arabes|judios|hispanos|latinos)(?! (?:mexic\\w+ de|puertas?|paredes|muros|azulejos?))',
          '(?:de )?buena raza|recien (?:cruzad|llegad|bajad)[oa]s?(?= ?(?:[.,;!]|$)| (?:al pais|del|de otro))',
          'apellidos? (?:extranjer|rar|hispan|latin|arabe)\\w*',
          '(?:prueba|comprobante|demostrar|mostrar|muestr\\w+|ensen(?:ar|e|en|es)|traer|traiga|traigan|presentar|requerimos|se requieren?|exigimos|se exigen?|se pid\\w+|pedimos)(?: \\w+){0,3} (?:de )?(?:ciudadania|(?:papeles|documentos|estatus|situacion|estado) (?:migratori[oa]s?|legal(?:es)?|de inmigracion)|tarjeta verde|green card|pasaporte americano)',
          '(?:solo|nomas|solamente|unicamente|nada mas|exclusivamente)(?: \\w+){0,2} ciudadan[oa]s',
          '(?:gente|familias?|personas?|vecin[oa]s?) de (?:otra|distinta|diferente|la misma|nuestra|esa) (?:raza|color|cultura)',
          '(?:no hay|no viven|no quedan|no se ven|casi no hay|hay) (?:casi )?(?:negros|blancos|morenos|gringos|indios)',
          'cambi\\w+ de color|sin mezclas?(?= ?(?:[.,;!]|$)| (?:racial|de razas))',
          '(?:de )?(?:piel|tez) (?:clara|oscura|morena|blanca)',
          `${PLACE}(?: (?:muy|casi|todo|totalmente|completamente|cien por ciento|\\d+ ?%|y|tranquil[oa]|limpi[oa]|bonit[oa])){1,3} ${ORIGIN}`,
        ],
        instead: null,
      },
    ],
    about: [
      {
        whom: `(?:inmigrantes?|extranjer[oa]s?|refugiad[oa]s?|indocumentad[oa]s?|minorias|ilegales|moren[oa]s|prietos|guer[oa]s|${ORIGIN})`,
        ways: ['refused'],
        instead: null,
      },
      { whom: `(?:era|eran|es|son|fue|fueron) ${ORIGIN}`, ways: ['refused'], instead: null },
      {
        whom: ORIGINS,
        ways: ['refused', 'preferred', 'suited', 'dwelling'],
        after: [TAKEN_ELSEWHERE],
        instead: null,
      },
    ],
    allowed: [
      `\\d+(?:[.,]\\d+)? ?(?:%|por ciento) de (?:l[oa]s )?(?:hogares|familias|personas|compradores|duen[oa]s|propietari[oa]s)(?: de origen)? ${ORIGIN}`,
      '(?:cocina|pared|paredes|cerca|mesa|marmol|gabinetes?|casa|puerta|azulejo|granito|cuarzo|madera|herreria|loseta|piso|tope|encimera|porcelanato|piedra) (?:blanc|negr)[oa]s?',
      OWNED_BUSINESS,
      'sueno americano',
      'del extranjero(?! no)',
      '(?:espanol|ingles)(?:,? (?:y |o )?(?:chino|tagalo|vietnamita|coreano|ruso|portugues|arabe|frances|mandarin|creole))+',
      '(?:mi|mis|su|sus|nuestr[oa]s?) (?:bis)?(?:abuel[oa]s?|mama|papa|padres|familia|madre|padre)(?: \\w+){0,3} (?:lleg|vin|emigr|sali|es|son|era|eran)\\w*(?: \\w+)? de \\w+',
      '(?:sr|sra|srta|senor|senora|senorita|don|dona|doctor|doctora|licenciad[oa])\\.? (?:blanc[oa]|negron?|moren[oa]|rubio|indio|aleman|frances)(?= ?(?:[.,;!]|$)| (?:y|cerr|compr|vend|firm|me|nos|es|trabaj|llam|dij|ya|quer|est|viv)\\w*)',
      'barrio indios',
      `de (?:inspiracion|estilo|influencia|corte|aire|sabor|toque|origen) ${ORIGIN}`,
      'cocina (?:italiana|mexicana|americana)',
      'calles? blancas?',
      `(?:tejas?|olmos?|rosas?|palmas?|violetas?|puertas?|vidrios?|ventanas?|persianas?|jardin(?:es)?|lamparas?|alfombras?|quesos?|mosaicos?|ladrillos?|pinos?|arboles?|helechos?|camelias?|pastor(?:es)?|letras|arcos?|escritorio|cafeteras?|coladas?|salsas?|muebles?|sillas?|restaurantes?|panaderias?|tiendas?|comida|cocina|mercados?|cafes?|pastelerias?|taquerias?|fondas?|plaza|estilo|teja|azulejos?|baile|musica|feria|fiesta) ${ORIGIN}`,
      '(?:edificios?|complejos?) (?:blanc|negr)[oa]s?',
      '(?:no|sin) (?:blanc|negr)[oa]',
      'barrio (?:chino|italiano|coreano|japones|griego|frances)(?= (?:queda|esta|a \\w+))',
      'colonia americana(?= ?(?:[.,;!]|$)| (?:es el|queda|se llama))',
      'barrio chino',
    ],
  },
  'language-spoken': {
    phrases: [
      {
        find: [
          '(?:solo|nomas|solamente|unicamente) (?:para )?(?:personas |familias |gente )?(?:hispanohablantes|angloparlantes|anglohablantes)',
          `${MUST}[,:]? (?:(?:el|bien|buen|saber|hablar|hablen?|entender|dominar|dominio del?|manejo del?|nivel de) ){0,3}${LANGUAGE}`,
          `si no (?:lo )?habla[sn]? ${LANGUAGE},? (?:(?:por favor|favor de) )?(?:no|ni) (?:llam|apliq|aplic|escrib|pregunt|insist|mand)\\w+`,
          '(?:sin|con|tiene[ns]?|tenga[ns]?|fuerte) (?:un )?acentos?(?: muy)?(?= ?(?:[.,;!?]|$)| (?:que|fuerte|marcado|raro|pesado|extranjero|no))',
          `(?:(?:primera|unica|propia) )?(?:lengua|idioma)(?: \\w+){0,3} ${LANGUAGE}|${LANGUAGE}(?: \\w+){0,3} (?:primera |unic[oa] )?(?:lengua|idioma)(?= ?(?:[.,;!]|$)| (?:de|materna|que))`,
          `${LANGUAGE} (?:debe|tiene que|ha de) ser`,
          `(?:inquilin[oa]s?|solicitantes?|personas?|roomies?|compradores?|arrendatari[oa]s?|quien rente)(?: \\w+)? (?:que )?(?:habl|domin|entiend)(?:e|en|a|an)(?: \\w+)? ${LANGUAGE}`,
          `(?:buen|perfecto|mejor) ${LANGUAGE}(?= ?(?:[.,;!]|$))`,
          `(?:edificio|casa|aqui|propiedad)(?: \\w+){0,2} (?:solo|nomas|solamente|unicamente) (?:se )?(?:habla|hablamos|hablan) ${LANGUAGE}`,
          `(?:solo|nomas|solamente|unicamente)${upTo(2)}(?:con|a) (?:gente|personas|quien(?:es)?)(?: que)? habl\\w+ ${LANGUAGE}`,
          `(?:se exige|exigimos|se requiere|requerimos|debe|deben|tiene[ns]? que|necesitan?|indispensable|esperamos)${upTo(4)}${LANGUAGE}`,
          `si el ${LANGUAGE} no es`,
          `(?:todos|vecinos|la gente|residentes|inquilinos)(?: \\w+){0,4} (?:habla|hablan|hablamos) ${LANGUAGE}`,
          `(?:aqui|por (?:aqui|aca|alla)|en (?:est[ea]|el|la|es[ea]) (?:cuadra|calle|barrio|zona|edificio|colonia|complejo|vecindario|lado|rumbo))(?: \\w+){0,2} (?:nadie|poc[oa]s|ningun\\w*)(?: \\w+){0,2} habla\\w* ${LANGUAGE}`,
          `(?:quien(?:es)?|los que|si(?: usted| tu)?) no habl(?:e|en|a|an|as) ${LANGUAGE}`,
          `(?:hay que|debe|deben|tiene[ns]? que|necesita) (?:hablar|comunicarse|entenderse|saber|escribir|poder leer|leer|firmar)(?: \\w+){0,4} ${LANGUAGE}`,
          `(?:aqui )?solo hablamos ${LANGUAGE}`,
          `(?:quien(?:es)?|los que|personas que|si) no (?:sepan?|saben?|entiendan?|entienden?|dominen?|dominan?|sabes) ${LANGUAGE}`,
          '(?:sin|no) (?:traductor(?:es)?|interpretes?)',
          `(?:a|con) quien(?:es)? no hable[n]? ${LANGUAGE}`,
          `(?:solo|unicamente|solamente)(?: \\w+){0,3} (?:quien(?:es)?|gente que|personas que|el que|los que) (?:hable[n]?|sepan?|dominen?|entiendan?) ${LANGUAGE}`,
        ],
        instead: null,
      },
    ],
    about: [
      {
        whom: `(?:casi no|apenas|no)(?: (?:puede[sn]?|sabe[sn]?))? (?:habla[nrs]?|leer?|entiende[ns]?|entender)${upTo(4)}${LANGUAGE}`,
        ways: ['refused'],
        instead: null,
      },
      {
        whom: `(?:de habla (?:inglesa|hispana)|que habl[ae]n?(?: bien)? ${LANGUAGE})`,
        ways: ['preferred'],
        instead: null,
      },
      {
        whom: `(?:quien(?:es)?|alguien|personas?|gente|inquilinos?)(?: que)? no habl(?:e|en|a|an) ${LANGUAGE}`,
        ways: ['refused'],
        instead: null,
      },
    ],
    allowed: [
      `si (?:el )?${LANGUAGE} no es (?:su|tu)(?: primer)? (?:idioma|lengua),? (?:l[oe]s? |te )?(?:llev|ofrec|tra|pid|ayud|tenemos|hay|consegu)\\w*`,
      `(?:nuestro|mi) (?:equipo|oficina|personal|agencia)${upTo(5)}${LANGUAGE}`,
      `no (?:es |se )?(?:(?:${MUST}|hace falta|necesit\\w+|importa|tien\\w+ que|hay que|exig\\w+|ped\\w+|pid\\w+) )(?:que )?(?:saber |hablar |hable |hablen |entender )?${LANGUAGE}`,
    ],
  },
  religion: {
    phrases: [
      {
        find: [
          ...WITHOUT_WORSHIP,
          '(?:grupos?|circulos?|reunion(?:es)?|estudios?|noches?) (?:de oracion|biblic[oa]s?|de (?:la )?biblia)|tra(?:e|iga) (?:tu|su) biblia',
          `(?:hogar|casa|familias?|vecindario|barrio|comunidad|inquilin[oa]s?|personas?|gente|companer[oa]s?|pareja|residentes|compradores) ${FAITH}`,
          BELIEVERS,
          `(?:inquilin[oa]s?|personas?|gente|quien(?:es)?|alguien|familias?|muchach[oa]s|senoritas)(?: \\w+)? (?:que )?(?:va|van|vaya|vayan|asist[ae]n?|de) (?:a )?(?:la |el )?(?:parroquia|iglesia|misa|templo|culto)`,
          `(?:es|son|somos) (?:un |una |unos )?${FAITH}(?: (?:devot|practicante)\\w*)?`,
          '(?:se ama|amamos|se lee) la biblia',
          `(?:duen[oa]|arrendador|arrendadora|propietari[oa]|caser[oa]) ${FAITH}`,
          '(?:musulman(?:es|as)|judios|mormones|catolicos|cristianos|protestantes)',
          '(?:(?:todos|juntos|vecinos|aqui)(?: \\w+){0,2} (?:vamos|van|asistimos|asisten|rezamos|rezan|oramos)|(?:vamos|rezamos|oramos|asistimos) (?:todos|juntos))(?: (?:a|al|la|el|en|juntos)){0,3} (?:misa|iglesia|culto|templo|rosario)',
          'casad[oa]s? por la iglesia',
          'compart(?:a|an|imos|ir) (?:sus|nuestros|mis|los mismos) valores',
          '(?:si |quien |que )(?:rezas?|reces?|oras|ora|adoras)(?: \\w+){0,3}',
          '(?:perfecta|ideal) para un (?:pastor|sacerdote|rabino|iman|ministro)',
          `${WORSHIP} (?:esta |queda )?(?:en la misma|a la vuelta|enfrente|al lado|cerca|en la esquina|a una|a unos|a pocos)(?: \\w+){0,2}`,
          `hay (?:una? )?(?:varias )?${WORSHIP}(?: \\w+){0,3} (?:cuadra|esquina|cerca|calle)`,
          `pegad[oa] a${upTo(3)}${WORSHIP}`,
          `(?:debe[ns]?|hay que|tiene[ns]? que) ser (?:un |una |muy )?(?:${FAITH}|creyente|religios[oa])s?`,
          `(?:ambiente|entorno|atmosfera|valores|costumbres|moral|vida) (?:${FAITH}|religios[oa]s?)`,
          '(?:con |sin |ni )?(?:velo|hiyab|turbante)s?(?= ?(?:[.,;!]|$)| no)',
          `(?:va|van|vamos|asisten?|pertenecen?)(?: \\w+){0,2} (?:la |el )?mism[oa] (?:\\w+ )?${WORSHIP}|no ${FAITH}`,
          '(?:guard\\w+|observ\\w+|respet\\w+) el (?:sabado|shabat|sabbat|ramadan)',
          '(?:acompan\\w+|venga\\w*|vay\\w+)(?: \\w+){0,3} (?:a misa|al culto|a la iglesia|al templo)',
          '(?:valores|principios) (?:cristianos|biblicos|religiosos)',
          '(?:temerosos? de dios|que (?:crea|crean) en dios|de fe|que compartan? (?:nuestra|mi) fe|que respeten? (?:nuestra|mi) (?:fe|religion))',
        ],
        instead: null,
      },
      {
        find: [
          `(?:cerca|a pasos|a (?:unos|dos|pocos|tres) pasos|a (?:\\w+ )?minutos|a (?:una|dos|tres|unas|pocas) cuadras?|junto|al lado|a poca distancia|enfrente|frente|a la vuelta|camin\\w+|llegas|vas) (?:de|del|a)${upTo(4)}${WORSHIP}(?! (?:street|convertid\\w+))`,
        ],
        instead: 'cerca del centro',
      },
    ],
    about: [
      {
        whom: `(?:${FAITH}|miembros de (?:nuestra|mi|la misma) (?:iglesia|fe|congregacion|parroquia))`,
        ways: ['preferred'],
        instead: null,
      },
      { whom: `(?:${FAITH}|ate[oa]s?|${BELIEVERS})`, ways: ['refused'], instead: null },
      { whom: BELIEVERS, ways: ['preferred'], instead: null },
      { whom: `(?:${BELIEVERS}|${FAITH}|(?:familias?|parejas?|personas?) ${FAITH})`, ways: ['suited'], instead: null },
      { whom: `(?:${BELIEVERS}|${FAITH})`, ways: ['dwelling'], instead: null },
    ],
    allowed: [
      `(?:\\w+ ){0,3}(?:del?|al|en el|junto al) (?:estacionamiento|salon|comedor|bazar|mercado|patio) (?:de|del) (?:la |el )?(?:\\w+ )?${WORSHIP}`,
      `estacionamiento(?: \\w+){0,3} (?:junto|cerca|al lado|enfrente|frente)(?: \\w+){0,4} ${WORSHIP}(?: \\w+)?`,
      '(?:calle|avenida|plaza|paseo|camino|bulevar|privada|parque|cerro|rio|escuela|hospital|colonia|fraccionamiento)(?: de)?(?: l[oa]s)? (?:cristian|catolic|evangel|judi|musulman|mormon|franciscan|jesuit|misioner)\\w+',
      'iglesias? (?:sera|de la calle|street|convertida|que se)',
      `(?:feliz|felices|felicidades|mubarak|bendiciones|bendecid[oa]|abrazo)(?: \\w+){0,8} (?:${FAITH})`,
      `(?:cerca|pasos|cuadras?|minutos|junto|al lado|frente|enfrente|camin\\w+)(?: \\w+){0,8} ${WORSHIP}[^.!?\\n]{0,30}?(?:,| y)[^.!?\\n]{0,30}(?:mercado|autobus|camion|biblioteca|parque|estacion|correo|tienda|tren|cafe|museo|banco|panaderia|farmacia|metro)(?!\\w)`,
      '(?:cumpleanos|clases|fiestas|talleres|juntas)[^.!?\\n]{0,30}(?:o|y) (?:reunion(?:es)?|grupos?) de oracion',
      'feliz navidad',
      '(?:no habra|sin) bruj[oa]s',
      'calle (?:de la )?iglesia',
      'gente de feria',
    ],
  },
};
