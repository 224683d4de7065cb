/** What stands around a field: its name and what goes beside it; under it, what is to be said about it. */
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

/** What Mantine's fields are told so that it stands under them and is read out with them. */
export const fieldNotes = ({ help, problem, warning }: Notes) => ({
  error: problem || false,
  description: warning ? <span className={classes.warning}>{warning}</span> : (!problem && help) || undefined,
  inputWrapperOrder: ['input', 'error', 'description'] as ('input' | 'error' | 'description')[],
});
