// Terms that are not the same for everybody, and reasons to sell that are other people, as `Phrases.find` takes them.
import type { RuleId } from '../rule.ts';
import { AGE_NUMBER, FAITH, ORIGIN } from './parts.ts';
import { within } from '../within.ts';

const NOT = '(?:no|nunca|jamas|nadie|ni|sin|nada de|cero|tampoco|ya no)';
const ONLY = '(?:solo|solamente|nomas|no mas|nada mas|unicamente)';
const ONE =
  '(?:inquilin[oa]s?|solicitantes?|arrendatari[oa]s?|personas?|gente|residentes?|roomies?|companer[oa]s?(?: de cuarto)?|quien(?:es)?|l[oa]s)';
const GIRLS = '(?:muchach[oa]s?|chic[oa]s?|chav[oa]s?|senoritas?|mujer(?:es)?|hombres?|damas?|caballeros?|varones)';
/** Food and music by which people are meant. */
const CUSTOMS = `(?:curry|kimchi|comidas? (?:fuertes?|raras?|de otros paises|${ORIGIN})|masala|especias fuertes|mariachis?|banda|cumbias?|reggaeton|corridos|hookahs?)`;
const MODIFICATION = '(?:barras(?: de apoyo)?|rampas?|pasamanos|elevador(?:es)?|modificaciones)';
const INCOME =
  '(?:ssi|ssdi|(?:pagos?|cheques?|ingresos?|dinero|pension(?:es)?|ayudas?|beneficios?)(?: \\w+)? (?:por|de|del) (?:la |el )?(?:incapacidad|discapacidad|seguro social|desempleo|gobierno|jubilacion|manutencion)|pension alimenticia|manutencion(?: de (?:los )?(?:ninos|hijos))?|(?:pago de )?maternidad|incapacidad(?: por maternidad)?|cupones|vales|estampillas)';
/** What is asked more of some. */
const MAS =
  '\\$ ?\\d[\\d,.]*|(?:\\d|dos|tres|cuatro|seis) mes(?:es)?|doble|triple|extra|mas (?:deposito|fianza|renta)|adicional(?:es)?|fiador|aval|por adelantado';
/** People by the part of a country that they come from, and indigenous peoples. */
const REGION =
  '(?:oaxaquen[oa]s?|oaxac[oa]s?|chiapanec[oa]s?|michoacan[oa]s?|guerrerenses?|chilang[oa]s?|mixtec[oa]s?|zapotec[oa]s?|triquis?|quiches?|garifunas?|marielit[oa]s?|balser[oa]s?|dialecter[oa]s?)';
const STATES = '(?:solter[oa]s?|divorciad[oa]s?|viud[oa]s?|(?:madres|mamas|padres|papas) (?:solter[oa]s?|sol[oa]s))';

export const UNEQUAL_TERMS: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    `(?:tienen?|debe|hay|necesit\\w+|requisito|obligatorio)(?: \\w+){0,4} (?:haber nacido|ser nacid[oa]s?) (?:aqui|en)`,
    `(?:casi no hay|no hay|hay poc[oa]s|sin|nada de|cero|ni un[oa]?|no (?:quier\\w+|acept\\w+|rent\\w+ a))(?: \\w+)? (?:prietit[oa]s?|negrit[oa]s?|morenit[oa]s?|indit[oa]s?|chinit[oa]s?|mojad[oa]s?|chuntar[oa]s?|patarajadas?|${REGION})(?! (?:mate|de (?:mole|barro)))`,
    `${NOT}(?: (?:\\w+ )?(?:rent|acept|alquil|quer|quier)\\w*)?(?: a)? ${REGION}`,
    `(?:${MAS})${within(40)}(?:si|para|a)(?: \\w+){0,4} (?:naci(?:o|eron|do|da|ste)|nacid[oa]s?) (?:fuera|afuera|en (?:otro|el extranjero|mexico|su pais))`,
    `(?:much[oa]s?|tant[oa]s?|demasiad[oa]s?|pur[oa]s?) (?:moren[oa]s?|negr[oa]s?|priet[oa]s?|indi[oa]s?)(?! (?:mate|elegante|en))`,
    '(?:revis|verific|comprob|comprueb|pid|preguntar|exig)\\w+(?: \\w+){0,2} (?:estatus|estado|situacion) (?:migratori[oa]|legal)',
    `si no (?:es|eres|son) (?:residentes?|ciudadan[oa]s?)(?= ?,| (?:no|mejor|abst))`,
    `${NOT}(?: \\w+){0,5}? (?:cocin\\w+|huel\\w+|ol(?:or|er|ores)|fri(?:e|en|tos)|com(?:a|an|en|e))(?: (?:a|de|con|el|la|tanto|mucho|puro|pura)){0,2} ${CUSTOMS}`,
    `${NOT}(?: (?:un|una|ningun|mas|tanta?|el ruido de|de|la|los|musica de)){0,3} (?:mariachis?|reggaeton|corridos|cumbias|olor a curry)`,
    '(?:piel|tez|tono de piel|complexion) (?:mas )?(?:clar[oa]|oscur[oa]|moren[oa]|blanc[oa])|(?:clarit|guerit|morenit)[oa]s?(?= (?:de piel|para (?:la )?(?:foto|anuncio|oficina)))',
  ],
  'language-spoken': [
    'que (?:se )?habl\\w+ (?:bien |buen )?ingles',
    `(?:los|las|gente|personas?|familias?|inquilin[oa]s?)(?: que)? (?:solo |nomas |puro )?habl\\w+ (?:puro |solo |nomas )?(?:dialectos?|lenguas?|otros? idiomas?|mixteco|nahuatl|quiche|mam|zapoteco|creole|ingles)(?=${within(60)}(?:no|ni|ruido|juntan|problem|mejor|abst))`,
    `no (?:le |les )?(?:rent|acept|alquil|vend|quier)\\w*(?: \\w+){0,4} habl\\w+ (?:dialectos?|lenguas?|otros? idiomas?|mixteco|nahuatl|quiche|mam|zapoteco|creole|\\w+es)`,
  ],
  religion: [
    `(?:cartas?|notas?|recomendacion(?:es)?|referencias?|constancias?)(?: \\w+){0,2} (?:del?|de (?:la|su|tu|un|una|algun))(?: (?:su|tu|la))? ?(?:pastor(?:es)?|padre(?= (?:de la (?:iglesia|parroquia)|parroco))|cura|parroco|sacerdote|obispo|rabino|imam|ministro|iglesia|congregacion|parroquia|templo)`,
    `(?:menciona|mencione|di|diga|escrib\\w+|pon|incluye|incluya|cuent\\w+)(?: \\w+){0,4} (?:iglesia|religion|fe|parroquia|congregacion)(?: \\w+){0,3}(?=${within(40)}(?:van?|asist\\w+|pertenec\\w+|[.,!]|$))`,
    `(?:descuento|rebaja|precio especial|mas barat[oa])(?: \\w+){0,4} (?:para|a|si) (?:l[oa]s |herman[oa]s |eres |son |familias )?(?:${FAITH}|herman[oa]s (?:de|en) (?:la )?(?:iglesia|fe|cristo)|miembros de (?:la|mi|nuestra) iglesia)`,
  ],
  sex: [
    `(?:no|ni|tampoco)(?: \\w+){0,4} (?:sueldo|salario|ingresos?|pago)(?: \\w+){0,3} (?:licencia|maternidad|embaraz\\w+)`,
    `${GIRLS} de \\d\\d (?:a|y) \\d\\d`,
    `(?:negociable|flexible|descuento|rebaja|mas barat[oa]|trato|precio)(?: \\w+){0,4} (?:para|a|con|si eres) (?:la |el |una? |alguna )?(?:${GIRLS})(?: (?:correct[oa]|indicad[oa]|guap[oa]|bonit[oa]|sol[oa]|adecuad[oa]))?`,
    `(?:${STATES})(?: \\w+){0,3} (?:pon(?:en|e|drian?)|pag(?:an|a|arian?)|dan|necesitan?|requieren?|deben (?:poner|pagar|dar))(?: \\w+){0,3} (?:\\d|mas|doble|extra|aval|fiador|otro)`,
  ],
  'children-refused': [
    `(?:menores|ninos|hijos|chamac[oa]s|muchachit[oa]s)(?: \\w+){0,5} no (?:los? |las? )?(?:pueden|podran|deben|tienen permiso)(?: \\w+)? ?(?:usar\\w*|entrar|nadar|jugar|banarse|estar|bajar|subir)(?!${within(40)}(?:sin|sol[oa]s|acompanad|adulto))`,
    '(?:ninos|hijos|menores|chamac[oa]s|bebes)(?: \\w+){0,3} \\$ ?\\d[\\d,.]*(?: \\w+)? (?:mas|extra|adicional(?:es)?)',
    `(?:ensen|muestr|mostr|rent|ofrec|present)\\w+ ${ONLY} (?:l[oa]s|el|la)(?: de)? (?:abajo|atras|planta baja|primer piso|fondo)`,
    '(?:no (?:quier\\w+|acept\\w+|rent\\w+)|sin|nada de|ni)(?: (?:a|las?|los))* (?:familion(?:es)?|familias (?:grandes|numerosas|largas))',
    `(?:familias|ninos|chamac[oa]s|hijos|chiquit[oa]s|chavit[oa]s)${within(30)}(?:acomod|ubic|pon|mand|asign|coloc)\\w+${within(20)}(?:atras|fondo|edificios?|planta baja|aparte)`,
    '(?<!(?:entrada|boletos?|admision|donativo|donacion|evento|fiesta|feria|museo|zoologico)[^.!?\\n]{0,50})\\$ ?\\d[\\d,.]*(?: \\w+){0,3} (?:por|de) cada (?:menor|nin[oa]|hij[oa]|bebe|chamac[oa])|cada (?:menor|nin[oa]|hij[oa]|bebe|chamac[oa])(?: \\w+){0,5} \\$ ?\\d+',
    `(?:ninos?|chamac[oa]s?|hijos|familias|bebes|chiquit[oa]s)${within(60)}${ONLY} en (?:los |las |el |la )?(?:de |departamentos? |pisos? )?(?:(?:la )?planta baja|fondo|atras|edificio \\w+|primer piso|sotano)`,
    `(?:l[oa]s|el|la)(?: de)? (?:enfrente|arriba|atras|alberca|adelante|frente)(?: \\w+)? (?:son|es) (?:${ONLY} )?para adult[oa]s(?! mayores)`,
    `(?:acept\\w+|permit\\w+|admit\\w+|maximo|${ONLY}|cuando mucho)(?: \\w+)? (?:un[oa]?|1|dos|2)(?: sol[oa])? (?:nin[oa]s?|hij[oa]s?|bebes?|chamac[oa]s?|menor(?:es)?)`,
    `(?:bebe|embaraz\\w+|maternidad)${within(60)}(?:esper(?:a|e|en|ate|ese)(?:te|se)?|no (?:apli\\w+|solicit\\w+|digas?|mencion\\w+)|dej\\w+ para (?:luego|despues))(?: \\w+){0,4} (?:apli\\w+|solicit\\w+|prestamo|banco|comprar|credito)`,
  ],
  'family-preferred': [
    `(?:(?:parejas?|matrimonios?)(?: \\w+)? )?casad[oa]s por (?:la ley|el civil|la iglesia|las dos leyes)(?: \\w+)? ?(?:nada mas|solamente|solo|unicamente|nomas)`,
    `(?:juntad[oa]s|arrejuntad[oa]s|amancebad[oa]s|en union libre)(?: \\w+){0,2} no(?= ?(?:[.,;!]|$))|no (?:se )?(?:acept\\w+ |rent\\w+ )?(?:a )?(?:juntad|arrejuntad|amancebad|parejas en union libre|union libre)\\w*`,
    `(?:pid\\w+|exig\\w+|present\\w+|tra(?:er|iga|igan)|mostrar|ensen\\w+|requier\\w+|necesit\\w+)(?: \\w+){0,2} (?:acta|certificado|papeles) de matrimonio(?!${within(60)}(?:apellido|nombre))|(?:acta|certificado) de matrimonio (?:obligatori[oa]|indispensable|requerid[oa]|en mano)`,
    `(?:adjunt\\w+|manda\\w*|mande\\w*|incluy\\w+|agreg\\w+|pon(?:ga|gan)?)(?: \\w+){0,3} (?:fotos?|retratos?) (?:de (?:la |tu |su )?(?:familia|boda|ninos|hijos|bebe)|familiar(?:es)?)(?=${within(80)}(?:oferta|vendedor|duen|carta|ganar|iglesia|[.!]|$))`,
    `(?:descuento|\\d ?%|rebaja|mejor tasa|menos)(?: \\w+){0,5} (?:para|a) (?:l[oa]s |parejas |familias )?(?:casad[oa]s|matrimonios)`,
  ],
  disability: [
    `${NOT}(?: \\w+){0,3} (?:que )?(?:tom(?:e|a|en|an)|us(?:e|a|en|an)|depend\\w+ de)(?: \\w+){0,2} (?:pastillas|medicinas?|medicamentos?|antidepresivos|psiquiatricos|calmantes)`,
    `(?:${MAS}|fianza|deposito)${within(50)}(?:si|para|a)(?: \\w+){0,3} (?:cobr\\w+|recib\\w+|viv\\w+ de|tien\\w+|us\\w+|estan? en)(?: \\w+){0,4} (?:incapacidad|discapacidad|ssi|ssdi|silla de ruedas|andador)(?=${within(40)}(?:mes(?:es)?|doble|mas|extra|\\d))`,
    `${NOT}(?: (?:se|permit\\w+|acept\\w+|dej\\w+|pued\\w+|instalar|poner|de|las?|los))* ${MODIFICATION}(?: (?:en|para) (?:el|la) \\w+)?(?:,? (?:ni|o|y) ${MODIFICATION})*(?=${within(60)}(?:aunque|aun |pagu?e|cuenta|permit|autoriz|por favor|(?<!\\w)ni(?!\\w)))`,
    `(?:deten|parar|paramos|bloque|luch|oponer|opon|proteg|firm|junt|frena|evit|impedi|impid)\\w*(?: \\w+){0,6} (?:casas? de grupo|casas? hogar|centros? de (?:rehabilitacion|recuperacion|adicciones)|hogar(?:es)? grupal(?:es)?|albergues?)`,
  ],
  'assistance-animals': [
    `(?:de apoyo(?: emocional)?|de servicio|de asistencia|de terapia|esa)(?: (?!no|sin|nunca)\\w+)? (?:tambien |igual |si )?(?:pagan?|cuestan?|cuentan?|llevan? (?:cargo|deposito)|son? mascotas?|no (?:se )?(?:acept|permit|entran)\\w*)(?! (?:nada|cero|menos))`,
  ],
  'source-of-income': [
    `(?:viv\\w+|depend\\w+) (?:del|de la|de|de su|de un) (?:seguro social|incapacidad|discapacidad|pension|desempleo|gobierno|welfare)(?: \\w+){0,4} (?:no|favor de no|abst\\w+|mejor)(?: \\w+)?`,
    `${INCOME}(?:,? (?:y|o|ni) (?:\\w+ )?${INCOME}){0,3} (?:no|tampoco|ni)(?: (?:l[oa]s?|se|nos|me|le))?(?: \\w+)? ?(?:cuent\\w+|tom\\w+|acept\\w+|val(?:e|en)|sirv\\w+|consider\\w+|reconoc\\w+|calific\\w+|entran?)`,
  ],
  age: [
    `(?:${ONE}|adult[oa]s?)(?: de)? ${AGE_NUMBER}(?: anos)? (?:en adelante|para arriba|o mas|y mas|hacia arriba|cumplidos)`,
    `${ONE}(?: \\w+){0,2} (?:de|entre) (?:los )?${AGE_NUMBER} (?:a|y|hasta) (?:los )?\\d\\d(?: anos)?|${ONE}(?: \\w+){0,2} (?:de|entre) (?:los )?(?:18|19|20|21) (?:a|y|hasta) (?:los )?\\d\\d(?: anos)?(?! (?:minutos|dias|mil|%|por))`,
    `(?:ya )?(?:pas(?:o|aste|aron|a|as)|rebas\\w+|cumpli\\w+|anda\\w*(?: por)?) (?:de )?(?:ya )?(?:de )?los ${AGE_NUMBER}${within(70)}(?:prefier\\w+|no|mejor|otro|abst\\w+|necesit\\w+|aval)`,
    `(?:prefier\\w+|preferimos|quier\\w+|queremos|busc\\w+|mejor)(?: \\w+){0,3} (?:mas )?(?:jovenes|jovencit[oa]s|joven)(?! (?:arbol|profesional))(?= ?(?:[.,;!?]|$)| (?:con|y|que|por|para|de|en))`,
    `si ya eres (?:tio|tia|abuel[oa]|senor|senora|mayor|grande)(?=${within(40)}(?:no|otro|edificio|lugar))`,
  ],
  'steering-people': [
    `(?:mezquita|templo|sinagoga|albergue|refugiad[oa]s|migrantes|inmigrantes|casa hogar|seccion 8|plan 8)[^!\\n]{0,140}?vend\\w+(?: \\w+){0,5} antes de que`,
    `(?:lejos|apartad[oa]|retirad[oa])(?: \\w+)? de (?:los |las |la |el )?(?:proyectos|barrio bravo|reservacion|trailas|albergues?|edificios de (?:seccion|plan) 8)`,
    `(?:sab(?:e|ia|en)|dij\\w+|dice|dira|ensen\\w+|conoc\\w+)(?: \\w+){0,3} (?:que|cuales) (?:calles|zonas|barrios|colonias|cuadras) (?:evitar|saltar\\w*|no|hay que evitar)(?!${within(40)}(?:trafico|inundac|obra))`,
  ],
};
