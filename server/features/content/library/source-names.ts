/**
 * What sources are called in Spanish: their official name where they have one, and what they say in words of ours. A source that is
 * not here is called the same in both languages.
 */
export const SPANISH_SOURCE_NAMES: Readonly<Record<string, string>> = {
  '38 CFR 36.4303: the clause that a purchase with a VA loan carries':
    '38 CFR 36.4303: la cláusula que lleva una compra con préstamo VA',
  '40 CFR Part 745: lead-based paint in homes built before 1978':
    '40 CFR parte 745: pintura con plomo en viviendas construidas antes de 1978',
  '44 CFR 61.11: when a flood policy begins': '44 CFR 61.11: cuándo empieza una póliza de inundación',
  '49 CFR Part 375: movers across state lines': '49 CFR parte 375: mudanzas entre estados',
  '12 CFR 1026.19: three business days': '12 CFR 1026.19: tres días hábiles',
  '12 CFR 1026.38: Closing Disclosure': '12 CFR 1026.38: la Declaración de Cierre',
  'CFPB: mortgage closing scams':
    'Oficina para la Protección Financiera del Consumidor (CFPB): estafas al cerrar una hipoteca',
  'CFPB: what is a contingency': 'Oficina para la Protección Financiera del Consumidor (CFPB): qué es una contingencia',
  'CFPB: what is an escrow account':
    'Oficina para la Protección Financiera del Consumidor (CFPB): qué es una cuenta de depósito en garantía',
  'EPA: lead in older homes': 'Agencia de Protección Ambiental (EPA): plomo en casas antiguas',
  'FBI: Internet Crime Complaint Center': 'FBI: Centro de Denuncias de Delitos en Internet (IC3)',
  'CDC: extreme heat': 'CDC: calor extremo',
  'CFPB in Spanish: resources and sample forms': 'CFPB en español: recursos y formularios de muestra',
  'CFPB: Buying a House': 'Oficina para la Protección Financiera del Consumidor (CFPB): comprar una casa',
  'CFPB: Closing Disclosure explainer':
    'Oficina para la Protección Financiera del Consumidor (CFPB): la Declaración de Cierre explicada',
  'CFPB: Credit reports and scores':
    'Oficina para la Protección Financiera del Consumidor (CFPB): informes y puntajes de crédito',
  'CFPB: Find a housing counselor':
    'Oficina para la Protección Financiera del Consumidor (CFPB): encontrar un asesor de vivienda',
  'CFPB: Loan Estimate explainer':
    'Oficina para la Protección Financiera del Consumidor (CFPB): la Estimación de Préstamo explicada',
  'CFPB: Owning a Home': 'Oficina para la Protección Financiera del Consumidor (CFPB): ser propietario de vivienda',
  'CFPB: Regulation Z, § 1026.24 Advertising':
    'Oficina para la Protección Financiera del Consumidor (CFPB): Reglamento Z, § 1026.24, publicidad',
  'California Civil Code 1632: translations of certain contracts':
    'Código Civil de California 1632: traducción de ciertos contratos',
  'California State Board of Equalization: Homeowners’ Exemption':
    'California State Board of Equalization: exención para propietarios de vivienda',
  'Consumer Financial Protection Bureau': 'Oficina para la Protección Financiera del Consumidor (CFPB)',
  'Consumer Financial Protection Bureau: translated forms for mortgages':
    'Oficina para la Protección Financiera del Consumidor (CFPB): formularios hipotecarios traducidos',
  'ENERGY STAR: heating and cooling': 'ENERGY STAR: calefacción y aire acondicionado',
  'EPA: Lead': 'Agencia de Protección Ambiental (EPA): plomo',
  'EPA: Radon': 'Agencia de Protección Ambiental (EPA): radón',
  'FBI Internet Crime Complaint Center': 'Centro de Denuncias de Delitos en Internet del FBI (IC3)',
  'FEMA Flood Map Service Center': 'Centro de Servicio de Mapas de Inundación de FEMA',
  'FEMA: flood insurance for condominiums': 'FEMA: seguro de inundación para condominios',
  'FMCSA: Protect Your Move': 'FMCSA: Proteja su mudanza',
  'FTC: consumer advice': 'Comisión Federal de Comercio (FTC): consejos para el consumidor',
  'Fair Housing Act, 42 U.S.C. 3604': 'Ley de Vivienda Justa (Fair Housing Act), 42 U.S.C. 3604',
  'Fannie Mae Selling Guide B3-4.1-02: what a seller may contribute':
    'Fannie Mae, Selling Guide B3-4.1-02: lo que puede aportar quien vende',
  'Fannie Mae Selling Guide B3-4.3-04: personal gifts': 'Fannie Mae, Selling Guide B3-4.3-04: regalos personales',
  'Fannie Mae Selling Guide: condominium projects': 'Fannie Mae, Selling Guide: proyectos de condominios',
  'Fannie Mae Selling Guide: occupancy of a principal residence':
    'Fannie Mae, Selling Guide: ocupación de la residencia principal',
  'Fannie Mae Selling Guide: project standards': 'Fannie Mae, Selling Guide: normas para proyectos',
  'Federal Housing Finance Agency': 'Agencia Federal de Financiamiento de la Vivienda (FHFA)',
  'Federal Trade Commission: endorsements, influencers, and reviews':
    'Comisión Federal de Comercio (FTC): recomendaciones, influencers y reseñas',
  'Florida Department of Revenue: property tax': 'Florida Department of Revenue: impuesto a la propiedad',
  'Free credit reports from the three bureaus': 'Informes de crédito gratis de las tres agencias',
  'HUD Handbook 4000.1: FHA single family housing':
    'Departamento de Vivienda y Desarrollo Urbano (HUD), manual 4000.1: viviendas unifamiliares con FHA',
  'HUD: FHA Single Family Housing Policy Handbook 4000.1':
    'Departamento de Vivienda y Desarrollo Urbano (HUD): manual 4000.1 de la FHA para viviendas unifamiliares',
  'HUD: get a home inspection': 'Departamento de Vivienda y Desarrollo Urbano (HUD): pida una inspección de la casa',
  'HUD: housing counseling': 'Departamento de Vivienda y Desarrollo Urbano (HUD): asesoría de vivienda',
  'HUD: the Fair Housing Act': 'Departamento de Vivienda y Desarrollo Urbano (HUD): la Ley de Vivienda Justa',
  'IRS Publication 523: Selling Your Home': 'IRS, publicación 523: la venta de su vivienda',
  'IRS Publication 527: residential rental property': 'IRS, publicación 527: vivienda para alquilar',
  'IRS Publication 530: Tax Information for Homeowners':
    'IRS, publicación 530: información tributaria para propietarios de vivienda',
  'IRS Publication 936: Home Mortgage Interest Deduction':
    'IRS, publicación 936: deducción de intereses hipotecarios de vivienda',
  'IRS: Individual Taxpayer Identification Number': 'IRS: Número de Identificación Personal del Contribuyente (ITIN)',
  'IRS: frequently asked questions on gift taxes': 'IRS: preguntas frecuentes sobre el impuesto sobre donaciones',
  'Legal Information Institute: joint tenancy': 'Legal Information Institute: tenencia conjunta (joint tenancy)',
  'Legal Information Institute: tenancy in common':
    'Legal Information Institute: tenencia en común (tenancy in common)',
  'National Association of REALTORS: Code of Ethics': 'Asociación Nacional de REALTORS: Código de Ética',
  'National Association of REALTORS: Consumer guides': 'Asociación Nacional de REALTORS: guías para el consumidor',
  'National Association of REALTORS: consumer guides': 'Asociación Nacional de REALTORS: guías para el consumidor',
  'National Flood Insurance Program': 'Programa Nacional de Seguro contra Inundaciones (NFIP)',
  'RESPA section 8, 12 U.S.C. 2607: no fees for referrals':
    'RESPA, sección 8, 12 U.S.C. 2607: sin pagos por recomendaciones',
  'RESPA section 9, 12 U.S.C. 2608: the choice of a title company':
    'RESPA, sección 9, 12 U.S.C. 2608: la elección de la compañía de títulos',
  'RESPA, Regulation X, 12 CFR 1024.14: kickbacks and unearned fees':
    'RESPA, Reglamento X, 12 CFR 1024.14: comisiones ocultas y cargos no ganados',
  'RESPA, Regulation X, 12 CFR 1024.15: affiliated business arrangements':
    'RESPA, Reglamento X, 12 CFR 1024.15: acuerdos entre empresas afiliadas',
  'Ready.gov: prepare for severe weather': 'Ready.gov (Listo): prepárese para el mal tiempo',
  'Ready.gov: winter weather': 'Ready.gov (Listo): clima invernal',
  'Regulation B, 12 CFR 1002.14: copies of appraisals': 'Reglamento B, 12 CFR 1002.14: copias de avalúos',
  'Regulation B, 12 CFR 1002.6: what a lender may consider':
    'Reglamento B, 12 CFR 1002.6: lo que un prestamista puede tomar en cuenta',
  'Regulation X, 12 CFR 1024.17: escrow accounts': 'Reglamento X, 12 CFR 1024.17: cuentas de depósito en garantía',
  'Regulation X, 12 CFR 1024.33: when a loan moves to another company':
    'Reglamento X, 12 CFR 1024.33: cuando un préstamo pasa a otra compañía',
  'Regulation X, 12 CFR 1024.34: escrow accounts after payoff':
    'Reglamento X, 12 CFR 1024.34: la cuenta de depósito después de pagar el préstamo',
  'Regulation X, 12 CFR 1024.35: how to report an error': 'Reglamento X, 12 CFR 1024.35: cómo avisar de un error',
  'Regulation Z, 12 CFR 1026.19: timing, and which charges may rise':
    'Reglamento Z, 12 CFR 1026.19: plazos y cargos que pueden subir',
  'Regulation Z, 12 CFR 1026.19: when the Loan Estimate is due, and which charges may rise':
    'Reglamento Z, 12 CFR 1026.19: cuándo se entrega la Estimación de Préstamo y qué cargos pueden subir',
  'Regulation Z, 12 CFR 1026.19: when the Loan Estimate is sent':
    'Reglamento Z, 12 CFR 1026.19: cuándo se envía la Estimación de Préstamo',
  'Regulation Z, 12 CFR 1026.24: advertising of closed-end credit':
    'Reglamento Z, 12 CFR 1026.24: publicidad de créditos a plazo fijo',
  'Regulation Z, 12 CFR 1026.24: advertising of loans': 'Reglamento Z, 12 CFR 1026.24: publicidad de préstamos',
  'Regulation Z, 12 CFR 1026.36: payoff statements': 'Reglamento Z, 12 CFR 1026.36: estados de liquidación',
  'Regulation Z, 12 CFR 1026.37: content of the Loan Estimate':
    'Reglamento Z, 12 CFR 1026.37: contenido de la Estimación de Préstamo',
  'Regulation Z, 12 CFR 1026.38: content of the Closing Disclosure':
    'Reglamento Z, 12 CFR 1026.38: contenido de la Declaración de Cierre',
  'Texas Comptroller: property tax': 'Texas Comptroller: impuesto a la propiedad',
  'Texas Real Estate Commission': 'Comisión de Bienes Raíces de Texas (TREC)',
  'U.S. Department of Energy: Energy Saver': 'Departamento de Energía de EE. UU.: ahorro de energía',
  'U.S. Department of Housing and Urban Development': 'Departamento de Vivienda y Desarrollo Urbano de EE. UU. (HUD)',
  'U.S. Fire Administration': 'Administración de Incendios de EE. UU. (USFA)',
  'U.S. Fire Administration: alarms': 'Administración de Incendios de EE. UU. (USFA): alarmas',
  'USA.gov: change your address': 'USAGov en Español: cambio de dirección',
  'USCIS: Avoid Scams': 'USCIS: evite estafas',
  'USFA: smoke alarms': 'Administración de Incendios de EE. UU. (USFA): alarmas de humo',
  'USPS: change of address': 'Servicio Postal de EE. UU. (USPS): cambio de dirección',
  'USPS: official change of address': 'Servicio Postal de EE. UU. (USPS): cambio de dirección oficial',
};
