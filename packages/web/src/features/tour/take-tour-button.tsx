/** Starts the tour of the current page. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { IconRoute } from '../../shared/icons/route.ts';
import classes from './take-tour-button.module.css';
import { hasTourButton } from './tours.ts';
import { usePageTour } from './use-page-tour.ts';

export function TakeTourButton() {
  const { t } = useTranslation();
  const { start } = usePageTour();
  if (!hasTourButton(useLocation())) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      className={classes.button}
      leftSection={<IconRoute size={16} stroke={1.75} aria-hidden />}
      onClick={start}
    >
      {t('tour.take')}
    </Button>
  );
}
