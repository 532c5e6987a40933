import type { RuleId, RuleWords } from '../rule.ts';
import { FAITH, FIT, ONLY, ORIGIN, PEOPLE, PLACE, preferred, refused } from './parts.ts';

const LANGUAGE = '(?:ingles|espanol|castellano|habla (?:inglesa|hispana))';
const MUST =
  '(?:(?:debe|tiene|necesita)n?(?: que)?|hay que|indispensable|obligatori[oa]|requisitos?|se requiere|requerid[oa]|necesari[oa])';
const SEX =
  '(?:hombres?|mujer(?:es)?|damas?|caballeros?|senoritas?|senoras?(?! de (?:la )?limpieza)|varon(?:es)?|chic[oa]s?|muchach[oa]s?|companera|inquilina)';
const LGBT =
  '(?:gays?|lesbianas?|homosexuales?|bisexuales?|transexuales?|transgeneros?|(?:personas |gente )?trans|lgbt\\w*|parejas? (?:gays?|homosexuales?|del mismo sexo|no casadas|sin casar))';
const CHILD =
  '(?:ninos?|ninas?|menores(?: de edad)?|bebes?|hijos?|adolescentes|infantes|familias con (?:ninos|hijos|bebes))';
const DISABILITY =
  '(?:sillas? de ruedas|discapacitad[oa]s?|incapacitad[oa]s?|discapacidad(?:es)?|minusvalid[oa]s?|invalid[oa]s?|enferm[oa]s?|(?:enfermedad(?:es)?|trastornos?|problemas?) mental(?:es)?|adict[oa]s?|vih|ciegos|sordos|muletas|andaderas)';
const HELPING = '(?:de (?:servicio|apoyo(?: emocional)?|asistencia|terapia)|guias?|lazarillos?)';
const HELPING_ANIMAL = `(?:(?:animal(?:es)?|perros?|gatos?|mascotas?) ${HELPING}|cartas? (?:de )?(?:esas?|apoyo emocional))`;

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
          ...refused(`(?:inmigrantes?|extranjer[oa]s?|refugiad[oa]s?|indocumentad[oa]s?|minorias|ilegales|${ORIGIN})`),
          `(?:sol[oa]|solamente|unicamente|nada mas) (?:para|a|(?:rent(?:o|amos)|aceptamos|se renta)(?: a)?) ${ORIGIN}`,
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
      '(?:edificios?|complejos?) (?:blanc|negr)[oa]s?',
      '(?:no|sin) (?:blanc|negr)[oa]',
    ],
  },
  'language-spoken': {
    phrases: [
      {
        find: [
          '(?:solo|solamente|unicamente) (?:para )?(?:personas |familias |gente )?(?:hispanohablantes|angloparlantes|anglohablantes)',
          ...preferred(`(?:de habla (?:inglesa|hispana)|que habl[ae]n?(?: bien)? ${LANGUAGE})`),
          `${MUST}[,:]? (?:(?:el|bien|buen|saber|hablar|hablen?|entender|dominar|dominio del?|manejo del?|nivel de) ){0,3}${LANGUAGE}`,
          `si no habla[sn]? ${LANGUAGE},? (?:(?:por favor|favor de) )?no (?:llam|apliq|aplic|escrib|pregunt|insist)\\w+`,
          'sin acento',
        ],
        instead: null,
      },
    ],
    allowed: [
      `no (?:es |hace falta |se )?(?:${MUST} |hace falta )?(?:que )?(?:saber |hablar |hable |hablen |entender )?${LANGUAGE}`,
    ],
  },
  religion: {
    phrases: [
      {
        find: [
          `(?:hogar|casa|familias?|vecindario|barrio|comunidad|inquilin[oa]s?|personas?|gente|companer[oa]s?|pareja|residentes|compradores) ${FAITH}`,
          ...preferred(`(?:${FAITH}|miembros de (?:nuestra|mi|la misma) (?:iglesia|fe|congregacion|parroquia))`),
          ...refused(`(?:${FAITH}|ate[oa]s?)`),
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
          ...preferred(SEX),
          ...refused(SEX),
          `${SEX} (?:sol[oa]s)`,
          `${FIT} para (?:una?|cualquier) ${SEX}`,
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
          ...refused(LGBT),
          '(?:matrimonios?|parejas?) (?:tradicional(?:es)?|normal(?:es)?|(?:de |entre )?(?:un )?hombre y (?:una )?mujer)',
          '(?:parejas? |personas? |gente |matrimonios? )?heterosexual(?:es)?(?: solamente)?',
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
          ...refused(`${CHILD}(?: pequenos)?`),
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
          ...refused(DISABILITY),
          '(?:personas?|inquilin[oa]s?|gente|adultos) (?:san[oa]s?|saludables?|sin discapacidad(?:es)?|fisicamente aptas?|mentalmente (?:sanas?|estables?)|que pueda(?:n)? (?:valerse|vivir) (?:por si mism[oa]s?|sol[oa]s?|de forma independiente))',
          '(?:debe|deben|tiene que|tienen que|hay que) poder (?:subir|caminar|valerse|vivir sol[oa]s?|oir|ver)(?: (?:las )?escaleras)?',
          '(?:minusvalid[oa]s?|invalid[oa]s?|lisiad[oa]s?|retrasad[oa]s?(?: mentales)?|sordomud[oa]s?|tullid[oa]s?)',
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
          ...refused(HELPING_ANIMAL),
          `(?:no|sin|cero|no (?:se )?(?:acept|admit|permit)\\w+) (?:animales|mascotas|perros)[.,;:]? (?:(?:aunque|incluso|inclu\\w+|tampoco|y eso|ni|ni siquiera|con|sean?|los|las|son|que) ){1,4}(?:${HELPING_ANIMAL}|${HELPING})`,
          `${HELPING_ANIMAL} (?:tambien )?pagan? (?:deposito|cuota|renta|extra|cargo)`,
          `(?:deposito|cuota|cargo|renta)(?: extra| adicional)? (?:por|para|de) (?:los )?${HELPING_ANIMAL}`,
          `ni (?:siquiera )?${HELPING_ANIMAL}`,
        ],
        instead: null,
      },
    ],
    allowed: [
      `(?:sin|no hay|ningun|no se cobra) (?:(?:deposito|cuota|cargo|renta)(?: extra| adicional)?) (?:por|para) (?:los )?${HELPING_ANIMAL}`,
    ],
  },
};
