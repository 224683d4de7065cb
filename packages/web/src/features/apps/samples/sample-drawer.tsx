/** The content of a sample by topic, and a form to copy it. */
import { Drawer } from '@mantine/core';
import { type App, copySample, type SampleApp } from '@parrot/contract/apps';
import { permits } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../../shared/session/use-rights.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { CopySampleForm } from './copy-sample-form.tsx';
import classes from './sample-drawer.module.css';

type SampleDrawerProps = { sample: SampleApp; onCopied: (app: App) => void; onClose: () => void };
const WIDTH = 520;

export function SampleDrawer({ sample, onCopied, onClose }: SampleDrawerProps) {
  const { t } = useTranslation('apps');
  const mayCopy = permits(useRights(), copySample.access);
  return (
    <Drawer
      opened={useDialog()}
      onClose={onClose}
      position="right"
      size={WIDTH}
      title={sample.appName}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.knowledge} tabIndex={0} aria-label={sample.appName}>
        <p className={classes.about}>{sample.description}</p>
        {[...byTopic(sample)].map(([topic, faqs]) => (
          <section key={topic}>
            <h3 className={classes.topic}>{topic || t('sample.otherTopic')}</h3>
            {faqs.map(({ questions: [question = '', ...others], answer }) => (
              <div key={question} className={classes.faq}>
                <h4 className={classes.question}>{question}</h4>
                <p>{answer}</p>
                {others.length > 0 && (
                  <p className={classes.others}>
                    {t('sample.alsoAsked')}: {others.join(' · ')}
                  </p>
                )}
              </div>
            ))}
          </section>
        ))}
      </section>
      {mayCopy && <CopySampleForm sample={sample} onCopied={onCopied} />}
    </Drawer>
  );
}

function byTopic({ faqs }: SampleApp): Map<string, SampleApp['faqs']> {
  const topics = new Map<string, SampleApp['faqs']>();
  for (const faq of faqs) topics.set(faq.topic, [...(topics.get(faq.topic) ?? []), faq]);
  return topics;
}
