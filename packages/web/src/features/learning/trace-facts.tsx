/** Further facts of a trace: language, version, time, model, tokens. */
import type { ReplyOf } from '@parrot/contract/core';
import type { openTrace } from '@parrot/contract/learning';
import { MODEL_PROVIDERS } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../shared/format/format-list.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import classes from './unanswered.module.css';

export function TraceFacts({ reply: { trace, version } }: { reply: ReplyOf<typeof openTrace> }) {
  const { t } = useTranslation('learning');
  const { finding, language, milliseconds } = trace;
  const model = finding?.model;
  const detectedLanguage = finding?.language ?? language;
  const facts: [string, string | false][] = [
    [
      t('trace.language'),
      detectedLanguage !== undefined && t(`languages.${detectedLanguage}`, { ns: 'studio' }),
    ],
    [t('trace.version'), String(version.number)],
    [
      t('trace.took'),
      milliseconds !== undefined && t('trace.milliseconds', { count: milliseconds, ns: 'learning' }),
    ],
    [
      t('trace.disagree'),
      finding?.disagreement !== undefined && formatList(finding.disagreement.map(({ title }) => title)),
    ],
    [t('trace.whisper'), finding?.whisper?.agentName ?? false],
    [t('trace.model'), Boolean(model?.provider) && modelName(model)],
    [
      t('trace.tokens'),
      Boolean(model?.provider) &&
        t('trace.tokensOf', {
          input: formatNumber(model?.inputTokens ?? 0),
          output: formatNumber(model?.outputTokens ?? 0),
        }),
    ],
  ];
  return (
    <dl className={classes.traceFacts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type Model = NonNullable<ReplyOf<typeof openTrace>['trace']['finding']>['model'];

const modelName = (model: Model): string =>
  model?.provider ? [MODEL_PROVIDERS[model.provider], model.modelName].filter(Boolean).join(', ') : '';
