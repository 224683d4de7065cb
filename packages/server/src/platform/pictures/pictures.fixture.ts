/** Test pictures, and files that only look like pictures. */
import { Transformer } from '@napi-rs/image';

/** Left half red, right half blue. */
const halves = (width: number, height: number): Transformer => {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    pixels.set(at % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4);
  }
  return Transformer.fromRgbaPixels(pixels, width, height);
};

export const jpegOf = (width: number, height: number): Promise<Buffer> => halves(width, height).jpeg(95);
export const pngOf = (width: number, height: number): Promise<Buffer> => halves(width, height).png();

/** A JPEG segment, inserted right after the start marker. */
export const withSegment = (jpeg: Buffer, marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
};

/** EXIF data: the orientation and a private note. */
export const withExif = (jpeg: Buffer, orientation: number, secret = ''): Buffer => {
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1'),
    entry,
    Buffer.alloc(4),
    Buffer.from(secret),
  ]);
  return withSegment(jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
};

/** A PNG whose header claims a larger size. */
export const pngSaying = async (width: number, height: number): Promise<Buffer> => {
  const png = Buffer.from(await pngOf(8, 8));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

/** The RGB values of a pixel. */
export async function colorAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { width, height } = await new Transformer(picture).metadata();
  const pixels = await new Transformer(picture).rawPixels();
  const size = pixels.length / (width * height);
  return [...pixels.subarray((y * width + x) * size, (y * width + x) * size + 3)];
}

export const sizeOf = async (picture: Uint8Array): Promise<[number, number, string]> => {
  const { width, height, format } = await new Transformer(picture).metadata();
  return [width, height, format];
};
