/** The conditions of a rule, each with the fields of its kind. */
import { ActionIcon, Button, MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import { LANGUAGES, LIMITS } from '@parrot/contract/core';
import { CONDITION_KINDS, FIELD_TESTS, type RuleCondition, type RuleOptions } from '@parrot/contract/rules';
import { TICKET_PRIORITIES, TICKET_STATUSES } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../shared/icons/plus.ts';
import { IconX } from '../../shared/icons/x.ts';
import { languageName } from './language-name.ts';
import classes from './rules.module.css';
import { useRuleTexts } from './use-rule-texts.ts';

type ConditionFieldsProps = {
  conditions: readonly RuleCondition[];
  options: RuleOptions;
  onChange: (conditions: RuleCondition[]) => void;
};

export function ConditionFields({ conditions, options, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('rules');
  const put = (at: number, condition: RuleCondition) =>
    onChange(conditions.map((each, index) => (index === at ? condition : each)));
  return (
    <>
      {conditions.map((condition, at) => {
        const number = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity while they are edited.
          <fieldset key={at} className={classes.part} aria-label={t('editor.condition', { number })}>
            <div className={classes.partHead}>
              <Select
                aria-label={t('editor.conditionKind', { number })}
                allowDeselect={false}
                data={CONDITION_KINDS.map((value) => ({ value, label: t(`conditions.${value}`) }))}
                value={condition.about}
                onChange={(value) => {
                  const about = CONDITION_KINDS.find((kind) => kind === value);
                  if (about) put(at, newCondition(about, options));
                }}
              />
              {'is' in condition && (
                <Select
                  aria-label={t('editor.way', { number })}
                  allowDeselect={false}
                  data={[
                    { value: 'yes', label: t(`ways.${condition.about}.yes`) },
                    { value: 'no', label: t(`ways.${condition.about}.no`) },
                  ]}
                  value={condition.is ? 'yes' : 'no'}
                  onChange={(value) => put(at, { ...condition, is: value === 'yes' })}
                />
              )}
              <ActionIcon
                aria-label={t('editor.removeCondition', { number })}
                onClick={() => onChange(conditions.filter((_, index) => index !== at))}
              >
                <IconX size={14} stroke={1.75} aria-hidden />
              </ActionIcon>
            </div>
            <ConditionValue condition={condition} options={options} onChange={(next) => put(at, next)} />
          </fieldset>
        );
      })}
      <Button
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={conditions.length >= LIMITS.ruleConditions}
        onClick={() => onChange([...conditions, newCondition('language', options)])}
      >
        {t('editor.addCondition')}
      </Button>
    </>
  );
}

type ConditionValueProps = {
  condition: RuleCondition;
  options: RuleOptions;
  onChange: (condition: RuleCondition) => void;
};

function ConditionValue({ condition, options, onChange }: ConditionValueProps) {
  const { t } = useTranslation('rules');
  const { fieldName } = useRuleTexts(options);
  const label = t(`conditions.${condition.about}`);
  switch (condition.about) {
    case 'app':
      return (
        <MultiSelect
          aria-label={label}
          searchable
          data={options.apps.map(({ appId, appName }) => ({ value: appId, label: appName }))}
          value={condition.appIds}
          onChange={(chosen) =>
            onChange({
              ...condition,
              appIds: among(
                options.apps.map(({ appId }) => appId),
                chosen,
              ),
            })
          }
        />
      );
    case 'language':
      return (
        <MultiSelect
          aria-label={label}
          data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          value={condition.languages}
          onChange={(chosen) => onChange({ ...condition, languages: among(LANGUAGES, chosen) })}
        />
      );
    case 'tag':
      return (
        <MultiSelect
          aria-label={label}
          searchable
          data={options.tags.map(({ tagId, name }) => ({ value: tagId, label: name }))}
          value={condition.tagIds}
          onChange={(chosen) =>
            onChange({
              ...condition,
              tagIds: among(
                options.tags.map(({ tagId }) => tagId),
                chosen,
              ),
            })
          }
        />
      );
    case 'priority':
      return (
        <MultiSelect
          aria-label={label}
          data={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
          value={condition.priorities}
          onChange={(chosen) => onChange({ ...condition, priorities: among(TICKET_PRIORITIES, chosen) })}
        />
      );
    case 'status':
      return (
        <MultiSelect
          aria-label={label}
          data={TICKET_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={condition.statuses}
          onChange={(chosen) => onChange({ ...condition, statuses: among(TICKET_STATUSES, chosen) })}
        />
      );
    case 'message':
      return (
        <TagsInput
          aria-label={label}
          description={t('editor.termsHelp')}
          placeholder={condition.terms.length === 0 ? t('editor.termsPlaceholder') : undefined}
          maxTags={LIMITS.ruleChoices}
          maxLength={LIMITS.ruleTerm}
          acceptValueOnBlur
          value={condition.terms}
          onChange={(terms) => onChange({ ...condition, terms })}
        />
      );
    case 'field':
      return (
        <div className={classes.partHead}>
          <Select
            aria-label={t('editor.field')}
            allowDeselect={false}
            data={options.fields.map(({ name }) => ({ value: name, label: fieldName(name) }))}
            value={condition.name}
            onChange={(name) => name && onChange({ ...condition, name })}
          />
          <Select
            aria-label={t('editor.fieldTest')}
            allowDeselect={false}
            data={FIELD_TESTS.map((value) => ({ value, label: t(`tests.${value}`) }))}
            value={condition.test}
            onChange={(value) =>
              onChange({ ...condition, test: FIELD_TESTS.find((test) => test === value) ?? 'equals' })
            }
          />
          <TextInput
            aria-label={t('editor.fieldValue')}
            maxLength={LIMITS.fieldText}
            value={condition.value}
            onChange={({ currentTarget }) => onChange({ ...condition, value: currentTarget.value })}
          />
        </div>
      );
    case 'rating':
      return (
        <NumberInput
          label={t('editor.stars')}
          min={1}
          max={5}
          value={condition.atMost}
          onChange={(value) => onChange({ ...condition, atMost: Number(value) })}
        />
      );
    default:
      return null;
  }
}

const among = <Value extends string>(known: readonly Value[], chosen: readonly string[]): Value[] =>
  known.filter((value) => chosen.includes(value));

function newCondition(about: RuleCondition['about'], { fields }: RuleOptions): RuleCondition {
  switch (about) {
    case 'app':
      return { about, is: true, appIds: [] };
    case 'language':
      return { about, is: true, languages: [] };
    case 'tag':
      return { about, is: true, tagIds: [] };
    case 'priority':
      return { about, is: true, priorities: [] };
    case 'status':
      return { about, is: true, statuses: [] };
    case 'message':
      return { about, is: true, terms: [] };
    case 'field':
      return { about, name: fields[0]?.name ?? 'name', test: 'equals', value: '' };
    case 'rating':
      return { about, atMost: 2 };
    default:
      return { about, is: true };
  }
}
