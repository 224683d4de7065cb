/** The designer with a large flow: time to open, and the frame rate while a block is dragged. */
import type { Block, Flow } from '@parrot/contract/flows';
import { drawFlow, flowOf, newDraftApp, signInAs, textBlock } from '@parrot/testkit';
import type { Page } from '@playwright/test';
import type { Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import type { Figure } from '../table.ts';
import { type Frames, framesDuring } from './frames-during.ts';
import { leaveConsent, signedInContext } from './signed-in.ts';

const BLOCKS = 500;
const COLUMNS = 20;
const PITCH = { x: 292, y: 150 };
const DRAG_MS = 2_000;
/** A page that is blocked this long, again and again, must not look smooth. */
const HELD_UP_MS = 120;

type Box = { x: number; y: number; width: number; height: number };

export const designerFrames: Part = {
  name: 'designer',
  title: `The designer with ${BLOCKS} blocks, in Chromium without a GPU`,

  async selfCheck(stage) {
    const page = await (await stage.browser()).newPage();
    try {
      await page.goto('about:blank');
      const { worstMs } = await framesDuring(page, async () => {
        await page.evaluate((ms) => {
          const until = performance.now() + ms;
          while (performance.now() < until);
        }, HELD_UP_MS);
      });
      if (worstMs < HELD_UP_MS / 2) throw new Error('Self-check: a blocked page looked smooth.');
      return `a page blocked for ${HELD_UP_MS} ms was detected (${worstMs.toFixed(0)} ms)`;
    } finally {
      await page.close();
    }
  },

  measure: (stage) =>
    stage.withServer(async (server, { owner }) => {
      const session = await signInAs(server, owner.emailId);
      const { appId } = await newDraftApp(server, session);
      await drawFlow(server, session, appId, largeFlow());
      const context = await signedInContext(await stage.browser(), server, owner.emailId);
      try {
        const page = await context.newPage();
        const address = `${server.url}/home/studio/designer?app=${appId}`;
        // The first load fills the cache, as it is for a returning builder.
        await open(page, address);
        const openMs = await open(page, address);
        const near = await drag(page);
        await page.getByRole('button', { name: 'Fit to screen' }).click();
        await page
          .locator('[data-block]')
          .nth(BLOCKS - 1)
          .waitFor({ state: 'attached' });
        const far = await drag(page);
        return {
          figures: [
            { what: 'opens in', value: openMs, unit: 'ms', better: 'lower' },
            ...figuresOf('dragged at working zoom', near),
            ...figuresOf('dragged with every block in view', far),
          ],
        };
      } finally {
        await context.close();
      }
    }),
};

const figuresOf = (what: string, { perSecond, worstMs }: Frames): Figure[] => [
  { what, value: perSecond, unit: 'frames/s', better: 'higher', target: TARGETS.designerFrames },
  { what: `${what}: worst frame`, value: worstMs, unit: 'ms', better: 'lower' },
];

/** From navigation to blocks that can be dragged. */
async function open(page: Page, address: string): Promise<number> {
  const began = performance.now();
  await page.goto(address);
  await page.locator('[data-block="block-1"]').waitFor({ state: 'visible', timeout: 60_000 });
  const openMs = performance.now() - began;
  await leaveConsent(page);
  return openMs;
}

/** Drags the block nearest to the center of the canvas back and forth. */
async function drag(page: Page): Promise<Frames> {
  const canvas = await page.locator('.react-flow').boundingBox();
  if (!canvas) throw new Error('The canvas is not visible.');
  const middle = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 };
  const boxes = await page
    .locator('[data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().toJSON() as Box));
  const away = ({ x, y, width, height }: Box) =>
    Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y);
  const box = boxes.sort((one, other) => away(one) - away(other))[0];
  const at = box && { x: box.x + box.width / 3, y: box.y + box.height / 4 };
  if (!at) throw new Error('No block is in view.');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    const until = performance.now() + DRAG_MS;
    for (let turn = 0; performance.now() < until; turn += 1)
      await page.mouse.move(at.x + 120 * Math.sin(turn / 15), at.y + 60 * Math.cos(turn / 15));
  });
  const moving = await page.locator('.react-flow__node.dragging').count();
  await page.mouse.up();
  if (moving !== 1) throw new Error(`${moving} blocks were dragged instead of one.`);
  return frames;
}

/** Columns of connected blocks: the first row and every fifth block also branch sideways. */
function largeFlow(): Flow {
  const id = (at: number) => `block-${at}`;
  const blocks: Record<string, Block> = {};
  const points: Flow['places'] = { start: { x: 0, y: -PITCH.y } };
  for (let at = 1; at < BLOCKS; at += 1) {
    const below = at + COLUMNS < BLOCKS ? id(at + COLUMNS) : null;
    blocks[id(at)] =
      at < COLUMNS || at % 5 === 0
        ? buttons(below, at + 1 < BLOCKS ? id(at + 1) : null)
        : textBlock(
            `This is what block ${at} says to {{visitorName}}, in a sentence of some length.`,
            below,
            `Block ${at}`,
          );
    points[id(at)] = { x: (at % COLUMNS) * PITCH.x, y: Math.floor(at / COLUMNS) * PITCH.y };
  }
  blocks.start = { type: 'start', title: '', part: null, next: { done: id(1) } };
  return flowOf(blocks, { places: points });
}

const buttons = (yes: string | null, no: string | null): Block => ({
  type: 'buttons',
  title: '',
  part: null,
  prompt: { en: 'Would you like to go on?' },
  buttons: [
    { id: 'yes', label: { en: 'Yes' }, url: '' },
    { id: 'no', label: { en: 'No' }, url: '' },
  ],
  into: null,
  next: { yes, no, other: null },
});
