// Ways to give some people another door, other hours, another lease or other duties than the rest, as `Grammar` takes them.
import { within } from '../within.ts';

/** Up to so many words, of this sentence and without a denial. */
const gap = (most: number): string =>
  `(?:,? (?!(?:not|never|no|nor|but|unless|except)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;
const DENIED =
  "(?:(?:may|must|can|could|should|will|shall|do|does|are|is|would)(?:n't| ?not| never)|cannot|can't|won't|never|no longer|(?:are|is) (?:barred|banned|prohibited|excluded|kept out|restricted)|stay(?:s)? (?:out|off)|have no access)";
export const AMENITY =
  '(?:(?:swimming )?pools?|gyms?|fitness (?:center|room)|weight room|club ?houses?|club ?room|lounges?|lobb(?:y|ies)|courtyards?|hot tub|spa|sauna|roof ?(?:top|deck|tops)?|decks?|terrace|patios?|laundry(?: room)?|elevators?|hallways?|lawns?|grounds|game room|business center|common (?:areas?|rooms?)|community room|playground|parking (?:lot|garage)|stairwells?|balcon(?:y|ies)|tennis courts?|amenities|garden|grill(?:s| area)?)';
/** A rule about who looks after somebody is none that keeps them out, unless it holds with somebody to look after them as well. */
const LOOKED_AFTER =
  '(?![^.!?\\n]{0,90}(?<!(?:with or|even|and|or) )(?:without|unless|alone|unsupervis|unaccompan|unattend|until|by themselves|lifeguard|dress code))';
/** A door, a lift or a way in that is not everybody's. */
const BY_THE_BACK =
  '(?:back|rear|side|service|alley|freight|cargo|basement|loading|delivery|staff|separate|other|garage|kitchen) (?:doors?|entrances?|gates?|elevators?|lifts?|dock|stairs?|stairway|stairwell|entry|lobby|hallway|parking lot)|loading dock';
const USE =
  '(?:use[sd]?|using|enter(?:s|ing)?|come(?:s)?(?: in| up)?|coming|go(?:es)?(?: in| up)?|take[sn]?|taking|ride[s]?|walk(?:s)?|park(?:s)?|exit(?:s)?)(?: (?:in|up|out|by|through|via|from|at|around))*';
const THE = '(?: (?:the|our|a|an|to|only|instead))*';
const SHORT_TERM =
  '(?:month to month|week to week|weekly|short(?:er)?(?: term)?|(?:one|two|three|four|five|six|nine|\\d+)[- ]?months?)';
const AGREEMENT = '(?:leases?|terms?|contracts?|rentals?|agreements?|basis)';
/** Others, who are treated better or worse. */
const THE_REST =
  '(?:every ?(?:one|body) else|all (?:the )?others?|the (?:rest|others)(?: of (?:you|us|the \\w+))?|(?:all )?other (?:tenants|applicants|renters|residents|people|families)|(?:us |u\\.s\\. |american )?citizens|(?:american|us|u\\.s\\.|native) born(?: \\w+)?|americans|locals|natives|married (?:couples|people|ones)|non disabled \\w+|adults|grown ?ups|men|single people|people without (?:kids|children))';
const HOMES = '(?:units?|apartments?|floors?|buildings?|wings?|rooms?|homes?|houses?|levels?)';
const LOW_HOMES = `(?:basement|garden level|back|rear|older|smaller|ground floor|lower level|first floor|annex|unrenovated|designated|certain|selected)(?: (?:level|building|floor))?(?: ${HOMES})?`;

/** Building work that sends everybody to another door. */
const FOR_NOW = '(?![^.!?\\n]{0,60}(?:showing|while|this week|until|during|construct|paint|repair|deliver|moving day))';
/** Other doors, hours, leases and homes for some. */
export const APART = {
  before: [
    '(?:keep|kept|reserve|save|hold|use|set aside|leave)(?:s|d)? (?:the |our )?(?:back|rear|other|older|basement|lower|first floor|ground floor|far|east|west|north|south|worst|smaller|oldest) (?:\\w+ )?(?:buildings?|units?|floors?|wings?|side|apartments?|rooms?) for (?:(?:the|all|our|any|people|families|tenants|folks|those|anyone) )*(?:(?:with|on|who (?:have|has|use)) )?',
    `(?:${AMENITY}|swim|quiet|office|visiting|amenity) (?:hours?|times?|days?|schedules?|access)(?: (?:is|are|only|just))* for (?:the |all |our )?`,
    `(?:only|just)(?: \\w+){0,2} (?:offers?|gives?|does?|signs?|writes?|rents?|leases?)(?: \\w+){0,3} ${SHORT_TERM}(?: ${AGREEMENT})? (?:to|for|with) (?:any |all |the )?(?:(?:parents|families|tenants|people|those|renters|applicants)(?: with)? )?(?:an? )?`,
    `(?:${BY_THE_BACK})(?: (?:is|are))? (?:for|meant for|reserved for) (?:the |all |our |any )?`,
    `where (?:we|i|they|management) (?:put|place|house|keep|move|send|stick)(?:s)? (?:the |all |our |any |most )*`,
    `(?:separate|different|special|other|own|extra) (?:\\w+ )?(?:doors?|entrances?|elevators?|hours|leases?|contracts?|forms?|applications?|lines?|rules|buildings?|floors?|wings?|bathrooms?|laundry) for (?:the |all |our |any )?`,
  ],
  after: [
    `(?!${within(60)}(?:swim class|event|tour))${gap(4)}${DENIED}${LOOKED_AFTER}${within(50)}(?<!\\w)${AMENITY}`,
    `${gap(4)}(?:get|gets|sign|signs|are offered|is offered|are given|is given|receive|receives|have|has|rent|rents|lease|leases)(?: (?:on|in|at|for|up|to|only|just|an?|our|the|shorter)){0,3} ${SHORT_TERM}(?: ${AGREEMENT})?`,
    `${gap(3)}(?:must|should|may|can|will|has to|have to|need to|needs to|(?:are|is) (?:asked|required|expected|told|supposed|welcome) to|please)? ?${USE}${THE} (?:${BY_THE_BACK})${FOR_NOW}`,
    `${gap(2)}(?:accepted|allowed|fine|okay|ok|welcome|considered|permitted|live|lives|rent|stay)? ?(?:for|in|on|to|at) (?:the |our )?${LOW_HOMES} only`,
    `[,:]?(?: only(?: (?:in|on|for|at))+)? (?:the |our )?${LOW_HOMES}(?: only)?(?<=only(?!\\w)[^.!?\\n]{0,40})`,
    `${gap(3)}(?:must|has to|have to|should|(?:are|is) (?:asked|required|expected) to|need to)(?: \\w+){0,2} (?:sign|fill out|complete|take|submit|get)(?: \\w+){0,3} (?:separate|different|special|other|second|two|additional|extra) (?:\\w+ )?(?:leases?|contracts?|forms?|applications?|agreements?|interviews?|waivers?)`,
    `${gap(3)}(?:use|uses|fill out|fills out|sign|signs|complete|completes)(?: \\w+){0,2} (?:form|lease|contract|application|waiver)s? for (?:special|other|such) \\w+`,
  ],
  anywhere: [
    `${THE_REST}(?: \\w+)? (?:pays?|signs?|gets?|owes?|puts?|leaves?|enters?|have it|has it|use the|uses the|may|can use|for (?:an?|one|a full) (?:year|month)|(?:an? |one )?(?:full )?(?:year|month)|one|half|monthly|less|nothing|none)(?! (?:the picture|lucky|excited|ready))`,
    `${USE}${THE} (?:${BY_THE_BACK})${FOR_NOW}`,
    `(?:when|while|unlike|instead of)(?: \\w+){0,3} ${THE_REST} (?:pay|pays|sign|get|gets|don't|do not)`,
  ],
} as const;

/** What is no duty but a right, or a matter of a lender's, a court's or a clinic's papers. */
const RIGHTS =
  '(?!(?: ?(?:be|also|always|still|only))*(?: ?(?:know|treated|welcome|given|able to (?:get|enter|reach|use)|served|included|protected|heard|considered|have (?:equal|the same|access|an? (?:easy|clear))|get (?:equal|the same|a fair)|receive|wait|worry|fear|fight|hide|choose|settle)(?!\\w)))(?![^.!?\\n]{0,110}(?:tax|irs|firpta|withh|accountant|cpa(?!\\w)|loan|lender|mortgage|fha|treaty|attorney|lawyer|rights?(?!\\w)|law(?!\\w)|court|exemption|benefits office|enroll|class(?:es)?(?!\\w)|workshop|register|accommodat|equal|same terms|clinic|census|vote))';
/** Duties that only some have. */
export const BOUND = {
  before: [],
  after: [
    `(?: \\w+){0,2},? (?:must|has to|have to|will have to|(?:are|is|will be) (?:asked|required|expected|told|obliged) to|needs? (?:an?|some ?one|some ?body|two|their|to (?:have|bring|show|pay|provide|submit|prove|sign|post|get|be (?:able|accompanied))))${RIGHTS}(?: \\w+){1,3}`,
  ],
} as const;
