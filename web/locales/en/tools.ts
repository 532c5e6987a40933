/** Tools that work figures out. */
export const messages = {
  payments: 'Payments a month',
  rate: 'Rate',
  within: 'within the budget',
  paymentsNote:
    'Principal and interest on a 30-year loan at a fixed rate, in whole dollars. Taxes, insurance and dues come on top.',
  forecasts: 'Forecasts by year',
  year: 'Year',
  low: 'Lowest',
  average: 'Average',
  high: 'Highest',
  value: 'Value with the average',
  gained: 'Since today',
  forecastsNote: 'A forecast is an opinion and no promise.',
};
