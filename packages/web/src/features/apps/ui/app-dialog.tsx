/** A dialog about one app. */
import type { ReactNode } from 'react';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import type { HasInput } from '../../../shared/form/forms-in-dialog.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import classes from './app-dialog.module.css';

type AppDialogProps = {
  title: string;
  size?: number;
  closeOnEscape?: boolean;
  hasInput?: HasInput;
  onClose: () => void;
  children: ReactNode;
};

export function AppDialog({ children, ...dialog }: AppDialogProps) {
  const opened = useDialog();
  return (
    <FormDialog {...dialog} opened={opened} classNames={{ title: classes.title }}>
      {children}
    </FormDialog>
  );
}
