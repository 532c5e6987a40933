import type { RuleId, RuleWords } from '../rule.ts';
import { PLACE } from './parts.ts';

const SUM = '\\$ ?\\d+(?:[,.]\\d+)*';
const A_MONTH = '(?: dolares)? ?(?:(?:al|por|cada) mes|mensual(?:es)?|/ ?mes)';
const VERY = '(?:muy |mas |super |tan |bastante |altamente )?';

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
          '(?:gente|personas|vecinos|familias) como (?:tu|usted|ustedes|nosotros|uno)',
          '(?:su|tu|nuestro|cierto|el mismo|ese|este|otro) (?:tipo|clase|nivel) de (?:gente|personas|vecinos|vecindario|familias|inquilinos)',
          '(?:buena|mala|decente|respetable|educada|bonita|fea|pobre|rica|trabajadora|de bien|de buena familia|con clase|de cierto nivel) gente',
          'gente (?:buena|bien|decente|respetable|educada|de bien|de buena familia|con clase|de cierto nivel|fina|trabajadora|conocida|de su nivel|pobre|rica|normal)',
          '(?:vecinos|familias|inquilinos|personas) (?:decentes|respetables|de bien|educad[oa]s|con clase|de buen nivel|de buenas costumbres|normales|de clase (?:alta|media|baja))',
          `(?:${PLACE}) (?:en transicion|cambiante|que esta cambiando|de clase (?:alta|media|baja|obrera|trabajadora)|pobre|ric[oa]|adinerad[oa]|de elite|obrer[oa]|gentrificad[oa]|en decadencia|de nivel|de bajos ingresos)`,
          '(?:el )?(?:lado|lugar|parte) (?:buen[oa]|mal[oa]|bonit[oa]|fe[oa]) de la ciudad',
          '(?:la )?(?:buena|mala|mejor|peor) (?:zona|parte) de la ciudad',
          '(?:encajar|encajara|encajaras|encajaran)(?: (?:muy )?bien)?',
          '(?:vecinos|residentes) (?:(?:son |casi )?(?:todos |mayormente ))?(?:profesional(?:es)|profesionistas|doctores|abogados|ejecutivos)',
          '(?:gentuza|chusma|malvivientes|maleantes)',
        ],
        instead: 'un lugar que conviene conocer en persona',
      },
    ],
  },
  'steering-safety': {
    phrases: [
      {
        find: [
          `(?:${PLACE}) (?:muy |super |mas |bastante |sumamente |extremadamente )?(?:tranquil[oa]s? y )?(?:segur[oa]s?|peligros[oa]s?|insegur[oa]s?|fe[oa]s?|conflictiv[oa]s?|sin (?:crimen|delincuencia|delitos|violencia)|con poca delincuencia|libres? de (?:crimen|delincuencia|violencia))`,
          `(?:segur[oa]|peligros[oa]|insegur[oa])s? (?:y \\w+ )?(?:${PLACE})`,
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
      '(?:caja|cuarto|deposito) (?:de )?segur(?:a|o|idad)',
      'seguro de (?:casa|vivienda|propietario|titulo|inundacion)',
      'calle segura de si',
    ],
  },
  'steering-schools': {
    phrases: [
      {
        find: [
          '(?:buenas|excelentes|las mejores|mejores|grandes|muy buenas|malas|magnificas|prestigiosas|reconocidas|premiadas|estupendas) (?:y \\w+ )?(?:escuelas|colegios|primarias|secundarias|preparatorias)',
          '(?:escuelas|colegios|primarias|secundarias|preparatorias) (?:\\w+ )?(?:excelentes|de excelencia|de primera|de primer nivel|de alta calidad|de calidad|de prestigio|premiadas|muy buenas|mejor calificad[oa]s|bien calificad[oa]s|de diez|reconocidas|malas|de alto rendimiento)',
          '(?:el |un )?(?:mejor|excelente|buen|gran|codiciado|prestigioso|mal) distrito escolar',
          `distrito escolar ${VERY}(?:excelente|de primera|de alta calidad|buen[oa]|codiciado|solicitado|buscado|mejor calificado|bien calificado|calificado|de prestigio|premiado)`,
          '(?:escuelas|colegios) (?:con|de) (?:10|9|8|diez|nueve) (?:de|sobre) (?:10|diez)',
          '(?:escuelas|colegios|primarias|secundarias) (?:\\w+ )?(?:(?:calificad[oa]s|evaluad[oa]s|con calificacion)(?: con| de)?) (?:10|9|8|diez|nueve)(?: ?(?:de|sobre|/) ?(?:10|diez))?',
        ],
        instead: 'escuelas que usted puede consultar',
      },
    ],
  },
  exclusive: {
    phrases: [
      {
        find: [
          `(?:${PLACE}|fraccionamiento|residencial|privada|coto) ${VERY}(?:exclusiv[oa]s?|restringid[oa]s?|privad[oa]s? y exclusiv[oa]s?|selectiv[oa]s?|select[oa]s?|de prestigio)`,
          `(?:exclusiv[oa]s?|select[oa]s?|prestigios[oa]s?) (?:${PLACE}|fraccionamiento|residencial|privada|cerrada|coto|club)`,
          'no es para (?:cualquiera|todos(?! l[oa]s))',
          '(?:para )?(?:un[oa]s )?poc[oa]s (?:privilegiad[oa]s|afortunad[oa]s|elegid[oa]s)',
          '(?:clientela|compradores|inquilinos) (?:selecta|exigentes|selectos|distinguidos|distinguida)',
          'aprobacion (?:de la junta|del club|de la iglesia) (?:obligatoria|requerida|indispensable)',
        ],
        instead: 'comunidad con acceso controlado',
      },
    ],
    allowed: ['zonas? restringidas? de estacionamiento', 'exclusiva de venta'],
  },
  'loan-terms': {
    phrases: [
      {
        find: [
          '(?:solo |solamente |desde |con solo |con |apenas )?(?:\\$ ?\\d[\\d,.]*|\\d+(?:[.,]\\d+)? ?%|\\d+ por ciento|cero) de (?:enganche|down(?: payment)?|pago inicial|entrada|inicial|anticipo)',
          '(?:sin|cero) (?:enganche|pago inicial|entrada|anticipo|inicial)',
          `(?:solo |solamente |desde |apenas )?${SUM}${A_MONTH}`,
          '(?:mensualidad(?:es)?|pagos? mensual(?:es)?|letras?) (?:de|desde) (?:solo |apenas )?\\$ ?\\d[\\d,.]*',
          '(?:tasas?|interes(?:es)?|hipotecas?|financiamientos?)(?: de interes)?(?: fijas?)? (?:desde|de|del|al|a partir de|a partir del|tan bajas? como|por debajo del?) (?:el )?(?:solo )?\\d+(?:[.,]\\d+)? ?%',
          '\\d+(?:[.,]\\d+)? ?% de (?:interes|tasa)',
          '(?:hipotecas?|prestamos?|credito|financiamiento|plazo|plazos) (?:fijas? |fijos? )?(?:a|de) (?:15|20|30) anos',
          '(?:15|20|30) anos (?:de plazo|fijos)',
          '\\d{2,3} (?:pagos|mensualidades)',
        ],
        instead: null,
      },
    ],
    allowed: [
      `(?:rentas?|se renta|alquiler|cuotas?|hoa|mantenimiento|estacionamiento|bodega|servicios|seguro|impuestos?|ingresos?|cuarto|estudio)[,:]?(?: (?:del?|hoa|la|el|es|son|por|en|desde|solo|mantenimiento|mensual|cuesta|a)){0,5} ${SUM}${A_MONTH}`,
      `${SUM}${A_MONTH},?(?: (?:de|por|con|mas)){0,2} (?:renta|alquiler|cuota|hoa|mantenimiento|estacionamiento|deposito|servicios|agua)`,
    ],
  },
};
