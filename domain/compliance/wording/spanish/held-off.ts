// Ways to hold people off without a word of refusal: an ad is kept from them, they would feel out of place, somebody has a lease too many, as `Grammar` takes them: small letters, no accents.

/** Up to so many words, of this sentence and without a denial. */
const gap = (most: number): string =>
  `(?:,? (?!(?:no|ni|nunca|jamas|sin|pero|excepto|salvo|sino|tampoco)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;
const AN = '(?:(?:a|los|las|l[oa]s|una?|unos|unas|la|el|es[oa]s|tod[oa]s|tant[oa]s) ){0,2}';

/** What stands right before whom it means. */
export const HELD_OFF_BEFORE = [
  `(?:quit\\w+|tach\\w+|borr\\w+|saqu\\w+|elimin\\w+)(?: [\\w']+){1,5} de (?:la|su|mi|tu) (?:lista|busqueda|ruta)(?: \\w+)? (?:para|por|a causa de|con) ${AN}`,
  `(?:pena|mal|feo|culpable|gacho|cruel|lastima|remordimiento)(?: (?:me|nos|le|da|daria|sentiria|sabria|de|al|que))* (?:mandar|poner|meter|llevar|ensenar|mostrar|ubicar|acomodar|rentar|vender)(?:le|les|lo|los|la|las)? ${AN}`,
  `(?:sabes?|saben|conoces|imaginate|viste|vieras)(?: (?:muy|bien|ya|tu))* como (?:son|es|se ponen|se pone|tratan|reciben|miran|andan)(?: (?:el|la|los|las|ahi|alla|aqui|tod[oa]s))*(?: \\w+)? (?:con|de|a|cuando llegan) ${AN}`,
  `(?:se )?(?:comen?|comerian?|devoran?|tragan?)(?: vivos?)? a ${AN}`,
  `(?:l[aeo]s? |nos |me )?(?:preocup|inquiet|asust|incomod|apur|estorb)(?:an?|aron|o|arian?)(?: (?:mucho|un poco|tanto))? ${AN}`,
  `(?:dios (?:nos|me) libre de|ni dios lo quiera|gracias a dios (?:no hay|sin)|por fortuna (?:no hay|sin)) ${AN}`,
  `(?:se (?:hizo|formo|fundo|voto|organizo)|votamos|votaron)(?: \\w+){0,3} (?:para que no|contra|por culpa de|para que) ${AN}`,
];

/** What follows whom it means. */
export const HELD_OFF_AFTER = [
  `${gap(2)}(?:dan?|daran?|darian?) (?:mucho )?(?:de que hablar|que hablar|que decir|mala (?:imagen|fama|espina)|lata|desconfianza)`,
  `\\?,? (?:la|las|el|los|mis?|nuestr[oa]s?|est[eao]s?)(?: \\w+)? ?(?:escaleras?|paredes?|pisos?|alfombras?|vecin[oa]s?|elevador|contrato|seguro|duen[oa]|junta|reglamento|balcon|caser[oa])(?: (?:aqui|son|es|estan?|dice|que))?(?: (?:muy|tan|bien))? ?(?:empinad|delgad|estrict|angost|nuev|blanc|delicad|especial|resbalos|clar|no)\\w*`,
  `${gap(1)}que (?:se )?(?:salieran|salgan|fueran|vayan|desocup\\w+|metieran adentro|no (?:entr|us|pas)\\w+)`,
  `,? (?:yo )?(?:l[oa]s) (?:quiero|queremos|respeto|respetamos|aprecio|apreciamos|admiro)(?: \\w+)?,? pero`,
  `,? (?:la|el|las|los|est[ea]s?|mis?)(?: [\\w']+){1,6} (?:es|son|seria|serian|quedan?)(?: (?:lo|la|el|mas|muy))* (?:natural|indicad|adecuad|logic|mejor)\\w*`,
  `${gap(1)}(?:ya )?(?:se )?(?:estan|esta|van|andan?|siguen) (?:mudando|metiendo|llegando|comprando|llenando|invadiendo)(?:se)?(?= ?(?:[.,;!]|$)| (?:a|en|por|al|la|toda|todo|muchos|mas))`,
  ` (?:con|entre|en) (?:usted(?:es)?|su (?:grupo|familia|casa)|tu (?:grupo|familia))\\?(?= ?(?:el|la|los|nos|es que|porque|duen|pregunt|tenemos))`,
  `${gap(2)}(?:se )?(?:van a |vayan a |iban a )?(?:sent(?:ir(?:se)?|irian|iran)|sienten)(?: \\w+)? (?:rar[oa]s?|fuera de lugar|excluid|observad|sol[oa]s|mal aqui|incomod)\\w*`,
  `[^.!?\\n]{0,50}?,? (?:por eso|asi que|desde entonces)(?: (?:ahora|ya|hoy|esta vez))? ?(?:escog\\w+|revis\\w+|somos (?:mas )?(?:estrict|cuidados|especial)\\w+|andamos con cuidado|tenemos cuidado|pregunt\\w+|filtr\\w+)`,
];

/** What says it from anywhere in the sentence. */
export const HELD_OFF_ANYWHERE = [
  '(?:este|esta|esto|ese|esa)(?: \\w+)? no es (?:su|tu) (?:edificio|casa|lugar|direccion|calle|cuadra|departamento|barrio)',
  '(?:necesit|ocup|busqu|busc|consig)\\w* (?:otra direccion|otro (?:codigo postal|edificio|domicilio|caser[oa]|barrio|duen[oa]))',
  'no (?:aguant\\w+|soport\\w+|voy a (?:aguantar|pasar por)|puedo con|quiero|queremos|necesito)(?: \\w+)? (?:otr[oa]|uno mas|una mas)(?! (?:oferta|recamara|cosa|vuelta|dia|banco))',
  '(?:los vecinos|la gente|el pueblo|la calle|tod[oa]s)(?: \\w+)? (?:va a|van a|iba a|empez\\w+ a)? ?(?:hablar|murmurar|chismear|mirar feo|ver feo|cuchichear)',
];

/** To whom somebody wishes to hand a home. */
export const HANDED_TO = [
  `(?:suen\\w+|ilusion\\w*|gustaria|encantaria|quisiera|quiere|llora\\w*)(?: \\w+){0,3} (?:con |de |por )?(?:dar|entregar|dejar|pasar|heredar|vender)(?:le|les|sela|selas)?(?: (?:las|la|su|el|llaves|casa|casita|jardin))* a (?:los |las |una? |otr[oa] )?(?:\\w+ )?`,
];
