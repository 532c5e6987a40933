import type { Language } from '../../languages.ts';
import type { AdRuleId } from './packs.ts';

/** What a rule asks, and what to do about it. */
export const AD_REASONS: Readonly<Record<Language, Readonly<Record<AdRuleId, string>>>> = {
  en: {
    'firm-missing': 'An advertisement names the firm that you work under. Your profile names none.',
    'firm-hidden': 'An advertisement names the firm that you work under. Neither the picture nor the words do.',
    'licence-missing': 'Your profile has no license line, so pictures show none.',
    'licence-number':
      'An advertisement carries your license number of eight digits. Neither the picture nor the words do.',
    'lender-number': 'A loan originator’s advertisement carries the NMLS number. Neither the picture nor the words do.',
    'place-missing': 'An advertisement says in which city and state the firm is. Your profile says only a part of it.',
    'team-word': 'A team’s name says “team”; “group”, “realty” and “associate” are not for teams.',
    'broker-approves': 'Your principal broker has to approve advertisements before they are used, and keep a record.',
    'equal-housing': 'The Equal Housing logo is not on your pictures. It is not required; many brokers want it.',
  },
  es: {
    'firm-missing': 'Un anuncio nombra la empresa con la que trabajas. Tu perfil no nombra ninguna.',
    'firm-hidden': 'Un anuncio nombra la empresa con la que trabajas. Ni la imagen ni el texto la nombran.',
    'licence-missing': 'Tu perfil no tiene línea de licencia, así que las imágenes no muestran ninguna.',
    'licence-number': 'Un anuncio lleva tu número de licencia de ocho cifras. Ni la imagen ni el texto lo llevan.',
    'lender-number':
      'El anuncio de un originador de préstamos lleva el número NMLS. Ni la imagen ni el texto lo llevan.',
    'place-missing': 'Un anuncio dice en qué ciudad y estado está la empresa. Tu perfil dice solo una parte.',
    'team-word': 'El nombre de un equipo dice «team»; «group», «realty» y «associate» no son para equipos.',
    'broker-approves': 'Tu bróker principal debe aprobar los anuncios antes de usarlos y guardar un registro.',
    'equal-housing':
      'El logo de igualdad de vivienda no está en tus imágenes. No es obligatorio; muchos brókeres lo piden.',
  },
};
