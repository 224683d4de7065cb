/** Merges the visitor with another one of the app: search, compare, confirm. */
import { Modal, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { QueueUser } from '@parrot/contract/conversations';
import { LIMITS, type VisitorId } from '@parrot/contract/core';
import type { MergeCandidate } from '@parrot/contract/profiles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../../../shared/format/format-date-time.ts';
import { IconSearch } from '../../../../shared/icons/search.ts';
import { Pill } from '../../../../shared/ui/pill.tsx';
import { MutedText, QueryContent } from '../../../../shared/ui/query-content.tsx';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';
import { MergePreview } from './merge-preview.tsx';
import classes from './merge-visitor.module.css';
import { useMergeCandidates } from './use-merge-visitors.ts';

type MergeVisitorDialogProps = { session: QueueUser; onClose: () => void };

export function MergeVisitorDialog({ session, onClose }: MergeVisitorDialogProps) {
  const { t } = useTranslation(['visitor-merge', 'shell']);
  const opened = useDialog();
  const [otherId, setOtherId] = useState<VisitorId | null>(null);
  const [text, setText] = useState('');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {otherId ? (
        <MergePreview session={session} otherId={otherId} onBack={() => setOtherId(null)} onClose={onClose} />
      ) : (
        <Search session={session} text={text} onText={setText} onChoose={setOtherId} />
      )}
    </Modal>
  );
}

const TYPING_MS = 250;

type SearchProps = {
  session: QueueUser;
  text: string;
  onText: (text: string) => void;
  onChoose: (id: VisitorId) => void;
};

function Search({ session, text, onText, onChoose }: SearchProps) {
  const { t } = useTranslation('visitor-merge');
  const [searched] = useDebouncedValue(text.trim(), TYPING_MS);
  const query = useMergeCandidates(session.userSessionId, searched);
  return (
    <div className={classes.search}>
      <MutedText>{t('text', { name: session.userName })}</MutedText>
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        label={t('search')}
        maxLength={LIMITS.searchText.max}
        value={text}
        data-autofocus
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {searched.length < LIMITS.searchText.min ? (
        <MutedText>{t('hint', { count: LIMITS.searchText.min })}</MutedText>
      ) : (
        <QueryContent query={query} lines={3}>
          {(found) =>
            found.length === 0 ? (
              <MutedText>{t('none')}</MutedText>
            ) : (
              <ul className={classes.found}>
                {found.map((one) => (
                  <li key={one.userId}>
                    <Candidate of={one} onChoose={() => onChoose(one.userId)} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryContent>
      )}
    </div>
  );
}

function Candidate({ of, onChoose }: { of: MergeCandidate; onChoose: () => void }) {
  const { t } = useTranslation('visitor-merge');
  return (
    <UnstyledButton className={classes.candidate} onClick={onChoose}>
      <span className={classes.name} dir="auto">
        {of.name}
        {of.isVerified && <Pill tone="ok">{t('verified')}</Pill>}
        {of.isBlocked && <Pill tone="danger">{t('blocked')}</Pill>}
      </span>
      {of.email && <span>{of.email}</span>}
      <small className={classes.facts}>
        {t('conversations', { count: of.conversations })} ·{' '}
        {t('since', { when: formatDateTimeInText(of.createdAt) })}
      </small>
    </UnstyledButton>
  );
}
