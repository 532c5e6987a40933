import type { RuleId, RuleWords } from '../rule.ts';
import { DIVERSITY_AS_FAULT, HINTS_AT_PEOPLE, HINTS_AT_SCHOOLS } from './hints.ts';
import { OWNED_BUSINESS, PLACE } from './parts.ts';
import { PEOPLE_NAMED } from './people-named.ts';
import { STEERING_BY_PLACE, STEERING_BY_SCHOOL } from './places.ts';

const SUM = '\\$ ?\\d+(?:[,.]\\d+)*';
const A_MONTH = '(?: dolares)? ?(?:(?:al|por|cada) mes|mensual(?:es)?|/ ?mes)';
/** A sum a month is a rent as often: it is a term of a loan where a sentence speaks of buying. */
const BUYING =
  '(?<!\\w)(?:tuy[oa]|suy[oa]|compr\\w*|pag(?:a|as|ue|ues|ando|aria|arias)|duen[oa]s?|propietari[oa]s?|hipotecas?|prestamos?|credito|financ\\w+|enganche|mensualidad(?:es)?|pagos?|letras?|inicial|calific\\w+|(?:dej\\w+ de|en (?:vez|lugar) de|mas que|lo mismo que) (?:una )?(?:rentar?|alquilar|alquiler))(?!\\w)';
const VERY = '(?:muy |mas |super |tan |bastante |altamente )?';

const FOLK =
  '(?:gente|personas?|familias|vecin[oa]s|residentes|inquilin[oa]s|compradores|comprador|clientela|publico|propietarios|duenos|ambiente social|ejecutivos)';
/** Words that rank people. */
const RANK =
  '(?:buen[oa]s?|mal[oa]s?|mejor(?:es)?|peor(?:es)?|orgullos[oa]s?|importantes?|decentes?|respetables?|educad[oa]s?|fin[oa]s?|trabajador(?:as?|es)?|fe[oa]s?|adinerad[oa]s?|acomodad[oa]s?|ric[oa]s?|pobres?|exitos[oa]s?|sofisticad[oa]s?|distinguid[oa]s?|cult[oa]s?|civilizad[oa]s?|normal(?:es)?|humildes?|corrientes?|preparad[oa]s?)';
const CRIME =
  '(?:crimen(?:es)?|criminales|delitos?|delincuen(?:cia|tes)|criminalidad|robos?|asaltos?|pandillas?|narcos?|balaceras?|violencia|vandalismo|indigentes|vagabundos|balazos|tiroteos?|rateros|asesinatos|prostitucion)';
const PRAISE =
  '(?:buen[oa]s?|excelentes?|(?:las |los |la |el )?mejor(?:es)?|gran(?:des)?|mal[oa]s?|pesim[oa]s?|peor(?:es)?|magnific[oa]s?|prestigios[oa]s?|reconocid[oa]s?|premiad[oa]s?|estupend[oa]s?|inmejorables?|aclamad[oa]s?|ejemplar(?:es)?|codiciad[oa]s?|solicitad[oa]s?|malisim[oa]s?|buenisim[oa]s?|terribles?|competitiv[oa]s?|popular(?:es)?|increibles?|impresionantes?|reprobad[oa]s?|destacad[oa]s?|sobresalientes?|superiores?|fantastic[oa]s?|de (?:primera|renombre|excelencia|prestigio|calidad|alto nivel)(?: \\w+)?|bien (?:vist[oa]s?|calificad[oa]s?|evaluad[oa]s?))';
const SCHOOL =
  '(?:escuelas?|colegios?|primarias?|secundarias?|preparatorias?|prepas?|distrito escolar|zona escolar|sistema escolar)';

/** Phrases in Spanish texts that judge a place or the people of it, or advertise credit. */
export const STEERING: Readonly<
  Record<
    Extract<RuleId, 'steering-people' | 'steering-safety' | 'steering-schools' | 'exclusive' | 'loan-terms'>,
    RuleWords
  >
> = {
  'steering-people': {
    phrases: [
      {
        find: [
          ...HINTS_AT_PEOPLE,
          ...DIVERSITY_AS_FAULT,
          ...STEERING_BY_PLACE,
          ...PEOPLE_NAMED,
          'para ciert[oa]s? (?:tipos?|clases?) de (?:residentes?|personas?|gente|vecinos?|inquilin[oa]s?)',
          '(?:gente|personas|vecinos|familias)(?: (?:es|son|somos|aqui|muy|tan|todos|igual)){0,3} como (?:tu|usted|ustedes|nosotros|uno)',
          'antes de que (?:la |el )?(?:barrio|zona|colonia|calle|vecindario)? ?cambie(?: (?:la|el) (?:barrio|zona|colonia|calle|vecindario))?(?= ?(?:[.,;:!]|$))',
          '(?:sac|empuj|desplaz|corr|ech)(?:a|an|ando|o|aron) (?:fuera )?a (?:la gente|los (?:vecinos|residentes|inquilinos)|las familias|los pobres)(?: (?:de siempre|de antes|pobres?|humildes?|originales|viej[oa]s))?',
          '(?:se va|se van|se fue|se fueron)(?: \\w+){0,2} (?:gente|vecinos|familias|residentes) (?:de (?:siempre|antes)|pobres?|humildes?|viej[oa]s)',
          '(?:gente|ellos|vecinos|codigo postal|barrio|colonia|zona|lado)(?: \\w+){0,5} (?:roban|asaltan|venden drogas?|matan|pandillean)',
          '(?:aqui|de este lado)(?: \\w+)? estas? mejor|estar(?:as|a|ias|ia) mejor (?:aqui|de este lado)',
          '(?:su|tu|nuestro|cierto|el mismo|ese|este|otro) (?:tipo|clase|nivel) de (?:gente|personas|vecinos|vecindario|familias|inquilinos)',
          '(?:buena|mala|decente|respetable|educada|bonita|fea|pobre|rica|trabajadora|de bien|de buena familia|con clase|de cierto nivel) gente',
          'gente (?:buena|bien|decente|respetable|educada|de bien|de buena familia|con clase|de cierto nivel|fina|trabajadora|conocida|de su nivel|pobre|rica|normal)',
          '(?:vecinos|familias|inquilinos|personas) (?:decentes|respetables|de bien|educad[oa]s|con clase|de buen nivel|de buenas costumbres|normales|de clase (?:alta|media|baja))',
          `(?:${PLACE}) (?:en transicion|cambiante|que esta cambiando|de clase (?:alta|media|baja|obrera|trabajadora)|pobre|ric[oa]|adinerad[oa]|de elite|obrer[oa]|gentrificad[oa]|en decadencia|de nivel|de bajos ingresos)`,
          '(?:el )?(?:lado|lugar|parte) (?:buen[oa]|mal[oa]|bonit[oa]|fe[oa]) de la ciudad',
          '(?:la )?(?:buena|mala|mejor|peor) (?:zona|parte) de la ciudad',
          '(?:encajar|encajara|encajaras|encajaran)(?: (?:muy )?bien)?',
          '(?:vecinos|residentes) (?:(?:son |casi )?(?:todos |mayormente ))?(?:profesional(?:es)|profesionistas|doctores|abogados|ejecutivos)',
          `${RANK} ${FOLK}(?! (?:de (?:nuestra|la) (?:oficina|compania)|que (?:nos|me)))`,
          `${FOLK} (?:(?:muy|mas|tranquila|amable|bien|toda|todos|son|es|gente|y|profesionistas|profesionales|ejecutivos),? ){0,4}${RANK}(?! (?:inspector|techo|oferta))`,
          `${FOLK} (?:con|de) (?:(?:buena|mejor|alta|cierta|tu|su|nuestra|esa|la misma|tu misma|su misma|altos?|buenos?|los mismos) )?(?:clase|educacion|categoria|posicion|familia|nivel|ingresos|modales|valores|dinero|cultura|sociedad|tipo)`,
          `(?:con|de) (?:los mismos valores|buena posicion|altos ingresos|buenas familias)`,
          `atrae (?:a )?(?:un |una |a )?(?:\\w+ )?(?:publico|comprador|gente|clientela|clase)(?: \\w+){0,4}`,
          '(?:fuera de lugar|mas comod[oa]s? en otr[oa])',
          '(?:estaria|estarian) mejor en otr[oa] (?:barrio|zona|colonia|vecindario|lado)',
          '(?:vecinos|propietarios|residentes|todos)(?: \\w+){0,2} (?:seran|son|incluyen)(?: \\w+)? (?:cirujanos|directores|medicos|doctores|abogados|jueces|empresarios|gente importante|ejecutivos)',
          'gente (?:\\w+ )?(?:de|con) (?:mejor|mas|buena|otra) clase',
          'gente(?: \\w+){0,2} (?:es|son) de (?:mejor|buena|otra|mucha) (?:clase|familia|categoria)',
          '(?:de )?clase (?:media|alta|baja|media alta|media baja|trabajadora|obrera)(?= ?(?:[.,;!]|$)| \\w+)',
          '(?:tipo|clase) de (?:vecinos|gente|familias|personas)(?: \\w+){0,3}',
          'gente (?:correcta|corriente|adecuada|indicada|importante|equivocada)',
          `(?:${PLACE}) de (?:ejecutivos|doctores|medicos|profesionistas|profesionales|abogados|jubilados)(?: y \\w+)?`,
          '(?:demografia|demografic[oa]s?|composicion (?:racial|etnica))',
          `(?:zona|barrio|colonia|vecindario|calle|area) (?:esta|va|anda) (?:cambiando|mejorando|empeorando|en decadencia)`,
          '(?:que )?se parece(?:n)? a (?:ti|usted|nosotros)',
          '(?:viven|residen) (?:(?:puros|los|muchos|casi|solo) )*(?:ejecutivos|profesionistas|profesionales|doctores|abogados|medicos|empresarios|banqueros|ingenieros)',
          '(?:ejecutivos|profesionistas|profesionales|doctores|abogados|medicos|empresarios)(?: exitosos)? (?:viven|residen|son (?:tus|sus) vecinos)',
          'vecinos(?: son)?(?: todos| casi todos)? (?:profesionistas|profesionales|doctores|abogados|ejecutivos)',
          '(?:gente|personas) (?:de|como) (?:tu|su|nuestra|esa) (?:misma )?(?:tipo|clase|categoria|nivel)',
          '(?:de|para) gente de (?:tu|su) tipo',
          '(?:zona|barrio|calle|colonia) de (?:obreros|ricos|pobres|clase \\w+|gente \\w+)',
          `(?:todos|todas|${FOLK}|duen[oa]s)(?: \\w+){0,5} (?:mism[oa]|parecid[oa]|similar|igual)s? (?:origen|raices|sangre|crianza|fe|clase|tipo|cuna|costumbres|herencia)`,
          `(?:no ha cambiado|nunca cambio|sigue siendo|se mantiene|se ha mantenido|no cambio)(?: \\w+){0,3} (?:como|a diferencia|igual|la misma|lo que|el mismo)`,
          '(?:con|entre|junto a|cerca de) (?:los|las) (?:suy[oa]s|tuy[oa]s)|con su propia gente|entre (?:iguales|su gente)',
          '(?:estaria|estaras|se sentiria|te sentirias|encajaria|encajarias|le iria|viviria)(?: \\w+){0,3} (?:del otro|en otr[oa]|en el otro|mas alla)',
          `${FOLK}(?: \\w+)? de (?:buena|noble|mala|alta) (?:cuna|estirpe|casta|crianza|sangre|alcurnia|sociedad)|(?:de )?(?:alcurnia|abolengo)`,
          '(?:de|con) (?:la misma|su misma|su propia|tu misma|igual) (?:condicion|clase|categoria|posicion)',
          '(?:esa|ese tipo de|aquella|otra) (?:gente|clase de gente)(?= ?(?:[.,;!]|$))',
          `(?:mant(?:iene|enemos|ienen)|sigue|conserv\\w+)(?: \\w+){0,3} (?:como (?:era|antes)|igual que antes)(?: \\w+){0,4} (?:lleg\\w+|otros|gente)`,
          `(?:calle|cuadra|colonia|zona|barrio)(?: \\w+){0,4} fea`,
          `(?:escog|elegi|elij|seleccion|juzg)\\w+(?: \\w+){0,4} (?:segun|por)(?: \\w+){0,2} (?:iglesia|fe|religion|raza|color|acento|edad|apellido|origen|nacionalidad)`,
          '(?:familias?|gente|personas?) de aqui,? (?:y )?no de (?:fuera|lejos)|no (?:de|para|con) (?:los |gente )?(?:de fuera|forasteros|fuerenos)|sin forasteros',
          '(?:jovenes|juventud|muchachos|pandillas?|vagos)(?: \\w+){0,2} no (?:anda|esta|se junta)n?(?: \\w+){0,3} (?:calle|esquina|afuera)',
          '(?:(?:otro|mal|buen) lado|lado (?:buen|mal|bonit|fe|correct)[oa]) de (?:la via|las vias|la autopista|la ciudad|el rio|l rio)',
          `${FOLK} (?:de|con) (?:muy )?(?:baj[oa]s?|escas[oa]s|poc[oa]s|menos|altos|much[oa]s) (?:recursos|ingresos|dinero|medios|posibilidades)`,
          '(?:gentuza|chusma|malvivientes|maleantes)',
        ],
        instead: 'un lugar que conviene conocer en persona',
      },
    ],
    allowed: [
      OWNED_BUSINESS,
      'buen(?:os)? vecinos?,? (?:la nueva|el nuevo|cerveceria|cafe)',
      '(?:un )?buen(?:os)? vecinos? (?:prest|comparte|ayud|trajeron|saluda)\\w*',
      'buena gente y buen (?:cafe|ambiente|servicio)',
      'buena gente de (?:la|nuestra) (?:oficina|compania|agencia)',
    ],
  },
  'steering-safety': {
    phrases: [
      {
        find: [
          '(?:nunca|jamas|rara vez|casi nunca|ya no|no)(?: \\w+){0,3} (?:patrullas?|sirenas|policias?)(?! (?:\\w+ )?(?:mapas?|datos))',
          `(?:${PLACE}) (?:muy |super |mas |bastante |sumamente |extremadamente )?(?:tranquil[oa]s? y )?(?:segur[oa]s?|peligros[oa]s?|insegur[oa]s?|fe[oa]s?|conflictiv[oa]s?|sin (?:crimen|delincuencia|delitos|violencia)|con poca delincuencia|libres? de (?:crimen|delincuencia|violencia))`,
          `(?:segur[oa]|peligros[oa]|insegur[oa])s? (?:y \\w+ )?(?:${PLACE})`,
          `(?:(?:casi |ya )?(?:no hay|nunca(?: hay)?|ni un|sin|cero|pocos?|poca|menos|muchos?|mucha|bajo|alto|nunca un) ){0,4}${CRIME}(?: (?:violentos|graves|menores))?(?: (?:van|va|bajan|bajando|sube|suben))*`,
          `(?:segur[oa]|peligros[oa]|insegur[oa]|dudos[oa]|fe[oa]|conflictiv[oa])s? (?:que (?:los|las|el|la) )?(?:${PLACE})`,
          `(?:${PLACE}|lado|partes?|lugar(?:es)?|entorno|rincon|refugio|pueblo|suburbio)(?: (?:muy|mas|super|tan|bastante|realmente|verdaderamente|no|es|son|sea|esta|no puede ser|totalmente|bien)){0,4} (?:segur[oa]|peligros[oa]|insegur[oa]|dudos[oa]|conflictiv[oa])s?`,
          `(?:${PLACE}) (?:se ha|se han|se esta|se) (?:vuelto|volviendo|puesto|volvio|puso) (?:mas |muy )?(?:peligros[oa]|insegur[oa]|segur[oa]|fe[oa])s?`,
          'la policia(?: \\w+){0,3} (?:nunca|jamas|siempre|casi)(?: \\w+)?',
          'la policia (?:nunca|jamas|siempre|casi)',
          `(?:${PLACE}|lado)(?: \\w+)? (?:se (?:esta|ha|anda)|esta)(?: (?:poniendo|puesto|volviendo|vuelto|haciendo))(?: (?:muy|mas|bien))? (?:fe[oa]|mal[oa]?|peligros[oa]|insegur[oa]|rud[oa])`,
          '(?:asi|tan|muy) (?:de )?segur[oa](?= ?(?:[.,;!]|$)| que)',
          `(?:barrio|zona|colonia|vecindario|calle|lado)(?: \\w+){0,2} (?:echo|echaron|echado) a perder`,
          '(?:mas|menos) (?:segur[oa]|peligros[oa])s? que',
          '(?:lugar|refugio|rincon|sitio|entorno) segur[oa] (?:para (?:vivir|criar|ninos|tus|sus|tu|su)|lejos)',
          `(?:(?:puedes|puede|se puede) )?dejar? (?:la|tu|su|las) puertas? (?:sin llave|abiertas?|sin seguro)`,
          '(?:la )?seguridad (?:es la razon|de (?:la|esta|este|el) (?:zona|colonia|barrio|vecindario|comunidad))',
          'sient(?:ete|ase) (?:segur[oa]|tranquil[oa])(?: \\w+){0,5}',
          '(?:dorm(?:ir|iras|ira)|duerm(?:e|a|as)) (?:tranquil[oa]|segur[oa]|con la puerta abierta)',
          '(?:nadie|ninguno) (?:te |le )?roba|(?:no|nunca|ni) (?:se )?(?:oyen?|escuchan?|ven?) (?:patrullas?|sirenas?)',
          `(?:yo )?no (?:viviria|compraria|andaria|caminaria|conviene (?:andar|vivir|caminar)|(?:vayas?|te metas) (?:a|al|por|en|de) (?:la|el|ese|esa|esos|esas|ahi|noche|lado))(?: \\w+){0,4}`,
          `(?:evita|evite|alejate de|alejese de)(?: \\w+){0,2} (?:lado|zona|barrio|area|parte|calle|colonia|zonas)(?: \\w+)?`,
          'no hay (?:crimen|crimenes|delincuencia|violencia|robos)',
          `(?:mal[oa]s?|peor(?:es)?) (?:vecindarios?|barrios?|zonas?|areas?|colonias?|sectores)`,
          '(?:baja|poca|cero|sin|nula|menos|alta|mucha) (?:criminalidad|delincuencia|violencia)',
          '(?:indice|indices|tasa|tasas|nivel|niveles) de (?:criminalidad|delincuencia|delitos|violencia|crimen)',
          'donde (?:los |sus |tus )?(?:ninos|hijos|mujeres) (?:pueden|puedan|podran) (?:jugar|andar|caminar|salir)(?: \\w+)? ?(?:segur[oa]s|tranquil[oa]s|sin miedo|sin peligro|con seguridad|libremente|afuera|en la calle)',
          'segur[oa] para (?:los |sus |tus )?(?:ninos|hijos|familias|su familia|tu familia|mujeres)',
          '(?:evite|evita|alejese de|no vaya a|no compre en) (?:esa|esas|esta|estas|ciertas) (?:zonas?|areas?|colonias?|calles?)',
          '(?:caminar|salir|dormir|andar) (?:segur[oa]s?|tranquil[oa]s?|sin miedo)(?: de noche| por la noche)?',
        ],
        instead: 'una calle que vale la pena recorrer antes de decidir',
      },
    ],
    allowed: [
      'si (?:una|la|el|esta|un|ese|su|tu) (?:zona|barrio|vecindario|colonia|calle|area) es segur[oa]',
      '(?:mapas?|datos|cifras|estadisticas) de (?:delitos|crimen|criminalidad)',
      'denuncias? de delitos(?: en internet)?',
      '(?:informacion|datos|preguntas|dudas|cifras) (?:sobre|de|acerca de) (?:la |los |el )?(?:delitos?|crimen|criminalidad|delincuencia)(?=[^.!?\\n]{0,60}(?:policia|sheriff|departamento|pagina|publico))',
      'antecedentes? criminal(?:es)?',
      '(?:novelas?|series?|peliculas?|podcasts?|historias?) de (?:crimen|crimenes|robos?)',
      '(?:fraude|estafa)(?: \\w+){0,4} es un delito',
      '(?:crimen|criminalidad|delitos?|delincuencia)[^!\\n]{0,100}(?:consult|pregunt|vea|revis|llam)\\w*[^.!\\n]{0,50}(?:policia|sheriff|mapa|datos)',
      '(?:guarda|guarde|deposit[ea]|deje|ponga)(?: \\w+){0,5} (?:en un )?lugar seguro',
      '(?:caja|cuarto|deposito) (?:de )?segur(?:a|o|idad)',
      'seguro de (?:casa|vivienda|propietario|titulo|inundacion)',
      'calle segura de si',
    ],
  },
  'steering-schools': {
    phrases: [
      {
        find: [
          ...HINTS_AT_SCHOOLS,
          ...STEERING_BY_SCHOOL,
          `${SCHOOL}(?: \\w+){0,5} (?:mejor|peor|superior|inferior)(?:es)? (?:que|a) (?:l[oa]s|el|la)`,
          '(?:donde|adonde) (?:van|estudian|viven) (?:los |las )?(?:(?:ninos|hijos|alumnos|familias) )?(?:pobres|ricos|de los (?:pobres|ricos)|inmigrantes|morenos|blancos|negros|malos|buenos)',
          '(?:buenas|excelentes|las mejores|mejores|grandes|muy buenas|malas|magnificas|prestigiosas|reconocidas|premiadas|estupendas) (?:y \\w+ )?(?:escuelas|colegios|primarias|secundarias|preparatorias)',
          '(?:escuelas|colegios|primarias|secundarias|preparatorias) (?:\\w+ )?(?:excelentes|de excelencia|de primera|de primer nivel|de alta calidad|de calidad|de prestigio|premiadas|muy buenas|mejor calificad[oa]s|bien calificad[oa]s|de diez|reconocidas|malas|de alto rendimiento)',
          `${PRAISE}(?: y (?:\\w+ )?${PRAISE})?(?: \\w+)? ${SCHOOL}(?! de (?:cocina|manejo))`,
          `${SCHOOL}(?: (?:publicas?|locales|local|privadas?|cercanas?|de la zona|de aqui|del otro lado|del|otro|lado|de|la|linea|aqui|muy|mas|son|es|esta|estan|tan|bien|todas|realmente)){0,9} ${PRAISE}`,
          `${SCHOOL}(?: \\w+){0,3} (?:saco|sacaron|tiene|tienen|obtuvo|con(?: una)?)(?: \\w+){0,2} (?:10|9|8|a\\+)`,
          `${SCHOOL} con (?:una )?calificacion`,
          '(?:escuelas?|colegios?) (?:mal|bien|peor|mejor) (?:calificad|evaluad|vist)[oa]s?',
          '(?:pagas|paga|vale)(?: \\w+){0,3} (?:distrito escolar|escuelas)(?: y vale)?',
          'distrito escolar(?: \\w+){0,3} vale',
          `merecen? (?:estas|las mejores|buenas) ${SCHOOL}`,
          '(?:el |un )?(?:mejor|excelente|buen|gran|codiciado|prestigioso|mal) distrito escolar',
          `distrito escolar ${VERY}(?:excelente|de primera|de alta calidad|buen[oa]|codiciado|solicitado|buscado|mejor calificado|bien calificado|calificado|de prestigio|premiado)`,
          '(?:escuelas|colegios) (?:con|de) (?:10|9|8|diez|nueve) (?:de|sobre) (?:10|diez)',
          '(?:escuelas|colegios|primarias|secundarias) (?:\\w+ )?(?:(?:calificad[oa]s|evaluad[oa]s|con calificacion)(?: con| de)?) (?:10|9|8|diez|nueve)(?: ?(?:de|sobre|/) ?(?:10|diez))?',
        ],
        instead: 'escuelas que usted puede consultar',
      },
    ],
    allowed: [
      '(?:mejor|buena|buen|gran) (?:epoca|momento|dia|noticia|sala|vista|ruta)(?: \\w+)*? (?:escuelas?|primaria)',
      'escuelas?(?: \\w+)? (?:pavimento|pinto)',
    ],
  },
  exclusive: {
    phrases: [
      {
        find: [
          `(?:${PLACE}|fraccionamiento|residencial|privada|coto) ${VERY}(?:exclusiv[oa]s?|restringid[oa]s?|privad[oa]s? y exclusiv[oa]s?|selectiv[oa]s?|select[oa]s?|de prestigio)`,
          `(?:exclusiv[oa]s?|select[oa]s?|prestigios[oa]s?) (?:${PLACE}|fraccionamiento|residencial|privada|cerrada|coto|club)`,
          `(?:direccion|vida|residencias?|casas?|enclave|club|circulo|torre|desarrollo|privada) (?:\\w+ )?(?:ultra ?exclusiv[oa]s?|exclusiv(?:[oa]s?|isim[oa]s?)|select[oa]s?|de elite)`,
          '(?:ultra ?)?exclusivisim[oa]s?',
          'ultra ?exclusiv[oa]s?',
          'exclusividad',
          '(?:isla|club|playa|comunidad) (?:solo )?para (?:socios|miembros)',
          'para (?:unos )?poc[oa]s(?= ?(?:[.,;!]|$))',
          '(?:reservad[oa] )?para la elite|la elite',
          '(?:darse|dar) el lujo de escoger',
          `(?:grupo|circulo|publico|club) (?:muy )?select[oa]`,
          `(?:${PLACE}|fraccionamiento|residencial)(?: \\w+)? (?:de elite|prestigios[oa]s?|mas prestigios[oa]s?|mas exclusiv[oa]s?|restringid[oa]s?|cerrad[oa] al publico)`,
          '(?:solo )?por invitacion(?= ?(?:[.,;!]|$))',
          'no (?:cualquiera|tod[oa]s|todo el mundo) (?:puede|pueden|llega|llegan|vive|entra|tiene)',
          '(?:para |reservad[oa] para )?un[oa]s (?:pocos|cuantos|cuantas)(?: \\w+)?(?= ?(?:[.,;!]|$))',
          'no es para (?:cualquiera|todos(?! l[oa]s))',
          '(?:para )?(?:un[oa]s )?poc[oa]s (?:privilegiad[oa]s|afortunad[oa]s|elegid[oa]s)',
          '(?:clientela|compradores|inquilinos) (?:selecta|exigentes|selectos|distinguidos|distinguida)',
          'aprobacion (?:de la junta|del club|de la iglesia) (?:obligatoria|requerida|indispensable)',
        ],
        instead: 'comunidad con acceso controlado',
      },
    ],
    allowed: [
      'unos (?:pocos|cuantos) (?:dias|pasos|minutos|meses|dolares|detalles)',
      'zonas? restringidas? de estacionamiento',
      'exclusiva de venta',
    ],
  },
  'loan-terms': {
    phrases: [
      {
        find: [
          '(?:solo |solamente |desde |con solo |con |apenas )?(?:\\$ ?(?!0 )\\d[\\d,.]*|(?!0 ?%)\\d+(?:[.,]\\d+)? ?%|[1-9]\\d* por ciento) de (?:enganche|down(?: payment)?|pago inicial|entrada|inicial|anticipo)',
          `(?:solo |solamente |apenas )${SUM}${A_MONTH}`,
          `${SUM}${A_MONTH}(?=[^.!?\\n]{0,60}?${BUYING})`,
          `(?<=${BUYING}[^.!\\n]{0,60})${SUM}${A_MONTH}`,
          '(?:mensualidad(?:es)?|pagos? mensual(?:es)?|letras?) (?:de|desde) (?:solo |apenas )?\\$ ?\\d[\\d,.]*',
          '(?:tasas?|interes(?:es)?|hipotecas?|financiamientos?)(?: de interes)?(?: fijas?)? (?:desde|de|del|al|a partir de|a partir del|tan bajas? como|por debajo del?) (?:el )?(?:solo )?\\d+(?:[.,]\\d+)? ?%',
          '\\d+(?:[.,]\\d+)? ?% de (?:interes|tasa)',
          '(?:hipotecas?|prestamos?|credito|financiamiento|plazo|plazos) (?:fijas? |fijos? )?(?:a|de) (?:15|20|30) anos',
          '(?:15|20|30) anos (?:de plazo|fijos)',
          '\\d{2,3} (?:pagos|mensualidades)',
          '(?:tasas?|apr)(?: \\w+){0,4}:? \\d+(?:[.,]\\d+)? ?%(?: fij[oa])?',
          '(?:tasas?|apr)(?: \\w+){0,4} \\d+(?:[.,]\\d+)? ?%',
          '(?:financi\\w+|hipotecas?|prestamos?|credito)(?: \\w+){0,5} \\d+(?:[.,]\\d+)? ?%',
          `(?:pagos?|mensualidad(?:es)?)(?! del? (?:hoa|la asociacion|mantenimiento|condominio))(?: \\w+){0,4} ${SUM}`,
        ],
        instead: null,
      },
    ],
    allowed: [
      '(?:tasas?|intereses?)[^.!?\\n]{0,30}\\d+(?:[.,]\\d+)? ?% (?:de |en )?promedio',
      '(?:tasas?) (?:de|del) (?:impuestos?|desempleo|vacancia|inflacion|ocupacion)(?: \\w+){0,3} \\d+(?:[.,]\\d+)? ?%',
      '(?:impuestos?)(?: \\w+){0,4} \\d+(?:[.,]\\d+)? ?%',
      `ahorr\\w+ ${SUM}${A_MONTH}`,
      `(?:disponible|\\d (?:recamaras?|habitacion(?:es)?|cuartos?|dormitorios?|banos?)|recamara|habitacion|cuarto|efficiency|eficiencia|estudio|unidad|apartamento|departamento|depa|trailer|duplex|bano|regadera|amueblad[oa]|entrada (?:privada|independiente|propia))(?!\\w)(?<!(?<!\\w)(?:tuy[oa]|suy[oa]|compr\\w*|pag\\w+|duen[oa]|propi[oa])(?!\\w)[^.!?\\n]{0,60})(?:(?!(?:tuy[oa]|suy[oa]|compr\\w*|pag\\w+|hipoteca|financ\\w+|prestamo|enganche)(?!\\w))[^.!?\\n]){0,80}${SUM}${A_MONTH}(?! (?:con|de hipoteca|de pago))`,
      '(?:fha|va|usda|convencional(?:es)?)(?: \\w+){0,5} \\d+(?:[.,]\\d+)? ?% de (?:enganche|pago inicial|entrada|inicial|anticipo)(?=[^.!?\\n]{0,60}calific)',
      '(?:fha|va|usda|convencional(?:es)?) (?:puede[ns]?|permite[n]?|pide[n]?|exige[n]?|acepta[n]?|deja[n]?)(?: \\w+){0,5} \\d+(?:[.,]\\d+)? ?%',
      `(?:programas?|ayudas?|apoyos?|asistencia|becas?)(?: \\w+){0,3} (?:pago inicial|enganche|entrada|cierre|inicial)(?: \\w+){0,5} ${SUM}`,
      '(?:subieron|bajaron|baj\\w+|sub\\w+|cayeron|promedi\\w+|rond\\w+)(?: \\w+){0,3} tasas?(?: \\w+){0,4} \\d+(?:[.,]\\d+)? ?%|tasas? (?:subieron|bajaron|cayeron|promedi\\w+|rond\\w+|llegaron|cerraron)(?: \\w+){0,4} \\d+(?:[.,]\\d+)? ?%',
      `(?:se )?(?:renta|rento|rentamos|alquila|alquilo|alquilamos|arrienda|rentado|unidad accesible)(?!\\w)[^.!?\\n]{0,90}${SUM}${A_MONTH}`,
      `${SUM}${A_MONTH},?(?: (?:mas|con|y)){0,2} (?:brutos|netos|primer mes|un mes|de ingresos)`,
      `(?:rentas?|se renta|alquiler|cuotas?|hoa|mantenimiento|estacionamiento|bodega|servicios|seguro|impuestos?|ingresos?|cuarto|estudio)[,:]?(?: (?:del?|hoa|la|el|es|son|por|en|desde|solo|mantenimiento|mensual|cuesta|a)){0,5} ${SUM}${A_MONTH}`,
      `${SUM}${A_MONTH},?(?: (?:de|por|con|mas)){0,2} (?:renta|alquiler|cuota|hoa|mantenimiento|estacionamiento|deposito|servicios|agua)`,
    ],
  },
};
