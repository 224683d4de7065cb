/** The frame of a field: label, aside, and the help or problem below it. */
import type { ReactNode } from 'react';
import classes from './field-frame.module.css';

type FieldFrameProps = {
  label: string;
  htmlFor: string;
  isLabelHidden?: boolean;
  aside?: ReactNode;
  children: ReactNode;
};

export function FieldFrame({ label, htmlFor, isLabelHidden, aside, children }: FieldFrameProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.head}>
        <label htmlFor={htmlFor} className={isLabelHidden ? classes.hidden : classes.label}>
          {label}
        </label>
        {aside && <span className={classes.aside}>{aside}</span>}
      </div>
      {children}
    </div>
  );
}

type Notes = { help?: ReactNode; problem?: string | null | undefined; warning?: ReactNode };

/** Mantine props that place the notes below a field and link them for screen readers. */
export const fieldNotes = ({ help, problem, warning }: Notes) => ({
  error: problem || false,
  description: warning ? <span className={classes.warning}>{warning}</span> : (!problem && help) || undefined,
  inputWrapperOrder: ['input', 'error', 'description'] as ('input' | 'error' | 'description')[],
});
