/** What the rows of a workbook need: its sheets, shared texts, and number formats. */
import { builtInFormat, type CellFormat, formatOfCode } from './cell-format.policy.ts';
import { readPart } from './read-part.ts';
import { attributeOf, XmlError } from './xml-reader.ts';

export type Workbook = {
  /** In their order; hidden ones are last. */
  sheets: { name: string; path: string }[];
  epoch: 1900 | 1904;
  texts: string[];
  /** By the style of a cell. */
  formats: CellFormat[];
};

const MAX_SHEETS = 200;
const MAX_TEXTS = 1_000_000;
const MAX_STYLES = 70_000;
/** Characters of a cell; spreadsheets allow 32,767. */
export const MAX_CELL = 100_000;
const IGNORED = { onText: () => {}, onClose: () => {} };

export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const { sheets, epoch } = await readSheets(bytes);
  if (sheets.length === 0) throw new XmlError('there is no sheet');
  return { sheets, epoch, texts: await readTexts(bytes), formats: await readFormats(bytes) };
}

async function readSheets(bytes: Uint8Array): Promise<Pick<Workbook, 'sheets' | 'epoch'>> {
  const paths = new Map<string, string>();
  await readPart(bytes, 'xl/_rels/workbook.xml.rels', {
    ...IGNORED,
    onOpen(name, attributes) {
      const id = attributeOf(attributes, 'Id');
      const target = attributeOf(attributes, 'Target');
      if (name !== 'Relationship' || !id || !target || paths.size > MAX_SHEETS * 10) return;
      paths.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const found: { name: string; path: string; isHidden: boolean }[] = [];
  let epoch: Workbook['epoch'] = 1900;
  await readPart(bytes, 'xl/workbook.xml', {
    ...IGNORED,
    onOpen(element, attributes) {
      if (element === 'workbookPr' && /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? ''))
        epoch = 1904;
      const path = paths.get(attributeOf(attributes, 'id') ?? '');
      const name = attributeOf(attributes, 'name');
      if (element !== 'sheet' || !path || !name || found.length >= MAX_SHEETS) return;
      found.push({
        name,
        path,
        isHidden: (attributeOf(attributes, 'state') ?? 'visible') !== 'visible',
      });
    },
  });
  found.sort((one, other) => Number(one.isHidden) - Number(other.isHidden));
  return { sheets: found.map(({ name, path }) => ({ name, path })), epoch };
}

async function readTexts(bytes: Uint8Array): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPronunciation = false;
  await readPart(bytes, 'xl/sharedStrings.xml', {
    onOpen(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPronunciation = true;
      isText = name === 't' && !isPronunciation;
    },
    onText(part) {
      if (isText && text.length < MAX_CELL) text += part;
    },
    onClose(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPronunciation = false;
      if (name === 'si' && texts.push(unescapeCell(text)) > MAX_TEXTS)
        throw new XmlError('there are too many texts');
    },
  });
  return texts;
}

async function readFormats(bytes: Uint8Array): Promise<CellFormat[]> {
  const own = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let isCells = false;
  await readPart(bytes, 'xl/styles.xml', {
    ...IGNORED,
    onOpen(name, attributes) {
      if (name === 'cellXfs') isCells = true;
      const id = Number(attributeOf(attributes, 'numFmtId') ?? Number.NaN);
      if (name === 'numFmt' && own.size < MAX_STYLES)
        own.set(id, formatOfCode(attributeOf(attributes, 'formatCode') ?? ''));
      if (name === 'xf' && isCells && formats.length < MAX_STYLES)
        formats.push(own.get(id) ?? builtInFormat(id));
    },
    onClose(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

/** Workbooks write signs that XML cannot contain as _x000D_. */
export const unescapeCell = (text: string): string =>
  text
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
