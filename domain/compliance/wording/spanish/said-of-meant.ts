// What Spanish texts say, without a name, of those whom they mean, as `Phrases.find` takes it: small letters, no accents.
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { COUNTRIES } from './peoples.ts';

const OWNER =
  '(?:duen[oa]s?|caser[oa]s?|propietari[oa]s?|arrendador(?:a|es)?|mesa directiva|manager|administracion|hoa|patron[a]?)';
const KIDS = '(?:hijos|ninos|crios|criaturas|chamacos|bebes|chiquillos|chiquitos|escuincles)';

/** What is said of them in so many words. */
export const SAID_OF_MEANT: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'children-refused': [
    '(?:quien(?:es)?|gente que|l[oa]s que|personas que) (?:ya )?(?:termin|acab|dej)\\w+ de criar(?: \\w+){0,2}',
    '(?:hogares|familias|casas|grupos) de (?:dos|2|un[oa]|tres) (?:personas )?o menos',
    '(?:sin|con) nadie (?:en (?:la )?(?:escuela|kinder|primaria|edad escolar)|menor de \\w+)',
    '(?:menores|chamacos|ninos|hijos|los de \\w+ anos|ellos)(?: \\w+){0,2} (?:se quedan|viven|duermen|van)(?: \\w+)? con (?:el otro|la otra|su|sus|la|el) (?:papa|mama|padre|madre|abuel\\w+|ex)',
    'anti (?:guarderia|ninos|familias?|bebes|chamacos|carriolas)',
    '(?:si |cuando )(?:llega|viene|encarga\\w*|pasa)(?: \\w+)? (?:la ciguena|un bebe|otro bebe|criatura)',
    '(?:ya )?(?:caso|casaron|crio|criaron|despidio|saco adelante)(?: \\w+)? (?:a )?(?:tod[oa]s? )?(?:sus|los) (?:hijos|muchachos)(?<=(?:para|busc\\w+|ideal|quien|pref\\w+)(?!\\w)[^.!?\\n]{0,70})',
    `(?:alberca|piscina|gimnasio|terraza|jardin|asador|salon|area comun|patio)(?: \\w+)? (?:es|son|esta)(?: \\w+){0,3} (?:de )?(?:18|21|16|dieciocho|veintiuno) (?:para arriba|en adelante|y mas|anos? (?:para arriba|en adelante))(?=${within(70)}(?:hijos|ninos|menores|chicos))`,
    '(?:embarazad[oa]s?|de encargo|esperando|en cinta|encinta)[^.!?\\n]{0,60}(?:no (?:le|te|les) (?:va|van|voy|vamos)? ?(?:a )?(?:renov|rent|acept|dar)\\w*|desocup|salirse|entregar)',
    `${OWNER}(?: \\w+){0,3} pregunt\\w+(?: \\w+)? (?:cuant[oa]s|si tienen?|si hay|si trae|por los|por sus|de los) ${KIDS}(?: \\w+){0,3}`,
    `(?:familias?|${KIDS})\\?["']? (?:\\w+,? ){0,2}si,? pero (?:\\w+ ){0,2}(?:de dos|un[oa]|sin|grandes|solo|nomas|mayores|que no)`,
    '(?:familia|familias|hogar|hogares) de (?:dos|2)(?: personas)?(?= ?(?:[.,;:!]|$)| (?:maximo|nomas|solamente|nada mas))',
  ],
  religion: [
    '(?:otra |nueva |una )?(?:familia|gente|inquilin[oa]s?|pareja|persona)(?: \\w+)? (?:llen[oa]s? d(?:el|e)|guiad[oa]s? por el|bautizad[oa]s? en el|ungid[oa]s?)(?: espiritu(?: santo)?)?',
    '(?:compart|comulg)\\w+ (?:con )?(?:la |una |nuestra |su )?(?:misma )?(?:fe|religion|creencias?)(?: \\w+)?',
    '(?:residentes|inquilinos|vecinos|todos)(?: \\w+){0,2} (?:vivan|sigan|respeten|guarden)(?: \\w+){0,2} (?:fe|biblia|valores cristianos|principios cristianos|sabado|palabra)',
    '(?:llen|ver|ocup|sent)\\w*(?: \\w+){0,4} (?:en )?(?:las |la |una )?bancas?(?= ?(?:[.,;!]|$)| de (?:la )?(?:iglesia|capilla))(?<=(?:pastor|iglesia|misa|culto|padre|parroco|capilla)(?!\\w)[^.!?\\n]{0,90})',
    '(?:se |todos |aqui |siempre |juntos )(?:\\w+ )?(?:rez|or|ayun|guard|le|alab|bendic)\\w*(?: el| la| los| las| a)? ?(?:rosario|biblia|sabado|palabra|santisimo|ayuno|alimentos|dios|juntos)[^\\n]{0,50}?(?:si no|quien no|tiene que|deben?|esperamos|obligatori\\w+|sigan?|busque)(?: \\w+){0,4}',
    '(?:misa|culto|rosario|oracion|servicio|ayuno)(?: \\w+){0,3} (?:(?:es|son) (?:obligatori[oa]s?|requisito|forzos[oa]s?|parte del trato)|no (?:es|son) (?:opcional(?:es)?|negociables?))',
  ],
  'race-or-origin': [
    '(?:solicitantes?|inquilin[oa]s?|aplicantes?|residentes|tod[oa]s|usted(?:es)?)(?: \\w+)? (?:deben?|tienen? que|han? de|necesitan?)(?: de)? (?:ser|estar|andar) (?:legal(?:es)?|ciudadan[oa]s?|documentad[oa]s?|residentes legales|nacid[oa]s? aqui)(?! (?:de edad|mayor))',
    '(?:l[oa]s que|quien(?:es)?|gente que|si) habla[ns]? (?:puro |solo )?(?:espanol|otro idioma|mixteco|creole|chino|arabe)[^.!?\\n]{0,40}(?:llamen?|busquen?|vayan?|hablen?|otra|no)(?: \\w+){0,4}',
    '(?:pur[oa]|solo|nomas|nada mas) ingles(?= ?(?:[.,;!]|$)| (?:en|aqui|por))(?! (?:y|o) espanol)',
    '(?:solo|solamente|pur[oa]s?|nomas|nada mas|unicamente) (?:gente )?(?:blanc[oa]s|anglos|american[oa]s|gringos|caucasic[oa]s)(?= ?(?:[.,;!]|$)| (?:segun|por|en|aqui|dice))',
    '(?:cualquier|toda|todas|todos|de cualquier|de toda)(?: otra)? (?:religion(?:es)?|fe|raza|nacionalidad|pais|color|cultura|idioma|origen)(?: \\w+)? (?:menos|excepto|salvo|que no sea|mientras no sea)(?: (?:la|el|los|las|de|del))* \\w+',
    `(?:no|odia\\w*|molest\\w+|hart\\w+|queja\\w*|ni)(?!\\w)[^.!?\\n]{0,40}(?:olor|aroma|peste|humo)(?:es)? (?:de|a|del)(?: la| l[oa]s)? (?:curry|pescado seco|kimchi|(?:comida|cocina|especias?) (?:${COUNTRIES}|extranjera|etnica))`,
    '(?:ya )?(?:esta|anda|se (?:puso|hizo|volvio))(?: \\w+)? (?:muy|bien|demasiado|tan) (?:revuelt|mezclad|morenit|oscur|prieta?)[oa]?',
    `(?:luego|hasta que|desde que|cuando|despues) (?:ya )?(?:llegaron|vinieron|entraron|empezaron a llegar|se metieron|compraron)(?: \\w+)? (?:l[oa]s |puros |tantos |muchos )?(?:${COUNTRIES}|negros|morenos|prietos|indios|inmigrantes|blancos)`,
    '(?:clarit[oa]s?|guerit[oa]s?|blanquit[oa]s?|de (?:buen ver|ojos (?:claros|bonitos|azules|verdes)|piel clara|tez (?:clara|blanca)|buena presencia|buena presentacion))(?<=(?:alguien|gente|inquilin\\w+|familia|pareja|persona|comprador\\w*|vecin\\w+|que sea|pref\\w+|busc\\w+)(?!\\w)[^.!?\\n]{0,60})',
    '(?:nacid[oa]s?(?: y criad[oa]s?)?) (?:en (?:estados unidos|eeuu|usa|este pais|la union americana)|aqui|de este lado)(?<=(?:alguien|gente|inquilin\\w+|familia|pareja|persona|quier\\w+|pref\\w+|busc\\w+|solo)(?!\\w)[^.!?\\n]{0,60})',
    '(?:matriculas? consular(?:es)?|pasaportes? (?:mexican|extranjer|de otro pais)\\w*|consular)(?: \\w+){0,3} (?:no|ni|hasta (?:abajo|el final|el ultimo)|al (?:final|ultimo)|tampoco)(?: \\w+){0,3}',
    '(?:lleg|cruz|pas|entr)\\w+(?: \\w+)? (?:por|la|de) (?:la )?(?:frontera|el rio|el desierto|el cerro)(?=[^.!?\\n]{0,70}(?<!\\w)(?:no|ni|mejor|ahorr))',
  ],
  sex: [
    '(?:cuartito|cuarto|recamara|suite|estudio|casita)(?: \\w+){0,4},? (?:mujer|hombre|muchacha|senora|caballero|dama) (?:por supuesto|claro|de preferencia|obviamente|desde luego)',
    '(?:casita|cuarto|recamara|estudio|departamento|depa|habitacion)(?: \\w+){0,3} (?:es|va|seria)(?: \\w+)? para (?:una? |l[oa]s )?(?:senor(?:a|as|es|ita|itas)?|dama|caballero|muchach[oa]|mujer(?:es)?|hombres?)(?! (?:de la|mayor de))',
    '(?:l[oa]s )?(?:hombres|mujeres|muchach[oa]s|senoras|senores|chav[oa]s) (?:son|salen|resultan)(?: (?:muy|bien|mas|tan|puros))* (?:cochin|suci|desordenad|limpi|ruidos|floj|descuidad|conflictiv|chismos|problem|borrach|relajient)\\w*',
    '(?:recamara|cuarto|habitacion|lugar|espacio)(?: \\w+)? no (?:es|va|sera|seria) para (?:una? |l[oa]s )?(?:muchach[oa]s?|chic[oa]s?|mujer(?:es)?|hombres?|chav[oa]s?)',
  ],
  orientation: [
    '(?:del |de |con el |el )?(?:sexo|genero)(?: \\w+)? (?:con|de) (?:el )?que (?:nacio|nacieron|naciste|dios le dio|vino al mundo)',
    'adan y eva',
    'adan y (?:esteban|ernesto|adan|steve)',
  ],
  disability: [
    '(?:inquilin[oa]s?|arrendatari[oa]s?|renter[oa]s?|anterior(?:es)?)(?: \\w+)? (?:tenia[n]?|tuvo|tuvieron|padecia[n]?|usaba[n]?|sufria[n]?)(?: de)?(?: un| una| su)? (?:paralisis|cancer|convulsiones|demencia|esquizofrenia|depresion|epilepsia|autismo|silla de ruedas|andadera|discapacidad|problemas? mental\\w*|trauma|enfermedad \\w+)(?: \\w+)?[^\\n]{0,50}(?:lio|problema|desastre|batall|mal|nunca|no |mas facil|cuidado)\\w*',
    '(?:no|sin|cero|nada de) (?:\\w+ (?:ni|y|o) )?(?:depresion(?:es)?|problemas mentales|pastillas para \\w+|medicamentos psiquiatricos|bipolar\\w*|autismo|discapacidad(?:es)?)(?= ?(?:[.,;!]|$)| (?:ni|y|o|por))',
    '(?:rampa|elevador|barras|silla de ruedas|ascensor)[^.!?\\n]{0,60}(?<!\\w)(?:no|mejor|pref\\w+|ni)(?!\\w)[^.!?\\n]{0,40}(?:gente|alguien|quien|personas?|inquilin[oa]s?) que (?:l[oa]s? )(?:necesit|ocup|us)\\w+',
    '(?:no (?:va|vamos|van) a |no )(?:dej|permit|acept)\\w* (?:entrar|pasar|meter|subir)?(?: \\w+){0,2} (?:carritos? electricos?|scooters?|sillas? de ruedas|andaderas?|bastones)(?: \\w+){0,3}',
    '(?:cajon|lugar|espacio|estacionamiento)(?:es)? (?:de|para) (?:discapacitados|minusvalidos|incapacitados)(?: \\w+){0,3} (?:dimos|dieron|dio|vendi\\w+|rent\\w+|asign\\w+|pas\\w+|quit\\w+)(?: \\w+){0,3}',
    '(?:tuvimos|hubo|rentamos|vivia|habia|hemos tenido)[^.!?\\n]{0,50}(?:ataques|crisis|convulsiones|trauma\\w*|episodios|enferm\\w+ mental\\w*)[^\\n]{0,60}?(?:revis|pregunt|cuid|fij|investig|escog)\\w+(?: \\w+){0,6}',
    '(?:va a|van a|vamos a|voy a|siempre|quiere|quieren|primero)(?: (?:le|les|te))? (?:pregunt|sab|revis)\\w+(?:le|les|te)?(?: \\w+)? (?:por|sobre|de|si|que|cuales) (?:sus |tus |las |los |la |toma |algun[oa]? |padece )*(?:pastillas|medicinas|medicamentos|enfermedad\\w*|discapacidad\\w*|salud mental|nervios|diagnostico|padecimientos)(?! (?:ilegal|prohib))',
    '(?:pidi|pidieron|quer|pregunt|solicit)\\w*(?: \\w+){0,6} (?:rampas?|barras?|barandal(?:es)?|pasamanos|elevador|ajustes?|acomodos?|regadera accesible|cajon)[^\\n]{0,30}?(?:dij|contest|respond|respuesta)\\w*(?![^\\n]{0,120}(?:ilegal|ley|hud|vivienda justa|derechos?|claro que si|con gusto|aprob))(?: \\w+){0,3} (?:no|compr\\w+|busc\\w+|ni|nunca|ni modo|olvid\\w+|que se)(?: \\w+){0,3}',
  ],
  age: [
    '(?:edad promedio|promedio de edad|(?:residente|vecin[oa]|duen[oa]|inquilin[oa]) (?:promedio|tipico))(?: \\w+){0,5} (?:es|son|anda|ronda|tiene)(?: \\w+){0,2} (?!55|62)(?:1[89]|[2-9]\\d)(?! ?(?:%|por ciento|dias|mil))',
  ],
  'assistance-animals': [
    `(?:perr(?:o|it[oa])|gat(?:o|it[oa])|animal(?:ito)?|mascota)s? ["']?de (?:apoyo|servicio|terapia|asistencia)(?: emocional)?["']? no (?:(?:es|son)(?! mascota)|vale|sirve)(?: \\w+){0,3}`,
  ],
  'source-of-income': [
    '(?:nos|me|le|se) (?:quem|escarment|fue mal|ha ido mal)\\w*(?: \\w+)? con (?:l[oa]s )?(?:de |del |que traen |con )(?:ayuda|programas?|voucher\\w*|seccion|gobierno|condado|asistencia|vales)(?: \\w+){0,3}',
    '(?:solo|solamente|nomas|unicamente)(?: \\w+){0,2} ingresos? (?:de|por|del) (?:trabajo|nomina|empleo|sueldo)',
    '(?:sal|ven|prov)\\w+ (?:de|del) (?:su |tu )?(?:propio )?(?:trabajo|bolsillo|bolsa|sueldo|cheque|sudor)[^.!?\\n]{0,20}(?<!\\w)no (?:de|del) (?:los |el |la )?(?:impuestos|taxes|gobierno|estado|condado|contribuyentes|demas)(?: \\w+){0,3}',
    '(?:vouchers?|vales?|seccion (?:8|ocho)|trabajador[a]? social)[^.!?\\n]{0,40}[.?!] [^.!?\\n]{0,40}no (?:hacemos|hago|tomamos|aceptamos|batallamos|manejamos|llenamos)(?: \\w+){0,2} (?:papeleo|papeles|tramites?|inspecciones|programa|eso|esos)(?: \\w+){0,3}',
    'pur[oa]s? (?:gente )?trabajador(?:a|es|as)?(?= ?(?:[.,;!]|$)| (?:y|por|nada|sin|con))',
  ],
  'steering-people': [
    '(?:se|te) (?:van?|vas?|iban?|sentiri?an?) (?:a )?(?:ver|sentir|notar)? ?(?:muy |bien )?(?:rar[oa]s?|fuera de lugar|extran[oa]s?)(?: \\w+){0,3}',
    '(?:escuela|primaria|secundaria|prepa)[^.!?\\n]{0,40}(?:\\d+ ?(?:%|por ciento)|mayoria|pur[oa]s?|llena)(?: \\w+){0,3} (?:minoria\\w*|hispan\\w+|negr\\w+|inmigrantes|latin\\w+)(?: \\w+)?',
    '(?:lo (?:suyo|tuyo|de ustedes|mejor para (?:usted|ti|ustedes)) (?:es|esta|queda|seria)(?: (?:en|por))? [a-z]+)(?<=(?:comprador\\w*|client\\w+|familia|usted(?:es)?|gente|pareja)(?!\\w)[^.!?\\n]{0,60})(?=[^\\n]{0,80}(?<!\\w)(?:no|ni|mejor|alla)(?!\\w))',
    '(?:a usted |a ti )?como (?:buen[oa]? )?(?:madre solter[oa]|mama solter[oa]|mujer|hombre|familia|inmigrante|latin[oa]|hispan[oa]|negr[oa]|moren[oa]|cristian[oa]|musulman[a]?|jove?n|retirad[oa])(?: \\w+){0,3},? (?:le|te|les) (?:conviene|va mejor|queda mejor|recomiendo|gustaria mas|separe|busque|aparte)(?: \\w+){0,3}',
    '(?:le|te|les) (?:va|iria|ira|iba)(?: \\w+)? mejor (?:en|por|con|alla)(?: \\w+){0,5} (?:l[oa]s suy[oa]s|l[oa]s tuy[oa]s|su gente|tu gente|su raza|paisan[oa]s|ustedes)',
    '(?:zona|barrio|colonia|lado|rumbo|parte|area) (?:de|con) (?:l[oa]s suy[oa]s|l[oa]s tuy[oa]s|su (?:propia )?gente|tu (?:propia )?gente|gente como (?:usted(?:es)?|tu))',
    '(?:gente|familias?|vecin[oa]s|personas) ["\'](?:bien|decentes?|buen[oa]s?|normal(?:es)?|de bien|correct[oa]s?|fin[oa]s?)["\']|["\'](?:gente|familias?|vecinos) (?:bien|decentes?|buen[oa]s?|normal(?:es)?|de bien)["\']',
  ],
};
