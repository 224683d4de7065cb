/** The number of cards in a row. Must match app-grid.module.css. */
import { useMediaQuery } from '@mantine/hooks';

const AT_ONCE = { getInitialValueInEffect: false };

export function useColumns(): number {
  const isNarrow = useMediaQuery('(max-width: 1179px)', false, AT_ONCE);
  const isPhone = useMediaQuery('(max-width: 767px)', false, AT_ONCE);
  if (isPhone) return 1;
  return isNarrow ? 2 : 3;
}
