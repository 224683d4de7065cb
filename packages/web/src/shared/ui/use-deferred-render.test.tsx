import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useDeferredRender } from './use-deferred-render.ts';

type PartProps = { of: string; turn: 1 | 2; onDrawn: (what: string) => void };

function Part({ of, turn, onDrawn }: PartProps) {
  const isItsTurn = useDeferredRender(of, turn);
  useLayoutEffect(() => onDrawn(`${turn} ${isItsTurn ? of : 'waits'}`), [of, turn, isItsTurn, onDrawn]);
  return isItsTurn && <p>{`${of} ${turn}`}</p>;
}

test('parts are rendered one after the other, and again for another value', () => {
  const drawn: string[] = [];
  const onDrawn = (what: string) => void drawn.push(what);
  const page = (of: string) => (
    <>
      <Part of={of} turn={2} onDrawn={onDrawn} />
      <Part of={of} turn={1} onDrawn={onDrawn} />
    </>
  );
  const { rerender } = render(page('Elena'));
  screen.getByText('Elena 1');
  screen.getByText('Elena 2');
  expect(drawn).toEqual(['2 waits', '1 waits', '1 Elena', '2 Elena']);
  drawn.length = 0;
  rerender(page('Tomás'));
  screen.getByText('Tomás 2');
  expect(screen.queryByText('Elena 1')).toBeNull();
  expect(drawn).toEqual(['2 waits', '1 waits', '1 Tomás', '2 Tomás']);
});
