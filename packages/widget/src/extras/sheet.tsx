import type { AsideState, View } from '../panel/view.ts';

/**
 * A form above the composer: where to send the transcript or an answer, or whether to end the chat. Escape
 * cancels.
 */
export function Sheet({ sheet, problem, sentTo, texts, conversation, doAside }: View & AsideState) {
  const close = () => doAside('openSheet', null);
  const ends = sheet === 'end';
  const label = ends ? texts.endAsk : sheet === 'email' ? texts.leaveEmail : texts.transcript;
  return (
    <form
      // Another question is another form, which takes the focus again.
      key={sheet}
      ref={enter}
      class="sheet"
      aria-label={label}
      // Errors are shown at the field, in the visitor's language.
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const email = new FormData(event.currentTarget).get('email');
        if (!ends) return doAside(sheet === 'email' ? 'leaveEmail' : 'sendTranscript', String(email).trim());
        close();
        conversation.end();
      }}
    >
      <b>{label}</b>
      {sentTo ? (
        <span role="status">
          {(sheet === 'email' ? texts.leftEmail : texts.sent).replace('{email}', sentTo)}
        </span>
      ) : (
        !ends && (
          <>
            <input
              type="email"
              name="email"
              autocomplete="email"
              aria-label={texts.email}
              aria-invalid={problem !== ''}
              aria-describedby="email-problem"
              placeholder={texts.email}
            />
            <div class="note bad" id="email-problem" role="alert">
              {problem}
            </div>
          </>
        )
      )}
      <div class="acts">
        {!sentTo && (
          <button type="submit" class="start">
            {ends ? texts.end : texts.send}
          </button>
        )}
        <button type="button" class="button" onClick={close}>
          {sentTo ? texts.close : texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** A stable function, so that the focus is set once. */
const enter = (form: HTMLElement | null): void => form?.querySelector<HTMLElement>('input, button')?.focus();
