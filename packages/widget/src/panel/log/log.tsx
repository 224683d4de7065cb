import { avatarOf } from '../avatar-of.ts';
import { isOver, openExpectation } from '../composer/open-question.ts';
import { DOWN, Icon } from '../icon.tsx';
import { Lazy } from '../lazy.tsx';
import { Mark } from '../mark.tsx';
import type { View } from '../view.ts';
import { logItems } from './log-items.ts';
import { LogRow } from './log-row.tsx';
import { Suggestions } from './suggestions.tsx';

export function Log(view: View) {
  const { thread, appearance, texts, loading, behind, toBottom } = view;
  const { typist } = thread;
  const expects = openExpectation(thread);
  const asks = expects === 'rating' || expects === 'choices' || (view.ratings && isOver(thread));
  return (
    <div class="frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it. */}
      <div class="log" role="log" aria-live="polite" aria-label={texts.messages} tabIndex={0}>
        {loading && (
          <div class="skeleton">
            <span class="unseen">{texts.loading}</span>
            <i />
            <i />
            <i />
          </div>
        )}
        {logItems(thread, !loading && appearance.welcomeMsg).map((item) => (
          <LogRow {...view} key={item.key} item={item} />
        ))}
        <Suggestions {...view} />
        {asks && <Lazy {...view} part="Question" />}
        {typist && (
          <div class="row last">
            <Mark person={typist.userType === 'agent' ? typist.senderName : null} picture={avatarOf(view)} />
            <div class="said">
              {typist.value && (
                <div class="bubble" aria-hidden="true">
                  {typist.value}
                </div>
              )}
              <div class="bubble dots">
                <span class="unseen">{texts.typing.replace('{name}', typist.senderName)}</span>
                <i />
                <i />
                <i />
              </div>
            </div>
          </div>
        )}
      </div>
      {behind && (
        <button type="button" class="behind" onClick={toBottom}>
          <Icon path={DOWN} />
          {texts.newMessages}
        </button>
      )}
    </div>
  );
}
