import type { Grammar } from '../rule.ts';
import { APART, BOUND } from './apart.ts';
import { HANDED_TO, HELD_OFF_AFTER, HELD_OFF_ANYWHERE, HELD_OFF_BEFORE } from './held-off.ts';
import { PUT_OFF_AFTER, PUT_OFF_ANYWHERE, PUT_OFF_BEFORE } from './put-off.ts';
import {
  CHARGED,
  FAVOURED,
  STEERED,
  TURNED_AWAY_AFTER,
  TURNED_AWAY_BEFORE,
  TURNED_AWAY_FROM_AFAR,
} from './turned-away.ts';

/** Up to so many words of the same clause, a denial not among them. */
export const upTo = (most: number): string =>
  `(?:,? (?!(?:no|ni|nunca|sin|pero|excepto|salvo|sino)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;

const STOPS =
  'para|por|con|sin|en|cerca|y|o|ni|pero|que|es|son|esta|estan|no|nunca|solo|se|su|sus|tu|tus|mi|como|mas de|cargos?|cuotas?|depositos?|hace|hay|importa';
const DETERMINER =
  '(?:(?:a|al|el|la|los|las|un|una|unos|unas|de|del|muy|algun[oa]?s?|ningun[oa]?|otr[oa]s?|cualquier|much[oa]s|vari[oa]s|poc[oa]s|tod[oa]s?|nuestr[oa]s?|dos|tipo de|miembros de(?: la)?|mas) )';
/** What may stand between a cue and the people: "a una familia". */
const OF_THEM = `${DETERMINER}{0,3}(?:(?!(?:${STOPS}) )[\\w']+,? ){0,2}?${DETERMINER}{0,2}`;

const UNFIT =
  '(?:no hay (?:lugar|espacio|cupo) para|demasiado (?:chic[oa]|pequen[oa]|empinad[oa]|tranquil[oa]|ruidos[oa]|peligros[oa]|fin[oa]) para|no (?:es |son |somos |esta |estan |estamos |seria |hay |tenemos )?(?:(?:una? |el |la )?(?:(?:muy |tan )?(?:apt[oa]s?|adecuad[oa]s?|recomendad[oa]s?|recomendable|ideal|pensad[oa]|indicad[oa]|(?:buena )?opcion|(?:buen )?lugar|edificio|casa|departamento|segur[oa]) )?)para)';
/** What a list of refusals names before the people it refuses. */
const AMONG =
  '(?:(?:personas |gente )?(?:mascotas?|animales|perros?|gatos?|fumar|fumador(?:as?|es)?|fiestas?|drogas?|vicios|ruidos?|alcohol|visitas|novi[oa]s?|ninos|hijos|familias|estudiantes|parejas|vales|hud|casas de grupo))(?:,| ni| o| y)+,? (?:no |sin |ni |de |con )?(?:a |al |el |la |los |las |un |una )?';
const ADMIT =
  '(?:acept(?:o|a|an|amos|ar|aran?)|admit(?:e|en|imos|ir|iran?)|permit(?:e|en|imos|ir|iran?)|recib(?:o|e|en|imos|ir)|rent(?:o|a|an|amos|ar|aran?)|alquil(?:o|a|an|amos|ar)|tom(?:o|a|an|amos|ar)|quier(?:o|e|en)|queremos|particip(?:o|a|an|amos) en|trabaj(?:o|a|an|amos) con|consider(?:o|a|an|amos|aran?)|reconoc(?:e|en|emos)|atend(?:emos|er)|atiend(?:o|e|en)|trat(?:o|a|an|amos) con|vend(?:e|en|emos|er)|aprueb(?:a|an)|aprob(?:amos|aran?)|manej(?:o|a|an|amos)|necesit(?:o|amos)|busc(?:o|a|an|amos)|traig(?:a|an)|instal(?:a|an|amos)|adapt(?:a|an|amos)|hosped(?:a|an|amos)|inscrit[oa]s? (?:para|en)|dej(?:a|an|amos)|dam?os? cabida|toler(?:o|a|an|amos)|invit(?:o|a|an|amos)|convenga|conviene|tra(?:er|iga|igan|iga usted)|aplican?|califican?|entran?)';
const TURNED_AWAY =
  '(?:desperdici\\w+ (?:en|con|para)|no (?:perdemos|pierdo|perdera|pierde) (?:el |mas |nuestro |mi )?tiempo con|(?:deja\\w*|deje|paramos|pare) de (?:rent|acept|alquil|recib|vend|tom|trabaj|manej|consider|particip|admit)\\w+(?: (?:a|con|en))?|rechaz\\w+(?: (?:las )?(?:solicitudes|aplicaciones) de)?|exclu(?:ye|yen|imos|ir|ira)|descart\\w+|prohib(?:e|en|imos|icion)(?: de)?|prohibid[oa]s?(?: el paso)?|nieg(?:a|an|ue)|negamos|libres? de|(?:lejos|escap\\w+|olvid\\w+) del? (?:ruido de )?|(?:hart[oa]s?|cansad[oa]s?) de|abstenganse|fuera|abstener(?:se)?(?: de)?|evit(?:amos|en|ar)|impedid[oa]s?|vedad[oa]s?(?: (?:a|para))?|problemas con|dizque|supuest[oa]s?)';
/** Being loath to have somebody, politely. */
const LETTING =
  '(?:(?:rent|alquil|vend|arrend|acept|recib|ten|met|dar|trat|viv)(?:ando|iendo|ar|er|ir)?(?:le|les|lo|los|la|las|sela)?)';
const LOATH = [
  `no (?:se |me |nos |le |les )?(?:siente|sienten|siento|sentimos|sentiria|sentirian|estaria|estarian|esta|estan|estamos|estoy)(?: (?:muy|tan|del todo|nada|bien))? (?:comod[oa]s?|tranquil[oa]s?|a gusto|convencid[oa]s?|abiert[oa]s?|dispuest[oa]s?|interesad[oa]s?|segur[oa]s?|list[oa]s?|content[oa]s?)(?: (?:de|con|a|en|para))?(?: (?:la idea de|ofertas de))?(?: ${LETTING})?(?: (?:a|con|de))?`,
  `no (?:le|me|nos|les|te) (?:late|laten|gusta|agrada|encanta|interesa|interesan|convence|convencen|nace|acomoda|parece|apetece)(?: (?:mucho|nada|la idea de))?(?: (?:recibir |las )?ofertas de)?(?: ${LETTING})?(?: (?:a|con|de))?`,
  `(?:tiene|tienen|tengo|tenemos|con) (?:\\w+ )?(?:reservas|dudas|desconfianza|recelos?|reparos|problemas?|cero interes|poco interes)(?: (?:en|con|de|a|para|sobre))?(?: ${LETTING})?(?: (?:a|con))?`,
  `(?:le|les|me|nos) (?:saca|sacan|saco|sacamos|da|dan) (?:la vuelta|vuelta|desconfianza|miedo|pendiente|cosa|nervios)(?: (?:de|a))?(?: ${LETTING})?(?: (?:a|con))?`,
  `(?:duda|dudan|dudamos|desconfia\\w*|recela\\w*|huye\\w*|se resiste\\w*|evita\\w*|prefiere\\w* mil veces no|mejor no|preferiria\\w* no|prefier\\w+ no)(?: (?:de|en|a))?(?: ${LETTING})?(?: (?:a|con|de))?`,
].join('|');
const WHO =
  '(?:(?:personas?|gente|inquilin[oa]s?|solicitantes?|arrendatari[oa]s?|alguien|nadie|cualquiera|quien(?:es)?|aquell?os|familias?|cheques|asilo) )?(?:(?:que )?(?:tengan?|usen?|sean?|vivan?|reciban?|cobren?|hable[ns]?|hablan?|este[n]?|venga[n]?) )?(?:(?:con|de|del|en|por|mayor de) )?(?:antecedentes de )?';
const REFUSE = `(?:lo siento,? )?(?:no|ni|sin|cero|nada|nada de|ningun[oa]?|nadie|tampoco|de ninguna manera|${UNFIT}|${TURNED_AWAY}|${LOATH}|(?:no|nunca|jamas|ya no|prefiero no|preferimos no|prefiere no) (?:(?:se|le|les|lo|los|la|las|me|nos|podemos|puedo|puede|pueden|vamos a|va a|esta|estan|estamos) ){0,3}${ADMIT}|(?:no|favor de no) (?:me |nos )?(?:apli(?:que|car)|llam(?:en?|ar)|pregunt(?:en?|ar)|escrib(?:an?|ir)|mand(?:en?|ar))(?: (?:si|mensajes?))?(?: (?:usted|por|sobre|de))?(?: (?:usa|tiene|es|recibe))?) (?:(?:a|al|el|la|los|las|un|una|con|de|que|en|mas|por|para) ){0,2}(?:${AMONG}){0,3}${WHO}`;
/** Nobody answers them. */
const UNANSWERED = [
  '(?:no|nunca|ni)(?: (?:se|les?|los|las|seran?|van a|va a|voy a|vamos a|ser|tendran?|recibiran?|esperen?))*(?: (?:a|una?))? (?:contest\\w+|respond\\w+|respuestas?|regres\\w+|devuelv\\w+|leen?|abren?|atend\\w+|revis\\w+|consider\\w+)',
  '(?:se |los |las |seran? )?(?:van? (?:directo )?a(?:l| la)? (?:basura|spam|papelera)|borr(?:an?|o|amos|ad[oa]s?)|elimin(?:an?|o|amos|ad[oa]s?)|ignor(?:an?|o|amos|ad[oa]s?)|bloque(?:an?|o|amos|ad[oa]s?)|(?:deja|dejo|dejan|dejamos|quedan?) en visto)',
  '(?:mejor |por favor )?(?:ahorr(?:en|ense|ate|ese)|no (?:pierdan?|gasten?|pierdas))(?:se)?(?: \\w+){0,2} (?:tiempo|vuelta|saliva|gasolina|molestia|cuota|solicitud|dinero|viaje)',
  '(?:yo )?(?<!(?<!\\w)a\\s)paso(?= ?(?:[.,;!?]|$))',
].join('|');
const REFUSED_AFTER = [
  '(?:me|nos|le) (?:preocupan?|asustan?|dan? (?:miedo|pendiente|desconfianza)|incomodan?)',
  '(?:,? ?)(?:adios|bye|siguiente|ni modo|chao)(?= ?(?:[.,;!]|$))',
  '(?:yo |siempre |ya )?les (?:dijimos|digo|decimos|dije|diremos|contestamos|contesto|respondemos|atendemos)(?: \\w+){0,2} (?:que (?:ya )?(?:esta|estaba|no|se)|al (?:final|ultimo)|despues|hasta el final)',
  UNANSWERED,
  '(?:es|son|seria|serian) (?:un )?no(?: rotundo| definitivo)?(?= ?(?:[.,;!]|$)| para)',
  '(?:ya )?(?:es|son|seria|serian) (?:ya )?(?:demasiad[oa]s?|much[oa]s?|muy (?:ruidos|escandalos|conflictiv|suci)[oa]s?)|(?:ya )?no (?:caben?|califican?|clasifican?|podran?|aguantan?)',
  '(?:(?:va|van|vas|suelen?|siempre) )?(?:a )?(?:(?:baja|arruina|ensucia|dana|raya|maltrata|molesta|despierta)(?:n|r|ran?)?|se (?:atrasan?|aburren?|quejan?|pelean?)|(?:hacen?|hace|arman?|dan) (?:\\w+ )?(?:ruido|escandalo|fiestas?|problemas?|lata|mala fama)|echan? a perder|traen? problemas)',
  '(?:tendrian?|tienen?|deben?|debera?n?)(?: que)? (?:quedarse|dormir|estar|esperar|vivir|ir)(?:se)? (?:en el (?:patio|jardin|garaje|coche)|afuera|fuera|aparte)',
  '(?:no|tampoco|nunca|jamas)(?: (?:se|les?|los|las|son|siendo|seran?|estan?|estamos|estarian?|serian?|es|van|va|pueden?|podran?|nos|aqui|muy|sentiran?|sentirian?|se))* (?:acept\\w+|permit\\w+|admit\\w+|bienvenid[oa]s?|sentira bienvenida|valid[oa]s?|considera\\w+|aproba\\w+|rent(?:o|a|an|amos|aremos)|alquil\\w+|manejamos|tomamos|recibimos|vivir|content[oa]s|felices|a gusto|compatibles|quedan?|con (?:este|esta)|caben|aplican?|apt[oa]s)',
  'no(?= ?,)',
  'no (?:es|sirve|queda)(?= ?(?:[.,;:!]|$))',
  'no(?=,? (?:porque|pues|ya no|se puede|hay (?:modo|manera)|los quiero|me interesa|por favor|porfa|gracias|please|pls)| ?[.!;]| ?$)',
  '(?:afuera|fuera)(?= ?(?:[.,;!]|$))',
  '(?:prohibid[oa]s?|abstenerse|abstenganse|exclui\\w+|rechazad[oa]s?|descartad[oa]s?)',
  '(?:no |ni )(?:se )?(?:encaj\\w+|cuadr\\w+|van? con|va bien|van bien|combin\\w+|congeni\\w+|estari?an?(?: \\w+)? (?:segur[oa]s|a gusto|comod[oa]s|bien|content[oa]s)|se hallari?an?|acomodan?|entran?|pasan?|viven|tienen? (?:cabida|lugar)|son bien vist[oa]s)',
  '(?:pagan?|pagaran?|dan?|dejan?|ponen?|deben? (?:pagar|dar|traer|presentar)|necesitan?|requieren?|presentan?)(?: de)?(?: una?)? (?:mas|doble|otr[oa]|extra|dos|tres|aval|fiador|adicional(?:es)?|deposito (?:extra|adicional|mayor|doble))',
  '(?:van?|iran?|quedan?|se quedan?|se asignan?|se ubican?) (?:solo |nada mas |unicamente )?(?:en|a|al) (?:la |el )?(?:planta baja|primer piso|sotano|otro edificio|fondo)',
  '(?:deben?|deberian?|mejor) (?:buscar|busquen?|rentar|renten?)(?: \\w+)? (?:algo|otr[oa]|un lugar|una casa)(?: \\w+)?',
  '(?:seran?|son|es|sera) (?:rechazad[oa]s?|exclui[dt][oa]s?|negad[oa]s?|descartad[oa]s?)',
  '(?:por favor |favor de |mejor )?(?:busquen?|buscar|sigan?|seguir)(?: (?:buscando|en otr[oa]|otr[oa]|en otro|lado|parte|lugar))+',
  '(?:por favor,? |favor de )?no (?:llam(?:en?|ar)|apli(?:quen?|car)|pregunt(?:en?|ar)|insist(?:an?|ir))',
  'les? (?:va a costar|costari?a|cuesta|seria (?:muy )?dificil|resultari?a (?:muy )?dificil)',
  '(?:van a|va a) (?:batallar|sufrir|tener problemas)',
].join('|');

const RENT_TO =
  '(?:rent|vend|alquil|arrend)(?:o|a|amos|emos|ar|er|e|an)?(?:le|les|arle|erle|rsela|ersela|arsela|la|sela)?(?: (?:solo|solamente|unicamente|exclusivamente|nada mas))? a';
const WANT = `(?:(?:solo|nomas|nada mas|solamente|unicamente) (?:se )?(?:recib|acept|tom|revis)\\w* (?:solicitudes|aplicaciones|ofertas) de|(?:recib|acept|tom|revis)\\w* (?:solo|solamente|unicamente|nada mas) (?:solicitudes|aplicaciones|ofertas) de|(?:prefer|prefier|quier|querem|quisier|gustar|encantar|mejor)\\w* ${RENT_TO}|(?:solo|pur[oa]s|solamente|unicamente|exclusiv[oa]s?(?:mente)?|nada mas|nomas|no mas|(?:disponible|apartad[oa]|guardad[oa]|separad[oa]|destinad[oa]|abiert[oa])(?: (?:solo|nomas|solamente|unicamente))?)(?: (?:se )?(?:le |les )?${RENT_TO}| aceptamos| acepto| tratamos con| con| para| a| de)?|prefer(?:imos|ible(?:mente)?|encia(?: (?:a|para|por))?|entemente)|prefier[oe]n?|prefiere|de preferencia|(?:asi que|por eso|entonces) (?:yo )?(?:le |les )?(?:rent|alquil)\\w+ a|puntos extra (?:para|si (?:es|eres))|mejor trato con|se prefieren?|(?:damos|tienen?|dar(?:a|emos)|se dara|va|dan) (?:preferencia|prioridad) (?:a|para)|prioridad (?:a|para)|busc(?:o|a|amos|ando)|se buscan?|se solicitan?|solicit(?:o|amos)|necesit(?:o|amos)|se necesitan?|quier(?:o|e)|queremos|quisier(?:a|an|amos)|reservad[oa]s? (?:a|para)|(?:guard|apart|separ|reserv)(?:ando|amos|o|are|aremos)(?: \\w+){0,2} (?:a|para)|limitad[oa]s? a|dirigid[oa]s? a|exclusiv[oa]s? (?:de|para)|se renta(?: \\w+)? (?:a|para)|(?:se )?dese(?:a|amos|o|an)(?: que sea)?|en busca de|hecha? para|(?:el |la )?(?:inquilin[oa]|comprador|compradora|companer[oa]|vecin[oa]|candidat[oa]) (?:ideal|perfect[oa])(?: \\w+)? (?:es|sera|seria)|(?:nos )?(?:encantaria|gustaria|gustan?|sentiriamos mejor con|espera|esperamos|prefiere|preferimos|preferiria|ojala)(?: (?:que la (?:compre|rente)|${RENT_TO}|los|las))?)`;
const WHOM =
  '(?:(?:a|al|para|por|el|la|los|las|un|una|unos|unas|dos|que|sean?|personas?|gente|inquilin[oa]s?|parejas?|buen[oa]s?|seri[oa]s?|tranquil[oa]s?|responsables?|herman[oa]s?|algun[oa]|otr[oa]|muy|entre|familias?|solicitantes?|comprador(?:es|as?)?|vecin[oa]s?|ya) )';
const PREFERRED_AFTER =
  '(?:(?:de preferencia|preferiblemente|preferentemente|preferid[oa]s?|pref\\.?|solamente|nomas|unicamente|only|nada mas|por favor)(?= ?(?:[.,;!?]|$)| (?:para|en|por|y|o|que|con))|(?:tienen|son|seran|van|de|con) ){0,2}(?:solamente|unicamente|solo|nada mas|preferencia|preferentemente|preferid[oa]s|prioridad|(?:la )?primera (?:llamada|opcion|oportunidad|vista)|primero|bienvenid[oa]s de preferencia|los (?:mejores|preferidos|unicos)|las (?:mejores|preferidas)|(?:es|hace|seria) (?:el|la) mejor (?:vecin|inquilin|arrendatari|compan|client)\\w+|lo que buscamos|(?:un )?descuento)';

export const FIT =
  '(?:perfect[oa]s?|ideal(?:es)?|excelentes?|adecuad[oa]s?|pensad[oa]s?|pensando en|hech[oa]s?|maravillos[oa]s?|buen[oa]s?|genial(?:es)?|disenad[oa]s?|creada?s?|a la medida|just[oa]s?|el mejor lugar|la mejor zona|mejor|fantastic[oa]s?|super|excelente opcion|ideal)';
const THING =
  '(?:casas?|casita|hogar|lugar|zona|patio|jardin|opcion|departamento|depa|apartamento|condominio|estudio|cuarto|edificio|comunidad|barrio|vecindario|colonia|propiedad|vivienda|espacio|rincon|nido|ubicacion|tamano)';
const DREAM = '(?:bendicion|paraiso|refugio|oasis|sueno|ensueno|nid(?:o|ito)|rincon|cielo|retiro)';
const LOVE =
  '(?:(?:les |le )?(?:va a |van a |va |van )?(?:encanta(?:ra|ran|r|n)?|fascina(?:ra|ran|r)?|gusta(?:ra|ran|r)|parecera(?: \\w+)?)|(?:amara|amaran|apreciara|apreciaran|disfrutara|disfrutaran|adoraran|agradeceran|se enamorara\\w*|se va a enamorar|se van a enamorar|(?:seria|serian|sera|seran)(?: muy)? (?:feliz|felices|un sueno)|estaran? (?:felices|feliz|content[oa]s|a gusto)|se sentiran? (?:en casa|como en casa|a gusto)|creceran?))';

/** Turning somebody away, wherever in the sentence they are named. */
const TURNED_AWAY_ANYWHERE = [
  'mejor (?:le |te |les )?(?:busc|rent|consig|ensen|ofrezc)\\w+ otr[oa]',
  'pien(?:salo|selo|senlo)(?: (?:bien|dos veces))? si|(?:saltate|brincate) (?:esta|este|esto)|(?:saltate|brincate)l[oa]|ni l[oa] veas|(?:no|ni) vengas',
  'no (?:va|van|vas|encaja|combina|es|son|sera|seria|esta)(?: (?:hech[oa]|pensad[oa]|muy|de|con|para|tan))* (?:contigo|conmigo|ustedes|ti|tu (?:onda|estilo|rollo|vibra|lugar|tipo|ambiente)|su (?:onda|estilo|rollo|vibra|lugar|ambiente))',
  '(?:no|ni) (?:se |te )?(?:ilusion|enamor|emocion)\\w+|(?:mejor )?(?:denle|dale|denle|jalen|jala|corranle|sigue|sigan|siganle|siguele|pasen|pasa) (?:para|a|por|de) (?:otro (?:lado|lugar)|largo)|aqui no va a ser',
  'no (?:te |les? |los |las )?(?:voy|vamos|va) a (?:regresar|contestar|responder|devolver|llamar|atender)\\w*',
  'no (?:esper|cuent)\\w+ (?:con )?(?:una |mi |nuestra )?(?:respuesta|llamada|contestacion)',
  '(?:(?<!(?:nunca|jamas) (?:me|nos|te|les?) (?:dejo|deja|dejaron) )en visto|ahorr\\w+ (?:el|tu|su) tiempo)',
  '(?:favor de |por favor )?(?:busc|vay|pregunt)\\w+(?: \\w+)? (?:por|en|a) otr[oa] (?:lado|parte|edificio)',
  '(?:siempre|ya|pues|yo|les|le|tambien) (?:les |le )?(?:digo|decimos|contesto|contestamos) que no',
  '(?:habl|llam|consult|busqu|vay|acud)\\w*(?: \\w+)? (?:con|a|en) otr[oa]s? (?:agencia|agente|corredor|inmobiliaria|casero|oficina|realtor)\\w*',
  '(?:tod[oa]s|cualquiera) (?:menos|excepto|salvo)(?=[^.!?\\n]{0,60}(?:bienvenid|pueden?|visit|aplic|califi))',
  'no hay (?:trato|modo|manera)|no (?:lo |la |se )?repet(?:imos|ire|iremos|iria)',
  '(?:ni|no|mejor ni) (?:lo |la |los |las |me |nos |se )?(?:intent|cit|mand|apliqu|traig|present|molest|envi)(?:e|en|es|a|an|as|o)(?![\\w])',
  'no (?:les? |me |nos )?(?:doy|damos|da|firm\\w+|hag[oa]n?|hacemos) (?:contratos?|tratos?|cita|entrada)',
  'no (?:vas?|van|podras?|podran?|puedes?) (?:a )?(?:poder|caber|aguantar|subir|calificar)|no (?:clasific|calific)(?:a|as|an)(?= ?(?:[.,;!]|$))',
  '(?:hay|existen|para eso hay|tenemos) otr[oa]s? (?:edificios?|lugares?|casas?|zonas?|departamentos|opciones)',
  '(?:duen[oa]|caser[oa]|arrendador[a]?|propietari[oa]|vecin[oa]s|administracion|patron[a]?)(?: \\w+){0,4} (?:dice|decir|dira|dijo) que no|(?:duen[oa]|caser[oa]|arrendador[a]?|vecin[oa]s)(?: \\w+)? (?:se (?:enoja|molesta|queja)n?|no (?:quiere|acepta|deja|permite|les gusta)n?)',
  '(?:yo )?(?:buscaria|compraria|me iria|viviria) (?:mas|en otr|lejos|al otro)\\w*',
  '(?:asi que|entonces|por eso),? (?:ya )?(?:no|mejor no|nunca mas)(?= ?(?:[.,;!]|$))',
  '(?:no|ya no) (?:nos|me|le|les|te) (?:conviene|convienen|interesa|interesan|queda|quedan|sirve|sirven|gusta|gustan)',
  '(?:este |esta |aqui )?no es (?:tu|su|el|un) (?:lugar|casa|hogar|edificio)',
  '(?:busca|busque|busquen|vaya|vayan|llame|pregunte)\\w* (?:en otr[oa] (?:lado|parte|lugar)|otr[oa] (?:lugar|cosa|casa))|siga(?:n)? buscando|sigue buscando',
  '(?:ni|no|no se) (?:pregunte|llame|moleste|insista|aplique|venga)n?s?(?! (?:en|de la|a la))',
  '(?:tiene|tienen|tendra|tendran|tendria|tendrian|debe|deben) que (?:salirse|irse|desocupar|mudarse|buscar otr[oa])',
  'no (?:soporta|soportan|aguanta|aguantan|tolera|toleran|queremos|quiero)(?: a)?',
  '(?:nos|me|les) (?:pone|ponen|da|dan|molesta|molestan) (?:nervios[oa]s|miedo|desconfianza|problemas|lata)',
  'y (?:nadie|ninguno|nada) mas',
  '(?:gracias|disculpe|perdon|lo siento),? (?:pero )?no|no,? (?:gracias|por favor|perdon)',
  '(?:son )?(?:muchas|demasiadas) escaleras|demasiado para',
  'no (?:estamos|esta|estan) (?:equipad|preparad|listos|capacitad)\\w*',
  'no (?:lo|la|los|las) vuelv\\w+ a (?:hacer|rentar|aceptar|tomar)|(?:suger|recomend|recomiend|sugier)\\w+ otr[oa]s? (?:edificios?|casas?|depas?|departamentos?|lugar(?:es)?|zonas?|colonias?)',
  '(?:nos|me|le|les) (?:ya )?(?:ha|han|fue|iba|va) (?:ido )?mal|mala experiencia|malas experiencias',
  'no (?:es|son|seria) (?:apt[oa]s?|adecuad[oa]s?|recomendables?|convenientes?|lo (?:tuyo|suyo|ideal)|buena idea)',
  '(?:te|le|les) conviene (?:mas )?(?:buscar|ver|rentar|ir|otr[oa])(?: \\w+){0,2}|busca[nr]? (?:algo|otr[oa])(?: \\w+)?',
  '(?:ya )?no les (?:rent|alquil|vend|prest|abr)\\w+',
  'no (?:nos |me )?pagan?',
  '(?:deposito|renta|fianza|cuota)(?: \\w+){0,3} doble|doble (?:deposito|renta|fianza)|el doble',
  'no (?:nos|me|le) (?:hace|hara|va a hacer) cambiar',
  '(?:es|son) (?:un|una|puro) (?:lio|problema|dolor de cabeza|molestia)',
  '(?:aqui|en esta casa|en este edificio) no(?= ?(?:[.,;!]|$))',
  'no (?:los|las|lo|la|les) (?:queremos|aceptamos|recibimos|rentamos|tomamos)',
  'no (?:recibimos|aceptamos|admitimos|queremos) (?:perros|mascotas|animales)',
  'no nos haga[n]? perder',
  'no (?:llen|mand|envi|pag|gast|hag)\\w+ (?:la |el |su |una |ni (?:la )?)?(?:aplicacion|solicitud|cuota|cita|viaje|vuelta|fila)',
  '(?:no es|no son) para (?:usted(?:es)?|ti)|(?:estari?an?|quedari?an?|viviri?an?)(?: \\w+)? mejor (?:en|a|al)|mejor (?:en|a|al) (?:el |la |otr[oa] )|(?:los|las) (?:reportamos|denunciamos|descartamos)|(?:por eso|asi que|y) (?:los|las|lo|la) (?:descartamos|rechazamos|pasamos)|le (?:incomoda|molesta)|por eso no',
];
/** Looking for somebody, wherever in the sentence they are named. */
const LOOKED_FOR_ANYWHERE = [
  'mejor (?:alguien|si (?:es|son|eres)|que sea)|(?:tenemos|tengo) (?:mas )?(?:fe|confianza)|confiamos (?:mas )?en',
  '(?:inquilin[oa]s?|companer[oa]s?|candidat[oa]s?|arrendatari[oa]s?|perfil)(?: \\w+)? (?:ideal(?:es)?|perfect[oa]s?|favorit[oa]s?|preferid[oa]s?|sonad[oa]s?|de (?:mis|nuestros) suenos)',
  'que (?:sea|sean)(?= )',
  '(?:nos|me|le) (?:gusta|gustaria|encanta|encantaria) (?:rentar|vender|alquilar|tener|vivir)\\w*',
  '(?:inquilin[oa]s?|solicitantes?|usted|quien (?:llegue|rente|venga)) (?:debe[ns]?|tiene[ns]? que|ha de)(?:n)? ser',
  'se sentiri?an? (?:mejor|mas (?:segur|tranquil|comod)[oa]) con',
  '(?:el |la )?(?:contrato|renta|cuarto|recamara|habitacion|piso|depa|departamento)(?: de (?:arriba|abajo))? (?:es|va)(?: solo| solamente| nada mas)? para',
  '(?:un|una|se busca|busco) (?:inquilin[oa]|companer[oa]|persona) (?:tranquil[oa]|seri[oa]|limpi[oa]|formal|responsable)',
  '(?:queremos|quiero|nos gusta) que (?:siga|se quede|se mantenga|sea)|asi (?:queremos|lo queremos|nos gusta)',
  '(?:daria|da|dan|darian) (?:mas |mucha |mayor )?(?:confianza|gusto|tranquilidad)',
  '(?:quede|quedara|quedase|caiga|pase|pasara) (?:en manos de|con|para|a)',
  '(?:queremos|quiero|buscamos|busco|preferimos|prefiero) (?:en|para) (?:la|el|esta|este|nuestra|mi) \\w+',
  'ojala(?: \\w+)? (?:sea|llegue|venga|nos|que)',
];

/** Words that say that somebody is wanted or not, or not like others, whatever else the sentence says. */
const SINGLED = [
  '(?:no|ni|nunca|jamas|nadie|tampoco)(?! (?:importa|solo|te preocupes|se preocupe|hay problema)(?!\\w))',
  '(?:sin|cero|ningun[oa]?|nada de|fuera)(?! (?:compromiso|costo|cargo|problema|duda|falta|embargo|importar|miedo|comision)(?!\\w))',
  'solo|solamente|nomas|nada mas|unicamente|exclusiv\\w+|pur[oa]s?',
  'primero(?= ?(?:[.,;!]|$))|prioridad|favor de|por favor',
  'prefer\\w*|prefier\\w*|pref|mejor|ojala',
  'otr[oa]s?|aparte|distint[oa]s?|diferentes?|demas',
  'quier\\w+|queremos|quisiera\\w*|busc\\w+',
  'menos|excepto|salvo|hasta que',
  'doble|extra|recargo|libre|free',
  'preferiblemente|preferentemente|ideal\\w*|seria (?:perfect|ideal)\\w*|bienvenid\\w+ de preferencia',
  'dejar de|deje de|hart\\w+|cansad\\w+|la verdad|francamente|ni modo',
  '(?:te|le|les|los|las) (?:mando|ensenaria|llevo|llevaria|busco|muestro|consigo|recomiendo)',
  'llen[oa]s? de|mayoria|siempre|suelen|acostumbran|nervios[oa]s|incomod[oa]s|detenid[oa]s',
];

/** Words that make somebody a burden, or a reason for other terms, whatever else the sentence says. */
const BLAMED = [
  '(?:no|ni|tampoco)(?! (?:solo|importa|hay|se incluye\\w*|paga\\w*|cuenta\\w*|olvid\\w+)(?!\\w))',
  'mejor',
  '(?<!(?:sin|cero|ni|nada de|no)\\s)(?:loc[oa]s?|drama|quejas?(?! (?:y|o) )|ruido|ruidos[oa]s|escandalo\\w*|problemas|pleitos?|lata|romp\\w+|destroz\\w+|ensuci\\w+|arruin\\w+|broncas?|relajo|estorb\\w+|molest\\w+|se quej\\w+|desmadre|gritos|berrinches)',
  'demasiad[oa]s?|tant[oa]s|ya son|de mas|violacion|circo|(?<!ayudamos con el\\s)papeleo(?! (?:gratis|rapido|por))(?<!(?:cierre|firma|escrituras?|hipoteca|prestamo|compra|venta)(?!\\w)[^.!?\\n]{0,40})(?<=(?:much|puro|tanto)\\w* papeleo)|(?:no )?(?:lo|la|los) (?:aguanto|soporto)|soporta|se me va|aprend\\w+|siempre|se atras\\w+|rompen|trituradora|basura|llegan? tarde',
  'al anexo|(?<!\\w)(?:prueb|busq)\\w+ (?:en|por)|inclinamos|por eso(?: ahora)?',
  '(?<!(?:costo|cargo|nada|sin|cuartos?|recamaras?|habitacion|habitaciones|dormitorios?|banos?|espacio|lugar|closets?|armarios?|salas?|area|piso|metros|pies|llaves?|tiempo)\\s)extra|(?<!(?:costo|cargo|nada|sin)\\s)(?:doble|recargo)|sub(?:imos|i|io|e|en) (?:el|la)|mes (?:por|a) mes|aval|fiador|multa',
  'solo|solamente|nomas|unicamente|pur[oa]s?(?= (?:gente|famili|nin|chamac|hij|bebe|joven|estudiant|ruid|desmadr|problem|bronc|viej|inquilin|parej|solter|mama|chav|ancian|jubilad)\\w*)|esta vez|otra vez no|nunca mas',
  'planta baja|primer piso|otro (?:edificio|complejo|lado|lugar)|otra (?:parte|propiedad|casa)',
  'prefer\\w*|prefier\\w*|mejor (?:no|si|que)|ojala',
  'por eso|la razon|el motivo|por culpa',
  '(?:antes de|primero|para) (?:decir\\w*|decid\\w+|aprob\\w+|firm\\w+)|para decirle',
  'ni (?:la|lo|se|le|me|nos)',
];

/** Ways of Spanish sentences to refuse, to prefer, to say whom a home suits and who lives there. */
export const WAYS: Grammar = {
  refused: {
    before: [
      `${REFUSE}${OF_THEM}`,
      ...TURNED_AWAY_BEFORE.map((one) => `${one}${OF_THEM}`),
      ...PUT_OFF_BEFORE.map((one) => `${one}${OF_THEM}`),
      ...HELD_OFF_BEFORE.map((one) => `${one}${OF_THEM}`),
    ],
    after: [
      `,? (?:${REFUSED_AFTER})`,
      `${upTo(4)}(?:${REFUSED_AFTER})`,
      ...TURNED_AWAY_AFTER,
      ...PUT_OFF_AFTER,
      ...HELD_OFF_AFTER,
    ],
    anywhere: [...TURNED_AWAY_ANYWHERE, ...TURNED_AWAY_FROM_AFAR, ...PUT_OFF_ANYWHERE, ...HELD_OFF_ANYWHERE],
  },
  preferred: {
    before: [...HANDED_TO, `${WANT} ${WHOM}{0,4}`],
    after: [`,? ${PREFERRED_AFTER}`],
    anywhere: LOOKED_FOR_ANYWHERE,
  },
  suited: {
    before: [
      `${FIT} (?:${THING} )?(?:para|a|de|en) ${OF_THEM}`,
      `${FIT} ${THING}${upTo(2)}para ${OF_THEM}`,
      `${THING}(?: \\w+){0,2} (?:para|de|pide) ${OF_THEM}`,
      `(?:${THING}|casita|recamaras?|cuartos?|bebe|cuna|alberca|porche|solo|nada mas)(?: (?:esta|ya|solo|casi|de verdad|listo))* (?:quiere|quieren|necesita|necesitan|pide a gritos|piden|pide|grita|gritan|espera|esperan|extrana|merece|merecen|falta|faltan|le falta|le faltan|clama por|esta (?:pidiendo|esperando)) (?:a )?(?:un par de )?${OF_THEM}`,
      `${DREAM} (?:para|de) ${OF_THEM}`,
      `(?:van a|iran a|podran) (?:estar|sentirse|vivir) (?:muy )?(?:felices|content[oa]s|a gusto|bien|como en casa)(?: aqui)? ${OF_THEM}`,
      `(?:le|les) (?:queda|va|sirve|conviene)(?: (?:muy|bien|perfecto|de maravilla)){0,2} a ${OF_THEM}`,
      `(?:atencion|llamando a|atrae|atraera|conquista|enamora)(?: a)?,? ${OF_THEM}`,
      `(?:tamano|medida) (?:\\w+ )?(?:para|de) ${OF_THEM}`,
      `(?:encanta(?:ra|ran)?|fascina(?:ra)?|gusta(?:ra)) a ${OF_THEM}`,
      'pensando en (?:los |las |el |la )?',
    ],
    after: [
      `,? ${LOVE}`,
      `${upTo(2)}${LOVE}`,
      `[,:!]? (?:este|esta|aqui|esto)(?: ${THING})? (?:es|esta|fue|te|les?|los|las)(?: \\w+){0,2}? (?:para|hech[oa] para|esperando|tu|su) (?:ustedes|usted|ti|casa|hogar|lugar)`,
      `${upTo(2)}por (?:todos lados|todas partes)`,
    ],
  },
  dwelling: {
    before: [
      '(?:mayormente|principalmente|mayoritariamente|predominantemente|historicamente|tradicionalmente|totalmente|casi tod[oa]s?|casi pur[oa]s?|puros?|de mayoria) ',
      `(?:vecinos|residentes|propietarios|todos|casi todos|mayoria|barrio|colonia|zona|edificio|calle)${upTo(7)}(?:es|son|somos|ha sido|han sido|era|eran|fue) (?:(?:un|una|edificio|barrio|casi|todos|puros|mayormente|muy|de|gente) ){0,4}`,
      `(?:llenand|convirtiend|poblad|llen|repobland)o(?:se)? (?:de|en|por) ${OF_THEM}`,
      `(?:rodead[oa] de|llen[oa] de|hogar de|poblad[oa] (?:de|por)|(?:viv(?:e|en|iras|ira)|hay|quedan|se han mudado|han llegado|llegan|llegaron)(?: (?:entre|con|aqui|ahi|junto a|casi|a la cuadra))?|somos un edificio de|edificio de|comunidad de|barrio de|zona de|vecinos son) ${OF_THEM}`,
    ],
    after: [
      `${upTo(3)}(?:viven?|residen?|se han mudado|llegaron|se mudan|compran|por aqui|en (?:esta|la) (?:calle|cuadra|zona))`,
    ],
  },
  steered: STEERED,
  charged: CHARGED,
  favoured: FAVOURED,
  apart: APART,
  bound: BOUND,
  singled: { before: [], after: [], anywhere: SINGLED },
  blamed: { before: [], after: [], anywhere: BLAMED },
};
