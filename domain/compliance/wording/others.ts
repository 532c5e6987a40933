import type { Language } from '../../languages.ts';

/** All of a sentence that has one of some words and none of others. */
const sentenceWith = (has: string, hasNot: string): string =>
  String.raw`(?<=(?:^|[.!?\n¡¿])["'\s(¡¿]{0,3})(?=[^.!?\n]*(?<!\w)(?:${has})(?!\w))(?![^.!?\n]*(?<!\w)(?:${hasNot})(?!\w))[^.!?\n]*`;

/** Whoever speaks of letting, of choosing or of a home that somebody gets does not speak of a feast. */
const OF_LETTING =
  'fined|curfew|indoors|tenants?|renters?|rent|rents|renting|rented|rentals?|leas\\w+|applicants?|applications?|apply|roommates?|only|prefer\\w*|ideal|perfect|suited|meant for|made for|move in|moving in|units?|apartments?|apts?|condos?|buildings?|buyers?|sorry|sell to|deposits?|live|lives|living|resid\\w+|neighborhoods?|area|not welcome|need not|kind of people|those people|this listing|these homes|home for|homes? (?:is|are)|nice place|steps|walk\\w*|close to|near|minutes|deserves?|landlords?|owners?|occup\\w+|(?:no|zero|not for) (?!(?:parking|cost|charge|tickets?|rsvps?|experience|need|purchase|cover|entry|admission|fees?|reservations?|rain|glass|adults in|one)(?!\\w))\\w+';
const OF_LETTING_ES =
  'multas?|toque de queda|inquilin\\w+|rent\\w*|alquil\\w+|arrend\\w+|solicitantes?|aplic\\w+|companer[oa]s?|roomies?|solo|solamente|nomas|unicamente|exclusiv\\w+|prefer\\w*|prefier\\w*|ideal\\w*|perfect\\w+|hecha? para|mudar\\w*|departamentos?|depas?|apartamentos?|edificios?|condominios?|comprador\\w*|lo siento|vender(?:le|les)|depositos?|viv(?:e|en|ir|imos|an)|resid\\w+|vecindarios?|barrios?|colonias?|zona|no son bienvenid\\w+|abst\\w+|esa gente|cuartos?|recamaras?|habitacion\\w*|hogar|casas? (?:es|para|de)|a pasos|cerca|minutos|duen[oa]s?|caser[oa]s?|propietari[oa]s?|(?:no|ni|cero|nada de|fuera) (?:a )?(?:l[oa]s )?[a-z]+(?:os|as|es)(?= ?(?:[.,;!]|$))';

const FEAST =
  'cookies|parade|festival|(?:county|state|street|school|job|housing) fair|movies?|concert|picnic|mixer|classes|workshop|clinic|seminar|webinar|luncheon|breakfast|pancakes?|potluck|barbecue|bbq|bounce house|raffle|giveaways?|tournament|(?:tennis|pickleball|bowling) (?:ladder|league|match|night)|5k|marathon|toy drive|food drive|coat drive|blood drive|donations?|donat(?:e|ing|ed)|volunteers?|fundraiser|trick or treat\\w*|egg hunt|pumpkins?|santa|tickets?|admission|farmers market|shredding|parking lot|crossing guard|mural|library|museum|exhibit|trail|league|carnival|candy|ice cream|hot chocolate';
const FEAST_ES =
  'casa abierta|galletas|desfile|festival|feria|pelicula|cine|concierto|fiesta de (?:diwali|navidad|ano nuevo|la colonia)|picnic|convivio|posada|clases (?:de|gratis|para)|taller|seminario|plática|platica|desayuno|kermes|brincolin|rifa|torneo|cancha|carrera|colecta|donativos?|voluntari[oa]s?|pinata|boletos?|entrada gratis|mercado|estacionarse|mural|biblioteca|bibliotequita|museo|carnaval|dulces|raspados|helados?|tamales';

/** Whom somebody has met, sold for or bought for, and what became of them. */
const MET =
  '(?:my|our) (?:\\w+ )?(?:clients?|buyers?|sellers?|customers?)|(?:the|this) (?:sellers?|sweet (?:couple|family)|couple who|family who)|(?:meet|introducing|say hi to)(?: the)? (?!people)\\w+|met (?:a|the|this)';
const DONE =
  'bought|closed|got (?:the|their|it|keys)|found (?:it|their|the|a)|sold|raised|built|planted|moved (?:in|out|to)|needed|signed|toured|sent me|brought me|gave me|hugged|cried|walked through|got it|said yes|smiled|finally|left (?:me|behind|the place)';
const WANTS =
  "prefer\\w*|hop(?:e|es|ing) (?:for|to find|it)|(?:offers?|some ?(?:one|body)) (?:from|who)|likewise|wants?(?: a| an)? (?:tenant|renter|buyer|family|couple|some ?one|to (?:sell|rent|see it go))|would (?:love|like|rather)|looking for|only|won't|will not|doesn't want|refus\\w+|similar|same kind|like (?:them|these|those)|no (?!longer|repairs?|drama)\\w+|not (?:rent|sell|comfortable|okay|interested)|ideal|perfect|rent to|sell to|bring (?:any )?more|belong\\w*|fit in|neighborhood|turn\\w* (?:down|away)|tenants?|uncomfortable|nervous|moved in|noise|trouble|problem|complain\\w*|picky|against|around here|these days|on (?:the|this|our) (?:block|street)|hold out|heartbroken|see it go|instead of|another \\w+|board|afraid|worried|worries|fears?|smell\\w*|dirty|ruin\\w*|too (?:many|loud|much)";
const MET_ES =
  '(?:mis?|nuestr[oa]s?) (?:\\w+ )?(?:client[ea]s?|comprador(?:a|es|as)?|vendedor(?:a|es|as)?)|(?:el|la|los) (?:vendedor(?:a|es)?)|(?:les )?presento a|conozcan a|conoci a';
const DONE_ES =
  'compr(?:o|aron)|cerr(?:o|aron)|recib(?:io|ieron)|encontr(?:o|aron)|vend(?:io|ieron)|cri(?:o|aron)|constru(?:yo|yeron)|plant(?:o|aron)|se mud(?:o|aron)|necesitaban?|firm(?:o|aron)|me (?:mand|trajer?|abraz|regal)\\w+|llor\\w+|consigui(?:o|eron)|llegaron de|describi\\w+|dej(?:o|aron) todo|por fin';
const WISHES_ES =
  'prefer\\w*|prefier\\w*|quier\\w+|busca\\w*|le gustaria|solo|solamente|nomas|no (?:quier|rent|vend|acept|le gust)\\w*|inquilin\\w+|ideal\\w*|barrio|vecindario|colonia|rechaz\\w+|alguien|ojala|rent\\w+ a|vender(?:le|les)|a gente|miedo|nervios\\w*|molest\\w*|problemas?|ruido|incomod\\w*|desconf\\w*|partir\\w+ el corazon|en vez de|otr[oa]s? \\w+|por aqui|en (?:la|esta) (?:cuadra|calle|zona)|huele|suci\\w*';
const WANTS_ES = `${WISHES_ES}|pidi\\w+`;

/** What somebody looks for on behalf of a client. */
const NEED =
  '(?:looking|searching|hunting) for (?:an? |the |any )?(?:[\\w-]+[\\s,]+){0,6}(?:for|on behalf of) (?:an?|my|our|two|some) (?:\\w+ ){0,3}(?:clients?|buyers?)|(?:iso|in search of|need|seeking)[:\\s](?:[\\w-]+[\\s,]+){0,8}(?:for|on behalf of) (?:an?|my|our|two) (?:\\w+ ){0,3}(?:clients?|buyers?)|(?:my|our|an?) (?:\\w+ ){0,2}(?:clients?|buyers?)(?: \\w+){0,6} (?:need|needs|is looking|are looking|looking for|want|wants) (?:an? |to (?:find|buy) )';
const NEED_ES =
  '(?:busco|buscamos|necesito|ando buscando)(?: \\w+,?){0,9} para (?:un[oa]?s?|mis?|nuestr[oa]s?)(?: \\w+)? (?:client[ea]s?|comprador(?:a|es)?)|(?:mis?|un[oa]?|nuestr[oa]s?) (?:client[ea]s?|comprador(?:a|es)?)(?: \\w+){0,6} (?:busca|buscan|necesita|necesitan|quiere|quieren) (?:un|una|casa|comprar)';
const CHOOSY =
  '(?:white|black|christian|jewish|muslim|safe|good|nice|decent|whole|certain|right) (?:area|neighborhood|block|part|street|people)|no \\w+ (?:neighbors|people)|around (?:other|their own)|like them|among';
const CHOOSY_ES =
  '(?:zona|barrio|colonia|vecindario) (?:blanc|segur|buen|cristian|hispan|american)\\w+|puros?|entre|sin (?:negros|mexicanos|latinos|ninos)|como ell[oa]s';

/** A closing that somebody tells of, and the people whose it was. */
const TOLD_OF_A_CLOSING =
  "(?:i|we)(?: (?:just|finally|recently|also|once|have|had|got to|was able to|were able to)){0,2} (?:help(?:ed)?|hand(?:ed)?(?: over)?|gave|sold|found|closed|represented|met|worked with|got keys for)(?: (?:an?|the|these|some|this|that|their|keys|home|house|condo|place|to|with|for))* (?:an?|two|the|my|our|another|this|that) (?!(?:way|lot|deal|call|house|home|condo|place)(?!\\w))\\w+|(?:famil(?:y|ies)|couples?|newlyweds|retirees|seniors|students|parents|mom|dad|widow|veteran)(?: [\\w']+){0,6} (?:closed with (?:me|us)|asked (?:me|us) (?:to|for)|came to (?:me|us|my)|called (?:me|us)|hired me|trusted (?:me|us)|signed with (?:me|us)|(?:got|have|picked up) their keys)";
const TOLD_OF_A_CLOSING_ES =
  '(?:(?:le|les) (?:entregu|di(?= )|dimos|vendi|ayud|encontr|consegui)\\w*|ayud(?:e|amos) a|cerr(?:e|amos) con|entreg(?:ue|amos)(?: las)? llaves|conoci(?:mos)? a|vendi(?:mos)? (?:a|la casa)|acompan(?:e|amos) a|represent(?:e|amos) a)(?: \\w+){0,4} (?:un|una|dos|mi|mis|la|el|los|otra?) \\w+|(?:familias?|parejas?|parejitas?|matrimonios?|recien casados|jubilad[oa]s|mama|papa|viud[oa]|veteran[oa])(?: \\w+){0,6} (?:me (?:pid|busc|llam|contact|mand|cont|contrat)\\w+|cerr(?:o|aron) conmigo|vin(?:o|ieron) (?:a|conmigo)|(?:ya )?(?:tien\\w+|recib\\w+) sus llaves)';
/** A case that somebody lost, and a covenant that has no force. */
const CASE =
  "(?:settled|settles) for|agreed to pay|(?:hud|doj|(?:the )?(?:justice department|department of (?:justice|housing)|attorney general|civil rights (?:agency|division|commission)|court|jury|commission|state|city)|an? (?:\\w+ )?(?:judge|jury|court|tribunal|inspector general))(?:'s)?(?: \\w+){0,3} (?:settle[sd]|fine[sd]|sue[sd]|charged|rule[sd]|order(?:ed|s)|filed|won(?!')|announce[sd]|found|award(?:s|ed)|penali[sz]e[sd]|accuse[sd]|sided|went after|reached)|(?:landlords?|owners?|propert(?:y|ies)|managers?|compan(?:y|ies)|brokers?|brokerages?|agents?|realtors?|hoa|complex|building|seller|management|platform|facebook|meta|association)(?: \\w+){0,5} (?:paid|agreed to pay|settled|(?:was|were|got|been) (?:\\w+ )?(?:fined|sued|ordered|penali[sz]ed|charged)|must pay|has to pay|had to pay|lost (?:a|the|its|his|her)|owes)";
const CASE_ES =
  'tuv(?:o|ieron) que pagar|tienen? que pagar \\d+ ?mil|acept(?:o|aron) pagar|(?:hud|el gobierno|(?:el )?departamento de (?:justicia|vivienda)|la (?:corte|fiscalia|comision|ciudad)|el (?:estado|tribunal|juez|fiscal)|un[oa]? (?:juez[a]?|jurado|corte|tribunal))(?: \\w+){0,3} (?:mult(?:o|aron)|demand(?:o|aron)|fall(?:o|aron)|conden(?:o|aron)|orden(?:o|aron)|acus(?:o|aron)|sancion(?:o|aron)|dijo|dictamino|decidio|llego a un acuerdo|gano|(?:le |les )?dio)|(?:le|les) (?:orden|mult|exig|oblig)(?:aron|o|ieron) (?:a )?(?:dejar|pagar|permitir|aceptar|devolver)|(?:caser[oa]s?|duen[oa]s?|propietari[oa]s?|arrendador(?:a|es)?|companias?|empresas?|administrador(?:a|es)?|corredor(?:a|es)?|agentes?|edificio|complejo|condominio|asociacion|inmobiliaria|plataforma|facebook|meta)(?: \\w+){0,5} (?:pag(?:o|aron)|acept(?:o|aron) pagar|tuv(?:o|ieron) que pagar|(?:fue|fueron) (?:multad|demandad|sancionad)\\w+|perdi(?:o|eron) (?:la|el|un)|deb(?:e|en|era) pagar)';
const AND_YET =
  "but (?:we|i|this|here)|so (?:we|i|now we|now i|no)|we still|i still|still (?:no|not|won't|don't)|only (?:rent|accept)\\w*|please";
const AND_YET_ES = 'pero (?:nosotros|yo|aqui|igual)|asi que (?:ya )?no|seguimos|sigo|por favor|favor de';
const COVENANT =
  "(?:covenants?|clauses?|plats?|deeds?|deed restrictions?|racial \\w+)(?!\\w)[^.!?\\n]*(?<!\\w)(?:void|unenforceable|no (?:legal |longer )?(?:force|effect|power|weight|enforceable|valid|binding)|illegal|unlawful|struck|null|invalid|meaningless|repudiat\\w+|remov\\w+|(?:not|n't) (?:worth|valid|enforce\\w*|binding|legal|apply)|(?:since|until|from|of|dated|in|a) (?:18|19)[0-6]\\d)";
const COVENANT_ES =
  '(?:clausulas?|planos?|escrituras?|restriccion(?:es)?|pactos?|convenios?)(?!\\w)[^.!?\\n]*(?<!\\w)(?:nul[oa]s?|no val\\w+|sin (?:validez|efecto|valor)|no tienen? (?:ninguna |ningun )?(?:validez|efecto|fuerza|valor)|ilegal(?:es)?|invalid[oa]s?|borr\\w+|quit\\w+|anul\\w+|tach\\w+|(?:desde|hasta|de|del?|en) (?:18|19)[0-6]\\d)';
const KEPT =
  'honou?r\\w*|keeps?|follow\\w*|respect\\w*|uphold\\w*|still (?:mean|appl|hold|stand)\\w*|but (?:we|i|this|the (?:hoa|board|owners?))';
const KEPT_ES =
  'respet\\w+|cumpl\\w+|seguimos|todavia (?:vale|aplica|se cumple)\\w*|pero (?:aqui|nosotros|la junta|el duen[oa])';

/** What is told of others, and of feasts: nobody is turned away from a home by it. */
export const SAID_OF_OTHERS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    sentenceWith(FEAST, OF_LETTING),
    sentenceWith(`(?:${MET})[^.!?\\n]*(?<!\\w)(?:${DONE})`, WANTS),
    sentenceWith(NEED, CHOOSY),
    sentenceWith(TOLD_OF_A_CLOSING, WANTS),
    sentenceWith(CASE, AND_YET),
    sentenceWith(COVENANT, KEPT),
    sentenceWith('(?:is|are|were) protected(?: \\w+)? (?:by|under|from)', 'but|however|only'),
    sentenceWith(
      '(?:grants?|scholarships?|class|classes|programs?|workshops?|courses?|funds?|hotline|clinic|support group|resources)(?: \\w+)? for',
      OF_LETTING,
    ),
    sentenceWith(
      '(?:county|city|state|country|census|report)(?: \\w+)? (?:counted|reported|added|gained|lost|has more|had more|surveyed)',
      OF_LETTING,
    ),
    sentenceWith(
      'learn(?:ed|s|ing)? (?:so much|a lot|plenty|something|more) from|(?:can|may|should) apply(?:,? \\w+)? (?:like|as|the same (?:way|as)) (?:every|any) ?(?:one|body)',
      'not|never|only|but|no',
    ),
  ],
  es: [
    sentenceWith(FEAST_ES, OF_LETTING_ES),
    sentenceWith(`(?:${MET_ES})[^.!?\\n]*(?<!\\w)(?:${DONE_ES})`, WANTS_ES),
    sentenceWith(NEED_ES, CHOOSY_ES),
    sentenceWith(TOLD_OF_A_CLOSING_ES, WISHES_ES),
    sentenceWith(CASE_ES, AND_YET_ES),
    sentenceWith(COVENANT_ES, KEPT_ES),
    sentenceWith('(?:protege|protegen|protegid[oa]s?|ampara|amparan)', 'pero|solo|menos'),
    sentenceWith(
      '(?:becas?|clases?|programas?|talleres|taller|cursos?|fondos?|linea|clinica|grupo de apoyo|recursos|plática|platica)(?: \\w+){0,2} para',
      OF_LETTING_ES,
    ),
    sentenceWith(
      '(?:condado|ciudad|estado|pais|censo|reporte)(?: \\w+)? (?:conto|reporto|registro|sumo|gano|perdio|tiene mas)',
      OF_LETTING_ES,
    ),
    sentenceWith(
      'aprend\\w+ (?:mucho|tanto|algo|bastante|mas) de|pueden? (?:aplicar|solicitar)(?: \\w+)? (?:igual|como) (?:que )?(?:tod[oa]s|cualquiera|l[oa]s demas)',
      'no|nunca|solo|pero|ni|mas caro',
    ),
  ],
};
