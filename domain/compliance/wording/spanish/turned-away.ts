// Families of ways to turn people away, to lead them to some homes only, and to ask another price of them, as `Grammar` takes them.

const NOT = '(?:no|ni|nunca|jamas|nadie|tampoco|ya no|sin|prefiero no|preferimos no|prefiere no|mejor no)';
/** Up to so many words, of this sentence and without a new denial. */
const gap = (most: number): string =>
  `(?:,? (?!(?:no|ni|nunca|sin|pero|excepto|salvo|sino)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;
const HOME =
  '(?:casas?|casita|hogar|lugar(?:es)?|zona|departamentos?|depas?|apartamentos?|condominio|edificios?|complejos?|comunidad(?:es)?|barrios?|vecindarios?|colonias?|calles?|cuadras?|unidad|propiedad(?:es)?|vivienda|espacio|cuarto|piso|opcion(?:es)?|anuncio|renta|sitio|ambiente|direccion|ciudad|condado|pueblo|parte|lado|agente|dueno|caser[oa])';
const FITTING =
  '(?:buen[oa]?|mejor|ideal|adecuad[oa]|apt[oa]|indicad[oa]|correct[oa]|apropiad[oa]|segur[oa]|recomendable|perfect[oa]|comod[oa]|conveniente)';
const ELSEWHERE = `(?:(?:en |a |por |de )?(?:(?:el|la|nuestro|mi|algun|alguna) )?otr[oa]s? (?:${HOME}|cosa|opcion)|por otro lado|en otra parte|aparte|mas (?:alla|lejos|lejitos)|(?:del|al) otro lado|a la otra (?:cuadra|calle)|(?:de|en) la otra (?:cuadra|calle|esquina)|(?:l[oa]s?|el) (?:edificios?|departamentos?|apartamentos?|casas?|complejos?) (?:de (?:la otra|alla|atras|enfrente|al lado|abajo|la esquina)|del otro)(?: \\w+)?)`;
const SEEK =
  '(?:busc|rent|ve|vean|vaya|vay|ir|pregunt|consig|prueb|prob|consider|llam|contact|encuentr|encontr|escoj|eleg|elij|mud|pas|prefer|intent|pid|fij|mir)\\w*';
const REQUESTS = '(?:ofertas?|solicitud(?:es)?|aplicacion(?:es)?|llamadas?|mensajes?|cartas?|cheques?|citas?)';

/** Turning away that stands right before whom it means. */
export const TURNED_AWAY_BEFORE = [
  '(?:rechazad|negad|descartad|denegad|no aprobad)[oa]s?[,:;-]*(?: (?:porque|por|debido a|ya que|hay|la|el|su|familia|hogar|tiene[n]?|trae[n]?|incluye[n]?|con|un|una)){0,6} ',
  '(?:contrato|renta|arrendamiento)(?: \\w+){0,3} (?:termina|acaba|vence|se (?:cancela|acaba|termina)|queda sin efecto|no se renueva)(?: \\w+){0,2} (?:si|cuando|al)(?: (?:llega|llegar|nace|nacer|hay|tiene|trae|se agrega|entra|un|una|el|la|su|algun|queda|sale))* ',
  'no (?:esta|es|estan|son|fue|fueron)(?: \\w+)? (?:hech|pensad|disenad|equipad|preparad|adaptad|construid|list)[oa]s? (?:para|a) (?:los |las |un |una )?',
  `(?:${NOT}|nada de|cero|ningun[oa]?)(?: \\w+){0,4} ${REQUESTS} (?:de|por|para) (?:las? |los |un |una )?`,
  `${NOT}(?: (?:se|le|les|lo|la|los|las|me|nos|te|puede|puedo|podemos|pueden|va|vamos|voy|a|quiero|quiere|queremos)){0,4} (?:d(?:ar|oy|a|amos|an|arle|arles|arsela|ariamos|aria)|entreg|recomend|recomiend|suger|sugier|rent|vend|alquil|arrend|ensen|mostr|muestr|ofrec|ofrezc|abr|abier|aconsej|conviene|convenga|prest|firm|hac|hag|tener|tenga|tengo|tenemos|meter|mete|meto|met|trat|serv|sirv|qued|funcion|aprob|aprueb|consider|admit|atend|atiend|vea|ver)\\w*(?: (?!(?:no|ni|pero|solo|sino)(?!\\w))[\\w']+){0,5}? (?:a|para|con|en manos de) (?:el |la |los |las |un |una |ningun[oa]? )?`,
  `${NOT}(?: \\w+){0,2} (?:encontr|ver|veras|vera|va a ver|va a encontrar|vas a ver|vas a encontrar|tener|haya|hay|top|admit|acept|aprob|consider|quer|quier|soport|aguant)\\w*(?: (?:a|ningun[oa]?|un[oa]?|ni un[oa]?|tant[oa]s|much[oa]s|mas|es[oa]s|por aqui|aqui)){0,2} `,
  `(?:hart[oa]s?|cansad[oa]s?|fastidiad[oa]s?|odi[oa]s?|molest[oa]s?|preocupad[oa]s?)(?: (?:de|por|con|vivir|compartir|lidiar|oir|escuchar|aguantar|estar|tener|rentar|rentarle|junto|cerca|al|lado|arriba|abajo|rodead[oa]|entre|tanto|tantos|tantas|tener|ver|a|ruido|los|las|el|la|del|que)){0,7} `,
  `(?:mal visto|no (?:es|son) (?:bien )?vist[oa]s?|(?:inadecuad|inapropiad|inconvenient|peligros|mala opcion|mala idea|mal lugar)\\w*) (?:para|a) (?:los |las |un |una )?`,
  `(?:mant(?:ener|enemos|iene|engan|engo)|dej(?:ar|amos|a|o)|sac(?:ar|amos|a|o)|echar|correr|alej(?:ar|amos|o)|filtr(?:ar|amos|a))(?: (?:fuera|afuera|lejos|aparte))?(?: (?:del?|de la|de este|de nuestro|de mi) \\w+)? (?:a |de )(?:los |las |la |el )?`,
  `(?:rechaz|descart|ignor|bloque|borr|elimin|tir(?=o|a)|evit|nega(?:r|mos|n)(?!\\w)|nieg|exclu|vet(?=a|o))\\w*(?: (?:a|todas?|todos?|cualquier|las|los|el|la|derecho|de|le|les))*(?: ${REQUESTS}(?: (?:mas|muy|mejor|alt[oa]|buen[oa]))* de)? (?:(?:a|de) )?(?:los |las |un |una )?`,
  `(?:al final|al ultimo|hasta el final|al fondo)(?: \\w+){0,3} (?:de|para) `,
  `(?:duen[oa]|caser[oa]|patron[a]?|vendedor[a]?|mesa directiva|asociacion|hoa|junta|administracion|espos[oa]|marido|mama)(?: (?:de veras|simplemente|tambien|todavia))? (?:odia|detesta|desconfia de|se opone a|veta|prohibe|bloquea|le tiene miedo a|les tiene miedo a|no (?:quiere|le gustan?|acepta|traga|soporta|tolera)(?: saber de)?) (?:a )?(?:los |las |la |el )?`,
  `a (?:la|el|los|las|mi|nuestr[oa]) (?:\\w+ ){1,3}no (?:le|les) (?:gustan?|laten?|agradan?|convencen?|interesan?|parecen?) (?:los |las |la |el )?`,
  `(?:nada de|cero|sin|ni|basta de|no mas|libre de|aqui no) (?:tantos? |tantas? |un monton de |bola de |mas |tener que (?:oir|ver|aguantar) (?:a )?)?(?:los |las )?`,
  `(?:no (?:ha|han) (?:llegado|entrado)|(?:ya )?no (?:se ven?|se mir\\w+|llegan?|entran?|viven?|hay|quedan?))(?: (?:todavia|aun|ya|aqui|tant[oa]s?|much[oa]s?|cualquier|ningun[oa]?|clase|tipo|gente|de|ese|esa)){0,5} `,
  `(?:abstenerse|abstenganse|favor de abstenerse|no molestar|no molesten)(?: de \\w+)?,? (?:los |las )?`,
];

const DONT =
  '(?:(?:por favor |porfa |favor de |les pido |mejor |ni siquiera |ni )?(?:no|ni)(?: (?:me|nos|se|lo|la|le|les|te))* (?:escrib|llam|apli[cq]|pregunt|mand|insist|molest|contact|envi|vengan|venga|venir|solicit|busqu|intent|pierd|perd|gast|hag|hac|present|agend|cite)\\w*)';
/** Turning away that follows whom it means. */
export const TURNED_AWAY_AFTER = [
  `${gap(2)}(?:llegan?|pagan?|depositan?|caen?|son|es|siempre)(?: \\w+)? (?:tarde|atrasad[oa]s?|incomplet[oa]s?|lent[oa]s?|inestables?)`,
  `${gap(2)}(?:rompen?|quiebran?|dejan? tirad[oa]|abandonan?|incumplen?)(?: \\w+)? (?:contratos?|renta|tratos?)`,
  `${gap(3)}(?:se mudan|se van|hacen|cocinan|gritan|toman|destruyen|rayan|maltratan|ensucian|arruinan|descuidan)(?: \\w+){0,3}(?: (?:mucho|demasiado|todo|seguido|siempre|pronto|las paredes|el piso))`,
  `${gap(2)}(?:no|ni) (?:es|son|cuentan?|vale|valen|cuenta como)(?: (?:como|un|una))* (?:ingresos?|dinero|trabajo|de fiar|confiables?|bienvenid[oa]s?|lo que)`,
  `${gap(2)}(?:me|nos|le|les) (?:ponen?|dan|da|sacan?|vuelven?)(?: \\w+)? (?:nervios[oa]s?|miedo|desconfianza|loc[oa]s?|de quicio|canas|lata|mala espina)`,
  `${gap(3)}(?:ponen?|dan|traen?|tienen?)(?: (?:muy|mal|de|nervios[oa]s?|incomod[oa]s?|loc[oa]s?|miedo|malas|lata|problemas)){1,3} (?:al?|a la|a los|a las)? ?(?:duen|caser|vecin|propietari|inquilin|patron|administra)\\w+`,
  `${gap(2)}(?:favor de )?${DONT}`,
  `${gap(2)}(?:van?|se van?|quedan?|pasan?|terminan?)(?: \\w+){0,2} (?:al final|al ultimo|al fondo|hasta el final|hasta atras|en lista de espera|a la cola)`,
  `${gap(3)}(?:mejor|favor de|por favor|deben?|deberian?|pueden?|podrian?|tendran?|tendrian?|tienen? que|les? conviene|conviene que)(?: \\w+)? ${SEEK}(?: (?:a|en|por|al|para))? ${ELSEWHERE}`,
  `${gap(3)}(?:mejor|favor de|por favor|porfa)(?: \\w+)? (?:sig|pas|abst|ahorr|ni|no|olvid|evit|esper(?=e|a))\\w*`,
  `${gap(3)}(?:no|tampoco|nunca|jamas)(?: (?:se|les?|los|las|me|nos|van a|va a|pueden?|podran?|podrian?|deben?|tienen?|seran?|son|es|estan?|esta|han|ha|aqui))* (?:permitid|permiso|permit|derecho|calific|clasific|aprob|admit|acept|consider|bienvenid|rent|alquil|vend|entr|cabid|pas|quep|cab|sirv|conven|interes|quer|quier|dorm|vivir|viven|compart|usar|convien|adecuad|apt|recomend|acomod|encaj|funcion|lugar|cupo)\\w*`,
  `${gap(3)}(?:dan?|daran?|traen?|causan?|hacen?|son|es|resultan?|meten?|significan?)(?: (?:un|una|pur[oa]s?|much[oa]s?|demasiad[oa]s?|muy|mas|tant[oa]s?|siempre|nomas)){0,2} (?:problemas?|lata|broncas?|lios?|riesgos?|ruido|ruidos[oa]s|molestias?|dolor(?:es)? de cabeza|responsabilidad|conflictiv[oa]s|escandalos?|destrozos)`,
  `${gap(2)}(?:fuera|afuera|lejos) (?:del|de la|de este|de mi|de nuestro) (?:edificio|complejo|barrio|casa|comunidad|colonia|cuadra)`,
  ',? (?:esto|este|esta|aqui|el|la)(?: \\w+)? no (?:es|sera|va a ser|sirve|funciona|conviene)(?:(?: (?:lugar|casa))? para (?:ustedes|usted|ti)|(?= ?(?:[.,;!]|$)))',
  `,? (?:(?:al|a la) (?:vendedor[a]?|duen[oa]|caser[oa]) )?no (?:le|les|me|nos) interesan?`,
  `${gap(2)}(?:estan?|queda|quedan|son|es|sera|seran|tienen?)(?: \\w+)? (?:prohibid[oa]s?|vedad[oa]s?|fuera de (?:lugar|consideracion)|prohibido)`,
];

/** Turning away from anywhere in the sentence. */
export const TURNED_AWAY_FROM_AFAR = [
  `${DONT}(?! (?:en|por (?:el|la) (?:trafico|calor|lluvia))|cas? falta)(?= ?(?:[.,;!?]|$)| (?:si|porque|que|a|por|para|el tiempo|mi|su|nuestro|perder|mensajes?|solicitud|aqui|en llamar|en escribir|en venir|en aplicar))`,
  `(?:favor de |por favor |mejor |yo |entonces |pues |que )?(?:le |les |te |se |lo |la |los |las )?${SEEK}(?: (?:a|en|por|al|para|mejor|usted|ustedes))? ${ELSEWHERE}`,
  '(?:llam|pregunt|busc|busqu|escrib|contact|moleste)\\w* (?:a |con )?(?:otra persona|alguien mas|otro agente|otra agencia|otro dueno)',
  `no (?:es|son|sera|seria|creo que sea|veo que sea|parece|resulta)(?: \\w+)? (?:una? |el |la |muy |tan )*(?:${FITTING})(?: ${HOME}| opcion| idea| para)`,
  `no (?:es|sera|seria|va a ser)(?: (?:un|una|el|la|su|tu))? (?:${HOME}|opcion) (?:para|indicad|adecuad|ideal)\\w*`,
  `(?:este|esta|esto|aqui)(?: \\w+){0,2} no (?:es|son|sera|va a ser)(?: (?:el|la|un|una|su|tu))?(?: \\w+)? (?:para|lugar|casa|hogar|opcion)(?: (?:usted|ustedes|ti|ellos|ellas|el|ella))?`,
  '(?:mejor |por favor |favor de |nomas |mejor ni )?(?:sig(?:a|an|ue|anle|uele)|pas(?:e|en|a|ar|enle))(?:se)? (?:de largo|de lado|buscando|adelante con otr[oa]|derecho)',
  '(?:no|ni)(?: (?:me|nos|se|le|les))* (?:haga|hagan|hagas|pierda|pierdan|pierdas|quite|quiten|quites)n?(?: (?:perder|mi|su|tu|nuestro|el|a|mas)){0,3} (?:el )?tiempo',
  '(?:ni|no) (?:se |te |me |nos )?(?:moleste|molestes|molesten|esfuerce|apunte|apure|ilusione|haga ilusiones|tome la molestia)n?',
  `no (?:acept|tom|recib|rent|quer|quier|manej|trabaj|permit|admit|dej|aguant|toler)\\w*(?: (?:a|con|ni|en))? (?:eso|esos|esas|esa gente|ese tipo|de eso|tal cosa|nada de eso|tales|ninguno|ninguna|de esos)`,
  '(?:no|ni) (?:le|les|me|nos|se) (?:alcanza|valen?|sirven?|cuentan?|convencen?|impresionan?)(?! la pena)(?= ?(?:[.,;!]|$)| (?:aqui|en|ni))',
  '(?:ya )?(?:tuve|tuvimos|he tenido|hemos tenido) (?:bastante|suficiente|de sobra|malas?|problemas)|(?:ya )?no mas(?= ?(?:[.,;!]|$))|nunca mas|(?:ya )?aprend\\w+ (?:la|mi) leccion|nada personal|sin ofender|cuestion de principios|por (?:mis|nuestros|sus) (?:principios|creencias|valores)',
  '(?:mejor no|(?:no )?otra vez no|no otra vez)(?= ?(?:[.,;!]|$))',
  '(?:en|con|para) (?:esta|este|mi|nuestr[oa]) \\w+ no(?= ?(?:[.,;!]|$))|llam\\w+ (?:mucho |demasiado )?la atencion',
  'mi seguro no|(?:el|mi|nuestro) (?:seguro|contrato|reglamento) no (?:cubre|permite|acepta|deja)|por (?:el seguro|reglamento|seguridad|el ruido)(?= ?(?:[.,;!]|$))',
  '(?:vecin[oa]s|duen[oa]|caser[oa]|mesa directiva)(?: \\w+){0,2} (?:se (?:va|van) a )?(?:hablar|quejar|molestar|enojar|se quejan|se quejaron|van a hablar)\\w*',
  'no (?:es|son|era) (?:lo|el tipo|la clase|la gente|a quien) (?:que )?(?:busc|quer|necesit|acept)\\w+',
  'no (?:le|les|te|lo|la|los|las) (?:puedo|podemos|puede|pueden|voy a|vamos a|va a) (?:rentar|ayudar|atender|aceptar|recibir|ensenar|vender|alquilar|dar)\\w*',
  '(?:deb\\w+|tendr\\w+ que|tiene[n]? que|hay que|ha de) (?:desocupar|salir|salirse|irse|dejar (?:el|la)|mudarse|entregar (?:el|la))\\w*',
  'no (?:se )?(?:l[oa]s?|les?|nos|me|te) (?:(?:puedo|puede|podemos|va a|voy a|vamos a) )?(?:quier|quer|acept|recib|rent|tom|permit|admit|dej(?!aron|o en)|alquil|vend|atiend|atend|abr|contest|apart|junt)\\w*(?! (?:esperar|ver|pensar|saber|de))',
  '(?:ni|no)(?: (?:l[oa]s?|les?))* (?:contest|abr|respond|atiend|volte)(?:o|a|amos|imos|emos|e)(?= ?(?:[.,;!]|$)| la puerta)',
  'no (?:tengo|tenemos|tiene) (?:paciencia|tiempo|ganas|animo|lugar|espacio|cupo)(?: \\w+)? (?:para|de|con)',
  '(?:no se puede|no hay (?:modo|manera|chance|forma)|ni hablar|ni modo|ni de chiste|ni loc[oa]|imposible)(?= ?(?:[.,;!]|$)| con)',
  '(?:que |mejor )?ni (?:apli|pregunt|llam|escrib|veng|intent|se asom)\\w*',
  '(?:le|les) (?:batall|cuesta|sufr)\\w*(?: \\w+)? (?:para|que)',
  'en (?:mi|esta|nuestra|la) casa no (?:entra|se permite|cabe|va|se acepta|quiero)(?: \\w+){0,2}',
  '(?:aqui|en este (?:edificio|complejo|lugar)) (?:no (?:entra|caben?|cabe|se acepta|se permite|queremos|van|va)|ni de chiste|jamas|nunca)(?: \\w+)?',
  '(?:no|ni) (?:calific|clasific)\\w+ (?:con|para|aqui)|no (?:le|les|te) (?:va a funcionar|funciona|conviene|sirve|recomiendo|aconsejo|enseno|muestro|rento|vendo|alquilo|presto|aprueban?|puedo (?:rentar|ensenar|mostrar|vender|ofrecer)|van a (?:aprobar|aceptar|rentar))',
  '(?:se (?:le|les) (?:niega|rechaza|descarta)|(?:lo|la|los|las) (?:niego|rechazo|descarto|tiro|borro|rechazan|descartan|negamos|mandamos))',
  'no (?:estamos|estoy|esta|estan) (?:interesad|preparad|equipad|list|dispuest|acondicionad|adaptad|abiert)\\w*',
  '(?:mi|nuestr[oa]) otr[oa] (?:edificio|complejo|lugar|departamento|propiedad|casa|comunidad|unidad)|otro (?:edificio|complejo)(?: \\w+){0,3}',
  '(?:pues |entonces |asi que |por eso |y )(?:yo )?(?:paso|no|mejor no|no gracias|se lo rento a otro|descartad[oa]s?|rechazad[oa]s?)(?= ?(?:[.,;!]|$))',
  '(?:esto|este|esta casa|este lugar|este departamento)(?: \\w+)? no (?:le|les|te) (?:va|queda|conviene|sirve)',
  '(?:mejor|mas vale que|conviene que)(?: \\w+){0,2} (?:algo|otra cosa|otro) (?:en|mas|de)',
  '(?:(?:se las vera|veran?|van a ver)n? con|llam(?:o|amos|are|aremos|ar)\\w* a|report(?:o|amos|are|aremos|ar)\\w* (?:a|con)|avis(?:o|amos|are|aremos)\\w* a|ech(?:o|amos|are)\\w* a) (?:la )?(?:migra|inmigracion|ice)',
];

const LED =
  '(?:ensen(?:o|amos|a|an|ar)|muestr(?:o|a|an)|mostr(?:amos|ar)|llev(?:o|amos|a|an|ar|aria)|mand(?:o|amos|a|an|ar)|pon(?:go|emos|e|en|er)|acomod(?:o|amos|a|an|ar)|ubic(?:o|amos|a|an|ar)|coloc(?:o|amos|a|an|ar)|recom(?:iendo|endamos|endaria)|busc(?:o|amos|aria)|ofrec(?:emos|e|en)|ofrezco|dirig(?:imos|e)|dirijo|asign(?:o|amos|an)|junt(?:o|amos)|met(?:o|emos|en))';
const ONLY = '(?:solo|solamente|nomas|no mas|nada mas|unicamente|siempre|nunca|mejor)';
/** Leading people to some homes only. */
export const STEERED = {
  before: [
    `${ONLY} (?:le |les )?${LED}(?: \\w+){0,3} a (?:mis |los |las |la |el |un |una |todos los |todas las )?`,
    `(?:en|a) (?:el|la|los) (?:edificio|torre|piso|planta|ala|parte|departamentos?)(?: \\w+){0,2} (?:van|ponemos|quedan|viven|metemos|acomodamos|estan) (?:a )?(?:las |los |l[oa]s de )?`,
    `(?:le|les) ${LED}(?: \\w+){0,3} ${ONLY}(?: \\w+){0,3} a `,
    `no (?:le |les )?(?:recom(?:iendo|endaria|endamos)|aconsej(?:o|aria)|sug(?:iero|eriria))(?: \\w+){0,4} (?:a|para) (?:los |las |la |el |un |una )?`,
  ],
  after: [
    `,? (?:solo |solamente |nomas |nada mas |siempre |mejor |yo )*(?:l[oae]s? )(?:solo |solamente |nomas |siempre )?${LED}`,
    `${gap(3)}(?:van|quedan|caben|estarian|estaran|estan|viven|se sentirian|se sienten|se hallan|se hallarian|son|serian)(?: \\w+){0,2} (?:mejor|mas a gusto|mas comod[oa]s|mas content[oa]s|mas felices)(?: \\w+)? (?:en|del|al|alla|por|con|entre)`,
    `${gap(3)}(?:suelen|van a|pueden|deben|deberian)? ?(?:necesitar|necesitan|requieren|requerir|buscan|buscar) otr[oa]s? (?:tipos?|clases?)`,
    `,? (?:te |les? )(?:conviene|conviene mas|va mejor|iria mejor|queda mejor|quedaria mejor)(?: \\w+)? `,
    `${gap(2)}(?:se )?(?:van?|quedan?|estan|son|ponemos|ponen|asignan|ubican|acomodan)(?: \\w+){0,2} (?:en|al|a) (?:el |la |los |las )?(?:edificios? de (?:atras|abajo)|(?:edificio|torre|ala|bloque|modulo) \\w+|parte de atras|fondo|planta baja|primer piso|sotano)`,
  ],
  anywhere: [
    `(?:yo )?(?:l[oae]s?|te) (?:llevaria|ensenaria|mostraria|recomendaria|recomiendo|sugeriria|pondria|buscaria|acomodaria|mandaria|ofreceria|enseno mejor|muestro mejor)(?: (?:mejor|mas bien|otr[oa]|algo|cerca|lejos|en|por|el|la|alla|a|solo|nomas|un|una|los|las)){1,2}`,
    '(?:estari?an?|estarias|se sentiri?an?|te sentirias|se hallari?an?|va a estar|van a estar|vas a estar)(?: \\w+)? (?:mejor|mas a gusto|mas comod[oa]s?|mas content[oa]s?|mas felices|mas feliz|mas tranquil[oa]s?)',
    'ahi estan? (?:los|las) (?:suy|tuy)[oa]s?|donde (?:si )?(?:caben|quepan|estan) (?:ustedes|los suyos|los tuyos|su gente)|con (?:su|tu) (?:propia )?gente|(?:l[oae]s?|te) (?:van? a |pueden )?(?:mir|ver)\\w* (?:feo|mal|raro)',
    `${ONLY} (?:les? |te )${LED}`,
    'mejor (?:en|a|al|por|del|algo en) (?:otr[oa]|la otra|el otro|alla)(?: \\w+)?',
  ],
};

const SUM =
  '(?:\\$ ?\\d[\\d,.]*|\\d[\\d,.]* ?(?:dolares|pesos|%|por ciento)|(?:cien|ciento|cincuenta|veinte|treinta|doscientos|trescientos|quinientos|mil|\\w+cientos)(?: \\w+)? (?:dolares|pesos)|(?:un|dos|tres|cuatro|cinco|seis|doce|\\d+) mes(?:es)?|(?:dos|tres|cuatro|2|3|4) depositos|todo el (?:contrato|ano)|(?:la )?mitad|doble|triple|el doble)';
const MORE =
  '(?:extra|adicional(?:es)?|mas (?:alt[oa]s?|grandes?|car[oa]s?|elevad[oa]s?)|mas|mayor|doble|especial|recargo|sobreprecio|otro)';
const FEE =
  '(?:depositos?|rentas?|cuotas?|cargos?|recargos?|fianzas?|precio|mensualidad|pago|tarifa|seguro|aval|fiador)';
/** Asking more of some. */
export const CHARGED = {
  before: [
    `(?:${FEE}|${SUM} (?:${MORE}|al mes|de ${FEE}))(?: (?:${MORE}|${SUM}|de|al|mes|mas|por|es|un|una|el|la|del|primer|cobro|se cobra)){0,6} (?:para|por|a|si|con)(?: (?:cada|los|las|el|la|un|una|todo|hay|tiene|trae|traen|tienen|quien|quienes|solo))* `,
    `cobr\\w+(?: (?:${FEE}|${SUM}|${MORE}|de|al|mes|mas|un|una)){1,7} (?:para|por|a|si|con)(?: (?:cada|los|las|el|la|un|una))* `,
  ],
  after: [
    `${gap(2)}(?:pagan?|pagaran?|paga|deben? (?:pagar|dejar|dar)|por adelantado|dejan?|ponen?|dan|tienen? que (?:pagar|dejar|dar)|cuestan?|se l[oae]s? cobra|l[oae]s? cobr\\w+)(?: (?:un|una|el|la|de|mas|otro|tambien|al|mes)){0,3}(?:${FEE} )?(?: \\w+){0,2}? ?(?:${MORE}|${SUM})`,
    `,? (?:se )?l[oae]s? (?:ped|pid|exig|requer|cobr)\\w+(?: \\w+){0,2} (?:aval|fiador|${SUM}|deposito|mas)`,
    `[:,]? (?:favor de )?(?:traigan?|presenten?|consigan?|busquen?|necesitan?|deben? traer|traer)(?: \\w+){0,4} (?:aval|fiador|co ?firmante|(?:que )?firm(?:e|en)(?! (?:con|el|en)(?! ustedes)))`,
    `${gap(2)}(?:necesitan?|requieren?|traigan?|presenten?)(?: \\w+){0,2} (?:aval|fiador|${SUM}|deposito (?:extra|doble|mayor))`,
  ],
  anywhere: [
    `(?:renta|deposito|precio|cuota|fianza)(?: \\w+){0,2} (?:sube|subira|aumenta|es mas (?:alt[oa]|car[oa])|es mayor|es doble|se duplica)(?: ${SUM})?(?! (?:en|cada|el|con|por (?:la|el)) )`,
    '(?:deposito|renta|cuota|cargo|pago) (?:extra|adicional|doble|mayor|mas alt[oa])|(?:\\$ ?\\d[\\d,.]*|dolares|pesos|(?:un|dos|tres) mes(?:es)?|por ciento) (?:mas|extra)(?: (?:al|por|de) (?:mes|renta|deposito))?',
  ],
};
/** Asking less of some. */
export const FAVOURED = {
  before: [
    `(?:descuentos?|rebajas?|precio especial|mas barat[oa]|(?:renta|mes|deposito|aplicacion) gratis|promocion|mitad)(?: (?:en|del?|la|el|primer|mes|deposito|renta|de|es|solo|nomas|unicamente)){0,6} (?:para|a|si)(?: (?:los|las|el|la|un|una|solo|es|eres|tus|mis))* `,
  ],
  after: [
    `,? (?:se )?l[oae]s? (?:hac|dam|doy|da|cobr|dej|rebaj|ofrec|perdon)\\w*(?: \\w+){0,3} (?:descuentos?|rebajas?|menos|gratis|mas barat[oa]|precio especial|mitad)`,
    `${gap(2)}(?:reciben?|tienen?|gozan de|pagan?|se llevan?)(?: \\w+){0,3} (?:descuentos?|rebajas?|menos|gratis|precio especial)`,
  ],
  anywhere: [
    `(?:\\$ ?\\d[\\d,.]*|dolares|pesos|por ciento|mitad|(?:10|15|20|25|50) ?%) (?:menos|de descuento|de rebaja|del deposito|de deposito)(?= ?(?:[.,;!]|$)| (?:si|de|en|para|del))`,
  ],
};
