import { createApp } from '@parrot/contract/apps';
import { type AppId, type BodyOf, LIMITS } from '@parrot/contract/core';
import { importFaqs, listFaqs, previewImport, WORKBOOK_FAULTS } from '@parrot/contract/knowledge';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { zipOf } from '../../../../platform/zip/zip.fixture.ts';
import { sheetOf, textSheet, xlsxOf } from '../../xlsx/workbook.fixture.ts';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let count = 0;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  const body = { appName: `Workbook${++count}`, appType: 'Q&A' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(() => server.stop());

const request = (content: Uint8Array, more: Partial<BodyOf<typeof importFaqs>> = {}) => {
  const form = new FormData();
  form.append('file', new File([content as BlobPart], 'faqs.xlsx'));
  return {
    session: owner,
    body: { appId, datasetName: `Set ${++count}`, languageCode: 'en' as const, ...more },
    form,
  };
};
const preview = (content: Uint8Array, more?: Partial<BodyOf<typeof importFaqs>>) =>
  server.api.call(previewImport, request(content, more));
const refusal = async (content: Uint8Array, more?: Partial<BodyOf<typeof importFaqs>>) => {
  const { status, body } = await server.api.answer(importFaqs, request(content, more));
  return { status, file: body.fields?.file };
};
const faqs = async () => {
  const body = { appId, sortBy: 'question' as const, descending: false };
  return (await server.api.call(listFaqs, { session: owner, body })).items;
};

describe('an Excel workbook', () => {
  test('is previewed and imported like a CSV file: shared, inline and rich texts, formulas by their value', async () => {
    const workbook = xlsxOf({
      sheets: {
        FAQs: sheetOf(
          `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>
           <row r="4"><c r="A4" t="s"><v>2</v></c><c r="C4" t="str"><f>CONCAT("x",B4)</f><v>At nine &amp; ten.</v></c></row>
           <row r="5"/>
           <row r="6"><c r="A6" t="inlineStr"><is><t>Where?</t></is></c><c r="C6" t="e"><v>#N/A</v></c></row>`,
        ),
      },
      texts:
        '<si><t>Question</t></si><si><t>Answer</t></si><si><r><t xml:space="preserve">When </t></r><r><t>exactly_x000D_?</t></r><rPh><t>no</t></rPh></si>',
    });
    const shown = await preview(workbook);
    expect(shown).toMatchObject({
      sheets: ['FAQs'],
      rows: 2,
      counts: { added: 1, problem: 1 },
      problems: [{ row: 6, field: 'answer', message: 'The answer is missing.' }],
    });
    expect(shown.columns.map(({ name, field }) => [name, field])).toEqual([
      ['Question', 'question'],
      ['', null],
      ['Answer', 'answer'],
    ]);
    expect(await faqs()).toEqual([]);
    expect((await refusal(workbook)).status).toBe(400);
    await server.api.call(importFaqs, request(workbook, { skipBad: 'true' }));
    expect(await faqs()).toMatchObject([{ question: ['When exactly', '?'], answer: 'At nine & ten.' }]);
  });

  test('has dates, times, percentages and numbers as people read them', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="[$-409]d\\-mmm\\-yy&quot; h&quot;"/><numFmt numFmtId="171" formatCode="yyyy-mm-dd hh:mm"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="9"/><xf numFmtId="20"/></cellXfs>';
    const cells = [
      ['0', '19.989999999999998'],
      ['1', '46344'],
      ['2', '46344'],
      ['3', '46344.5'],
      ['4', '0.2'],
      ['5', '0.75'],
    ];
    const row = ([style, value]: string[], at: number) =>
      `<row><c t="inlineStr"><is><t>Q${at}?</t></is></c><c s="${style}"><v>${value}</v></c></row>`;
    const sheet = sheetOf(
      `<row><c t="inlineStr"><is><t>question</t></is></c><c t="inlineStr"><is><t>answer</t></is></c></row>${cells.map(row).join('')}`,
    );
    await server.api.call(importFaqs, request(xlsxOf({ sheets: { A: sheet }, styles })));
    expect((await faqs()).map(({ answer }) => answer)).toEqual([
      '19.99',
      '2026-11-18',
      '2026-11-18',
      '2026-11-18 12:00',
      '20%',
      '18:00',
    ]);
  });

  test('is read from the chosen sheet', async () => {
    const workbook = xlsxOf({
      sheets: {
        Notes: textSheet(['Only notes']),
        'Q &amp; A': textSheet(['question', 'answer'], ['When?', 'At nine.']),
      },
    });
    expect(await refusal(workbook)).toEqual({ status: 400, file: WORKBOOK_FAULTS.oneColumn });
    expect(await preview(workbook, { sheet: 'Q & A' })).toMatchObject({
      sheets: ['Notes', 'Q & A'],
      counts: { added: 1 },
    });
    expect(await refusal(workbook, { sheet: 'Gone' })).toEqual({
      status: 400,
      file: WORKBOOK_FAULTS.noSuchSheet,
    });
  });
});

describe('a workbook that cannot be read', () => {
  const head =
    '<row><c t="inlineStr"><is><t>question</t></is></c><c t="inlineStr"><is><t>answer</t></is></c></row>';
  const withSheet = (xml: string) => xlsxOf({ sheets: { A: xml } });
  test.each<[string, () => Buffer]>([
    ['cut off', () => withSheet(sheetOf(head)).subarray(0, 300)],
    ['with broken XML', () => withSheet('<worksheet><sheetData><row></sheetData></worksheet>')],
    ['with XML that ends early', () => withSheet(`<worksheet><sheetData>${head}`)],
    ['with entities of its own', () => withSheet(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetOf(head)}`)],
    ['with a tag that never ends', () => withSheet(`<worksheet a="${'x'.repeat(200_000)}`)],
    ['with thousands of nested elements', () => withSheet('<a>'.repeat(5_000))],
    ['that is not UTF-8', () => withSheet(Buffer.from('<worksheet>\xff\xfe</worksheet>', 'latin1') as never)],
    ['without sheets', () => xlsxOf({ sheets: {} })],
    ['without a workbook', () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/other.xml': '<a/>' })],
  ])('is refused with a clear sentence: %s', async (_what, workbook) => {
    expect(await refusal(workbook())).toEqual({ status: 400, file: WORKBOOK_FAULTS.broken });
    expect(await faqs()).toEqual([]);
  });

  test('is refused if it unpacks to too much, whatever it states', async () => {
    countAttack('bombs');
    const bomb = zipOf(
      {
        '[Content_Types].xml': '<Types/>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Target="bomb.xml"/></Relationships>',
        'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
        'xl/bomb.xml': Buffer.alloc(80 * 1_048_576, ' '),
      },
      { statedSize: 100 },
    );
    expect(bomb.length).toBeLessThan(LIMITS.importBytes);
    expect(await refusal(bomb)).toEqual({ status: 400, file: WORKBOOK_FAULTS.tooLarge });
  });

  test('is refused if it has a million rows, without holding up others', async () => {
    const row = '<row><c t="inlineStr"><is><t>q</t></is></c><c><v>1</v></c></row>';
    const workbook = withSheet(sheetOf(`${head}${row.repeat(1_000_000)}`));
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    expect((await refusal(workbook)).file).toMatch(/^Please import at most 10,000 rows/);
    clearInterval(timer);
    expect(longest).toBeLessThan(1_000);
  });

  test('is refused if the file itself is too large', async () => {
    const { status } = await refusal(new Uint8Array(50 * 1_048_576));
    expect(status).toBe(413);
  });
});
