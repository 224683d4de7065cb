/** Opens the emojis, which are loaded then. */
import { ActionIcon, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../shared/browser/lazy-part.tsx';
import { PopoverOnDemand } from '../../../../shared/floating/popover-on-demand.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';
import { IconMoodSmile } from '../../../../shared/icons/mood-smile.ts';

const EmojiPicker = lazyPart(
  'emoji',
  async () => {
    const [picker] = await Promise.all([import('./emoji-picker.tsx'), loadTexts(['emoji'])]);
    return picker.EmojiPicker;
  },
  <Skeleton height={250} />,
);

export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation('desk-live');
  const [isOpen, setOpen] = useState(false);
  return (
    <PopoverOnDemand
      position="top-start"
      width={320}
      label={t('emoji')}
      opened={isOpen}
      onChange={setOpen}
      target={
        <ActionIcon aria-label={t('emoji')} title={t('emoji')} data-action="emoji">
          <IconMoodSmile size={18} stroke={1.75} />
        </ActionIcon>
      }
    >
      <EmojiPicker
        onPick={(emoji) => {
          setOpen(false);
          onPick(emoji);
        }}
      />
    </PopoverOnDemand>
  );
}
