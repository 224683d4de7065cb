/**
 * Try me next to a screen without a canvas: a column if it fits, otherwise behind a button. Loaded on first
 * use.
 */
import { Button, Drawer, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { App } from '@parrot/contract/apps';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionalFlowEditor } from '../../../features/flows/editor/flow-editor.ts';
import { loadOrReload } from '../../../shared/browser/load-or-reload.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { IconMessageCircle } from '../../../shared/icons/message-circle.ts';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import classes from './try-me-panel.module.css';

const TryMe = lazy(() =>
  loadOrReload('try-me', async () => {
    const [{ TryMe: loaded }] = await Promise.all([
      import('../../../features/flows/try-me/try-me.tsx'),
      loadTexts(['blocks', 'try']),
    ]);
    return { default: loaded };
  }),
);

export function TryMeLayout({ app, children }: { app: App; children: ReactNode }) {
  const hasRoom = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  // The screen has the same position in the tree in both layouts, so that its state survives a resize.
  return (
    <div className={classes.layout}>
      <div className={classes.screen}>{children}</div>
      {hasRoom ? (
        <div className={classes.column}>
          <TryMeOf app={app} />
        </div>
      ) : (
        <TryMeButton app={app} className={classes.open} />
      )}
    </div>
  );
}

function TryMeOf({ app: { appId, language, languageList } }: { app: App }) {
  const editor = useOptionalFlowEditor();
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <TryMe
        appId={appId}
        languages={[language, ...languageList.filter((code) => code !== language)]}
        {...(editor && { flow: editor.getState().flow, saveFirst: editor.actions.save })}
      />
    </Suspense>
  );
}

type TryMeButtonProps = { app: App; className?: string | undefined };

/** Opens Try me over the screen. */
export function TryMeButton({ app, className }: TryMeButtonProps) {
  const { t } = useTranslation('designer');
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...tourTarget('tryMe')}
        className={className}
        variant={className ? 'filled' : 'default'}
        leftSection={<IconMessageCircle size={16} stroke={1.75} aria-hidden />}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {t('tryMe')}
      </Button>
      {/* Stays mounted while closed, to preserve the conversation. */}
      <Drawer
        keepMounted={wasOpened}
        opened={isOpen}
        onClose={() => setOpen(false)}
        position={isNarrow || className ? 'bottom' : 'right'}
        size={isNarrow || className ? '85%' : 400}
        title={t('tryMe')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
        classNames={{ content: classes.sheet, body: classes.drawer }}
      >
        {wasOpened && <TryMeOf app={app} />}
      </Drawer>
    </>
  );
}
