// Whom Spanish texts mean without their name: by what they carry, by what they cannot do, by what they believe and by who pays for them: small letters, no accents.
import type { About, RuleId } from '../rule.ts';
import { within } from '../within.ts';

/** What children need and leave about, and names that they are given. */
const OF_CHILDREN =
  '(?:panales|biberones|mamilas|crayolas|crayones|chupones|sill(?:as|itas) altas|(?:car ?seats?|sillitas de carro)|berrinches|literas|hora de la siesta|canciones de cuna|(?:piecitos|pasitos|manitas|llantitos)|cri[oa]s|mocos[oa]s|buquis|retonos|bebitos?|babies|angelitos|chiqui ?llos|traviesos|triciclos?|patinetas?|juguetes?|loncheras?|mochilas?|guarderias?|kinder|areneros?|rueditas|pelotazos|futbolitos|caricaturas|travesuras|pisadas de \\w+)(?! (?:se quedan|incluid[oa]s|gratis))';
/** Names that are given to those whose mind or body is ill. */
const CALLED_ILL =
  '(?<!(?:estamos|somos|estoy|soy|vuelvan?|vuelva) )(?:loquit[oa]s?|loc[oa]s(?! (?:por|de (?:amor|alegria|contento)|precios|ofertas|anos))|chiflad[oa]s|zafad[oa]s|desquiciad[oa]s|trastornad[oa]s|tarad[oa]s|mensit[oa]s|retrasad[oa]s mentales|empastillad[oa]s|mal(?:it[oa]s)? de la cabeza|lisiad[oa]s?|tullid[oa]s?|cojit[oa]s?|achacos[oa]s?|enfermiz[oa]s|gente (?:loca|enferma|mal de sus facultades))';
const PART_OF_BODY = '(?:rodillas?|piernas?|caderas?|espalda|pulmones|corazon|vista|oidos?|pies|cintura)';
/** A body that is not up to stairs. */
const FRAIL = `(?:${PART_OF_BODY}(?: \\w+)? no (?:(?:le|les|te|me) )?(?:dan?|respond\\w+|aguant\\w+|ayud\\w+|funcion\\w+|sirven?)|(?:le|les|te) (?:fallan?|duelen?|estorban?|molestan?) (?:ya )?(?:la|las|el|los) ${PART_OF_BODY}|(?:le|les|te) cuesta (?:mucho )?(?:trabajo )?(?:subir|caminar|bajar|moverse)|(?:no |ya no )(?:puede|puedes|pueden|aguanta|aguantas|aguantan)(?: con)? (?:subir|bajar|caminar|las escaleras|escalones|tantas escaleras)|(?:su|tu) (?:baston|andadera|silla de ruedas|muletas|tanque|oxigeno|cuidador[a]?|enfermer[oa]))`;
/** Conditions that somebody is told to own up to. */
const ILL =
  '(?:bipolar(?:es)?|esquizofrenic[oa]s?|depresiv[oa]s?|discapacitad[oa]s?|diabetic[oa]s?|epileptic[oa]s?|sord[oa]s?|cieg[oa]s?|alcoholic[oa]s?|autistas?|enferm[oa]s?|nervios[oa]s?)';
const SOUND =
  '(?:san[oa]s?|cuerd[oa]s?|sobri[oa]s?|saludables?|sin achaques|sin enfermedades|en sus cabales|bien de (?:salud|la cabeza)|que se valga(?:n)?|fuertes? y \\w+)(?! (?:convivencia|ambiente|credito|finanzas|costumbre|economia))';
const GOD = '(?:dios|cristo|jesus|jesucristo|la virgen|los santos|el senor|jehova|la biblia|su palabra|ala)';
const BELIEVERS = `(?:(?:no |ni )?(?:cre(?:e|es|en|a|an|as)|tem(?:e|en|a|an)|alab(?:a|an|e|en)|sirv(?:e|en|a|an)|am(?:a|an|e|en)|conoc(?:e|en)|conozc(?:a|an)|sig(?:ue|uen|a|an)) (?:a |en |al )?${GOD}|herman(?:it)?[oa]s? (?:en (?:cristo|la fe|el senor)|de (?:la )?(?:iglesia|congregacion|fe))|mundan[oa]s|incredul[oa]s|gente de (?:oracion|fe|la palabra)|persinad[oa]s|guadalupan[oa]s|fieles)`;
const PAID_FOR =
  '(?:mantenid[oa]s(?: del? (?:\\w+))?|atenid[oa]s(?: al? (?:\\w+))?|(?:la |su |tu )?renta (?:se |te |les? )?(?:la )?(?:paga|cubre|manda|da|sale|viene) (?:de |del |el |la |un |una )?(?:gobierno|condado|programa|ciudad|estado|iglesia|agencia|taxes)|(?:gobierno|condado|estado|programa|tio sam)(?: \\w+)? (?:le|te|les) (?:paga|cubre|manda|ayuda con)(?: la| su)? renta|paga(?:do|da)?s? por el (?:gobierno|condado|estado))';

/** Children whom somebody has, as others have them as well. */
const SOMEBODYS =
  '(?:sus|tus|sus propios|los) (?:(?:dos|tres|cuatro|cinco|2|3|4|5) )?(?:muchachitos|muchachos|hijos|hijas|ninos|ninas|gemelos|cuates|chamacos|criaturas|crios)';
/** People by a body or a mind that limits them. */
const LIMITED =
  '(?:(?:gente|personas?|l[oa]s|quien(?:es)?|alguien|inquilin[oa]s?|vecin[oa]s?|otr[oa]|un[oa]?|veteran[oa]s?)(?: (?:que|al que|a quien))?(?: (?:tienen?|tenga|padecen?|le dan|les dan|le daban|usan?|necesitan?|con|en|trae))(?: (?:un|una|el|la|su|sus|los|las|algun[oa]?|cierta?s?)){0,2} (?:limitacion(?:es)?|ataques?|crisis|episodios?|convulsiones|traumas?|ptsd|necesidades especiales|carritos? electricos?|scooters?|tanques?|cuidador[a]?|enfermer[oa]|achaques|voces|temblores)(?: \\w+)?|carritos? electricos?|quien (?:lo|la|te|le) (?:ban|levant|cuid|vist|ayud)\\w+)';

export const MEANT: Readonly<Partial<Record<RuleId, readonly About[]>>> = {
  'children-refused': [
    {
      whom: OF_CHILDREN,
      ways: ['refused', 'steered', 'charged'],
      before: [
        '> ',
        '(?:no|ni|nunca)(?: \\w+){0,2} (?:tropez|pis|esquiv|tropiez|escuch|top|cruz)\\w*(?: (?:con|en|ni|un|una|a|los|las))* ',
      ],
      instead: null,
    },
    {
      whom: SOMEBODYS,
      ways: ['refused', 'charged'],
      after: [',? (?:no|ni|tampoco) (?:pueden|caben|entran|vengan|van)(?: \\w+)?'],
      instead: null,
    },
    {
      whom: '(?:chamac[oa]s|escuincles|chiquill[oa]s|crios|mocosos|ninos|plebes)(?: \\w+ando| \\w+iendo)?',
      after: [' (?:es|son|igual a|equivale a) (?:quejas?|ruido|problemas?|multa|lata|dolor|escandalo)(?: \\w+)?'],
      instead: null,
    },
  ],
  'race-or-origin': [
    {
      whom: '(?:parejas?|familias?|matrimonios?) (?:interracial(?:es)?|mixt[oa]s?|mezclad[oa]s?|de (?:distintas?|diferentes?|otra) razas?)',
      ways: ['refused', 'preferred', 'steered', 'charged', 'apart', 'dwelling', 'blamed', 'singled'],
      instead: null,
    },
  ],
  'family-preferred': [
    {
      whom: '(?:(?:parejas? )?dinks?|doble ingreso(?: sin \\w+)?|parejas? sin planes de \\w+)',
      ways: ['preferred', 'suited'],
      before: ['(?:para|a) (?:pur[oa]s |l[oa]s )?'],
      instead: null,
    },
    {
      whom: '(?:tortolit[oa]s|enamorad[oa]s|lunamieler[oa]s)',
      ways: ['preferred', 'suited'],
      before: ['(?:para|de) (?:(?:dos|unos|un par de|l[oa]s) )*'],
      instead: null,
    },
    {
      whom: '(?:gente sola|personas? solas?|solteron(?:es|as)|dejad[oa]s|quedad[oa]s)',
      ways: ['refused', 'steered', 'charged'],
      instead: null,
    },
  ],
  disability: [
    { whom: CALLED_ILL, ways: ['refused', 'steered'], instead: null },
    { whom: FRAIL, ways: ['refused', 'steered', 'charged'], instead: null },
    {
      whom: '(?:problemas? de (?:la )?(?:mente|cabeza|memoria|nervios|corazon|conducta)|convulsiones|ataques(?: (?:epilepticos|de \\w+))?|esquizofrenia|bipolaridad|demencia|autismo|del corazon|males? (?:mentales?|del corazon))',
      before: [
        '(?:nadie|ningun[oa]?|no (?:\\w+ ){1,3}(?:alguien|gente|personas?|quien(?:es)?|inquilin[oa]s?)|nada de gente) (?:con|que (?:tenga[ns]?|padezca[ns]?|sufra[ns]?)(?: de)?|del|de) (?:\\w+ ){0,3}',
      ],
      instead: null,
    },
    {
      whom: '(?:alguien|persona|gente|inquilin[oa]s?|roomie|quien) que (?:oiga|escuche|vea|camine|hable) (?:bien|normal|perfecto|claro|sin \\w+)',
      ways: ['preferred'],
      before: ['(?:mejor|prefer\\w+|prefier\\w+|busc\\w+|solo|quier\\w+|necesit\\w+) (?:a )?'],
      instead: null,
    },
    {
      whom: LIMITED,
      ways: ['refused', 'steered', 'charged', 'apart'],
      after: [
        ',? (?:siempre |acaban |terminan |suelen )*(?:yendose|se van|se terminan yendo|irse|batall\\w+|sufr\\w+|se cansan)(?: \\w+)?',
        ',? (?:le|les|te) (?:queda|conviene|va|ira|iria) mejor(?: \\w+){0,4}',
      ],
      instead: null,
    },
    {
      whom: ILL,
      after: [
        ',? (?:por favor |favor de |mejor )?(?:digal[oa]|digan?lo|dil[oa]|avis\\w+|mencion\\w+|confies\\w+|aclar\\w+|sea honest[oa]|decirlo)(?: \\w+){0,4}',
      ],
      instead: null,
    },
    {
      whom: SOUND,
      before: [
        '(?:inquilin[oa]s?|candidat[oa]s?|companer[oa]s?|arrendatari[oa]s?|vecin[oa]s?|compradore?s?) (?:ideal(?:es)?|perfect[oa]s?|sonad[oa]s?)(?: (?:es|seria|debe ser|son|sera))*[:,]?(?: (?!(?:no|ni)(?!\\w))\\w+,?){0,4} ',
        '(?:gente|personas?|inquilin[oa]s?|alguien)(?: (?:que (?:este|sea|esten|sean)|muy|bien|joven y|solo|solamente)){1,2} ',
      ],
      instead: null,
    },
  ],
  religion: [
    { whom: BELIEVERS, ways: ['refused', 'preferred', 'suited', 'dwelling', 'steered'], instead: null },
    {
      whom: BELIEVERS,
      after: [`,? (?:esta|este|aqui|busque|siga|mejor)${within(50)}`],
      before: ['(?:si |que |quien |quienes |solo |puros? |pura )(?:usted |tu |ustedes )?(?:no )?'],
      instead: null,
    },
  ],
  'assistance-animals': [
    {
      whom: '(?:gente|personas?|inquilin[oa]s?|quien(?:es)?|l[oa]s|alguien) (?:que )?(?:con|tien\\w+|teng\\w+|tra\\w+|us\\w+) (?:un |una |su |sus )?(?:perros?|animal(?:es)?|perrit[oa]s?|gatos?) (?:de (?:servicio|apoyo|asistencia|terapia)|guias?)(?: emocional)?',
      ways: ['refused', 'steered', 'charged', 'apart', 'blamed', 'dwelling'],
      instead: null,
    },
  ],
  'source-of-income': [
    {
      whom: '(?:l[oa]s|gente|quien(?:es)?|personas?|inquilin[oa]s?)(?: que)? (?:tra(?:en|iga|igan|e)|tien(?:en|e)|tengan?|vien(?:en|e) con|vengan? con|usan?|con) (?:el |un |su )?(?:vouchers?|vales?|seccion (?:8|ocho)|programa|ayuda)|(?:gente|personas?|l[oa]s|inquilin[oa]s?|quien(?:es)?) (?:que )?(?:cobr|recib|viv)\\w+ (?:de (?:la )?|la )?(?:incapacidad|discapacidad|ssi|desempleo|pension|ayuda)',
      ways: ['refused', 'steered', 'charged', 'apart', 'dwelling', 'blamed'],
      after: [
        ',? (?:mejor |por favor |favor de )?(?:vaya[ns]?|acuda[ns]?|busque[ns]?|llame[ns]?|pregunte[ns]?|ir|buscar|acudir)(?: \\w+)? (?:a|al|con|en|por|otr[oa])(?: \\w+){0,4}',
      ],
      instead: 'se considera todo ingreso legal',
    },
    {
      whom: '(?:beneficios|apoyos|ayudas|subsidios)(?: de (?:cualquier|ningun) (?:tipo|clase)| (?:del|de) \\w+)?',
      after: [',? no (?:cuentan?|califican?|aplican?|sirven?|valen?|se (?:consideran?|toman?|aceptan?))(?: \\w+){0,2}'],
      instead: 'se considera todo ingreso legal',
    },
    {
      whom: PAID_FOR,
      ways: ['refused', 'steered', 'charged'],
      instead: 'se considera todo ingreso legal',
    },
  ],
};
