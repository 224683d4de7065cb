/** Calls the visitor by voice or with video. */
import { ActionIcon } from '@mantine/core';
import type { CallKind } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { TooltipOnDemand } from '../../shared/floating/tooltip-on-demand.tsx';
import { IconPhone } from '../../shared/icons/phone.ts';
import { IconVideo } from '../../shared/icons/video.ts';

const KINDS = [
  { kind: 'voice', icon: IconPhone },
  { kind: 'video', icon: IconVideo },
] as const;

export function CallButtons({ onStart }: { onStart: (kind: CallKind) => void }) {
  const { t } = useTranslation('calls');
  return KINDS.map(({ kind, icon: Icon }) => (
    <TooltipOnDemand key={kind} label={t(`kind.${kind}`)} withinPortal={false} floatingStrategy="fixed">
      <ActionIcon aria-label={t(`kind.${kind}`)} onClick={() => onStart(kind)}>
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
    </TooltipOnDemand>
  ));
}
