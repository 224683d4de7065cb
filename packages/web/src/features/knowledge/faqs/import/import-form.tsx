/** The import on one page; the preview is updated after each change. */
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Radio,
  Select,
  Skeleton,
  Stack,
  TextInput,
} from '@mantine/core';
import { LANGUAGES, type LanguageCode, LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { IconFileTypeCsv } from '../../../../shared/icons/file-type-csv.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { ChooseFileButton } from '../../../../shared/upload/choose-file-button.tsx';
import { FileDropArea } from '../../../../shared/upload/file-drop-area.tsx';
import type { FaqsOf } from '../use-faqs.ts';
import { ColumnMapping } from './column-mapping.tsx';
import classes from './import.module.css';
import { ImportPreview } from './import-preview.tsx';
import { PasteTable } from './paste-table.tsx';
import { useImport } from './use-import.ts';

const MEGABYTES = LIMITS.importBytes / 2 ** 20;

export function ImportForm({ of, onClose }: { of: FaqsOf; onClose: () => void }) {
  const { t } = useTranslation(['faq', 'studio']);
  const { form, change, choose, preview, counts, problems, isLooking, mayStart } = useImport(
    of,
    ({ added, updated }) => {
      toast.success(t('import.done', { added: formatNumber(added), updated: formatNumber(updated) }));
      onClose();
    },
  );
  const file = form.values.file?.file;
  const good = counts ? counts.added + counts.updated : 0;
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        <div className={classes.two}>
          <TextInput
            label={t('import.name')}
            description={t('import.nameHint')}
            maxLength={LIMITS.faqLabel}
            data-autofocus
            value={form.values.datasetName}
            error={problems.datasetName}
            onChange={({ currentTarget: { value } }) => change({ datasetName: value })}
          />
          <Select
            label={t('import.language')}
            description={t('import.languageHint')}
            allowDeselect={false}
            data={LANGUAGES.map((code) => ({ value: code, label: t(`languages.${code}`, { ns: 'studio' }) }))}
            value={form.values.languageCode}
            onChange={(code) => code && change({ languageCode: code as LanguageCode })}
          />
        </div>
        <FileDropArea
          className={classes.drop}
          isInvalid={Boolean(problems.file)}
          onFiles={([dropped]) => dropped && choose(dropped)}
        >
          <IconFileTypeCsv size={24} stroke={1.5} aria-hidden />
          <span className={classes.grow}>
            {file ? file.name : t('import.drop')}
            <span className={classes.hint}>
              {t('import.limits', { megabytes: MEGABYTES, rows: formatNumber(LIMITS.faqsPerApp) })}
            </span>
          </span>
          <ChooseFileButton
            accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv"
            label={t('import.choose')}
            onFile={choose}
          >
            {t(file ? 'import.chooseOther' : 'import.choose')}
          </ChooseFileButton>
        </FileDropArea>
        <PasteTable onTable={choose} />
        {problems.file && (
          <p className={classes.failure} role="alert">
            {problems.file}
            {problems.fileReason && <span className={classes.reason}>{problems.fileReason}</span>}
          </p>
        )}
        {isLooking && !preview && (
          <div role="status" aria-label={t('import.looking')}>
            <Skeleton height={120} />
          </div>
        )}
        {file && preview && !problems.file && (
          <>
            {preview.sheets.length > 1 && (
              <NativeSelect
                label={t('import.sheet')}
                value={form.values.sheet ?? preview.sheets[0]}
                data={preview.sheets}
                onChange={({ currentTarget: { value } }) =>
                  change({ sheet: value, mapping: undefined, skipBad: false })
                }
              />
            )}
            <ColumnMapping columns={preview.columns} onChange={(mapping) => change({ mapping })} />
            <Radio.Group
              label={t('import.existing')}
              value={form.values.existing}
              onChange={(existing) => change({ existing: existing as 'update' | 'keep' })}
            >
              <Group gap="lg" mt={6}>
                <Radio size="xs" value="update" label={t('import.update')} />
                <Radio size="xs" value="keep" label={t('import.keep')} />
              </Group>
            </Radio.Group>
            <ImportPreview preview={preview} isStale={isLooking} />
          </>
        )}
        {problems.other && (
          <p className={classes.failure} role="alert">
            {problems.other}
          </p>
        )}
        <Group gap="xs" className={classes.foot}>
          <span className={classes.grow}>
            {preview && !problems.file && preview.counts.problem > 0 && good > 0 && (
              <Checkbox
                size="sm"
                label={t('import.consent', { count: preview.counts.problem })}
                checked={form.values.skipBad}
                onChange={({ currentTarget: { checked } }) => change({ skipBad: checked })}
              />
            )}
          </span>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.isPending} disabled={!mayStart}>
            {good > 0 ? t('import.act', { count: good, number: formatNumber(good) }) : t('import.actPlain')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
