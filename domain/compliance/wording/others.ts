import type { Language } from '../../languages.ts';

/** All of a sentence that has one of some words and none of others. */
const sentenceWith = (has: string, hasNot: string): string =>
  String.raw`(?<=(?:^|[.!?\n¡¿])["'\s(¡¿]{0,3})(?=[^.!?\n]*(?<!\w)(?:${has})(?!\w))(?![^.!?\n]*(?<!\w)(?:${hasNot})(?!\w))[^.!?\n]*`;

/** Whoever speaks of letting, of choosing or of a home that somebody gets does not speak of a feast. */
const OF_LETTING =
  'tenants?|renters?|rent|rents|renting|rented|rentals?|leas\\w+|applicants?|applications?|apply|roommates?|only|prefer\\w*|ideal|perfect|suited|meant for|made for|move in|moving in|units?|apartments?|apts?|condos?|buildings?|buyers?|sorry|sell to|deposits?|live|lives|living|resid\\w+|neighborhoods?|area|not welcome|need not|kind of people|those people|this listing|these homes|home for|homes? (?:is|are)|nice place|steps|walk\\w*|close to|near|minutes|deserves?|landlords?|owners?|occup\\w+|(?:no|zero|not for) (?!(?:parking|cost|charge|tickets?|rsvps?|experience|need|purchase|cover|entry|admission|fees?|reservations?|rain|glass|adults in|one)(?!\\w))\\w+';
const OF_LETTING_ES =
  'inquilin\\w+|rent\\w*|alquil\\w+|arrend\\w+|solicitantes?|aplic\\w+|companer[oa]s?|roomies?|solo|solamente|nomas|unicamente|exclusiv\\w+|prefer\\w*|prefier\\w*|ideal\\w*|perfect\\w+|hecha? para|mudar\\w*|departamentos?|depas?|apartamentos?|edificios?|condominios?|comprador\\w*|lo siento|vender(?:le|les)|depositos?|viv(?:e|en|ir|imos|an)|resid\\w+|vecindarios?|barrios?|colonias?|zona|no son bienvenid\\w+|abst\\w+|esa gente|cuartos?|recamaras?|habitacion\\w*|hogar|casas? (?:es|para|de)|a pasos|cerca|minutos|duen[oa]s?|caser[oa]s?|propietari[oa]s?|(?:no|ni|cero|nada de|fuera) (?:a )?(?:l[oa]s )?[a-z]+(?:os|as|es)(?= ?(?:[.,;!]|$))';

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
  "prefer\\w*|hop(?:e|es|ing) (?:for|to find|it)|wants?(?: a| an)? (?:tenant|renter|buyer|family|couple|some ?one|to (?:sell|rent|see it go))|would (?:love|like|rather)|looking for|only|won't|will not|doesn't want|refus\\w+|similar|same kind|like (?:them|these|those)|no (?!longer|repairs?|drama)\\w+|not (?:rent|sell|comfortable|okay|interested)|ideal|perfect|rent to|sell to|bring (?:any )?more|belong\\w*|fit in|neighborhood|turn\\w* (?:down|away)|tenants?|uncomfortable|nervous|moved in|noise|trouble|problem|complain\\w*|picky|against|around here|these days|on (?:the|this|our) (?:block|street)|hold out|heartbroken|see it go|instead of|another \\w+|board|afraid|worried|worries|fears?|smell\\w*|dirty|ruin\\w*|too (?:many|loud|much)";
const MET_ES =
  '(?:mis?|nuestr[oa]s?) (?:\\w+ )?(?:client[ea]s?|comprador(?:a|es|as)?|vendedor(?:a|es|as)?)|(?:el|la|los) (?:vendedor(?:a|es)?)|(?:les )?presento a|conozcan a|conoci a';
const DONE_ES =
  'compr(?:o|aron)|cerr(?:o|aron)|recib(?:io|ieron)|encontr(?:o|aron)|vend(?:io|ieron)|cri(?:o|aron)|constru(?:yo|yeron)|plant(?:o|aron)|se mud(?:o|aron)|necesitaban?|firm(?:o|aron)|me (?:mand|trajer?|abraz|regal)\\w+|llor\\w+|consigui(?:o|eron)|llegaron de|describi\\w+|dej(?:o|aron) todo|por fin';
const WANTS_ES =
  'prefer\\w*|prefier\\w*|quier\\w+|busca\\w*|le gustaria|solo|solamente|nomas|no (?:quier|rent|vend|acept|le gust)\\w*|inquilin\\w+|ideal\\w*|barrio|vecindario|colonia|rechaz\\w+|alguien|pidi\\w+|ojala|rent\\w+ a|vender(?:le|les)|a gente|miedo|nervios\\w*|molest\\w*|problemas?|ruido|incomod\\w*|desconf\\w*|partir\\w+ el corazon|en vez de|otr[oa]s? \\w+|por aqui|en (?:la|esta) (?:cuadra|calle|zona)|huele|suci\\w*';

/** What somebody looks for on behalf of a client. */
const NEED =
  '(?:looking|searching|hunting) for (?:an? |the |any )?(?:[\\w-]+[\\s,]+){0,6}(?:for|on behalf of) (?:an?|my|our|two|some) (?:\\w+ ){0,3}(?:clients?|buyers?)|(?:iso|in search of|need|seeking)[:\\s](?:[\\w-]+[\\s,]+){0,8}(?:for|on behalf of) (?:an?|my|our|two) (?:\\w+ ){0,3}(?:clients?|buyers?)|(?:my|our|an?) (?:\\w+ ){0,2}(?:clients?|buyers?)(?: \\w+){0,6} (?:need|needs|is looking|are looking|looking for|want|wants) (?:an? |to (?:find|buy) )';
const NEED_ES =
  '(?:busco|buscamos|necesito|ando buscando)(?: \\w+,?){0,9} para (?:un[oa]?s?|mis?|nuestr[oa]s?)(?: \\w+)? (?:client[ea]s?|comprador(?:a|es)?)|(?:mis?|un[oa]?|nuestr[oa]s?) (?:client[ea]s?|comprador(?:a|es)?)(?: \\w+){0,6} (?:busca|buscan|necesita|necesitan|quiere|quieren) (?:un|una|casa|comprar)';
const CHOOSY =
  '(?:white|black|christian|jewish|muslim|safe|good|nice|decent|whole|certain|right) (?:area|neighborhood|block|part|street|people)|no \\w+ (?:neighbors|people)|around (?:other|their own)|like them|among';
const CHOOSY_ES =
  '(?:zona|barrio|colonia|vecindario) (?:blanc|segur|buen|cristian|hispan|american)\\w+|puros?|entre|sin (?:negros|mexicanos|latinos|ninos)|como ell[oa]s';

/** What is told of others, and of feasts: nobody is turned away from a home by it. */
export const SAID_OF_OTHERS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    sentenceWith(FEAST, OF_LETTING),
    sentenceWith(`(?:${MET})[^.!?\\n]*(?<!\\w)(?:${DONE})`, WANTS),
    sentenceWith(NEED, CHOOSY),
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
