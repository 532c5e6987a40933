// Whom Spanish texts name by every protected class, in the words of everyday, and all ways that are wrong to speak of them: small letters, no accents.
import type { About, RuleId } from '../rule.ts';
import { EVERY_WAY, SAID_OUTRIGHT, type Way } from '../ways.ts';
import { FAITH, ORIGIN, ORIGINS, PEOPLE } from './parts.ts';
import { COMES_FROM, COUNTRIES, DESCENT, FROM_ABROAD, PAPERS } from './peoples.ts';
import { SIGNS_OF_FAITH } from './withheld.ts';

/** For those whom a home may be said to suit, and who may be sought, by another rule or by none. */
const TURNED_OFF: readonly Way[] = ['refused', 'steered', 'charged', 'apart'];
/** For those whom rebates of all kinds are made for, and papers asked of by law. */
const NOT_CHOSEN: readonly Way[] = ['refused', 'preferred', 'steered', 'charged', 'apart', 'blamed'];

const IS =
  '(?:(?:es|eres|son|somos|sea|sean|seas|fuera|ser|esta|estas|estan|este|esten)(?: (?:un|una|muy|de los|de las|tambien|ya|dos|puros|muchach[oa]s|\\w+ que son)){0,2})';
const A_ONE = '(?:un|una|al|a la|el|la)';
const WHO =
  '(?:personas?|gente|inquilin[oa]s?|alguien|solicitantes?|l[oa]s|quien(?:es)?|senor(?:es|as?)|familias?|un[oa]? \\w+|nin[oa]s?|hij[oa]s?|muchach[oa]s?|padres|parejas?|clientes)';
const SINGLE = '(?:sol[oa]s?|solter[oa]s?|divorciad[oa]s?|viud[oa]s?)';
const SEX = `(?:(?:hombres?|mujer(?:es)?|damas?|caballeros?|senoritas?|varon(?:es)?|muchach[oa]s?|chic[oa]s|chav[oa]s?|machos)(?: ${SINGLE})?|(?:madres?|mamas?|padres?|papas?) ${SINGLE}|solteron(?:es|as?)?)`;
const LGBT =
  '(?:(?:familias? (?:con|de) )?(?<!(?:los|sus|mis|tus) )dos (?:papas|mamas)(?!,? (?:un|una|y|con|que (?:cri|ador))(?!\\w))|personas? trans|lgbt|lgbtq?|del ambiente|(?:dos|2) (?:muchach[oa]s|chavos|chavas|hombres|mujeres|amigos|amigas) (?:junt[oa]s|sol[oa]s|que viven|novi[oa]s)|gays?|lesbianas?|homosexual(?:es)?|maricon(?:es|as)?|jot[oa]s?|bisexual(?:es)?|transexual(?:es)?|transgeneros?|travestis?|trans(?! (?:am|porte))|no binari[oa]s?|queers?|lgbt\\w*|drag queens?|parejas? (?:gays?|homosexual(?:es)?|del mismo sexo|de (?:hombres|mujeres|lesbianas))|(?:dos|2) (?:hombres|mujeres|muchach[oa]s|chic[oa]s|senoras|senores|novi[oa]s)(?: (?:que (?:son|sean|se) \\w+|juntos como pareja|pareja|en pareja))|pronombres(?: \\w+)?)';
const PAIRED =
  '(?:recien (?:separad|divorciad)[oa]s?|(?:sin |con )(?:anillo|papeles de matrimonio|acta de matrimonio)(?: de casad[oa]s)?|parejas sin \\w+|(?:parejas? |gente |personas )?(?:sin casar(?:se)?|no casad[oa]s|juntad[oa]s?|arrejuntad[oa]s?|amancebad[oa]s?|en union libre|que (?:no )?viv(?:en|an) (?:juntos|en (?:union|pecado))(?: \\w+)?)|no (?:esta|estan|estas|esten) casad[oa]s?|(?:esta|estan|estas) (?:juntad|arrejuntad|divorciad|separad)[oa]s?|divorciad[oa]s?|separad[oa]s|viud[oa]s?|(?:su |la |el )?novi[oa]s?(?! (?:de|del) (?:ano|vestido)))';
const CHILD =
  '(?:familias de (?:acogida|crianza)|padres (?:de crianza|adoptivos)|embarazada(?=\\?|,)|(?:de |los de )(?:secundaria|primaria|kinder|prepa)(?: para abajo)?|adolescentes|muchachitos|(?:tus|sus|los|mis) (?:ninos|hijos|chamacos)|triciclos|llantos|(?:mama|madre|papa|padre|familia|senora)s? (?:de|con) (?:dos|tres|cuatro|cinco|seis|[2-7])|panales|mamilas|guarderia|(?:dos|tres|cuatro|cinco|2|3|4|5) (?:hijos|ninos|chamacos|criaturas)|una nina|nin[oa]s?|menor(?:es)?(?: de edad| de 1\\d)?(?! (?:a|costo|precio|plazo|de (?:[3-9]\\d|cinc|ses|ses)))|bebes?|hijos?|hijas?|adolescentes?|infantes?|chiquit[oa]s|chiquill[oa]s|peques|chamac[oa]s?|escuincles?|plebes|chilpayates|criaturas?|recien nacid[oa]s?|carriolas?|cunas?|embarazad[oa]s?|embarazo|(?:esperan?|esperas|esperando) (?:un |una |su )?bebes?|en estado|familias? (?:numerosas?|grandes?|con \\w+|de (?:cinco|seis|siete|ocho|[5-9]))|(?:mas de|tantos) (?:dos|tres|un|2|3) (?:hij[oa]s|nin[oa]s)|pelaos?|pelait[oa]s?|guaguas|gurises|nen[ea]s?|cipot[ea]s?|chavalos?|chavalit[oa]s?|morrit[oa]s|huercos?|chavit[oa]s?|niet[oa]s|hijastros|ninos de crianza)';
const CONDITION =
  '(?:esquizofreni\\w+|bipolar(?:es|idad)?|depresion|ansiedad|psicosis|demencia|alzheimer|parkinson|epilep\\w+|convulsiones|autis(?:mo|tas?)|sindrome de down|down|paralisis(?: cerebral)?|vih|sida|hepatitis|cancer|diabetes|dialisis|enfermedad(?:es)?(?: \\w+)?|trastornos?(?: \\w+)?|discapacidad(?:es)?|incapacidad(?:es)?|(?:algun )?(?:problemas?|condicion(?:es)?) (?:mental(?:es)?|medic[oa]s?|de (?:salud|movilidad|nervios|adiccion))|su (?:condicion|enfermedad)|traumas?|adiccion(?:es)?|alcoholismo|vicios|los nervios|mal(?:it)?[oa]s? de (?:las |la |los |el )?\\w+|limitaciones)';
const AID =
  '(?:sillas? (?:de ruedas|electrica)|andaderas?|andador(?:es)?|bast(?:on|ones)|muletas|oxigeno|tanques? de oxigeno|protesis|aparatos? (?:auditivos?|ortopedicos?)|cama de hospital|cuidador(?:a|es|as)?|enfermer[oa]s?)';
const MEDICINE =
  '(?:(?:medicamentos?|medicinas?|pastillas|tratamiento)(?: \\w+)? ?(?:psiquiatric[oa]s?|para (?:los nervios|la depresion|dormir)|controlad[oa]s?)?|antidepresivos|antipsicoticos|metadona|insulina|dialisis)';
const ILL = `(?:(?:un[oa]?|alguien|el|la|l[oa]s|persona|gente) (?:sin|con una) (?:pierna|brazo|vista|oido|protesis)s?|libertad condicional|interpretes? de senas|lenguaje de senas|audifonos(?! (?:inalambricos|gratis))|(?:baston(?:es)?|andaderas?|scooters?|sillas? de ruedas|muletas|oxigeno)(?:,? (?:o |y )?(?:baston(?:es)?|andaderas?|scooters?|sillas? de ruedas|muletas|oxigeno))+|(?:el|la|un|una|l[oa]s) (?:bipolar|loquit[oa]|esquizofrenic[oa]|enfermit[oa]|ciegu?it?[oa]|sordit[oa]|cojo|coja)s?|(?:su|tu|esa|esta) condicion|(?:gente|personas?|l[oa]s|quien(?:es)?|inquilin[oa]s?) que (?:oyen? voces|hablan? sol[oa]s?|juntan? basura|acumulan?|cojean?|no (?:oyen?|ven?|caminan?|pueden? (?:caminar|subir|bajar)))|(?:l[oa]s|gente|personas?|quien(?:es)?) que (?:sal(?:en|ga|gan)|vien(?:en|e)|vengan?|estuvieron) de (?:la |una |un )?(?:rehabilitacion|anexo|psiquiatrico|centro \\w+|hospital psiquiatrico)|(?:toma|tome|tomen|toman) (?:pastillas|medicinas?|medicamentos?)(?: \\w+)?|anda(?:n)? en (?:silla|andadera|muletas)(?: \\w+)?|(?:silla|scooter) electric[oa]|casas? de (?:rehabilitacion|recuperacion|grupo)|educacion especial|necesidades especiales|${WHO} (?:con|en|que (?:us|necesit|tom|teng|tien|padez|padec|sufr|este|esta)\\w*(?: en| de| con)?) (?:un |una |su |la |las |el )?(?:${CONDITION}|${AID}|${MEDICINE}|recuperacion|rehabilitacion|tratamiento)|(?:tiene|tienes|tienen|tenga|tengan|usa|usas|usan|use|usen|necesita|necesitas|necesitan|toma|tomas|toman|padece|padecen|sufre|sufren|trae|anda con)(?: (?:de|un|una|su|la|las|el|los|alguna?)){0,2} (?:${CONDITION}|${AID}|${MEDICINE})|${IS} (?:en (?:silla de ruedas|recuperacion|rehabilitacion|tratamiento|dialisis)|sord[oa]s?|cieg[oa]s?|mud[oa]s?|discapacitad[oa]s?|incapacitad[oa]s?|enferm[oa]s?|mal(?:it)?[oa]s? (?:de|del)(?: \\w+){1,2}|autistas?|bipolar(?:es)?|alcoholic[oa]s?|adict[oa]s?|cojit?[oa]s?|inestables?|deprimid[oa]s?)|(?:gente|personas?|inquilin[oa]s) de los nervios|(?:sord[oa]|cieg[oa]|discapacitad[oa]|adict[oa]|alcoholic[oa]|enferm[oa]|epileptic[oa]|esquizofrenic[oa]|diabetic[oa]|parapletic[oa]|autista|lisiad[oa]|coj[oa]|drogadict[oa])s?(?: en recuperacion| mentales| anonimos)?|${WHO} (?:sord|cieg|enferm|discapacitad|incapacitad|deprimid|inestable|autista|bipolar)\\w*)`;
const HELPER =
  '(?:(?:animal(?:es)?|perr(?:o|os|a|as|ito|itos)|gat(?:o|os|a|as)|conej(?:o|os|a)|pajaros?|pericos?|mascotas?) (?:de (?:servicio|apoyo(?: emocional)?|asistencia|terapia|compania medica)|guias?|lazarillos?)|(?:cartas?|notas?|papeles|certificados?) (?:de(?:l)? )?(?:apoyo emocional|esas?|doctora?|medic[oa]|terapeuta|psicolog[oa])|esas?(?= (?:no|tampoco|paga|pagan|letter)))';
const FUNDED =
  '(?:(?:quien(?:es)?|l[oa]s que|gente|alguien|nadie|personas)(?: a quien| que)? (?:el|la|un|una) (?:condado|gobierno|estado|ciudad|agencia|programa) (?:le|les) (?:pag|ayud|cubr)\\w+|mantenid[oa]s(?: (?:del?|por el) gobierno)?|(?:gente|inquilin[oa]s|personas|l[oa]s|familias|quien(?:es)?)(?: que \\w+)? con trabajador[a]?s? social(?:es)?|(?:la |las |una )?pension(?:es)?(?! (?:completa|familiar))|(?:de|del|en) (?:un |el )?albergues?|ingresos? de (?:retiro|pension|gobierno|aplicaciones)|(?:gente |inquilin[oa]s |l[oa]s )?(?:de|del|con) (?:el )?(?:programa|voucher|vale|section 8|sec 8|housing|welfare|vash|hud)(?: \\w+)?|barrio de (?:vouchers|vales|seccion)|(?:la |el )?(?:seccion|section|sec\\.?|plan) (?:8|ocho)|(?:cupon|vale|vales|voucher|vouchers|subsidios?)(?: (?:de|para) (?:la )?(?:vivienda|renta|hud|seccion \\w+))?(?! (?:la pena|mas|mucho|cada|oro))|(?:ayudas?|apoyos?|asistencia|cheques?|dinero|programas?) (?:del?|de la|para la) (?:gobierno|renta|estado|condado|ciudad|vivienda|seguro social|bienestar|welfare|incapacidad|asistencia)|(?:viv|depend|mantien|cobr|recib)\\w* (?:de(?:l)? |la |las |el )?(?:gobierno|ayudas?|pension|incapacidad|discapacidad|desempleo|estampillas(?: de comida)?|manutencion|seguro social|ssi|ssdi|welfare|cupones(?: de comida)?|asistencia)|estampillas(?: de comida)?|cupones(?: de comida)?|ssi|ssdi|snap|ebt|wic|welfare|medicaid|(?:en|del?) desempleo|desemplead[oa]s?|sin (?:trabajo|empleo)|pension alimenticia|manutencion|ingresos? (?:fijos?|por incapacidad)|autoridad de vivienda|hud|gente de (?:programas?|gobierno|la calle|albergue)|personas? sin hogar)';
const OLDER =
  '(?:pas\\w+ de (?:los )?(?:cincuenta|sesenta|setenta|[5-9]0)(?! (?:mil|dolares|pesos|por ciento|millas|minutos))|adult[oa]s? mayor(?:es)?|la tercera edad|(?:gente|personas?|senores|l[oa]s|nadie|ningun[oa]?|alguien) de (?:mas|menos) de (?:treinta|cuarenta|cincuenta|sesenta|setenta|[3-9]\\d)(?! (?:libras|mil))|chav[oa]s(?: de \\w+)?|veintitantos|treintones|cuarentones|muchach[oa]s de (?:la )?(?:uni|universidad|colegio)|senior(?:es|s)?(?= ?(?:[.,;!]|$)| (?:no|solo|pref))|rucos?|ruquit[oa]s?|rocos?|ancian[oa]s?|viej[oa]s|viejit[oa]s?|abuelit[oa]s?|jubilad[oa]s?|pensionad[oa]s?|retirad[oa]s|adultos mayores|(?:personas?|gente|senor(?:es|as?)|parejas?|inquilin[oa]s?) (?:ya )?(?:mayor(?:es)?(?! de)|grandes?|jove?n(?:es)?|de edad|de la tercera edad)|tercera edad|estudiantes?(?: universitari[oa]s?)?|universitari[oa]s?|jovenes|jovencit[oa]s?|es joven|chavos|millennials?|(?:mayor(?:es)?|menor(?:es)?|mas|menos) de (?:los )?(?!55|62)(?:2[2-9]|[3-9]\\d|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta)(?! (?:libras|pies|minutos|dias|mil|%|por ciento|casas|millones|personas|propiedades|ofertas|metros))(?= ?(?:[.,;:!?]|$)| (?:anos|no|favor|mejor|pagan?|para|en|que|les?|se|viviendo|del))|(?:pas\\w+|rebas\\w+) (?:ya )?(?:de )?los (?:2[2-9]|[3-9]\\d|treinta|cuarenta|cincuenta|sesenta)(?! (?:mil|dolares|pesos|por ciento|millas|minutos))|(?:a )?(?:su|tu) edad)';
const SOLDIER =
  '(?:(?:que )?(?:esten?|estan?|trabajen?|vivan?|sirvan?) en (?:la|una) base(?! de)|(?:l[oa]s|gente|familias|inquilin[oa]s) (?:de|del) (?:fort|fuerte|camp|base) [a-z]+|(?:l[oa]s |gente )?de la (?:guardia nacional|reserva|marina|fuerza aerea|base)|desplegad[oa]s|ex ?militar(?:es)?|uniformad[oa]s|veteran[oa]s?|militar(?:es)?|soldados?|marinos?|marines|reservistas?|(?:en|del?) (?:el )?(?:ejercito|la marina|la fuerza aerea|la guardia nacional)|servicio activo|ex ?militares)(?! (?:memorial|de (?:hospital|la ley)))';
const SPEAKER =
  '(?:(?:gente|personas?|familias?|inquilin[oa]s?|l[oa]s|quien(?:es)?|vecin[oa]s) que (?:no )?(?:habl|entiend|sep)\\w+(?: \\w+)? (?:ingles|espanol|castellano|creole|arabe|chino|ruso|otro idioma)|hispanohablantes?|angloparlantes?|anglohablantes?|(?:que )?(?:solo |nomas |unicamente |no |apenas |casi no |puro )(?:habl\\w+|sab\\w+|entiend\\w+)(?: \\w+)? (?:ingles|espanol|castellano|dialectos?|lenguas?|idiomas?|creole)|habl\\w+ (?:puro |solo |otro |otra |un |alguna? )?(?:dialectos?|lenguas?|mixteco|zapoteco|nahuatl|quiche|mam|creole|otros idiomas?)|(?:con|tiene|tenga|tienen) (?:mucho |un |su )?acento(?: \\w+)?|no (?:se le|le) entiend\\w+)';

export const NAMED: Readonly<Partial<Record<RuleId, readonly About[]>>> = {
  'race-or-origin': [
    {
      whom: `(?<!(?:en|espanol|ingles|del|idioma|tagalo|y|o),? )(?:${COUNTRIES})(?! (?:cafe|restaurantes?|comida|de (?:mole|barro)))|${ORIGINS}|(?:${PEOPLE}|trabajador[a]?|enfermer[oa]|cociner[oa]|chofer|muchach[oa]s?|abuel[oa]) ${ORIGIN}`,
      ways: EVERY_WAY,
      instead: null,
    },
    { whom: `${IS} (?:\\w+ )?${ORIGIN}`, ways: EVERY_WAY, instead: null },
    { whom: FROM_ABROAD, ways: EVERY_WAY, instead: null },
    { whom: COMES_FROM, ways: EVERY_WAY, instead: null },
    {
      whom: '(?:(?:gente|personas?|inquilin[oa]s?|alguien|el que|l[oa]s|quien(?:es)?|todo el)(?: que)? (?:con|teng\\w+|tien\\w+) antecedentes(?: penales)?|ex ?(?:convict|presidiari|re[oa])\\w*|exconvictos?|presidiari[oa]s|delincuentes|pandiller[oa]s|arrestad[oa]s|(?:record|historial) (?:criminal|penal|de arrestos?))',
      ways: ['refused', 'steered'],
      instead: null,
    },
    {
      whom: ORIGIN,
      before: [
        '(?:abrumadoramente|mayormente|predominantemente|mayoritariamente|casi tod[oa]s?|casi pur[oa]s?|\\d+ ?(?:%|por ciento)|bien|muy|cada vez mas|totalmente|completamente|que tan) (?:de )?',
      ],
      after: [
        ',? (?:de preferencia|preferiblemente|preferentemente|preferid[oa]s?|pref\\.?|solamente|nomas|unicamente|only|nada mas)(?= ?(?:[.,;!?]|$)| (?:para|en|por|y|o|que))',
      ],
      instead: null,
    },
    {
      whom: '(?:vegetarian[oa]s?|vegan[oa]s?|que no com(?:a|an) (?:carne|puerco|cerdo))',
      ways: ['preferred'],
      after: [',? (?:solamente|nomas|unicamente|de preferencia|only|por favor)'],
      instead: null,
    },
    { whom: PAPERS, ways: SAID_OUTRIGHT, instead: null },
    {
      whom: '(?:indocumentad[oa]s?|refugiad[oa]s?|asilad[oa]s?|solicitantes de asilo|l[oa]s (?:ilegales|sin papeles)|(?:gente|personas?|l[oa]s|familias|inquilin[oa]s) (?:con|de|que tienen|en tramite de) (?:asilo|tps|daca|parole|visa)|(?<!ni )sin (?:asilo|tps|parole|papeles))',
      ways: ['singled', 'blamed'],
      instead: null,
    },
    {
      whom: 'ciudadan[oa]s(?! (?:del mundo|distinguid))',
      ways: ['preferred', 'suited'],
      before: ['(?:para|a) (?:puros |l[oa]s )?'],
      after: [',? (?:y punto|nada mas|solamente|nomas|primero|y ya)'],
      instead: null,
    },
    { whom: DESCENT, ways: ['refused', 'preferred', 'steered', 'charged', 'apart'], instead: null },
  ],
  'language-spoken': [{ whom: SPEAKER, ways: SAID_OUTRIGHT, instead: null }],
  religion: [
    { whom: `(?:${IS} |${A_ONE} |${PEOPLE} )?${FAITH}`, ways: EVERY_WAY, instead: null },
    {
      whom: `(?:${IS} |${A_ONE} )?(?:ate[oa]s?|agnostic[oa]s?|(?:no )?creyentes?|bruj[oa]s|pagan[oa]s?|satanic[oa]s?|santer[oa]s?|aleluyas?|(?:va|van|vaya|vayan) a (?:la iglesia|misa|el templo|la mezquita)|(?:(?:usa|usan|use|usen|con|el|los|un) )?(?:velos?|turbantes?|hiyabs?|hijabs?|burkas?|kipas?|tunicas)(?! (?:de novia|de mosquitos))|gente de (?:otra )?(?:religion|fe))`,
      ways: EVERY_WAY,
      instead: null,
    },
    {
      whom: '(?:(?:l[oa]s |un |una )?(?:herman[oa]s?|miembros?|familias?|gente|personas?|amig[oa]s?|conocid[oa]s)(?: que)? (?:de|en|del|van a) (?:la |el |mi |nuestr[oa] |su )?(?:congregacion|iglesia|parroquia|templo|sinagoga|mezquita|fe|culto|ministerio|grupo de oracion)|(?:l[oa]s|gente|personas?|quien(?:es)?)(?: que)? (?:practi|profes)\\w+(?: \\w+){1,4}?|(?:comprador[a]?|inquilin[oa]|persona|familia)s? (?:muy )?creyentes?|feligres(?:es|as)?|parroquianos|congregantes)',
      ways: EVERY_WAY,
      before: [
        '(?:apart|guard|reserv|da|dam|ofrec|rent)\\w*(?: \\w+){0,4} (?:si (?:es|eres|son)|a|para) (?:un |una |l[oa]s )?',
      ],
      after: [`,? (?:l[oae]s? |te )?(?:apart|guard|reserv|dam|ofrec|rent)\\w*(?: \\w+){0,3}`],
      instead: null,
    },
    {
      whom: SIGNS_OF_FAITH,
      ways: ['refused'],
      before: [
        "(?:no|ni|nada de|sin|prohib\\w+|quit\\w+|retir\\w+)(?:,? (?!(?:hay que|necesita|importa)(?!\\w))[\\w']+){0,5},? (?:o |y |ni )?",
      ],
      instead: null,
    },
  ],
  sex: [
    { whom: SEX, ways: [...TURNED_OFF, 'favoured'], instead: null },
    {
      whom: '(?:hombres|mujeres|damas|caballeros|senoritas|muchach[oa]s|varones|(?:mamas|madres|papas|padres) solter[oa]s)',
      ways: ['blamed'],
      instead: null,
    },
    {
      whom: `(?:${A_ONE} )?(?:hombre|mujer|senorita|caballero|dama|muchach[oa]|senora?) ${SINGLE}|(?:madres?|mamas?|padres?|papas?) ${SINGLE}`,
      ways: EVERY_WAY,
      instead: null,
    },
    { whom: `${IS} ${SEX}`, ways: TURNED_OFF, instead: null },
  ],
  orientation: [{ whom: `(?:${IS} |(?:un|una) (?:${PEOPLE} )?)?${LGBT}`, ways: EVERY_WAY, instead: null }],
  'family-preferred': [
    { whom: PAIRED, ways: EVERY_WAY, instead: null },
    {
      whom: '(?:matrimonios? (?:casad|sin|jov|form|estab|seri)\\w*|parejas? casadas?|recien casad[oa]s|solter[oa]s?|viud[oa]s?|divorciad[oa]s?|casad[oa]s por (?:la ley|las leyes|el civil|la iglesia))',
      ways: ['preferred', 'suited'],
      instead: null,
    },
    { whom: 'familias?(?! (?:y amigos))', ways: ['steered', 'charged'], instead: null },
  ],
  'children-refused': [
    {
      whom: '(?:(?:mamas?|madres?|papas?|padres?|familias?|parejas?|inquilin[oa]s|l[oa]s|gente) (?:con|que tienen|que traen|que tengan) (?:\\w+ )?(?:bebes?|ninos?|hijos?|chamacos|chiquit[oa]s|carriola|recien nacid[oa]s?|adolescentes)|(?:unidades|departamentos|depas) (?:para|de) familias)',
      ways: ['steered', 'apart', 'bound', 'charged', 'blamed'],
      after: [
        ' (?:estan|esta|quedan|van|viven|dejan?|ponen?|guardan?)(?: \\w+){0,2} (?:atras|al fondo|afuera|abajo|hasta atras|en el (?:anexo|sotano|patio)|junto a la basura|aparte)',
      ],
      instead: null,
    },
    { whom: CHILD, ways: [...TURNED_OFF, 'preferred', 'blamed'], instead: null },
  ],
  disability: [
    { whom: ILL, ways: EVERY_WAY, instead: null },
    {
      whom: '(?:(?:acomodos?|ajustes?|adaptacion(?:es)?|modificacion(?:es)?) razonables?|(?:cajon(?:es)?|estacionamientos?|parqueos?|lugar(?:es)?) (?:de|para) (?:los |personas )?(?:discapacitad|minusvalid|impedid|incapacitad|con discapacidad)\\w*)',
      ways: ['refused'],
      instead: null,
    },
  ],
  'assistance-animals': [
    {
      whom: HELPER,
      ways: TURNED_OFF,
      after: [
        '(?:(?!(?<!\\w)(?:no|ni|nunca|sin|libres?|exent\\w*|mascotas pagan|perros|gatos|pero)(?!\\w))[^.!?\\n]){0,50}?(?:\\$ ?\\d[\\d,.]*|(?:depositos?|cuotas?|cargos?|renta|recargos?) de mascotas?|(?:deposito|cuota|cargo|renta) (?:extra|adicional|normal|de siempre))(?: \\w+){0,3}',
        '(?:,? (?!(?:no|ni|nunca)(?!\\w))\\w+){0,4},? \\$ ?\\d[\\d,.]*(?: (?:al mes|extra|cada|mas|por \\w+|que no se devuelven?|no reembolsables?))?(?= ?(?:[.,;!]|$)| que)',
        '.{0,90}?(?<!\\w)(?:cero|sin|no (?:se )?(?:acept|permit|admit)\\w+) (?:animales|mascotas|perros|gatos|excepciones)',
        '(?: (?:tambien|igual|si|se))* (?:cuentan?|se cuentan?) (?:como|dentro|en|para|contra)(?: \\w+){0,4}',
        '(?:,? \\w+){0,3} (?:de )?(?:menos|menores?|hasta|maximo|no mas) (?:de )?\\d+ ?(?:libras|kilos|lbs?)',
        '(?: \\w+){0,2} (?:deben?|tienen? que|debera?n?|han de)(?: (?:estar|ser|ir|usar|entrar))? (?:registrad|certificad|aprobad|enjaulad|con bozal|chic|pequen|esteriliz|por)\\w*(?: \\w+){0,3}',
      ],
      instead: null,
    },
  ],
  'source-of-income': [
    {
      whom: '(?:(?:la )?(?:seccion|section|sec|plan) (?:8|ocho)|vouchers?|vales? (?:de|para) (?:la )?(?:vivienda|renta|hud)|ssi|ssdi|welfare|estampillas|(?:gente|inquilin[oa]s|l[oa]s|personas|barrio) (?:de|del|con) (?:el )?(?:programas?|gobierno|vales?|ayuda))',
      ways: ['blamed'],
      instead: 'se considera todo ingreso legal',
    },
    {
      whom: `(?:(?:${WHO}|inquilin[oa]s) (?:de|con|que (?:trae|traiga|tenga|tiene|usa|recibe)\\w*) (?:el |la |un |una |los )?)?${FUNDED}`,
      ways: [...TURNED_OFF, 'preferred', 'favoured'],
      after: [
        "(?:,? (?!(?:no|ni|nunca|parte|porcion)(?!\\w))[\\w'/]+){0,6}? (?:gan(?:ar|e|en|a)|ten(?:er|ga|gan)|tiene[ns]?|comprobar|demostrar)(?: \\w+){0,3} (?:dos|tres|cuatro|2|3|4|doble|triple)(?: veces)?(?![^.!?\\n]{0,40}(?:su parte|tu parte|porcion|lo que le toca))",
      ],
      instead: 'se considera todo ingreso legal',
    },
  ],
  'steering-people': [
    {
      whom: '(?:l[oa]s |inquilin[oa]s |residentes |familias |gente )?(?:de |en )(?:las? unidad(?:es)? de |los? departamentos? de )?(?:renta (?:baja|economica|subsidiada|limitada)|bajos ingresos|vivienda (?:economica|accesible|social))',
      ways: ['apart'],
      instead: null,
    },
  ],
  age: [
    { whom: OLDER, ways: SAID_OUTRIGHT, instead: 'todas las personas' },
    {
      whom: '(?:ancian[oa]s|viejit[oa]s|abuelit[oa]s|adult[oa]s? mayor(?:es)?|(?:la )?tercera edad|(?:gente|personas?) (?:grande|mayor(?:es)?|de edad|joven)(?! de (?:edad|18))|universitari[oa]s|millennials|nadie (?:de|mayor|menor) (?:mas |menos )?de \\w+)',
      ways: ['singled', 'blamed'],
      instead: 'todas las personas',
    },
    {
      whom: `(?:${A_ONE} )?(?:estudiantes?|universitari[oa]s?|jubilad[oa]s?|joven|jovenes|viejit[oa]s?|senora?s? mayor(?:es)?|alguien (?:mayor|menor|de mas|joven)(?: de)?(?: \\d\\d)?|pareja (?:joven|mayor|de jubilados))`,
      ways: ['preferred', 'suited'],
      instead: 'todas las personas',
    },
  ],
  'military-status': [{ whom: `(?:${A_ONE} )?${SOLDIER}`, ways: NOT_CHOSEN, instead: null }],
};
