/** The controls above the canvas: search, the current part and the language. */
import { Button, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../../shared/browser/modifier-key.ts';
import { IconSearch } from '../../../../shared/icons/search.ts';
import { useDialog } from '../../designer-store.ts';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { LanguageSwitch } from '../../texts/language-switch.tsx';
import classes from './canvas-header.module.css';
import { PartBreadcrumbs } from './part-breadcrumbs.tsx';

/** `children` are placed at the end. */
export function CanvasHeader({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('flow');
  const { open } = useDialog();
  const hasLanguages = useFlowEditor(({ languages }) => languages.length > 1);
  return (
    <div className={classes.head}>
      <Button
        variant="default"
        className={classes.floating}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        rightSection={
          <Kbd size="xs" aria-hidden>
            {shortcutText('K')}
          </Kbd>
        }
        onClick={() => open({ kind: 'find' })}
      >
        {t('find.title')}
      </Button>
      <PartBreadcrumbs />
      {hasLanguages && (
        <div className={classes.languages}>
          <LanguageSwitch />
        </div>
      )}
      {children && <div className={classes.end}>{children}</div>}
    </div>
  );
}
