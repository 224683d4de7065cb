/** How reading a source went, in the words of the product. */
import type { Source } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { Pill, type Tone } from '../../../shared/ui/pill.tsx';

const TONES: Record<Source['state'], Tone> = { ready: 'ok', 'in progress': 'info', error: 'danger' };

export function SourceState({ state }: Pick<Source, 'state'>) {
  const { t } = useTranslation('studio');
  return (
    <Pill tone={TONES[state]} dot>
      {t(`sources.states.${state}`)}
    </Pill>
  );
}
