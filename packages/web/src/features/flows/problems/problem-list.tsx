/** The problems of the flow, those that block publishing first. Each links to its block. */
import type { BlockId, FlowProblem } from '@parrot/contract/flows';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '../../../shared/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../shared/icons/circle-check.ts';
import { IconCircleX } from '../../../shared/icons/circle-x.ts';
import { titleOf } from '../blocks/summary-context.ts';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import classes from './problem-list.module.css';
import { problemText } from './problem-text.ts';
import { useProblems } from './use-problems.ts';

const SEVERITIES = ['stop', 'warning'] as const;
const ICONS = { stop: IconCircleX, warning: IconAlertTriangle };
/** Limits the list; it shrinks as problems are fixed. */
const AT_ONCE = 100;

export function ProblemList({ onJump }: { onJump: (id: BlockId) => void }) {
  const { t } = useTranslation('try');
  const problems = useProblems();
  if (problems.length === 0) {
    return (
      <div className={classes.good}>
        <IconCircleCheck size={24} stroke={1.75} aria-hidden />
        <p className={classes.title}>{t('problems.good')}</p>
        <p className={classes.doNow}>{t('problems.goodText')}</p>
      </div>
    );
  }
  return SEVERITIES.map((severity) => (
    <Group
      key={severity}
      severity={severity}
      problems={problems.filter((problem) => problem.severity === severity)}
      onJump={onJump}
    />
  ));
}

type GroupProps = {
  severity: FlowProblem['severity'];
  problems: FlowProblem[];
  onJump: (id: BlockId) => void;
};

function Group({ severity, problems, onJump }: GroupProps) {
  const { t } = useTranslation('try');
  const lines = useLines(problems);
  if (lines.length === 0) return null;
  const Icon = ICONS[severity];
  const more = lines.length - AT_ONCE;
  return (
    <section className={classes.group} data-severity={severity}>
      <h3 className={classes.head}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {t(`problems.${severity}`)}
      </h3>
      <ul className={classes.list} aria-label={t(`problems.${severity}`)}>
        {lines.slice(0, AT_ONCE).map(({ key, blockId, title, texts, doNow }) => {
          const inside = (
            <>
              <span className={classes.title}>{title}</span>
              <span>{texts}</span>
              <span className={classes.doNow}>{doNow}</span>
            </>
          );
          return (
            <li key={key}>
              {blockId === null ? (
                <div className={classes.problem}>{inside}</div>
              ) : (
                <button type="button" className={classes.problem} onClick={() => onJump(blockId)}>
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className={classes.doNow}>{t('problems.more', { count: more })}</p>}
    </section>
  );
}

type Line = { key: string; blockId: BlockId | null; title: string; texts: string; doNow: string };

/** Problems of a block with the same text are shown once. */
function useLines(problems: FlowProblem[]): Line[] {
  const { t } = useTranslation('try');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  return useMemo(() => {
    const lines = problems.map((problem): Line => {
      const { blockId, kind } = problem;
      const block = blockId === null ? undefined : blockIn(flow, blockId);
      const texts = problemText(problem, flow, language);
      return {
        key: `${blockId ?? ''} ${texts}`,
        blockId: block ? blockId : null,
        title: block ? titleOf(block) : t('problems.wholeFlow'),
        texts,
        doNow: t(`problems.doNow.${kind}`),
      };
    });
    return [...new Map(lines.map((line) => [line.key, line])).values()];
  }, [problems, flow, language, t]);
}
