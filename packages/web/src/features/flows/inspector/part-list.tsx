/** The reusable parts of the flow: opened, renamed, or deleted after showing where they run. */
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../editor/flow-editor.ts';
import classes from './inspector.module.css';
import { PartRow } from './part-row.tsx';
import rows from './row-list.module.css';

export function PartList() {
  const { t } = useTranslation('blocks');
  const parts = useFlowEditor(({ flow }) => flow.parts);
  if (parts.length === 0) return <p className={classes.help}>{t('part.none')}</p>;
  return (
    <ul className={rows.rows}>
      {parts.map((part) => (
        <PartRow key={part.id} part={part} />
      ))}
    </ul>
  );
}
