/**
 * Texts that run a script, load something or become an element where they are not escaped. `pwn(n)` is the
 * sentinel's function; each text contains it once, with its own number.
 */

/** HTML, for elements and attributes. */
const MARKUP: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt >${call}</sCrIpT>`,
  (call) => `<script/src=data:,${call}></script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<img src=x onerror=${call}//`,
  (call) => `<img/src/onerror=${call}>`,
  (call) => `"><img src=x onerror=${call}>`,
  (call) => `'><img src=x onerror=${call}>`,
  (call) => `--><img src=x onerror=${call}>`,
  (call) => `]]><img src=x onerror=${call}>`,
  (call) => `</title><img src=x onerror=${call}>`,
  (call) => `</textarea><img src=x onerror=${call}>`,
  (call) => `</style><img src=x onerror=${call}>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg/onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<svg><set onbegin=${call} attributename=x>`,
  (call) => `<svg><a href="javascript:${call}"><text x=9 y=9>a</text></a></svg>`,
  (call) => `<svg><use href="data:image/svg+xml,<svg id=x onload=${call}>#x">`,
  (call) => `<math><mi//xlink:href="javascript:${call}">a`,
  (call) => `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  (call) => `<body onload=${call}>`,
  (call) => `<iframe src="javascript:${call}"></iframe>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<form action="javascript:${call}"><button>a</button></form>`,
  (call) => `<button formaction="javascript:${call}">a</button>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<select autofocus onfocus=${call}>`,
  (call) => `<textarea autofocus onfocus=${call}>`,
  (call) => `<details open ontoggle=${call}>a`,
  (call) => `<video><source onerror=${call}>`,
  (call) => `<audio src=x onerror=${call}>`,
  (call) => `<marquee onstart=${call}>a</marquee>`,
  (call) => `<a href="javascript:${call}">a</a>`,
  (call) => `<a href="jAvA&Tab;script:${call}">a</a>`,
  (call) => `<a href="&#106;avascript:${call}">a</a>`,
  (call) => `<base href="javascript:${call}//">`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<link rel=stylesheet href="data:text/css,${call}">`,
  (call) => `<style>@import "data:text/css,${call}";</style>`,
  (call) => `<div style="background:url(javascript:${call})">a`,
  (call) => `<b data-pwned="${call}">bold</b>`,
  (call) => `<x onclick=${call} data-pwned>a</x>`,
  (call) => `<template><img src=x onerror=${call}></template>`,
  (call) => `<<script>${call}//<</script>`,
  (call) => `<img src="x\` \`<script>${call}</script>"\` \`>`,
  (call) => `\u003cimg src=x onerror=${call}\u003e`,
  (call) => `&lt;img src=x onerror=${call}&gt;`,
  (call) => `%3Cimg%20src=x%20onerror=${call}%3E`,
];

/** Attributes, templates, styles and scripts that a text may be put into. */
const CONTEXTS: readonly ((call: string) => string)[] = [
  (call) => `" onmouseover=${call} x="`,
  (call) => `' onfocus=${call} autofocus x='`,
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}`,
  (call) => `data:text/html,<script>${call}</script>`,
  (call) => `vbscript:${call}`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `';${call};'`,
  (call) => `\\";${call};//`,
  (call) => `\u2028${call}`,
  (call) => `*/${call}/*`,
  (call) => `}</style><script>${call}</script>`,
];

/** Markdown, which answers of bots may use. */
const MARKDOWN: readonly ((call: string) => string)[] = [
  (call) => `[a](javascript:${call})`,
  (call) => `[a]( javascript:${call})`,
  (call) => `[a](data:text/html;base64,${call})`,
  (call) => `[a](https://halden.example/" onmouseover="${call})`,
  (call) => `![a](x" onerror="${call})`,
  (call) => `![a](javascript:${call})`,
  (call) => `**<img src=x onerror=${call}>**`,
  (call) => `[<img src=x onerror=${call}>](https://halden.example/)`,
  (call) => `<javascript:${call}>`,
  (call) => `[a][b]\n[b]: javascript:${call}`,
];

/** These load something from elsewhere, where pictures are shown. */
const LOADING: readonly ((call: string) => string)[] = [
  (call) => `![a](https://evil.example/${call}.png)`,
  (call) => `<img src="https://evil.example/${call}.png">`,
  (call) => `<link rel=preload as=image href="https://evil.example/${call}.png">`,
];

const ALL = [...MARKUP, ...CONTEXTS, ...MARKDOWN, ...LOADING];

/** The corpus by number. */
export const SCRIPTS: readonly string[] = ALL.map((write, number) => write(`pwn(${number})`));

/** Without those that a builder may use to show a picture. */
export const MARKDOWN_SCRIPTS: readonly string[] = SCRIPTS.slice(0, ALL.length - LOADING.length);

/** The shortest ones, for names. */
export const shortScript = (length: number, nth = 0): string => {
  const fitting = SCRIPTS.filter((text) => text.includes('<') && text.length <= length);
  const text = fitting[nth % fitting.length];
  if (text === undefined) throw new Error(`no script has at most ${length} characters`);
  return text;
};

/** Texts of at most so many characters that together contain all of them, each in a line of its own. */
export function inTexts(scripts: readonly string[], length: number): string[] {
  const texts: string[] = [];
  for (const script of scripts) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + script.length < length)
      texts[texts.length - 1] = `${last}\n${script}`;
    else texts.push(script);
  }
  return texts;
}
