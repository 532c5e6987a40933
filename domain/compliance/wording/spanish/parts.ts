// Parts of regular expressions, as `Phrases.find` takes them: small letters, no accents.
export const PEOPLE =
  '(?:personas?|gente|familias?|compradore?s?|comprador(?:es|as)?|inquilin[oa]s?|arrendatari[oa]s?|residentes?|vecin[oa]s?|parejas?|companer[oa]s?(?: de cuarto)?|solicitantes?|hogares|hombres?|mujer(?:es)?|individuos?|duen[oa]s?|propietari[oa]s?|profesional(?:es)?|clientela|estudiantes?|senor(?:es|as|itas)?|caballeros|damas)';
export const PLACE =
  '(?:vecindarios?|barrios?|comunidad(?:es)?|zonas?|areas?|distritos?|colonias?|edificios?|complejos?|calles?|cuadras?|pueblos?|ciudad(?:es)?|suburbios?|parte de la ciudad|lado de la ciudad|sector(?:es)?)';
export const ORIGIN =
  '(?:blanc[oa]s?|negr[oa]s?|caucasic[oa]s?|afroamerican[oa]s?|asiatic[oa]s?|hispan[oa]s?|latin[oa]s?|chin[oa]s?|japones(?:es|as?)?|corean[oa]s?|mexican[oa]s?|arabes?|europe[oa]s?|american[oa]s?|estadounidenses?|italian[oa]s?|rus[oa]s?|puertorriquen[oa]s?|anglos?|cuban[oa]s?|venezolan[oa]s?|indigenas?)';
export const FAITH =
  '(?:cristian[oa]s?|judi[oa]s?|catolic[oa]s?|musulman(?:es|as?)?|protestantes?|evangelic[oa]s?|mormon(?:es|as?)?|creyentes?|bautistas?)';
export const FIT =
  '(?:perfect[oa]s?|ideal(?:es)?|excelentes?|adecuad[oa]s?|pensad[oa]s?|hech[oa]s?|maravillos[oa]s?|buen[oa]s?|el mejor lugar|la mejor zona)';
export const ONLY = '(?:solamente|unicamente|solo|nada mas|de preferencia|preferentemente|preferid[oa]s)';
export const NO =
  '(?:no|sin|no aptos? para|no apta para|no se aceptan?|no aceptamos|no se admiten?|no admitimos|no se permiten?|no rentamos a|no se renta a|prohibid[oa]s?(?: l[oa]s)?)';
