/** Sample documents to try a bot with. */
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { IconSparkles } from '../../../shared/icons/sparkles.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './sources.module.css';
import { type SourcesOf, useAddSample, useSamples } from './use-sources.ts';

export function SampleMenu({ of }: { of: SourcesOf }) {
  const { t } = useTranslation('studio');
  const [opened, setOpened] = useState(false);
  const samples = useSamples(opened);
  const add = useAddSample(of);
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened} width={300}>
      <Menu.Target>
        <Button
          variant="default"
          loading={add.isPending}
          leftSection={<IconSparkles size={16} stroke={1.75} />}
        >
          {t('sources.samples.act')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('sources.samples.label')}</Menu.Label>
        {samples.error && <Menu.Item disabled>{messageOf(samples.error)}</Menu.Item>}
        {samples.isPending && <Menu.Item disabled>{t('sources.samples.loading')}</Menu.Item>}
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
