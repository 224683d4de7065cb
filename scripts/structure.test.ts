/** The structure check finds what it is meant to find, on planted files. */
import { describe, expect, test } from 'vitest';

const { countStructure } = await import(
  new URL('./checks/structure/check-structure.mjs', import.meta.url).href
);
const { sourceFile } = await import(new URL('./checks/structure/source-files.mjs', import.meta.url).href);

const SLICES = 'packages/server/src/features';

const found = (files: Record<string, string>) =>
  Object.fromEntries(
    countStructure(Object.entries(files).map(([path, text]) => sourceFile(path, text))).map(
      ({ name, all }: { name: string; all: string[] }) => [name, all],
    ),
  );

describe('table ownership', () => {
  const users = { [`${SLICES}/accounts/accounts.tables.ts`]: `export const users = pgTable('users', {});` };

  test('a second declaration of a table is found', () => {
    const team = { [`${SLICES}/team/team.tables.ts`]: `const members = pgTable('users', {});` };
    expect(found({ ...users, ...team })['tables declared twice']).toEqual(['users (2)']);
    expect(found(users)['tables declared twice']).toEqual([]);
  });

  test('raw SQL on another slice’s table is found; on its own table and in tests it is fine', () => {
    const query = (name: string) => `const row = sql\`select \${name} from x join ${name} on true\`;`;
    const own = { [`${SLICES}/accounts/accounts.repository.ts`]: query('users') };
    const ofTest = { [`${SLICES}/team/team.test.ts`]: query('users') };
    const foreign = { [`${SLICES}/team/team.repository.ts`]: query('users') };
    expect(found({ ...users, ...own, ...ofTest })['foreign tables in raw SQL']).toEqual([]);
    expect(found({ ...users, ...foreign })['foreign tables in raw SQL']).toEqual([
      `users in ${SLICES}/team/team.repository.ts`,
    ]);
  });
});

test('retired words are found in identifiers and file names, not in texts and comments', () => {
  const all = found({
    'packages/web/src/shared/kept-query.ts': `/** Nobody told. */ export const label = 'told';`,
    'packages/web/src/shared/query.ts': `export const toldOf = (whatIsSaid: string) => whatIsSaid;`,
  })['retired words in names'];
  expect(all).toEqual([
    'kept-query.ts in packages/web/src/shared/kept-query.ts',
    'toldOf in packages/web/src/shared/query.ts',
    'whatIsSaid in packages/web/src/shared/query.ts',
  ]);
});

test('a retired word is fine as the name of a stored field, in the code that handles it', () => {
  const readsField = `export const textOf = (block: Block) => block.words;`;
  const all = found({
    'packages/web/src/features/flows/block.ts': readsField,
    'packages/web/src/features/flows/text.ts': `export const join = ({ words }: Block) => words;`,
    'packages/web/src/features/desk/desk.test.ts': readsField,
    'packages/web/src/features/desk/desk.ts': readsField,
  })['retired words in names'];
  expect(all).toEqual([
    'words in packages/web/src/features/flows/text.ts',
    'words in packages/web/src/features/desk/desk.ts',
  ]);
});

test('an import cycle is found', () => {
  const cycle = { 'bench/src/a.ts': `import { b } from './b.ts';`, 'bench/src/b.ts': `import './a.ts';` };
  expect(found(cycle)['import cycles']).toEqual(['bench/src/a.ts ↔ bench/src/b.ts']);
  expect(found({ 'bench/src/a.ts': `import { b } from './b.ts';` })['import cycles']).toEqual([]);
});

test('an export of the contract that no file imports is found behind `export *`', () => {
  const files = {
    'packages/contract/src/desk/index.ts': `export * from './desk.shapes.ts';`,
    'packages/contract/src/desk/desk.shapes.ts': `export const used = 1; export const unused = 2;
      export const listed = defineCall({});`,
    'packages/web/src/app/main.ts': `import { used } from '@parrot/contract/desk';`,
  };
  expect(found(files)['unused exports of packages']).toEqual([
    'unused in packages/contract/src/desk/desk.shapes.ts',
  ]);
});

test('folders are listed by the number of their source files', () => {
  const files = Object.fromEntries([1, 2, 3].map((n) => [`bench/src/figure-${n}.ts`, '']));
  expect(
    found({ ...files, 'e2e/one.ts': '', 'bench/src/figure.test.ts': '' })['files in the largest folder'],
  ).toEqual(['bench/src (3)']);
});
