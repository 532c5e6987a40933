import type { Language } from '../../languages.ts';

/** Up to sixteen words that no "but" and no "only" breaks off; an "only" in quotation marks is what others say. */
const saidWithout = (breaks: string): string => `(?:,? (?!(?:${breaks})(?![\\w"]))[\\w'"/]+){0,16}`;
const SAID = saidWithout('but|only|except|however|although');
const DICHO = saidWithout('pero|solo|solamente|excepto|salvo|aunque');

/** Two that leave nobody out: what is said of both refuses neither, as long as no denial follows. */
const BOTH = saidWithout('but|only|except|however|although|no|not|never|without|please');
const AMBOS = saidWithout('pero|solo|solamente|excepto|salvo|aunque|no|ni|sin|favor');
/** Words that somebody else wrote, in quotation marks; an apostrophe within a word ends none. */
const QUOTED = String.raw`["'](?:[^"'\n]|(?<=\w)'(?=\w)){1,60}["']`;
/** A list of people before what is said of them all. */
const LIST = String.raw`(?:(?!(?:only|no|not|never|without|solo|solamente|sin|ni)(?!\w))[\w']+[,:;]? ){1,10}`;

/** What is said about the law, or of everybody's being welcome, refuses nobody, as long as no "but" follows. */
export const SAID_OF_LAW: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `(?:(?:do|does|did|will|may|must|can) not|don't|doesn't|won't|can't|cannot|never) discriminate${SAID}`,
    `(?:regardless of|no matter|irrespective of|whatever (?:their|your|the)|without regard to)${SAID}`,
    `(?:nobody|no one|no (?:person|family)) (?:should|may|can|must) (?:ever )?be(?: \\w+)?${SAID}`,
    `(?:against the law|unlawful|illegal|(?:(?:may|can|must) not(?: legally)?|never) (?:say|write|ask|refuse|advertise))${SAID}`,
    `steering (?:is|means)${SAID}`,
    `${LIST}(?:every ?one|every ?body|all)(?: (?:is|are))? welcome`,
    `(?:(?:do|does|did|will|may|must|can) not|don't|doesn't|won't|can't|cannot|never) (?:choose|select|pick|judge|screen|sort|treat|rank|steer|decide)(?: \\w+){0,4} (?:by|on|because of|based on|according to|differently)${SAID}`,
    `(?:follow|obey|respect|honor|comply with|train\\w* (?:on|in)) (?:all )?(?:the )?(?:federal |state )?fair housing${SAID}`,
    `(?:married or single|single or married|gay or straight|straight or gay|young or old|old or young|with or without (?:kids|children)|with (?:kids|children) or without|kids or no kids|citizen or (?:not|immigrant)|disabled or not)${BOTH}`,
    `(?:(?:do not|don't|never|avoid|stop|quit) (?:write|writing|say|saying|use|using|post|posting|put|putting|type|typing) )${QUOTED}(?:,? (?:or|and|nor|either) ${QUOTED}){0,4}`,
    `(?:saying|writing|posting|typing) ${QUOTED}(?:,? (?:or|and|nor) ${QUOTED}){0,4}`,
    `(?:can't|cannot|can not|(?:am|are|is|we're|i'm) not (?:allowed|able) to|won't) (?:tell|say|answer|comment|advise)(?: you| on){0,2} (?:if|whether|who|where|which)${SAID}`,
    `(?:whether|if) (?:an?|the|this|that|your) (?:area|neighborhood|street|block|place|town|building) is(?=.{0,80}(?:can't|cannot|can not|won't|not (?:allowed|able)|illegal))${SAID}`,
    `(?:class|course|training|workshop|webinar|session)(?: \\w+){0,3} (?:on|about|covers|covering)(?=.{0,60}(?:fair housing|steering|discriminat|housing law))${SAID}`,
    `(?:ads?|listings?|landlords?|sellers?|owners?|flyers?|captions?|phrases?|words?|lines?)(?: (?:who|that|which|like|such as|say|says|saying|reads?|with|as|writes?|wrote)){0,3} ${QUOTED}`,
    `${QUOTED} (?:in|on) (?:an? |your |the |any )?(?:\\w+ )?(?:ads?|listings?|flyers?|posts?|captions?|sign)`,
    `${QUOTED}(?:,? [\\w'$]+){0,6} (?:illegal|unlawful|against|violat\\w+|fined?|complaint|lawsuit|discriminat\\w+|trouble|hud)`,
    `(?:every ?one|every ?body|all (?:people|applicants|families|buyers|renters|kinds)|we|they)(?: (?:is|are))? welcome:?${SAID}`,
  ],
  es: [
    `(?:nadie|ninguna? (?:persona|familia)) (?:debe|deberia|puede) ser(?: \\w+)?${DICHO}`,
    `(?:no|nunca|nadie puede|jamas)(?: se)? discrimin\\w+${DICHO}`,
    `(?:sin importar|no importa|sin distincion de|independientemente de|cualquiera que sea)${DICHO}`,
    `(?:la ley prohibe|es ilegal|contra la ley|(?:no (?:puede|se puede|debe)|nunca|jamas) (?:decir|escribir|preguntar|negar|rechazar))${DICHO}`,
    `${LIST}tod[oa]s (?:(?:son|estan) )?bienvenid[oa]s`,
    `(?:no|nunca|jamas)(?: se)? (?:eleg|elig|escog|seleccion|juzg|trat|decid)\\w+(?: \\w+){0,4} (?:por|segun|de acuerdo|distinto|diferente)${DICHO}`,
    `(?:cumpl\\w+|respet\\w+|segu\\w+|observ\\w+)(?: con)?(?: todas?)? (?:la|las) ley(?:es)? (?:federal(?:es)? )?de vivienda${DICHO}`,
    `(?:casad[oa]s? o solter[oa]s?|solter[oa]s? o casad[oa]s?|gays? o heterosexual(?:es)?|jove?n(?:es)? o (?:viej[oa]s?|mayor(?:es)?)|con o sin (?:hijos|ninos)|con (?:hijos|ninos) o sin (?:hijos|ninos|ellos)|ciudadan[oa]s? o no)${AMBOS}`,
    `(?:no|nunca|jamas|eviten?|evita) (?:se |lo )?(?:escrib|dig|pon|publi|us|decir)\\w* ${QUOTED}(?:,? (?:ni|o|y) ${QUOTED}){0,4}`,
    `no (?:puedo|podemos|se puede|me toca|nos toca) (?:decir|opinar|contestar|responder|comentar)\\w* (?:si|quien|quienes|donde|cual|que tipo)${DICHO}`,
    `(?:anuncios?|publicacion(?:es)?|caser[oa]s?|duen[oa]s?|frases?|palabras?|letreros?|textos?)(?: (?:que|como|dic\\w+|digan?|pon\\w*|con|escrib\\w+|tal)){0,3} ${QUOTED}`,
    `${QUOTED} en (?:un |tu |el |su |cualquier )?(?:anuncio|letrero|publicacion|texto)`,
    `${QUOTED}(?:,? [\\w'$]+){0,6} (?:ilegal|contra|viola\\w*|multas?|demandas?|discrimin\\w+|quejas?|hud)`,
    `(?:tod[oa]s?(?: l[oa]s)?(?: (?:personas|familias|solicitantes))?) (?:son )?bienvenid[oa]s:?${DICHO}`,
  ],
};
