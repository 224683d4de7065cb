import type { Expectation } from '@parrot/contract/conversations';
import { isBlank, type LIMITS } from '@parrot/contract/core';
import { isLive } from '../../conversation/thread.ts';
import { CLIP, Icon, UP } from '../icon.tsx';
import { Lazy } from '../lazy.tsx';
import type { View } from '../view.ts';
import { type Field, grow } from './grow.ts';
import { isComposing } from './is-composing.ts';
import { openExpectation } from './open-question.ts';

const LONGEST: (typeof LIMITS)['messageLength'] = 4_000;

type Asked =
  | { type: 'email'; autocomplete: 'email' }
  | { type: 'tel'; autocomplete: 'tel' }
  | { type: 'text'; inputMode: 'decimal' };

/** Single-line fields, with keyboard and autofill hints. */
const ONE_LINE: Partial<Record<Expectation, Asked>> = {
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
};

export function Composer(view: View) {
  const { thread, texts, conversation, visitorFiles, aside, doAside, send, storeDraft } = view;
  const { session } = thread;
  const over = session && !isLive(session);
  const withPerson = session && (session.status !== 'INPROGRESS' || !session.botAnswers);
  const hint = over ? texts.again : withPerson ? texts.write : texts.ask;
  const expects = openExpectation(thread);
  const asked = (expects && ONE_LINE[expects]) || undefined;

  const changed = (field: Field) => {
    grow(field);
    storeDraft(field.value);
  };
  const submit = (field: Field) => {
    const value = isBlank(field.value) ? '' : field.value.trim();
    if (value.length > LONGEST) return;
    field.value = '';
    changed(field);
    field.focus();
    send(value);
  };
  const shared = {
    class: 'field',
    enterkeyhint: 'send' as const,
    'aria-label': hint,
    placeholder: hint,
    dir: 'auto',
    onInput: ({ currentTarget }: { currentTarget: Field }) => {
      changed(currentTarget);
      if (currentTarget.value.length > LONGEST || currentTarget.form?.querySelector('.over:not(:empty)'))
        doAside('showOverLength', currentTarget);
      conversation.typing();
    },
    onKeyDown: (event: KeyboardEvent & { currentTarget: Field }) => {
      if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
      event.preventDefault();
      submit(event.currentTarget);
    },
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData: copied } = event;
      // Office programs add a picture of the text.
      const isText = ['text/plain', 'text/html'].every((type) => copied?.getData(type));
      if (!visitorFiles || !copied?.files.length || isText) return;
      event.preventDefault();
      doAside('attach', [...copied.files]);
    },
  };

  return (
    <form
      class={aside?.tray.length ? 'composer full' : 'composer'}
      // The bot validates the address.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget.querySelector('.field') as Field);
      }}
    >
      {visitorFiles && (
        <>
          <button
            type="button"
            class={expects === 'file' ? 'clip lit' : 'clip'}
            aria-label={texts.attach}
            title={texts.attach}
            onClick={({ currentTarget }) => (currentTarget.nextElementSibling as HTMLElement).click()}
          >
            <Icon path={CLIP} />
          </button>
          <input
            type="file"
            multiple
            hidden
            onChange={({ currentTarget }) => {
              doAside('attach', [...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </>
      )}
      {asked ? <input {...shared} {...asked} /> : <textarea rows={1} {...shared} />}
      {expects === 'date' && <Lazy {...view} part="DatePicker" />}
      <button type="submit" class="send" aria-label={texts.send}>
        <Icon path={UP} />
      </button>
      <output class="note bad over" />
    </form>
  );
}
