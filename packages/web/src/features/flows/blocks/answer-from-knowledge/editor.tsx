import { Switch } from '@mantine/core';
import { appearance } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { TemplateField } from '../../values/template-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { EditorProps } from '../use-edit-block.ts';

const { minValue, maxValue } = appearance.shape.botEscalationCount;

export function AnswerFromKnowledgeEditor({ block, edit }: EditorProps<'answer-from-knowledge'>) {
  const { t } = useTranslation('blocks');
  return (
    <>
      <Switch
        label={t('knowledge.keepsListening')}
        description={t(block.keepsListening ? 'knowledge.listens' : 'knowledge.once')}
        checked={block.keepsListening}
        onChange={({ currentTarget }) => edit('keepsListening', { keepsListening: currentTarget.checked })}
      />
      {!block.keepsListening && (
        <TemplateField
          label={t('knowledge.question')}
          text={block.question}
          rows={2}
          onChange={(question) => edit('question', { question })}
        />
      )}
      <NumberField
        label={t('knowledge.escalation')}
        help={t('knowledge.escalationHelp')}
        value={block.botEscalationCount}
        min={minValue ?? 0}
        max={maxValue ?? 10}
        onChange={(botEscalationCount) => edit('botEscalationCount', { botEscalationCount })}
      />
    </>
  );
}
