/** The visitor's site has signed their identity. */
import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconRosetteDiscountCheckFilled } from '../../../shared/icons/rosette-discount-check-filled.ts';
import classes from './conversation-header.module.css';

export function VerifiedBadge({ appName }: { appName: string }) {
  const { t } = useTranslation('desk-conversation');
  const label = t('conversation.verified', { app: appName });
  return (
    <Tooltip label={label} multiline maw={260} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what the tooltip says must be reachable by keyboard */}
      <span className={classes.verified} role="img" aria-label={label} tabIndex={0}>
        <IconRosetteDiscountCheckFilled size={16} aria-hidden />
      </span>
    </Tooltip>
  );
}
