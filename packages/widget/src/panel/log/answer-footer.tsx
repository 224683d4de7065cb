import type { Message, Thumb } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import { AWAY, Icon, THUMB } from '../icon.tsx';
import type { View } from '../view.ts';
import { SafeLink } from './safe-link.tsx';

/** The sources of an answer, and its rating. */
export function UnderAnswer(props: View & { message: Message }) {
  const { message, ratings, texts, conversation } = props;
  const { sources, canRate, msgId, thumb } = message;
  const rates = ratings && canRate;
  if (!sources.length && !rates) return null;
  const button = (which: Thumb, label: string) => (
    <button
      type="button"
      class={which}
      aria-label={label}
      title={label}
      aria-pressed={thumb === which}
      onClick={() => conversation.rateAnswer(msgId, thumb === which ? null : which)}
    >
      <Icon path={THUMB} />
    </button>
  );
  return (
    <div class="under">
      <div>
        {sources.map(({ title, url }) => (
          <div key={title + url} class="source">
            <span class="unseen">{texts.source} </span>
            {isHttpUrl(url) ? (
              <SafeLink href={url}>
                {title || url}
                <Icon path={AWAY} />
              </SafeLink>
            ) : (
              title
            )}
          </div>
        ))}
      </div>
      {rates && (
        <>
          {button('up', texts.good)}
          {button('down', texts.bad)}
        </>
      )}
    </div>
  );
}
