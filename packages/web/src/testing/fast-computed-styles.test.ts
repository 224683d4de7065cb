import { expect, test } from 'vitest';
import { computedSlowly } from './fast-computed-styles.ts';

const ASKED = ['display', 'visibility', 'pointerEvents', 'position', 'overflow', 'boxSizing'] as const;

test('elements have the same styles as by walking all rules', () => {
  document.body.innerHTML = `
    <main style="visibility: hidden"><p>Hidden, <b style="visibility: visible">but not this</b><span>and this</span></p></main>
    <div hidden><span>In a hidden one</span></div>
    <section style="pointer-events: none"><button type="button" style="position: fixed">Dead</button></section>
    <form><input type="hidden"><input type="text"><select><option>One</option></select><textarea></textarea></form>
    <dialog>Closed</dialog><dialog open>Open</dialog>
    <table><tbody><tr><td style="display: none">Cell</td><td>Cell</td></tr></tbody></table>
    <ul style="overflow: auto; box-sizing: border-box"><li>Item</li></ul>
    <svg><path></path></svg><template></template><script></script><style></style>`;
  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(30);
  for (const element of elements) {
    const [quick, slow] = [window.getComputedStyle(element), computedSlowly(element)];
    for (const name of ASKED)
      expect(`${element.outerHTML} ${name}: ${quick[name]}`).toBe(
        `${element.outerHTML} ${name}: ${slow[name]}`,
      );
    expect(quick.getPropertyValue('display')).toBe(slow.getPropertyValue('display'));
  }
  document.body.innerHTML = '';
});
