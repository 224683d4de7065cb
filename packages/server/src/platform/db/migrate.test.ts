/** A store of an earlier release opens in this one with all its data. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { appSettings, defaultSettings } from '@parrot/contract/apps';
import { openEmptyStore } from '@parrot/testkit/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Driver } from './database.ts';
import { migrate } from './migrate.ts';

const BEFORE = ['0001_foundation.sql', '0002_team.sql'];

/** The appearance of a bot before there were settings. */
const APPEARANCE = {
  botName: 'Polly',
  welcomeMsg: 'Hello, O’Neill <b>!',
  NavigationTitle: 'Ask Polly',
  SupportingText: 'At once',
  botEscalationCount: 5,
  agentTitle: 'Colleague',
  brandColor: '#FFD233',
};
/** What the release that added this text wrote into it. */
const TIMEOUT_TEXT =
  'It has been quiet for a while, so I am closing our chat. Write again whenever you like.';
const FAQS = [{ faqId: 'faq_1', languageCode: 'en', questions: ['Why?'], answer: 'Because.', link: '' }];
const { brandColor, ...texts } = APPEARANCE;
const { appearance, palette, behaviour, gptData } = defaultSettings('Polly');
const SETTINGS = {
  // The supporting text was always shown, and stays.
  appearance: { ...appearance, ...texts, timeoutMsg: TIMEOUT_TEXT, navbarSupportingTxt: true },
  palette: { ...palette, brandColor },
  behaviour,
  gptData,
  translations: {},
};

describe('a database of an earlier release', () => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await openEmptyStore();
    await driver.script('create table schema_migrations (name text primary key, applied_at timestamptz)');
    for (const file of BEFORE) {
      const path = fileURLToPath(new URL(`../../../migrations/${file}`, import.meta.url));
      await driver.script(await readFile(path, 'utf8'));
      await driver.query('insert into schema_migrations (name) values ($1)', [file]);
    }
    await fill(driver);
    expect(await migrate(driver)).toEqual(expect.arrayContaining(['0003_studio.sql', '0004_flows.sql']));
  });
  afterAll(() => driver.close());

  test('its apps keep their appearance, and get every new setting', async () => {
    const { rows } = await driver.query('select * from apps');
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toMatchObject({ description: '', archived_at: null, settings_revision: 1, revision: 7 });
      expect(appSettings.strict().parse(row.settings)).toEqual(SETTINGS);
    }
  });

  test('so do its versions, with the rest of their content', async () => {
    const { rows } = await driver.query('select snapshot from app_versions');
    expect(rows).toEqual([
      // The flow follows from the settings, as nothing was drawn.
      { snapshot: { settings: SETTINGS, language: 'en', flow: null, faqs: FAQS, sources: [] } },
    ]);
  });

  test('versions are still immutable, and tables are still guarded', async () => {
    const { rows } = await driver.query(`select
        has_table_privilege('parrot_tenant', 'app_versions', 'update') as tenant,
        has_table_privilege('parrot_system', 'app_versions', 'update') as system,
        has_column_privilege('parrot_tenant', 'users', 'onboarding_state', 'select') as onboarding`);
    expect(rows).toEqual([{ tenant: false, system: false, onboarding: false }]);
  });

  test('the next start changes nothing', async () => {
    expect(await migrate(driver)).toEqual([]);
  });
});

async function fill(driver: Driver): Promise<void> {
  await driver.query(`insert into tenants (id, name, created_at) values ('ten_1', 'One', now())`);
  await driver.query(
    `insert into users (id, email, name, created_at) values ('usr_1', 'a@example.com', 'Ada', now())`,
  );
  for (const id of ['app_1', 'app_2'])
    await driver.query(
      `insert into apps (id, tenant_id, parrot_id, name, type, status, language, appearance, revision,
        created_by, created_at, updated_by, updated_at)
      values ($1, 'ten_1', $1, $1, 'Q&A', 'draft', 'en', $2, 7, 'usr_1', now(), 'usr_1', now())`,
      [id, JSON.stringify(APPEARANCE)],
    );
  const snapshot = { appearance: APPEARANCE, language: 'en', flow: { blocks: {} }, faqs: FAQS };
  await driver.query(
    `insert into app_versions (id, tenant_id, app_id, number, note, snapshot, published_by, created_at)
    values ('ver_1', 'ten_1', 'app_1', 1, '', $1, 'usr_1', now())`,
    [JSON.stringify(snapshot)],
  );
}
