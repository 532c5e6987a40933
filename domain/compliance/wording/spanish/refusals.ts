import type { RuleId, RuleWords } from '../rule.ts';
import { FIT, upTo } from './grammar.ts';
import { EVERYBODY_GROWN } from './hints.ts';
import { TAKEN_ELSEWHERE } from './parts.ts';

const SEX =
  '(?:hombres?|mujer(?:es)?|damas?|caballeros?|senoritas?|senoras?(?! de (?:la )?limpieza)|varon(?:es)?|chic[oa]s?|muchach[oa]s?|companera|inquilina|(?:madres|mamas|padres|papas) (?:solter[oa]s?|sol[oa]s))';
const LGBT =
  '(?:gays?|lesbianas?|homosexuales?|bisexuales?|transexuales?|transgeneros?|(?:personas |gente )?trans|lgbt\\w*|parejas? (?:gays?|homosexuales?|del mismo sexo|no casadas|sin casar)|(?:gente|personas?|inquilin[oa]s?) (?:gays?|homosexuales?|lgbt\\w*)|parejas? del mismo (?:sexo|genero)|dos (?:hombres|mujeres)(?: que (?:vivan juntos|vivan juntas|sean pareja))?|estilos de vida alternativos)';
const CHILD =
  '(?:ninos?|ninas?|menores(?: de edad)?|bebes?|hijos?|adolescentes|infantes|chiquit[oa]s|chiquill[oa]s|peques|(?:l[oa]s )?pequen(?:it)?[oa]s(?= ?(?:[.,;!]|$)| (?:en casa|no |ni ))|carriolas|(?:mujeres |solicitantes |inquilinas )?embarazadas?|se embara[cz]\\w+|(?:qued|sal)\\w+ embarazada|chamac[oa]s|chavit[oa]s|cipot[ea]s?|patoj[oa]s?|chiguin(?:es|as)?|carajit[oa]s?|muchachit[oa]s?|escuincles?|moc[oa]s[oa]s|nen[eoa]s|pequenines|ruido de (?:los )?ninos|(?:familias|parejas|personas|gente|mujeres|madres) con (?:ninos|hijos|bebes|crios)|crios|criaturas|recien nacid[oa]s)';
const DISABILITY =
  '(?:sillas? de ruedas|discapacitad[oa]s?|incapacitad[oa]s?|discapacidad(?:es)?|minusvalid[oa]s?|invalid[oa]s?|enferm[oa]s?|(?:personas?|gente|inquilin[oa]s?|solicitantes?) (?:sord|cieg|mud)[oa]s?(?: (?:o|y|ni) (?:sord|cieg|mud)[oa]s?)?|(?:enfermedad(?:es)?|trastornos?|problemas?) mental(?:es)?|adict[oa]s?|vih|mal de (?:las |la )?(?:rodillas?|espalda|cadera|piernas)|(?:necesit|requier|us)\\w+ (?:una? |la |las )?(?:rampas?|elevador|barras|cuidador\\w*)|metadona|sobriedad|(?:los )?(?:ciegos|sordos)(?: y los (?:ciegos|sordos))?|muletas|andaderas?|baston|movilidad (?:limitada|reducida)|salud mental|(?:historial|antecedentes) de (?:depresion|ansiedad|adiccion(?:es)?|psicosis|suicidio|hospitalizacion\\w*)|alcoholic[oa]s|adiccion(?:es)?|rehabilitacion|casas de grupo|necesidades especiales|loc[oa]s|autistas?|autismo|sida|barras para inquilinos|l[oa]s (?:ciegos|sordos|lisiados)|tanques? de oxigeno|camas? de hospital|cuidador(?:as?|es)?|enfermer[oa]s? de planta|demencia|epilep(?:sia|ticos?)|bipolar(?:es)?|esquizofreni[ac]\\w*|en recuperacion|problemas de (?:movilidad|salud)|(?:antecedentes|historial|tratamiento) (?:psiquiatric|mental|psicologic)[oae]\\w*|(?:hij[oa]s?|nin[oa]s?) (?:autistas?|con (?:autismo|down|discapacidad)))';
const HELPING = '(?:de (?:servicio|apoyo(?: emocional)?|asistencia|terapia)|guias?|lazarillos?)';
const HELPING_ANIMAL = `(?:(?:animal(?:es)?|perros?|gatos?|mascotas?) ${HELPING}|cartas? (?:de )?(?:esas?|apoyo emocional))`;

/** Phrases in Spanish texts that say that people of a protected class are refused or preferred. */
export const REFUSALS: Readonly<
  Record<Extract<RuleId, 'sex' | 'orientation' | 'children-refused' | 'disability' | 'assistance-animals'>, RuleWords>
> = {
  sex: {
    phrases: [
      {
        find: [
          `(?:cuarto|casa|habitacion|departamento|depa|recamara)${upTo(3)}(?:para|a|de) (?:una? |puras |puros |solo )?(?:buena? |tranquil[oa] )?${SEX}`,
          `${SEX} (?:sol[oa]s|solter[oa]s?)`,
          '(?:rent[oa]|se renta|alquil[oa]|cuarto|recamara|habitacion|piso|depa|departamento)(?: \\w+){0,3} (?:para|a|es para) (?:un |una )?(?:senora?|senorita|muchach[oa]|joven|dama|caballero)(?: (?:sol[oa]|formal|seri[oa]|mayor))?',
          `${SEX} solter[oa]s?`,
          '(?:compartir|vivir) con (?:otr[oa] |una? )?(?:hombre|mujer|chic[oa]|muchach[oa])',
          'la senora de la casa',
          `${FIT} para (?:dos|2|tres|3) (?:herman|amig)[oa]s`,
          `(?:debe|tiene que|ha de|hay que|deben|tienen que) ser (?:un |una )?${SEX}`,
          `${FIT} para (?:una?|cualquier) ${SEX}`,
          '(?:roomies?|roommates?|companer[oa]|inquilin[oa]|huesped)(?: (?:de cuarto|debe ser|que sea))? (?:mujer|hombre|varon|muchach[oa]|chic[oa]|femenin[oa]|masculin[oa])',
          '(?:loft|estudio|departamento|depa|cuarto|recamara) para (?:el|ella)(?= ?(?:[.,;!]|$))',
          'para (?:senorita|senoritas|caballero|caballeros|damas|un solter[oa]|hombre solo|mujer sola)',
        ],
        instead: null,
      },
    ],
    about: [
      { whom: SEX, ways: ['preferred', 'refused'], instead: null },
      {
        whom: `(?:${SEX}|mamas?|madres?|papas|padres|espos[oa]s?|marido|amas? de casa|senoras de la casa)(?! (?:de la|primeriz))`,
        ways: ['suited'],
        instead: null,
      },
    ],
    allowed: [
      'letra chica',
      '(?:mujeres|hombres) solter[oa]s(?=,? (?:tienen|compran|son|ganan|dice|venden))',
      'damas y caballeros',
      '(?:soy|fui|era|como|siendo|una|es) (?:una )?(?:mama|madre|papa|padre|mujer) solter[oa](?=[^\\n]{0,150}(?:nunca|pense|llaves|gracias|logr|compr|ayud))',
      '(?:refugios?|albergues?|equipos?|liga|futbol|vestidores|banos?) (?:de|para) (?:mujeres|hombres|damas|caballeros)',
      'senoras y senores',
      'bano de (?:damas|caballeros|mujeres|hombres)',
    ],
  },
  orientation: {
    phrases: [
      {
        find: [
          '(?:matrimonios?|parejas?) (?:tradicional(?:es)?|normal(?:es)?|(?:de |entre )?(?:un )?hombre y (?:una )?mujer)',
          '(?:parejas? |personas? |gente |matrimonios? )?heterosexual(?:es)?(?: solamente)?',
          'famil(?:ia|ias) (?:tradicional(?:es)?|normal(?:es)?|de verdad)',
          '(?:barrio|vecindario|zona) gay',
          '(?:las |los )?(?:parejas?|personas?|gente|inquilin[oa]s?) (?:gays?|del mismo sexo|homosexual(?:es)?|lesbianas|sin casar)',
          'gays(?: y lesbianas)?|lesbianas|homosexuales',
          '(?:a|para|con|sean) (?:un |una )?(?:esposo|marido|hombre|senor) y (?:una |un |su )?(?:esposa|mujer|senora)',
          'para (?:un )?(?:matrimonio (?:de )?)?(?:un )?hombre y (?:una )?mujer(?: casados)?',
          '(?:solo|unicamente|puros) (?:(?:se )?(?:rent|alquil|arriend|vend|acept)\\w+ a )?matrimonios(?: tradicionales)?',
          'estilos? de vida (?:alternativ|difer|gay)\\w*',
        ],
        instead: null,
      },
    ],
    about: [
      {
        whom: '(?:espos[oa]s?|marido|senor|hombre) y (?:espos[oa]s?|mujer|senora)',
        ways: ['preferred'],
        instead: null,
      },
      { whom: LGBT, ways: ['refused'], after: [TAKEN_ELSEWHERE], instead: null },
    ],
    allowed: ['(?:orgullo|apoy\\w+|bienvenid\\w+|celebr\\w+|aliad\\w+)(?: \\w+){0,4} (?:lgbt\\w*|gays?|lesbianas)'],
  },
  'children-refused': {
    phrases: [
      {
        find: [
          ...EVERYBODY_GROWN,
          '(?:familias|parejas|personas|inquilin[oa]s|l[oa]s|quien(?:es)?)(?: \\w+)? con (?:hijos|ninos|bebes)(?: (?:les|se les|le|se le))? (?:cobr\\w+|pagan?|sube)',
          `(?:familias|parejas|personas|inquilin[oa]s|l[oa]s|quien(?:es)?)(?: \\w+)? con (?:${CHILD}|chamac[oa]s|hijos)(?: (?:solo|siempre|se|los|las|nada mas)){0,2} (?:van?|viven?|quedan?|ponemos|ponen|mandamos|mandan|tienen|estan|ubicamos) (?:en|al|a) (?:el |la |los |las )?(?:\\w+ )?(?:edificio|piso|planta|ala|parte|torre|fondo|lado)`,
          '(?:unic[oa]s?) (?:familia|pareja|casa|hogar)(?: \\w+)? con (?:ninos|hijos|bebes)',
          'familias (?:grandes|numerosas)(?=.{0,40}(?:ojo|aviso|tope|limite|maximo|no |otro))',
          'familias,? no(?: gracias)?(?= ?(?:[.,;!]|$))',
          'sin planes de (?:agrandar|tener|formar|crecer)(?: \\w+)? (?:familia|hijos|ninos)|soltero y sin compromisos?',
          `(?:los|las|a los|a las) que tienen (?:hijos|ninos)${TAKEN_ELSEWHERE}`,
          `no (?:hay|se (?:ven?|oyen?)|tenemos)(?: \\w+)? ${CHILD} (?:gritando|corriendo|llorando|jugando|brincando)`,
          'no se (?:ven?|oyen?|escuchan?) (?:carriolas?|cochecitos?|panales|cunas|bebes?|ninos?)',
          '(?:adults|grown ?ups) only|no (?:kids|children)|(?:kid|child) free',
          '(?:para|a) (?:un|una|dos|1|2) adultos?',
          '(?:para|a) (?:un|una|dos|1|2) personas? y (?:nadie|nada) mas',
          '(?:quien(?:es)?|parejas?|personas?|los que)(?: que)?(?: ya)? (?:tienen?|tengan) (?:a )?(?:l[oa]s |sus )?hijos (?:ya )?(?:grandes|casados|mayores|fuera)',
          '(?:la que|quien|si|las que) (?:\\w+ )?(?:queden?|esten?|salga|resulte|se embarace)n?(?: embarazadas?)?(?: \\w+)? (?:tiene|debe|se va|embarazad)\\w*',
          '(?:solo|nomas|nada mas|solamente|unicamente|exclusivo|exclusivamente)(?: (?:para|a|con|aceptamos|queremos|buscamos|rentamos a))?(?: los)? (?:adultos|personas? adultas?|parejas(?: sin hijos)?|personas? solas?|solteros|solteras|personas sin hijos)',
          `${CHILD}${upTo(3)}(?:no (?:estarian|estaran|van|quedan|caben)|favor de buscar|abstenerse)`,
          'ningun[oa]? (?:menor|nin[oa])',
          '(?:solo|nada mas|pur[oa]s?|unicamente) (?:de |para )?(?:gente |personas )?adult[oa]s?',
          '(?:apt[oa]|para|de) (?:una|1) (?:sola )?persona(?: nada mas| solamente)',
          '(?:apta?|adecuad[oa]|pensad[oa]) para una (?:sola )?persona(?: sola)?',
          '(?:gritos|llanto|ruido|lata) de (?:los )?(?:ninos|bebes)',
          `${CHILD}(?: y \\w+(?: \\w+)?)?,? (?:imposible|un problema|ni hablar)`,
          'que no (?:haya|tengan?|traigan?) (?:ninos|hijos|menores)',
          '(?:hogar|casa|pareja|familia|gente)(?: \\w+)? sin (?:hijos|ninos|menores)',
          '(?:gente|personas?) (?:adult[oa]s?|grandes?)(?: solamente)?',
          '(?:un|una|dos|1|2) (?:adultos?|personas) (?:solamente|nada mas|maximo|unicamente)',
          'vida (?:para|de) adultos',
          `(?:depositos?|renta|recargos?|(?:cargo|cuota|costo|pago) (?:extra|adicional))${upTo(5)}(?:por|para|con)(?: (?:cada|un|una|los|el))? ${CHILD}`,
          '(?:cada|por) (?:nin[oa]|hij[oa]|bebe)(?: \\w+){0,2} (?:aumenta|cuesta|paga|sube|cuenta|adicional)',
          '(?:no|ni|sin|se pide no|favor de no|prohibido) (?:tra(?:er|iga|igan|igas?)|venir con|venga con|vengan con)(?: (?:a|un|una|el|la|los|las|su|sus|novi[oa]s?|parejas?|amig[oa]s|ni|o|y))* (?:ninos?|ninas?|hijos?|bebes?|menores|familia)',
          '(?:para )?(?:una|1) (?:sola )?persona,? (?:no traiga|sin (?:novi[oa]|pareja|visitas))',
          `por (?:recamara|habitacion|cuarto|dormitorio)(?:,? \\w+){0,4} ${CHILD} (?:tambien |si |ya )?cuentan?`,
          `(?:personas?|ocupantes?|inquilin[oa]s?|limite|maximo|recamara)(?:,? \\w+){0,3} (?:incluyendo|contando|incluid[oa]s?)(?: (?:a|al|los|las|el|la|un|tu|su)){0,2} ${CHILD}`,
          `cobr\\w+${upTo(7)}por (?:cada )?(?:nin[oa]|hij[oa]|bebe)`,
          'limite de (?:un|una|dos|1|2) (?:nin[oa]s?|hij[oa]s?)',
          '(?:renta|precio|deposito) (?:sube|aumenta|es mas)(?: \\w+){0,4} (?:hij[oa]s?|nin[oa]s?|bebes?)',
          'nadie menor de (?:18|edad)',
          '(?:adultos|parejas|solteros) (?:solamente|unicamente|solos|nada mas)',
          '(?:comunidad|edificio|complejo|casa|hogar|ambiente) (?:de|para) adultos',
          '(?:libre de|sin) ninos',
          '(?:parejas?|personas?|inquilin[oa]s?|matrimonios?) sin (?:hijos|ninos)',
          'maximo (?:un|una|dos|1|2) (?:hij[oa]s?|nin[oa]s?)',
          '(?:un|una|1|2|dos) (?:hij[oa]s?|nin[oa]s?) (?:como )?maximo',
          'no (?:mujeres )?embarazadas',
          `${CHILD} no (?:pueden?|deben?|podran?|tienen (?:permitido|permiso)|se les permite)(?: \\w+)? (?:usar|jugar|estar|entrar|correr|salir|nadar|andar|bajar|subir|hacer)(?!.{0,50}(?:adulto|supervis|sol[oa]s|acompanad))`,
          `cuent\\w+ (?:a |al |a los |a las |a un |a cada )?${CHILD} como`,
          `${CHILD} (?:tambien |si )?cuentan? (?:como|para)${upTo(2)}(?:otr[oa]s?|personas?|inquilin[oa]s?|ocupantes?|adultos?|limite)`,
          `${CHILD}${upTo(5)}(?:pagan?|cuestan?|suben?|aumentan?) (?:\\w+ )?\\$`,
          '(?:maximo|limite de|no mas de|hasta|tope de|cupo de)(?: de)? (?:un[oa]?|dos|1|2) (?:personas?|ocupantes?|inquilin[oa]s?|habitantes|residentes)(?! (?:por|a la vez|en (?:el|la) (?:elevador|ascensor|jacuzzi|sauna|alberca|oficina|recorrido)))',
        ],
        instead: null,
      },
    ],
    about: [
      { whom: `${CHILD}(?: pequenos)?`, ways: ['refused'], instead: null },
      {
        whom: '(?:adultos?(?! mayor)|(?:gente|personas?) (?:adult[oa]s?|grandes?)|(?:\\w+ )?sin (?:hijos|ninos))',
        ways: ['preferred', 'suited'],
        instead: null,
      },
    ],
    allowed: [
      '(?:no |sin )(?:dejes?|dejar)?(?: sol[oa]s)?(?: a)?(?: los)? (?:ninos|menores)(?: \\w+){0,3} (?:cerca de|en|junto a) (?:la|el) (?:alberca|piscina|gimnasio|estufa)',
      'solos a los ninos',
      'sin (?:que los )?ninos (?:en el|por un)',
      '(?:alberca|piscina) solo para adultos (?:de|los)',
      '(?:hij[oa]s|ninos) de (?:la|los|el|mi|mis|nuestr\\w+) (?:vendedor|duen|client|propietari)\\w*(?: \\w+){0,12}',
      '(?:educacion|clases?|cursos?|talleres|escuela|libros?|bebidas)(?: \\w+){0,3} para adultos',
      '(?:vinos?|cervezas?|alcohol|bebidas|licor(?:es)?|tequila|boletos|entradas)(?: \\w+){0,4} (?:solo|solamente|unicamente) (?:a|para) adultos',
    ],
  },
  disability: {
    phrases: [
      {
        find: [
          '(?:personas?|inquilin[oa]s?|gente|adultos) (?:san[oa]s?|saludables?|sin discapacidad(?:es)?|fisicamente aptas?|mentalmente (?:sanas?|estables?)|que pueda(?:n)? (?:valerse|vivir) (?:por si mism[oa]s?|sol[oa]s?|de forma independiente))',
          '(?:debe[ns]?|tiene[ns]? que|hay que|requisito)(?: \\w+)? (?:tener |gozar de |estar (?:en|de) )?(?:buen(?:a|as)? (?:salud|condicion|condiciones)(?: fisicas?)?)',
          '(?:personas?|gente|inquilin[oa]s?|adultos|alguien) (?:que (?:pueda|puedan|sepa|sepan) (?:cuidarse|valerse|atenderse)(?: \\w+){0,3}|independientes?)',
          '(?:gente|personas?|alguien|inquilin[oa]s?) que (?:pueda |puedan )?(?:camin|sub|oig|vea|escuch)\\w* (?:bien|sol[oa]s?|escaleras|sin)',
          '(?:quitaron|cerraron|sacaron|se fue|se llevaron|corrieron|ultimo que necesita|no mas)(?: \\w+){0,5} (?:casas?|hogar(?:es)?|centros?) de (?:grupo|rehabilitacion|adictos|recuperacion)',
          'pregunt\\w+ (?:por|sobre|si)(?: \\w+){0,3} (?:discapacidad|embaraz|enfermedad)\\w*',
          'no (?:permitimos|permit[ei]n?|se permiten?|dejamos|dejan|aceptamos|autorizamos|autorizan?)(?: \\w+){0,2} (?:rampas?|barras(?: de apoyo)?)',
          'sin (?:limitaciones|impedimentos|problemas) (?:fisic|mental)\\w*',
          '(?:no (?:dejaron|permitieron|quisieron|quieren)|pararon|frenaron|contra)(?: \\w+){0,3} (?:hogar|casa|residencia)(?:es)? (?:de grupo|para (?:discapacitad|personas con|enferm)\\w*)',
          'no (?:tenemos|hay|ponemos|habra|se (?:permite|puede)n? (?:poner|instalar)) (?:ni )?(?:una? )?(?:rampas?|elevador|barras),? (?:ni|y) (?:no |tampoco )?(?:vamos|pensamos|se|queremos|habra|pondremos|planeamos|pondran?)(?: \\w+)?',
          '(?:usa|usas|use|uses|usan|usen|necesitas|en|con) (?:una )?(?:silla de ruedas|andadera|baston)',
          '(?:debe[ns]?|tiene[ns]? que|hay que) (?:poder )?(?:usar|manejar|subir|caminar) (?:las )?escaleras',
          '(?:debe[ns]?|tiene[ns]? que|hay que) poder (?:subir|caminar|valerse|vivir sol[oa]s?|oir|ver)(?: (?:las )?escaleras)?',
          '(?:personas?|gente|inquilin[oa]s?) (?:con (?:depresion|ansiedad|esquizofrenia|epilepsia|problemas (?:para caminar|de salud|mentales|de movilidad))|deprimid[oa]s?|enferm[oa]s?)',
          '(?:no|sin|ni)(?: \\w+){0,3} (?:historial|antecedentes) de (?:\\w+ )?(?:problemas|enfermedad(?:es)?|trastornos?|adiccion(?:es)?)(?: mental(?:es)?)?',
          '(?:solicitantes|inquilinos|personas) san[oa]s?(?: y \\w+)*',
          '(?:debe[ns]?|tiene[ns]? que|hay que) (?:poder )?(?:cargar|subir|caminar)(?: \\w+){0,4} (?:pisos|escaleras|escalones)',
          '(?:personas?|gente|inquilin[oa]s?) san[oa]s? y \\w+',
          '(?:debe[ns]?|tiene[ns]? que|hay que|necesario)(?: \\w+){0,2} (?:valerse|moverse|cuidarse|vivir|atenderse)(?: por)?(?: si| sol[oa]s?| su cuenta| sin ayuda)',
          '(?:fisicamente|mentalmente) (?:apt[oa]s?|capaz|capaces|san[oa]s?|estables?|fuertes?)',
          '(?:debe[ns]?|tiene que|hay que|tienen que) (?:ser|estar) (?:agil(?:es)?|fuertes?|sobri[oa]s?|independientes?|activ[oa]s?|san[oa]s?|en (?:buena )?forma)',
          '(?:minusvalid[oa]s?|invalid[oa]s?|lisiad[oa]s?|retrasad[oa]s?(?: mentales)?|sordomud[oa]s?|tullid[oa]s?)',
        ],
        instead: null,
      },
    ],
    about: [
      { whom: DISABILITY, ways: ['refused'], instead: null },
      {
        whom: '(?:(?:gente|personas?|alguien|inquilin[oa]s?|quien(?:es)?) (?:que )?(?:necesit[ae]n?|requier[ae]n?) (?:cuidados?|ayuda|atencion|enfermer[oa]|medicamentos?)|(?:medicamentos?|tratamiento|medicinas?) (?:psiquiatric[oa]s?|para los nervios)|baston(?:es)?)',
        ways: ['refused'],
        instead: null,
      },
    ],
    allowed: [
      '(?:curvas?|esquinas?|calles?|pared(?:es)?|muros?|zonas?|puntos?|callejon(?:es)?|angulos?|rincon(?:es)?|ventanas?|arcos?|intersecci\\w+|cruces?|nudos?|fe) cieg[oa]s?',
      '(?:sord|cieg|discapacitad|enferm)[oa]s?(?:,? \\w+){0,6},? (?:le|les|te) (?:conseguimos|ofrecemos|ayudamos|damos|tenemos)(?: \\w+)?',
      '(?:usa|usas|use) (?:una )?(?:silla de ruedas|andadera|baston)(?![^.!?\\n]{0,90}(?<!\\w)(?:no (?:hay|tenemos|es|puede|podra|cabe|entra)|mejor|otro|otra|lo siento))(?=[^.!?\\n]{0,50}(?:entrada|puerta|rampa|elevador|escalon|nivel))',
      '(?:si )?(?:por (?:una |su |alguna )?discapacidad|(?:tiene|tienes) (?:una |alguna )?discapacidad)[^.!?\\n]{0,90}(?:diga|dinos|avis|pid|escrib|llam|le ayud|te ayud|gestion)\\w*',
      '(?:client[ea]s?|compradora?s?|visitantes?|quien(?:es)?|(?:mi|su|nuestr[oa]) \\w+)(?: que)? (?:en|usa|usan|uso) (?:una )?(?:silla de ruedas|andadera|baston)(?=[^.!?\\n]*(?:pidi|encant|rampa|entr|puso|hiz|gust|sirv))',
      '(?:rampa|entrada|elevador)[^.!?\\n]{0,60}(?:usa|en|con) (?:una )?silla de ruedas',
      '(?:columpios?|rampas?|juegos?|accesibles?)(?: \\w+){0,4} sillas? de ruedas',
      '(?:entra|cabe|espacio para|lugar para|acceso (?:en|para|con)|gira) (?:una )?sillas? de ruedas',
      '(?:esta|estan|precio) de locos',
      '(?<!(?<!\\w)(?:no|ni|sin|nunca)(?: \\w+){0,3} )estacionamiento para (?:minusvalidos|discapacitados)(?! (?:no|ni))',
      '(?:bano|acceso|rampa|entrada) para (?:personas con discapacidad|discapacitados|minusvalidos|sillas? de ruedas)',
      'sin (?:escalones|escaleras)',
      '(?:pisos?|nivel|planta|edificio)(?: \\w+){0,2} sin (?:elevador|ascensor)',
    ],
  },
  'assistance-animals': {
    phrases: [
      {
        find: [
          `${HELPING_ANIMAL}(?: (?!no |nunca |sin )\\w+){0,3},? pero (?!no |nunca |sin )(?:\\w+ )?(?:pagan?|depositos?|renta|cuotas?)`,
          `${HELPING_ANIMAL}${upTo(5)}(?:pagan?|cuotas?|depositos?|afuera|extra|prohibid\\w+|rechazad\\w+)`,
          `(?:cuotas?|depositos?|cargos?|renta|cobramos|cobro|limites?|restriccion(?:es)?|prohibicion|regla|raza)${upTo(6)}${HELPING_ANIMAL}`,
          `(?:eso|esto|y eso|la regla)(?: tambien)? (?:incluye|va para|aplica a|vale para)(?: \\w+){0,3} ${HELPING_ANIMAL}`,
          `${HELPING_ANIMAL}${upTo(4)}(?:en el (?:patio|jardin|garaje)|en la (?:cochera|azotea)|fuera de)`,
          `${HELPING_ANIMAL} no son(?: la| una)? excepcion`,
          `${HELPING_ANIMAL} (?:sigue siendo|es|son|siguen siendo) (?:un |una )?(?:perros?|gatos?|mascotas?|animal(?:es)?)`,
          `ningun(?:a|os)? (?:perros?|animal(?:es)?|mascotas?),? (?:incluid[oa]s?|ni|tampoco)(?: los)? ${HELPING_ANIMAL}`,
          `(?:no|sin|cero|no (?:se )?(?:acept|admit|permit)\\w+) (?:animales|mascotas|perros)[.,;:]? (?:(?:aunque|incluso|inclu\\w+|tampoco|y eso|ni|ni siquiera|con|sean?|los|las|son|que) ){1,4}(?:${HELPING_ANIMAL}|${HELPING})`,
          `${HELPING_ANIMAL} (?:tambien )?pagan? (?:deposito|cuota|renta|extra|cargo)`,
          `(?:deposito|cuota|cargo|renta)(?: extra| adicional)? (?:por|para|de) (?:los )?${HELPING_ANIMAL}`,
          `ni (?:siquiera )?${HELPING_ANIMAL}`,
          '(?:cartas?|notas?) (?:del? |de (?:la|el|tu|su) )?(?:terapeuta|doctora?|medic[oa]|psicolog[oa]|psiquiatra)(?: \\w+){0,2} no(?: \\w+){0,6} (?:perr[oa]|gat[oa]|mascota|animal)(?:es|s)?',
          `(?:cobr\\w+|cuestan?|\\$ ?\\d[\\d,.]*|dolares|pesos)${upTo(4)}por (?:cada |los |el |tener |un )*${HELPING_ANIMAL}`,
        ],
        instead: null,
      },
    ],
    about: [
      { whom: HELPING_ANIMAL, ways: ['refused'], instead: null },
      {
        whom: '(?:cartas?|notas?) (?:del? )?(?:doctora?|medic[oa]|terapeuta|psicolog[oa])',
        ways: ['refused'],
        instead: null,
      },
    ],
    allowed: [
      `(?:sin|no|nunca|ningun|gratis|exent[oa]s?)${upTo(4)}(?:depositos?|cuotas?|cargos?|renta(?! a (?:nadie|gente|personas?|quien|alguien|inquilin\\w+|l[oa]s|un|una))|cobr\\w+)${upTo(4)}${HELPING_ANIMAL}`,
      `${HELPING_ANIMAL},? (?:no |nunca |jamas )(?:se )?(?:le |les )?(?:pagan?|cobr\\w+|necesit\\w+|requier\\w+)`,
      `(?:depositos?|cuotas?|cargos?|renta)[^.!?\\n]{0,30}(?:ningun[oa]?|nada|no) (?:por|para) ${HELPING_ANIMAL}`,
      `no (?:se )?(?:aplica|aplican|incluye|cuenta|vale) (?:a|para|en)(?: l[oa]s)? ${HELPING_ANIMAL}`,
      `nunca (?:se )?cobr\\w+${upTo(4)}${HELPING_ANIMAL}`,
      `(?:excepto|salvo|menos|a menos que)${upTo(3)}${HELPING_ANIMAL}`,
      `(?:mascotas|perros|gatos)(?: \\w+){0,2} (?:pagan?|llevan|dejan|dan)[^.!?\\n]{0,40}(?:[;,]|y|pero) (?:los |las )?${HELPING_ANIMAL} no`,
      `${HELPING_ANIMAL}(?: [yo] ${HELPING})?(?: (?:siempre|son|no|estan|aqui|tambien)){1,4} (?:bienvenid[oa]s?(?:,? (?:y |sin |no |ni )+\\w+(?: \\w+)?)?|gratis|exentos|pagan?|sin)`,
      `${HELPING_ANIMAL}(?: [yo] \\w+)? son bienvenid[oa]s,? y (?:no (?:pagan?|llevan?|dan|causan?)|sin)(?: \\w+){0,4}`,
      `${HELPING_ANIMAL}(?: [yo] ${HELPING})? no (?:son|es) mascotas?(?:,? (?:y|ni) (?:no )?pagan?)?`,
      `(?:sin|no hay|ningun|no se cobra) (?:(?:deposito|cuota|cargo|renta)(?: extra| adicional)?) (?:por|para) (?:los )?${HELPING_ANIMAL}`,
    ],
  },
};
