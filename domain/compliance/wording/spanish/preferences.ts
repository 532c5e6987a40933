import type { RuleId, RuleWords } from '../rule.ts';
import { FIT, upTo } from './grammar.ts';
import { PICTURED_HOUSEHOLDS } from './hints.ts';
import { AGE_NUMBER, PLACE } from './parts.ts';

const ASSISTANCE =
  '(?:(?:la |el )?(?:sec(?:cion|tion)?\\.?|plan) (?:8|ocho)|(?:programas? de )?(?:vales|vale(?= de)|cupones|vouchers?|subsidios?)(?: de (?:vivienda|renta))?|(?:un|tu|su|con|trae|traes|tiene|tienes|usa|usas) vale(?! (?:la pena|mas|mucho|menos|cada))|(?:ayudas?|asistencia|apoyos?) (?:del? gobierno|de renta|gubernamental(?:es)?|publica|social)|programas? (?:del? gobierno|de (?:ayuda|vivienda|asistencia)(?: de renta)?)|welfare|bienestar social|hud|desempleo|ayudas?|programas|beneficios|(?:estampillas|cupones) de comida|manutencion|(?:(?:cobr|recib|viv)(?:as|es|a|e|an|en|ir)? (?:de )?(?:la |una? )?)(?:incapacidad|discapacidad|pension|ayuda|desempleo)|cheques de (?:discapacidad|gobierno)|ayuda de vivienda|personas? con vales?(?: de hud)?|subsidios?|vales|(?:cheques?|ingresos?|pagos?|dinero) (?:del?|por) (?:seguro social|pension|jubilacion|retiro)|ssi|ssdi|cheques?(?: del?)? (?:discapacidad|incapacidad|gobierno|ayuda|welfare)|pagos de terceros|autoridad de vivienda|desemplead[oa]s|(?:del?|de un|de algun) (?:albergue|refugio)(?! (?:de animales|animal))|(?:gente|personas?) (?:sin (?:trabajo|empleo|hogar|techo)|desempleadas?|que viv[ae]n? del? (?:gobierno|ayudas?|subsidios?)))';
const AGED =
  '(?:ancian[oa]s?|viej[oa]s|viejit[oa]s|(?:personas? |gente |adultos )mayor(?:es)?|(?:la )?tercera edad|jubilad[oa]s|estudiantes|universitarios|millennials?)';
const NUMBER = '(?:2[2-9]|[3-9]\\d|treinta|cuarenta|cincuenta|sesenta|setenta)';
const OLD =
  '(?:ancian[oa]s?|viej[oa]s|viejit[oa]s|abuelit[oa]s|jubilad[oa]s|retirad[oa]s|adultos mayores|(?:personas?|gente|inquilin[oa]s?|residentes|parejas?|compradores|adultos|profesionistas|profesionales|solicitantes) (?:ya )?(?:mayor(?:es)?(?! de)|grandes?|madur[oa]s?|jove?n(?:es)?|asentad[oa]s?|retirad[oa]s?|jubilad[oa]s?|de (?:mediana edad|edad avanzada|edad madura|la tercera edad|veintitantos|treinta y tantos))|jovenes|la tercera edad|estudiantes(?: universitari[oa]s)?|universitarios|millennials?|veinteaner[oa]s|vas? (?:ya )?para los (?:[4-9]0|cincuenta|sesenta|setenta))';
const AGES = `(?:(?:mayor(?:es)?|menor(?:es)?) de (?!55|62)${NUMBER}(?! (?:libras|pies|anos de antiguedad)))`;
const SOLDIER =
  '(?:(?:personal |gente )?militar(?:es)?(?: activos)?|ex ?(?:combatientes|militares|soldados)|soldados?|marinos|marines|veteran[oa]s?|(?:gente|personal) del ejercito|servicio activo|fuerzas armadas|(?:gente |personal )?(?:de|del|en) (?:la |el )?(?:marina|fuerza aerea|guardia nacional|ejercito)(?! (?:cerr\\w+|de ingenieros))|(?:familias?|inquilin[oa]s?|personas?|gente) (?:militar(?:es)?|del ejercito|de la marina|de la fuerza aerea)|guardia nacional|marina|fuerza aerea)';

/** Phrases in Spanish texts that say whom a home suits. */
const KIN =
  '(?:familias?(?! (?:es|y amigos|de agentes))|papas|papas primerizos|padres (?:de familia|primerizos)|(?:tus |sus |los |mis )?(?:hijos|ninos|pequenos|peques|chiquitos)|(?:tu|un|su) bebe|abuelos)';
const HOUSEHOLDS =
  '(?:parejas?|matrimonios?|recien casados|solter[oa]s?|jubilad[oa]s|parejas jubiladas|personas? sol[oa]s?|roomies|estudiantes|nido vacio|adultos activos)';

export const PREFERENCES: Readonly<
  Record<Extract<RuleId, 'family-preferred' | 'source-of-income' | 'age' | 'military-status'>, RuleWords>
> = {
  'family-preferred': {
    phrases: [
      {
        find: [
          `${FIT} (?:lugar |casa |hogar |zona |patio |jardin |opcion )?(?:para|a) (?:una |un |su |tu |la |las |los |cualquier )?(?:familias?|ninos|hijos)(?: (?:jovenes?|joven|grandes?|numerosas?|en crecimiento|con (?:ninos|hijos)|que crece))?`,
          `(?:${PLACE}|ambiente|calle|casa) (?:muy )?familiar(?:es)?`,
          `(?:${PLACE}) (?:para|de) familias`,
          '(?:van a|vas a|planean?|piensan?|quieren?) (?:tener|embarazarse)(?: (?:mas|un|una|sus))? (?:bebes?|hijos?|ninos|familia)',
          '(?:mama|papa),? (?:y )?(?:papa|mama)(?: y (?:\\w+ )?(?:ninos|hijos))?(?! y yo)',
          '(?:preferimos|prefiero|buscamos|busco|solo) (?:a )?(?:un |una )?(?:matrimonio|pareja)(?: \\w+)?',
          '(?:nidito|nido) de amor|enamorados',
          'para (?:l[oa]s |una? )?(?:jubilad[oa]s|retirad[oa]s|solter[oa]s|recien casad[oa]s|parejas?|familias?) que (?:busc|quier|dese|prefier|am|empiez|comienz|necesit)\\w*',
          '(?:para|de) (?:una |la )?parejas? (?:que (?:empieza|comienza|inicia)|joven|nueva)n?',
          '(?:los )?(?:ninos|hijos|peques) (?:llegan|pueden llegar|caminan|se van)(?: \\w+)? a(?: \\w+)? escuela',
          'cri(?:a|e|en|ando) (?:aqui )?a (?:tus|sus|los) (?:bebes|hijos|hijas|ninos|pequenos|familia)',
          '(?:jubilad[oa]|retirad[oa]|recien casad[oa]|solter[oa]|estudiante|casad[oa])s?[?!,:]+ (?:pues |entonces )?(?:est[ea]|aqui|tu|su)(?= )',
          'criar (?:aqui )?a (?:tus|sus|los) (?:bebes|hijos|ninos|pequenos)',
          '(?:alcanza|espacio|lugar|cabe|caben) para (?:toda )?(?:la|tu|su|una) familia(?: \\w+)?',
          '(?<!(?<!\\w)de )(?:los |tus |sus )?(?<!(?<!\\w)de (?:los|tus|sus) )(?:ninos|hijos) (?:andan|juegan|corren|salen|van(?! (?:acompanad|con (?:un|una|su|sus|alguien)|siempre con)))(?: \\w+){0,4}',
          '(?:trae|traiga|muda) (?:a )?(?:tu|su|toda tu|toda la) familia',
          '(?:los |tus |sus )?(?:ninos|hijos|peques)(?: \\w+)? (?:pueden|podran|van a poder) (?:jugar|correr|crecer|andar)',
          'para que (?:tus|sus|los) (?:hijos|ninos) (?:crezcan|jueguen|corran)',
          'familia (?:de (?:tres|cuatro|cinco|seis|\\d)|en crecimiento|que crece)',
          '(?:pide|espera) (?:a )?(?:una|tu|su) familia',
          '(?:criar|formar|educar) (?:a )?(?:una|su|tu|sus|tus) (?:familia|hijos|ninos)',
          '(?:ideal|perfect[oa]) para (?:los |sus |tus )?(?:ninos|hijos|pequenos)',
        ],
        instead: 'con espacio de sobra',
      },
      { find: PICTURED_HOUSEHOLDS, instead: null },
      {
        find: [
          `${FIT} (?:casa |lugar |hogar |departamento |apartamento |condominio )?para (?:una |un |unos |su |tu |la |los )?(?:parejas?|matrimonios?|jubilad[oa]s?|retirad[oa]s?|solter[oa]s?|recien casad[oa]s?|estudiantes?|profesional(?:es)?|persona sola|adultos mayores|personas? mayores?|nido vacio|mujer|hombre)(?: (?:jovenes|joven|jubiladas?|retiradas?|mayores|solter[oa]s?|solas?))?`,
          '(?:parejas?|personas?|inquilin[oa]s?|matrimonios?) (?:maduras?|maduros?|tranquilas? y mayores?|mayores? y tranquil[oa]s?|de edad madura)',
          '(?:departamento|apartamento|piso) de solter[oa]s?',
          '(?:recien casados|jubilados|parejas de jubilados|matrimonios) (?:bienvenidos|de preferencia|solamente|preferidos)',
        ],
        instead: 'facil de mantener',
      },
    ],
    about: [
      { whom: 'familias?(?! (?:y amigos|ha|vivio))', ways: ['preferred'], instead: 'con espacio de sobra' },
      { whom: 'familias? (?:grandes?|numerosas?|con (?:much|vari)[oa]s \\w+)', ways: ['refused'], instead: null },
      {
        whom: 'familias',
        after: [
          ',.{0,60}?(?:no (?:es|esta)(?: \\w+)? para (?:ustedes|ti)|su (?:onda|estilo|rollo)|no se (?:ilusionen|enamoren)|sigan buscando|busquen otr[oa]|sigan de largo)',
        ],
        instead: null,
      },
      { whom: KIN, ways: ['suited'], instead: 'con espacio de sobra' },
      { whom: HOUSEHOLDS, ways: ['suited'], instead: 'con espacio de sobra' },
      {
        whom: '(?:parejas?(?= ?(?:[.,;!]|$))|matrimonios?(?: \\w+)?|parejas? (?:casadas?|sin casar)|casad[oa]s|divorciad[oa]s?|viud[oa]s?|sin hijos)',
        ways: ['refused', 'preferred'],
        instead: 'con espacio de sobra',
      },
      {
        whom: '(?:familias jovenes|familias con (?:hijos|ninos)|ninos)',
        ways: ['dwelling'],
        instead: 'con espacio de sobra',
      },
    ],
    allowed: [
      '(?:cuarto|area|sala|zona|parque) de juegos (?:para|de) (?:los |sus |tus )?ninos',
      '(?:casas?|viviendas?|residencias?|propiedad(?:es)?) (?:para una sola familia|unifamiliar(?:es)?|multifamiliar(?:es)?|de una sola familia)',
      '(?:unifamiliar|multifamiliar)(?:es)?',
      '(?:contadores|medidores|entradas|banos|cuartos|pagos|recibos|edificios|garajes?|closets?|lotes|unidades|casas) separad[oa]s',
      '(?:sin|no|ni) estar casad[oa]s',
      '(?:casad[oa]s|matrimonios|parejas(?: casadas)?|contribuyentes) que (?:declar|present)\\w+ (?:junt[oa]s|en conjunto|por separado|conjunt\\w+)',
      '(?:cuarto|recamara|habitacion|bano|rincon|closet) (?:de|para) (?:los |las )?(?:ninos|ninas|hijos|peques)',
      '(?:sala|cuarto|salon|estancia|comedor|comida|cena|foto|presupuesto|nombre|negocio|empresa|reunion|derecho) (?:de )?familiar(?:es)?',
      '(?:su|tu|mi|nuestra) familia y (?:amigos|yo|la mia)',
      '(?:familia|familiares) y amigos',
    ],
  },
  'source-of-income': {
    phrases: [
      {
        find: [
          'no (?:\\w+ ){1,3}(?:a )?quien(?:es)? (?:viven?|cobran?|reciben?|dependen?)(?: de| con)?(?: un| una)? (?:cheques?|pension(?:es)?|ayudas?|apoyos?|subsidios?)',
          'no se aceptan? (?:la |las )?ayudas?',
          '(?:l[oa]s|gente|personas?|quien(?:es)?|alguien|nadie) que viv[ae]n? (?:del?|de la|de los) (?:gobierno|ayudas?|pension|subsidios?|cupones|welfare|estado)',
          'talones? de cheque(?:s)?,? (?:no|nada|ni) \\w+|(?:solo|nomas|solamente|unicamente) talones? de cheque|no ssi',
          '(?:inquilin[oa]s?|vecin[oa]s?|gente|personas?|familias) (?:con|de) (?:programas?|seccion 8|vales?|ayudas?|subsidio)',
          '(?:seccion (?:8|ocho)|vales|hud|programas)[?!:,]* (?:aqui no|no|nunca|para nada|ni hablar|jamas)',
          '(?:cheques?|dinero|ayuda) del gobierno',
          `${ASSISTANCE},? (?:(?:ya )?no )(?:los|las|lo|la|se|le)? ?(?:manej|acept|tom|trabaj|recib|consider)\\w+`,
          '(?:ingresos?|dinero|pago)(?: \\w+){0,2} (?:debe|tiene que|deben|tienen que) (?:venir|ser|provenir) de(?:l)?(?: \\w+)? (?:trabajo|empleo|nomina|sueldo)',
          'solo cuentan? (?:\\w+ )?(?:ingresos de )?(?:nomina|trabajo|empleo|sueldo|w2|w 2)',
          '(?:debe[ns]?|tiene[ns]? que|hay que) tener (?:un )?(?:buen )?(?:empleo|trabajo)',
          '(?:solo|nomas|solamente|unicamente) (?:gente|personas?|inquilinos)(?: \\w+)? (?:con trabajo|emplead[oa]s?|que trabaj\\w+)',
          'solo pago (?:particular|privado|en efectivo de)',
          `(?:solo|nomas|solamente|unicamente)(?: \\w+){0,2} cheques? de (?:un |su )?(?:patron|empleador|trabajo|nomina|empleo)`,
          '(?:preferimos|prefiero|buscamos|busco|queremos)(?: a)? (?:inquilinos|personas?|gente|alguien) (?:que (?:trabaj|tenga)\\w*|con (?:trabajo|empleo)|empleados?)',
          '(?:solo|nomas|solamente|unicamente)(?: para)? (?:profesionales|profesionistas|ejecutiv[oa]s|(?:personas?|gente|inquilinos?|parejas?) (?:que (?:trabaj[ae]n?|tengan? (?:trabajo|empleo))|con (?:trabajo|empleo)|emplead[oa]s?|trabajador(?:as?|es)?)|trabajadores)',
          '(?:profesionales|profesionistas|ejecutivos) (?:solamente|unicamente|de preferencia)',
          '(?:debe[ns]?|tiene que|hay que) (?:tener (?:un )?(?:empleo|trabajo)(?: fijo| estable)?|trabajar)',
          'indispensable (?:empleo|trabajo|comprobante de empleo)',
        ],
        instead: 'se considera todo ingreso legal',
      },
    ],
    about: [
      { whom: ASSISTANCE, ways: ['refused'], instead: 'se considera todo ingreso legal' },
      {
        whom: '(?:otr[oa]|alguien mas|un programa|el gobierno) (?:le |te |les )?paga(?: \\w+)? renta',
        ways: ['refused'],
        instead: 'se considera todo ingreso legal',
      },
    ],
    allowed: [
      'quej\\w+ (?:con|ante|a|en) hud',
      'vales?[^.!?\\n]{0,60}(?:cuenta para el ingreso|su parte|lo que (?:usted|le) (?:paga|toca))',
      '(?:con gusto|bienvenid[oa]s|tambien)(?: \\w+){0,4} vales?',
      `no (?:hacen? falta|se (?:necesitan?|requieren?)|necesitas?)${upTo(1)}${ASSISTANCE}`,
      '(?:programas?|ayudas?|subsidios?) (?:de ayuda )?(?:para el|de) (?:enganche|pago inicial|cierre)',
      'programas de ayuda para el enganche',
      '(?:sin|con) la ayuda(?= ?(?:[.,;!]|$))',
    ],
  },
  age: {
    phrases: [
      {
        find: [
          '(?:parejas?|profesional(?:es)?|personas?|compradores|gente|inquilinos|adultos|profesionistas) jove?n(?:es)?',
          'jovenes (?:profesionales|profesionistas|parejas|solamente|de preferencia)',
          `(?:solo|nomas|solamente|unicamente|exclusivo|exclusivamente)(?: para)? (?:personas? (?:mayores?|de la tercera edad)|adultos mayores|jubilad[oa]s|jovenes|mayores de ${AGE_NUMBER})`,
          `(?:comunidad|edificio|vivienda) (?:de|para) (?:personas? mayores?|adultos mayores|jubilados|la tercera edad|mayores de ${AGE_NUMBER})`,
          `(?:entre )(?:los )?${NUMBER} y (?:los )?${NUMBER} anos`,
          '(?:profesionista|profesional|inquilin[oa]|persona|solter[oa]) (?:madur[oa]|mayor|jove?n)',
          '(?:universitarios|estudiantes|jubilados|ancianos|viejitos)[?!:,]+ (?:aqui no|no|ni hablar)',
          `entre (?:los )?${NUMBER} y (?:los )?${NUMBER}(?= ?(?:[.,;!]|$)| anos)`,
          '(?:chav[oa]s|muchach[oa]s|jovenes)(?: \\w+)? (?:salid[oa]s|egresad[oa]s) de la (?:universidad|prepa)',
          '(?:senor(?:es|as)?|damas|caballeros|gente|personas) mayores(?! de (?:55|62))',
          '(?:de |para )?(?:gente|personas?) de la tercera edad',
          'para (?:un|una) (?:\\w+ )?(?:jubilad[oa]|solter[oa]|viud[oa]|divorciad[oa]|joven) que',
          '(?:se )?(?:busc|solicit|prefer|prefier|rent|quier)\\w+(?: a)?(?: una?)? (?:senora?|caballero|dama|inquilin[oa]) (?:ya )?(?:mayor|grande|madur[oa]|jove?n)',
          `(?:requisitos?|condicion|indispensable|debe|deben|tiene[ns]? que|que|edad)[:,]? (?:no )?(?:tener|tengan?|ser|sean?|de) (?:menos|mas|menor(?:es)?|mayor(?:es)?) de (?!55|62)${NUMBER}(?: anos)?`,
          'nadie (?:mayor|menor) de \\w+',
          `(?:nadie|ningun[oa]?|no|alguien)(?: \\w+){0,2} de (?:mas|menos) de (?:los )?${NUMBER}(?= ?(?:[.,;:!]|$)| anos| por favor)`,
          `(?:descuento|precio|preferencia|prioridad|ventaja)(?: \\w+){0,2} (?:mayores|menores) de (?:los )?${NUMBER}`,
          `(?:gente|personas?|inquilin[oa]s?|adultos|alguien) de (?:menos|mas) de (?:los )?${NUMBER}`,
          '(?:no|ya no) (?:este|esten|estes)(?: \\w+)? en edad de \\w+',
          '(?:de )?(?:veinte|treinta|cuarenta|cincuenta|sesenta)(?: y cinco)?(?: anos)? (?:para|hacia) arriba',
          '(?:edad (?:maxima|minima|limite)|limite de edad)(?: (?:es|de|son))*:? \\d+',
          '(?:recien (?:graduad|egresad|titulad)[oa]s?)(?= ?(?:[.,;!]|$)| (?:solamente|unicamente|de preferencia|abstenerse))',
          '(?:nacid[oa]s|que haya nacido) (?:antes|despues) de(?: los)? (?:19|20)?\\d\\d',
          '(?:de )?(?:veintitantos|treinta y tantos|cuarenta y tantos)(?! (?:anos:|casas|dias|mil|minutos))',
          '(?:comunidad|vecindario|barrio|edificio|ambiente) (?:joven|juvenil)',
          'jovenes? (?:profesionistas?|profesional(?:es)?|parejas?)',
          '(?:millennials?|milenials?|generacion z|veinteaner[oa]s)',
          `no (?:${AGED}) (?:ni|o|y) (?:mayores|menores) de ${AGE_NUMBER}`,
        ],
        instead: 'todas las personas',
      },
    ],
    about: [
      { whom: OLD, ways: ['refused', 'preferred', 'suited', 'dwelling'], instead: 'todas las personas' },
      { whom: AGES, ways: ['refused', 'preferred', 'suited'], instead: 'todas las personas' },
      { whom: AGED, ways: ['refused', 'preferred'], instead: 'todas las personas' },
      {
        whom: '(?:\\w+ jubilad[oa]s|abuelit[oa]s?|abuel[oa]s|de edad (?:madura|avanzada)|(?:veinte|treinta|cuarenta|cincuenta|sesenta) (?:anos )?(?:para|hacia) arriba|edad de (?:fiestas?|parranda|andar)|joven(?= ?(?:[.,;!]|$))|gente (?:ya )?(?:jubilada|grande|retirada))',
        ways: ['refused', 'preferred'],
        instead: 'todas las personas',
      },
      { whom: `(?:mayores|menores) de ${AGE_NUMBER}`, ways: ['refused'], instead: 'todas las personas' },
      { whom: `(?:mayores|menores) de ${AGE_NUMBER}(?: anos)?`, ways: ['preferred'], instead: 'todas las personas' },
    ],
    allowed: [
      '(?:duen[oa]s?|clientes?|vendedor(?:es)?|compradores)(?: (?!prefier|quier|busc|desea)\\w+){0,3} (?:jubilad[oa]s?|jove?n(?:es)?|mayores)(?: y se mudan)?',
      '(?:ley|act)(?: \\w+){0,2} (?:de |para )?(?:vivienda )?(?:para )?(?:personas? mayores|adultos mayores)',
      '(?:comunidad|edificio|vivienda|complejo)(?: \\w+){0,3} (?:de )?(?:55|62)(?: anos)?(?: o mas| y mas| en adelante)?(?: \\w+){0,10} (?:mayores|hopa)',
      '(?:55|62)(?: ?\\+| anos|,| o mas| y mas| en adelante)*(?: \\w+){0,6} (?:viviendas?|comunidad(?:es)?|edificio) (?:de|para) (?:personas|adultos|gente) mayores',
      'descuento para (?:personas mayores|adultos mayores|jubilados)',
      'arboles jovenes',
      '(?:centro|club|programa|clinica|servicios?|departamento|oficina|actividades|descuentos?|exencion) (?:de|para|diurno de) (?:las |los )?(?:personas? mayores|adultos mayores|jubilados|la tercera edad|ancianos)',
      '(?:viviendas?|comunidad(?:es)?|edificio) (?:de|para) (?:personas|adultos|gente) mayores(?=[^.!?\\n]{0,80}(?:hopa|exent|registrad|verific))',
      'clubs? de (?:jubilad[oa]s|abuel[oa]s)',
      'exencion para (?:adultos mayores|personas mayores)',
    ],
  },
  'military-status': {
    phrases: [
      {
        find: [
          '(?:prestamos?|creditos?) va,? (?:mejor (?:con|en)|que busquen?|busquen?|vayan?) (?:otr[oa]|a otr[oa])',
          `preferencia (?:a|para) (?:los )?${SOLDIER}`,
          `${SOLDIER}${upTo(4)}(?:antes que|primero|por encima de|sobre los demas)`,
        ],
        instead: null,
      },
    ],
    about: [
      { whom: SOLDIER, ways: ['refused', 'preferred'], instead: null },
      { whom: 'civiles', ways: ['preferred'], instead: null },
      {
        whom: '(?:militares|soldados|veteranos|familias? (?:militar(?:es)?|del ejercito|de la marina))',
        ways: ['suited'],
        instead: null,
      },
    ],
  },
};
