/** The sample apps; each opens its content. */
import type { App, SampleApp } from '@parrot/contract/apps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import grid from '../list/app-grid.module.css';
import { AppIcon } from '../list/app-icon.tsx';
import { AppLanguages } from '../list/app-languages.tsx';
import { SampleDrawer } from './sample-drawer.tsx';
import classes from './sample-list.module.css';

type SampleListProps = { samples: SampleApp[]; label: string; onCopied: (app: App) => void };

export function SampleList({ samples, label, onCopied }: SampleListProps) {
  const [shown, setShown] = useState<SampleApp | null>(null);
  return (
    <>
      <ul className={grid.grid} aria-label={label}>
        {samples.map((sample) => (
          <li key={sample.sampleId}>
            <SampleCard sample={sample} onPreview={() => setShown(sample)} />
          </li>
        ))}
      </ul>
      {shown && <SampleDrawer sample={shown} onCopied={onCopied} onClose={() => setShown(null)} />}
    </>
  );
}

function SampleCard({ sample, onPreview }: { sample: SampleApp; onPreview: () => void }) {
  const { t } = useTranslation('apps');
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <AppIcon of={{ ...sample, id: sample.sampleId }} />
        <div className={classes.names}>
          <button
            type="button"
            className={classes.preview}
            aria-label={t('sample.look', { name: sample.appName })}
            onClick={onPreview}
          >
            {sample.appName}
          </button>
          <span className={classes.type}>{sample.appType}</span>
        </div>
      </div>
      <p className={classes.about}>{sample.description}</p>
      <div className={classes.foot}>
        {t('sample.questions', { count: sample.faqs.length })}
        <AppLanguages app={{ language: sample.language, languageList: [] }} />
      </div>
    </article>
  );
}
