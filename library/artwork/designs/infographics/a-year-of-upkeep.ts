import { stepsPoster } from '../../kit/steps-poster.ts';

export const aYearOfUpkeep = stepsPoster({
  name: 'A year of upkeep in six parts',
  kicker: { en: 'Two months at a time', es: 'De dos en dos meses' },
  headline: { en: 'A year of *looking after it*', es: 'Un año *cuidándola*' },
  steps: [
    {
      title: { en: 'January, February', es: 'Enero, febrero' },
      line: { en: 'Filters; taxes and exemptions.', es: 'Filtros; impuestos y exenciones.' },
    },
    {
      title: { en: 'March, April', es: 'Marzo, abril' },
      line: { en: 'Gutters, roof by eye, drainage.', es: 'Canaletas, techo a la vista, desagües.' },
    },
    {
      title: { en: 'May, June', es: 'Mayo, junio' },
      line: { en: 'Cooling serviced, screens, decks.', es: 'Aire revisado, mallas, terrazas.' },
    },
    {
      title: { en: 'July, August', es: 'Julio, agosto' },
      line: { en: 'Condensate drain, shade, leaks.', es: 'Desagüe del aire, sombra, fugas.' },
    },
    {
      title: { en: 'September, October', es: 'Septiembre, octubre' },
      line: { en: 'Heating serviced, chimney, caulk.', es: 'Calefacción revisada, chimenea, sellos.' },
    },
    {
      title: { en: 'November, December', es: 'Noviembre, diciembre' },
      line: { en: 'Hoses off, alarm dates, papers.', es: 'Mangueras, fecha de alarmas, papeles.' },
    },
  ],
  colours: { paper: '#F1EAF3', card: '#FFFFFF', ink: '#2A2233' },
});
