/** What counts as an answer, for each kind. */
import { Switch } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { Answer } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { LocalizedTextField } from '../../texts/localized-text-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import classes from '../fields/fields.module.css';
import { freeOptionId } from '../fields/free-option-id.ts';
import { ItemList } from '../fields/item-list.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { summaryContext } from '../summary-context.ts';

const WHEN = ['any', 'past', 'future'] as const;
const ACCEPTS = ['any', 'picture', 'document'] as const;

export function AnswerEditor({ answer, onChange }: { answer: Answer; onChange: (answer: Answer) => void }) {
  const { t } = useTranslation('blocks');
  switch (answer.kind) {
    case 'text':
      return (
        <div className={classes.pair}>
          <NumberField
            label={t('ask.minLength')}
            value={answer.minLength}
            min={0}
            max={1_000}
            onChange={(minLength) => onChange({ ...answer, minLength })}
          />
          <NumberField
            label={t('ask.maxLength')}
            value={answer.maxLength}
            min={1}
            max={LIMITS.messageLength}
            onChange={(maxLength) => onChange({ ...answer, maxLength })}
          />
        </div>
      );
    case 'number':
      return (
        <>
          <div className={classes.pair}>
            <NumberField
              mayBeEmpty
              isWhole={false}
              label={t('ask.min')}
              placeholder={t('ask.noLimit')}
              value={answer.min}
              onChange={(min) => onChange({ ...answer, min })}
            />
            <NumberField
              mayBeEmpty
              isWhole={false}
              label={t('ask.max')}
              placeholder={t('ask.noLimit')}
              value={answer.max}
              onChange={(max) => onChange({ ...answer, max })}
            />
          </div>
          <Switch
            label={t('ask.whole')}
            checked={answer.whole}
            onChange={({ currentTarget }) => onChange({ ...answer, whole: currentTarget.checked })}
          />
        </>
      );
    case 'date':
      return (
        <ChoiceField
          label={t('ask.when')}
          value={answer.when}
          choices={WHEN.map((value) => ({ value, label: t(`ask.whens.${value}`) }))}
          onChange={(when) => onChange({ ...answer, when })}
        />
      );
    case 'choice':
      return <ChoicesEditor answer={answer} onChange={onChange} />;
    case 'file':
      return (
        <ChoiceField
          label={t('ask.accepts')}
          value={answer.accepts}
          choices={ACCEPTS.map((value) => ({ value, label: t(`ask.files.${value}`) }))}
          onChange={(accepts) => onChange({ ...answer, accepts })}
        />
      );
    default:
      return null;
  }
}

type ChoicesEditorProps = {
  answer: Extract<Answer, { kind: 'choice' }>;
  onChange: (answer: Answer) => void;
};

function ChoicesEditor({ answer, onChange }: ChoicesEditorProps) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  const { localize } = summaryContext(flow, language);
  return (
    <>
      <ItemList
        isCompact
        title={t('ask.options')}
        items={answer.options}
        keyOf={({ id }) => id}
        nameOf={({ label }, at) => localize(label) || t('ask.option', { number: at + 1 })}
        maxItems={LIMITS.flowOptions}
        addLabel={t('ask.addOption')}
        make={() => ({ id: freeOptionId('option', answer.options), label: {} })}
        onChange={(options) => onChange({ ...answer, options })}
      >
        {(option, change, at) => (
          <LocalizedTextField
            isLabel
            label={t('ask.option', { number: at + 1 })}
            texts={option.label}
            onChange={(label) => change({ ...option, label })}
          />
        )}
      </ItemList>
      <Switch
        label={t('ask.several')}
        checked={answer.several}
        onChange={({ currentTarget }) => onChange({ ...answer, several: currentTarget.checked })}
      />
    </>
  );
}
