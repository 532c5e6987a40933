// Whom English texts mean without their name: by what they carry, by what they cannot do, by what they read and by who pays for them.
import type { About, RuleId } from '../rule.ts';
import { COUNTRIES } from './peoples.ts';

/** What children need and leave about. */
const OF_CHILDREN =
  '(?:diapers?|nappies|sippy cups?|crayons?|high ?chairs?|car ?seats?|play ?pens?|pacifiers?|baby (?:bottles?|monitors?|swings?|walkers?)|nap ?times?|bedtime stories|lullab(?:y|ies)|temper tantrums|(?:little|tiny|small) (?:feet|footsteps|hands|humans|people)|sticky (?:fingers|hands)|bunk beds|sand ?box(?:es)?|tricycles?|training wheels|(?:push |kick )?scooters?(?= ?(?:or|and|,)? ?(?:sand|toy|stroller|ball|in the (?:hall|lobby)))|toys?|toy boxes|play ?things|lunch ?boxes|backpacks?|day ?care|pre ?k|(?:school|carpool|daycare) (?:drop ?offs?|pick ?ups?|runs?|lines?)|drop ?off line|soccer practice|spilled juice|cartoons)(?! (?:sets?|convey\\w*|stays?|included|drive|collection|donations?))';
/** Children whom somebody has, as others have them as well: sons of the house are no men. */
const SOMEBODYS =
  '(?:your|their|his|her|any|the) (?:(?:two|three|four|five|2|3|4|5|little|young|rowdy|teenage|own) )?(?:boys|girls|sons?|daughters?|twins|triplets|brood|munchkins?|tribe|crew of kids)(?! (?:scouts?|room|bath\\w*|bedroom))';
/** Names that are given to those whose mind is ill. */
const CALLED_MAD =
  '(?:psychos?|schizos?|nut ?jobs?|nut ?cases?|loon(?:y|ies)|wackos?|retards?|gimps?|head ?cases?|mental (?:cases|patients)|pill ?(?:poppers?|heads?)|(?:crazy|insane|unhinged) (?:people|folks|tenants?|ones|types?|ladies|lady))';
/** A body that is not up to stairs. */
const PART_OF_BODY = '(?:knees?|hips?|legs?|backs?|lungs?|hearts?|eyes|eyesight|hearing|balance|joints)';
const FRAIL = `(?:(?:bad|weak|bum|shaky|trick|creaky|failing|arthritic) ${PART_OF_BODY}|(?:your|their|his|her) ${PART_OF_BODY}(?: \\w+)? ?(?:(?:are|is|do|does|can|wo|ca|ai)(?:n't| not)|won't|can't|cannot|not)(?: \\w+){0,3}|(?:your|their|his|her) ${PART_OF_BODY} (?:are|is) (?:\\w+ )?(?:bad|weak|shot|gone|failing|going)|(?:stairs|steps|climbing|walking|hills)(?: \\w+)? (?:are|is|ai)(?:n't| not) (?:your|their|his|her) (?:thing|jam|friends?|strong suit|cup of tea|forte)|(?:your|their) (?:cane|walker|wheelchair|scooter|rollator|oxygen|aide|caregiver|nurse))`;
/** People by a body or a mind that limits them. */
const LIMITED =
  '(?:(?:people|folks|those|any ?one|some ?one|residents?|tenants?|person|applicants?|parties|one|veterans?|vets?|neighbors?)(?: (?:who|that))?(?: (?:have had|has had|have|has|had|suffered|survived|need|needs|require|requires|uses?|using|needing|requiring|with|on|in))(?: (?:an?|the|any|some|physical|health|mental|his|her|their|certain|bad|daily)){0,2} (?:limitations?|episodes?|fits|spells|attacks|flashbacks|ptsd|trauma|strokes?|heart attacks?|amputations?|cerebral palsy|brain injur\\w+|special needs|accommodations?|challenges|conditions?|scooters?|rollators?|electric cart|power chair|guide dog|nurses?|aides?|caregivers?|help(?:er)?s?|oxygen|tremors?|voices)(?: or an? \\w+)?|(?:hear|hears|hearing) voices|nursing home types?)';
/** What makes somebody fit, said of whoever is looked for; an income is fit as well. */
const SOUND =
  '(?:fit|sane|sober|healthy|able bodied|mentally stable|physically able|agile|spry|mobile|of sound mind|strong enough)(?! (?:income|job|credit|rental|employment|financ\\w*|history|for|to|in|with|reserves|budget|down|home|meal\\w*))';
const SCRIPTURE =
  '(?:(?:proverbs|psalms?|ephesians|corinthians|philippians|romans|matthew|leviticus|deuteronomy) \\d+(?:(?::| )\\d+)?|bible believing|god fearing|prayerful|churched|spirit filled|lds|sda|zionists?)';
const PAID_FOR =
  '(?:(?:rent|bills?|share|housing)(?: \\w+){0,2} (?:is|are|gets?|being)(?: \\w+)? (?:paid|covered|subsidi[sz]ed|handled|picked up|sent)(?: \\w+)? by (?:an? |the |some )?(?:\\w+ )?(?:government|state|county|city|agency|program|voucher|charity|church|housing \\w+|taxpayers?|uncle sam|case ?worker)|(?:government|state|county|uncle sam|taxpayers?|agency|charity|program)(?: \\w+)? (?:pays?|covers?|sends?|foots?|handles?)(?: \\w+)? (?:your|their|the|his|her) (?:rent|bills?|share)|free ?loaders?|moochers?|(?:the )?ebt crowd|welfare crowd|government (?:rent|tenants?|money))';

export const MEANT: Readonly<Partial<Record<RuleId, readonly About[]>>> = {
  'children-refused': [
    { whom: OF_CHILDREN, ways: ['refused'], before: ['> ', '(?:over|beats?) (?=\\w)'], instead: null },
    {
      whom: SOMEBODYS,
      ways: ['refused', 'charged'],
      after: [
        `(?: \\w+){0,3} (?:stays?|lives?|sleeps?|goes|go|remains?)(?: \\w+)? (?:with (?:the|their|his|her) (?:other|mom|mother|dad|father|grand\\w+)|elsewhere|somewhere else|at (?:grandma|their|the other)\\w*)`,
      ],
      instead: null,
    },
  ],
  'race-or-origin': [
    {
      whom: '(?:(?:people|those|folks|famil(?:y|ies)|any ?one|some ?one|tenants|couples|guys|kids) (?:who|that)(?: (?:just|recently|only|have|has|newly))* (?:got|came|come|arrived|moved|immigrated|landed|crossed|snuck)(?: \\w+)? (?:to|into|in|over)? ?(?:this|the|our) (?:country|u\\.?s\\.?|states|border)|(?:fresh )?off the boat|(?:straight|fresh) from the border)',
      ways: ['refused', 'preferred', 'steered', 'charged', 'apart', 'bound', 'dwelling', 'blamed', 'singled'],
      instead: null,
    },
    {
      whom: `(?:white|black|${COUNTRIES}) (?:money|cash|offers?|investors?|capital|names?|accents?|food smells)`,
      ways: ['refused', 'preferred', 'steered'],
      before: [
        "(?:n't|not|never|no)(?: \\w+){0,2} (?:entertain|touch|look at|take|want|accept|consider|trust)(?: (?:any|an?|the))* ",
      ],
      instead: null,
    },
  ],
  'family-preferred': [
    {
      whom: '(?:single (?:folks|people|persons?|ladies|guys|renters|tenants|adults|occupants?)|singles(?! (?:tennis|mixer|night|match))|swingers|bachelors|spinsters)',
      ways: ['refused', 'steered', 'charged'],
      instead: null,
    },
  ],
  'assistance-animals': [
    {
      whom: '(?:service|emotional support|support|assistance|guide|therapy|hearing|seeing eye) (?:animals?|dogs?|cats?)',
      after: [',? (?:not|nope|never|sorry|nah) (?:on|in|at|here|around|near|with|for|under|inside)(?: \\w+){0,3}'],
      instead: null,
    },
    {
      whom: '(?:people|tenants?|renters?|applicants?|residents?|any ?one|those|folks|some ?one) (?:with|who (?:have|has|need|needs|use|uses)) (?:an? |their )?(?:service|guide|support|assistance|therapy|emotional support|hearing) (?:dogs?|animals?|cats?)',
      ways: ['refused', 'steered', 'charged', 'apart', 'blamed', 'dwelling'],
      instead: null,
    },
    {
      whom: '(?:emotional )?support (?!(?:beams?|system|team|staff|group|groups|wall|posts?|line|local|small|our|the|your|my|and|for|from|is|us|you|a|an)(?!\\w))[a-z]+',
      ways: ['refused', 'charged'],
      after: [
        "[\"']?(?: \\w+)? (?:is|are)(?:n't| not)(?: \\w+)? (?:medical \\w+|real|an? \\w+ animal|welcome|medicine|allowed|invited|exempt|a thing)",
      ],
      instead: null,
    },
  ],
  disability: [
    { whom: CALLED_MAD, ways: ['refused', 'steered', 'blamed'], instead: null },
    { whom: FRAIL, ways: ['refused', 'steered', 'charged'], instead: null },
    {
      whom: '(?:hearing|sighted|seeing|healthy|able bodied|physically fit|normal|sane) (?:persons?|people|tenants?|renters?|applicants?|roommates?|individuals?|adults?)',
      ways: ['preferred'],
      after: [
        ',? (?:\\w+ )?(?:would|will|might|is|are)(?: be| work| do| fit)? (?:best|better|ideal|perfect|preferred|easier|what \\w+ want)(?: \\w+)?',
      ],
      instead: null,
    },
    {
      whom: LIMITED,
      ways: ['refused', 'steered', 'charged', 'apart', 'blamed'],
      after: [
        `(?: \\w+){0,3} (?:move out|leave|give up|struggle|fall|get (?:stuck|hurt|left)|do(?:n't| not) (?:last|stay))(?: \\w+){0,2}`,
      ],
      instead: null,
    },
    {
      whom: SOUND,
      before: [
        '(?:(?:ideal|perfect|dream|best|right|preferred|future|next) (?:tenants?|renters?|applicants?|roommates?|buyers?|residents?|candidates?|neighbors?|housemates?)(?: (?:is|are|should be|will be|would be|must be|has to be))*|(?:tenants?|renters?|applicants?|roommates?|residents?|candidates?|you|everyone)(?: \\w+)? (?:must|should|needs? to|has to|have to|ought to) be)[:,]?(?: (?!(?:not|never|no)(?!\\w))[\\w-]+,?){0,4} ',
      ],
      instead: null,
    },
  ],
  religion: [{ whom: SCRIPTURE, ways: ['refused', 'preferred', 'suited', 'dwelling', 'singled'], instead: null }],
  'source-of-income': [
    {
      whom: PAID_FOR,
      ways: ['refused', 'steered', 'charged'],
      instead: 'all lawful sources of income are considered',
    },
  ],
};
