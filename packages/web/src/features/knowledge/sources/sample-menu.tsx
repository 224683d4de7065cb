/** Sample documents to try a bot with. */
import { Button, Loader, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { IconSparkles } from '../../../shared/icons/sparkles.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './sources.module.css';
import { type SourcesOf, useAddSample, useSamples } from './use-sources.ts';

export function SampleMenu({ of }: { of: SourcesOf }) {
  const { t } = useTranslation(['studio', 'shell']);
  const [opened, setOpened] = useState(false);
  const samples = useSamples(opened);
  const add = useAddSample(of);
  const isLoading = opened && samples.isPending;
  // Not before there is something to focus.
  const isShown = opened && !isLoading;
  return (
    <Menu position="bottom-end" opened={isShown} onChange={setOpened} width={300}>
      <Menu.Target>
        <Button
          variant="default"
          loading={add.isPending}
          aria-busy={isLoading}
          leftSection={isLoading ? <Loader size={16} /> : <IconSparkles size={16} stroke={1.75} />}
        >
          {t('sources.samples.act')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('sources.samples.label')}</Menu.Label>
        {samples.isError && (
          <Menu.Item closeMenuOnClick={false} onClick={() => void samples.refetch()}>
            {t('retry', { ns: 'shell' })}
            <span className={classes.sample}>{messageOf(samples.error)}</span>
          </Menu.Item>
        )}
        {samples.data?.items.map(({ sampleId, title, description }) => (
          <Menu.Item
            key={sampleId}
            onClick={() =>
              add.mutate(sampleId, {
                onSuccess: () => void toast.success(t('sources.samples.added', { title: translated(title) })),
              })
            }
          >
            {translated(title)}
            <span className={classes.sample}>{translated(description)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
