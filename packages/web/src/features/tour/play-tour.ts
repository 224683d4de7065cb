/** Shows a tour from its stored step on. Everything behind it is inert, and the keyboard stays in it. */
import type { Driver, DriveStep, PopoverDOM } from 'driver.js';
import type { TFunction } from 'i18next';
import { type TourStep, targetOf } from '../../shared/tour/tour-targets.ts';
import { type Tour, useTourStore } from '../../state/tour-store.ts';
import { endTour } from './end-tour.ts';
import classes from './popover.module.css';
import { STEPS, visibleSteps } from './tours.ts';
import { trapKeys } from './trap-keys.ts';
import { whenPageIsReady } from './when-page-is-ready.ts';

/** Returns a function that hides the tour without ending it. */
export function playTour(tour: Tour, t: TFunction): () => void {
  let hide = () => {};
  let isHidden = false;
  const show = async () => {
    const { driver } = await import('./load-driver.ts');
    if (!isHidden) hide = drive(driver, tour, t, () => !isHidden && endTour(tour));
  };
  const stopWaiting = whenPageIsReady(tour, () => void show());
  return () => {
    isHidden = true;
    stopWaiting();
    hide();
  };
}

type CreateDriver = typeof import('driver.js').driver;

function drive(createDriver: CreateDriver, tour: Tour, t: TFunction, onEnd: () => void): () => void {
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
    steps: steps.map((step) => driveStep(step, t)),
    skipMissingElement: true,
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    disableActiveInteraction: true,
    stagePadding: 6,
    stageRadius: 8,
    popoverClass: classes.popover,
    showProgress: true,
    // The library fills in the numbers.
    progressText: t('tour.progress', { current: '{{current}}', total: '{{total}}' }),
    nextBtnText: t('tour.next'),
    prevBtnText: t('tour.previous'),
    doneBtnText: t('tour.done'),
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

const driveStep = (step: TourStep, t: TFunction): DriveStep => ({
  // A rendering may replace the element.
  element: () => targetOf(step) as Element,
  popover: { title: t(`tour.steps.${step}.title`), description: t(`tour.steps.${step}.text`) },
});

function label({ wrapper, closeButton }: PopoverDOM, close: string): void {
  wrapper.setAttribute('aria-modal', 'true');
  closeButton.setAttribute('aria-label', close);
}
