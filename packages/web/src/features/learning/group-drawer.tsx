/** One question group: its questions, the agents' answers, and the form for an FAQ. */
import { Drawer, Skeleton } from '@mantine/core';
import type { LanguageCode, QuestionGroupId } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { CreateFaqForm } from './create-faq-form.tsx';
import { GroupContent } from './group-content.tsx';
import type { GroupLinks } from './group-links.ts';
import classes from './unanswered.module.css';
import { useIgnoreWithUndo } from './use-ignore-with-undo.ts';
import { type LearningOf, useGroup } from './use-learning.ts';

type GroupDrawerProps = {
  of: LearningOf & { languages: readonly LanguageCode[] };
  groupId: QuestionGroupId | null;
  links: GroupLinks;
  onClose: () => void;
};

export function GroupDrawer({ groupId, onClose, ...rest }: GroupDrawerProps) {
  const { t } = useTranslation('learning');
  const [isWriting, setWriting] = useState(false);
  const moveWithUndo = useIgnoreWithUndo(rest.of);
  const close = () => {
    setWriting(false);
    onClose();
  };
  const move: Move = (group, state) => {
    moveWithUndo(group, state);
    close();
  };
  return (
    <Drawer
      opened={groupId !== null}
      onClose={close}
      position="right"
      size={560}
      title={t(isWriting ? 'form.title' : 'group.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      // Closing with unsaved changes asks first.
      closeOnClickOutside={!isWriting}
      classNames={{
        content: classes.drawerContent,
        header: classes.drawerHead,
        body: isWriting ? classes.formBody : classes.drawerBody,
      }}
    >
      {groupId && (
        <OpenedGroup
          key={groupId}
          {...rest}
          groupId={groupId}
          onWriting={setWriting}
          onMove={move}
          onClose={close}
        />
      )}
    </Drawer>
  );
}

type OpenedGroupProps = Omit<GroupDrawerProps, 'groupId'> & {
  groupId: QuestionGroupId;
  onWriting: (writing: boolean) => void;
  onMove: Move;
};

type Move = ReturnType<typeof useIgnoreWithUndo>;

function OpenedGroup({ of, groupId, links, onWriting, onMove, onClose }: OpenedGroupProps) {
  const { t } = useTranslation('learning');
  const group = useGroup(of.appId, groupId);
  /** The initial answer; null while no FAQ is being written. */
  const [writing, setWriting] = useState<string | null>(null);
  const write = (answer: string | null) => {
    setWriting(answer);
    onWriting(answer !== null);
  };
  const first = group.data?.pages[0];
  if (group.isLoadingError) return <LoadFailure error={group.error} onRetry={group.refetch} />;
  if (!first)
    return (
      <div role="status" aria-label={t('group.loading')}>
        <Skeleton height={180} radius="lg" />
      </div>
    );
  if (writing !== null)
    return (
      <CreateFaqForm of={of} opened={first} answer={writing} onCancel={() => write(null)} onSaved={onClose} />
    );
  return (
    <GroupContent
      group={group}
      first={first}
      of={of}
      links={links}
      onWrite={write}
      onSaved={onClose}
      onMove={onMove}
    />
  );
}
