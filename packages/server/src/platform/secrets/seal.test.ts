import { countAttack } from '@parrot/testkit/attack-tests';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const key = new TextEncoder().encode('the key of this installation');
const seal = createSeal(key, 'app secrets');
const ABOUT = ['ten_1', 'app_1', 'api', 'shopKey'];
const SECRET = 'hunter2 – ünïcode 🦜';

test('a sealed value can be read again, reveals nothing, and never looks the same twice', () => {
  countAttack('secrets');
  const sealed = seal.close(SECRET, ABOUT);
  expect(seal.open(sealed, ABOUT)).toBe(SECRET);
  expect(Buffer.from(sealed.slice(3), 'base64').toString('latin1')).not.toContain('hunter2');
  expect(seal.close(SECRET, ABOUT)).not.toBe(sealed);
});

test('it opens only for the same key, purpose, tenant, app and name', () => {
  countAttack('secrets');
  const sealed = seal.close(SECRET, ABOUT);
  expect(() => createSeal(new TextEncoder().encode('another'), 'app secrets').open(sealed, ABOUT)).toThrow();
  expect(() => createSeal(key, 'something else').open(sealed, ABOUT)).toThrow();
  for (const [at] of ABOUT.entries()) {
    const elsewhere = ABOUT.map((part, index) => (index === at ? `${part}x` : part));
    expect(() => seal.open(sealed, elsewhere), elsewhere.join()).toThrow();
  }
  expect(() => seal.open(sealed, ['ten_1app_1', '', 'api', 'shopKey'])).toThrow();
});

test('a changed, truncated or unknown seal does not open', () => {
  countAttack('secrets');
  const sealed = seal.close(SECRET, ABOUT);
  const bytes = Buffer.from(sealed.slice(3), 'base64');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => seal.open(`v1.${changed.toString('base64')}`, ABOUT), `byte ${at}`).toThrow();
  }
  for (const broken of ['', 'v1.', 'v0.AAAA', sealed.slice(0, 20), sealed.slice(0, -6)])
    expect(() => seal.open(broken, ABOUT), broken).toThrow();
});
