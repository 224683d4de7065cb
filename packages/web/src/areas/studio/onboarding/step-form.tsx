/** What every step has: a title, its content, and the ways on, past it and back. */
import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import classes from './onboarding.module.css';

type StepFormProps = {
  title: string;
  text?: string;
  busy: boolean;
  error: unknown;
  /** Words on the way on; 'Next' without. */
  next?: string;
  /** What becomes of somebody who skips it. */
  skipHint: string | undefined;
  onNext: () => void;
  onSkip: (() => void) | undefined;
  onBack?: () => void;
  children: ReactNode;
};

export function StepForm(props: StepFormProps) {
  const { title, text, busy, error, next, skipHint, onNext, onSkip, onBack, children } = props;
  const { t } = useTranslation('onboarding');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onNext();
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children}
      {error !== undefined && error !== null && (
        <p className={classes.failure} role="alert">
          {messageOf(error)}
        </p>
      )}
      <div className={classes.navigation}>
        {onBack && (
          <Button variant="default" size="lg" disabled={busy} onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" size="lg" loading={busy}>
          {next ?? t('next')}
        </Button>
        {onSkip && (
          <Button variant="subtle" size="lg" disabled={busy} onClick={onSkip}>
            {t('skip')}
          </Button>
        )}
      </div>
      {skipHint && <p className={classes.hint}>{skipHint}</p>}
    </form>
  );
}
