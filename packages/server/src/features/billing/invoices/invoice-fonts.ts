/**
 * The fonts of an invoice, embedded in the PDF: Latin, Greek, Cyrillic, Vietnamese and Devanagari, with the
 * currency signs.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

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
  const require = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]);
  return { regular, bold };
}
