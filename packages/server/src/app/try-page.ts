/** A plain web page with nothing on it but a bot: what one shares to have it tried. */
import { embedLine } from '@parrot/contract/conversations';
import type { ParrotId } from '@parrot/contract/core';

export const tryPage = (id: ParrotId) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Try the bot</title>
<link rel="icon" href="/favicon.svg">
<style>
  :root { color-scheme: light dark; --ink: #181a19; --soft: #4d504e; --page: #f7f9f8; --line: #e7eae9; --card: #fff }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8edeb; --soft: #b3b9b6; --page: #0d100f; --line: #242927; --card: #131715 } }
  body { margin: 0; font: 16px/1.5 Inter, system-ui, sans-serif; color: var(--ink); background: var(--page) }
  main { max-width: 36rem; margin: 18vh auto 0; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; letter-spacing: -0.02em }
  p { margin: 0; color: var(--soft) }
  @media (max-width: 640px) { main { margin: 32px 16px } }
</style>
</head>
<body>
<main>
<h1>Your bot, on a page of its own</h1>
<p>This stands in for your web site. Open the chat in the corner and ask something.</p>
</main>
${embedLine('', id)}
</body>
</html>
`;
