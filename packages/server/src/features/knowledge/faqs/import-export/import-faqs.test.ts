import { createApp, publishApp } from '@parrot/contract/apps';
import { type AppId, type BodyOf, type FaqId, LIMITS, newId } from '@parrot/contract/core';
import {
  addFaq,
  DATASET_TAKEN,
  deleteFaqs,
  exportFaqs,
  type Faq,
  importFaqs,
  listFaqs,
  NOT_A_CSV,
  openFaq,
  previewImport,
} from '@parrot/contract/knowledge';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let count = 0;

const newApp = async () => {
  const body = { appName: `Import${++count}`, appType: 'Q&A' as const };
  return (await server.api.call(createApp, { session: owner, body })).app.appId;
};
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  appId = await newApp();
});
afterAll(() => server.stop());

type ImportRequest = Partial<BodyOf<typeof importFaqs>>;
const formWith = (content: string | Uint8Array, name = 'faqs.csv') => {
  const form = new FormData();
  form.append('file', new File([content as BlobPart], name));
  return form;
};
const requestBody = (request: ImportRequest) => ({
  appId,
  datasetName: `Set ${++count}`,
  languageCode: 'en' as const,
  ...request,
});
const preview = (content: string | Uint8Array, request: ImportRequest = {}) =>
  server.api.call(previewImport, { session: owner, body: requestBody(request), form: formWith(content) });
const take = async (content: string | Uint8Array, request: ImportRequest = {}) =>
  (await server.api.call(importFaqs, { session: owner, body: requestBody(request), form: formWith(content) }))
    .counts;
const refusal = async (content: string | Uint8Array, request: ImportRequest = {}) => {
  const { status, body } = await server.api.answer(importFaqs, {
    session: owner,
    body: requestBody(request),
    form: formWith(content),
  });
  return { status, fields: body.fields };
};
const list = async (of = appId): Promise<Faq[]> =>
  (
    await server.api.call(listFaqs, {
      session: owner,
      body: { appId: of, sortBy: 'question', descending: false },
    })
  ).items;
const exported = async (of = appId): Promise<string> => {
  const { csv, next } = await server.api.call(exportFaqs, { session: owner, body: { appId: of } });
  expect(next).toBeNull();
  return csv;
};
const NOTHING = { added: 0, updated: 0, same: 0, kept: 0, problem: 0 };

describe('a file', () => {
  test('is previewed: its columns are guessed, and nothing is stored [KNW-07]', async () => {
    const csv = 'Frage;Antwort;Thema;Tag 1\nWann?;"Um neun; sonntags nie";Zeiten;x?\n;Nichts;;\n';
    const looked = await preview(csv, { languageCode: 'de' });
    expect(looked.columns).toEqual([
      { name: 'Frage', sample: 'Wann?', field: 'question' },
      { name: 'Antwort', sample: 'Um neun; sonntags nie', field: 'answer' },
      { name: 'Thema', sample: 'Zeiten', field: 'topic' },
      { name: 'Tag 1', sample: 'x?', field: 'tags' },
    ]);
    expect(looked.problems.map(({ row, field }) => [row, field])).toEqual([
      [2, 'tags'],
      [3, 'question'],
    ]);
    expect(looked.problems[1]?.message).toBe('The question is missing.');
    expect(await list()).toEqual([]);

    const mapping = JSON.stringify(['question', 'answer', 'topic', null]);
    const again = await preview(csv, { mapping, languageCode: 'de' });
    expect(again.counts).toEqual({ ...NOTHING, added: 1, problem: 1 });
    expect(again.first[0]).toMatchObject({
      row: 2,
      outcome: 'added',
      languageCode: 'de',
      questions: ['Wann?'],
    });
  });

  test('may leave out the sign of tags', async () => {
    await take('question,answer,tags\nWhen?,At nine.,"hours, #visit,lost parcel,,hours"\n');
    expect(await list()).toMatchObject([{ tags: '#hours,#visit,#lost-parcel' }]);
  });

  test('with invalid rows is imported only on consent, and then at once without them [KNW-07]', async () => {
    const csv = 'question,answer,link\nWhen?,At nine.,\nWhere?,In Oslo.,javascript:alert(1)\nwhen,Again.,\n';
    expect((await refusal(csv)).status).toBe(400);
    expect(await list()).toEqual([]);
    expect(await take(csv, { skipBad: 'true', datasetName: 'Shop' })).toEqual({
      ...NOTHING,
      added: 1,
      problem: 2,
    });
    expect(await list()).toMatchObject([{ loginQuestion: 'When?', dataset: 'Shop' }]);
    const { problems } = await preview(csv);
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [3, 'Please enter a link that starts with http or https.'],
      [4, 'Row 2 has the same question in the same language.'],
    ]);
  });

  test('has a unique name, which is free again once its FAQs are deleted [KNW-07]', async () => {
    const csv = 'question,answer\nWhen?,At nine.\n';
    await take(csv, { datasetName: 'Shop' });
    expect(await refusal(csv, { datasetName: ' sHOP ' })).toEqual({
      status: 400,
      fields: { datasetName: DATASET_TAKEN },
    });
    const body = { appId, selection: { all: { dataset: 'Shop' } } };
    await server.api.call(deleteFaqs, { session: owner, body });
    expect(await take(csv, { datasetName: 'Shop' })).toEqual({ ...NOTHING, added: 1 });
  });

  const archiveOf = (...parts: string[]) =>
    Buffer.from(`PK\x03\x04\x14\0\0\0\x08\0${parts.join('\0PK\x03\x04')}\0\xff\xfe\x01\x02`, 'latin1');
  const SAVE = 'Save it as CSV (UTF-8) and try again.';
  test.each<[string, string | Uint8Array, string]>([
    [
      'an old Excel workbook',
      Buffer.from('d0cf11e0a1b11ae1000000', 'hex'),
      'This Excel workbook has an old format or a password. Save it as .xlsx without a password and try again.',
    ],
    [
      'a binary Excel workbook',
      archiveOf('[Content_Types].xml', 'xl/workbook.bin'),
      'This is a binary Excel workbook. Save it as .xlsx and try again.',
    ],
    [
      'an OpenDocument spreadsheet',
      archiveOf('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      `This is an OpenDocument spreadsheet. ${SAVE}`,
    ],
    [
      'a Word document',
      archiveOf('[Content_Types].xml', 'word/document.xml'),
      'This is a Word document. Add it under Documents instead.',
    ],
    ['an archive', archiveOf('notes.txt'), 'This is a ZIP archive. Unpack it first.'],
    ['a renamed PDF', '%PDF-1.7\na,b', 'This is a PDF. Add it under Documents instead.'],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a', 'hex'),
      'This is an image. Choose a CSV or Excel file instead.',
    ],
    [
      'a web page',
      '<!doctype html><html><body>a,b</body></html>',
      'This is a web page. Add its address under Documents instead.',
    ],
    [
      'JSON',
      '[{"question": "When?", "answer": "At nine."}]',
      'This is a JSON file. Choose a CSV or Excel file instead.',
    ],
    [
      'zeros',
      new Uint8Array(2_000),
      'This file contains no text. Save your table as CSV (UTF-8) and try again.',
    ],
    [
      'one column',
      'question\nWhen?\n',
      'There’s only one column. Separate questions and answers with a comma, semicolon, or tab.',
    ],
    [
      'an open quote in its head',
      '"question,answer\nWhen?,At nine.\n',
      'A quotation mark is opened but never closed.',
    ],
    ['nothing', '', 'This file is empty.'],
    ['blanks', ' \n', 'This file is empty.'],
  ])('that is no CSV is refused with its kind: %s', async (_what, content, fileReason) => {
    expect(await refusal(content)).toEqual({ status: 400, fields: { file: NOT_A_CSV, fileReason } });
  });

  test('with column names and no rows is refused', async () => {
    const fields = { file: 'This file has column names but no rows.' };
    expect(await refusal('question,answer\n')).toEqual({ status: 400, fields });
  });

  test('in another encoding, with other separators and quotation marks is read', async () => {
    const text = 'question\tanswer\nÖffnungszeiten?\tUm “neun”\n';
    const utf16 = Uint8Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).length;
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(utf16).toBeLessThan(bytes.length);
    await take(bytes);
    await take(Buffer.from('question|answer\nPrüfung?|Große "Straße"\n', 'latin1'));
    await take('sep=;\r\nquestion;answer\r\n"Say ""hi""?";"a\r\nb"\r\n');
    expect((await list()).map((faq) => [faq.loginQuestion, faq.answer])).toEqual(
      [
        ['Öffnungszeiten?', 'Um “neun”'],
        ['Prüfung?', 'Große "Straße"'],
        ['Say "hi"?', 'a\nb'],
      ].sort(),
    );
  });

  test('whose quotation mark never closes is read up to there', async () => {
    const csv = 'question,answer\nWhen?,At nine.\nWhere?,"In Oslo\nWho?,We.\n';
    const { counts, problems } = await preview(csv);
    expect(counts).toEqual({ ...NOTHING, added: 1, problem: 1 });
    expect(problems[0]).toEqual({
      row: 3,
      field: null,
      message: 'A quotation mark is opened but never closed.',
    });
    // A later opening mark does not close it.
    const later = await preview(`${csv}"What, exactly?","This."\n"Why?","Because."\n`);
    expect(later.counts).toEqual({ ...NOTHING, added: 1, problem: 1 });
    expect(later.problems).toEqual(problems);
  });

  test('without column names loses no row', async () => {
    expect(await take('When are you open?,At nine.\nWhere are you?,In Oslo.\n')).toEqual({
      ...NOTHING,
      added: 2,
    });
  });

  test('without an answer column is refused', async () => {
    const mapping = JSON.stringify(['question', null]);
    const { problems, counts } = await preview('question,b\nWhen?,c\n', { mapping });
    expect(problems).toEqual([
      { row: 1, field: 'answer', message: 'Please choose the column with the answers.' },
    ]);
    expect(counts).toEqual({ ...NOTHING, problem: 1 });
    const { status } = await refusal('question,b\nWhen?,c\n', { mapping: '{' });
    expect(status).toBe(400);
  });
});

test('another tenant’s app cannot be imported into, and is like an unknown one [USR-10]', async () => {
  const outsider = await newOwner(server);
  for (const call of [previewImport, importFaqs]) {
    const ask = (id: AppId) =>
      server.api.answer(call, {
        session: outsider,
        body: requestBody({ appId: id }),
        form: formWith('question,answer\nWhen?,At nine.\n'),
      });
    const theirs = await ask(appId);
    expect([theirs.status, theirs.text]).toEqual([404, (await ask(newId('app'))).text]);
  }
  expect(await list()).toEqual([]);
});

describe('existing FAQs', () => {
  const add = async (draft: Partial<Faq> & { translationOf?: FaqId }) =>
    (
      await server.api.call(addFaq, {
        session: owner,
        body: { appId, question: ['When?'], answer: 'At nine.', ...draft },
      })
    ).faq;

  test('are updated or left unchanged, found by unique tag or question; fields without a column stay', async () => {
    const tagged = await add({ question: ['Old words?'], uniqueTag: 'hours', topic: 'Visit' });
    const plain = await add({ question: ['When?', 'What time?'], tags: '#keep' });
    const csv = 'question,answer,id\nNew words?,At ten.,hours\nwhat TIME,At eleven.,\nWhere?,In Oslo.,\n';
    expect(await take(csv, { existing: 'keep' })).toEqual({ ...NOTHING, added: 1, kept: 2 });
    expect(await take(csv, { existing: 'update' })).toEqual({ ...NOTHING, updated: 2, same: 1 });
    const faqs = new Map((await list()).map((faq) => [faq.faqId, faq]));
    expect(faqs.size).toBe(3);
    expect(faqs.get(tagged.faqId)).toMatchObject({
      question: ['New words?'],
      answer: 'At ten.',
      topic: 'Visit',
    });
    expect(faqs.get(plain.faqId)).toMatchObject({
      question: ['what TIME'],
      answer: 'At eleven.',
      tags: '#keep',
    });
  });

  test('an export imported into the same app changes nothing, and into another app creates the same [KNW-07]', async () => {
    countAttack('formulas');
    const rich = await add({
      question: ['=SUM(A1)?', "'=quoted?", 'A, "B"?'],
      answer: '-1 line\nand "another", with; all',
      domain: '+Shop',
      topic: '@Orders',
      subtopicLevel1: "'-Returns",
      subtopicLevel2: 'Europe',
      uniqueTag: 'rich',
      task: 'return',
      tags: '#a,#b',
      link: 'https://example.com/?a=1,2',
      imageLink: 'https://example.com/box.png',
      imageType: 'png',
    });
    await add({ question: ['Wann?'], answer: 'Um neun.', languageCode: 'de', translationOf: rich.faqId });
    await add({ question: ['Plain?'], answer: 'Yes.' });
    const csv = await exported();
    for (const cell of csv.split(/[,\r\n]/)) expect(cell).not.toMatch(/^"?[=+@-]/);
    expect(await take(csv)).toEqual({ ...NOTHING, same: 3 });

    const copy = await newApp();
    expect(await take(csv, { appId: copy, datasetName: 'Copy' })).toEqual({ ...NOTHING, added: 3 });
    const bare = (faqs: Faq[]) =>
      faqs.map(({ faqId: _id, groupId: _group, updatedAt: _at, dataset: _set, ...rest }) => ({
        ...rest,
        languages: 0,
      }));
    expect(bare(await list(copy))).toEqual(bare(await list()));
    const group = async (of: AppId) => {
      const [first] = await list(of);
      if (!first) throw new Error('there is no FAQ');
      return (await server.api.call(openFaq, { session: owner, body: { appId: of, faqId: first.faqId } }))
        .items;
    };
    expect(bare(await group(copy))).toEqual(bare(await group(appId)));
  });
});

test('ten thousand rows are imported within seconds, and no more; the list stays fast', async () => {
  const row = (at: number) =>
    `"How do I do thing number ${at} with my lamp?\nThing ${at}?",Like this: ${at}.,Topic ${at % 40}\n`;
  const rows = Array.from({ length: LIMITS.faqsPerApp }, (_, at) => row(at)).join('');
  // CPU time, as other tests run in parallel.
  const seconds = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
  };
  const importing = await seconds(async () =>
    expect(await take(`question,answer,topic\n${rows}`)).toEqual({ ...NOTHING, added: LIMITS.faqsPerApp }),
  );
  expect(importing).toBeLessThan(15);
  expect(await refusal(`question,answer\nOne more?,No.\n`)).toMatchObject({ status: 400 });
  expect(await refusal(`question,answer,topic\n${rows}${row(10_001)}`)).toMatchObject({ status: 400 });
  await server.api.call(publishApp, { session: owner, body: { appId } });
  const narrow = { search: 'number 77', states: ['live' as const], place: { topic: 'Topic 37' }, limit: 100 };
  const listing = await seconds(async () =>
    expect(
      (await server.api.call(listFaqs, { session: owner, body: { appId, ...narrow } })).total,
    ).toBeGreaterThan(0),
  );
  expect(listing).toBeLessThan(3);
});
