/** The frame of a step: title, content and navigation. */
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import type { FormHandle } from '../../../shared/form/use-form.ts';
import classes from './onboarding.module.css';

type StepFormProps = {
  title: string;
  text?: string;
  /** The form of the step; a step without fields has `onNext` instead. */
  form?: FormHandle;
  busy: boolean;
  /** The label of the button; 'Next' by default. */
  next?: string;
  /** What happens if the step is skipped. */
  skipHint: string | undefined;
  onNext?: () => void;
  onSkip: (() => void) | undefined;
  onBack?: () => void;
  children: ReactNode;
};

export function StepForm(props: StepFormProps) {
  const { title, text, form, next, skipHint, onNext, onSkip, onBack, children } = props;
  const busy = props.busy || form?.isPending === true;
  const { t } = useTranslation('onboarding');
  // A second click can come before `busy` is rendered.
  const isActing = useRef(false);
  useEffect(() => {
    isActing.current = busy;
  });
  const once = (act: () => void) => {
    if (isActing.current) return;
    isActing.current = true;
    act();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => (form ? form.formProps.onSubmit(event) : onNext?.()));
  };
  return (
    <form ref={form?.formProps.ref} onSubmit={submit} noValidate className={classes.form}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children}
      {form && <FormMessage form={form} />}
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
          <Button variant="subtle" size="lg" disabled={busy} onClick={() => once(onSkip)}>
            {t('skip')}
          </Button>
        )}
      </div>
      {skipHint && <p className={classes.hint}>{skipHint}</p>}
    </form>
  );
}
