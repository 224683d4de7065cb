import type { Sample } from './sample-document.ts';

export const coffeeMachine: Sample = {
  sampleId: 'coffee-machine',
  title: 'Coffee machine manual',
  description: 'How to set up, use, clean, and repair a product.',
  fileName: 'corvo-200-manual.md',
  languageCode: 'en',
  content: `# Corvo 200 – manual

The Corvo 200 is an espresso machine for the home. It has a tank of 1.8 litres, a grinder with eight steps and a steam pipe for milk.

## Before the first use

Rinse the tank and fill it with cold water. Run two cups of water through the machine without coffee. The machine is ready when the light stops blinking, after about 40 seconds.

## How to make an espresso

1. Fill the beans in at the top and close the lid.
2. Put a cup under the spout.
3. Press the button with one cup. Press it again to stop early.

An espresso takes 25 to 30 seconds. If it runs faster, grind finer; if it only drips, grind coarser.

## How to froth milk

1. Fill a jug to a third with cold milk.
2. Hold the steam pipe just under the surface and turn the knob to the left.
3. Lower the pipe when the milk has doubled. Stop at about 65 degrees.

Wipe the pipe at once and let steam through it for a second, or the milk dries in it.

## How to descale the machine

Descale every two months, or when the drop lights up. Use the descaler Corvo D1; vinegar harms the seals.

1. Empty the tank, pour in one bottle of D1 and fill up with water to the mark.
2. Press the drop for five seconds. It takes 20 minutes.
3. Rinse the tank, fill it with fresh water and press the drop once more.

## What the lights mean

| Light | What it means | What to do |
|---|---|---|
| Drop, steady | Limescale | Descale the machine |
| Drop, blinking | The tank is empty | Fill in water |
| Bean | No beans | Fill in beans |
| Red triangle | Too hot | Switch off and wait ten minutes |

## Technical data

The Corvo 200 is 24 cm wide, 38 cm deep and 33 cm high and weighs 7.4 kg. It takes 1,350 watts at 230 volts and switches itself off after 30 minutes.

## Can I use ground coffee?

Yes. Press the button with the scoop, open the small lid and put in one level scoop. Never more than one: it would clog.
`,
};
