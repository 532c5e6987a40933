import type { Grammar } from '../rule.ts';

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
  'no (?:es |son |esta |estan |seria |hay )?(?:(?:una? |el |la )?(?:(?:muy |tan )?(?:apt[oa]s?|adecuad[oa]s?|recomendad[oa]s?|recomendable|ideal|pensad[oa]|indicad[oa]|(?:buena )?opcion|(?:buen )?lugar|edificio|casa|departamento|segur[oa]) )?)para';
/** What a list of refusals names before the people it refuses. */
const AMONG =
  '(?:mascotas?|animales|perros?|gatos?|fumar|fumador(?:es)?|fiestas?|drogas?|vicios|ninos|hijos|estudiantes|parejas|vales|hud|casas de grupo)(?:,| ni| o| y),? (?:no |sin |ni |de )?';
const ADMIT =
  '(?:acept(?:o|a|an|amos|ar|aran?)|admit(?:e|en|imos|ir|iran?)|permit(?:e|en|imos|ir|iran?)|recib(?:o|e|en|imos|ir)|rent(?:o|a|an|amos|ar|aran?)|alquil(?:o|a|an|amos|ar)|tom(?:o|a|an|amos|ar)|quier(?:o|e|en)|queremos|particip(?:o|a|an|amos) en|trabaj(?:o|a|an|amos) con|consider(?:o|a|an|amos|aran?)|reconoc(?:e|en|emos)|atend(?:emos|er)|atiend(?:o|e|en)|trat(?:o|a|an|amos) con|vend(?:e|en|emos|er)|aprueb(?:a|an)|aprob(?:amos|aran?)|manej(?:o|a|an|amos)|necesit(?:o|amos)|busc(?:o|a|an|amos)|traig(?:a|an)|instal(?:a|an|amos)|adapt(?:a|an|amos)|hosped(?:a|an|amos)|inscrit[oa]s? (?:para|en)|dej(?:a|an|amos)|dam?os? cabida)';
const TURNED_AWAY =
  '(?:rechaz\\w+|exclu(?:ye|yen|imos|ir|ira)|descart\\w+|prohib(?:e|en|imos|icion)(?: de)?|prohibid[oa]s?(?: el paso)?|nieg(?:a|an|ue)|negamos|libres? de|(?:lejos|escap\\w+|olvid\\w+) del? (?:ruido de )?|(?:hart[oa]s?|cansad[oa]s?) de|abstenganse|fuera|problemas con|dizque|supuest[oa]s?)';
const WHO =
  '(?:(?:personas?|gente|inquilin[oa]s?|solicitantes?|arrendatari[oa]s?|alguien|nadie|cualquiera|quien(?:es)?|aquell?os|familias?|cheques|asilo) )?(?:(?:que )?(?:tengan?|usen?|sean?|vivan?|reciban?|cobren?|hable[ns]?|hablan?|este[n]?|venga[n]?) )?(?:(?:con|de|del|en|por|mayor de) )?(?:antecedentes de )?';
const REFUSE = `(?:lo siento,? )?(?:no|sin|cero|nada|nada de|ningun[oa]?|nadie|tampoco|de ninguna manera|${UNFIT}|${TURNED_AWAY}|(?:no|nunca|jamas|ya no|prefiero no|preferimos no|prefiere no) (?:(?:se|le|les|lo|los|la|las|me|nos|podemos|puedo|puede|pueden|vamos a|va a|esta|estan|estamos) ){0,3}${ADMIT}|(?:no|favor de no) (?:apli(?:que|car)|llam(?:e|ar)|preguntar)(?: si(?: usted)?)?(?: (?:usa|tiene|es|recibe))?) (?:(?:a|al|el|la|los|las|un|una|con|de|que|en|mas|por) ){0,2}(?:${AMONG}){0,3}${WHO}`;
const REFUSED_AFTER = [
  '(?:no|tampoco|nunca|jamas)(?: (?:se|les?|los|las|son|seran?|estan?|estarian?|serian?|es|van|va|pueden?|podran?|nos|aqui|muy|sentiran?))* (?:acept\\w+|permit\\w+|admit\\w+|bienvenid[oa]s?|sentira bienvenida|valid[oa]s?|considera\\w+|aproba\\w+|rentamos|renta|manejamos|tomamos|recibimos|vivir|content[oa]s|felices|a gusto|compatibles|quedan?|con (?:este|esta)|caben|aplican?|apt[oa]s)',
  'no(?=,? (?:por favor|porfa|gracias|please|pls)| ?[.!;]| ?$)',
  '(?:prohibid[oa]s?|abstenerse|abstenganse|exclui\\w+|rechazad[oa]s?|descartad[oa]s?)',
  '(?:seran?|son|es|sera) (?:rechazad[oa]s?|exclui[dt][oa]s?|negad[oa]s?|descartad[oa]s?)',
  '(?:por favor |favor de |mejor )?(?:busquen?|buscar|sigan?|seguir)(?: (?:buscando|en otr[oa]|otr[oa]|en otro|lado|parte|lugar))+',
  '(?:por favor,? |favor de )?no (?:llam(?:en?|ar)|apli(?:quen?|car)|pregunt(?:en?|ar)|insist(?:an?|ir))',
  '(?:van a|va a) (?:batallar|sufrir|tener problemas)',
].join('|');

const RENT_TO =
  '(?:rent|vend|alquil|arrend)(?:o|a|amos|emos|ar|er|e|an)?(?:le|les|arle|erle|rsela|ersela|arsela|la|sela)?(?: solo)? a';
const WANT = `(?:(?:solo|pur[oa]s|solamente|unicamente|exclusiv[oa]s?(?:mente)?|nada mas)(?: (?:se )?(?:le |les )?${RENT_TO}| aceptamos| acepto| tratamos con| con| para| a)?|prefer(?:imos|ible(?:mente)?|encia(?: (?:a|para|por))?|entemente)|prefier[oe]n?|prefiere|de preferencia|se prefieren?|(?:damos|tienen?|dar(?:a|emos)|se dara|va|dan) (?:preferencia|prioridad) (?:a|para)|prioridad (?:a|para)|busc(?:o|a|amos|ando)|se buscan?|se solicitan?|solicit(?:o|amos)|necesit(?:o|amos)|se necesitan?|quier(?:o|e)|queremos|reservad[oa]s? (?:a|para)|limitad[oa]s? a|dirigid[oa]s? a|exclusiv[oa]s? (?:de|para)|se renta(?: \\w+)? (?:a|para)|(?:nos )?(?:encantaria|gustaria|gustan?|sentiriamos mejor con|espera|esperamos|prefiere|preferimos|preferiria|ojala)(?: (?:que la (?:compre|rente)|${RENT_TO}|los|las))?)`;
const WHOM =
  '(?:(?:a|al|para|por|el|la|los|las|un|una|unos|unas|dos|que|sean?|personas?|gente|inquilin[oa]s?|parejas?|buen[oa]s?|seri[oa]s?|tranquil[oa]s?|responsables?|herman[oa]s|algun[oa]|otr[oa]|muy|entre|familias?|solicitantes|compradores|ya) )';
const PREFERRED_AFTER =
  '(?:(?:tienen|son|seran|van|de|con) ){0,2}(?:solamente|unicamente|solo|nada mas|preferencia|preferentemente|preferid[oa]s|prioridad|primero|bienvenid[oa]s de preferencia)';

export const FIT =
  '(?:perfect[oa]s?|ideal(?:es)?|excelentes?|adecuad[oa]s?|pensad[oa]s?|pensando en|hech[oa]s?|maravillos[oa]s?|buen[oa]s?|genial(?:es)?|disenad[oa]s?|creada?s?|a la medida|just[oa]s?|el mejor lugar|la mejor zona|mejor|fantastic[oa]s?|super|excelente opcion|ideal)';
const THING =
  '(?:casa|hogar|lugar|zona|patio|jardin|opcion|departamento|depa|apartamento|condominio|estudio|cuarto|edificio|comunidad|barrio|vecindario|colonia|propiedad|vivienda|espacio|rincon|nido|ubicacion|tamano)';
const DREAM = '(?:paraiso|refugio|oasis|sueno|ensueno|nido|rincon|cielo|retiro)';
const LOVE =
  '(?:(?:les |le )?(?:va a |van a |va |van )?(?:encanta(?:ra|ran|r|n)?|fascina(?:ra|ran|r)?|gusta(?:ra|ran|r)|parecera(?: \\w+)?)|(?:amara|amaran|apreciara|apreciaran|disfrutara|disfrutaran|adoraran|agradeceran|se enamorara\\w*|se va a enamorar|se van a enamorar|estaran? (?:felices|feliz|content[oa]s|a gusto)|se sentiran? (?:en casa|como en casa|a gusto)|creceran?))';

/** Ways of Spanish sentences to refuse, to prefer, to say whom a home suits and who lives there. */
export const WAYS: Grammar = {
  refused: {
    before: [`${REFUSE}${OF_THEM}`],
    after: [`,? (?:${REFUSED_AFTER})`, `${upTo(4)}(?:${REFUSED_AFTER})`],
  },
  preferred: { before: [`${WANT} ${WHOM}{0,4}`], after: [`,? ${PREFERRED_AFTER}`] },
  suited: {
    before: [
      `${FIT} (?:${THING} )?(?:para|a|de|en) ${OF_THEM}`,
      `${FIT} ${THING}${upTo(2)}para ${OF_THEM}`,
      `${THING}(?: \\w+){0,2} (?:para|de|pide) ${OF_THEM}`,
      `${DREAM} (?:para|de) ${OF_THEM}`,
      `(?:le|les) (?:queda|va|sirve|conviene)(?: (?:muy|bien|perfecto|de maravilla)){0,2} a ${OF_THEM}`,
      `(?:atencion|llamando a|atrae|atraera|conquista|enamora)(?: a)?,? ${OF_THEM}`,
      `(?:tamano|medida) (?:\\w+ )?(?:para|de) ${OF_THEM}`,
      `(?:encanta(?:ra|ran)?|fascina(?:ra)?|gusta(?:ra)) a ${OF_THEM}`,
      'pensando en (?:los |las |el |la )?',
    ],
    after: [`,? ${LOVE}`, `${upTo(2)}${LOVE}`],
  },
  dwelling: {
    before: [
      '(?:mayormente|principalmente|mayoritariamente|predominantemente|historicamente|tradicionalmente|totalmente|casi todos?|casi puros?|puros?|de mayoria) ',
      `(?:vecinos|residentes|propietarios|todos|casi todos|mayoria|barrio|colonia|zona|edificio|calle)${upTo(4)}(?:es|son|somos) (?:(?:un|una|edificio|barrio|casi|todos|puros|mayormente|muy|de|gente) ){0,4}`,
      `(?:rodead[oa] de|llen[oa] de|hogar de|poblad[oa] (?:de|por)|(?:viv(?:e|en|iras|ira)|hay|quedan|se han mudado|han llegado|llegan|llegaron)(?: (?:entre|con|aqui|ahi|junto a|casi|a la cuadra))?|somos un edificio de|edificio de|comunidad de|barrio de|zona de|vecinos son) ${OF_THEM}`,
    ],
    after: [
      `${upTo(3)}(?:viven?|residen?|se han mudado|llegaron|se mudan|compran|por aqui|en (?:esta|la) (?:calle|cuadra|zona))`,
    ],
  },
};
