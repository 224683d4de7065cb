/** Small real documents for tests. */
import { deflateSync } from 'node:zlib';
import { zipOf } from '../../../platform/zip/zip.fixture.ts';

/** A Word document; a line that starts with # is a heading. */
export function docxOf(...lines: string[]): Buffer {
  const body = lines.map((line) => {
    const style = line.startsWith('#') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
    return `<w:p>${style}<w:r><w:t>${line.replace(/^# */, '')}</w:t></w:r></w:p>`;
  });
  const office = 'http://schemas.openxmlformats.org';
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="a" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="${office}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
  });
}

/** A PDF with these pages, each a list of lines. */
export const pdfOf = (...pages: string[][]): Buffer =>
  drawnPdf(...pages.map((lines) => lines.map((line) => `(${line}) Tj T*`).join(' ')));

/** A PDF with these pages in PDF drawing operators. */
export const drawnPdf = (...pages: string[]): Buffer =>
  pdfFrom(pages.map((drawn) => Buffer.from(`BT /F1 12 Tf 14 TL 50 700 Td ${drawn} ET`)));

/** A PDF with a password. */
export const lockedPdf = (): Buffer => {
  const odd = 'ab'.repeat(32);
  return pdfFrom(
    [Buffer.from('')],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${odd}> /U <${odd}> /P -4 >> /ID [<01> <01>]`,
  );
};

/** A PDF whose only page unpacks to this many megabytes. */
export const explodingPdf = (megabytes: number): Buffer =>
  pdfFrom([deflateSync(Buffer.alloc(megabytes * 1_048_576, '1 '), { level: 1 })], '', '/Filter /FlateDecode');

function pdfFrom(contents: Buffer[], trailer = '', stream = ''): Buffer {
  const kids = contents.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...contents.flatMap((content, at) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} ${stream} >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let at = 9;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
