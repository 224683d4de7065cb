/** The drawer to create or edit a rule: when, if, then, and what it would have done. */
import { Alert, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import {
  type Rule,
  type RuleDraft,
  type RuleOptions,
  ruleDraft,
  triggersItself,
} from '@parrot/contract/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../shared/form/edit-drawer.tsx';
import { EditForm, FormPart } from '../../shared/form/edit-form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { toast } from '../../shared/toast/toast.ts';
import { ActionFields } from './action-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import classes from './rules.module.css';
import { Trial } from './trial.tsx';
import { TriggerFields } from './trigger-fields.tsx';
import { useRuleTexts } from './use-rule-texts.ts';
import { useSaveRule } from './use-rules.ts';

const NEW_RULE: RuleDraft = {
  name: '',
  trigger: { on: 'reachedDesk' },
  match: 'all',
  conditions: [],
  actions: [{ do: 'setPriority', priority: 'high' }],
  signingSecret: '',
};

type RuleDrawerProps = { rule: Rule | undefined; options: RuleOptions; onClose: () => void };

export function RuleDrawer({ rule, options, onClose }: RuleDrawerProps) {
  const { t } = useTranslation('rules');
  const [isDirty, setDirty] = useState(false);
  return (
    <EditDrawer
      title={rule ? t('editor.editTitle', { name: rule.name }) : t('editor.newTitle')}
      isDirty={isDirty}
      onClose={onClose}
    >
      {(leave) => (
        <RuleForm rule={rule} options={options} onDirty={setDirty} onSaved={onClose} onCancel={leave} />
      )}
    </EditDrawer>
  );
}

type RuleFormProps = {
  rule: Rule | undefined;
  options: RuleOptions;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

function RuleForm({ rule, options, onDirty, onSaved, onCancel }: RuleFormProps) {
  const { t } = useTranslation('rules');
  const save = useSaveRule();
  const { sentence } = useRuleTexts(options);
  const [initial] = useState(() => (rule ? draftOf(rule) : NEW_RULE));
  const { field, textField, ...form } = useForm({
    initial,
    schema: ruleDraft,
    send: (draft) =>
      save.mutateAsync({ known: rule && { ruleId: rule.ruleId, revision: rule.revision }, draft }),
    onSuccess: () => {
      toast.success(t(rule ? 'editor.saved' : 'editor.created'));
      onSaved();
    },
    onDirty,
  });
  const { conditions, actions } = form.values;
  const trigger = field('trigger');
  const ifs = field('conditions');
  const thens = field('actions');
  const match = field('match');
  const callsWebhook = actions.some((action) => action.do === 'webhook');
  return (
    <EditForm form={form} submit={t(rule ? 'editor.save' : 'editor.create')} onCancel={onCancel}>
      <p className={classes.preview} aria-live="polite">
        {sentence(form.values)}
      </p>
      {triggersItself(form.values) && <Alert color="yellow">{t('editor.triggersItself')}</Alert>}
      <TextInput
        {...textField('name')}
        size="lg"
        label={t('editor.name')}
        placeholder={t('editor.namePlaceholder')}
        maxLength={LIMITS.ruleName}
        autoComplete="off"
        data-autofocus
      />
      <FormPart title={t('editor.when')}>
        <TriggerFields trigger={trigger.value} options={options} onChange={trigger.onChange} />
        {trigger.error && <p className={classes.problem}>{trigger.error}</p>}
      </FormPart>
      <FormPart title={t('editor.if')} help={conditions.length === 0 && t('editor.always')}>
        {conditions.length > 1 && (
          <SegmentedControl
            aria-label={t('editor.match')}
            value={match.value}
            data={[
              { value: 'all', label: t('editor.matchAll') },
              { value: 'any', label: t('editor.matchAny') },
            ]}
            onChange={(value) => match.onChange(value === 'any' ? 'any' : 'all')}
          />
        )}
        <ConditionFields conditions={conditions} options={options} onChange={ifs.onChange} />
        {ifs.error && <p className={classes.problem}>{ifs.error}</p>}
      </FormPart>
      <FormPart title={t('editor.then')} help={t('editor.thenHelp')}>
        <ActionFields actions={actions} options={options} onChange={thens.onChange} />
        {thens.error && <p className={classes.problem}>{thens.error}</p>}
        {callsWebhook && (
          <PasswordInput
            {...textField('signingSecret')}
            label={t('editor.secret')}
            description={t('editor.secretHelp')}
            placeholder={rule?.hasSecret ? t('editor.secretStored') : undefined}
            maxLength={LIMITS.ruleSecret.max}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('editor.showSecret') }}
          />
        )}
      </FormPart>
      <Trial content={form.values} />
    </EditForm>
  );
}

const draftOf = ({ name, trigger, match, conditions, actions }: Rule): RuleDraft => ({
  name,
  trigger,
  match,
  conditions,
  actions,
  signingSecret: '',
});
