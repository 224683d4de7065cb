/** A button that opens the file dialog. The same file can be chosen twice in a row. */
import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { useRef } from 'react';

type ChooseFileButtonProps = ButtonProps & {
  accept: string;
  /** The name of the field for screen readers. */
  label: string;
  onFile: (file: File) => void;
};

export function ChooseFileButton({ accept, label, onFile, ...button }: ChooseFileButtonProps) {
  const resetInput = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // An input that already contains the file would not report it again.
    resetInput.current?.();
    if (file) onFile(file);
  };
  return (
    <FileButton accept={accept} resetRef={resetInput} onChange={choose} inputProps={{ 'aria-label': label }}>
      {(props) => <Button {...props} variant="default" {...button} />}
    </FileButton>
  );
}
