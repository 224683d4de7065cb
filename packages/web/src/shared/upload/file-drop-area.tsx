/** An area that files can be dropped on, as a shortcut for the button inside it. */
import { type DragEvent, type ReactNode, useState } from 'react';

type FileDropAreaProps = {
  /** Styled by `[data-over]` while files are dragged over it. */
  className: string | undefined;
  /** Styled by `[data-error]`. */
  isInvalid?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

export function FileDropArea({ className, isInvalid = false, onFiles, children }: FileDropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
    <div
      className={className}
      data-over={isOver || undefined}
      data-error={isInvalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
