/** Its only branch is the target, selected below; this links to it. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconCornerDownRight } from '../../../../shared/icons/corner-down-right.ts';
import { useFlowActions } from '../../editor/flow-editor.ts';
import classes from '../fields/fields.module.css';
import type { EditorProps } from '../use-edit-block.ts';

export function GoToEditor({ block }: EditorProps<'go-to'>) {
  const { t } = useTranslation('blocks');
  const { select } = useFlowActions();
  const to = block.next.done;
  return (
    <>
      <p className={classes.help}>{t('types.go-to.help')}</p>
      {to && (
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCornerDownRight size={14} stroke={1.75} aria-hidden />}
            onClick={() => select([to])}
          >
            {t('goTo.show')}
          </Button>
        </div>
      )}
    </>
  );
}
