/** The buttons of a picture: choose or change, and remove; with the limits and errors. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconTrash } from '../icons/trash.ts';
import { ChooseFileButton } from '../upload/choose-file-button.tsx';
import classes from './picture-actions.module.css';
import { PICTURE_TYPES } from './picture-file.ts';

type PictureActionsProps = {
  hasPicture: boolean;
  /** `choose` also names the file field. */
  texts: { choose: string; change: string; remove: string; help?: string };
  size?: 'sm' | 'md';
  icon?: ReactNode;
  className?: string | undefined;
  isSending?: boolean;
  isRemoving?: boolean;
  failure?: string | null | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
};

export function PictureActions(props: PictureActionsProps) {
  const {
    hasPicture,
    texts,
    size = 'md',
    icon,
    className,
    isSending,
    isRemoving,
    failure,
    onFile,
    onRemove,
  } = props;
  return (
    <div className={`${classes.actions} ${className ?? ''}`}>
      <ChooseFileButton
        accept={PICTURE_TYPES.join(',')}
        label={texts.choose}
        size={size}
        leftSection={icon}
        loading={isSending}
        onFile={onFile}
      >
        {hasPicture ? texts.change : texts.choose}
      </ChooseFileButton>
      {hasPicture && (
        <Button
          size={size}
          variant="subtle"
          color="gray"
          className={classes.remove}
          leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
          loading={isRemoving}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
      {texts.help && <p className={classes.help}>{texts.help}</p>}
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
