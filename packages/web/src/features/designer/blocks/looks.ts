/** How each kind of block is drawn: its icon and its tint. */
import type { BlockType } from '@parrot/contract/flows';
import {
  type Icon,
  IconApi,
  IconArrowsSplit2,
  IconBook2,
  IconBuildingStore,
  IconClick,
  IconCornerDownRight,
  IconForms,
  IconGitBranch,
  IconHeadset,
  IconHourglass,
  IconLanguage,
  IconMessage,
  IconPlayerPlay,
  IconPlayerStop,
  IconPuzzle,
  IconStar,
  IconVariable,
} from '@tabler/icons-react';

type BlockTint = 'green' | 'blue' | 'violet' | 'orange' | 'teal' | 'rose' | 'grey';
export type BlockLook = { Icon: Icon; tint: BlockTint };

export const LOOKS: Record<BlockType, BlockLook> = {
  start: { Icon: IconPlayerPlay, tint: 'green' },
  message: { Icon: IconMessage, tint: 'green' },
  buttons: { Icon: IconClick, tint: 'green' },
  ask: { Icon: IconForms, tint: 'blue' },
  rate: { Icon: IconStar, tint: 'blue' },
  condition: { Icon: IconGitBranch, tint: 'violet' },
  'set-value': { Icon: IconVariable, tint: 'violet' },
  wait: { Icon: IconHourglass, tint: 'violet' },
  'go-to': { Icon: IconCornerDownRight, tint: 'violet' },
  'reusable-part': { Icon: IconPuzzle, tint: 'violet' },
  'business-hours': { Icon: IconBuildingStore, tint: 'violet' },
  'call-api': { Icon: IconApi, tint: 'orange' },
  'answer-from-knowledge': { Icon: IconBook2, tint: 'teal' },
  'route-by-intent': { Icon: IconArrowsSplit2, tint: 'teal' },
  translate: { Icon: IconLanguage, tint: 'teal' },
  'hand-over': { Icon: IconHeadset, tint: 'rose' },
  end: { Icon: IconPlayerStop, tint: 'grey' },
};
