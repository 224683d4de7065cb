import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Child } from './element.ts';
import { renderInto } from './render.ts';

let slot: HTMLElement;
let render: (child: Child) => void;

beforeEach(() => {
  slot = document.body.appendChild(document.createElement('div'));
  render = renderInto(slot);
});
afterEach(() => slot.remove());

const find = <Found extends Element>(selector: string) => slot.querySelector(selector) as Found;
const all = (selector: string) => [...slot.querySelectorAll(selector)];
const letters = () => all('li').map(({ textContent }) => textContent);

const List = ({ of }: { of: string }) => (
  <ul>
    {[...of].map((letter) => (
      <li key={letter}>{letter}</li>
    ))}
  </ul>
);

describe('elements', () => {
  test('are made of tags, texts, numbers, lists and fragments; nothing else is shown', () => {
    const Name = ({ children }: { children?: Child }) => <b>{children}</b>;
    render(
      <>
        {['a', ['b', <i>c</i>]]}
        {null}
        {undefined}
        {true}
        {false}
        {''}
        {0}
        <Name>d{1}</Name>
      </>,
    );
    expect(slot.innerHTML).toBe('ab<i>c</i>0<b>d1</b>');
  });

  test('stay while their content changes', () => {
    const Text = ({ text, isOpen }: { text: string; isOpen: boolean }) => (
      <p>
        {isOpen && <b>open</b>}
        {text}
      </p>
    );
    render(<Text text="one" isOpen={false} />);
    const paragraph = find('p');
    const text = paragraph.firstChild;
    render(<Text text="two" isOpen />);
    expect(find('p')).toBe(paragraph);
    expect(paragraph.innerHTML).toBe('<b>open</b>two');
    expect(paragraph.lastChild).toBe(text);
    render(<Text text="two" isOpen={false} />);
    expect([...paragraph.childNodes]).toEqual([text]);
  });

  test('are replaced when the tag, the key or the component is another', () => {
    const One = () => <form />;
    const Other = () => <form />;
    const shown: unknown[] = [<One />, <Other />, <form />, <form key="k" />, <form key="l" />, <p />].map(
      (child) => {
        render(child);
        return slot.firstChild;
      },
    );
    expect(new Set(shown).size).toBe(6);
    expect(slot.childNodes).toHaveLength(1);
  });

  test('without a key keep their place next to what comes and goes', () => {
    const Two = ({ note }: { note: boolean }) => (
      <>
        {note && <p>note</p>}
        <input />
      </>
    );
    render(<Two note={false} />);
    const field = find<HTMLInputElement>('input');
    field.focus();
    render(<Two note />);
    expect(slot.innerHTML).toBe('<p>note</p><input>');
    expect(find('input')).toBe(field);
    expect(document.activeElement).toBe(field);
  });

  test('in a drawing are in its namespace', () => {
    render(
      <b>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M0 0" />
        </svg>
        <i />
      </b>,
    );
    expect(find('path').namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(find('svg').getAttribute('viewBox')).toBe('0 0 24 24');
    expect(find('i')).toBeInstanceOf(HTMLElement);
  });
});

describe('lists', () => {
  test.each([
    ['abc', 'abcd'],
    ['abc', 'xabyc'],
    ['abcde', 'bd'],
    ['abcde', 'edcba'],
    ['abcde', 'eabcd'],
    ['abcde', 'bcdea'],
    ['abcde', 'dxbae'],
    ['abcdef', 'cfxadb'],
    ['abc', ''],
    ['', 'abc'],
    ['abc', 'xyz'],
  ])('%s becomes %s with the elements of its keys', (before, after) => {
    render(<List of={before} />);
    const known = new Map(all('li').map((item) => [item.textContent, item]));
    render(<List of={after} />);
    expect(letters().join('')).toBe(after);
    for (const item of all('li')) {
      if (before.includes(`${item.textContent}`)) expect(item).toBe(known.get(item.textContent));
    }
  });

  test.each([
    ['abcde', 'eabcd', 'e'],
    ['abcde', 'bcdea', 'a'],
    ['abcd', 'acbd', 'c'],
    ['abc', 'xabyc', 'xy'],
    ['abcde', 'bd', 'ace'],
  ])('from %s to %s only what moves is touched', (before, after, moved) => {
    render(<List of={before} />);
    const watched = new MutationObserver(() => {});
    watched.observe(find('ul'), { childList: true });
    render(<List of={after} />);
    const touched = watched
      .takeRecords()
      .flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    expect([...new Set(touched.map(({ textContent }) => textContent))].sort().join('')).toBe(moved);
  });

  test('with a key twice show both, and forget neither', () => {
    render(<List of="aba" />);
    expect(letters()).toEqual(['a', 'b', 'a']);
    render(<List of="aab" />);
    expect(letters()).toEqual(['a', 'a', 'b']);
    render(<List of="b" />);
    expect(letters()).toEqual(['b']);
  });

  test('a node of another program stays, and nothing moves for it', () => {
    render(<List of="ab" />);
    find('ul').insertBefore(document.createElement('hr'), find('li:last-child'));
    const watched = new MutationObserver(() => {});
    watched.observe(find('ul'), { childList: true });
    render(<List of="ab" />);
    expect(watched.takeRecords()).toEqual([]);
    expect(find('hr')).not.toBeNull();
  });
});

describe('attributes', () => {
  test('are set, changed and removed; false and nothing remove, but ARIA has a false', () => {
    render(<button type="button" class="a" disabled hidden aria-expanded={false} title="t" />);
    const button = find<HTMLButtonElement>('button');
    expect([button.disabled, button.hidden, button.ariaExpanded]).toEqual([true, true, 'false']);
    render(<button type="button" class="b" disabled={false} aria-expanded title={undefined} />);
    expect(button.outerHTML).toBe('<button type="button" class="b" aria-expanded="true"></button>');
  });

  test('that code has changed stay until another value is wanted', () => {
    const Folded = ({ hidden }: { hidden: boolean }) => <p hidden={hidden}>text</p>;
    render(<Folded hidden />);
    find('p').removeAttribute('hidden');
    render(<Folded hidden />);
    expect(find<HTMLElement>('p').hidden).toBe(false);
  });

  test('styles are set without an attribute in the markup, and removed', () => {
    render(<p style={{ marginLeft: '2em', color: 'red' }} />);
    render(<p style={{ marginLeft: '1em' }} />);
    expect(find<HTMLElement>('p').style.cssText).toBe('margin-left: 1em;');
    render(<p style={undefined} />);
    expect(find<HTMLElement>('p').style.cssText).toBe('');
  });

  test('a video is muted, and what is typed stays', () => {
    render([<video muted />, <textarea rows={1} />]);
    const field = find<HTMLTextAreaElement>('textarea');
    field.value = 'half a sente';
    field.setSelectionRange(2, 4);
    render([<video muted />, <textarea rows={2} />]);
    expect(find<HTMLVideoElement>('video').muted).toBe(true);
    expect([field.value, field.selectionStart, field.rows]).toEqual(['half a sente', 2, 2]);
  });

  test('the value of a choice is among its options, and wins over what was chosen', () => {
    const Choice = ({ of, value }: { of: string; value: string }) => (
      <select value={value}>
        {[...of].map((one) => (
          <option key={one} value={one} />
        ))}
      </select>
    );
    render(<Choice of="abc" value="b" />);
    const choice = find<HTMLSelectElement>('select');
    expect(choice.value).toBe('b');
    choice.value = 'c';
    render(<Choice of="abcd" value="b" />);
    expect(choice.value).toBe('b');
    render(<Choice of="xy" value="y" />);
    expect(choice.value).toBe('y');
  });
});

describe('handlers', () => {
  test('are the latest, and hear what bubbles', () => {
    const handled: unknown[] = [];
    const Button = ({ name }: { name?: string }) => (
      <form onFocusOut={({ type }) => handled.push(type)}>
        <button
          type="button"
          onClick={name ? ({ currentTarget }) => handled.push(name, currentTarget.tagName) : undefined}
        >
          <b>press</b>
        </button>
      </form>
    );
    const press = () => find<HTMLElement>('b').click();
    render(<Button name="one" />);
    press();
    render(<Button name="two" />);
    press();
    render(<Button />);
    press();
    render(<Button name="three" />);
    press();
    expect(handled).toEqual(['one', 'BUTTON', 'two', 'BUTTON', 'three', 'BUTTON']);
    find<HTMLElement>('button').focus();
    find<HTMLElement>('button').blur();
    expect(handled.at(-1)).toBe('focusout');
  });

  test('that draw while drawing, as an element loses the focus, draw last', () => {
    const Field = ({ text, onLeave }: { text: string; onLeave?: () => void }) => (
      <div onFocusOut={onLeave}>
        {text}
        {!onLeave || <input />}
      </div>
    );
    render(<Field text="one" onLeave={() => {}} />);
    const field = find<HTMLInputElement>('input');
    // As Chromium does it, and jsdom does not.
    field.remove = () => {
      find('div').dispatchEvent(new FocusEvent('blur'));
      render(<Field text="three" />);
      Element.prototype.remove.call(field);
    };
    render(<Field text="two" />);
    expect(slot.innerHTML).toBe('<div>three</div>');
  });
});

describe('refs', () => {
  test('are called when the element is on the page, once for each function', () => {
    const ref = vi.fn((element: HTMLElement) => expect(element.isConnected).toBe(true));
    const Field = ({ of }: { of: typeof ref }) => (
      <form>
        <input ref={of} />
      </form>
    );
    render(<Field of={ref} />);
    render(<Field of={ref} />);
    expect(ref).toHaveBeenCalledExactlyOnceWith(find('input'));
    const other = vi.fn();
    render(<Field of={other} />);
    expect(other).toHaveBeenCalledExactlyOnceWith(find('input'));
  });

  test('may draw', () => {
    const Field = ({ text }: { text: string }) => <p ref={draws}>{text}</p>;
    const draws = () => render(<Field text="two" />);
    render(<Field text="one" />);
    expect(slot.textContent).toBe('two');
  });
});

test('a component that fails leaves the page drawable', () => {
  const Part = ({ fails }: { fails?: boolean }) => {
    if (fails) throw new Error('no');
    return <b>fine</b>;
  };
  render(
    <p>
      <i />
      <Part />
    </p>,
  );
  expect(() => render(<p>{[<u key="u" />, <Part key="p" fails />]}</p>)).toThrow('no');
  render(
    <p>
      <i />
      <Part />
    </p>,
  );
  expect(slot.innerHTML).toBe('<p><i></i><b>fine</b></p>');
});
