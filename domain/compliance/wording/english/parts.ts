// Parts of regular expressions, as `Phrases.find` takes them.
export const PEOPLE =
  '(?:people|persons?|famil(?:y|ies)|buyers?|tenants?|renters?|residents?|neighbors?|couples?|roommates?|housemates?|applicants?|households?|men|women|man|woman|individuals?|folks|owners?|homeowners?|professionals?|clientele|crowd|students?)';
export const PLACE =
  '(?:neighborhoods?|communit(?:y|ies)|areas?|districts?|enclaves?|buildings?|complex(?:es)?|streets?|blocks?|towns?|suburbs?|part of town|side of town|subdivisions?|zip codes?)';
export const ORIGIN =
  '(?:white|black|caucasian|african american|asian|asian american|hispanic|latino|latina|latinx|chinese|japanese|korean|vietnamese|indian|mexican|arab|middle eastern|european|american|irish|italian|polish|russian|german|puerto rican|native american|anglo)';
export const FAITH =
  '(?:christian|jewish|catholic|muslim|mormon|protestant|baptist|evangelical|hindu|buddhist|orthodox|lutheran|methodist)';
export const FIT =
  '(?:perfect|ideal|great|best|excellent|wonderful|suited|suitable|well suited|made|meant|designed|tailored)';
export const ONLY = '(?:only|preferred|wanted|welcome only|a plus)';
export const NO =
  '(?:no|not for|not suitable for|unsuitable for|we do not accept|we do not rent to|will not rent to|sorry,? no|without)';
