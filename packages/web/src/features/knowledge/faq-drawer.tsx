/** Where a question is written or changed. What was typed is not lost by a slip: leaving it unsaved is asked about. */
import { Button, Drawer } from '@mantine/core';
import type { Faq } from '@parrot/contract/knowledge';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './faq-drawer.module.css';
import { FaqForm } from './faq-form.tsx';
import type { FaqsOf } from './use-faqs.ts';

type FaqDrawerProps = {
  of: FaqsOf;
  editing: Faq | 'new' | null;
  onDelete: (faq: Faq) => void;
  onClose: () => void;
  /** The drawer is gone, and so is what had the focus before it. */
  onFocusLost: () => void;
};

export function FaqDrawer({ of, editing, onDelete, onClose, onFocusLost }: FaqDrawerProps) {
  const { t } = useTranslation('studio');
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setDirty(false);
    setAsking(false);
    onClose();
  };
  const writingAt = useRef<Element>(null);
  const tryToLeave = () => {
    if (!isDirty) return leave();
    writingAt.current = document.activeElement;
    setAsking(true);
  };
  const keepWriting = () => {
    setAsking(false);
    if (writingAt.current instanceof HTMLElement) writingAt.current.focus();
  };
  return (
    <Drawer
      opened={editing !== null}
      onClose={tryToLeave}
      onExitTransitionEnd={() => document.activeElement === document.body && onFocusLost()}
      position="right"
      size={432}
      title={t(editing === 'new' ? 'faq.drawer.new' : 'faq.drawer.edit')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      classNames={{ header: classes.header, body: classes.body, content: classes.content }}
    >
      {isAsking && (
        <div className={classes.question} role="alert">
          <p>{t('faq.drawer.unsaved')}</p>
          <div className={classes.acts}>
            <Button size="sm" variant="default" autoFocus onClick={keepWriting}>
              {t('faq.drawer.keepWriting')}
            </Button>
            <Button size="sm" color="red" onClick={leave}>
              {t('faq.drawer.discard')}
            </Button>
          </div>
        </div>
      )}
      {editing && (
        <FaqForm
          key={editing === 'new' ? 'new' : editing.faqId}
          of={of}
          faq={editing === 'new' ? undefined : editing}
          onDirty={setDirty}
          onSaved={leave}
          onDelete={(faq) => {
            leave();
            onDelete(faq);
          }}
          onCancel={tryToLeave}
        />
      )}
    </Drawer>
  );
}
