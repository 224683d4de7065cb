/** The processing state of a source. */
import { Tooltip } from '@mantine/core';
import type { Source } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { Pill, type Tone } from '../../../shared/ui/pill.tsx';

const TONES: Record<Source['state'], Tone> = {
  ready: 'ok',
  staged: 'warning',
  draft: 'neutral',
  'in progress': 'info',
  error: 'danger',
};

export function SourceState({ state }: Pick<Source, 'state'>) {
  const { t } = useTranslation('studio');
  return (
    <Tooltip label={t(`sources.states.${state}.help`)} multiline maw={260}>
      <span>
        <Pill tone={TONES[state]} dot>
          {t(`sources.states.${state}.label`)}
        </Pill>
      </span>
    </Tooltip>
  );
}
