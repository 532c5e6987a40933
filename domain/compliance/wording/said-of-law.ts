import type { Language } from '../../languages.ts';

/** Up to sixteen words that no "but" and no "only" breaks off; an "only" in quotation marks is what others say. */
const saidWithout = (breaks: string): string => `(?:,? (?!(?:${breaks})(?![\\w"']))[\\w'"/]+){0,16}`;
const SAID = saidWithout('but|only|except|however|although|just|unless|provided|as long as|so long as|nobody|no one');
const DICHO = saidWithout('pero|solo|solamente|excepto|salvo|aunque|siempre que|siempre y cuando|mientras|menos');

/** Two that leave nobody out: what is said of both refuses neither, as long as no denial follows. */
const BOTH = saidWithout('but|only|except|however|although|no|not|never|without|please');
const AMBOS = saidWithout('pero|solo|solamente|excepto|salvo|aunque|no|ni|sin|favor');
/** Words that somebody else wrote, in quotation marks; an apostrophe within a word ends none. */
const QUOTED = String.raw`["'](?:[^"'\n]|(?<=\w)'(?=\w)){1,60}["']`;
/** What comes of breaking the law. */
const BREACH =
  '(?:violat\\w+|break(?:s|ing)? (?:the |federal |state |housing )?laws?|broke the law|against (?:the |federal |state )?laws?|illegal|unlawful|not (?:legal|allowed by law)|discriminat\\w+|sued|(?:law|act) says no|fined|fines?|lawsuits?|complaints?|fair housing|hud|penalt\\w+|in trouble|refundable|prohibited by law)';
const INFRACCION =
  '(?:viol\\w+|(?:contra|fuera de|rompe|infringe|incumple) (?:de )?(?:la |una )?ley(?:es)?|ilegal(?:es)?|discrimina\\w*|demandas?|multas?|quejas?|vivienda justa|sancion\\w*|problemas legales)';
/** Who lets or sells, of whom the law speaks. */
const OFFERER =
  '(?:landlords?|owners?|sellers?|(?:\\w+ )?agents?|realtors?|brokers?|hosts?|hoas?|property managers?|housing providers?)';
const OFERENTE =
  '(?:caser[oa]s?|duen[oa]s?|propietari[oa]s?|arrendador(?:a|es|as)?|vendedor(?:a|es|as)?|agentes?|corredor(?:a|es|as)?|administrador(?:a|es|as)?)';
/** A list of people before what is said of them all. */
const LIST = String.raw`(?:(?!(?:only|no|not|never|without|solo|solamente|sin|ni)(?!\w))[\w']+[,:;]? ){1,10}`;

/** Of whose life somebody tells. */
const KIN =
  '(?:brother|sister|son|daughter|cousin|uncle|aunt|nephew|niece|friend|colleague|teammate|assistant|agent|office manager|grand(?:mother|father|ma|pa|son|daughter)|mentor)';
const PARIENTE =
  'herman[oa]|hij[oa]|prim[oa]|ti[oa]|sobrin[oa]|amig[oa]|colega|asistente|agente|companer[oa] de (?:trabajo|equipo|oficina)|companer[oa](?= en silla)|abuel[oa]|niet[oa]|madrina|padrino';

/** Where a sentence begins: all of it is asked, and only once. */
const SENTENCE = String.raw`(?<=(?:^|[.!?\n])["'\s(]{0,3})`;

/** What is said about the law, or of everybody's being welcome, refuses nobody, as long as no "but" follows. */
export const SAID_OF_LAW: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `${QUOTED} (?:cost|costs|got|gets|landed|lands|earned|earns|led|leads|brought|sank)(?: [\\w$,]+){0,10} (?:landlords?|owners?|agents?|brokers?|sellers?|dollars|thousand|fines?|fined|trouble|hud|complaints?|letters?|sued|court)`,
    `(?:can|could|may|should|is it (?:ok|okay|legal|fine|alright|safe) (?:to|if i|if we|for \\w+ to))(?: (?:i|you|we|she|he|they|one|agents?|an? \\w+|people|listings?))?(?: (?:still|even|legally|just|ever))? (?:say|write|put|use|post|advertise|mention|print|type|publish|include|call(?: (?:it|this|an? \\w+))?)(?: \\w+){0,4}:? ${QUOTED}(?:,? (?:or|and|nor) ${QUOTED}){0,4}`,
    `(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|questions?)(?: \\w+){0,5} (?:whether|if|about)(?: \\w+){0,6},? ${QUOTED}`,
    `is ${QUOTED}(?: \\w+){0,8}\\?`,
    `${QUOTED} (?:is|isn't|was|are|can be|may be|could be|sounds?|looks?|reads?|seems?)(?: \\w+){0,5} (?:ok|okay|legal|illegal|allowed|risky|no no|trouble|code|coded|innocent|harmless|innocuous|preference|steering|off limits|wrong|banned|out|friendly|nice)(?! with (?:us|me|the owner))`,
    `(?:phrases?|words?|terms?|expressions?|wordings?|remarks?|adjectives?|hashtags?)(?: (?:like|such as|as|is|was|are|of|the))* ${QUOTED}(?:,? (?:or|and|nor) ${QUOTED}){0,4}`,
    `(?:wrote|writes|posted|typed|put|used|advertised|published)(?: \\w+){0,3} ${QUOTED}(?=[^!\\n]{0,140}(?:complaints?|hud|board|took|take|taken|fined?|remov\\w*|illegal|edit\\w*|chang\\w*|lawsuits?|call(?:ed)?|letter|learn\\w*|back|reword\\w*|rewr\\w+|fix\\w*|had (?:her|him|them))(?!\\w))`,
    `(?:(?:do|does|did|will|may|must|can) not|don't|doesn't|won't|can't|cannot|never|not to) discriminate${SAID}`,
    `(?:regardless of|no matter|irrespective of|whatever (?:their|your|the)|without regard to)${SAID}`,
    `(?:nobody|no one|no (?:person|family)) (?:should|may|can|must) (?:ever )?be(?: \\w+)?${SAID}`,
    `no (?:${OFFERER}|one|lender|bank|body) (?:can|may|should|is allowed to)(?: legally| ever)? (?:turn|refuse|deny|reject|ask|say|charge|evict|tell|steer|guide|push|point|decide|pick|choose|judge)${SAID}`,
    `(?:against the law|unlawful|illegal|(?:(?:may|can|must|should) not(?: legally)?|shouldn't|never) (?:say|write|ask|refuse|advertise))${SAID}`,
    `(?:we|i|they|nobody|no one|(?:an? |any |no |your )?${OFFERER}) (?:(?:do|does|will|would|may|must|can|should)(?:n't| ?not| never)|don't|doesn't|won't|can't|cannot|never|may|can|should)(?: ever)? ask(?: \\w+){0,2} (?:about|for|if|whether|how|which|what|where|who|when|why|your)${SAID}`,
    `(?:you|no ?body|no one|(?:tenants?|renters?|applicants?|buyers?)(?: \\w+)?) (?:never |don't |do not |does not |doesn't )?(?:ha(?:s|ve)|need|needs) to (?:tell|say|disclose|answer|explain|reveal|share|list|prove)(?<=(?:no ?body|no one|never|not|n't)(?: \\w+){1,4})${SAID}`,
    `(?:what|which) (?:kind|kinds|type|types|sort) of (?:people|neighbors|families|folks|residents)[^!\\n]{0,110}?(?:by law|(?:can't|cannot|can not|won't|may not|must not|do(?:es)?n't let me|not allowed to|never)(?: \\w+){0,5})`,
    `${SENTENCE}[^.!?\\n]{0,200}?(?:every ?one|every ?body|every|all|each|both|whether|any ?one)[^.!?\\n]{0,70}(?:the same|one and the same|identical|an equal|one) (?:\\w+ )?(?:applications?|forms?|fees?|prices?|terms?|rules?|leases?|deposits?|screening|criteria|standards?|process|treatment|numbers|steps|questions|rates?|answers?|information)(?![^.!?\\n]*(?<!\\w)(?:but|except|unless|only)(?!\\w))`,
    `(?:you|they|we|${OFFERER}),? (?:you |they )?(?:can't|cannot|can not|may not|must not|shouldn't)(?: legally| just| simply)? (?:turn (?:\\w+ )?(?:away|down)|refuse|reject|deny|evict|exclude|ban)${SAID}`,
    `(?:(?:[4-9]\\d|fifty|sixty|seventy|eighty|a hundred) years ago|(?:in|during|until|before|back in) (?:the )?(?:19[0-6]\\d(?:s|'s)?|[2-6]0s|twenties|thirties|forties|fifties|sixties))(?=[^.!?\\n]{0,110}(?:(?:were|was|could)(?:n't| not) (?:\\w+ )?(?:allowed|sold|permitted|able|welcome|buy|rent|live)|were (?:barred|kept|refused|denied|turned)|(?:deeds?|covenants?|maps?|banks?) (?:barred|banned|forbade|said|kept|refused)))${SAID}`,
    `${SENTENCE}(?:(?!(?<!\\w)(?:only|but|except|no)(?!\\w))[^.!?:\\n]){0,120} or [^.!?:\\n]{1,40}:[^.!?\\n]{0,60}(?:the same|alike|equal\\w*)(?: \\w+)?`,
    `treat(?:s|ed|ing)?(?: [\\w']+){1,9} (?:the same|alike|equally)${SAID}`,
    `steering (?:is|means)${SAID}`,
    `(?:my|our|her|his|their) (?:\\w+ )?${KIN} (?:is|was|has|had|uses|used|lives with|came)(?!(?: not|n't| un\\w+| in\\w+able| against| \\w+ (?:of|about|with))(?!\\w)| (?:afraid|nervous|picky|tired|sick of|done|scared|wary|looking|ok(?:ay)?|fine|strict|worried|allergic|fussy|particular|careful)(?!\\w))(?: \\w+){1,4}`,
    `${SENTENCE}(?=[^.!?\\n]*(?:(?:nar|census|survey|study|report|data|poll)(?: \\w+)? (?:says?|shows?|finds?|found|suggests?)|says? (?:the |a |an )?(?:new |latest )?(?:\\w+ )?(?:nar|census|survey|study|report)|home ?ownership (?:hit|rate|rose|fell|reached|is|among)|(?:set|hit|broke|reached)(?: an?)?(?: all time| new)? (?:record|high)))[^.!?\\n]*`,
    `(?:our |my )?(?:hearts?|prayers|thoughts|condolences|sympathies|gratitude|thanks|thank you|love|congratulations|solidarity)(?: \\w+){0,3} (?:with|to|for)(?: \\w+){1,4}(?! (?:only|preferred))`,
    '(?:the |our |my )?(?:sellers?|owners?|inspector|neighbor|builder) (?:is|are|was|were|who (?:is|was)) (?:deaf|blind|hard of hearing|in (?:an? |his |her )?wheelchairs?|disabled|autistic|colorblind)(?: \\w+){0,4}',
    `(?:lenders?|banks?|insurers?|employers?|sellers?|(?:a |any )?${OFFERER}) (?:can't|cannot|can not|may not|must not|isn't allowed to|is not allowed to)(?: legally)? (?:ask|deny|refuse|charge|turn|reject|require|demand)${SAID}`,
    `(?:ask(?:s|ed)?|wonder(?:s|ed)?|wrote(?: in)?|want(?:s|ed)? to know)(?: me| us)? (?:if|whether) (?:an? |the |her |his |their |your )?${OFFERER} (?:can|could|may|should|is allowed to)${SAID}`,
    `you (?:don't|do not|needn't|never) (?:have|need) to be (?!(?:quiet|clean|tidy|christian|from)(?!\\w))\\w+${SAID}`,
    `(?:with or without|w/ or w/o) \\w+(?: \\w+)?${BOTH}`,
    `(?:protected|prohibited) (?:class(?:es)?|characteristics?|bas[ei]s|groups?|categor(?:y|ies))(?: \\w+){0,3}:?${SAID}`,
    `(?:i|he|she|we|they|my \\w+|(?:my |our )?(?:grand)?(?:mothers?|fathers?|parents|moms?|dads?|family)) (?:grew up|(?:was|were) (?:born|raised|brought up)|immigrated|emigrated|fled|crossed|came (?:here|over|to this))${SAID}`,
    `(?:redlin(?:ing|ed?)|jim crow|segregat(?:ion|ed) (?:laws?|era|history|past))${SAID}`,
    `ask(?:s|ed|ing)?(?: \\w+){0,6} ${QUOTED}(?=[^!\\n]{0,80}(?:can't|cannot|can not|won't|not (?:allowed|able)|don't (?:answer|say|discuss)))${SAID}`,
    `${LIST}(?:every ?one|every ?body|all)(?: (?:is|are))? welcome`,
    `${LIST}(?<!(?:looks?|worships?|prays?|thinks?|votes?|believes?) )alike${BOTH}`,
    `${LIST}(?:any ?one|any ?body|every ?one|every ?body|who ?ever|all)(?: (?:who|that))? (?:meets?|qualif\\w+|passes|can (?:meet|afford|apply))${BOTH}`,
    `law(?:s)?(?: \\w+){0,2} (?:(?:does|do|will|would)(?:n't| not)|won't|never) (?:let|allow|permit)${SAID}`,
    `(?:can't|cannot|can not|may not|must not) by law${SAID}`,
    `(?:(?:do|does|did|will|may|must|can) not|don't|doesn't|won't|can't|cannot|never) (?:choose|select|pick|judge|screen|sort|treat|rank|steer|decide)(?: \\w+){0,4} (?:by|on|because of|based on|according to|differently)${SAID}`,
    `(?:follow|obey|respect|honor|comply with|train\\w* (?:on|in)) (?:all )?(?:the )?(?:federal |state )?fair housing(?: (?:act|law|laws))?:?${SAID}`,
    `(?:married or single|single or married|gay or straight|straight or gay|young or old|old or young|with or without (?:kids|children)|with (?:kids|children) or without|kids or no kids|citizen or (?:not|immigrant)|disabled or not)${BOTH}`,
    `(?:(?:do not|don't|never|avoid|stop|quit|can't|cannot|can not|won't|will not|may not|must not|shouldn't|should not) (?:write|writing|say|saying|use|using|post|posting|put|putting|type|typing|advertise|advertising|publish|publishing)(?:,? \\w+){0,6} )${QUOTED}(?:,? (?:or|and|nor|either) ${QUOTED}){0,4}`,
    `(?:saying|writing|posting|typing) ${QUOTED}(?:,? (?:or|and|nor) ${QUOTED}){0,4}`,
    `(?:can't|cannot|can not|(?:am|are|is|we're|i'm) not (?:allowed|able) to|won't) (?:tell|say|answer|comment|advise)(?: you| on){0,2} (?:if|whether|who|where|which)${SAID}`,
    `(?:whether|if) (?:an?|the|this|that|your) (?:area|neighborhood|street|block|place|town|building) is(?=.{0,80}(?:can't|cannot|can not|won't|not (?:allowed|able)|illegal))${SAID}`,
    `(?:class|course|training|workshop|webinar|session)(?: \\w+){0,3} (?:on|about|covers|covering)(?=.{0,60}(?:fair housing|steering|discriminat|housing law))${SAID}`,
    `(?:ads?|listings?|landlords?|sellers?|owners?|flyers?|captions?|phrases?|words?|lines?)(?: (?:who|that|which|like|such as|say|says|said|saying|reads?|with|as|writes?|wrote)){0,3} ${QUOTED}`,
    `${QUOTED} (?:in|on) (?:an? |your |the |any )?(?:\\w+ )?(?:ads?|listings?|flyers?|posts?|captions?|sign)`,
    `(?:no longer|stopped|quit|stop|never|don't|do not|won't) (?:say|saying|write|writing|use|using|print|printing|put|putting|post|advertise)(?: \\w+){0,3} ${QUOTED}`,
    `(?:add|adds|include|includes|protect|protects|list|lists|cover|covers)(?: \\w+){0,4} (?:source of income|marital status|familial status|sexual orientation|gender identity|age|religion)(?:,? (?:and |or )?\\w+){0,12} (?:protected|classes|list|law|fair housing)`,
    `(?:wrong|bad|avoid|instead of|rather than|before|risky|replac(?:e|ing)|skip|swap|chang(?:e|ed|ing)|delet(?:e|ed)|drop|cut|reword|rewrit(?:e|ten)|rewrote|flag(?:s|ged)?|red flags?|problem|do not|don't|never|ditch|retire|strike|struck|cross out|out|old|original|first draft|ask me why|why)(?: (?:the|a|phrases?|words?|with|like|such|as|example|version|line|to|say|write|using|use|out|a line|any|that)){0,4}:? ${QUOTED}(?:,? (?:or|and|nor) ${QUOTED}){0,4}`,
    `${QUOTED}(?:,? [\\w'$]+){0,6} (?:illegal|unlawful|against|violat\\w+|fined?|complaints?|draws? \\w+|lawsuit|discriminat\\w+|trouble|hud)`,
    `(?:every ?one|every ?body|all (?:people|applicants|families|buyers|renters|kinds)|we|they)(?: (?:is|are))? welcome:?${SAID}`,
    `(?:turning (?:away|down)|choosing|picking|selecting|screening|refusing|denying|rejecting|charging|evicting|excluding|limiting|asking|requiring|advertising|steering|writing|saying|posting|telling)${SAID},? ${BREACH}${SAID}`,
    `(?:can|could|may|should|is it (?:legal|okay|ok) for) (?:an? |your |my |the )?${OFFERER}${SAID}(?=[^.!?\\n]{0,40}\\?)`,
    `(?:can't|cannot|won't|(?:can|could|may|must|should|will)(?:n't| not| never)|not (?:allowed|able) to) (?:legally )?(?:steer|characterize|interpret|judge|rate|rank|vouch|describe|comment|advise|opine|call|label|grade)(?: (?:you|on|for))?${SAID}`,
    `${OFFERER} (?:can't|cannot|(?:can|could|may|must|should)(?:n't| not| never))(?: \\w+){0,2} (?:say|write|ask|refuse|advertise|post|turn (?:\\w+ )?(?:away|down)|charge|deny|reject|evict)${SAID}`,
    `(?:an? |any |the )?${OFFERER} (?:who|that)${SAID},? ${BREACH}${SAID}`,
    `(?:discrimination|discriminatory|a (?:\\w+ )*violation) (?:to|when (?:you|an? \\w+))${SAID}`,
    `(?:myth|fiction|true or false)[:?]${SAID}`,
    `(?:if|when|has) (?:an?|your|the|any) ${OFFERER}(?: ever)? (?:told|tells?|says?|said|refus\\w+|den(?:y|ies|ied)|reject\\w*|charge[sd]?|asks?|asked|turn\\w*)(?=[^!\\n]{0,200}(?:${BREACH}|hud|the law|rights|call us|report))${SAID}`,
    `(?:an? |the |my |one )?${OFFERER}(?: \\w+){0,2} (?:asked|asks|wondered|wanted to know|wants to know)(?: me| us)? (?:if|whether)(?=[^!?\\n]{0,200}(?:${BREACH}|told (?:him|her|them) no|the answer is no))${SAID}`,
    `(?:denied|told no|rejected|refused|turned (?:away|down)|evicted)(?: \\w+){0,3} (?:because|over|for|due|since)(?=[^.!\\n]{0,140}\\?)${SAID}`,
    `(?:question|asked?|asking|wondering|curious)s?(?: \\w+){0,3} (?:about|for|on|whether|if)(?=[^.!?\\n]{0,60}(?:crime|safe|school|demograph|lives|christian|jewish|muslim|white|black|hispanic|race|religion|famil|kids|neighbors|people|diverse)[^.!\\n]{0,80}\\?[^!\\n]{0,80}(?:can't|cannot|can not|won't|map|police|public|department|official|report card|look (?:it |them )?up|state|district|hud))${SAID}`,
  ],
  es: [
    `que (?:tiene|hay|esta|le ven)(?: de)? mal[oa]?(?: en| con| de)? ${QUOTED}`,
    `${QUOTED} (?:le |les )?(?:cost(?:o|aron)|llev(?:o|aron)|gan(?:o|aron)|trajo|acab(?:o|aron))(?: [\\w$,]+){0,10} (?:caser[oa]s?|duen[oa]s?|agentes?|vendedor(?:a|es)?|dolares|mil|multas?|quejas?|cartas?|demandas?|corte|hud)`,
    `(?:puedo|puedes|se puede|puede|podemos|es legal|esta (?:bien|mal)|se vale|debo|conviene|se permite)(?: (?:uno|un agente|una|yo|todavia|aun|legalmente))? (?:anunciar|escribir|poner|decir|usar|publicar|mencionar|incluir|llamar(?:le|la|lo)?)(?: \\w+){0,4}:? ${QUOTED}(?:,? (?:o|y|ni) ${QUOTED}){0,4}`,
    `(?:pregunt\\w+|duda\\w*)(?: \\w+){0,5} (?:si|por|sobre)(?: \\w+){0,6},? ${QUOTED}`,
    `es(?: legal| valido| correcto)? ${QUOTED}(?: \\w+){0,8}\\?`,
    `${QUOTED} (?:es|no es|era|son|puede ser|suena|parece|se ve|se lee)(?: \\w+){0,5} (?:legal|ilegal|permitid[oa]|riesgos[oa]|codigo|clave|inocente|inofensiv[oa]|bonit[oa]|preferencia|prohibid[oa]|mal|mala idea|steering)`,
    `(?:frases?|palabras?|terminos?|expresion(?:es)?|redaccion|observacion(?:es)?|adjetivos?|hashtags?)(?: (?:como|tal|tales|es|son|de|la|el|sobre))* ${QUOTED}(?:,? (?:o|y|ni) ${QUOTED}){0,4}`,
    `(?:escribi\\w*|public\\w+|puso|pusieron|us(?:o|aron)|anunci(?:o|aron)|subi(?:o|eron))(?: \\w+){0,3} ${QUOTED}(?=[^!\\n]{0,140}(?:quejas?|hud|la junta|borr\\w+|multas?|multaron|quit\\w+|ilegal|edit\\w+|cambi\\w+|demandas?|llamaron|carta|aprend\\w+|regres\\w+|devolvi\\w*|corrig\\w+|corregi\\w*)(?!\\w))`,
    `(?:nadie|ninguna? (?:persona|familia)) (?:debe|deberia|puede) ser(?: \\w+)?${DICHO}`,
    `no (?:te|le|les|nos) (?:puede|pueden|debe|deben) (?:negar|rechazar|correr|desalojar|cobrar mas|preguntar)${DICHO}`,
    `${SENTENCE}(?:(?!(?<!\\w)(?:solo|pero|menos|no|sin)(?!\\w))[^.!?:\\n]){0,120} (?:o|u) [^.!?:\\n]{1,40}:[^.!?\\n]{0,60}(?:l[oa]s? mism[oa]s?|igual(?:es)?)(?: \\w+)?`,
    `(?:mi|mis|nuestr[oa]s?|una|un) (?:${PARIENTE})(?: \\w+)?(?: (?:que|ya))? (?:es|esta|era|estaba|tiene|tenia|usa|usaba|vive con|fue|en|con)(?! (?:contra|cansad|hart|nervios|incomod|molest|preocupad|dispuest|comod|a gusto|muy (?:delicad|estrict|especial)))(?: \\w+){1,4}`,
    `${SENTENCE}(?=[^.!?\\n]*(?:(?:censo|encuesta|estudio|reporte|informe|datos)(?: \\w+){0,3} (?:dicen?|muestran?|encontro|revelan?)|(?:dice|segun) (?:el |la |un |una )?(?:nuevo |nueva )?(?:censo|encuesta|estudio|reporte|informe)|(?:romp|marc|alcanz|lleg)\\w+(?: \\w+)? record))[^.!?\\n]*`,
    `(?:estamos con|(?:nuestro|mi) corazon|nuestras oraciones|un abrazo|(?:muchas )?gracias(?! a dios)|condolencias|pesame|solidaridad|felicidades)(?: \\w+){0,2} (?:con|a|para|por|la|los|las|el)(?: \\w+){1,4}(?! (?:solamente|nomas))`,
    `(?:l[oa]s? )?(?:bancos?|prestamistas?|aseguradoras?|patron(?:es)?|vendedor(?:es)?|${OFERENTE}) no (?:le|te|les)? ?(?:puede|deben?|pueden)(?: legalmente)? (?:preguntar|negar|cobrar|exigir|rechazar|pedir)\\w*${DICHO}`,
    `(?:pregunt\\w+|quier\\w+ saber|escrib\\w+)(?: \\w+)? si (?:un|una|el|la|su|mi|tu) ${OFERENTE} (?:puede|debe|podria)${DICHO}`,
    `no (?:hay que|tiene que|tienen que|necesita[ns]?|hace falta) (?:estar|ser) (?!(?:tranquil|limpi|cristian|mexican)\\w*)\\w+${DICHO}`,
    `con o sin \\w+${AMBOS}`,
    `${SENTENCE}[^.!?\\n]{0,80}\\? ?no (?:le|te|les|se le|se les) (?:puede|debe)n? (?:cobr|neg|ped|pregunt|rechaz|corr|exig)\\w*${DICHO}`,
    `(?:clases?|grupos|categorias?|caracteristicas?) protegid[oa]s(?: \\w+){0,3}:?${DICHO}`,
    `(?:creci|crecimos|crecieron|naci|nacimos|me crie|nos criamos|mi (?:abuel[oa]|mama|papa|madre|padre|familia)(?: \\w+)? (?:crecio|nacio|cruzo|emigro|llego|se crio)|mis (?:abuelos|papas|padres)(?: \\w+)? (?:crecieron|nacieron|cruzaron|emigraron|llegaron))${DICHO}`,
    `ningun[oa]? ${OFERENTE} (?:le |te |les )?(?:puede|debe|deberia)(?: \\w+)? (?:decir|elegir|escoger|dirigir|indicar)\\w*${DICHO}`,
    `a nadie (?:se )?(?:le |les |lo )?(?:puede|debe|deben|pueden|deberia)(?: \\w+)? (?:rechaz|neg|cobr|excluir|preguntar)\\w*${DICHO}`,
    `(?:historia|hace (?:[4-9]\\d|cincuenta|sesenta|setenta|ochenta|cien) anos|en los (?:anos )?(?:19)?(?:[2-6]0|veinte|treinta|cuarenta|cincuenta|sesenta)s?|hasta 19[4-6]\\d)(?=[^!?\\n]{0,110}(?:habia|existian?|era|eran|no (?:se )?(?:les )?(?:pod|vend|rent|dej|permit|acept)\\w*ian?|no (?:se )?(?:les )?(?:rentaba|dejaba|aceptaba)n?|prohib\\w+))[^.!?\\n]{0,40}?:?${DICHO}`,
    `(?:no|nunca|nadie puede|jamas)(?: se)? discrimin\\w+${DICHO}`,
    `(?:no|nunca|jamas) (?:le |les |te )?(?:preguntamos|pregunto|pedimos saber|preguntan|averiguamos)(?: \\w+)? (?:sobre|por|si|acerca de|de|a|que|cual|cuant[oa]s)${DICHO}`,
    `(?:no|nunca|jamas)(?: se)? (?:negamos|niego|rechazamos|cobramos mas)(?: \\w+){0,3} (?:a nadie|por)${DICHO}`,
    `${SENTENCE}[^.!?\\n]{0,200}?(?:tod[oa]s|cada un[oa]|cada|como (?:vengas|vengan|venga)|cualquiera|cualquier|sean? quien)[^.!?\\n]{0,70}(?:l[oa]s? mism[oa]s?|el mismo|una misma|igual) (?:\\w+ )?(?:solicitud|forma|formularios?|cuotas?|precio|renta|depositos?|reglas|contrato|revision|respuesta|informacion|trato|requisitos|criterios|numeros|pasos|preguntas|tasas?)(?![^.!?\\n]*(?<!\\w)(?:pero|excepto|salvo|menos)(?!\\w))`,
    `nadie (?:tiene|tendria|esta obligad[oa])(?: (?:que|a|por que))+ (?:decir|contestar|revelar|contar|explicar|mostrar|declarar)\\w*${DICHO}`,
    `(?:que|cual(?:es)?) (?:tipo|clase) de (?:gente|vecin[oa]s|personas|familias)[^!\\n]{0,110}?(?:(?:por ley|de eso|sobre eso|eso)(?: (?:si|yo|nosotros|ya|la))* no|no (?:podemos|puedo|debo|debemos|nos permite|contest\\w+|la contest\\w+|hablamos|opinamos))(?: \\w+){0,5}`,
    `(?:sin importar|no importa|sin distincion de|independientemente de|cualquiera que sea)${DICHO}`,
    `(?:ningun[oa]? ${OFERENTE}|nadie) (?:te |le |les )?(?:puede|debe)(?: \\w+)? ?(?:rechazar|negar|preguntar|cobrar|correr|desalojar)\\w*${DICHO}`,
    `(?:la ley (?:de vivienda(?: justa)? |federal |estatal )?prohibe|es ilegal|contra la ley|(?:no (?:puede|puedes|pueden|se puede|se debe|debe|debes|deben|debemos|podemos|hay que)|nunca|jamas) (?:decir|escribir|preguntar|negar|rechazar))${DICHO}`,
    `${LIST}tod[oa]s (?:(?:son|estan) )?bienvenid[oa]s`,
    `${LIST}(?:a )?(?:quien(?:es)?|cualquiera|tod[oa]s?|tod[oa]s? l[oa]s?)(?: que)? (?:cumpl\\w+|califi\\w+|reun\\w+|pueden? (?:aplicar|solicitar))${AMBOS}`,
    `ley(?:es)?(?: \\w+){0,3} no (?:me |nos |le |te |les )?(?:dej|permit)\\w+${DICHO}`,
    `por ley no (?:puedo|podemos|se puede|debo|debemos)${DICHO}`,
    `(?:no|nunca|jamas)(?: se)? (?:eleg|elig|escog|seleccion|juzg|trat|decid)\\w+(?: \\w+){0,4} (?:por|segun|de acuerdo|distinto|diferente)${DICHO}`,
    `(?:cumpl\\w+|respet\\w+|segu\\w+|observ\\w+)(?: con)?(?: todas?)? (?:la|las) ley(?:es)? (?:federal(?:es)? )?de vivienda(?: justa)?:?${DICHO}`,
    `(?:casad[oa]s? o solter[oa]s?|solter[oa]s? o casad[oa]s?|gays? o heterosexual(?:es)?|jove?n(?:es)? o (?:viej[oa]s?|mayor(?:es)?)|con o sin (?:hijos|ninos)|con (?:hijos|ninos) o sin (?:hijos|ninos|ellos)|ciudadan[oa]s? o no)${AMBOS}`,
    `(?:no|nunca|jamas|evit\\w+)(?: (?:se|lo|pued\\w+|podemos|deb\\w+|hay que|vay\\w+ a))* (?:anunci|escrib|dec|dig|pon|publi|us|pues)\\w*(?:,? \\w+){0,6} ${QUOTED}(?:,? (?:ni|o|y) ${QUOTED}){0,4}`,
    `no (?:puedo|podemos|se puede|me toca|nos toca) (?:decir|opinar|contestar|responder|comentar)\\w* (?:si|quien|quienes|donde|cual|que tipo)${DICHO}`,
    `(?:pregunt\\w+|dij\\w+|coment\\w+|quer\\w+ saber)(?: \\w+){0,6} ${QUOTED}(?=[^!\\n]{0,90}(?:no (?:habl|contest|respond|pued|pod|opin)|ilegal|por ley))`,
    `(?:anuncios?|publicacion(?:es)?|caser[oa]s?|duen[oa]s?|frases?|palabras?|letreros?|textos?)(?: (?:que|como|dic\\w+|digan?|pon\\w*|con|escrib\\w+|tal)){0,3} ${QUOTED}`,
    `(?:mal|incorrecto|evit(?:e|ar|a)|en (?:vez|lugar) de|antes|riesgos[oa]|cambi(?:e|ar|a|amos)|borr(?:e|ar|a|amos)|quit(?:e|ar|a|amos)|reemplac(?:e|ar)|reemplaza|tach(?:e|ar|a)|elimin(?:e|ar|a)|no|nunca|jamas|problema|prohibido|original|por que|ya no)(?: (?:la|el|las|los|frases?|palabras?|con|como|tal|ejemplo|version|linea|de|decir|decimos|escribir|poner|usar|un|una|anunci\\w+|es|digan?|digo|ponemos|ponga|escriba|usamos)){0,4}:? ${QUOTED}(?:,? (?:o|y|ni) ${QUOTED}){0,4}`,
    `${QUOTED} en (?:un |tu |el |su |cualquier )?(?:anuncio|letrero|publicacion|texto)`,
    `${QUOTED}(?:,? [\\w'$]+){0,6} (?:ilegal|contra|viola\\w*|problemas?|multas?|demandas?|discrimin\\w+|quejas?|hud)`,
    `(?:tod[oa]s?(?: l[oa]s)?(?: (?:personas|familias|solicitantes))?) (?:son )?bienvenid[oa]s:?${DICHO}`,
    `(?:rechazar|escoger|elegir|seleccionar|negar(?:le|les|se)?|cobrar(?:le|les)?|correr|desalojar|excluir|limitar|preguntar(?:le)?|exigir|anunciar|publicar|escribir|decir(?:le)?|poner|pedir(?:le)?)${DICHO},? ${INFRACCION}${DICHO}`,
    `(?:puede|podria|puedes|es legal que) (?:un |una |el |la |mi |tu )?${OFERENTE}(?=[^.!\\n]{0,140}\\?)${DICHO}`,
    `(?:un |una |el |la |tu |mi )?${OFERENTE} (?:puede|podria)(?=[^.!\\n]{0,140}\\?)${DICHO}`,
    `${OFERENTE} (?:no|nunca|jamas) (?:puede|pueden|debe|deben|podria)n?(?: \\w+)? (?:decir|escribir|pregunt|neg|anunci|publicar|rechaz|cobr|correr|dirigir|alej|exigir|pedir|limitar)\\w*${DICHO}`,
    `(?:no|nunca) (?:(?:puedo|podemos|debo|debemos) (?:opinar|calificar|interpretar|describir|comentar|juzgar)|(?:contesto|contestamos|respondo|respondemos) (?:que|si|cual(?:es)?|donde|quien(?:es)?)|(?:opino|opinamos|califico|interpreto|describo|comento|juzgo))${DICHO}`,
    `(?:un |una |el |la |los )?${OFERENTE} que${DICHO},? ${INFRACCION}${DICHO}`,
    `(?:mito|falso|falso o verdadero)[:?]${DICHO}`,
    `(?:sobre|acerca de|de) (?:l[oa]s? )?(?:delitos?|crimen|criminalidad|seguridad|demografia|escuelas|raza|religion)(?: (?:no|nunca|jamas|ni))+ (?:opin|habl|coment|contest|respond|podemos|puedo|damos|doy)\\w*${DICHO}`,
    `(?:si|cuando) (?:un|una|tu|el|la|algun) ${OFERENTE}(?: \\w+){0,2} (?:dijo|dice|neg\\w+|nieg\\w+|rechaz\\w+|cobr\\w+|pid\\w+|pregunt\\w+|corr\\w+)(?=[^!\\n]{0,200}(?:${INFRACCION}|hud|la ley|derechos|llama|reporta))${DICHO}`,
    `(?:un |una |el |la |mi )?${OFERENTE}(?: \\w+){0,2} (?:me |nos )?(?:pregunt\\w+|quiso saber|queria saber) si(?=[^!?\\n]{0,200}(?:${INFRACCION}|le dije que no|la respuesta es no))${DICHO}`,
    `(?:te |le |les )?(?:dijeron que no|negaron|rechazaron|corrieron|desalojaron)(?: \\w+){0,3} (?:por|porque)(?=[^.!\\n]{0,140}\\?)${DICHO}`,
    `(?:pregunt\\w+|dudas?)(?: \\w+){0,2} (?:por|sobre|de|si)(?=[^.!?\\n]{0,60}(?:delito|crimen|segur|escuela|demograf|vive)[^.!\\n]{0,80}\\?[^!\\n]{0,80}(?:no puedo|no podemos|mapa|policia|publico|departamento|oficial|reporte|estado|distrito|hud))${DICHO}`,
  ],
};
