import type { HandoverFact } from '@parrot/contract/assistant';
import { CROSS, Icon } from '../panel/icon.tsx';
import type { View } from '../panel/view.ts';
import { HANDOVER_TEXTS } from './handover-texts.ts';
import { savesOf } from './save-facts.ts';

/** The server's limit. */
const MAX_VALUE = 160;

/** Facts that the visitor can correct in place, remove and confirm; waiting and writing go on. */
export function HandoverCard({ thread: { handover: card }, conversation, language }: View) {
  if (!card) return null;
  const texts = HANDOVER_TEXTS[language];
  if (card.confirmedAt) return <output class="note">{texts.thanks}</output>;
  const saves = savesOf(conversation);
  const attempt = async (element: HTMLElement, work: Promise<boolean>) => {
    const note = element.closest('.handover')?.querySelector('[role="alert"]');
    const done = await work;
    if (note) note.textContent = done ? '' : texts.failed;
  };
  const labelOf = ({ kind, name }: HandoverFact) =>
    kind === 'value' ? name.charAt(0).toUpperCase() + name.slice(1) : texts[kind];
  return (
    <section class="handover" aria-label={texts.title}>
      <b>{texts.title}</b>
      <small>{texts.hint}</small>
      <ul>
        {card.facts.map((fact) => {
          const { factId, value } = fact;
          const label = labelOf(fact);
          return (
            <li key={factId}>
              <label>
                <span>{label}</span>
                <input
                  ref={(field) => showIn(field, value)}
                  maxLength={MAX_VALUE}
                  dir="auto"
                  autocomplete="off"
                  onInput={({ currentTarget: { value: typed } }) => {
                    if (typed.trim()) saves.typed(factId, typed);
                  }}
                  onChange={({ currentTarget }) => {
                    // An empty field gets its value back: there is a button that removes it.
                    if (!currentTarget.value.trim()) currentTarget.value = value;
                    void attempt(currentTarget, saves.change(factId, currentTarget.value));
                  }}
                  onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
                />
              </label>
              <button
                type="button"
                class="quiet"
                aria-label={texts.remove.replace('{fact}', label)}
                onClick={({ currentTarget }) => void attempt(currentTarget, saves.change(factId, null))}
              >
                <Icon path={CROSS} />
              </button>
            </li>
          );
        })}
      </ul>
      <div class="note bad" role="alert" />
      <div class="acts">
        <button
          type="button"
          class="start"
          onClick={({ currentTarget }) => void attempt(currentTarget, saves.confirm(card))}
        >
          {texts.confirm}
        </button>
      </div>
    </section>
  );
}

/** Not while the visitor is typing in it. */
function showIn(field: HTMLInputElement | null, value: string): void {
  if (field && !field.matches(':focus') && field.value !== value) field.value = value;
}
