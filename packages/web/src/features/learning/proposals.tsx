/** Fixes that agents proposed, and answers that they gave. */
import { Button, Group } from '@mantine/core';
import { type LanguageCode, LIMITS, type ReplyOf } from '@parrot/contract/core';
import type { openGroup, ProposedAnswer } from '@parrot/contract/learning';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import type { GroupLinks } from './group-links.ts';
import { ProposedBy } from './proposed-by.tsx';
import { ProposedChange } from './proposed-change.tsx';
import classes from './unanswered.module.css';
import { type LearningOf, useAnswerGroup } from './use-learning.ts';

type ProposalsProps = {
  of: LearningOf & { languages: readonly LanguageCode[] };
  opened: ReplyOf<typeof openGroup>;
  links: GroupLinks;
  onWrite: (answer: string) => void;
  onSaved: () => void;
};

export function Proposals({ of, opened, links, onWrite, onSaved }: ProposalsProps) {
  const { t } = useTranslation('learning');
  const save = useAnswerGroup(of);
  const { group, proposals, variants } = opened;
  const fixes = proposals.filter(({ isFix }) => isFix);
  const answers = proposals.filter(({ isFix }) => !isFix);
  const accept = ({ question, answer }: ProposedAnswer) =>
    save.mutate(
      {
        groupId: group.groupId,
        languageCode: languageFor(of.languages, opened.languageCode),
        question: [...new Set([question, ...variants])].slice(0, LIMITS.faqQuestions),
        answer,
        alsoSolves: [],
      },
      {
        onSuccess: () => {
          toast.success(t('form.saved'));
          onSaved();
        },
      },
    );
  return (
    <>
      {fixes.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t('group.fixes')}</h3>
          <ul className={classes.proposals}>
            {fixes.map((fix) => (
              <li key={`${fix.agentName} ${fix.at}`} className={classes.proposal}>
                {fix.change ? (
                  <ProposedChange
                    of={of}
                    groupId={group.groupId}
                    proposal={fix}
                    change={fix.change}
                    links={links}
                    onSaved={onSaved}
                  />
                ) : (
                  <>
                    <p className={classes.answer}>{fix.answer}</p>
                    <ProposedBy proposal={fix} />
                    <Group gap="xs">
                      <Button size="xs" loading={save.isPending} onClick={() => accept(fix)}>
                        {t('form.save')}
                      </Button>
                      <Button size="xs" variant="default" onClick={() => onWrite(fix.answer)}>
                        {t('group.changeFirst')}
                      </Button>
                    </Group>
                  </>
                )}
              </li>
            ))}
          </ul>
          {save.isError && (
            <p className={classes.failure} role="alert">
              {messageOf(save.error)}
            </p>
          )}
        </section>
      )}
      {answers.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t('group.proposals')}</h3>
          <ul className={classes.proposals}>
            {answers.map((proposal) => (
              <li key={proposal.answer} className={classes.proposal}>
                <p className={classes.answer}>{proposal.answer}</p>
                <ProposedBy proposal={proposal} />
                <Button size="xs" variant="light" onClick={() => onWrite(proposal.answer)}>
                  {t('group.useIt')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The language of the question if the app supports it, otherwise the app's own. */
export const languageFor = (languages: readonly LanguageCode[], asked: LanguageCode): LanguageCode =>
  languages.includes(asked) ? asked : (languages[0] ?? 'en');
