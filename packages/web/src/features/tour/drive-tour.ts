/** The steps of a tour on screen, by driver.js, with its styles and the texts: loaded with the first tour. */
import 'driver.js/dist/driver.css';
import { driver as createDriver, type Driver, type DriveStep, type PopoverDOM } from 'driver.js';
import type { TFunction } from 'i18next';
import { texts } from '../../shared/i18n/i18n.ts';
import { type TourStep, targetOf } from '../../shared/tour/tour-targets.ts';
import { type Tour, useTourStore } from '../../state/tour-store.ts';
import classes from './popover.module.css';
import { STEPS, visibleSteps } from './tours.ts';
import { trapKeys } from './trap-keys.ts';

/** Returns a function that hides the tour; `onEnd` is called when it is over, hidden or not. */
export function driveTour(tour: Tour, t: TFunction, onEnd: () => void): () => void {
  const steps = visibleSteps(tour);
  const behind = document.getElementById('root');
  const focused = document.activeElement;
  let releaseKeys = () => {};
  let isOver = false;
  const releasePage = () => {
    isOver = true;
    releaseKeys();
    behind?.removeAttribute('inert');
    if (focused instanceof HTMLElement) focused.focus();
  };
  const driver: Driver = createDriver({
    steps: steps.map(driveStep),
    skipMissingElement: true,
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    disableActiveInteraction: true,
    stagePadding: 6,
    stageRadius: 8,
    popoverClass: classes.popover,
    showProgress: true,
    // The library fills in the numbers.
    progressText: texts.t('tour:progress', { current: '{{current}}', total: '{{total}}' }),
    nextBtnText: texts.t('tour:next'),
    prevBtnText: texts.t('tour:previous'),
    doneBtnText: texts.t('tour:done'),
    onPopoverRender: (popover) => {
      if (isOver) return;
      label(popover, t('dismiss'));
      releaseKeys();
      releaseKeys = trapKeys(popover.wrapper);
      // The library then focuses the first button, which closes the tour.
      queueMicrotask(() => popover.nextButton.focus());
    },
    onHighlightStarted: (_element, _step, { index = 0 }) => {
      const step = steps[index];
      if (step) useTourStore.setState({ step: STEPS[tour].indexOf(step) });
    },
    onHighlighted: (element) => {
      // The target is not a button that opens the popover.
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name);
    },
    onDestroyed: () => {
      releasePage();
      onEnd();
    },
  });
  behind?.setAttribute('inert', '');
  const { step } = useTourStore.getState();
  const first = steps.findIndex((name) => STEPS[tour].indexOf(name) >= step);
  driver.drive(Math.max(first, 0));
  return () => {
    driver.destroy();
    // The library reports no end of a step that it is still moving to.
    if (!isOver) releasePage();
  };
}

const driveStep = (step: TourStep): DriveStep => ({
  // A rendering may replace the element.
  element: () => targetOf(step) as Element,
  popover: { title: texts.t(`tour:steps.${step}.title`), description: texts.t(`tour:steps.${step}.text`) },
});

function label({ wrapper, closeButton }: PopoverDOM, close: string): void {
  wrapper.setAttribute('aria-modal', 'true');
  closeButton.setAttribute('aria-label', close);
}
