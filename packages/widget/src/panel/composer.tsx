import type { LIMITS } from '@parrot/contract/core';
import { isLive } from '../conversation/thread.ts';
import { Icon, UP } from './icon.tsx';
import type { View } from './view.ts';

const LONGEST: (typeof LIMITS)['messageLength'] = 4_000;

export function Composer({ thread: { session }, texts, conversation }: View) {
  const over = session && !isLive(session);
  const withPerson = session && session.status !== 'INPROGRESS';
  const hint = over ? texts.again : withPerson ? texts.write : texts.ask;

  const send = (field: HTMLTextAreaElement) => {
    const value = field.value.trim();
    field.value = '';
    grow(field);
    field.focus();
    if (value) conversation.write(value);
  };

  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget.elements[0] as HTMLTextAreaElement);
      }}
    >
      <textarea
        rows={1}
        maxLength={LONGEST}
        enterkeyhint="send"
        aria-label={hint}
        placeholder={hint}
        onInput={({ currentTarget }) => {
          grow(currentTarget);
          conversation.typing();
        }}
        onKeyDown={(event) => {
          // Enter that ends the composing of a character is not meant for us.
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          send(event.currentTarget);
        }}
      />
      <button type="submit" class="send" aria-label={texts.send}>
        <Icon path={UP} />
      </button>
    </form>
  );
}

/** As tall as its text. */
function grow(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}
