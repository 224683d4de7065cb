/** The shop's help site, as it was read for LampGuide. */
const page = (path: string, title: string, sections: Record<string, string>) => ({
  address: `https://halden.example/help${path}`,
  title,
  passages: Object.entries(sections).map(([heading, text]) => ({ heading, text })),
});

export const DEMO_HELP_SITE = {
  address: 'https://halden.example/help',
  title: 'Halden Home help',
  pages: [
    page('', 'Halden Home help', {
      'How do I reach you?':
        'Write to us in the chat, Monday to Saturday from 8 to 20. Outside these hours, leave your email address and we reply the next morning.',
    }),
    page('/mounting', 'Mounting a ceiling lamp', {
      'What do I need for mounting?':
        'A voltage tester, a Phillips screwdriver and a ladder. Screws and a ceiling bracket come with every lamp; wall plugs do not, as they depend on your ceiling.',
      'Who may connect the lamp?':
        'In Norway and Germany, only a qualified electrician may connect a lamp to the mains. A lamp with a plug you can hang yourself.',
      'How high should the lamp hang?':
        'Above a dining table, leave 60 to 70 centimeters between the table and the shade. In a hallway, the lamp hangs at least 2.1 meters above the floor.',
    }),
    page('/dimming', 'Dimming', {
      'Which dimmer fits?':
        'All our lamps work with trailing-edge dimmers. A leading-edge dimmer makes LED bulbs hum or flicker.',
      'Can I use smart bulbs?':
        'Yes, but do not combine a smart bulb with a dimmer on the wall: dim it in its app instead.',
    }),
    page('/spare-parts', 'Spare parts', {
      'What does a new shade cost?':
        'A shade for the Lysa costs 39 euros in 28 centimeters and 54 euros in 40 centimeters. Delivery of spare parts is free.',
      'Where is the part number?':
        'It is printed inside the canopy, on the sticker with the year of manufacture.',
    }),
  ],
};

/** A second document of LampGuide. */
export const DEMO_WARRANTY_DOCUMENT = {
  fileName: 'warranty-terms.md',
  text: `# Warranty terms

## How long does the warranty last?

Five years from delivery for all lamps, two years for rugs and mirrors.

## What does the warranty cover?

Faults in materials and workmanship, including drivers, switches and cables. Bulbs and wear are not covered.

## How do I make a claim?

Send a photo of the fault and your order number in the chat. Keep the lamp until we have answered.

## How long does a repair take?

Spare parts leave our warehouse within two working days. A lamp that comes to our workshop is back with you within ten.
`,
};
