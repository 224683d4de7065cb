/** A proposed answer of an FAQ next to the current one. */
import { Anchor, Button, Group } from '@mantine/core';
import type { QuestionGroupId } from '@parrot/contract/core';
import type { ProposedAnswer } from '@parrot/contract/learning';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import type { GroupLinks } from './group-links.ts';
import { ProposedBy } from './proposed-by.tsx';
import classes from './unanswered.module.css';
import { type LearningOf, useAcceptChange } from './use-learning.ts';

type ProposedChangeProps = {
  of: LearningOf;
  groupId: QuestionGroupId;
  proposal: ProposedAnswer;
  change: NonNullable<ProposedAnswer['change']>;
  links: GroupLinks;
  onSaved: () => void;
};

export function ProposedChange({ of, groupId, proposal, change, links, onSaved }: ProposedChangeProps) {
  const { t } = useTranslation('learning');
  const accept = useAcceptChange(of);
  const { fixId, faqId, question, answer } = change;
  const submit = () =>
    accept.mutate(
      { groupId, fixId, instead: answer },
      {
        onSuccess: () => {
          toast.success(t('change.saved'));
          onSaved();
        },
      },
    );
  return (
    <>
      <p>{t('change.title', { question })}</p>
      <dl className={classes.sides}>
        <div>
          <dt>{t('change.now')}</dt>
          <dd className={classes.answer}>{answer}</dd>
        </div>
        <div data-new>
          <dt>{t('change.proposed')}</dt>
          <dd className={classes.answer}>{proposal.answer}</dd>
        </div>
      </dl>
      <ProposedBy proposal={proposal} />
      <Group gap="sm">
        <Button size="xs" loading={accept.isPending} onClick={submit}>
          {t('change.accept')}
        </Button>
        <Anchor component={Link} size="sm" to={links.toFaq(faqId)}>
          {t('group.openFaq')}
        </Anchor>
      </Group>
      {accept.isError && (
        <p className={classes.failure} role="alert">
          {messageOf(accept.error)}
        </p>
      )}
    </>
  );
}
