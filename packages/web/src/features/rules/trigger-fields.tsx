/** What starts a rule. */
import { NumberInput, Select } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { RULE_EVENTS, type RuleEvent, type RuleOptions, type RuleTrigger } from '@parrot/contract/rules';
import { useTranslation } from 'react-i18next';

type TriggerFieldsProps = {
  trigger: RuleTrigger;
  options: RuleOptions;
  onChange: (trigger: RuleTrigger) => void;
};

const MINUTES = 10;

export function TriggerFields({ trigger, options, onChange }: TriggerFieldsProps) {
  const { t } = useTranslation('rules');
  return (
    <>
      <Select
        aria-label={t('editor.event')}
        allowDeselect={false}
        data={RULE_EVENTS.map((value) => ({ value, label: t(`events.${value}`) }))}
        value={trigger.on}
        onChange={(value) => {
          const on = RULE_EVENTS.find((event) => event === value);
          if (on) onChange(newTrigger(on));
        }}
      />
      {trigger.on === 'tagAdded' && (
        <Select
          aria-label={t('editor.tag')}
          placeholder={t('editor.anyTag')}
          clearable
          searchable
          data={options.tags.map(({ tagId, name }) => ({ value: tagId, label: name }))}
          value={trigger.tagId}
          onChange={(value) =>
            onChange({
              on: 'tagAdded',
              tagId: options.tags.find(({ tagId }) => tagId === value)?.tagId ?? null,
            })
          }
        />
      )}
      {'minutes' in trigger && (
        <NumberInput
          label={t('editor.minutes')}
          min={1}
          max={LIMITS.ruleMinutes}
          value={trigger.minutes}
          onChange={(value) => onChange({ ...trigger, minutes: Number(value) })}
        />
      )}
    </>
  );
}

function newTrigger(on: RuleEvent): RuleTrigger {
  if (on === 'tagAdded') return { on, tagId: null };
  return on === 'waitsUnassigned' || on === 'waitsForReply' ? { on, minutes: MINUTES } : { on };
}
