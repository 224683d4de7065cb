/** The source of a bot: the address of a website, or a file. */
import { Button, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { SOURCE_FILE_ENDINGS, sourceFileFault } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconFileText } from '../../../shared/icons/file-text.ts';
import { IconUpload } from '../../../shared/icons/upload.ts';
import { IconWorldDown } from '../../../shared/icons/world-down.ts';
import { IconX } from '../../../shared/icons/x.ts';
import { ChooseFileButton } from '../../../shared/upload/choose-file-button.tsx';
import type { ChosenSource } from './add-source.ts';
import classes from './source-field.module.css';

type SourceFieldProps = {
  value: ChosenSource;
  problem: string | undefined;
  onChange: (value: ChosenSource) => void;
  /** Reads the source at once, instead of with the form around it. */
  onRead?: (value: ChosenSource) => void;
  isReading?: boolean;
};

const ACCEPTED = SOURCE_FILE_ENDINGS.map((ending) => `.${ending}`).join(',');
const MEGABYTE = 1_048_576;

export function SourceField({ value, problem, onChange, onRead, isReading }: SourceFieldProps) {
  const { url, file } = value;
  const { t } = useTranslation('apps');
  const [refused, setRefused] = useState<{ name: string; fault: string } | null>(null);
  const change = (next: ChosenSource) => {
    setRefused(null);
    onChange(next);
  };
  /** An invalid file is rejected before the upload. */
  const choose = (chosen: File) => {
    const fault = sourceFileFault(chosen.name, chosen.size);
    if (!fault) {
      change({ url, file: chosen });
      onRead?.({ url, file: chosen });
      return;
    }
    change({ url, file: null });
    setRefused({ name: chosen.name, fault });
  };
  return (
    <div className={classes.field}>
      <div className={classes.address}>
        <TextInput
          className={classes.input}
          label={t('create.source.address')}
          description={t('create.source.addressHint')}
          placeholder="https://"
          value={url}
          error={file ? undefined : problem}
          disabled={file !== null}
          onChange={(event) => change({ url: event.currentTarget.value, file: null })}
          maxLength={2_000}
          size="lg"
          autoComplete="off"
          inputMode="url"
        />
        {onRead && (
          <Button
            className={classes.read}
            variant="default"
            size="lg"
            leftSection={<IconWorldDown size={16} stroke={1.75} aria-hidden />}
            loading={isReading}
            disabled={url.trim() === '' || file !== null}
            onClick={() => onRead(value)}
          >
            {t('create.source.read')}
          </Button>
        )}
      </div>
      <div className={classes.file}>
        <span>{t('create.source.or')}</span>
        <ChooseFileButton
          accept={ACCEPTED}
          label={t('create.source.choose')}
          leftSection={<IconUpload size={16} stroke={1.75} />}
          onFile={choose}
        >
          {t(file ? 'create.source.another' : 'create.source.choose')}
        </ChooseFileButton>
      </div>
      {file ? (
        <p className={classes.chosen}>
          <IconFileText size={16} stroke={1.75} aria-hidden />
          <span className={classes.name}>{file.name}</span>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconX size={14} stroke={1.75} />}
            onClick={() => change({ url, file: null })}
          >
            {t('create.source.remove')}
          </Button>
        </p>
      ) : (
        <p className={classes.hint}>
          {t('create.source.fileHint', {
            kinds: SOURCE_FILE_ENDINGS.join(', ').toUpperCase(),
            size: LIMITS.sourceFileBytes / MEGABYTE,
          })}
        </p>
      )}
      {refused && (
        <p className={classes.failure} role="alert">
          <strong>{refused.name}</strong> {refused.fault}
        </p>
      )}
      {file && problem && (
        <p className={classes.failure} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
