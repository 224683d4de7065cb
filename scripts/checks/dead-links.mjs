/** Relative links in Markdown files that lead to a missing file or a missing heading. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesUnder } from '../toolchain/fingerprint.mjs';
import { root } from '../toolchain/root.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'test-results']);
/** `[text](target)`, `![text](target)`, and attributes of HTML in Markdown. */
const LINKS = /\]\(\s*<?([^\s)>]+)>?[^)]*\)|\b(?:src|srcset|href)="([^"]+)"/g;
const OUTSIDE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
const CODE_BLOCK = /^ *```[\s\S]*?^ *```/gm;

export function deadLinksOfRepository() {
  const names = filesUnder('.', NOT_OURS).filter((file) => file.endsWith('.md'));
  const pages = new Map(names.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  return findDeadLinks(pages, (file) => existsSync(join(root, file)));
}

/** `pages` is the text of each Markdown file by its path. Returns `file:line: target` of each dead link. */
export function findDeadLinks(pages, exists) {
  const anchors = new Map([...pages].map(([file, text]) => [file, anchorsOf(text)]));
  const isDead = (from, target) => {
    const [path, anchor] = target.split('#');
    const file = path ? normalize(join(dirname(from), decodeURIComponent(path))) : from;
    if (file.startsWith('..') || !exists(file)) return true;
    return Boolean(anchor) && anchors.has(file) && !anchors.get(file).has(anchor);
  };
  return [...pages].flatMap(([file, text]) =>
    linksOf(text)
      .filter(({ target }) => !OUTSIDE.test(target) && isDead(file, target))
      .map(({ line, target }) => `${file}:${line}: ${target}`),
  );
}

function linksOf(text) {
  return withoutCode(text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(LINKS)].map(([, link, attribute]) => ({
        line: index + 1,
        target: link ?? attribute,
      })),
    );
}

/** Examples in code are not links. Line numbers stay the same. */
const withoutCode = (text) =>
  text.replace(CODE_BLOCK, (block) => block.replace(/[^\n]/g, '')).replace(/`[^`\n]*`/g, '');

/** As GitHub derives them from headings; repeated ones are numbered. */
function anchorsOf(text) {
  const anchors = new Set();
  for (const [, title] of text.replace(CODE_BLOCK, '').matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const anchor = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}
