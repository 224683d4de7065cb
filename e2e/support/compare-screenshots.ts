/** Compares two elements on different pages pixel by pixel. */
import type { Locator, Page } from '@playwright/test';

/** Edges may fall between two pixels. */
const NEAR = 24;

/** The share of different pixels, from 0 to 1; 1 if the sizes differ. */
export async function differenceOf(judge: Page, one: Locator, other: Locator): Promise<number> {
  const pictures = [await one.screenshot(), await other.screenshot()].map((png) => png.toString('base64'));
  return judge.evaluate(
    async ([pngs, near]) => {
      const dots = await Promise.all(
        pngs.map(async (png) => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${png}`;
          await picture.decode();
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const context = canvas.getContext('2d');
          context?.drawImage(picture, 0, 0);
          return context?.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      const [first, second] = dots;
      if (!first || !second) return 1;
      if (first.width !== second.width || first.height !== second.height) return 1;
      const differ = first.data.filter((part, at) => Math.abs(part - (second.data[at] ?? 0)) > near);
      return differ.length / first.data.length;
    },
    [pictures, NEAR] as const,
  );
}
