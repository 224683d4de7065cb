/** Starts the tour of the current page. Its code is loaded on first use. */
import { Button } from '@mantine/core';
import type { DriveStep } from 'driver.js';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { IconRoute } from '../../shared/icons/route.ts';
import { TOUR_STEPS, targetOf } from '../../shared/tour/tour-targets.ts';
import { useDesignerSession } from '../../state/designer-session.ts';
import { hasTour } from './has-tour.ts';
import classes from './take-tour-button.module.css';

export function TakeTourButton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const designerStep = useDesignerSession((designer) => designer.activeRoute);
  if (!hasTour(pathname, designerStep)) return null;

  const start = async () => {
    const { driver } = await import('./load-driver.ts');
    const steps = TOUR_STEPS.flatMap((step): DriveStep[] => {
      const element = targetOf(step);
      if (!element) return [];
      return [
        {
          element,
          popover: { title: t(`tour.steps.${step}.title`), description: t(`tour.steps.${step}.text`) },
        },
      ];
    });
    driver({
      steps,
      animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      popoverClass: classes.popover,
      showProgress: true,
      progressText: t('tour.progress', { current: '{{current}}', total: '{{total}}' }),
      nextBtnText: t('tour.next'),
      prevBtnText: t('tour.previous'),
      doneBtnText: t('tour.done'),
    }).drive();
  };

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
