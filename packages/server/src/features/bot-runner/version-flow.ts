/** The flow and settings of a version, without its knowledge. */
import type { AppSettings } from '@parrot/contract/apps';
import { type LanguageCode, nearestLanguage } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';
import type { VersionProfile } from '../apps/index.ts';

export type VersionFlow = {
  flow: Flow;
  settings: AppSettings;
  languages: LanguageCode[];
  /** The language of the bot that a browser's tag means, if any. */
  languageOf(tag: string): LanguageCode | undefined;
};

const cache = new WeakMap<VersionProfile, VersionFlow>();

/** Cached for as long as the profile itself is. */
export function versionFlow(profile: VersionProfile): VersionFlow {
  const cached = cache.get(profile);
  if (cached) return cached;
  const { settings, language } = profile;
  const languages = [language, ...settings.behaviour.languageList];
  const version = {
    flow: profile.flow ?? questionsAndAnswersFlow({ language, settings }),
    settings,
    languages,
    languageOf: (tag: string) => nearestLanguage(tag, languages),
  };
  cache.set(profile, version);
  return version;
}
