/** The drawer of the FAQ editor. Closing it with unsaved changes asks first. */
import { Drawer, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FaqId } from '@parrot/contract/core';
import type { FaqDraftInput } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx';
import { useUnsavedChanges } from '../../../../shared/unsaved-changes/use-unsaved-changes.ts';
import { type FaqsOf, useOpenFaq } from '../use-faqs.ts';
import classes from './editor.module.css';
import { FaqForm } from './faq-form.tsx';
import type { Start } from './use-faq-editor.ts';

/** An existing FAQ, or a new one with its initial content. */
export type Editing = { faqId: FaqId } | { start: Start };

type FaqDrawerProps = {
  of: FaqsOf;
  editing: Editing | null;
  onOpen: (faqId: FaqId) => void;
  onDelete: (faqId: FaqId, onlyThis: boolean) => void;
  onTry: (draft: FaqDraftInput, start: Start) => void;
  onSaved: () => void;
  onClose: () => void;
  /** The drawer closed, and the element that had the focus before it is gone. */
  onFocusLost: () => void;
};

export function FaqDrawer({
  of,
  editing,
  onOpen,
  onDelete,
  onTry,
  onSaved,
  onClose,
  onFocusLost,
}: FaqDrawerProps) {
  const { t } = useTranslation(['faq', 'shell']);
  const [isDirty, setDirty] = useState(false);
  const [isWide, setWide] = useState(false);
  const hasRoom = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false });
  const faqId = editing && 'faqId' in editing ? editing.faqId : undefined;
  const open = useOpenFaq(of, faqId);
  const unsaved = useUnsavedChanges(isDirty);
  const clean = (then: () => void) => () => {
    setDirty(false);
    then();
  };
  const leave = (then: () => void) => unsaved.leave(clean(then));
  const requestLeave = (then: () => void) => unsaved.requestLeave(clean(then));
  return (
    <Drawer
      opened={editing !== null}
      onClose={() => requestLeave(onClose)}
      closeOnEscape={!unsaved.isAsking}
      onExitTransitionEnd={() => document.activeElement === document.body && onFocusLost()}
      position="right"
      size={isWide && hasRoom ? 880 : 480}
      title={t(faqId ? 'editor.edit' : 'editor.new')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      classNames={{ header: classes.header, body: classes.body, content: classes.content }}
    >
      {faqId && open.isPending && <Loading label={t('editor.loading')} />}
      {faqId && open.isLoadingError && <LoadFailure error={open.error} onRetry={open.refetch} />}
      {editing && (!faqId || open.data) && (
        <FaqForm
          key={faqId ?? 'new'}
          of={of}
          faqs={open.data ?? []}
          start={'start' in editing ? editing.start : undefined}
          onDirty={setDirty}
          onWide={setWide}
          onSaved={() => leave(onSaved)}
          onOpen={(other) => requestLeave(() => onOpen(other))}
          onDelete={(gone, onlyThis) => leave(() => onDelete(gone, onlyThis))}
          onTry={(draft, start) => leave(() => onTry(draft, start))}
          onCancel={() => requestLeave(onClose)}
        />
      )}
    </Drawer>
  );
}

const Loading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    {[36, 64, 120, 36].map((height, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
      <Skeleton key={at} height={height} mb={16} />
    ))}
  </div>
);
