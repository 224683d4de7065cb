/** The problems of this block. */
import type { BlockId } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { problemText } from '../problems/problem-text.ts';
import { useBlockProblems } from '../problems/use-problems.ts';
import classes from './inspector.module.css';

export function BlockProblems({ id }: { id: BlockId }) {
  const { t } = useTranslation('blocks');
  const problems = useBlockProblems(id);
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  // Several problems may have the same text.
  const lines = new Map(problems.map((problem) => [problemText(problem, flow, language), problem.severity]));
  if (lines.size === 0) return null;
  return (
    <ul aria-label={t('inspector.problems')} className={classes.problems}>
      {[...lines].map(([line, severity]) => (
        <li key={line} data-severity={severity}>
          {line}
        </li>
      ))}
    </ul>
  );
}
