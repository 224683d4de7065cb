import type { Html } from './html.ts';

export const PAGE_STYLE: Html = {
  html: `
:root {
  color-scheme: light dark;
  --page: #f7f9f8; --surface: #fff; --sunken: #f4f6f5; --line: #e7eae9; --strong-line: #d6dad8;
  --text: #181a19; --secondary: #4d504e; --tertiary: #666967; --brand: #11794a; --soft: #def7e6;
  --get: #096acb; --get-soft: #e1efff; --put: #8a5a00; --put-soft: #fff5de; --delete: #c2272a; --delete-soft: #fff1ef;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d100f; --surface: #131715; --sunken: #101312; --line: #242927; --strong-line: #343a37;
    --text: #e8edeb; --secondary: #b3b9b6; --tertiary: #8c928f; --brand: #57c98c; --soft: #163324;
    --get: #7cb8ff; --get-soft: #13202f; --put: #f3bd55; --put-soft: #272012; --delete: #ff8f86; --delete-soft: #2c1816;
  }
}
* { box-sizing: border-box }
html { scroll-padding-top: 68px }
body { margin: 0; font: 14px/20px graphik, 'Inter Variable', Inter, system-ui, sans-serif; letter-spacing: -0.006em; color: var(--text); background: var(--page) }
a { color: var(--brand); text-decoration: none }
a:hover { text-decoration: underline }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px }
code { font: 12px/18px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
.top { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 24px; height: 52px; padding: 0 32px; background: var(--surface); border-bottom: 1px solid var(--line) }
.brand { font-weight: 620; font-size: 15px; color: var(--text) }
.top nav { display: flex; gap: 4px }
.top nav a { padding: 6px 12px; border-radius: 6px; color: var(--secondary); font-size: 13px; font-weight: 500 }
.top nav a[aria-current] { background: var(--soft); color: var(--brand) }
.columns { display: grid; grid-template-columns: 240px minmax(0, 1fr); gap: 48px; max-width: 1240px; margin: 0 auto; padding: 0 32px }
.contents { position: sticky; top: 52px; align-self: start; max-height: calc(100vh - 52px); overflow-y: auto; padding: 24px 8px 24px 0; font-size: 13px }
.contents h2 { margin: 16px 0 4px; font-size: 12px; line-height: 16px; font-weight: 600 }
.contents h2:first-child { margin-top: 0 }
.contents h2 a { color: var(--text) }
.contents ul { margin: 0; padding: 0; list-style: none }
.contents li a { display: block; padding: 3px 0 3px 10px; border-left: 1px solid var(--line); color: var(--secondary); overflow-wrap: anywhere }
.contents li a:hover { border-color: var(--brand); color: var(--brand); text-decoration: none }
main { padding: 32px 0 96px }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; font-weight: 620; letter-spacing: -0.02em }
.lead { max-width: 68ch; color: var(--secondary) }
.lead a { text-decoration: underline }
.lead p { margin: 0 0 8px }
section > h2 { margin: 40px 0 12px; font-size: 20px; line-height: 28px; font-weight: 620; letter-spacing: -0.02em }
section > p { max-width: 68ch; margin: 0 0 12px; color: var(--secondary) }
article { margin: 0 0 16px; padding: 16px 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px }
article:target { border-color: var(--brand) }
article h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 10px; margin: 0 0 6px; font-size: 14px; font-weight: 600 }
article h3 code { font-size: 13px; font-weight: 600 }
article > p { max-width: 72ch; margin: 0 0 4px }
article .allowed { color: var(--tertiary); font-size: 13px }
article > .table-title { margin: 16px 0 6px; font-size: 12px; line-height: 16px; font-weight: 600; color: var(--secondary) }
article > .table-title:first-child { margin-top: 0 }
.badge { min-width: 46px; padding: 1px 8px; border-radius: 4px; text-align: center; font-size: 11px; line-height: 18px; font-weight: 600; background: var(--soft); color: var(--brand) }
.badge.GET, .badge.hears { background: var(--get-soft); color: var(--get) }
.badge.PUT { background: var(--put-soft); color: var(--put) }
.badge.DELETE { background: var(--delete-soft); color: var(--delete) }
details { margin-top: 14px }
summary { cursor: pointer; font-size: 12px; line-height: 16px; font-weight: 600; color: var(--secondary) }
details[open] summary { margin-bottom: 6px }
.count { margin-left: 4px; font-weight: 500; color: var(--tertiary) }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px }
table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px }
th, td { padding: 7px 12px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
tr:last-child td { border-bottom: 0 }
th { background: var(--sunken); font-size: 12px; font-weight: 500; color: var(--tertiary) }
td:first-child { width: 34% }
td:nth-child(2) { width: 22%; color: var(--secondary) }
td:nth-child(3) { color: var(--secondary); overflow-wrap: anywhere }
.optional { font-size: 11px; color: var(--tertiary) }
@media (max-width: 860px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 0 16px }
  .top { padding: 0 16px }
  .contents { display: none }
  main { padding-top: 24px }
  article { padding: 14px 16px }
  th, td { padding: 7px 8px }
}
`,
};
