/** A plain web page with a bot on it, or with the reason why there is none. */
import { embedSnippet } from '@parrot/contract/conversations';
import type { LanguageCode, ParrotId } from '@parrot/contract/core';
import type { BotState } from '../features/apps/index.ts';
import { BOT_PREVIEW_TEXTS } from './bot-preview-texts.ts';

const LINKS: Record<BotState, string | undefined> = {
  live: undefined,
  unpublished: '/home/studio/apps',
  resting: '/home/profile?tab=subscription',
  unknown: '/',
};

/** `id` is undefined if the URL has none. */
export function botPreviewPage(id: ParrotId | undefined, state: BotState, language: LanguageCode): string {
  const { title, text, link } = BOT_PREVIEW_TEXTS[language][state];
  const to = LINKS[state];
  const wayOut = to && link ? `\n<a href="${to}">${link}</a>` : '';
  return pageOf({
    language,
    title,
    text: `<p>${text}</p>${wayOut}`,
    script: state === 'live' && id ? embedSnippet('', id) : '',
  });
}

type Page = { language: LanguageCode; title: string; text: string; script: string };

const pageOf = ({ language, title, text, script }: Page) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style>
  :root { color-scheme: light dark; --ink: #181a19; --soft: #4d504e; --page: #f7f9f8; --line: #e7eae9; --card: #fff }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8edeb; --soft: #b3b9b6; --page: #0d100f; --line: #242927; --card: #131715 } }
  body { margin: 0; font: 16px/1.5 Inter, system-ui, sans-serif; color: var(--ink); background: var(--page) }
  main { max-width: 36rem; margin: 18vh auto 0; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; letter-spacing: -0.02em }
  p { margin: 0; color: var(--soft) }
  a { display: inline-block; margin-top: 16px; color: var(--ink); font-weight: 500; text-underline-offset: 3px }
  a:focus-visible { outline: 2px solid #11794a; outline-offset: 3px; border-radius: 4px }
  @media (max-width: 640px) { main { margin: 32px 16px } }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${text}
</main>
${script}
</body>
</html>
`;
