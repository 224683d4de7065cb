import { expect, test } from 'vitest';
import { html } from './html.ts';

test('interpolated values are text, in elements and in attributes', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const page = html`<p title="${evil}">${evil}${[html`<b>${evil}</b>`]}</p>`.html;
  const escaped = '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;';
  expect(page).toBe(`<p title="${escaped}">${escaped}<b>${escaped}</b></p>`);
});
