/** The conversation, and the visitor's next input. */
import { Button } from '@mantine/core';
import type { Flow, TryInput } from '@parrot/contract/flows';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blockName } from './block-name.ts';
import { BotMessage } from './bot-message.tsx';
import classes from './chat.module.css';
import { Composer } from './composer.tsx';
import type { Trial, TrialState } from './trial.ts';

type ChatProps = { trial: Trial & TrialState; flow: Flow };

export function Chat({ trial, flow }: ChatProps) {
  const { t } = useTranslation('try');
  const { turns, pendingInput, queuedTexts, failure } = trial;
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes is scrolled to.
  useEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [turns, pendingInput, queuedTexts, failure]);
  const last = turns.at(-1)?.reply;
  const isOver = last?.outcome === 'ended' && pendingInput === null;

  if (turns.length === 0 && !pendingInput && !failure) {
    return (
      <div className={classes.intro}>
        <p>{t('me.intro')}</p>
        <Button onClick={trial.restart}>{t('me.start')}</Button>
      </div>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <div ref={log} role="log" aria-label={t('me.log')} className={classes.log} tabIndex={0}>
        {turns.map(({ id, input, reply }) => (
          <div key={id} className={classes.turn}>
            <VisitorInput input={input} flow={flow} />
            {reply.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its order.
              <BotMessage key={at} message={line} />
            ))}
          </div>
        ))}
        {(pendingInput ?? failure?.input) && (
          <div className={classes.turn}>
            <VisitorInput input={(pendingInput ?? failure?.input) as TryInput} flow={flow} />
            {pendingInput && (
              <span className={classes.typing} role="img" aria-label={t('me.typing')}>
                <i />
                <i />
                <i />
              </span>
            )}
          </div>
        )}
        {queuedTexts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are sent in their order.
          <div key={at} className={classes.turn}>
            <VisitorInput input={{ type: 'message', text }} flow={flow} />
          </div>
        ))}
        {isOver && <p className={classes.event}>{t('me.ended')}</p>}
      </div>
      {failure && (
        <div role="alert" className={classes.failure}>
          <p>{failure.message}</p>
          <Button size="xs" variant="default" onClick={trial.retry}>
            {t('me.retry')}
          </Button>
        </div>
      )}
      {last?.outcome === 'handedOver' && pendingInput === null ? (
        <HandedOver onEnd={trial.endHandOver} />
      ) : (
        <Composer messages={last?.lines ?? []} isBusy={pendingInput !== null} onSend={trial.send} />
      )}
    </>
  );
}

/** The visitor's message, or an event that the builder triggered. */
function VisitorInput({ input, flow }: { input: TryInput; flow: Flow }) {
  const { t } = useTranslation('try');
  switch (input.type) {
    case 'start':
      return null;
    case 'message':
      return (
        <p className={classes.visitor}>
          <span className={classes.hidden}>{t('me.visitor')}: </span>
          {input.text}
        </p>
      );
    case 'jump':
      return <p className={classes.event}>{t('me.jumped', { title: blockName(flow, input.blockId) })}</p>;
    case 'handOverEnds':
      return <p className={classes.event}>{t(input.how === 'closed' ? 'me.givenBack' : 'me.nobodyCame')}</p>;
  }
}

function HandedOver({ onEnd }: { onEnd: Trial['endHandOver'] }) {
  const { t } = useTranslation('try');
  return (
    <div className={classes.handedOver}>
      <p>{t('me.handedOver')}</p>
      <Button size="xs" variant="default" onClick={() => onEnd('tooLong')}>
        {t('me.nobodyCame')}
      </Button>
      <Button size="xs" variant="default" onClick={() => onEnd('closed')}>
        {t('me.givenBack')}
      </Button>
    </div>
  );
}
