/** What a model knows in every answer, and the introduction to GenAI. */
import { Button } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../features/apps/settings/fields/text-field.tsx';
import { useSetting } from '../../../../features/apps/settings/use-setting.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';

export function GenAiPanel({ app: { appType } }: { app: App }) {
  const { t } = useTranslation('designer');
  const { set } = useSetting('gptData.showGenAIModal');
  return (
    <Panel title={t('genAi.panel')}>
      <TextField path="gptData.defaultData" lines={3} help={t('help.defaultData')} />
      {appType === 'GenAI' && (
        <Button variant="subtle" size="sm" onClick={() => set(true)}>
          {t('genAi.show')}
        </Button>
      )}
    </Panel>
  );
}
