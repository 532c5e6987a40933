// Whom English texts name by where they come from, and by their papers, as parts of regular expressions.

/** Adjectives that make their plural with an s: "Haitian", "Haitians". */
const AMERICAS =
  'hispanic|latino|latina|latinx|chicano|chicana|tejano|mexican|mexican american|guatemalan|salvadoran|salvadorean|honduran|nicaraguan|costa rican|panamanian|belizean|cuban|dominican|puerto rican|boricua|haitian|jamaican|bahamian|trinidadian|barbadian|bajan|guyanese|west indian|caribbean|colombian|venezuelan|ecuadorian|peruvian|bolivian|chilean|argentinian|argentine|uruguayan|paraguayan|brazilian|central american|south american|latin american|native american|american indian|first nations|cherokee|navajo|apache|hopi|sioux|lakota|pueblo indian|inuit|oaxacan|mixtec|zapotec|mayan|garifuna|creole|cajun|canadian|gringo';
const ASIAS =
  'asian|asian american|east asian|south asian|southeast asian|chinese|taiwanese|cantonese|fujianese|japanese|korean|mongolian|tibetan|nepali|nepalese|bhutanese|vietnamese|thai|lao|laotian|cambodian|khmer|burmese|karen|rohingya|hmong|malaysian|singaporean|indonesian|filipino|filipina|pinoy|indian|east indian|gujarati|punjabi|tamil|telugu|bengali|marathi|malayali|kerala|sindhi|kashmiri|desi|pakistani|bangladeshi|sri lankan|sinhalese|afghan|pashtun|hazara|uzbek|kazakh|tajik|uyghur|oriental|pacific islander|samoan|tongan|hawaiian|guamanian|chamorro|fijian|micronesian|marshallese';
const EAST =
  'middle eastern|arab|arabic|arab american|persian|iranian|iraqi|kurd|kurdish|syrian|lebanese|jordanian|palestinian|israeli|saudi|yemeni|omani|kuwaiti|emirati|egyptian|moroccan|algerian|tunisian|libyan|turk|turkish|armenian|azerbaijani|chaldean|assyrian';
const AFRICAS =
  'african|african american|afro american|north african|west african|east african|nigerian|ghanaian|kenyan|ugandan|tanzanian|rwandan|burundian|congolese|cameroonian|senegalese|gambian|liberian|sierra leonean|ivorian|malian|ethiopian|eritrean|somali|somalian|sudanese|south sudanese|zimbabwean|zambian|angolan|south african|cape verdean|igbo|yoruba';
const EUROPES =
  'caucasian|anglo|european|east european|eastern european|western european|american|irish|italian|sicilian|polish|pole|russian|ukrainian|belarusian|lithuanian|latvian|estonian|german|greek|french|spanish|portuguese|albanian|kosovar|romanian|moldovan|bulgarian|serbian|serb|croatian|croat|bosnian|macedonian|slovak|slovenian|czech|hungarian|swedish|norwegian|finnish|danish|icelandic|scandinavian|nordic|british|scottish|welsh|austrian|belgian|gypsy|roma|romani|slavic|slav';
export const COUNTRIES = [EUROPES, AMERICAS, ASIAS, EAST, AFRICAS].join('|');

/** Countries and regions that somebody can be from. */
const LANDS_OF_AMERICA =
  'mexico|oaxaca|michoacan|guanajuato|jalisco|zacatecas|puebla|guerrero|chiapas|sinaloa|veracruz|guatemala|el salvador|honduras|nicaragua|costa rica|panama|belize|cuba|puerto rico|haiti|jamaica|the dominican republic|the bahamas|trinidad|the caribbean|guyana|colombia|venezuela|ecuador|peru|bolivia|brazil|argentina|chile|(?:central|south|latin) america|the islands';
const LANDS_ELSEWHERE =
  'china|taiwan|hong kong|japan|(?:south |north )?korea|vietnam|cambodia|laos|thailand|burma|myanmar|the philippines|indonesia|malaysia|india|gujarat|punjab|kerala|bengal|pakistan|bangladesh|nepal|bhutan|sri lanka|afghanistan|iran|iraq|syria|lebanon|palestine|gaza|israel|jordan|yemen|saudi arabia|egypt|morocco|turkey|armenia|the middle east|(?:north |west |east |south )?africa|nigeria|ghana|kenya|somalia|ethiopia|eritrea|sudan|(?:the )?congo|liberia|senegal|cameroon|russia|ukraine|poland|romania|albania|bosnia|(?:eastern )?europe|asia|samoa|tonga|lagos|manila|mumbai|new delhi|karachi|dhaka|kabul|baghdad|damascus|tehran|seoul|beijing|shanghai|hanoi|saigon|bogota|caracas|tijuana|port au prince|accra|nairobi|mogadishu|addis ababa|kyiv|guangzhou|fuzhou';
export const LANDS = `(?:${LANDS_OF_AMERICA}|${LANDS_ELSEWHERE}|overseas|abroad|(?:another|a foreign|other|foreign|certain|those|third world) countr(?:y|ies)|(?:my|our|the) (?:old |home )?(?:country|homeland)|back home|south of the border|(?:her|his|their|my|our|the) (?:village|home ?town|province|tribe|island|part of the world)|outside (?:the us|the country|america|the united states)|color)`;
/** People by where they come from, and what is said to somebody who does. */
const ONES =
  '(?:people|ppl|folks?|persons?|some ?one|some ?body|any ?one|any ?body|those|these|ones|famil(?:y|ies)|tenants?|renters?|buyers?|applicants?|clients?|residents?|couples?|students?|guys?|immigrants?|workers?|vegetarians?|roommates?|kids|m[ae]n|wom[ae]n|callers?|newcomers?|faces|owners?|neighbors?|homeowners?|members|individuals?|visitors|children|applications?|offers|inquiries)';
export const FROM_ABROAD = `(?:${ONES}(?: (?:who|that) (?:are|is|come|comes|came|hail))? (?:from|of) ${LANDS})`;
export const COMES_FROM = `(?:(?:you|they|he|she|who|family|range|buyers|clients|tenants|renters|people|most|many|all|crowd|neighbors)(?:'re| are|'s| is| come| comes| came| just came| hail| moved|r parents are) (?:originally |here |over |usually |mostly |all |often |mainly |just |fresh |recently |probably )*from ${LANDS}|(?:moving|relocating|coming|straight|fresh|new) (?:here |over )?from ${LANDS})`;

/** What somebody does whom a people's name is put before. */
export const WORKERS =
  '(?:nurses?|(?:grad|college|graduate|exchange) students?|(?:student|nurse|engineer|worker|driver)s?|students?|workers?|drivers?|cab ?drivers?|cooks?|chefs?|teachers?|engineers?|doctors?|programmers?|housekeepers?|nann(?:y|ies)|caregivers?|vegetarians?|immigrants?|girls?|boys?|guys?|gals?|lad(?:y|ies)|gentlem[ae]n|m[ae]n|wom[ae]n|males?|females?|grand(?:mothers?|mas?|fathers?|pas?|parents?)|mothers?|moms?|dads?|fathers?|bachelors?|laborers?|contractors?|landscapers?|crews?|kids|child(?:ren)?|professionals?|executives?|businessm[ae]n|techies|households?|famil(?:y|ies)|couples?|people|folks|tenants?|renters?|buyers?|neighbors?|applicants?|homeowners?|owners?|crowd|element|types?|vegetarians|gang(?:s|sters|bangers)?|youths?|teens|christians?|muslims?|catholics?|jews?|roommates?|individuals?|nationals?|citizens?|callers?|clients?)';

/** Papers that somebody has or lacks. */
export const PAPERS =
  "(?:(?:daca|tps)(?: (?:recipients?|holders?|kids|people|status|tenants?|students?|folks))?|dreamers(?= ?(?:[.,;!?]|$)| (?:are|need|should|or|and|please|will))|(?:visa|green card|work permit|itin) (?:holders?|people|tenants?|applicants?|students?|workers?)|on (?:an? |any |some )?(?:\\w+ )?visas?|(?:h ?1 ?b|h ?2 ?[ab]|f ?1|j ?1|opt) (?:folks|people|holders?|workers?|students?|tenants?|guys|types|renters?)|h ?1 ?bs?|(?:h ?1 ?b|h ?2 ?[ab]|f ?1|j ?1|student|work|tourist|temporary|foreign|expired) visas?(?: holders?)?|(?:have|has|having|with|got) (?:no|an?|only an?|expired|fake) (?:itin|work permit|green card|papers|social)(?! (?:media|studies|plates|towels|hour|room|event))|(?:without|lack|lacks|lacking|no|(?:do|does)(?:n't| not) have)(?: (?:legal|proper|valid|immigration|any|your|their|american|the|right)){0,2} (?:papers|documents|documentation|green cards?|legal status|work permits?|a social security number|an? ssn|citizenship)(?! (?:needed|required|necessary))|(?:seek|seeking|sought|applying for|pending|waiting (?:on|for)|claim\\w*) (?:political )?asylum|asylum(?: seekers?| applicants?| cases?)?|asylees?|refugees?|undocumented(?: \\w+)?|illegal (?:aliens?|immigrants?)|non ?citizens?|(?:not|n't) (?:an? )?(?:us |u\\.s\\. |american )?citizens?|parolees from (?:cuba|haiti|venezuela|nicaragua)|newcomers to (?:this|the) country|aliens)";

/** Of what blood or what name somebody is. */
export const DESCENT =
  '(?:(?:(?:people|families|folks|those|anyone|tenants|buyers|owners) )?of (?:\\w+ )?(?:descent|ancestry|blood|heritage|extraction|bloodlines?)|descendants?|(?:last|family|sur)(?: )?names?(?: (?:like|such as) \\w+)?)';

/** Languages that people speak. */
export const LANGUAGES =
  '(?:english|spanish|mandarin|cantonese|chinese|fujianese|portuguese|russian|ukrainian|korean|vietnamese|khmer|thai|hmong|lao|burmese|nepali|arabic|farsi|dari|pashto|urdu|hindi|punjabi|gujarati|telugu|tamil|bengali|malayalam|somali|amharic|swahili|french|creole|tagalog|ilocano|polish|german|italian|hebrew|yiddish|turkish|armenian|japanese)';
