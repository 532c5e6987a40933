// Questions about what nobody who lets or sells may ask, as `Phrases.find` takes them: small letters, no accents.
import { FAITH } from './parts.ts';
import type { RuleId } from '../rule.ts';

/** A question that offers something, or that the next sentence says nobody may ask. */
const HELPFUL =
  '(?![^\\n]{0,150}(?:puede(?:s)? (?:pedir|recibir|tener derecho|calificar|comprar|solicitar|aplicar|ahorrar)|le ayud|te ayud|ayudamos|calific|derechos?(?!\\w)|exencion|programas?(?!\\w)|acomodo razonable|ajuste razonable|puede preguntar|debe preguntar|deberia preguntar|ilegal|contra la ley|por ley|no (?:tiene|tienes|hay) (?:que|obligacion)|nadie (?:tiene|debe|puede)|ningun casero|no (?:contestamos|preguntamos|preguntes|pregunte)|vivienda justa|prestamo|comentarios|felicidades))';
const ASKED = `[^.!?\\n]{0,70}\\?${HELPFUL}`;
/** What is no business of who lets: said as a duty to write it down. */
const DISCLOSE =
  '(?<!(?:no|nunca|nadie|jamas|ni|sin|puede|pueden)(?: \\w+){0,3} )(?:list\\w+|declar\\w+|describ\\w+|escrib\\w+|anot[ea]\\w*|indi(?:que|ca|quen|car)\\w*|incluy\\w+|inclu\\w+|mand[ea]\\w*|envi[ea]\\w*|adjunt\\w+|present[ea]\\w*|proporcion\\w+|mencion\\w+|contest[ea]\\w*|traig\\w+|tra(?:er|e)|muestr\\w+|ensen[ea]\\w*|pong\\w+(?! bajo| en (?:un|el) )|pon(?:er|e)?(?! bajo)|informe\\w*|avise\\w*|diga(?:nos|me)?|digan(?:os)?|explique\\w*|expli(?:ca|car)\\w*|(?:queremos|necesitamos|pedimos|exigimos|requerimos|hay que) (?:ver|saber|tener|decir|poner|anotar)?)';
const MEANTIME = "(?:,? (?!(?:si necesita|no|nunca|ni|dudas)(?!\\w))[\\w']+){0,6}?,? ";
const ILLS =
  '(?:(?:medicinas?|medicamentos?|pastillas|recetas medicas)(?! (?:gratis|vencid))|cirugias?|operaciones|hospitalizacion(?:es)?|diagnosticos?|(?:expediente|historial|historia|reporte|examen|estudios?|certificado) (?:medic|clinic|psiquiatric|psicologic|de salud)\\w*|(?:problemas?|condicion(?:es)?|estado|historial) (?:de salud|medic[oa]s?|mental(?:es)?)|discapacidad(?:es)?|incapacidad(?:es)?|enfermedad(?:es)?|padecimientos?|(?:su |el |la )?(?:psiquiatra|psicolog[oa]|terapeuta)|comprobante de tratamiento)';
const CARE =
  '(?:psiquiatra|psicolog[oa]|terapeuta|terapia|medicinas?|medicamentos?|pastillas|antidepresivos|rehabilitacion|internad[oa]s?|hospitalizad[oa]s?|diagnosticad[oa]s?|discapacidad|discapacitad[oa]s?|incapacidad|incapacitad[oa]s?|enfermedad(?:es)?|enferm[oa]s?|padecimientos?|depresion|ansiedad|los nervios|bipolar|adiccion(?:es)?|adict[oa]|alcoholic[oa]|convulsiones|epilep\\w+|vih|sida|cancer|operacion(?:es)?|cirugias?|problemas? (?:de salud|mental(?:es)?|medicos?)|silla de ruedas|andadera|cuidador[a]?|valerse|vivir sol[oa]|subir (?:las )?escaleras)';
const PAPERS =
  '(?:green card|tarjeta (?:verde|de residen\\w+)|mica(?! (?:de vidrio))|visas?|i-?94|(?:papeles|documentos|estatus|estado|situacion) (?:migratori\\w+|de (?:inmigracion|residencia))|acta de naturalizacion|naturalizacion|ciudadania|pais de (?:origen|nacimiento)|nacionalidad|lugar de nacimiento|donde nacio|origen etnico|raza)';
const IF_NOT =
  '(?= ?(?:si no|de lo contrario|no(?!\\w)|es lo primero|necesitamos|es requisito|requisito|solo|pedimos|el duen|la duen|conteste|diga|entonces|porque|lo (?:pedimos|necesitamos|primero)|traiga|mande|hay que))';

/** Who asks, or what hangs on the answer: without it a question may be kindness. */
const REASON =
  '(?=[^\\n]{0,140}(?<!\\w)(?:(?:el |la |los |mi )?(?:duen[oa]s?|caser[oa]s?|propietari[oa]s?|vendedor(?:a|es)?|junta|encargad[oa]|vecin[oa]s|senor(?:a|es|as)? (?:de|del)|administra\\w+)|edificio|contrato|solicitud|forma|rentar|renta(?!\\w)|(?:quier\\w+|necesit\\w+|tengo que|hay que) (?:saber|preguntar|poner)|(?:siempre|se lo|va a|van a|lo) pregunt\\w+|importa|prefier\\w+|cita|firmar|no (?:l[oa]s|le gust|quier|quer|acept|ponen)\\w*)(?!\\w))';
const OF_KIN =
  '(?:(?:su|tu|la|sus|tus) (?:familia|papas|padres|mama|papa|gente|esposa|esposo|marido|mujer|abuelos|antepasados|parientes|suegros))';
const COVERED =
  '(?:velo|hiyab|hijab|turbante|kipa|burka|niqab|panuelo(?: en la cabeza)?|mantilla|peluca|crucifijo|(?:se )?(?:cubre|tapa)n? (?:el pelo|la cabeza|la cara))';

export const ASKED_FACTS: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  disability: [
    `(?:camina|ve|oye|se mueve|come|se viste|respira|se bana)(?: \\w+)? (?:sol[oa]|bien|por si mism[oa]|sin ayuda)[^.!?\\n]{0,20}\\?${HELPFUL}`,
    `(?:tiene|tienen|padece|sufre)(?: \\w+)? (?:algun|alguna|un|una|ese|esa) (?:sindrome|trastorno|condicion|enfermedad|padecimiento|retraso|problema de salud)${ASKED}`,
    `(?:toma|toman|tomas|usa|usan|necesita|ve|ven)(?: \\w+)? (?:algo|pastillas|medicina|medicamento|doctor|remedios?)(?: \\w+)? (?:para|de) (?:los |la |el )?(?:nervios|depresion|ansiedad|cabeza|corazon|dormir|memoria|dolor|azucar|presion|animo)${ASKED}`,
    `(?:anot\\w+|pon\\w+|list\\w+|decir|diga\\w*|escrib\\w+|declar\\w+|indicar?)(?: \\w+)? (?:todas|todos|cada|cualquier|que)(?: (?:las|los|sus))* (?:medicinas?|medicamentos?|pastillas|recetas|enfermedad(?:es)?|padecimientos?|condiciones)(?: \\w+){0,6}${HELPFUL}`,
    `(?:es|era|esta)(?: \\w+){0,3} (?:por|para) (?:algo|alguna cosa|un problema|una condicion)(?: \\w+)? (?:mental|fisic[oa]|medic[oa]|de (?:los nervios|la cabeza|salud)|emocional|psiquiatric[oa])${ASKED}`,
    `a (?:su|tu) edad[^.!?\\n]{0,70}\\?${HELPFUL}`,
    `(?:que|cuales|cuantas) (?:\\w+ )?(?:medicinas?|medicamentos?|pastillas|enfermedad(?:es)?|padecimientos?|discapacidad|problemas? de salud|tratamientos?|cirugias?|operaciones)(?: \\w+){0,2} (?:toma|tiene|usa|padece|necesita|le han|ha tenido)\\w*${ASKED}`,
    `(?:toma|tiene|tienen|usa|padece|padecen|sufre|sufren|va|van|vas|tomas|tienes|padeces|sufres|ha(?:s|n)? (?:estado|sido|tenido|tomado|padecido|sufrido|ido)|es|esta|fue|necesita|necesitas|ve|puede|puedes|lo han|la han|le han)(?: (?!(?:ajustes?|acomodos?|ayuda|rampa|cambios?|accesible)(?!\\w))\\w+){0,5}? ${CARE}${ASKED}`,
    `(?:que tan (?:grave|seria|mala)|por que|para que|cual es|que tipo de)(?: \\w+){0,4} (?:su|tu|la|una|el|un) (?:discapacidad|enfermedad|condicion|padecimiento|silla de ruedas|andadera|baston|perro de servicio|animal de (?:apoyo|servicio)|oxigeno|rampa)${ASKED}`,
    `(?:cual es|que|tipo de) (?:\\w+ )?(?:su|tu) (?:discapacidad|enfermedad|diagnostico|condicion)${ASKED}`,
    `(?:por que|para que) (?:usa|necesita|ocupa|anda en|trae)(?: \\w+){0,2} (?:silla de ruedas|andadera|baston|perro de servicio|animal de \\w+|oxigeno|rampa|cajon)${ASKED}`,
    `${DISCLOSE}${MEANTIME}${ILLS}`,
    '(?:carta|nota|constancia|comprobante) (?:del?|de (?:su|un|una)) (?:doctor[a]?|medic[oa]|psiquiatra|terapeuta|psicolog[oa])(?: \\w+){0,3} que (?:diga|compruebe|confirme|indique|asegure|demuestre)(?: \\w+){0,5}(?: (?:vivir|valerse|sol[oa]|bien|san[oa]|estable|aliviad|peligro)\\w*)',
    '(?:pedimos|exigimos|requisito|deben?|tiene[ns]? que|necesario|hay que|que)(?: \\w+){0,3} (?:pueda[ns]?|poder|ser capaz de) (?:salir|evacuar|bajar|subir|valerse|moverse|caminar)(?: \\w+){0,3} (?:sin ayuda|sol[oa]s?|por su cuenta|por si)',
  ],
  'children-refused': [
    `(?:su|tu|el) (?:ultim|unic)[oa] (?:bebe|hij[oa]|embarazo)\\?${HELPFUL}`,
    `(?:son|es|tienen)(?: \\w+)? (?:del|el) mismo (?:papa|padre)\\?${REASON}${HELPFUL}`,
    `(?:cuant[oa]s|que edad(?:es)?|de que edad)(?: \\w+){0,2} (?:hij[oa]s|nin[oa]s|bebes|chamac[oa]s|muchachit[oa]s|tienen?)(?: [\\w,]+){0,9}\\?${REASON}${HELPFUL}`,
    `(?:piensan?|piensas|planea[ns]?|van a|va a|vas a|quieren?|esperan?)(?: \\w+){0,2} (?:encargar|tener (?:mas|otr\\w+|familia|bebes?|hijos)|agrandar|embarazar\\w*|dar (?:otro )?hermanit[oa])[^.!?\\n]{0,60}\\?${HELPFUL}`,
    `(?:esta|estan|estas|andas?|anda|su (?:esposa|mujer|hija|novia) esta)(?: (?:usted|ya|su|tu|esposa|mujer|alguien))* (?:embarazad[oa]s?|esperando(?: (?:un |una |su )?bebe| familia)|encinta|de encargo)${ASKED}`,
    `(?:piensan?|piensas|planea[ns]?|quieren?|quieres|van a|va a|vas a|espera[ns]?)(?: \\w+){0,2} (?:embarazarse|embarazarte|tener|encargar|agrandar)(?: (?:mas|un|una|otr[oa]|familia|hijos|ninos|bebes?|la familia))*${ASKED}`,
    `(?:cuant[oa]s) (?:hij[oa]s|nin[oa]s|bebes)[^.!?\\n]{0,40}(?:piensa|planea|quiere|va a|mas|espera)\\w*(?: \\w+){0,3}\\?${HELPFUL}`,
    `${DISCLOSE}${MEANTIME}(?:embaraz\\w+|esta(?:n|s)? esperando|fecha de parto)`,
  ],
  'race-or-origin': [
    `(?:cuanto tiempo|cuantos anos|desde cuando)(?: \\w+){0,2} (?:llevan?|tienen?|estan?|viven?|llegaron)(?: \\w+){0,3} en (?:este pais|el pais|estados unidos|eeuu)[^.!?\\n]{0,30}\\?${HELPFUL}`,
    `(?:estan|esta)(?: \\w+){0,4} (?:aqui )?(?:legal(?:mente|es)?|con papeles|document\\w+)[^.!?\\n]{0,40}\\?${REASON}${HELPFUL}`,
    `(?:y )?(?:de|en) (?:donde|que (?:pais|parte|lugar|tierra|nacion))(?: \\w+)? (?:es|son|viene|vienen|nacio|nacieron|era|eran|llego|llegaron) ${OF_KIN}[^.!?\\n]{0,60}\\?${HELPFUL}`,
    `(?:y )?de (?:donde|que (?:pais|parte|lugar|tierra)) (?:es|son|viene|vienen|sale|salio)(?: \\w+)? (?:ese|esos|su|tu|el) (?:apellidos?|nombre|acento)\\?${REASON}${HELPFUL}`,
    `(?:y )?de (?:donde|que pais) (?:es|son|eres|viene|vienen|vienes)(?: usted(?:es)?)?\\?${REASON}${HELPFUL}`,
    `(?:que|ese|su) (?:apellido|acento|nombre)(?: \\w+)? (?:tan )?(?:rar|curios|extran|distint|interesant|dificil)\\w*[^.!\\n]{0,60}\\?${REASON}${HELPFUL}`,
    `(?:mand\\w+|decir|diga\\w*|digan|pong\\w+|poner|escrib\\w+|mencion\\w+|cuent\\w+|indi(?:que|car)\\w*)(?: \\w+){0,8} de (?:donde|que pais) (?:son|es|vienen|viene|eres|nacieron)(?=[^\\n]{0,90}(?:cita|solicitud|antes|duen|vendedor|carta|oferta|[.!]|$))`,
    `(?:en )?donde (?:nacio|naciste|nacieron|nacio usted)${ASKED}`,
    `de (?:que|cual) (?:pais|parte|lugar|nacion) (?:es|son|viene|vienen|vienes|eres)(?! (?:el|la|los|las|este|esta) (?!familia|gente|senor|inquilin|solicitante))${ASKED}`,
    `(?:que|cual es (?:su|tu|la)) (?:nacionalidad|raza|etnia|origen|pais de (?:origen|nacimiento)|estatus|estado migratorio|situacion migratoria|ciudadania)(?: (?:tiene|tienes|es|son|legal|migratorio))*${ASKED}`,
    `(?:es|son|eres)(?: (?:usted|ustedes|todos|ya))* (?:ciudadan[oa]s?|residentes? (?:legal|permanente)\\w*|legal(?:es)?|indocumentad[oa]s?|inmigrantes?|extranjer[oa]s?)[^.!?\\n]{0,40}\\?${IF_NOT}${HELPFUL}`,
    `(?:tiene|tienen|tienes|trae|cuenta con|cuentan con)(?: (?:sus|los|la|el|ya|todos|una?))* (?:papeles|green card|mica|residencia(?! en)|visa|permiso de trabajo|documentos|seguro social|estatus(?: \\w+)?)(?: \\w+){0,2}\\?${IF_NOT}${HELPFUL}`,
    `${DISCLOSE}${MEANTIME}${PAPERS}`,
  ],
  religion: [
    `(?:usa|usan|usas|lleva|llevan|se pone|trae)(?: \\w+)? (?:el |un |siempre )?${COVERED}[^.!?\\n]{0,40}\\?${HELPFUL}`,
    `(?:misa|iglesia|culto|templo|mezquita|sinagoga)(?: \\w+)? o (?:no|nada|en que|otra cosa|futbol)\\?${REASON}${HELPFUL}`,
    `(?:a )?(?:que|cual|en que) (?:iglesia|religion|parroquia|templo|sinagoga|mezquita|congregacion|fe)(?: \\w+)? (?:va|van|vas|pertenece|pertenecen|asiste|asisten|es|son|practica|tiene|profesa)\\w*${ASKED}`,
    `(?:cual es|que) (?:su|tu) (?:religion|fe|iglesia|creencia)${ASKED}`,
    `(?:va|van|vas|asiste|asisten)(?: (?:usted|ustedes|seguido|siempre))* (?:a misa|a la iglesia|al culto|al templo)${ASKED}`,
    `(?:es|son|eres)(?: (?:usted|ustedes|todos))* (?:${FAITH}|creyentes?|religios[oa]s?|bautizad[oa]s?)${ASKED}`,
    `${DISCLOSE}${MEANTIME}(?:su |tu |la )?(?:religion|parroquia|nombre de(?:l| su) pastor|iglesia a la que)`,
  ],
  'family-preferred': [
    `(?:su|tu) (?:marido|esposo|mujer|esposa|pareja)(?: \\w+)? (?:sabe|esta de acuerdo|le da permiso|la deja)[^.!?\\n]{0,60}\\?${HELPFUL}`,
    `(?:y )?(?:el |su |tu )?(?:papa|padre|marido|esposo|mama|hombre|senor|novio|pareja)(?: de (?:l[oa]s ninos|sus hijos|la nina|el nino|el bebe))?(?: \\w+){0,2} (?:va a|va|firma|vive|vivir|viene|donde|esta)(?: \\w+){0,5}\\?${REASON}${HELPFUL}`,
    `(?:esta|estas|vive|viene|es)(?: usted)? (?:sol[oa]|sin marido|sin esposo)(?: o (?:acompanad[oa]|con \\w+))?\\?${REASON}${HELPFUL}`,
    `(?:es|son|estan?|eres|estas)(?: (?:usted|ustedes|bien|legalmente))* (?:casad[oa]s?|solter[oa]s?|divorciad[oa]s?|juntad[oa]s?)(?: o (?:casad|solter|divorciad|juntad|arrejuntad|amancebad|viud|no|nada mas)\\w*)+[^.!?\\n]{0,30}\\?${REASON}${HELPFUL}`,
    `(?:cual es|que) (?:su|tu) estado civil${ASKED}`,
    `${DISCLOSE}${MEANTIME}(?:su |tu |el )?(?:estado civil|acta de matrimonio)`,
    `(?:es|son|estan?|eres|estas)(?: (?:usted|ustedes|bien|legalmente))* (?:casad[oa]s?|solter[oa]s?|divorciad[oa]s?|juntad[oa]s?)[^.!?\\n]{0,50}\\?${HELPFUL}(?= ?(?:si no|la duen|el duen|solo|porque|necesitamos|es requisito|nos gusta|pref|conteste|entonces))`,
    `(?:en que|donde) trabaja su (?:marido|esposo|esposa|mujer|novi[oa])${ASKED}`,
    '(?:no|ni|nada de|sin|solo|nomas|unicamente)(?: \\w+){0,4} (?:adultos|personas|gente|inquilin[oa]s|roomies|companer[oa]s|amig[oa]s)(?: \\w+)? (?:sin parentesco|que no (?:sean|son) (?:familia|parientes)|no emparentad[oa]s|sin ser (?:familia|parientes))',
    '(?:adultos|personas|gente|inquilin[oa]s) (?:sin parentesco|que no (?:sean|son) (?:familia|parientes)|no emparentad[oa]s) (?:no|pagan?|deben?|tienen?)(?: \\w+)?',
    '(?:solo|solamente|nomas|unicamente|nada mas|deben ser|tienen que ser)(?: \\w+)? (?:parientes|familiares(?: directos)?|de la misma (?:familia|sangre)|hermanos o (?:casados|esposos))(?= (?:o casados|pueden|de sangre|en el)|,| ?[.;!]|$)',
  ],
  age: [
    `(?:cuantos anos|que edad) (?:tienes|(?:tiene|tienen) (?:usted|ustedes|el inquilino|la persona|l[oa]s inquilin[oa]s|su \\w+)|tienen?(?=\\? ?(?:busc|pref|solo|el duen|la duen|es requisito|queremos|necesit)))(?: \\w+)?\\?${HELPFUL}`,
  ],
  'language-spoken': [
    `(?:cual es|que es) (?:el|la|su|tu) (?:idioma|lengua|lenguaje)(?: (?:materna|natal|principal))?(?: de (?:su|tu) \\w+)?${ASKED}`,
    `(?:habla|hablan|hablas|entiende|entienden|saben?)(?: \\w+){0,2} ingles[^.!?\\n]{0,40}\\?${REASON}${HELPFUL}`,
  ],
  orientation: [
    `(?:son )?(?:herman[oa]s|amig[oa]s|prim[oa]s|roomies|companer[oa]s)(?: \\w+)?,? o (?:que(?: son)?|otra cosa|pareja|algo mas|novi[oa]s)(?= ?(?:[.,;?!]|$))`,
    `(?:es|son|eres)(?: (?:usted|ustedes|acaso))* (?:gays?|lesbianas?|heterosexual(?:es)?|trans|bisexual(?:es)?|pareja de \\w+|novi[oa]s)${ASKED}`,
  ],
};
