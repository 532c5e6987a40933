import { stepsPoster } from '../../kit/steps-poster.ts';

export const whatAnInspectorLooksAt = stepsPoster({
  name: 'What an inspector looks at',
  kicker: { en: 'A few hours, top to bottom', es: 'Unas horas, de arriba abajo' },
  headline: { en: 'What an inspector *looks at*', es: 'Qué mira *un inspector*' },
  steps: [
    {
      title: { en: 'Roof and gutters', es: 'Techo y canaletas' },
      line: { en: 'Age, gaps, where water goes.', es: 'Edad, huecos, adónde va el agua.' },
    },
    {
      title: { en: 'Attic', es: 'Ático' },
      line: { en: 'Insulation, air, old stains.', es: 'Aislamiento, aire, manchas viejas.' },
    },
    {
      title: { en: 'Electric panel', es: 'Tablero eléctrico' },
      line: { en: 'Room, wiring, what is doubled.', es: 'Espacio, cables, lo duplicado.' },
    },
    {
      title: { en: 'Pipes and heater', es: 'Tubos y calentador' },
      line: { en: 'Pressure, leaks, age.', es: 'Presión, fugas, edad.' },
    },
    {
      title: { en: 'Heating and cooling', es: 'Calefacción y aire' },
      line: { en: 'Do they start, how old are they.', es: '¿Arrancan? ¿Qué edad tienen?' },
    },
    {
      title: { en: 'Foundation and soil', es: 'Cimientos y terreno' },
      line: { en: 'Cracks, slope, standing water.', es: 'Grietas, pendiente, agua estancada.' },
    },
  ],
  colours: { paper: '#F6EFE2', card: '#FFFFFF', ink: '#2B2118' },
});
