import { defaultSettings, type Palette } from '@parrot/contract/apps';
import { expect, test } from 'vitest';
import { type Draft, publishChecks } from './publish-checks.policy.ts';

const settings = defaultSettings('Polly');
const draft = (change: Partial<Draft> = {}): Draft => ({ settings, faqCount: 2, deskPeople: 1, ...change });
const states = (given: Draft) =>
  Object.fromEntries(publishChecks(given).map(({ check, state }) => [check, state]));
const check = (name: string, given: Draft) => publishChecks(given).find((entry) => entry.check === name);
const withPalette = (palette: Partial<Palette>) =>
  draft({ settings: { ...settings, palette: { ...settings.palette, ...palette } } });
const behaving = (behaviour: Partial<typeof settings.behaviour>, deskPeople = 1) =>
  draft({ settings: { ...settings, behaviour: { ...settings.behaviour, ...behaviour } }, deskPeople });

test('a draft that knows something, with people to take over, is only told about its sites', () => {
  const fine = { knowledge: 'fine', contrast: 'fine', handOver: 'fine' };
  expect(states(draft())).toEqual({ ...fine, domains: 'advice' });
  expect(states(behaving({ allowedDomains: ['example.com'] }))).toEqual({ ...fine, domains: 'fine' });
});

test('without a question it stays in', () => {
  expect(check('knowledge', draft({ faqCount: 0 }))).toEqual({
    check: 'knowledge',
    state: 'stop',
    values: { count: '0' },
  });
});

test('colours that cannot be read are told, the worst of them by name and ratio [DSG-04]', () => {
  expect(check('contrast', withPalette({ brandColor: '#FFD233' }))?.state).toBe('fine');
  const weak = withPalette({ navbarTextcolor: '#5F8F77', userChatBubbleTextColor: '#11794A' });
  expect(check('contrast', weak)).toEqual({
    check: 'contrast',
    state: 'advice',
    values: {
      pair: 'userChatBubbleTextColor',
      textColor: '#11794A',
      ground: '#11794A',
      ratio: '1.0',
      count: '2',
    },
  });
});

test('a ratio that just misses is not told as the one it misses', () => {
  const almost = withPalette({ navbarColor: '#777777', navbarTextcolor: '#ffffff' });
  expect(check('contrast', almost)?.values.ratio).toBe('4.4');
});

test('nobody at the desk matters only where people can be asked for', () => {
  expect(check('handOver', behaving({}, 0))?.state).toBe('advice');
  expect(check('handOver', behaving({ agentEscalation: false }, 0))?.state).toBe('fine');
});
