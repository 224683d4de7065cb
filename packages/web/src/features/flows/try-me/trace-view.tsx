/** The trace of the conversation, latest turn first: each block that ran, its branch and the matches. */
import type { LanguageCode } from '@parrot/contract/core';
import type { BlockId, Flow, TraceStep, TryInput } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { BlockTile } from '../blocks/block-tile.tsx';
import { blockIn } from '../editor/read-flow.ts';
import { blockName } from './block-name.ts';
import { MatchDetails } from './match-details.tsx';
import { traceText } from './trace-text.ts';
import classes from './trace-view.module.css';
import type { TrialReply, TrialTurn } from './trial.ts';

type Around = { flow: Flow; language: LanguageCode; onChoose: ((id: BlockId) => void) | undefined };

export function TraceView({ turns, ...around }: { turns: readonly TrialTurn[] } & Around) {
  const { t } = useTranslation(['try', 'blocks']);
  if (turns.length === 0) return <p className={classes.empty}>{t('why.empty')}</p>;
  return turns.toReversed().map(({ id, input, reply, tookMs }) => (
    <section key={id} className={classes.turn}>
      <h3 className={classes.head}>
        <span className={classes.input}>
          <InputText input={input} flow={around.flow} />
        </span>
        <span className={classes.took}>{t('why.took', { ms: tookMs })}</span>
      </h3>
      <TurnTrace findings={reply.findings} trace={reply.trace} {...around} />
    </section>
  ));
}

/** The trace of one turn, in Try me or with a visitor. Requires the 'blocks' and 'try' texts to be loaded. */
export function TurnTrace({ findings, trace, ...around }: Pick<TrialReply, 'findings' | 'trace'> & Around) {
  const { t } = useTranslation(['try', 'blocks']);
  return (
    <>
      {findings.map((finding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was looked up stays in its order.
        <MatchDetails key={at} finding={finding} />
      ))}
      <ol className={classes.steps} aria-label={t('why.steps')}>
        {trace.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block may run twice in a turn.
          <li key={at}>
            <Step step={step} {...around} />
          </li>
        ))}
      </ol>
    </>
  );
}

function InputText({ input, flow }: { input: TryInput; flow: Flow }) {
  const { t } = useTranslation('try');
  switch (input.type) {
    case 'start':
      return t('why.begins');
    case 'message':
      return t('why.said', { text: input.text });
    case 'jump':
      return t('why.jumped', { title: blockName(flow, input.blockId) });
    case 'handOverEnds':
      return t(input.how === 'closed' ? 'why.givenBack' : 'why.nobodyCame');
  }
}

function Step({ step, flow, language, onChoose }: { step: TraceStep } & Around) {
  const { blockId } = step;
  const block = blockId === null ? undefined : blockIn(flow, blockId);
  const texts = traceText(step, flow, language);
  const inside = (
    <>
      {step.what === 'ran' && block && <BlockTile type={block.type} small />}
      <span className={classes.text}>
        {step.what === 'ran' && blockId !== null && (
          <span className={classes.title}>{blockName(flow, blockId)}</span>
        )}
        {texts && <span className={classes.because}>{texts}</span>}
      </span>
    </>
  );
  const props = { className: classes.step, 'data-what': step.what };
  if (!block || blockId === null || !onChoose) return <div {...props}>{inside}</div>;
  return (
    <button type="button" {...props} onClick={() => onChoose(blockId)}>
      {inside}
    </button>
  );
}
