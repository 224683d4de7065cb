import type { Sample } from './sample-document.ts';

export const priceList: Sample = {
  sampleId: 'price-list',
  title: 'Repair shop price list',
  description: 'A table: the bot can answer from each row.',
  fileName: 'repair-prices.csv',
  languageCode: 'en',
  content: `Service,Price,Time,Note
Bicycle check,39 €,1 day,Brakes and gears set and all screws tightened
New chain,29 €,1 hour,Chain not included
Flat tyre,15 €,30 minutes,New tube included
Brake pads,19 € a wheel,1 hour,Pads included
Wheel truing,25 € a wheel,1 day,
E-bike battery test,20 €,2 hours,You get a printed report
Full service,119 €,3 days,Everything taken apart and cleaned and greased
`,
};
