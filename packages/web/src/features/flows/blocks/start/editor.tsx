/** A start block has no settings but its target. */
import { useTranslation } from 'react-i18next';
import classes from '../fields/fields.module.css';
import type { EditorProps } from '../use-edit-block.ts';

export function StartEditor({ block }: EditorProps<'start'>) {
  const { t } = useTranslation('blocks');
  return <p className={classes.help}>{t(block.part === null ? 'types.start.help' : 'start.inPart')}</p>;
}
