/**
 * The fonts of an invoice, embedded in the PDF: Latin, Greek, Cyrillic, Vietnamese and Devanagari, with the
 * currency signs.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type InvoiceFonts = { regular: Buffer; bold: Buffer };

let loading: Promise<InvoiceFonts> | undefined;

/** Read at the first invoice and cached. */
export function invoiceFonts(): Promise<InvoiceFonts> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readFonts(): Promise<InvoiceFonts> {
  const [regular, bold] = await Promise.all([
    readFont(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFont(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]);
  return { regular, bold };
}

const readFont = (url: string): Promise<Buffer> => readFile(fileURLToPath(url));
