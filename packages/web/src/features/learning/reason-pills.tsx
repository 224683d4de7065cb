/** Why a question was unanswered, as pills. Color is never the only signal. */
import { type QuestionGroup, UNANSWERED_REASONS, type UnansweredReason } from '@parrot/contract/learning';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Pill, type Tone } from '../../shared/ui/pill.tsx';

const TONES: Record<UnansweredReason, Tone> = {
  unanswered: 'warning',
  noneMeant: 'warning',
  thumbsDown: 'danger',
  handedOver: 'info',
  proposed: 'ok',
};

export function ReasonCounts({ why }: { why: QuestionGroup['why'] }) {
  const { t } = useTranslation('learning');
  return UNANSWERED_REASONS.filter((each) => why[each] > 0).map((each) => (
    <Pill key={each} tone={TONES[each]} dot>
      {t('why.counted', { why: t(`why.${each}`), number: formatNumber(why[each]) })}
    </Pill>
  ));
}

export function ReasonPills({ why }: { why: readonly UnansweredReason[] }) {
  const { t } = useTranslation('learning');
  return why.map((each) => (
    <Pill key={each} tone={TONES[each]} dot>
      {t(`why.${each}`)}
    </Pill>
  ));
}
