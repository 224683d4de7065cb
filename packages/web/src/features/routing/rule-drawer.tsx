/** The drawer to create or edit a routing rule. */
import { MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { type AppId, type GroupId, LIMITS, type TagId } from '@parrot/contract/core';
import {
  ROUTING_FALLBACKS,
  ROUTING_MODES,
  type RoutingRule,
  type RoutingRuleDraft,
  routingRuleDraft,
} from '@parrot/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../shared/form/edit-drawer.tsx';
import { EditForm, FormPart } from '../../shared/form/edit-form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { formatLanguageName } from '../../shared/format/format-names.ts';
import { tagsQuery } from '../../shared/tags/tag-queries.ts';
import { toast } from '../../shared/toast/toast.ts';
import { TrialButton } from './trial/trial-button.tsx';
import { draftOf, useSaveRule } from './use-routing.ts';
import type { KnownNames } from './use-rule-summary.ts';

/** Of visitors, by how many websites use them. */
const VISITOR_LANGUAGES = (
  'en es de fr sv it pt nl da no nb fi pl cs sk hu ro bg el tr uk ru ar he hi zh ja ko vi th id' as const
).split(' ');
const NO_GROUP = 'none';

const NEW_RULE: RoutingRuleDraft = {
  name: '',
  isEnabled: true,
  languages: [],
  appIds: [],
  tagIds: [],
  groupId: null,
  skillIds: [],
  mode: 'least_busy',
  fallback: 'stay',
};

type KnownRouting = KnownNames & { rules: readonly RoutingRule[] };

type RuleDrawerProps = {
  rule: RoutingRule | undefined;
  known: KnownRouting;
  onClose: () => void;
};

export function RuleDrawer({ rule, onClose, ...props }: RuleDrawerProps) {
  const { t } = useTranslation('routing');
  const [isDirty, setDirty] = useState(false);
  return (
    <EditDrawer
      title={rule ? t('editor.editTitle', { name: rule.name }) : t('editor.newTitle')}
      isDirty={isDirty}
      onClose={onClose}
    >
      {(leave) => <RuleForm {...props} rule={rule} onDirty={setDirty} onClose={onClose} onCancel={leave} />}
    </EditDrawer>
  );
}

type RuleFormProps = RuleDrawerProps & { onDirty: (isDirty: boolean) => void; onCancel: () => void };

function RuleForm({ rule, known, onDirty, onClose, onCancel }: RuleFormProps) {
  const { t } = useTranslation('routing');
  const save = useSaveRule();
  const { data: tags = [] } = useQuery(tagsQuery);
  const [initial] = useState(() => (rule ? draftOf(rule) : NEW_RULE));
  const { field, textField, ...form } = useForm({
    initial,
    schema: routingRuleDraft,
    validate: ({ groupId, skillIds }) =>
      groupId === null && skillIds.length === 0 ? { groupId: t('editor.noTarget') } : {},
    send: (draft) => save.mutateAsync({ known: rule, draft }),
    onSuccess: () => {
      toast.success(t(rule ? 'editor.saved' : 'editor.created'));
      onClose();
    },
    onDirty,
  });
  const { values } = form;
  const tagChoices = (chosen: readonly TagId[]) =>
    withDeleted(
      tags.map(({ tagId, name }) => ({ value: tagId as string, label: name })),
      chosen,
      t('editor.deletedTag'),
    );
  const languages = [...new Set([...VISITOR_LANGUAGES, ...values.languages])].map((code) => ({
    value: code,
    label: formatLanguageName(code),
  }));
  const group = field('groupId');
  const groups = withDeleted(
    known.groups.map(({ groupId, groupName }) => ({ value: groupId as string, label: groupName })),
    values.groupId ? [values.groupId] : [],
    t('editor.deletedGroup'),
  );
  const most = { searchable: true, maxValues: LIMITS.routingConditions, hidePickedOptions: true } as const;
  const list = <Name extends 'languages' | 'appIds' | 'tagIds' | 'skillIds'>(name: Name) => ({
    ...field(name),
    placeholder: values[name].length === 0 ? t('editor.any') : undefined,
  });
  return (
    <EditForm form={form} submit={t(rule ? 'editor.save' : 'editor.create')} onCancel={onCancel}>
      <TextInput
        {...textField('name')}
        size="lg"
        label={t('editor.name')}
        placeholder={t('editor.namePlaceholder')}
        maxLength={LIMITS.routingRuleName.max}
        autoComplete="off"
        data-autofocus
      />
      <FormPart title={t('editor.if')} help={t('editor.ifHelp')}>
        <Stack gap="sm">
          <MultiSelect {...most} {...list('languages')} label={t('editor.languages')} data={languages} />
          <MultiSelect
            {...most}
            {...list('appIds')}
            label={t('editor.apps')}
            data={withDeleted(
              known.apps.map(({ appId, appName }) => ({ value: appId as string, label: appName })),
              values.appIds,
              t('card.otherApps', { count: 1 }),
            )}
            onChange={(ids) => field('appIds').onChange(ids as AppId[])}
          />
          <MultiSelect
            {...most}
            {...list('tagIds')}
            label={t('editor.tags')}
            data={tagChoices(values.tagIds)}
            onChange={(ids) => field('tagIds').onChange(ids as TagId[])}
          />
        </Stack>
      </FormPart>
      <FormPart title={t('editor.then')}>
        <Stack gap="sm">
          <Select
            label={t('editor.group')}
            error={group.error}
            data={[{ value: NO_GROUP, label: t('editor.noGroup') }, ...groups]}
            value={values.groupId ?? NO_GROUP}
            allowDeselect={false}
            onChange={(value) => group.onChange(value === NO_GROUP ? null : (value as GroupId | null))}
          />
          <MultiSelect
            {...most}
            {...field('skillIds')}
            label={t('editor.skills')}
            placeholder={values.skillIds.length > 0 ? undefined : t('skills.none')}
            description={t('editor.skillsHelp')}
            data={tagChoices(values.skillIds)}
            onChange={(ids) => field('skillIds').onChange(ids as TagId[])}
          />
          <Select
            label={t('editor.mode')}
            data={ROUTING_MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
            value={values.mode}
            allowDeselect={false}
            onChange={(value) => value && field('mode').onChange(value as RoutingRuleDraft['mode'])}
          />
          {values.mode !== 'off' && (
            <Select
              label={t('editor.fallback')}
              data={ROUTING_FALLBACKS.map((value) => ({ value, label: t(`fallbacks.${value}`) }))}
              value={values.fallback}
              allowDeselect={false}
              onChange={(value) => value && field('fallback').onChange(value as RoutingRuleDraft['fallback'])}
            />
          )}
        </Stack>
      </FormPart>
      <TrialButton rules={withDraft(known.rules, rule, values)} draft={values} known={known} />
    </EditForm>
  );
}

type Choice = { value: string; label: string };

/** What the rule has already but cannot be chosen: deleted, or out of the user's reach. */
function withDeleted(choices: readonly Choice[], chosen: readonly string[], label: string): Choice[] {
  const known = new Set(choices.map(({ value }) => value));
  return [...choices, ...chosen.filter((value) => !known.has(value)).map((value) => ({ value, label }))];
}

/** The rules as they would be once this one is saved. */
const withDraft = (
  rules: readonly RoutingRule[],
  edited: RoutingRule | undefined,
  draft: RoutingRuleDraft,
): RoutingRuleDraft[] =>
  edited
    ? rules.map((rule) => (rule.ruleId === edited.ruleId ? draft : draftOf(rule)))
    : [...rules.map(draftOf), draft];
