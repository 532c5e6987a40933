// What a house asks of whoever lives in it, what it would rather not see, and whom its ads are kept from, as `Phrases.find` takes it: small letters, no accents.
import { AMENITY } from './apart.ts';
import { FAITH } from './parts.ts';
import { COUNTRIES } from './peoples.ts';
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';

const LANGUAGE =
  '(?:espanol|ingles|castellano|mandarin|chino|coreano|ruso|portugues|vietnamita|creole|criollo|arabe|hindi|urdu|tagalo|frances|polaco|italiano|ucraniano|somali|quiche|mixteco|nahuatl|zapoteco|dialectos?|otros? idiomas?|idiomas? extranjeros?|spanglish)';
const NOT =
  '(?:no|ni|nunca|jamas|nada de|sin|prohibid[oa]s?|se prohibe[n]?|prohibimos|tampoco|cero|evit\\w+|queda(?: \\w+)? prohibido)';
const SHARED = `(?:${AMENITY}|areas? comun(?:es)?|pasillos?|lobby|lavanderia|elevador|patio|alberca|piscina|edificio|propiedad|casa club|condominio|complejo|parque|juegos|calle|cuadra|vecindario|barrio|tienda|aqui)`;
const YOUNG =
  '(?:nin[oa]s?|menores(?: de (?:edad|\\d+(?: anos)?))?|adolescentes|muchach[oa]s|chamac[oa]s|chiquill[oa]s|chiquit[oa]s|chavit[oa]s|jovencit[oa]s|hij[oa]s|peques|nenes?|nenas?|todo (?:nino|menor)|criaturas)';
const INDOORS =
  '(?:adentro|dentro|en (?:su|la|sus) (?:casa|departamento|apartamento|unidad|cuarto|recamara)s?|recogid[oa]s|metid[oa]s|afuera|fuera|en (?:el|la|los|las) (?:patio|calle|jardin|pasillos?|lobby|estacionamiento|areas? comun(?:es)?|juegos|parqueo|alberca|piscina|escaleras?))';
const AT_NIGHT =
  '(?:(?:a|antes de|despues de|desde|pasadas|hasta|para|a partir de)(?: (?:las|la|l))? (?:\\d{1,2}(?::\\d\\d)?|una|seis|siete|ocho|nueve|diez|once|anochecer|oscurecer|atardecer|noche)|de (?:la )?noche|al (?:anochecer|oscurecer)|(?:que|cuando)(?: se)? (?:oscurece|anochece|oscurezca|anochezca|mete el sol)|caiga la noche)';

/** Aids and what comes with them. */
const AID =
  '(?:rampas?|sillas? de ruedas|andador(?:es)?|andaderas?|baston(?:es)?|muletas|(?:vans?|camionetas?|guaguas?|transporte|ambulancias?)(?: de (?:dialisis|discapacitados|inval\\w+|asilo|hospital|pacientes|enfermos|impedidos))|tanques? de oxigeno|camas? de hospital|letreros? azul(?:es)?|barras? de apoyo|cajon(?:es)? azul(?:es)?|scooters?)';
const BLEMISH =
  '(?:fe[oa]s?|afe\\w+|arruin\\w+|dan(?:a|an|ar)|echa\\w* a perder|estrope\\w+|se ve[n]? mal|se mira[n]? mal|bonit[oa]|elegan\\w+|estetica|fachada|imagen|vista|parece\\w* (?:hospital|asilo|clinica)|depri\\w+|baja\\w* (?:el valor|los precios|de categoria)|abarat\\w+|corriente|hospital|asilo|entrada|estorb\\w+)';

/** Who pays or signs beside the tenant. */
const AGENCY =
  '(?:(?:la |el |un[oa]? |su )?(?:trabajador[a]? social|autoridad de (?:la )?vivienda|departamento de (?:la )?vivienda|oficina de (?:la )?vivienda|inspeccion(?:es)? (?:del?|de la) (?:vivienda|housing|departamento|autoridad|condado|gobierno|seccion|plan|hud|programa|ciudad)|inspector(?:es|a)? (?:del?|de la) (?:vivienda|housing|hud|condado|gobierno|seccion|plan|programa|ciudad)|housing(?! (?:market))|programa de (?:vivienda|renta)|agencia|hud|case ?worker))';
const TURNED_DOWN =
  '(?:no|ni|tampoco|nunca|sig(?:a|ue) (?:buscando|de largo)|busque (?:en )?otr[oa]|busca (?:en )?otr[oa]|otr[oa] (?:lado|lugar|edificio)|mejor|paso|lo siento|olvid\\w+|con eso te digo|punto)';

/** Whom an ad or a list is kept from. */
const KEPT_FROM = `(?:refugiad[oa]s|inmigrantes|extranjer[oa]s|migrantes|minorias|papas|mamas|padres|madres|familias(?: con \\w+)?|(?:l[oa]s|gente|personas|quien(?:es)?|usuarios|l[oa]s que|a l[oa]s que)(?: que)? (?:tengan?|tienen|usan?|usen|hablan?|hablen|cobran?|reciben?|reciban|traen?|traigan|con)(?: \\w+){0,2} (?:hijos|ninos|bebes|vales?|seccion 8|plan 8|espanol|silla|discapacidad|ayuda|facebook|papeles)|ninos|hijos|embarazadas|jubilad[oa]s|viejit[oa]s|ancian[oa]s|tercera edad|mayores(?: de \\d\\d)?|menores de \\d\\d|estudiantes|solter[oa]s|madres solteras|gays?|lgbt\\w*|vales?|seccion (?:8|ocho)|plan (?:8|ocho)|(?:el )?(?:publico|audiencia|gente) (?:en|de|que habla) (?:espanol|habla hispana|ingles)|hispanohablantes|hispan[oa]s|(?:${COUNTRIES})|${FAITH}|mujeres|hombres|veteran[oa]s|militares|discapacitad[oa]s|negr[oa]s|moren[oa]s)`;
const LISTS =
  '(?:publico|audiencia|campana|anuncio|publicidad|pauta|promocion|lista(?: de (?:citas|visitas|espera|contactos|clientes))?|prospectos|leads|citas|visitas|envios?|correos?|post(?:al(?:es)?)?|base de datos|segmentacion|boost|solicitudes|recorridos?|contactos)';

/** By rule. */
export const HOUSE_RULES: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'children-refused': [
    `${YOUNG}(?: \\w+){0,2} (?:entran?|se meten?|se recogen?|se guardan?|se duermen?|a dormir)(?: \\w+){0,2}? ${AT_NIGHT}(?=${within(60)}(?:o |regla|multa|contrato|[.,!]|$))`,
    `${YOUNG}(?: \\w+){0,5}? (?:deben?|debera?n?|tienen? que|han de|hay que|no (?:pueden?|se permit\\w+|deben?)|prohibid\\w+|se quedan?|tendran? que|favor de|encontrad[oa]s?|sorprendid[oa]s?)(?: \\w+){0,5}? ${INDOORS}${within(40)}(?<!\\w)${AT_NIGHT}(?![^.!?\\n]{0,60}(?:desfile|feria|dulces|halloween|posada|fiesta))`,
    `${YOUNG}(?: \\w+){0,4}? ${INDOORS}(?: \\w+){0,3}? ${AT_NIGHT}(?: \\w+){0,3} (?:multas?|pagan?|se (?:reporta|multa|llama|evict)\\w*|reporte|aviso|desaloj\\w+|no|prohibid\\w+)`,
    `(?:toque de queda|hora limite|horario)(?: \\w+){0,2} (?:para|de) (?:los |todos los )?(?:ninos|menores|adolescentes|muchachos|jovenes|chiquillos)(?! (?:en la|de la (?:alberca|biblioteca)))`,
    `(?:que )?(?:l[oa]s )?(?:nin[oa]s|chiquill[oa]s|chamac[oa]s|muchach[oa]s|hij[oa]s)(?: \\w+)? (?:jueguen|juegen|se vayan|vayan a jugar|deben jugar|tienen que jugar|corran|hagan ruido)(?: \\w+)? (?:en otr[oa]|a otr[oa]|adentro|dentro|en (?:su|el parque)|fuera|lejos)(?: \\w+)?`,
    `(?:y )?(?:el |los |un |cada )?(?:bebes?|recien nacid[oa]s?|nin[oa]s?|menor(?:es)?|hij[oa]s?)(?: \\w+)? (?:es|son|cuentan?(?: como)?|vale[n]?(?: por)?)(?: (?:otr[oa]|un[oa]?|tambien))* (?:cuerpos?|personas?|cabezas?|ocupantes?|inquilin[oa]s?|adult[oa]s?)`,
    `(?:ni|no)(?: \\w+){0,3} (?:herman(?:it)?[oa]s? con (?:herman(?:it)?[oa]s?|prim\\w+)|nin[oa]s? con nin[oa]s?|varon(?:es|cito)? con (?:hembr\\w+|nin[oa]s?|mujer\\w*)|(?:un )?nino y (?:una )?nina (?:junt|en el mismo|en un))`,
    `(?:son|es|tiene|tienen|si son|digame si son)(?: \\w+)? (?:ninos? o ninas?|varon(?:es|cito)?s? o (?:hembra|hembrita|nina|mujer)\\w*|nina o nino|hembra o varon)(?=[^\\n]{0,140}(?:cuarto|recamara|junt\\w+|duen\\w+|caser\\w+|contrato|renta|ponen|acept\\w+))`,
    `(?:edificio|casa|complejo|condominio|piso|departamento|aqui)(?: \\w+){0,5},? (?:y )?(?:asi )?(?:lo |la |l[oa] )?(?:queremos|mantenemos|dejamos|gusta)?,? ?sin (?:criaturas|llantos|biberones|panales|juguetes|carriolas)`,
  ],
  'language-spoken': [
    `${NOT} ${LANGUAGE}(?:,? (?:ni|o|y) ${LANGUAGE})* (?:en|dentro de)(?: (?:la|el|las|los|todas?|todos?))* ?${SHARED}`,
    `(?:hablen|hable|favor de hablar) ${LANGUAGE}(?: \\w+)? (?:en|dentro de)(?: (?:la|el|las|los|todas?|todos?))* ?${SHARED}`,
    `(?:habl\\w+|us\\w+)(?: (?:solo|nomas|unicamente))? (?:el (?:idioma|lenguaje) (?:de (?:este|el|nuestro) pais|del pais|nacional)|en cristiano|en americano)`,
    `${NOT}(?: (?:se|quer\\w+|permit\\w+|debe[n]?|puede[n]?|vas a|van a|gusta|oir|escuch\\w+|habl\\w+|hablar|usar|us\\w+|platic\\w+|oiras?|conversar|que|nos|le|les|hablen?|en|el|ni una palabra de|acept\\w+|toler\\w+)){1,5} ${LANGUAGE}(?: \\w+){0,2} (?:en|dentro|por|cerca|aqui)(?: (?:las?|los?|el|este|esta|nuestr[oa]s?|todas?|todos?))* ?${SHARED}`,
    `(?:en|dentro de) (?:este |esta |el |la |las |los )?${SHARED}(?: \\w+)? ${NOT}(?: \\w+){0,3} (?:oir\\w*|habl\\w+|escuch\\w+|oy\\w+|us\\w+)(?: \\w+)? ${LANGUAGE}`,
    `(?:en|dentro de) (?:este |esta |el |la |las |los |nuestr[oa] )?${SHARED}(?: \\w+)? (?:solo|solamente|nomas|nada mas|unicamente|puro|siempre)(?: (?:se|debe|deben|puede|pueden|hay que))* (?:habl\\w+|convers\\w+|us\\w+|permit\\w+)(?: \\w+)? ${LANGUAGE}`,
    `(?:se habla|se hable|hablen|hablar|hable|conversar|usar|comunicarse)(?: (?:solo|solamente|nomas|unicamente|en|siempre|nada mas|puro))+ ${LANGUAGE}(?: (?:en|dentro|cuando|mientras|aqui))`,
    `${LANGUAGE} (?:no (?:se )?(?:permite|acepta|habla|oye|escucha|puede)\\w*|prohibido|esta prohibido)(?: \\w+){0,3} (?:en|dentro|aqui|por)`,
    `(?:si|cuando)(?: (?:hay que|tengo que|tenemos que|toca|necesita[ns]?|ocupa[ns]?|quiere[ns]?|le|les))+ ?(?:leer|explicar|traducir|hablar|que le (?:lean|traduzcan|expliquen)|traducirle\\w*)\\w*${within(50)}(?<!\\w)(?:en )?${LANGUAGE}${within(60)}(?<!\\w)(?:no|ni|mejor|busque|busca|otr[oa]|siga|paso)`,
    `(?:sin|no|nada de|ni)(?: (?:tenga|tengan|sea|muy|mucho|un|el|ningun|tanto|se le note|note|con|que|haya|su)){0,4} acento(?: (?:muy )?(?:marcad|fuert|extran|cerrad|pesad|rar|notori)\\w*)?(?= ?(?:[.,;!]|$)| (?:por|que|al|y|marcad|fuert|favor))(?<!(?:pared|color|luz|luces|lleva|con)(?: \\w+){0,4} acento)`,
    `(?:el |su |con )?acento(?: que)? (?:no )?(?:sea |muy |tan |demasiado |este )*(?:marcad|fuert|pesad|cerrad|extran|notori|raro)\\w*`,
    `(?:hable|hablen|se (?:le|les) entienda|que hable[n]?)(?: \\w+){0,3} sin acento`,
  ],
  religion: [
    `(?:esper\\w+|quer\\w+|quier\\w+)(?: \\w+){0,4} (?:inquilin\\w+|usted\\w*|todos|vecin\\w+)(?: \\w+)? en (?:la |el )?(?:oracion|misa|culto|iglesia|estudio biblico|rosario|templo)`,
    `${NOT}(?: \\w+){0,4} (?:tapetes?|tapetitos?|alfombras?) de (?:rezo|oracion)`,
    `(?:rece\\w*|rezar|rezos|ore|oren|orar|oraciones)(?: (?:solo|nomas|nada mas|unicamente))? (?:en|dentro de) (?:su|tu|sus) (?:cuarto|recamara|casa|habitacion|departamento|unidad)(?: (?:nomas|nada mas|solamente))?`,
    `(?:bendice|bendecimos|bendicen|ora|oramos|reza|rezamos)(?: \\w+)? (?:la mesa|los alimentos|la comida|antes de (?:comer|cenar|dormir))(?=${within(90)}(?:reglas?|casa|cuarto|inquilin\\w*|aqui|todos|quien|esper\\w*)(?!\\w))`,
    `(?:mencion\\w+|decir|diga\\w*|pon\\w+|escrib\\w+|cuent\\w+|incluy\\w+)(?: \\w+){0,3} (?:a )?(?:que|cual) (?:parroquia|iglesia|templo|congregacion|sinagoga|mezquita)(?: \\w+){0,2}`,
    `(?:esperamos|espero|se espera|queremos|pedimos|se pide|nos gustaria|gustaria|invitamos|queriamos|quiere|pide|exig\\w+)(?: \\w+){0,4} (?:acompan\\w+|veng\\w+|asist\\w+|vay\\w+|particip\\w+|se una\\w*|lleg\\w+|guard\\w+|rec\\w+|rez\\w+|or(?:e|en|es))(?: \\w+){0,5} (?:estudio biblico|misa|iglesia|culto|templo|oracion|rosario|sinagoga|mezquita|sabado|servicio(?:s)? (?:del domingo|religioso)|congregacion)`,
    `(?:tod[oa]s|la cuadra|la calle|los vecinos|el edificio|en esta casa|aqui|familias)(?: \\w+){0,4} (?:guard\\w+ (?:el )?(?:sabado|shabat|sabath|ayuno|ramadan|cuaresma)|(?:vamos|van|estamos|estan|nos vemos|se juntan) (?:a|en|al|para)(?: (?:la|el))? (?:misa|culto|iglesia|rosario|oracion|templo))`,
    `(?:misa|culto|iglesia|templo|rosario|oracion|estudio biblico)${within(50)}(?<!\\w)(?:esper\\w+ (?:lo mismo|que|igual)|se espera|queremos (?:lo mismo|que|igual)|y (?:usted|ustedes|tu|quien llegue|el inquilino) tambien|obligatori\\w+|es (?:ley|regla)|no (?:es opcional|se perdona|falta))`,
    `(?:cri(?:e|en|o|ar|aron|a|ando)|educ(?:o|ar|a|ue|aron)|levant(?:o|ar|aron))(?: \\w+){0,4} en (?:la |el |los )?(?:iglesia|fe|senor|evangelio|palabra|caminos del senor|temor de dios|religion|biblia|camino)(?<=(?:vend\\w+|rent\\w+|alguien|prefier\\w+|solo|nomas|quier\\w+|busc\\w+|famil\\w+|oferta\\w*|quien)(?!\\w)[^.!?\\n]{0,100})`,
    `(?:en|a) manos de (?:una |un )?(?:familia |pareja |matrimonio |alguien )?(?:creyente|de fe|cristian\\w+|catolic\\w+|temeros\\w+|de iglesia|que (?:no )?crea)`,
    `(?:mand\\w+|escrib\\w+|cuent\\w+|contand\\w+|dig\\w+|explic\\w+|incluy\\w+|carta)(?: \\w+){0,6} (?:tu|su) (?:fe|religion|iglesia|testimonio|camino con dios|relacion con dios)(?! de (?:bautismo|erratas))(?<!no(?: \\w+){0,8})`,
    `(?:no |que no )(?:se )?(?:rez(?:a|e|an|en)|or(?:a|e|an|en)|prend\\w+ (?:velas|incienso)|pong\\w* (?:tapetes|altares|santos)|haga\\w* (?:brujeria|santeria|rezos|trabajos))(?: \\w+){0,4}(?<=(?:inquilin\\w+|ideal|alguien|gente|vecin\\w+|personas?|quien|que)(?!\\w)[^.!?\\n]{0,70})`,
    `(?:cero|nada de|no|ni|sin|contra) (?:la )?(?:santeria|brujeria|santeros|brujos|palo mayombe|vudu|voodoo|santos raros|tambor de santo|religiones raras|sectas|otras religiones|rezos)`,
  ],
  disability: [
    `(?:pasar|presentar|hacerse|someterse a|tomar|pase[n]?)(?: \\w+){0,2} (?:examen(?:es)?|pruebas?|chequeo|evaluacion|revision)(?: \\w+)? (?:de salud|medic[oa]s?|fisic[oa]s?|mental(?:es)?|psicologic[oa]s?)`,
    `tod[oa]s(?: \\w+){0,3} (?:suben?|bajan?|caminan?)(?: \\w+){0,5}${within(30)}(?:y (?:usted|tu)|usted tambien|esperamos|debe\\w*)`,
    `(?:si|quien|cuando)(?: \\w+)? (?:necesit\\w+|us\\w+|ocup\\w+|requier\\w+)(?: \\w+)? (?:cajon|lugar|estacionamiento|letrero|placa|espacio)(?: \\w+)? (?:azul|de discapacitad\\w+|para discapacitad\\w+|de impedid\\w+|de minusvalid\\w+)${within(70)}(?<!\\w)(?:no|otr[oa]|mejor|ni|busque\\w*|paso|siga)`,
    `(?:vot\\w+|dij\\w+|estuv\\w+|pele\\w+|opus\\w+)(?: \\w+)? (?:contra|que no|en contra de|no a)(?: \\w+){0,3} (?:elevador de silla|rampas?|salvaescaleras|barras|silla\\w*|casa (?:hogar|grupal))`,
    `(?:alguien|gente|personas?|quien(?:es)?|inquilin[oa]s?)(?: \\w+)? que (?:oy\\w+ voces|habl\\w+ sol[oa]s?|ve\\w* cosas|tenga\\w* ataques|se le vaya la onda)`,
    `en (?:recuperacion|rehabilitacion|sobriedad)\\?[^.!?\\n]{0,40}[.,!]? ?[^.!?\\n]{0,40}(?<!\\w)(?:no|ni|pero|mejor|otr[oa]|siguiente|adios)(?!\\w)`,
    `${NOT}(?: [\\w,]+){0,8}? ${AID}${within(70)}(?<!\\w)${BLEMISH}`,
    `${AID}${within(50)}(?<!\\w)(?:afe\\w+|arruin\\w+|se ve[n]? (?:muy )?(?:mal|fe[oa]s?)|se mira[n]? (?:muy )?(?:mal|fe[oa]s?)|parece\\w* (?:hospital|asilo|clinica)|estrope\\w+|dan(?:a|an) la (?:vista|imagen|fachada)|estorban?|echan? a perder|depri\\w+)`,
    `(?:vans?|camionetas?|guaguas?|transportes?|ambulancias?) (?:de|del|para) (?:dialisis|discapacitados|asilo|pacientes|enfermos|impedidos|ancianos|hospital)(?: \\w+){0,4} (?:no|ya no|estorb\\w+|a (?:toda|cada) (?:hora|rato)|entrando|parad\\w+)`,
    `(?:enfermer[oa]s?|cuidador(?:a|es|as)?|ayudantes?)(?: \\w+){0,3} (?:entrando y saliendo|entra\\w* y sal\\w*|a (?:toda|todas|cada) (?:horas?|rato)|de noche|dia y noche)(?<=(?:no|ni|sin|nada de|evit\\w+|cansad\\w+|molest\\w+|quier\\w+)(?!\\w)[^.!?\\n]{0,90})`,
    `(?:pruebas?|examen(?:es)?|analisis|resultados?|estudio|certificado)(?: \\w+){0,3} (?:de |del )?(?:vih|sida|sifilis|tuberculosis|hepatitis|enfermedades|sangre|salud mental)(?: \\w+){0,3}(?<!(?:gratis|clinica|ilegal)[^.!?\\n]{0,40})(?=[^.!?\\n]{0,60}(?:mudar|rent|aplic|entrar|solicit|requisit|antes|negativ|firm|inquilin))(?<=(?:pid\\w+|pedimos|exig\\w+|requier\\w+|requisito|tra(?:er|iga)\\w*|present\\w+|necesit\\w+|mand\\w+|hay que|indispensable|solicit\\w+)(?!\\w)[^.!?\\n]{0,60})`,
    `(?:pruebas?|examen(?:es)?) negativ[oa]s? (?:de|del) (?:vih|sida|tuberculosis|hepatitis|\\w+)|vih negativ[oa]`,
  ],
  orientation: [
    `(?:dos|2) (?:varones|hombres|muchach[oa]s|mujeres|senoras|senoritas|tipos)(?: \\w+){0,2} (?:en|para|compart\\w+)(?: \\w+)? (?:cuart[oa]|recamara|cama|habitacion|depa)(?=${within(90)}(?:hablar|no|mal|raro|parroquia|pueblo|vecin\\w+|busquen|mejor)(?!\\w))`,
    `(?:esposo|marido|hombre|senor)(?:,| y|, y| e)+ (?:su |la |una )?(?:esposa|mujer|senora)(?=${within(110)}(?:quier\\w+|busc\\w+|prefier\\w+|(?:clase|tipo) de|como dios|solo|nomas|debe\\w*|asi lo)(?!\\w))`,
    `(?:l[oa]s|gente|personas|parejas|tipos)(?: que son)? (?:del|de la|con la|con) (?:arcoiris|bandera (?:de colores|gay|arcoiris|del orgullo|multicolor))(?=${within(90)}(?:no|mejor|centro|otr[oa]|content\\w+|felic\\w+|ni|abst\\w+|alla|[.,!]|$))(?! (?:invit|celebr|don)\\w+)`,
  ],
  'source-of-income': [
    `(?:el que|la que|quien(?:es)?|l[oa]s que|si)(?: \\w+)? (?:necesit\\w+|ocup\\w+|requier\\w+|depend\\w+)(?: de)?(?: un[oa]?)? (?:inspector|inspeccion|trabajadora social|agencia|programa|vale|gobierno)${within(60)}(?<!\\w)${TURNED_DOWN}`,
    `(?:incapacidad|pension|ssi|ssdi|ayudas?|vales?|manutencion|desempleo|welfare)(?: \\w+)? no (?:es|son|cuentan? como) (?:trabajo|ingresos?|sueldo|empleo|dinero)`,
    `(?:renta|dinero|cheques?|ingresos?|sueldo)(?: \\w+)? no (?:l[ao]s? |me |se )?(?:pag\\w+|vien\\w+|sal\\w+|lleg\\w+|mand\\w+)(?: \\w+)? ?(?:de )?(?:washington|el gobierno|del gobierno|el estado|del estado|el condado|el tio sam|un programa|una agencia|los impuestos)`,
    `(?:si|quien(?:es)?|l[oa]s que|cuando)(?: \\w+){0,3} (?:dinero|ingresos?|ayuda|pago|cheque)(?: \\w+){0,5} (?:tarjeta|cuenta|oficina|agencia|programa)(?: \\w+)? (?:del?|de la) (?:estado|gobierno|condado|ciudad|welfare)${within(70)}(?<!\\w)${TURNED_DOWN}`,
    `(?:si|cuando|que|hasta que|porque|donde)(?: \\w+)? ?${AGENCY}(?: \\w+){0,6}${within(60)}(?<!\\w)${TURNED_DOWN}`,
    `(?:no|ni|nunca|tampoco|ya no)(?: (?:nos|me|se|vamos a|voy a|quiero|queremos))* (?:llen\\w+|hac\\w+|firm\\w+|lidi\\w+|complet\\w+|esper\\w+|contest\\w+|met\\w+)(?: \\w+){0,3} (?:papel(?:es|eo)?|formas?|formularios?|inspeccion(?:es)?|tramites?|paquetes?|cartas?)(?: \\w+){0,2} (?:de|del|con|para)(?: (?:la|el|los))? (?:autoridad|vivienda|housing|hud|seccion|plan|programa|gobierno|condado|vale|agencia)`,
    `cheques?(?: \\w+)? (?:del? |de la )?(?:gobierno|welfare|condado|estado|incapacidad|seguro social|ayuda|desempleo|asistencia)(?: \\w+){0,3} (?:no|ni|tampoco|rebotan?|aqui no)(?: \\w+){0,2}`,
    `(?:dinero|renta|pago|ingreso|sueldo|lana|feria)(?: \\w+){0,6} (?:ganad[oa]|gane[ns]?|ganan?|sudad[oa]|trabajad[oa]|salga|venga)(?: \\w+){0,4} (?:manos|sudor|trabajo|esfuerzo|espalda|lomo)`,
    `(?:recib\\w+|cobr\\w+|esper\\w+|viv\\w+)(?: \\w+){0,4} cheques?(?: \\w+){0,5} (?:primero|principio|cada mes|dia (?:1|3|primero|tres)|fin de mes)(?=${within(70)}(?:no|ni|mejor|otr[oa]|[.,!]))`,
  ],
  'race-or-origin': [
    '(?:no|nada de|cero|sin|ni) musica (?:de (?:su|tu) (?:pais|tierra|rancho|pueblo)|extranjera|mexicana|nortena|de banda|arabe|africana|latina|hispana)',
  ],
  'family-preferred': [
    `(?:ideal|perfect[oa]|buenisim[oa]|buen[oa]|excelente|lind[oa]|hech[oa]|divin[oa]) para (?:l[oa]s|quien(?:es)?|un[oa]s?|parejas?) que (?:se )?(?:acab\\w+ de|van? a|recien)(?: se)? cas\\w+`,
    `(?:nido vacio|abuelit[oa]s|jubilad[oa]s|recien casad[oa]s|novios|tortolit[oa]s),? [¡]?(?:su|tu|aqui|esta|este|cambi\\w+|vengan|conozcan)(?! (?:nuevo|bono|derecho))`,
    '(?:abuelit[oa]s|abuel[oa]s|jubilad[oa]s|recien casad[oa]s|novios|novias|papas|mamas|solter[oa]s|tortolit[oa]s|enamorad[oa]s),? (?:cambi\\w+|dej\\w+|olvid\\w+|tom\\w+ nota|no busquen mas|atencion|vengan|conozcan|aqui esta|esta es)',
    '(?:nid(?:o|ito)|casita|lugar|rinconcito)(?: \\w+)? (?:para|de) (?:la |su |tu )?(?:luna de miel|amor|recien casad[oa]s)',
    '(?:espera|esperan|esperando|list[oa]|pensad[oa]|hech[oa])(?: \\w+)? (?:a|para|por) (?:tus|sus|los) (?:chiquitin(?:es)?|peques|pequenos|retonos|bebes|nietos|muchachitos|hijos|ninos)',
  ],
  'military-status': [
    `(?:no|ni|nada de|sin|menos|excepto)(?: \\w+){0,3} soldadit[oa]s?`,
    `(?:l[oa]s|gente|familias?|inquilin[oa]s?|quien(?:es)?)(?: que)? (?:de|del|en|estan en|trabajan en|viven en) (?:la |el )?(?:base|army|navy|marines|fuerte|guarnicion|air force|guardia)(?: \\w+)?,? (?:mejor|no|ni|que busquen|busquen|favor|abst\\w+|rompen|se van|a cada rato)`,
    `(?:eche|echen|con) raices,? no(?: \\w+){0,2} (?:que|quien(?:es)?|soldad|militar|de la base|l[oa]s que)\\w*`,
    `(?:l[oa]s|a l[oa]s|a cada rato l[oa]s) (?:mueven|trasladan|mandan|despliegan|transfieren)(?: \\w+){0,4}(?<=(?:base|militar\\w*|soldad\\w+|army|ejercito|marina|navy)(?!\\w)[^.!?\\n]{0,90})`,
  ],
  'steering-people': [
    `(?:no|nunca|jamas) (?:l[oa] |se l[oa] )?(?:promocion\\w+|anunci\\w+|mand\\w+|public\\w+|dirij\\w+|muestr\\w+|pong\\w+)(?: (?:el|la|los|este|anuncio|publicidad|casa|con|a|para|entre|l[oa]s|gente))* (?:que|quien(?:es)?) (?:ve[na]?n?|siguen?|les gusta|escuch\\w+|le[ea]n)(?: \\w+){1,3}`,
    `(?:no|nunca|sin|ni|nada de)(?: \\w+)? (?:dej\\w+|repart\\w+|peg\\w+|pong\\w+|mand\\w+)?(?: \\w+)? ?(?:volantes?|folletos?|tarjetas?|anuncios?|letreros?)(?: \\w+)? (?:en|por|a)(?: \\w+){0,3} (?:plan 8|seccion 8|subsidiad[oa]s|proyectos|caserio|inmigrantes|hispan[oa]s|negros|pobres|vales)`,
    `(?<!(?:no|nunca|ilegal|puede[sn]?|prohibido|puedes|jamas) (?:se )?(?:puede[sn]? )?)(?:exclu(?:ye|yan|ya|ir|imos)|bloque\\w+|filtr(?:a|e|en|ar|ame)|quit(?:a|e|en|ar|ales|ale)|sac(?:a|ame)|saque\\w*|borr(?:a|e|en|ar|al[oa]s|ale)|elimin(?:a|e|en|ar|al[oa]s)|descart(?:a|e|en|ar)|dej(?:a|e|en|ar) fuera|salt(?:a|ate|ese)|esconde\\w*|omit(?:e|a|ir)|no (?:le |les |se l[oa] )?(?:muestres?|ensenes?|mandes?|manden|agendes?|incluyas?|salga|aparezca|l[oa] mandes))(?: (?:a|de|del|la|el|los|las|l[oa]s que|todos?|todas?|cualquier|anuncios?|casa|publicidad|les|le|que))* ${KEPT_FROM}${within(60)}(?<!\\w)(?:del?|de la|de mi|de los|de las|en|para|a)(?: (?:la|el|los|las|este|esta|mi|nuestr[oa]|su))* ?${LISTS}`,
    `(?:a )?(?:l[oa]s|quien(?:es)?|gente|personas?)(?: que)? (?:tengan?|tienen|traigan?|traen|usen|usan|con|sean?|hablen|hablan)(?: \\w+){0,3},? (?:l[oa]s )?(?:quital[oa]s|borral[oa]s|sacal[oa]s|eliminal[oa]s|bloqueal[oa]s|filtral[oa]s|excluyel[oa]s|tachal[oa]s|descartal[oa]s|quitel[oa]s|borrel[oa]s)(?: \\w+){0,5}`,
    `(?:anuncio|publicidad|post|campana|pauta|publicacion|listado)(?: \\w+)? (?:no |nunca )(?:se )?(?:les? |l[oa] )?(?:salga|aparezca|llegue|muestre|vea|vean|aparece|sale|llega)(?: (?:a|en|para|l[oa]s|ante))* ${KEPT_FROM}`,
    `(?:exclu(?:ye|yan|ya|ir)|quit(?:a|e|ar)|elimin(?:a|e|ar)|deselecciona|apaga|saca)(?: \\w+){0,3} (?:publico|audiencia)(?: \\w+){0,2} (?:en|de|con|que|mayor|menor|latin|hispan)\\w*(?: \\w+){0,3}`,
    `(?:manda|pon|ponle|dirige|segmenta|limita|que (?:el anuncio|la publicidad) (?:salga|llegue)|muestra|ensena|corre|publica|dirij\\w+)(?: \\w+){0,5} (?:nada mas|solo|nomas|solamente|unicamente)(?: (?:a|para|l[oa]s|en))* (?:casad[oa]s|solter[oa]s|hombres|mujeres|blancos|cristian[oa]s|papas|sin hijos|menores|mayores|gente (?:de|sin|blanca|joven)|\\d\\d a \\d\\d|codigos? postal(?:es)?|el (?:norte|lado))(?!\\w)`,
    `(?:codigos? postal(?:es)?|zip(?: codes?)?|colonias?|barrios?|lado)(?: \\w+){0,8},? (?:del otro (?:lado )?|all[ai] |ahi |esos |porque )?(?:es |son |hay |vive |viven )?pura gente(?: \\w+){0,6}`,
    `(?:no|nunca|deja de|dejen de|ya no)(?: (?:me|nos))? (?:mand(?:es|en|ar)|pas(?:es|en|ar)|envi(?:es|en|ar)|traig\\w+|reenvi\\w+)(?: \\w+){0,2} (?:prospectos|leads|clientes|llamadas|solicitudes|gente|referidos|interesados)(?: \\w+){0,2} (?:de|del|que|con)(?=${within(90)}(?:${KEPT_FROM}|lado|este|oeste|sur|norte|proyectos|caserio|apartamentos|quien vive|esa gente|ya sabes))`,
  ],
};
