/** The icon and tint of each block type. */
import type { BlockType } from '@parrot/contract/flows';
import { IconApi } from '../../../shared/icons/api.ts';
import { IconArrowsSplit2 } from '../../../shared/icons/arrows-split-2.ts';
import { IconBook2 } from '../../../shared/icons/book-2.ts';
import { IconBuildingStore } from '../../../shared/icons/building-store.ts';
import { IconClick } from '../../../shared/icons/click.ts';
import { IconCornerDownRight } from '../../../shared/icons/corner-down-right.ts';
import { IconForms } from '../../../shared/icons/forms.ts';
import { IconGitBranch } from '../../../shared/icons/git-branch.ts';
import { IconHeadset } from '../../../shared/icons/headset.ts';
import { IconHourglass } from '../../../shared/icons/hourglass.ts';
import type { Icon } from '../../../shared/icons/icon.ts';
import { IconLanguage } from '../../../shared/icons/language.ts';
import { IconMessage } from '../../../shared/icons/message.ts';
import { IconPlayerPlay } from '../../../shared/icons/player-play.ts';
import { IconPlayerStop } from '../../../shared/icons/player-stop.ts';
import { IconPuzzle } from '../../../shared/icons/puzzle.ts';
import { IconStar } from '../../../shared/icons/star.ts';
import { IconVariable } from '../../../shared/icons/variable.ts';

type BlockTint = 'green' | 'blue' | 'violet' | 'orange' | 'teal' | 'rose' | 'grey';
export type BlockAppearance = { Icon: Icon; tint: BlockTint };

export const BLOCK_APPEARANCE: Record<BlockType, BlockAppearance> = {
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
