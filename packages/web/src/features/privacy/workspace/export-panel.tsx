/** Exports the whole workspace as a ZIP file. */
import { Button } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { WorkspaceExport } from '@parrot/contract/privacy';
import { useTranslation } from 'react-i18next';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { IconDownload } from '../../../shared/icons/download.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../privacy.module.css';
import { useDownloadExport, useStartExport } from './use-workspace-data.ts';

type ExportPanelProps = { latest: WorkspaceExport | null; mayChange: boolean };

export function ExportPanel({ latest, mayChange }: ExportPanelProps) {
  const { t } = useTranslation('privacy');
  const start = useStartExport();
  const download = useDownloadExport();
  const failure = start.error ?? download.error;
  return (
    <Panel title={t('export.title')} help={t('export.help', { hours: LIMITS.workspaceExportHours })}>
      {latest && (
        <p role="status" className={classes.state}>
          <ExportState latest={latest} />
        </p>
      )}
      {failure && (
        <p role="alert" className={classes.failure}>
          {messageOf(failure)}
        </p>
      )}
      <div className={classes.buttons}>
        {latest?.state === 'ready' && (
          <Button
            leftSection={<IconDownload size={16} stroke={1.75} />}
            loading={download.isPending}
            onClick={() => download.mutate(latest.exportId)}
          >
            {t('export.download')}
          </Button>
        )}
        <Button
          variant="default"
          disabled={!mayChange || latest?.state === 'pending'}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t(latest?.state === 'ready' ? 'export.again' : 'export.start')}
        </Button>
      </div>
      {!mayChange && <p className={classes.state}>{t('owners')}</p>}
    </Panel>
  );
}

function ExportState({ latest: { state, bytes, expiresAt } }: { latest: WorkspaceExport }) {
  const { t } = useTranslation('privacy');
  if (state !== 'ready') return t(`export.${state}`);
  return t('export.ready', {
    size: formatNumber(Math.max(1, Math.round((bytes ?? 0) / 1_000_000))),
    until: expiresAt ? formatLongDateTime(expiresAt) : '',
  });
}
