import type { RuleId, RuleWords } from '../rule.ts';
import { PEOPLE, PLACE, ORIGIN, FAITH, ONLY, NO } from './parts.ts';

/** Phrases in Spanish texts that say that people of a protected class are refused or preferred. */
export const REFUSALS: Readonly<
  Record<
    Extract<
      RuleId,
      | 'race-or-origin'
      | 'language-spoken'
      | 'religion'
      | 'sex'
      | 'orientation'
      | 'children-refused'
      | 'disability'
      | 'assistance-animals'
    >,
    RuleWords
  >
> = {
  'race-or-origin': {
    phrases: [
      {
        find: [
          `${PEOPLE} (?:de origen )?${ORIGIN}`,
          `${PLACE} (?:mayormente|principalmente|mayoritariamente|predominantemente|tradicionalmente|totalmente|puramente|de mayoria)? ?${ORIGIN}`,
          `(?:mayormente|principalmente|mayoritariamente|predominantemente|de mayoria|solo|solamente|unicamente) ${ORIGIN}`,
          `(?:${NO}) (?:a )?(?:los |las )?(?:inmigrantes?|extranjer[oa]s?|refugiad[oa]s?|indocumentad[oa]s?|minorias|ilegales|${ORIGIN})`,
          `${ORIGIN} ${ONLY}`,
          '(?:solo|solamente|unicamente) (?:ciudadanos|ciudadanas|americanos|estadounidenses)',
          `${PLACE} (?:etnic[oa]s?|integrad[oa]s?|segregad[oa]s?|de color|de minorias|racialmente \\w+)`,
          '(?:debe|deben|tiene que|hay que) ser ciudadan[oa]s?',
          '(?:con|tener) papeles(?: en regla)?',
        ],
        instead: null,
      },
    ],
    allowed: [
      '(?:cocina|pared|paredes|cerca|mesa|marmol|gabinetes?|casa|puerta|azulejo|granito) (?:blanc|negr)[oa]s?',
      'sueno americano',
      'cocina (?:italiana|mexicana|americana)',
      'calles? blancas?',
    ],
  },
  'language-spoken': {
    phrases: [
      {
        find: [
          '(?:solo|solamente|unicamente) (?:para )?(?:personas |familias |gente )?(?:que hablen|que hablan|de habla|hispanohablantes|angloparlantes|anglohablantes)(?: (?:ingles|espanol|inglesa|hispana))?',
          '(?:debe|deben|tiene que|tienen que|hay que) hablar (?:bien )?(?:ingles|espanol)',
          'indispensable (?:hablar )?ingles',
          'sin acento',
        ],
        instead: null,
      },
    ],
  },
  religion: {
    phrases: [
      {
        find: [
          `(?:hogar|casa|familias?|vecindario|barrio|comunidad|inquilin[oa]s?|personas?|gente|companer[oa]s?|pareja|residentes|compradores) ${FAITH}`,
          `(?:solo|solamente|unicamente|preferimos|buscamos) (?:a )?(?:${FAITH})`,
          `(?:${NO}) (?:${FAITH}|ateos?|ateas?)`,
          '(?:valores|principios) (?:cristianos|biblicos|religiosos)',
          '(?:temerosos? de dios|que (?:crea|crean) en dios|de fe|que compartan? (?:nuestra|mi) fe|que respeten? (?:nuestra|mi) (?:fe|religion))',
        ],
        instead: null,
      },
      {
        find: [
          '(?:cerca|a pasos|a unos pasos|a minutos|a una cuadra|a dos cuadras|junto|al lado|a poca distancia) (?:de|del|a) (?:la |el |una |un |su |tu )?(?:iglesia|sinagoga|mezquita|templo|parroquia)',
        ],
        instead: 'cerca del centro',
      },
    ],
    allowed: ['feliz navidad', 'calle (?:de la )?iglesia', 'gente de feria'],
  },
  sex: {
    phrases: [
      {
        find: [
          '(?:solo|solamente|unicamente|exclusivo|exclusivamente|nada mas)(?: para)? (?:hombres|mujeres|damas|caballeros|senoritas|senoras|varones|chicas|muchachas|muchachos)',
          '(?:hombres|mujeres|damas|caballeros|senoritas|varones|chicas) (?:solamente|unicamente|solos|solas|nada mas|de preferencia)',
          '(?:busco|buscamos|se busca|prefiero|preferimos|se prefiere|de preferencia|preferentemente) (?:a )?(?:un |una )?(?:inquilin[oa] )?(?:hombre|mujer|dama|caballero|senorita|varon|chica|muchacha|muchacho|companera|inquilina)',
          '(?:no|no se aceptan|no aceptamos|no se admiten|sin) (?:hombres|mujeres|varones|muchachos|muchachas)',
          'para (?:senorita|senoritas|caballero|caballeros|damas|un solter[oa]|hombre solo|mujer sola)',
        ],
        instead: null,
      },
    ],
    allowed: ['damas y caballeros', 'senoras y senores', 'bano de (?:damas|caballeros|mujeres|hombres)'],
  },
  orientation: {
    phrases: [
      {
        find: [
          '(?:no|no se aceptan|no aceptamos|sin|no se admiten) (?:gays?|lesbianas?|homosexuales?|transexuales?|personas trans|lgbt\\w*|parejas (?:gay|homosexuales|del mismo sexo|no casadas|sin casar))',
          '(?:parejas? |personas? |gente )?heterosexual(?:es)?(?: solamente)?',
          'famil(?:ia|ias) (?:tradicional(?:es)?|normal(?:es)?|de verdad)',
          '(?:barrio|vecindario|zona) gay',
        ],
        instead: null,
      },
    ],
  },
  'children-refused': {
    phrases: [
      {
        find: [
          `(?:${NO}) (?:a )?(?:los |las )?(?:ninos?|ninas?|menores(?: de edad)?|bebes?|hijos?|adolescentes|infantes|familias con (?:ninos|hijos|bebes))(?: pequenos)?`,
          '(?:ninos|ninas|hijos|menores|bebes|adolescentes) no (?:permitidos|permitidas|aceptados|aceptadas|bienvenidos|admitidos)',
          '(?:solo|solamente|unicamente|exclusivo|exclusivamente)(?: para)? (?:adultos|personas? adultas?|parejas(?: sin hijos)?|personas? solas?|solteros|solteras|personas sin hijos)',
          '(?:adultos|parejas|solteros) (?:solamente|unicamente|solos|nada mas)',
          '(?:comunidad|edificio|complejo|casa|hogar|ambiente) (?:de|para) adultos',
          '(?:libre de|sin) ninos',
          '(?:parejas?|personas?|inquilin[oa]s?|matrimonios?) sin (?:hijos|ninos)',
          'maximo (?:un|una|dos|1|2) (?:hij[oa]s?|nin[oa]s?)',
          '(?:un|una|1|2|dos) (?:hij[oa]s?|nin[oa]s?) (?:como )?maximo',
          'no (?:mujeres )?embarazadas',
        ],
        instead: null,
      },
    ],
    allowed: [
      'sin (?:que los )?ninos (?:en el|por un)',
      '(?:alberca|piscina) solo para adultos (?:de|los)',
      'educacion para adultos',
    ],
  },
  disability: {
    phrases: [
      {
        find: [
          `(?:${NO}) (?:personas? )?(?:a )?(?:sillas? de ruedas|discapacitad[oa]s?|con discapacidad(?:es)?|minusvalid[oa]s?|invalid[oa]s?|enferm[oa]s?(?: mentales)?|adict[oa]s?|con vih|ciegos|sordos|muletas|andaderas)`,
          '(?:personas?|inquilin[oa]s?|gente|adultos) (?:san[oa]s?|saludables?|sin discapacidad(?:es)?|fisicamente aptas?|mentalmente (?:sanas?|estables?)|que pueda(?:n)? (?:valerse|vivir) (?:por si mism[oa]s?|sol[oa]s?|de forma independiente))',
          '(?:debe|deben|tiene que|tienen que|hay que) poder (?:subir|caminar|valerse|vivir sol[oa]s?|oir|ver)(?: (?:las )?escaleras)?',
          '(?:minusvalid[oa]s?|invalid[oa]s?|lisiad[oa]s?|retrasad[oa]s?(?: mentales)?|sordomud[oa]s?|tullid[oa]s?)',
          'no (?:es )?(?:apt[oa]|adecuad[oa]|recomendable|ideal) para (?:personas? )?(?:con discapacidad(?:es)?|discapacitad[oa]s|en sillas? de ruedas|mayores o discapacitadas|minusvalidos)',
        ],
        instead: null,
      },
    ],
    allowed: [
      'estacionamiento para (?:minusvalidos|discapacitados)',
      '(?:bano|acceso|rampa|entrada) para (?:personas con discapacidad|discapacitados|minusvalidos|sillas? de ruedas)',
      'sin (?:escalones|escaleras)',
    ],
  },
  'assistance-animals': {
    phrases: [
      {
        find: [
          '(?:no|no se aceptan|no aceptamos|no se admiten|no se permiten|sin|prohibidos los) (?:animales|perros|mascotas) (?:de (?:servicio|apoyo(?: emocional)?|asistencia|terapia)|guia|lazarillos?)',
          '(?:animales|perros) (?:de (?:servicio|apoyo(?: emocional)?|asistencia)|guia) (?:no (?:permitidos|aceptados|admitidos)|pagan (?:deposito|cuota|renta)|prohibidos)',
          '(?:deposito|cuota|cargo) (?:por|para) (?:animales|perros) de (?:servicio|apoyo(?: emocional)?|asistencia)',
          'ni (?:siquiera )?(?:animales|perros) (?:de (?:servicio|apoyo(?: emocional)?|asistencia)|guia)',
        ],
        instead: null,
      },
    ],
  },
};
