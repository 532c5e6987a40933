// Whom Spanish texts mean without their name: by what they carry, by what they cannot do, by what they believe and by who pays for them: small letters, no accents.
import type { About, RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { FAITH } from './parts.ts';
import { COUNTRIES } from './peoples.ts';

/** What children need and leave about, and names that they are given. */
const OF_CHILDREN =
  '(?:panales|biberones|mamilas|crayolas|crayones|chupones|sill(?:as|itas) altas|(?:car ?seats?|sillitas de carro)|berrinches|literas|hora de la siesta|canciones de cuna|(?:piecitos|pasitos|manitas|llantitos)|cri[oa]s|mocos[oa]s|buquis|retonos|bebitos?|babies|angelitos|chiqui ?llos|traviesos|triciclos?|patinetas?|juguetes?|loncheras?|mochilas?|guarderias?|kinder|areneros?|rueditas|pelotazos|futbolitos|caricaturas|travesuras|pisadas de \\w+)(?! (?:se quedan|incluid[oa]s|gratis))';
/** Names that are given to those whose mind or body is ill. */
const CALLED_ILL =
  '(?<!(?:estamos|somos|estoy|soy|vuelvan?|vuelva) )(?:loquit[oa]s?|loc[oa]s(?! (?:por|de (?:amor|alegria|contento)|precios|ofertas|anos))|chiflad[oa]s|zafad[oa]s|desquiciad[oa]s|trastornad[oa]s|tarad[oa]s|mensit[oa]s|retrasad[oa]s mentales|empastillad[oa]s|mal(?:it[oa]s)? de la cabeza|lisiad[oa]s?|tullid[oa]s?|cojit[oa]s?|achacos[oa]s?|enfermiz[oa]s|gente (?:loca|enferma|mal de sus facultades))';
const PART_OF_BODY = '(?:rodillas?|piernas?|caderas?|espalda|pulmones|corazon|vista|oidos?|pies|cintura)';
/** A body that is not up to stairs. */
const FRAIL = `(?:${PART_OF_BODY}(?: \\w+)? no (?:(?:le|les|te|me) )?(?:dan?|respond\\w+|aguant\\w+|ayud\\w+|funcion\\w+|sirven?)|(?:le|les|te) (?:fallan?|duelen?|estorban?|molestan?) (?:ya )?(?:la|las|el|los) ${PART_OF_BODY}|(?:le|les|te) cuesta (?:mucho )?(?:trabajo )?(?:subir|caminar|bajar|moverse)|(?:no |ya no )(?:puede|puedes|pueden|aguanta|aguantas|aguantan)(?: con)? (?:subir|bajar|caminar|las escaleras|escalones|tantas escaleras)|(?:su|tu) (?:baston|andadera|silla de ruedas|muletas|tanque|oxigeno|cuidador[a]?|enfermer[oa]))`;
/** Conditions that somebody is told to own up to. */
const ILL =
  '(?:bipolar(?:es)?|esquizofrenic[oa]s?|depresiv[oa]s?|discapacitad[oa]s?|diabetic[oa]s?|epileptic[oa]s?|sord[oa]s?|cieg[oa]s?|alcoholic[oa]s?|autistas?|enferm[oa]s?|nervios[oa]s?)';
const SOUND =
  '(?:san[oa]s?|cuerd[oa]s?|sobri[oa]s?|saludables?|sin achaques|sin enfermedades|en sus cabales|bien de (?:salud|la cabeza)|que se valga(?:n)?|fuertes? y \\w+)(?! (?:convivencia|ambiente|credito|finanzas|costumbre|economia))';
const GOD = '(?:dios|cristo|jesus|jesucristo|la virgen|los santos|el senor|jehova|la biblia|su palabra|ala)';
const BELIEVERS = `(?:(?:no |ni )?(?:cre(?:e|es|en|a|an|as)|tem(?:e|en|a|an)|alab(?:a|an|e|en)|sirv(?:e|en|a|an)|am(?:a|an|e|en)|conoc(?:e|en)|conozc(?:a|an)|sig(?:ue|uen|a|an)) (?:a |en |al )?${GOD}|herman(?:it)?[oa]s? (?:en (?:cristo|la fe|el senor)|de (?:la )?(?:iglesia|congregacion|fe))|mundan[oa]s|incredul[oa]s|gente de (?:oracion|fe|la palabra)|persinad[oa]s|guadalupan[oa]s|fieles)`;
const PAID_FOR =
  '(?:mantenid[oa]s(?: del? (?:\\w+))?|atenid[oa]s(?: al? (?:\\w+))?|(?:la |su |tu )?renta (?:se |te |les? )?(?:la )?(?:paga|cubre|manda|da|sale|viene) (?:de |del |el |la |un |una )?(?:gobierno|condado|programa|ciudad|estado|iglesia|agencia|taxes)|(?:gobierno|condado|estado|programa|tio sam)(?: \\w+)? (?:le|te|les) (?:paga|cubre|manda|ayuda con)(?: la| su)? renta|paga(?:do|da)?s? por el (?:gobierno|condado|estado))';
const OWNER =
  '(?:duen[oa]s?|caser[oa]s?|propietari[oa]s?|arrendador(?:a|es)?|mesa directiva|manager|administracion|hoa|patron[a]?)';
const KIDS = '(?:hijos|ninos|crios|criaturas|chamacos|bebes|chiquillos|chiquitos|escuincles)';

/** Children whom somebody has, as others have them as well. */
const SOMEBODYS =
  '(?:sus|tus|sus propios|los) (?:(?:dos|tres|cuatro|cinco|2|3|4|5) )?(?:muchachitos|muchachos|hijos|hijas|ninos|ninas|gemelos|cuates|chamacos|criaturas|crios)';
/** People by a body or a mind that limits them. */
const LIMITED =
  '(?:(?:gente|personas?|l[oa]s|quien(?:es)?|alguien|inquilin[oa]s?|vecin[oa]s?|otr[oa]|un[oa]?|veteran[oa]s?)(?: (?:que|al que|a quien))?(?: (?:tienen?|tenga|padecen?|le dan|les dan|le daban|usan?|necesitan?|con|en|trae))(?: (?:un|una|el|la|su|sus|los|las|algun[oa]?|cierta?s?)){0,2} (?:limitacion(?:es)?|ataques?|crisis|episodios?|convulsiones|traumas?|ptsd|necesidades especiales|carritos? electricos?|scooters?|tanques?|cuidador[a]?|enfermer[oa]|achaques|voces|temblores)(?: \\w+)?|carritos? electricos?|quien (?:lo|la|te|le) (?:ban|levant|cuid|vist|ayud)\\w+)';

export const MEANT: Readonly<Partial<Record<RuleId, readonly About[]>>> = {
  'children-refused': [
    {
      whom: OF_CHILDREN,
      ways: ['refused', 'steered', 'charged'],
      before: [
        '> ',
        '(?:no|ni|nunca)(?: \\w+){0,2} (?:tropez|pis|esquiv|tropiez|escuch|top|cruz)\\w*(?: (?:con|en|ni|un|una|a|los|las))* ',
      ],
      instead: null,
    },
    {
      whom: SOMEBODYS,
      ways: ['refused', 'charged'],
      after: [',? (?:no|ni|tampoco) (?:pueden|caben|entran|vengan|van)(?: \\w+)?'],
      instead: null,
    },
    {
      whom: '(?:chamac[oa]s|escuincles|chiquill[oa]s|crios|mocosos|ninos|plebes)(?: \\w+ando| \\w+iendo)?',
      after: [' (?:es|son|igual a|equivale a) (?:quejas?|ruido|problemas?|multa|lata|dolor|escandalo)(?: \\w+)?'],
      instead: null,
    },
  ],
  'race-or-origin': [
    {
      whom: '(?:parejas?|familias?|matrimonios?) (?:interracial(?:es)?|mixt[oa]s?|mezclad[oa]s?|de (?:distintas?|diferentes?|otra) razas?)',
      ways: ['refused', 'preferred', 'steered', 'charged', 'apart', 'dwelling', 'blamed', 'singled'],
      instead: null,
    },
  ],
  'family-preferred': [
    {
      whom: '(?:(?:parejas? )?dinks?|doble ingreso(?: sin \\w+)?|parejas? sin planes de \\w+)',
      ways: ['preferred', 'suited'],
      before: ['(?:para|a) (?:pur[oa]s |l[oa]s )?'],
      instead: null,
    },
    {
      whom: '(?:tortolit[oa]s|enamorad[oa]s|lunamieler[oa]s)',
      ways: ['preferred', 'suited'],
      before: ['(?:para|de) (?:(?:dos|unos|un par de|l[oa]s) )*'],
      instead: null,
    },
    {
      whom: '(?:gente sola|personas? solas?|solteron(?:es|as)|dejad[oa]s|quedad[oa]s)',
      ways: ['refused', 'steered', 'charged'],
      instead: null,
    },
  ],
  disability: [
    { whom: CALLED_ILL, ways: ['refused', 'steered'], instead: null },
    { whom: FRAIL, ways: ['refused', 'steered', 'charged'], instead: null },
    {
      whom: '(?:problemas? de (?:la )?(?:mente|cabeza|memoria|nervios|corazon|conducta)|convulsiones|ataques(?: (?:epilepticos|de \\w+))?|esquizofrenia|bipolaridad|demencia|autismo|del corazon|males? (?:mentales?|del corazon))',
      before: [
        '(?:nadie|ningun[oa]?|no (?:\\w+ ){1,3}(?:alguien|gente|personas?|quien(?:es)?|inquilin[oa]s?)|nada de gente) (?:con|que (?:tenga[ns]?|padezca[ns]?|sufra[ns]?)(?: de)?|del|de) (?:\\w+ ){0,3}',
      ],
      instead: null,
    },
    {
      whom: '(?:alguien|persona|gente|inquilin[oa]s?|roomie|quien) que (?:oiga|escuche|vea|camine|hable) (?:bien|normal|perfecto|claro|sin \\w+)',
      ways: ['preferred'],
      before: ['(?:mejor|prefer\\w+|prefier\\w+|busc\\w+|solo|quier\\w+|necesit\\w+) (?:a )?'],
      instead: null,
    },
    {
      whom: LIMITED,
      ways: ['refused', 'steered', 'charged', 'apart'],
      after: [
        ',? (?:siempre |acaban |terminan |suelen )*(?:yendose|se van|se terminan yendo|irse|batall\\w+|sufr\\w+|se cansan)(?: \\w+)?',
        ',? (?:le|les|te) (?:queda|conviene|va|ira|iria) mejor(?: \\w+){0,4}',
      ],
      instead: null,
    },
    {
      whom: ILL,
      after: [
        ',? (?:por favor |favor de |mejor )?(?:digal[oa]|digan?lo|dil[oa]|avis\\w+|mencion\\w+|confies\\w+|aclar\\w+|sea honest[oa]|decirlo)(?: \\w+){0,4}',
      ],
      instead: null,
    },
    {
      whom: SOUND,
      before: [
        '(?:inquilin[oa]s?|candidat[oa]s?|companer[oa]s?|arrendatari[oa]s?|vecin[oa]s?|compradore?s?) (?:ideal(?:es)?|perfect[oa]s?|sonad[oa]s?)(?: (?:es|seria|debe ser|son|sera))*[:,]?(?: (?!(?:no|ni)(?!\\w))\\w+,?){0,4} ',
        '(?:gente|personas?|inquilin[oa]s?|alguien)(?: (?:que (?:este|sea|esten|sean)|muy|bien|joven y|solo|solamente)){1,2} ',
      ],
      instead: null,
    },
  ],
  religion: [
    { whom: BELIEVERS, ways: ['refused', 'preferred', 'suited', 'dwelling', 'steered'], instead: null },
    {
      whom: BELIEVERS,
      after: [`,? (?:esta|este|aqui|busque|siga|mejor)${within(50)}`],
      before: ['(?:si |que |quien |quienes |solo |puros? |pura )(?:usted |tu |ustedes )?(?:no )?'],
      instead: null,
    },
  ],
  'assistance-animals': [
    {
      whom: '(?:gente|personas?|inquilin[oa]s?|quien(?:es)?|l[oa]s|alguien) (?:que )?(?:con|tien\\w+|teng\\w+|tra\\w+|us\\w+) (?:un |una |su |sus )?(?:perros?|animal(?:es)?|perrit[oa]s?|gatos?) (?:de (?:servicio|apoyo|asistencia|terapia)|guias?)(?: emocional)?',
      ways: ['refused', 'steered', 'charged', 'apart', 'blamed', 'dwelling'],
      instead: null,
    },
  ],
  'source-of-income': [
    {
      whom: '(?:l[oa]s|gente|quien(?:es)?|personas?|inquilin[oa]s?)(?: que)? (?:tra(?:en|iga|igan|e)|tien(?:en|e)|tengan?|vien(?:en|e) con|vengan? con|usan?|con) (?:el |un |su )?(?:vouchers?|vales?|seccion (?:8|ocho)|programa|ayuda)|(?:gente|personas?|l[oa]s|inquilin[oa]s?|quien(?:es)?) (?:que )?(?:cobr|recib|viv)\\w+ (?:de (?:la )?|la )?(?:incapacidad|discapacidad|ssi|desempleo|pension|ayuda)',
      ways: ['refused', 'steered', 'charged', 'apart', 'dwelling', 'blamed'],
      after: [
        ',? (?:mejor |por favor |favor de )?(?:vaya[ns]?|acuda[ns]?|busque[ns]?|llame[ns]?|pregunte[ns]?|ir|buscar|acudir)(?: \\w+)? (?:a|al|con|en|por|otr[oa])(?: \\w+){0,4}',
      ],
      instead: 'se considera todo ingreso legal',
    },
    {
      whom: '(?:beneficios|apoyos|ayudas|subsidios)(?: de (?:cualquier|ningun) (?:tipo|clase)| (?:del|de) \\w+)?',
      after: [',? no (?:cuentan?|califican?|aplican?|sirven?|valen?|se (?:consideran?|toman?|aceptan?))(?: \\w+){0,2}'],
      instead: 'se considera todo ingreso legal',
    },
    {
      whom: PAID_FOR,
      ways: ['refused', 'steered', 'charged'],
      instead: 'se considera todo ingreso legal',
    },
  ],
};

/** What is said of them in so many words. */
export const SAID_OF_MEANT: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'children-refused': [
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
    '(?:compart|comulg)\\w+ (?:con )?(?:la |una |nuestra |su )?(?:misma )?(?:fe|religion|creencias?)(?: \\w+)?',
    '(?:residentes|inquilinos|vecinos|todos)(?: \\w+){0,2} (?:vivan|sigan|respeten|guarden)(?: \\w+){0,2} (?:fe|biblia|valores cristianos|principios cristianos|sabado|palabra)',
    '(?:llen|ver|ocup|sent)\\w*(?: \\w+){0,4} (?:en )?(?:las |la |una )?bancas?(?= ?(?:[.,;!]|$)| de (?:la )?(?:iglesia|capilla))(?<=(?:pastor|iglesia|misa|culto|padre|parroco|capilla)(?!\\w)[^.!?\\n]{0,90})',
    '(?:se |todos |aqui |siempre |juntos )(?:\\w+ )?(?:rez|or|ayun|guard|le|alab|bendic)\\w*(?: el| la| los| las| a)? ?(?:rosario|biblia|sabado|palabra|santisimo|ayuno|alimentos|dios|juntos)[^\\n]{0,50}?(?:si no|quien no|tiene que|deben?|esperamos|obligatori\\w+|sigan?|busque)(?: \\w+){0,4}',
    '(?:misa|culto|rosario|oracion|servicio|ayuno)(?: \\w+){0,3} (?:(?:es|son) (?:obligatori[oa]s?|requisito|forzos[oa]s?|parte del trato)|no (?:es|son) (?:opcional(?:es)?|negociables?))',
  ],
  'race-or-origin': [
    '(?:cualquier|toda|todas|todos|de cualquier|de toda)(?: otra)? (?:religion(?:es)?|fe|raza|nacionalidad|pais|color|cultura|idioma|origen)(?: \\w+)? (?:menos|excepto|salvo|que no sea|mientras no sea)(?: (?:la|el|los|las|de|del))* \\w+',
    `(?:no|odia\\w*|molest\\w+|hart\\w+|queja\\w*|ni)(?!\\w)[^.!?\\n]{0,40}(?:olor|aroma|peste|humo)(?:es)? (?:de|a|del)(?: la| l[oa]s)? (?:curry|pescado seco|kimchi|(?:comida|cocina|especias?) (?:${COUNTRIES}|extranjera|etnica))`,
    '(?:ya )?(?:esta|anda|se (?:puso|hizo|volvio))(?: \\w+)? (?:muy|bien|demasiado|tan) (?:revuelt|mezclad|morenit|oscur|prieta?)[oa]?',
    `(?:luego|hasta que|desde que|cuando|despues|y) (?:ya )?(?:llegaron|vinieron|entraron|empezaron a llegar|se metieron|compraron)(?: \\w+)? (?:l[oa]s |puros |tantos |muchos )?(?:${COUNTRIES}|negros|morenos|prietos|indios|inmigrantes|blancos)`,
    '(?:clarit[oa]s?|guerit[oa]s?|blanquit[oa]s?|de (?:buen ver|ojos (?:claros|bonitos|azules|verdes)|piel clara|tez (?:clara|blanca)|buena presencia|buena presentacion))(?<=(?:alguien|gente|inquilin\\w+|familia|pareja|persona|comprador\\w*|vecin\\w+|que sea|pref\\w+|busc\\w+)(?!\\w)[^.!?\\n]{0,60})',
    '(?:nacid[oa]s?(?: y criad[oa]s?)?) (?:en (?:estados unidos|eeuu|usa|este pais|la union americana)|aqui|de este lado)(?<=(?:alguien|gente|inquilin\\w+|familia|pareja|persona|quier\\w+|pref\\w+|busc\\w+|solo)(?!\\w)[^.!?\\n]{0,60})',
    '(?:matriculas? consular(?:es)?|pasaportes? (?:mexican|extranjer|de otro pais)\\w*|consular)(?: \\w+){0,3} (?:no|ni|hasta (?:abajo|el final|el ultimo)|al (?:final|ultimo)|tampoco)(?: \\w+){0,3}',
    '(?:lleg|cruz|pas|entr)\\w+(?: \\w+)? (?:por|la|de) (?:la )?(?:frontera|el rio|el desierto|el cerro)(?=[^.!?\\n]{0,70}(?<!\\w)(?:no|ni|mejor|ahorr))',
  ],
  sex: [
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
    '(?:solo|solamente|nomas|unicamente)(?: \\w+){0,2} ingresos? (?:de|por|del) (?:trabajo|nomina|empleo|sueldo)',
    '(?:sal|ven|prov)\\w+ (?:de|del) (?:su |tu )?(?:propio )?(?:trabajo|bolsillo|bolsa|sueldo|cheque|sudor)[^.!?\\n]{0,20}(?<!\\w)no (?:de|del) (?:los |el |la )?(?:impuestos|taxes|gobierno|estado|condado|contribuyentes|demas)(?: \\w+){0,3}',
    '(?:vouchers?|vales?|seccion (?:8|ocho)|trabajador[a]? social)[^.!?\\n]{0,40}[.?!] [^.!?\\n]{0,40}no (?:hacemos|hago|tomamos|aceptamos|batallamos|manejamos|llenamos)(?: \\w+){0,2} (?:papeleo|papeles|tramites?|inspecciones|programa|eso|esos)(?: \\w+){0,3}',
    'pur[oa]s? (?:gente )?trabajador(?:a|es|as)?(?= ?(?:[.,;!]|$)| (?:y|por|nada|sin|con))',
  ],
  'steering-people': [
    '(?:lo (?:suyo|tuyo|de ustedes|mejor para (?:usted|ti|ustedes)) (?:es|esta|queda|seria)(?: (?:en|por))? [a-z]+)(?<=(?:comprador\\w*|client\\w+|familia|usted(?:es)?|gente|pareja)(?!\\w)[^.!?\\n]{0,60})(?=[^\\n]{0,80}(?<!\\w)(?:no|ni|mejor|alla)(?!\\w))',
    '(?:a usted |a ti )?como (?:buen[oa]? )?(?:madre solter[oa]|mama solter[oa]|mujer|hombre|familia|inmigrante|latin[oa]|hispan[oa]|negr[oa]|moren[oa]|cristian[oa]|musulman[a]?|jove?n|retirad[oa])(?: \\w+){0,3},? (?:le|te|les) (?:conviene|va mejor|queda mejor|recomiendo|gustaria mas|separe|busque|aparte)(?: \\w+){0,3}',
    '(?:le|te|les) (?:va|iria|ira|iba)(?: \\w+)? mejor (?:en|por|con|alla)(?: \\w+){0,5} (?:l[oa]s suy[oa]s|l[oa]s tuy[oa]s|su gente|tu gente|su raza|paisan[oa]s|ustedes)',
    '(?:zona|barrio|colonia|lado|rumbo|parte|area) (?:de|con) (?:l[oa]s suy[oa]s|l[oa]s tuy[oa]s|su (?:propia )?gente|tu (?:propia )?gente|gente como (?:usted(?:es)?|tu))',
    '(?:gente|familias?|vecin[oa]s|personas) ["\'](?:bien|decentes?|buen[oa]s?|normal(?:es)?|de bien|correct[oa]s?|fin[oa]s?)["\']|["\'](?:gente|familias?|vecinos) (?:bien|decentes?|buen[oa]s?|normal(?:es)?|de bien)["\']',
  ],
};

/** Who buys what these days, and who bought: news, and nobody's street. */
const MARKET = [
  '(?:jovenes|parejas?|profesionistas|profesionales|millennials|compradores|jubilados|familias|estudiantes|solteros|mujeres)(?: \\w+){0,2} (?:(?:estan|siguen|andan|ya) )?(?:compran|comprando|rentan|rentando|buscan|buscando|adquieren|prefieren comprar)(?: \\w+)? (?:duplex|casas?|condominios?|departamentos|propiedades|vivienda|su primera casa)(?! (?:aqui|en esta|por aqui))',
  `(?:una? |la |el |esta |l[oa]s |dos |mis? |mi )?(?:pareja|parejas|matrimonio|jovenes|muchach[oa]s|familia|abuelit[oa]s|viejit[oa]s|estudiantes?)(?: \\w+){0,5} (?:compr(?:o|aron)|cerr(?:o|aron)|firm(?:o|aron)|recib(?:io|ieron)|encontr(?:o|aron)|vendi(?:o|eron)|gan(?:o|aron)|se mud(?:o|aron))(?!${within(60)}(?:solo|prefer|busc|quier|ojala))`,
];

/** What looks like one of these, or like those whom others name, and says nothing wrong. */
export const MEANT_WELL: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'military-status': [
    '(?:descuentos?|ofertas?|precio especial|prestamos?|ayudas?|programas?|gracias|exencion(?:es)?|beneficios?)(?: \\w+){0,2} (?:para|a|de) (?:l[oa]s )?(?:militares|veteran[oa]s|soldados)(?: \\w+){0,4}',
  ],
  'loan-terms': [
    'no (?:se )?(?:\\w+ )?(?:necesit|ocup|requier|pid|hac)\\w+(?: falta)?(?: \\w+){0,3} (?:\\d+|veinte|diez) ?(?:%|por ciento)(?: de(?:l)? (?:enganche|inicial|entrada|pie))?',
  ],
  'steering-safety': ['(?:un|que|es un|fue un) crimen (?:lo|que|no|haber|pint|tap|dej|quit|tir)\\w*'],
  exclusive: [
    '(?:prestamo|hipoteca|programa|credito|tasa|refinanci\\w+|inver\\w+|subasta)s?(?: \\w+){0,3} no es para (?:tod[oa]s|cualquiera)',
  ],
  'children-refused': [
    '(?:minutos?|cuadras|pasos|horas?)(?: \\w+){0,3} (?:con|sin) (?:l[oa]s )?ninos(?: y \\w+)?(?: (?:sin|con) ninos)?|(?:con|sin) ninos y (?:\\w+ )?(?:sin|con) (?:ninos|ellos)',
    '(?:frente|enfrente|cerca|junto|detras)(?: al| del| a la| de la) (?:kinder|guarderia|escuela|primaria)(?: de \\d[\\d:]*)?',
    '(?:mural|parque|juegos|area|teatro|equipo|coro|banda|dia|museo|libros|ropa|clases?|taller) (?:de|del|para) (?:l[oa]s )?ninos?',
    'que (?:l[oa]s |sus )?(?:ninos|hijos|chiquitos) no (?:se |le |lo |la )?(?:sub|toqu|jal|abr|acerqu|mont|colg|met)\\w*',
    '(?:descanso|respiro|descansar|fin de semana|noche|rato) (?:de|sin) (?:l[oa]s |sus )?(?:ninos|hijos)(?= ?[?])',
    '(?:duen[oa]s?|vendedor(?:es|a)?|client[ea]s?|pareja|familia|ellos|novios)(?: \\w+)? (?:esperan|estan esperando|van a tener) (?:gemelos|cuates|bebe|un |una |su |a su |otr[oa] )(?: ?\\w+){0,3}',
    '(?:(?:un |una )?(?:recien nacid[oa]s?|bebes?|ninos?|hijos?))(?: \\w+)? no (?:cuentan?|cambian?|afectan?|suben?|cuestan?|aumentan?|importan?)(?! aqui)',
  ],
  'source-of-income': [
    '(?:la )?seccion (?:8|ocho),? (?:del?|en|de la) (?:la |el |su |este |tu )?(?:contrato|reglamento|codigo|acuerdo|lease|estatutos|manual|formulario|anexo|addendum|panteon|estadio|mapa|ley|fraccionamiento|plano|plat|estacionamiento|parque|cementerio|subdivision)',
  ],
  age: [
    ...MARKET,
    'rentas? (?:para|de|a) estudiantes[:,]? (?:(?:la|el) (?:ciudad|condado|ley|reglamento)|ahora|ya)(?: \\w+){0,4}',
    '(?:adult[oa]s mayores|mayores|personas) (?:de )?(?:55|62)(?! (?:no|abst))',
    'adult[oa]s mayores de (?:55|62)',
  ],
  'family-preferred': [
    'no (?:hay que|tienen que|necesitan|hace falta) estar casad[oa]s',
    ...MARKET,
    '(?:cruz|cuid|ensen|vacun|visit|entren)\\w+ (?:a )?(?:l[oa]s )?ninos(?: \\w+){0,4}',
  ],
  'steering-people': MARKET,
  'race-or-origin': [
    `(?:don|dona|senor[a]?|sr\\\\.|sra\\\\.|doctor[a]?|dr\\\\.|familia|profe|maestr[oa]|licenciad[oa]) (?:${COUNTRIES})`,
    `(?:festival|feria|fiesta|desfile|ano nuevo|carnaval|dia|mes|museo|teatro|barrio|calle|plaza|centro|iglesia|templo|consulado|embajada|comunidad|cultura|herencia|cocina|gastronomia)(?: (?:de|del|la|el|ano|nuevo|lunar|cultural|historico))* (?:${COUNTRIES})(?= (?:necesit|celebr|abr|busc|invit|est|se |tendr|ser|regres|recib|cumpl|vend|reabr|queda)\\w*)`,
    `(?:maples?|arces?|cerezos?|robles?|nogal|pinos?|encinos?|biombos?|azulejos?|pisos?|puertas?|ventanas?|balcon(?:es)?|techos?|tejas?|cocinas?|hornos?|banos?|marmol|ladrillos?|mosaicos?|talavera|loza|muebles?|faroles?|jardin(?:es)?|te|cafe|vinos?|quesos?|pan(?:es)?|arroz|comida|restaurantes?|mercados?|tiendas?|musica|cine|arte|estilo|sabor) (?:\\w+ )?(?:${COUNTRIES})`,
  ],
  sex: [
    '(?:la )?senora de la casa (?:dej|vend|viv|plant|nos|ten|cuid|quier|acept|pint|me|ya|hizo|puso|remodel|regal)\\w*',
  ],
  religion: [
    `(?:iglesias?|templos?|escuelas?|colegios?|universidad(?:es)?|hospital(?:es)?|clinicas?|caridades|seminarios?|capillas?|panaderias?|carnicerias?|tiendas?|mercados?|restaurantes?|delis?) (?:${FAITH})s?(?= (?:de (?:siempre|toda la vida|la (?:esquina|calle))|vend|ofrec|abr|organiz|don|prest|invit|remat|renov|compr|cerr|mud|constru)\\w*| por prest\\w+| de (?:la|el) (?:\\w+ )?por )`,
  ],
  disability: [
    '(?:oidos sordos|ojos ciegos)(?: \\w+){0,4}',
    '(?:no )?(?:(?:se|te|nos|me|os) )?(?:\\w+ )?(?:cieg[oa]s?|sord[oa]s?|mud[oa]s?) (?:ante|frente a|a (?:los (?:costos|gastos|numeros)|las (?:senales|tasas)|lo|todo))',
    'a ciegas|puntos? ciegos?|calle ciega|pared ciega',
  ],
};
