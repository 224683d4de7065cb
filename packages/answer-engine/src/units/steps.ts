/** The numbered steps of the procedures in a text. */
import { unitsOf } from './text-units.ts';

const STEP = /^ {0,3}(?:\(?\d{1,3}[.)]|(?:step|schritt|paso|étape|etape|steg) \d{1,2}\b[.:)–-]?)\s+(?=\S)/iu;

/** One list of steps for each procedure; bullets are no steps. */
export const stepsIn = (text: string): string[][] =>
  unitsOf(text)
    .filter(({ kind }) => kind === 'list')
    .map(({ bodyStart, end }) =>
      text
        .slice(bodyStart, end)
        .split('\n')
        .flatMap((line) => (STEP.test(line) ? [line.replace(STEP, '')] : [])),
    )
    .filter((steps) => steps.length > 1);
