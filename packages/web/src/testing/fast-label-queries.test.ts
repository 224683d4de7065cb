import { afterEach, expect, test } from 'vitest';
import { foundSlowly, labelsSlowly } from './fast-label-queries.ts';

afterEach(() => document.body.replaceChildren());

const fieldsOf = (root: ParentNode) =>
  [...root.querySelectorAll('*')].filter((element): element is HTMLInputElement => 'labels' in element);
const textsOf = (labels: Iterable<HTMLLabelElement> | null) =>
  labels && [...labels].map(({ textContent }) => textContent);

/** The labels, after checking that the slow way finds the same. */
function labelsIn(root: ParentNode) {
  const quickly = fieldsOf(root).map(({ labels }) => textsOf(labels));
  expect(quickly).toEqual(fieldsOf(root).map((field) => textsOf(labelsSlowly(field))));
  return quickly;
}

test('fields have the labels that a walk through the whole page finds', () => {
  document.body.innerHTML = `
    <label for="name">Name</label><input id="name"><label for="name">Also</label>
    <label>Around<span><textarea></textarea></span></label>
    <label for="">Of nothing<input></label><label for="gone">Of what is gone</label>
    <label>The first only<select></select><button type="button"></button></label>
    <label for="twice">Twice</label><progress id="twice"></progress><meter id="twice"></meter>
    <label for="unseen">Hidden</label><input type="hidden" id="unseen">
    <label for="said">Said</label><output id="said"></output>
    <label for="place">No field</label><div id="place"></div>`;
  expect(labelsIn(document)).toEqual([
    ['Name', 'Also'],
    ['Around'],
    [],
    ['The first only'],
    [],
    ['Twice'],
    [],
    null,
    ['Said'],
  ]);
});

test('a change is noticed at once, and also after a while', async () => {
  document.body.innerHTML = '<label for="one">Label</label><input id="one"><input id="two">';
  const [label] = document.getElementsByTagName('label');
  const [one, two] = fieldsOf(document);
  expect(labelsIn(document)).toEqual([['Label'], []]);
  label?.setAttribute('for', 'two');
  expect(labelsIn(document)).toEqual([[], ['Label']]);
  one?.before(two ?? '');
  two?.removeAttribute('id');
  one?.setAttribute('id', 'two');
  expect(labelsIn(document)).toEqual([[], ['Label']]);
  one?.setAttribute('type', 'hidden');
  expect(labelsIn(document)).toEqual([[], null]);
  one?.setAttribute('type', 'text');
  await Promise.resolve();
  expect(labelsIn(document)).toEqual([[], ['Label']]);
  label?.remove();
  await Promise.resolve();
  expect(labelsIn(document)).toEqual([[], []]);
});

test('fields outside the document have their labels too', () => {
  const apart = document.createElement('div');
  apart.innerHTML = '<label for="apart">Apart</label><input id="apart">';
  expect(labelsIn(apart)).toEqual([['Apart']]);
});

test('what is named by its id is the first one that a walk through the page finds', () => {
  const page = `
    <p id="twice">One</p><p id="twice">Another</p><section id="outer"><a id="inner">Link</a></section>
    <svg><linearGradient id="drawn"></linearGradient></svg><p id="a.b c">Odd</p>`;
  document.body.innerHTML = page;
  const apart = document.createElement('div');
  apart.innerHTML = page;
  const roots = [...document.querySelectorAll('*'), apart, ...apart.querySelectorAll('*')];
  const check = () => {
    for (const id of ['twice', 'outer', 'inner', 'drawn', 'a.b c', 'none', ''])
      for (const root of roots) {
        const selector = `[id="${id}"]`;
        expect(root.querySelector(selector)).toBe(foundSlowly(root, selector));
      }
  };
  check();
  expect(document.body.querySelector('[id="twice"]')?.textContent).toBe('One');
  expect(apart.querySelector('[id="inner"]')?.textContent).toBe('Link');
  document.getElementById('twice')?.remove();
  check();
  expect(document.body.querySelector('[id="twice"]')?.textContent).toBe('Another');
});
