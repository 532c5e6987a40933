import { stepsPoster } from '../../kit/steps-poster.ts';

export const sixWeeksToListing = stepsPoster({
  name: 'Six weeks to a listing',
  kicker: { en: 'One weekend at a time', es: 'Un fin de semana a la vez' },
  headline: { en: 'Six weeks *before the sign*', es: 'Seis semanas *antes del letrero*' },
  steps: [
    {
      title: { en: 'Week 6: walk', es: 'Semana 6: recorrer' },
      line: { en: 'See it as a stranger; make a list.', es: 'Véala como un extraño; haga una lista.' },
    },
    {
      title: { en: 'Week 5: papers', es: 'Semana 5: papeles' },
      line: { en: 'Permits, warranties, disclosures.', es: 'Permisos, garantías, declaraciones.' },
    },
    {
      title: { en: 'Week 4: repair', es: 'Semana 4: reparar' },
      line: { en: 'Drips, doors, lights. Lead first.', es: 'Goteras, puertas, luces. Antes, el plomo.' },
    },
    {
      title: { en: 'Week 3: less', es: 'Semana 3: menos' },
      line: { en: 'Half the shelves, clear counters.', es: 'La mitad de los estantes, mesas libres.' },
    },
    {
      title: { en: 'Week 2: outside', es: 'Semana 2: afuera' },
      line: { en: 'Edges, mulch, the front door.', es: 'Bordes, mantillo, la puerta.' },
    },
    {
      title: { en: 'Week 1: light', es: 'Semana 1: luz' },
      line: { en: 'Windows, bulbs, then photographs.', es: 'Ventanas, focos y luego las fotos.' },
    },
  ],
  colours: { paper: '#F1EAF3', card: '#FFFFFF', ink: '#2A2233' },
});
