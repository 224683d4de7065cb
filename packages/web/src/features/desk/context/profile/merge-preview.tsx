/** Both visitors side by side: which values stay, and where they come from. */
import { Button, Group, Table } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import type { VisitorId } from '@parrot/contract/core';
import { isContactKey, type MergedValue } from '@parrot/contract/profiles';
import { useTranslation } from 'react-i18next';
import { useValueText } from '../../../../shared/fields/use-value-text.ts';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { Pill } from '../../../../shared/ui/pill.tsx';
import { MutedText, QueryContent } from '../../../../shared/ui/query-content.tsx';
import classes from './merge-visitor.module.css';
import { useMergePreview, useMergeVisitors } from './use-merge-visitors.ts';
import { useSourceText } from './use-source-text.ts';

type MergePreviewProps = {
  session: QueueUser;
  otherId: VisitorId;
  onBack: () => void;
  onClose: () => void;
};

export function MergePreview({ session, otherId, onBack, onClose }: MergePreviewProps) {
  const { t } = useTranslation(['visitor-merge', 'shell']);
  const query = useMergePreview(session.userSessionId, otherId);
  const { merge, refresh } = useMergeVisitors(session.userSessionId);
  const confirm = () =>
    merge.mutate(
      { otherUserId: otherId },
      {
        onSuccess: async () => {
          await refresh();
          toast.success(t('done'));
          onClose();
        },
      },
    );
  return (
    <QueryContent query={query} lines={5}>
      {({ visitors, values }) => (
        <div className={classes.search}>
          <MutedText>{t('preview')}</MutedText>
          <div className={classes.table}>
            <Table layout="fixed" aria-label={t('title')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th className={classes.field}>{t('value')}</Table.Th>
                  {visitors.map((visitor) => (
                    <Table.Th key={visitor.userId}>
                      <span className={classes.name} dir="auto">
                        {visitor.name}
                        {visitor.isVerified && <Pill tone="ok">{t('verified')}</Pill>}
                        {visitor.isBlocked && <Pill tone="danger">{t('blocked')}</Pill>}
                      </span>
                      <small className={classes.facts}>
                        {t('conversations', { count: visitor.conversations })} ·{' '}
                        {t('notes', { count: visitor.notes })}
                      </small>
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {values.map((value) => (
                  <ValueRow key={value.name} of={value} />
                ))}
              </Table.Tbody>
            </Table>
          </div>
          <p className={classes.warning}>
            {t('warning')} {visitors.some(({ isBlocked }) => isBlocked) && t('blockedWarning')}
          </p>
          {merge.error && (
            <p className={classes.failure} role="alert">
              {messageOf(merge.error)}
            </p>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onBack}>
              {t('back')}
            </Button>
            <Button color="red" className={classes.confirm} loading={merge.isPending} onClick={confirm}>
              {t('confirm', { one: visitors[0].name, other: visitors[1].name })}
            </Button>
          </Group>
        </div>
      )}
    </QueryContent>
  );
}

function ValueRow({ of: { name, field, entries, stays } }: { of: MergedValue }) {
  const { t } = useTranslation(['visitor-merge', 'desk-profile', 'fields']);
  const valueText = useValueText();
  const sourceText = useSourceText();
  const label = isContactKey(name) ? t(`contact.${name}`, { ns: 'desk-profile' }) : (field?.label ?? name);
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.field}>
        {label}
      </Table.Th>
      {entries.map((entry, index) => {
        const doesStay = index === stays;
        const text = entry.value === null ? '' : valueText(field ?? { type: 'text' }, entry.value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two, in the order of the visitors
          <Table.Td key={index} className={classes.value} data-stays={doesStay || undefined}>
            <span dir="auto">{text || <i>{t('empty', { ns: 'fields' })}</i>}</span>
            {doesStay && <Pill tone="ok">{t('stays')}</Pill>}
            <small className={classes.facts}>{sourceText(entry)}</small>
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}
