// What looks in Spanish like those whom others name or mean, and says nothing wrong, as `Phrases.find` takes it: small letters, no accents.
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { FAITH } from './parts.ts';
import { COUNTRIES } from './peoples.ts';

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
  'steering-safety': [
    '(?:es|fue|seria) un crimen|(?:un|que|es un|fue un) crimen (?:lo|que|no|haber|pint|tap|dej|quit|tir)\\w*',
  ],
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
    '(?<!(?:vouchers?|vales?|seccion (?:8|ocho)|plan (?:8|ocho)|ayudas?|cheques?|ssi|cupon(?:es)?|carta|programa)(?: \\w+){0,4} )no val(?:e|en|ia|ian|dra|dran) (?:nada|ni|la pena|un (?:peso|centavo)|y|desde|porque|en (?:la|una) corte)',
    '(?:la )?seccion (?:8|ocho),? (?:del?|en|de la) (?:la |el |su |este |tu )?(?:contrato|reglamento|codigo|acuerdo|lease|estatutos|manual|formulario|anexo|addendum|panteon|estadio|mapa|ley|fraccionamiento|plano|plat|estacionamiento|parque|cementerio|subdivision)',
  ],
  age: [
    '(?:ayud|acompan|gui|asesor|atiend|atend)\\w* (?:a )?(?:l[oa]s |nuestr[oa]s )?(?:gente mayor|adult[oa]s mayores|personas mayores|abuelit[oa]s|jubilad[oa]s|estudiantes)(?: \\w+){0,7}',
    ...MARKET,
    'rentas? (?:para|de|a) estudiantes[:,]? (?:(?:la|el) (?:ciudad|condado|ley|reglamento)|ahora|ya)(?: \\w+){0,4}',
    '(?:adult[oa]s mayores|mayores|personas) (?:de )?(?:55|62)(?! (?:no|abst))',
    'adult[oa]s mayores de (?:55|62)',
  ],
  'family-preferred': [
    '(?:antes|antiguo|otrora|que fue) (?:un )?(?:apartamento|departamento|cuarto|piso) de soltero',
    '(?:apartamento|departamento|apartamentito|piso|estudio|cuarto) de solter[oa](?=[^.!?\\n]{0,60}(?:en los (?:altos|bajos)|atras|al fondo|arriba|abajo|aparte|independiente|contador|medidor|garaje|marquesina|cochera|patio|de servicio|alquilad|rentad|que (?:renta|deja)|generando))',
    '(?<=(?:casa|residencia|propiedad|madre|duplex)(?: \\w+){0,4} (?:con|mas|y|incluye)(?: un| el)? )(?:apartamento|departamento|apartamentito|estudio) de soltero',
    'no (?:hay que|tienen que|necesitan|hace falta) estar casad[oa]s',
    ...MARKET,
    '(?:cruz|cuid|ensen|vacun|visit|entren)\\w+ (?:a )?(?:l[oa]s )?ninos(?: \\w+){0,4}',
  ],
  'steering-people': [
    ...MARKET,
    '(?:gente|client[ea]s|personas|familias) como (?:usted(?:es)?|tu)(?: \\w+)? (?:hacen?|son la razon|me (?:inspir|motiv|anim)\\w+)',
  ],
  'race-or-origin': [
    `(?:don|dona|senor[a]?|sr\\\\.|sra\\\\.|doctor[a]?|dr\\\\.|familia|profe|maestr[oa]|licenciad[oa]) (?:${COUNTRIES})`,
    `(?:festival|feria|fiesta|desfile|ano nuevo|carnaval|dia|mes|museo|teatro|barrio|calle|plaza|centro|iglesia|templo|consulado|embajada|comunidad|cultura|herencia|cocina|gastronomia)(?: (?:de|del|la|el|ano|nuevo|lunar|cultural|historico))* (?:${COUNTRIES})(?= (?:necesit|celebr|abr|busc|invit|est|se |tendr|ser|regres|recib|cumpl|vend|reabr|queda)\\w*)`,
    `(?:maples?|arces?|cerezos?|robles?|nogal|pinos?|encinos?|biombos?|azulejos?|pisos?|puertas?|ventanas?|balcon(?:es)?|techos?|tejas?|cocinas?|hornos?|banos?|marmol|ladrillos?|mosaicos?|talavera|loza|muebles?|faroles?|jardin(?:es)?|te|cafe|vinos?|quesos?|pan(?:es)?|arroz|comida|restaurantes?|mercados?|tiendas?|musica|cine|arte|estilo|sabor) (?:\\w+ )?(?:${COUNTRIES})`,
  ],
  sex: [
    '(?:me|nos|la|lo) (?:crio|criaron|saco adelante|sacaron adelante)(?: \\w+){0,2} (?:papa|mama|padre|madre|abuel[oa])(?: sol[oa])?,? ?(?:siempre|nunca)?',
    '(?:la )?senora de la casa (?:dej|vend|viv|plant|nos|ten|cuid|quier|acept|pint|me|ya|hizo|puso|remodel|regal)\\w*',
  ],
  religion: [
    `(?:iglesias?|templos?|escuelas?|colegios?|universidad(?:es)?|hospital(?:es)?|clinicas?|caridades|seminarios?|capillas?|panaderias?|carnicerias?|tiendas?|mercados?|restaurantes?|delis?) (?:${FAITH})s?(?= (?:de (?:siempre|toda la vida|la (?:esquina|calle))|vend|ofrec|abr|organiz|don|prest|invit|remat|renov|compr|cerr|mud|constru)\\w*| por prest\\w+| de (?:la|el) (?:\\w+ )?por )`,
  ],
  disability: [
    '(?:vans?|estacionamientos?|espacios?|cajon(?:es)?|parqueos?)(?: \\w+){0,3} con silla de ruedas',
    '(?:basquet|basquetbol|tenis|rugby|carrera|torneo|partido|equipo)(?: \\w+)? (?:en|sobre|de) sillas? de ruedas',
    '(?:oidos sordos|ojos ciegos)(?: \\w+){0,4}',
    '(?:no )?(?:(?:se|te|nos|me|os) )?(?:\\w+ )?(?:cieg[oa]s?|sord[oa]s?|mud[oa]s?) (?:ante|frente a|a (?:los (?:costos|gastos|numeros)|las (?:senales|tasas)|lo|todo))',
    '(?:terrenos?|lotes?|techos?|edificios?) discapacitad[oa]s?(?: no)?',
    'a ciegas|puntos? ciegos?|calle ciega|pared ciega',
  ],
};
