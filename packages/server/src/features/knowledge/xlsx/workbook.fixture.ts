/** Small real workbooks for tests. */
import { zipOf } from '../../../platform/zip/zip.fixture.ts';

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;

/** Rows of cells in SpreadsheetML. */
export const sheetOf = (rows: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** A sheet with these texts as inline strings. */
export const textSheet = (...rows: string[][]): string =>
  sheetOf(
    rows
      .map(
        (cells) =>
          `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
      )
      .join(''),
  );

type Parts = { sheets: Record<string, string>; texts?: string; styles?: string; settings?: string };

export function xlsxOf({ sheets, texts, styles, settings = '' }: Parts): Buffer {
  const names = Object.keys(sheets);
  const relations = names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`);
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`);
  const files = Object.values(sheets).map((xml, at) => [`xl/worksheets/sheet${at}.xml`, xml] as const);
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="r">${settings}<sheets>${listed.join('')}</sheets></workbook>`,
    ...(texts !== undefined && { 'xl/sharedStrings.xml': `<sst>${texts}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
    ...Object.fromEntries(files),
  });
}
