/**
 * Adds a website or file to an app. It is checked first, so that an unreadable one is reported before anything
 * is created.
 */
import type { AppId } from '@parrot/contract/core';
import {
  addSite,
  type Source,
  type SourceProblem,
  siteSettings,
  uploadFile,
  validateFile,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { call } from '../../../shared/http/call.ts';
import { texts } from '../../../shared/i18n/i18n.ts';
import { translated } from '../../../shared/i18n/translated.ts';

/** A file takes precedence over the URL. */
export type ChosenSource = { url: string; file: File | null };

/** Shown at the field. */
export class SourceRefused extends Error {}

export const isNothing = ({ url, file }: ChosenSource): boolean => !file && url.trim() === '';

/** Completes a URL without a scheme. */
const wholeAddress = (typed: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;

export const sourceProblemText = (problem: SourceProblem): string =>
  texts.t(`apps:sourceProblems.${problem}`);

export async function checkSource({ url, file }: ChosenSource): Promise<void> {
  if (file) {
    const { valid, message } = await call(validateFile, { body: { name: file.name, bytes: file.size } });
    if (!valid) throw new SourceRefused(translated(message));
    return;
  }
  const { problem } = await call(validateWebUrl, { body: { url: wholeAddress(url) } });
  if (problem) throw new SourceRefused(sourceProblemText(problem));
}

export async function addSource(appId: AppId, { url, file }: ChosenSource): Promise<Source> {
  const { source } = file
    ? await call(uploadFile, { body: { appId }, file })
    : await call(addSite, { body: { appId, url: wholeAddress(url), ...siteSettings.parse({}) } });
  return source;
}
