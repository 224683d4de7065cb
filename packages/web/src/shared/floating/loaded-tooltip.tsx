import { Tooltip, type TooltipProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Opens once its target is known: before that, it would appear in the corner of the page for a moment. */
export function LoadedTooltip(props: Omit<TooltipProps, 'opened'>) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <Tooltip {...props} opened={isReady} />;
}
