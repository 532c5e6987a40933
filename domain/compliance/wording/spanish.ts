import type { RuleId, RuleWords } from './rule.ts';

// Parts of regular expressions, as `Phrases.find` takes them: small letters, no accents.
const PEOPLE =
  '(?:personas?|gente|familias?|compradore?s?|comprador(?:es|as)?|inquilin[oa]s?|arrendatari[oa]s?|residentes?|vecin[oa]s?|parejas?|companer[oa]s?(?: de cuarto)?|solicitantes?|hogares|hombres?|mujer(?:es)?|individuos?|duen[oa]s?|propietari[oa]s?|profesional(?:es)?|clientela|estudiantes?|senor(?:es|as|itas)?|caballeros|damas)';
const PLACE =
  '(?:vecindarios?|barrios?|comunidad(?:es)?|zonas?|areas?|distritos?|colonias?|edificios?|complejos?|calles?|cuadras?|pueblos?|ciudad(?:es)?|suburbios?|parte de la ciudad|lado de la ciudad|sector(?:es)?)';
const ORIGIN =
  '(?:blanc[oa]s?|negr[oa]s?|caucasic[oa]s?|afroamerican[oa]s?|asiatic[oa]s?|hispan[oa]s?|latin[oa]s?|chin[oa]s?|japones(?:es|as?)?|corean[oa]s?|mexican[oa]s?|arabes?|europe[oa]s?|american[oa]s?|estadounidenses?|italian[oa]s?|rus[oa]s?|puertorriquen[oa]s?|anglos?|cuban[oa]s?|venezolan[oa]s?|indigenas?)';
const FAITH =
  '(?:cristian[oa]s?|judi[oa]s?|catolic[oa]s?|musulman(?:es|as?)?|protestantes?|evangelic[oa]s?|mormon(?:es|as?)?|creyentes?|bautistas?)';
const FIT =
  '(?:perfect[oa]s?|ideal(?:es)?|excelentes?|adecuad[oa]s?|pensad[oa]s?|hech[oa]s?|maravillos[oa]s?|buen[oa]s?|el mejor lugar|la mejor zona)';
const ONLY = '(?:solamente|unicamente|solo|nada mas|de preferencia|preferentemente|preferid[oa]s)';
const NO =
  '(?:no|sin|no aptos? para|no apta para|no se aceptan?|no aceptamos|no se admiten?|no admitimos|no se permiten?|no rentamos a|no se renta a|prohibid[oa]s?(?: l[oa]s)?)';

/** The words of each rule in Spanish texts. */
export const SPANISH: Readonly<Record<RuleId, RuleWords>> = {
  'race-or-origin': {
    phrases: [
      {
        find: [
          `${PEOPLE} (?:de origen )?${ORIGIN}`,
          `${PLACE} (?:mayormente|principalmente|mayoritariamente|predominantemente|tradicionalmente|totalmente|puramente|de mayoria)? ?${ORIGIN}`,
          `(?:mayormente|principalmente|mayoritariamente|predominantemente|de mayoria|solo|solamente|unicamente) ${ORIGIN}`,
          `(?:${NO}) (?:a )?(?:los |las )?(?:inmigrantes?|extranjer[oa]s?|refugiad[oa]s?|indocumentad[oa]s?|minorias|ilegales|${ORIGIN})`,
          `${ORIGIN} ${ONLY}`,
          '(?:solo|solamente|unicamente) (?:ciudadanos|ciudadanas|americanos|estadounidenses)',
          `${PLACE} (?:etnic[oa]s?|integrad[oa]s?|segregad[oa]s?|de color|de minorias|racialmente \\w+)`,
          '(?:debe|deben|tiene que|hay que) ser ciudadan[oa]s?',
          '(?:con|tener) papeles(?: en regla)?',
        ],
        instead: null,
      },
    ],
    allowed: [
      '(?:cocina|pared|paredes|cerca|mesa|marmol|gabinetes?|casa|puerta|azulejo|granito) (?:blanc|negr)[oa]s?',
      'sueno americano',
      'cocina (?:italiana|mexicana|americana)',
      'calles? blancas?',
    ],
  },
  'language-spoken': {
    phrases: [
      {
        find: [
          '(?:solo|solamente|unicamente) (?:para )?(?:personas |familias |gente )?(?:que hablen|que hablan|de habla|hispanohablantes|angloparlantes|anglohablantes)(?: (?:ingles|espanol|inglesa|hispana))?',
          '(?:debe|deben|tiene que|tienen que|hay que) hablar (?:bien )?(?:ingles|espanol)',
          'indispensable (?:hablar )?ingles',
          'sin acento',
        ],
        instead: null,
      },
    ],
  },
  religion: {
    phrases: [
      {
        find: [
          `(?:hogar|casa|familias?|vecindario|barrio|comunidad|inquilin[oa]s?|personas?|gente|companer[oa]s?|pareja|residentes|compradores) ${FAITH}`,
          `(?:solo|solamente|unicamente|preferimos|buscamos) (?:a )?(?:${FAITH})`,
          `(?:${NO}) (?:${FAITH}|ateos?|ateas?)`,
          '(?:valores|principios) (?:cristianos|biblicos|religiosos)',
          '(?:temerosos? de dios|que (?:crea|crean) en dios|de fe|que compartan? (?:nuestra|mi) fe|que respeten? (?:nuestra|mi) (?:fe|religion))',
        ],
        instead: null,
      },
      {
        find: [
          '(?:cerca|a pasos|a unos pasos|a minutos|a una cuadra|a dos cuadras|junto|al lado|a poca distancia) (?:de|del|a) (?:la |el |una |un |su |tu )?(?:iglesia|sinagoga|mezquita|templo|parroquia)',
        ],
        instead: 'cerca del centro',
      },
    ],
    allowed: ['feliz navidad', 'calle (?:de la )?iglesia', 'gente de feria'],
  },
  sex: {
    phrases: [
      {
        find: [
          '(?:solo|solamente|unicamente|exclusivo|exclusivamente|nada mas)(?: para)? (?:hombres|mujeres|damas|caballeros|senoritas|senoras|varones|chicas|muchachas|muchachos)',
          '(?:hombres|mujeres|damas|caballeros|senoritas|varones|chicas) (?:solamente|unicamente|solos|solas|nada mas|de preferencia)',
          '(?:busco|buscamos|se busca|prefiero|preferimos|se prefiere|de preferencia|preferentemente) (?:a )?(?:un |una )?(?:inquilin[oa] )?(?:hombre|mujer|dama|caballero|senorita|varon|chica|muchacha|muchacho|companera|inquilina)',
          '(?:no|no se aceptan|no aceptamos|no se admiten|sin) (?:hombres|mujeres|varones|muchachos|muchachas)',
          'para (?:senorita|senoritas|caballero|caballeros|damas|un solter[oa]|hombre solo|mujer sola)',
        ],
        instead: null,
      },
    ],
    allowed: ['damas y caballeros', 'senoras y senores', 'bano de (?:damas|caballeros|mujeres|hombres)'],
  },
  orientation: {
    phrases: [
      {
        find: [
          '(?:no|no se aceptan|no aceptamos|sin|no se admiten) (?:gays?|lesbianas?|homosexuales?|transexuales?|personas trans|lgbt\\w*|parejas (?:gay|homosexuales|del mismo sexo|no casadas|sin casar))',
          '(?:parejas? |personas? |gente )?heterosexual(?:es)?(?: solamente)?',
          'famil(?:ia|ias) (?:tradicional(?:es)?|normal(?:es)?|de verdad)',
          '(?:barrio|vecindario|zona) gay',
        ],
        instead: null,
      },
    ],
  },
  'children-refused': {
    phrases: [
      {
        find: [
          `(?:${NO}) (?:a )?(?:los |las )?(?:ninos?|ninas?|menores(?: de edad)?|bebes?|hijos?|adolescentes|infantes|familias con (?:ninos|hijos|bebes))(?: pequenos)?`,
          '(?:ninos|ninas|hijos|menores|bebes|adolescentes) no (?:permitidos|permitidas|aceptados|aceptadas|bienvenidos|admitidos)',
          '(?:solo|solamente|unicamente|exclusivo|exclusivamente)(?: para)? (?:adultos|personas? adultas?|parejas(?: sin hijos)?|personas? solas?|solteros|solteras|personas sin hijos)',
          '(?:adultos|parejas|solteros) (?:solamente|unicamente|solos|nada mas)',
          '(?:comunidad|edificio|complejo|casa|hogar|ambiente) (?:de|para) adultos',
          '(?:libre de|sin) ninos',
          '(?:parejas?|personas?|inquilin[oa]s?|matrimonios?) sin (?:hijos|ninos)',
          'maximo (?:un|una|dos|1|2) (?:hij[oa]s?|nin[oa]s?)',
          '(?:un|una|1|2|dos) (?:hij[oa]s?|nin[oa]s?) (?:como )?maximo',
          'no (?:mujeres )?embarazadas',
        ],
        instead: null,
      },
    ],
    allowed: [
      'sin (?:que los )?ninos (?:en el|por un)',
      '(?:alberca|piscina) solo para adultos (?:de|los)',
      'educacion para adultos',
    ],
  },
  'family-preferred': {
    phrases: [
      {
        find: [
          `${FIT} (?:lugar |casa |hogar |zona |patio |jardin |opcion )?(?:para|a) (?:una |un |su |tu |la |las |los |cualquier )?(?:familias?|ninos|hijos)(?: (?:jovenes?|joven|grandes?|numerosas?|en crecimiento|con (?:ninos|hijos)|que crece))?`,
          `(?:${PLACE}|ambiente|calle|casa) (?:muy )?familiar(?:es)?`,
          `(?:${PLACE}) (?:para|de) familias`,
          '(?:familias|familia) (?:solamente|de preferencia|unicamente|bienvenidas solamente)',
          '(?:solo|solamente|unicamente)(?: para)? familias',
          '(?:criar|formar|educar) (?:a )?(?:una|su|tu|sus|tus) (?:familia|hijos|ninos)',
          '(?:ideal|perfect[oa]) para (?:los |sus |tus )?(?:ninos|hijos|pequenos)',
          '(?:buscamos|se busca|preferimos|se prefieren?) familias?',
        ],
        instead: 'con espacio de sobra',
      },
      {
        find: [
          `${FIT} (?:casa |lugar |hogar |departamento |apartamento |condominio )?para (?:una |un |unos |su |tu |la |los )?(?:parejas?|matrimonios?|jubilad[oa]s?|retirad[oa]s?|solter[oa]s?|recien casad[oa]s?|estudiantes?|profesional(?:es)?|persona sola|adultos mayores|personas? mayores?|nido vacio|mujer|hombre)(?: (?:jovenes|joven|jubiladas?|retiradas?|mayores|solter[oa]s?|solas?))?`,
          '(?:parejas?|personas?|inquilin[oa]s?|matrimonios?) (?:maduras?|maduros?|tranquilas? y mayores?|mayores? y tranquil[oa]s?|de edad madura)',
          '(?:departamento|apartamento|piso) de solter[oa]s?',
          '(?:recien casados|jubilados|parejas de jubilados|matrimonios) (?:bienvenidos|de preferencia|solamente|preferidos)',
        ],
        instead: 'facil de mantener',
      },
    ],
    allowed: [
      '(?:casas?|viviendas?|residencias?|propiedad(?:es)?) (?:para una sola familia|unifamiliar(?:es)?|multifamiliar(?:es)?|de una sola familia)',
      '(?:unifamiliar|multifamiliar)(?:es)?',
      '(?:sala|cuarto|salon|estancia|comedor|comida|cena|foto|presupuesto|nombre|negocio|empresa|reunion|derecho) (?:de )?familiar(?:es)?',
      '(?:su|tu|mi|nuestra) familia y (?:amigos|yo|la mia)',
      '(?:familia|familiares) y amigos',
    ],
  },
  disability: {
    phrases: [
      {
        find: [
          `(?:${NO}) (?:personas? )?(?:a )?(?:sillas? de ruedas|discapacitad[oa]s?|con discapacidad(?:es)?|minusvalid[oa]s?|invalid[oa]s?|enferm[oa]s?(?: mentales)?|adict[oa]s?|con vih|ciegos|sordos|muletas|andaderas)`,
          '(?:personas?|inquilin[oa]s?|gente|adultos) (?:san[oa]s?|saludables?|sin discapacidad(?:es)?|fisicamente aptas?|mentalmente (?:sanas?|estables?)|que pueda(?:n)? (?:valerse|vivir) (?:por si mism[oa]s?|sol[oa]s?|de forma independiente))',
          '(?:debe|deben|tiene que|tienen que|hay que) poder (?:subir|caminar|valerse|vivir sol[oa]s?|oir|ver)(?: (?:las )?escaleras)?',
          '(?:minusvalid[oa]s?|invalid[oa]s?|lisiad[oa]s?|retrasad[oa]s?(?: mentales)?|sordomud[oa]s?|tullid[oa]s?)',
          'no (?:es )?(?:apt[oa]|adecuad[oa]|recomendable|ideal) para (?:personas? )?(?:con discapacidad(?:es)?|discapacitad[oa]s|en sillas? de ruedas|mayores o discapacitadas|minusvalidos)',
        ],
        instead: null,
      },
    ],
    allowed: [
      'estacionamiento para (?:minusvalidos|discapacitados)',
      '(?:bano|acceso|rampa|entrada) para (?:personas con discapacidad|discapacitados|minusvalidos|sillas? de ruedas)',
      'sin (?:escalones|escaleras)',
    ],
  },
  'assistance-animals': {
    phrases: [
      {
        find: [
          '(?:no|no se aceptan|no aceptamos|no se admiten|no se permiten|sin|prohibidos los) (?:animales|perros|mascotas) (?:de (?:servicio|apoyo(?: emocional)?|asistencia|terapia)|guia|lazarillos?)',
          '(?:animales|perros) (?:de (?:servicio|apoyo(?: emocional)?|asistencia)|guia) (?:no (?:permitidos|aceptados|admitidos)|pagan (?:deposito|cuota|renta)|prohibidos)',
          '(?:deposito|cuota|cargo) (?:por|para) (?:animales|perros) de (?:servicio|apoyo(?: emocional)?|asistencia)',
          'ni (?:siquiera )?(?:animales|perros) (?:de (?:servicio|apoyo(?: emocional)?|asistencia)|guia)',
        ],
        instead: null,
      },
    ],
  },
  'source-of-income': {
    phrases: [
      {
        find: [
          '(?:no|no se aceptan?|no aceptamos|no se admiten?|no se reciben?|sin) (?:la |el |los )?(?:seccion 8|section 8|seccion ocho|plan 8|vales?(?: de vivienda)?|cupones?|vouchers?|ayudas?(?: del gobierno)?|asistencia(?: publica| social| del gobierno)?|subsidios?|programas? del gobierno|welfare|bienestar social)',
          '(?:seccion 8|section 8|plan 8|vales(?: de vivienda)?|vouchers?) no (?:aceptad[oa]s?|se aceptan?|bienvenid[oa]s?)',
          '(?:solo|solamente|unicamente)(?: para)? (?:profesionales|profesionistas|ejecutiv[oa]s|personas? (?:que trabajen?|con empleo|trabajadoras?)|trabajadores)',
          '(?:profesionales|profesionistas|ejecutivos) (?:solamente|unicamente|de preferencia)',
          '(?:debe|deben|tiene que|hay que) (?:tener (?:un )?(?:empleo|trabajo)(?: fijo| estable)?|trabajar)',
          'indispensable (?:empleo|trabajo|comprobante de empleo)',
        ],
        instead: 'se considera todo ingreso legal',
      },
    ],
  },
  age: {
    phrases: [
      {
        find: [
          '(?:parejas?|profesional(?:es)?|personas?|compradores|gente|inquilinos|adultos|profesionistas) jove?n(?:es)?',
          'jovenes (?:profesionales|profesionistas|parejas|solamente|de preferencia)',
          '(?:solo|solamente|unicamente|exclusivo|exclusivamente)(?: para)? (?:personas? (?:mayores?|de la tercera edad)|adultos mayores|jubilad[oa]s|jovenes|mayores de \\d\\d)',
          '(?:comunidad|edificio|vivienda) (?:de|para) (?:personas? mayores?|adultos mayores|jubilados|la tercera edad|mayores de \\d\\d)',
          '(?:no|no se aceptan|sin|no aptos? para) (?:ancian[oa]s?|viej[oa]s?|personas? mayores|adultos mayores|estudiantes)',
          '(?:millennials?|milenials?|generacion z|veinteaner[oa]s)',
          '(?:mayores|menores) de (?:2|3|4|5|6)\\d(?: anos)? (?:solamente|unicamente)',
        ],
        instead: 'todas las personas',
      },
    ],
    allowed: [
      'descuento para (?:personas mayores|adultos mayores|jubilados)',
      'arboles jovenes',
      'exencion para (?:adultos mayores|personas mayores)',
    ],
  },
  'military-status': {
    phrases: [
      {
        find: [
          '(?:no|no se aceptan|no aceptamos|sin|no se renta a|no rentamos a) (?:militares|soldados|veteran[oa]s)',
          '(?:solo|solamente|unicamente)(?: para)? (?:militares|veteranos)',
        ],
        instead: null,
      },
    ],
  },
  'steering-people': {
    phrases: [
      {
        find: [
          '(?:gente|personas|vecinos|familias) como (?:tu|usted|ustedes|nosotros|uno)',
          '(?:su|tu|nuestro|cierto|el mismo|ese|este|otro) (?:tipo|clase|nivel) de (?:gente|personas|vecinos|vecindario|familias|inquilinos)',
          '(?:buena|mala|decente|respetable|educada|bonita|fea|pobre|rica|trabajadora|de bien|de buena familia|con clase|de cierto nivel) gente',
          'gente (?:buena|bien|decente|respetable|educada|de bien|de buena familia|con clase|de cierto nivel|fina|trabajadora|conocida|de su nivel|pobre|rica|normal)',
          '(?:vecinos|familias|inquilinos|personas) (?:decentes|respetables|de bien|educad[oa]s|con clase|de buen nivel|de buenas costumbres|normales|de clase (?:alta|media|baja))',
          `(?:${PLACE}) (?:en transicion|cambiante|que esta cambiando|de clase (?:alta|media|baja|obrera|trabajadora)|pobre|ric[oa]|adinerad[oa]|de elite|obrer[oa]|gentrificad[oa]|en decadencia|de nivel|de bajos ingresos)`,
          '(?:el )?(?:lado|lugar|parte) (?:buen[oa]|mal[oa]|bonit[oa]|fe[oa]) de la ciudad',
          '(?:la )?(?:buena|mala|mejor|peor) (?:zona|parte) de la ciudad',
          '(?:encajar|encajara|encajaras|encajaran)(?: (?:muy )?bien)?',
        ],
        instead: 'un lugar que conviene conocer en persona',
      },
    ],
  },
  'steering-safety': {
    phrases: [
      {
        find: [
          `(?:${PLACE}) (?:muy |super |mas |bastante |sumamente |extremadamente )?(?:tranquil[oa]s? y )?(?:segur[oa]s?|peligros[oa]s?|insegur[oa]s?|fe[oa]s?|conflictiv[oa]s?|sin (?:crimen|delincuencia|delitos|violencia)|con poca delincuencia|libres? de (?:crimen|delincuencia|violencia))`,
          `(?:segur[oa]|peligros[oa]|insegur[oa])s? (?:y \\w+ )?(?:${PLACE})`,
          '(?:baja|poca|cero|sin|nula|menos|alta|mucha) (?:criminalidad|delincuencia|violencia)',
          '(?:indice|indices|tasa|tasas|nivel|niveles) de (?:criminalidad|delincuencia|delitos|violencia|crimen)',
          'donde (?:los |sus |tus )?(?:ninos|hijos|mujeres) (?:pueden|puedan|podran) (?:jugar|andar|caminar|salir)(?: \\w+)? ?(?:segur[oa]s|tranquil[oa]s|sin miedo|sin peligro|con seguridad|libremente|afuera|en la calle)',
          'segur[oa] para (?:los |sus |tus )?(?:ninos|hijos|familias|su familia|tu familia|mujeres)',
          '(?:evite|evita|alejese de|no vaya a|no compre en) (?:esa|esas|esta|estas|ciertas) (?:zonas?|areas?|colonias?|calles?)',
          '(?:caminar|salir|dormir|andar) (?:segur[oa]s?|tranquil[oa]s?|sin miedo)(?: de noche| por la noche)?',
        ],
        instead: 'una calle que vale la pena recorrer antes de decidir',
      },
    ],
    allowed: [
      '(?:caja|cuarto|deposito) (?:de )?segur(?:a|o|idad)',
      'seguro de (?:casa|vivienda|propietario|titulo|inundacion)',
      'calle segura de si',
    ],
  },
  'steering-schools': {
    phrases: [
      {
        find: [
          '(?:buenas|excelentes|las mejores|mejores|grandes|muy buenas|malas|magnificas|prestigiosas|reconocidas|premiadas|estupendas) (?:y \\w+ )?(?:escuelas|colegios|primarias|secundarias|preparatorias)',
          '(?:escuelas|colegios|primarias|secundarias|preparatorias) (?:\\w+ )?(?:excelentes|de primera|de alta calidad|de calidad|de prestigio|premiadas|muy buenas|mejor calificad[oa]s|bien calificad[oa]s|de diez|reconocidas|malas|de alto rendimiento)',
          '(?:el |un )?(?:mejor|excelente|buen|gran|codiciado|prestigioso|mal) distrito escolar',
          'distrito escolar (?:excelente|de primera|de alta calidad|muy bueno|codiciado|mejor calificado|bien calificado|de prestigio|premiado)',
          '(?:escuelas|colegios) (?:con|de) (?:10|9|8|diez|nueve) (?:de|sobre) (?:10|diez)',
        ],
        instead: 'escuelas que usted puede consultar',
      },
    ],
  },
  exclusive: {
    phrases: [
      {
        find: [
          `(?:${PLACE}|fraccionamiento|residencial) (?:muy )?(?:exclusiv[oa]s?|restringid[oa]s?|privad[oa]s? y exclusiv[oa]s?|selectiv[oa]s?|select[oa]s?|de prestigio)`,
          `(?:exclusiv[oa]s?|select[oa]s?|prestigios[oa]s?) (?:${PLACE}|fraccionamiento|residencial)`,
          'no es para (?:cualquiera|todos)',
          '(?:clientela|compradores|inquilinos) (?:selecta|exigentes|selectos|distinguidos|distinguida)',
          'aprobacion (?:de la junta|del club|de la iglesia) (?:obligatoria|requerida|indispensable)',
        ],
        instead: 'comunidad con acceso controlado',
      },
    ],
    allowed: ['zonas? restringidas? de estacionamiento', 'exclusiva de venta'],
  },
  'loan-terms': {
    phrases: [
      {
        find: [
          '(?:solo |solamente |desde |con solo |con |apenas )?(?:\\$ ?\\d[\\d,.]*|\\d+(?:[.,]\\d+)? ?%|cero) de (?:enganche|pago inicial|entrada|inicial|anticipo)',
          '(?:sin|cero) (?:enganche|pago inicial|entrada|anticipo|inicial)',
          '(?:solo |solamente |desde |apenas )?\\$ ?\\d[\\d,.]*(?: dolares)? (?:al|por|cada) mes',
          '(?:mensualidad(?:es)?|pagos? mensual(?:es)?|letras?) (?:de|desde) (?:solo |apenas )?\\$ ?\\d[\\d,.]*',
          '(?:tasas?|interes(?:es)?|hipotecas?)(?: de interes)?(?: fijas?)? (?:desde|de|del|al|a partir de|a partir del|tan bajas? como|por debajo del?) (?:el )?(?:solo )?\\d+(?:[.,]\\d+)? ?%',
          '\\d+(?:[.,]\\d+)? ?% de (?:interes|tasa)',
          '(?:hipotecas?|prestamos?|credito|plazo|plazos) (?:fijas? |fijos? )?(?:a|de) (?:15|20|30) anos',
          '(?:15|20|30) anos (?:de plazo|fijos)',
          '\\d{2,3} (?:pagos|mensualidades)',
        ],
        instead: null,
      },
    ],
  },
};
