// Ways to put people off without a plain no: told that it is gone, asked to wait, never called back, left to an owner who objects, as `Grammar` takes them: small letters, no accents.

const NOT = '(?:no|ni|nunca|jamas|nadie|tampoco|ya no)';
/** Up to so many words, of this sentence and without a new denial. */
const gap = (most: number): string =>
  `(?:,? (?!(?:no|ni|nunca|sin|pero|excepto|salvo|sino)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;
/** Who decides, and is made the reason. */
const DECIDER =
  '(?:duen[oa]s?|caser[oa]s?|propietari[oa]s?|arrendador(?:a|es)?|landlord|landlady|owner|senora|patron[a]?|vendedor(?:a|es)?|board|hoa|manager|mesa directiva|junta|asociacion|administracion|administrador[a]?|espos[oa]|marido|mujer|mama|suegra|jefe|vecin[oa]s|(?:otr[oa]s|demas) (?:inquilin|vecin|residentes)\\w*|roomies?|roommates?|companer[oa]s|president[ea]?(?: del \\w+)?)';
const GONE =
  '(?:rentad[oa]|ocupad[oa]|tomad[oa]|apartad[oa]|alquilad[oa]|vendid[oa]|llen[oa]|no (?:esta )?disponible|comprometid[oa]|reservad[oa]|dad[oa]|que ya no hay|ya no hay|ya se (?:rento|fue|vendio|ocupo|alquilo)|se rento|se ocupo)';
const LET =
  '(?:rent|alquil|arrend|vend|d|prest|acept|recib|hosped|trat|trabaj|lidi|batall|viv|compart|ten|met|ensen|mostr|dej|tra)(?:ar|er|ir)?(?:le|les|lo|los|la|las|sela|selo|me|nos|se)?';

/** Putting off that stands right before whom it means. */
export const PUT_OFF_BEFORE = [
  `(?:salvad[oa]|librad[oa]|se salvo|se libro) de (?:l[oa]s |tant[oa]s )?`,
  `(?:alivio|gusto|bueno|paz|descanso|bonito|tranquilidad)(?: \\w+){0,4} (?:lejos de|alejad[oa]s? de|sin tener) (?:l[oa]s |tant[oa]s )?`,
  `(?:se (?:rio|rie|rieron|burlo|burla)|colgo|cuelga|se hizo (?:el|la) \\w+|hizo caras?|puso cara|cerro la puerta)(?: \\w+)? (?:cuando|si|de|a|con)(?: (?:le |les )?(?:pregunt|llam|aplic|lleg|vi)\\w+)?(?: (?:a|de|unos|unas|un|una|l[oa]s))* `,
  `(?:algo|cosas?|pleito|tema|rollo|mania) (?:en )?contra (?:de )?(?:l[oa]s |un |una )?`,
  `para que (?:le |les )?(?:rent|vend|alquil|acept|enseñ|ensen)\\w+ a (?:l[oa]s |un |una )?`,
  `(?:ve|ven|mira|miran|vio|vieron)(?: \\w+)? (?:mal|feo|con malos ojos|raro|de reojo) a (?:l[oa]s |un |una )?`,
  `(?:nos|me|le|les) (?:quemamos|queme|quemaron|quemo|fue mal|ha ido mal|escarmentamos|arrepentimos)(?: \\w+)? con (?:l[oa]s |un |una )?`,
  `(?:cualquiera|tod[oa]s?|quien sea|el que sea|bienvenid[oa]s?|quien guste)(?: \\w+)?,? (?:excepto|menos|salvo|pero no|nada mas no) (?:a )?(?:l[oa]s |un |una )?`,
  `(?:prefier\\w*|preferimos|preferiria\\w*|mejor|antes|mas vale|mas bien)(?: [\\w']+){0,9} (?:que|a|antes que|antes de|en vez de|en lugar de) (?:tener que |andar |estar )?${LET}(?: (?:a|con|en|de))?(?: (?:un|una|algun|alguna|los|las|otr[oa]))? ?`,
  `(?:no|sin|nada de|cero|ni)(?: (?:hay que|tiene que|tienen que|tendra que|se|te|le|les|por que))* (?:preocup\\w+|batall\\w+|lidi\\w+|sufr\\w+)(?: (?:por|con|de|que))* (?:los |las |el |la )?`,
  `(?:tope|cupo|limite|limit\\w+|ya (?:tenemos|tengo|hay)|demasiad[oa]s?|de sobra)(?: (?:de|a|para|con|solicitudes|aplicaciones|llamadas|el|numero|ofertas|ya|l[oa]s))* (?=\\w)`,
  `${NOT}(?: (?:se|le|les|lo|la|los|las|me|nos|te|voy a|vamos a|va a|van a|puedo|podemos|puede))* (?:trabaj|lidi|batall|met|negoci|entend|jal|quer|congeni|simpati|aguant|soport|convien|conven|funcion|sirv|qued|gust|lat|agrad)\\w*(?: (?:a|con|de|en|para|ese tipo de|eso de|lo de|l[oa]s|el|la|un|una|tant[oa]s?|cosas de))* `,
  `(?:prohib\\w+|veda\\w+|restring\\w+|cerrad[oa]|vetad[oa]s?)(?: \\w+){0,2} (?:a|para|la entrada a|el paso a|con) (?:los |las |un |una )?`,
  `(?:antes|primero)(?: \\w+){0,4} que (?:a |con )?(?:un|una|los|las|otr[oa])? ?`,
];

/** Putting off that follows whom it means. */
export const PUT_OFF_AFTER = [
  `,? l[ea]s? (?:tuvimos que |tuve que |hubo que |tocaba )?(?:dijimos|decir|dije|digo|decimos|inventamos|mentimos)(?: que)? (?:ya )?(?:estaba|esta|se habia|no)(?: \\w+)? ?(?:ocupad|rentad|apartad|vendid|tomad|hay|disponible)\\w*`,
  `,? (?:l[ea]s?|nos|me) (?:cuestan?|costaron|salen car[oa]s?)(?: (?:dinero|caro|mucho|mas|un dineral))?`,
  `,? (?:tienen que|deben|necesitan|ocupan)(?: \\w+)? (?:traer|presentar|dar|mostrar|juntar) mas (?:papeles|documentos|requisitos|comprobantes|referencias|deposito)`,
  `,? se (?:estan|andan|han|van a) ?(?:ido )?(?:aduen|apoder|invad|llenando|metiendo|quedando con)\\w*`,
  `,? (?:l[ea]s? |te )?(?:ha|han|va a|cuesta|costo|costara)(?: \\w+)? ?(?:costado|costar|trabajo|batallado|batallar)?(?: mucho| trabajo)? (?:pasar|entrar|calificar|que l[oa]s acepten|ser aceptad\\w+|con la mesa)`,
  `${gap(1)}(?:van|iran|quedan|viven|los ponemos|los acomodamos|se acomodan|estan)(?: \\w+)? (?:en|a|al) (?:l[oa]s? )?(?:\\w+ )?(?:de (?:atras|abajo|la orilla|junto a la basura)|fondo|sotano|anexo)`,
  `${gap(1)}(?:van|quedan|se van|se quedan|terminan)(?: \\w+)? (?:hasta )?(?:abajo|al final|al fondo|al ultimo|a la basura)`,
  `,? y (?:fue|fueron|era|eran|result\\w+|nos fue|me fue|salieron)(?: \\w+)? (?:un |una |puro |muy )?(?:lio|problemas?|desastre|mal|dolor|pesadilla|relajo|batalla|caos)`,
  `,? (?:mejor |por favor |favor de )?(?:llamen|llame|vayan|vaya|busquen|hablen|escriban|pregunten|acudan)(?: \\w+)? (?:a|en|con|por) (?:la |el |una? )?otr[oa]`,
  `${gap(4)}(?:mejor|deben?|deberian?|favor de|por favor|tienen? que|tendran? que|les? (?:conviene|pedimos|recomiendo|sugiero|toca)|haran? bien en|conviene que|que)(?: \\w+)? ?(?:esper(?:ar|en?|e)(?:se|n)?|aguant\\w+|regres\\w+|vuelv\\w+|piens\\w+|pensar\\w*|reconsider\\w+|intent\\w+ (?:despues|luego|otro)|llam\\w+ (?:despues|luego|cuando))(?! (?:a que (?:suba|baje)n? las tasas|el correo))`,
  `${gap(3)}(?:no|nunca|casi no|jamas)(?: (?:se|les?|nos|me|van a|va a|lo|la|los|las))* (?:dur\\w+|aguant\\w+|hall\\w+|acostumbr\\w+|encaj\\w+|peg\\w+|qued(?:an|aran)|sobreviv\\w+|entr(?:an|aran)|pas(?:an|aran)|calific\\w+|llam(?:ad|are|ar)\\w*|contact\\w+|invit\\w+|entrevist\\w+|correspond\\w+|toc(?:a|an)|conven\\w+|convien\\w+|merec\\w+|pertenec\\w+|batall\\w+|cuadr\\w+)`,
  `${gap(3)}(?:se les?|l[oa]s|se l[oa]s|seran?|son|van a ser) (?:no se (?:les )?renuev\\w+|desaloj\\w+|ech\\w+|corr(?:e|en|emos|o|idos)|sac(?:a|an|amos)|mand(?:a|an|amos) al (?:final|fondo)|dej(?:a|an|amos) (?:al final|para el ultimo)|filtr\\w+|descart\\w+|report\\w+|reubic\\w+)`,
  `(?:,? \\w+){0,2},? (?:mejor |por favor |favor de )?(?:ahorr(?:e|en|ar|a|emos)\\w*|evit(?:e|en|ar|a)\\w*)(?: (?:nos|se|me|el|la|su|el mal|un|una))*(?: \\w+){1,2}`,
  `${gap(3)}(?:es|son|seria|serian|resulta|ya son|ya es)(?: (?:muy|demasiad[oa]|un|una|mucho|mucha))* (?:multitud|bola|carga|estorbo|lata|relajo|bronca|riesgos?|molestia|gente de mas|un lio)`,
  `${gap(4)}(?:le|les|nos|me) (?:digo|decimos|dice|dicen|contesto|contestamos)(?: \\w+){0,2} (?:que )?(?:ya )?(?:no|esta|se|no hay)(?: \\w+){0,3}`,
  `${gap(3)}(?:tocan?|llegan?|vienen?|llaman?|preguntan?|aplican?)(?: \\w+){0,3},? (?:y )?(?:siempre |yo |ya |les? )*(?:digo|decimos|dice|cuelg\\w+|colgamos|contesto|no)(?: \\w+){0,3}`,
];

/** Putting off from anywhere in the sentence. */
export const PUT_OFF_ANYWHERE = [
  `(?:cuelg(?:ue|uen|a)|larg(?:uense|ate|uese)|den(?:se)? (?:la )?(?:media )?vuelta|dese la vuelta|vayanse|borren? mi numero|ni (?:se|te) (?:asom|acer)\\w+|no (?:pierdan|gasten)|sigan? (?:manejando|caminando|derecho|su camino))(?! (?:en el semaforo|dos cuadras))`,
  `${NOT}(?: (?:la|lo|las|los|se|nos|me|le))*(?: \\w+)? (?:contamos|contam|cuento|tomamos en cuenta|sumamos|duran?|ha durado|han durado)(?= ?(?:[.,;!]|$)| (?:para|como|en|aqui))`,
  `(?:les|le) toca(?:n)? (?:el|la|los|las|otr[oa]|un|una)(?! (?:50|mitad|llave|turno))(?: \\w+)?`,
  `(?:dig[oa]|decimos|dice[ns]?|dij[oe]\\w*|diciendo|inventa\\w*|contest\\w+|digan?|dile[s]?|digale[s]?|le digo|les digo)(?:,? (?:que|ya|esta|estaba|se|el|la|depa|cuarto|departamento|casa|les?|yo|todo|lo|fue|siempre)){0,6} ${GONE}`,
  `${DECIDER}(?: (?:de veras|siempre|nomas|tambien|que|ya|ahi|de arriba|aqui|la verdad|es|son|muy|pues)){0,3} (?:no|ni|nunca|tampoco) (?:l[oae]s? |les? |se l[oae]s? |me |nos )?(?:va a |van a |ha |han |suele |anda )?(?:aprob|aprueb|acept|quer|quier|dej|permit|gust|entend|entiend|ver bien|ve bien|ven bien|cre|dar|da(?!\\w)|dan|jal|recib|rent|alquil|trag|toler|simpati|conven|convenc|renov|renuev|pas|firm|tom|trat|apoy)\\w*`,
  `(?:al?|a la|a los|a las) ${DECIDER}(?: \\w+){0,2} (?:no|ni|poco|casi no)(?: (?:le|les))? (?:va a |van a |suele )?(?:gust|lat|agrad|conven|convenc|caer|cae|entr|parec|hac)\\w*`,
  `no (?:le|les) (?:va a |van a )(?:gust|lat|agrad|parec|convenc|caer|hacer)\\w*(?: \\w+)?(?= ?(?:[.,;!?]|$)| (?:al?|a la|nada|mucho)(?!\\w))`,
  `${DECIDER}(?: (?:va a|van a|siempre|se|ya|es|esta|estan|son|anda|muy|medio|bien)){0,3} (?:preocup\\w+|quej\\w+|enoj\\w+|molest\\w+|incomod\\w+|delicad[oa]s?|especial(?:es)?|chapad[oa]s? a la antigua|anticuad[oa]s?|tradicional(?:es)?|quisquillos[oa]s?|desconfiad[oa]s?|pon(?:e|en|drian?) (?:nervios|peros|trabas)\\w*|hac(?:e|en) (?:preguntas|caras|gestos|muecas)|tien(?:e|en) (?:dudas|problema|pendiente|miedo|reglas))`,
  `(?:te|le|les|se) (?:van a |va a |vas a |vayan a |iban a |pueden )?(?:sentir|ver|mirar|hacer|poner|quedar|notar)\\w*(?: \\w+){0,2} (?:fuera de lugar|incomod[oa]s?|rar[oa]s?|sol[oa]s?|sapo de otro pozo|extran[oa]s?|feo|mal)`,
  `(?:entre (?:nos(?:otros)?|tu y yo|usted y yo|nosotras|amigos)|aqui entre nos|no (?:es|lo digo) (?:por )?(?:ser )?(?:racista|racismo|mala onda|machista|discriminar|malo|ofender|mal)|con todo respeto|sin (?:animo de )?ofender|le (?:voy|soy|vamos) a ser (?:honest|sincer|frank)\\w*|les (?:voy|vamos) a ser (?:honest|sincer|franc)\\w*|(?:te|le|les) (?:soy|hablo) (?:sincer|honest|franc|claro)\\w*|nomas (?:le|les|te) (?:digo|aviso)|no (?:lo )?(?:digas|diga|repita|repitas) (?:que yo|a nadie)|no me (?:cite|citen)|aunque no lo digan)(?! (?:sobre (?:el )?(?:precio|presupuesto)))`,
  `(?:ahorr|evit)(?:e|en|ense|ese|ate|emonos|enos|enos|ar|arse)(?:se|te|nos|me)? (?:la|el|las|un|una|mi|su) (?:llamada|vuelta|viaje|tiempo|pena|molestia|cuota|solicitud|mensaje|coraje|disgusto|vergueenza|verguenza|visita|mal rato|gasolina|aplicacion|rodeo)`,
  `${NOT}(?: (?:se|les?|los|las|seran?|van a|va a|vamos a|voy a|ser))* (?:llamad[oa]s?|llamar(?:les?|emos|an)?|contactad[oa]s?|entrevistad[oa]s?|invitad[oa]s?|atendid[oa]s?|tomad[oa]s? en cuenta|citad[oa]s?|visitad[oa]s?|escogid[oa]s?|elegid[oa]s?|seleccionad[oa]s?|renovad[oa]s?|renovar\\w*)`,
  `(?:de los|son|es|no es|no son|gente de los|con los) (?:de )?(?:nuestr[oa]s|los suyos|los tuyos|los de uno)(?= ?(?:[.,;!?]|$))|ahi estan (?:los|las) (?:suy|tuy|nuestr)[oa]s`,
  `(?:nomas|solo|mejor|nada mas) (?:para|entre|con|de|a) (?:nosotros|nosotras|los nuestros|nuestra gente|la raza|los de aqui|gente como (?:uno|nosotros))`,
  `a los demas (?:les |se les )?(?:digo|decimos|cierr|mand|no|que)\\w*(?: \\w+){0,3}`,
  `(?:pura|puro|puros|puras) (?:raza|paisanos?|gente de (?:uno|bien|aqui)|conocid[oa]s|de los nuestros)`,
  `(?:funciona|sale|queda|va|jala|trabaja|resulta|vivimos|estamos)(?: \\w+)? mejor (?:asi|sin)(?= ?(?:[.,;!?]|$)| \\w+)`,
];
