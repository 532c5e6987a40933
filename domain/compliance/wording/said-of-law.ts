import type { Language } from '../../languages.ts';

/** Up to sixteen words that no "but" and no "only" breaks off; an "only" in quotation marks is what others say. */
const saidWithout = (breaks: string): string => `(?:,? (?!(?:${breaks})(?![\\w"]))[\\w'"/]+){0,16}`;
const SAID = saidWithout('but|only|except|however|although');
const DICHO = saidWithout('pero|solo|solamente|excepto|salvo|aunque');

/** What is said about the law, or of everybody's being welcome, refuses nobody, as long as no "but" follows. */
export const SAID_OF_LAW: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `(?:(?:do|does|did|will|may|must|can) not|don't|doesn't|won't|can't|cannot|never) discriminate${SAID}`,
    `(?:regardless of|no matter|irrespective of|whatever (?:their|your|the)|without regard to)${SAID}`,
    `(?:nobody|no one|no (?:person|family)) (?:should|may|can|must) (?:ever )?be(?: \\w+)?${SAID}`,
    `(?:against the law|unlawful|illegal|(?:(?:may|can|must) not(?: legally)?|never) (?:say|write|ask|refuse|advertise))${SAID}`,
    `steering (?:is|means)${SAID}`,
    `(?:every ?one|every ?body|all (?:people|applicants|families|buyers|renters|kinds)|we|they)(?: (?:is|are))? welcome:?${SAID}`,
  ],
  es: [
    `(?:nadie|ninguna? (?:persona|familia)) (?:debe|deberia|puede) ser(?: \\w+)?${DICHO}`,
    `(?:no|nunca|nadie puede|jamas)(?: se)? discrimin\\w+${DICHO}`,
    `(?:sin importar|no importa|sin distincion de|independientemente de|cualquiera que sea)${DICHO}`,
    `(?:la ley prohibe|es ilegal|contra la ley|(?:no (?:puede|se puede|debe)|nunca|jamas) (?:decir|escribir|preguntar|negar|rechazar))${DICHO}`,
    `(?:tod[oa]s?(?: l[oa]s)?(?: (?:personas|familias|solicitantes))?) (?:son )?bienvenid[oa]s:?${DICHO}`,
  ],
};
