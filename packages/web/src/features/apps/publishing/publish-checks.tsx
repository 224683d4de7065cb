/** The checks before publishing: passed, a warning, or blocking, each with a link to fix it. */
import { Anchor, Skeleton } from '@mantine/core';
import type { PublishCheck } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconAlertTriangle } from '../../../shared/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../shared/icons/circle-check.ts';
import { IconCircleX } from '../../../shared/icons/circle-x.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import classes from './publish-checks.module.css';

const ICONS = { fine: IconCircleCheck, advice: IconAlertTriangle, stop: IconCircleX };
/** Where each problem is fixed: a path, or an anchor on this page. */
export type FixLinks = Record<PublishCheck['check'], string>;

type PublishChecksProps = {
  query: {
    data: readonly PublishCheck[] | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
  };
  fixLinks: FixLinks;
};

export function PublishChecks({ query: { data, error, isPending, refetch }, fixLinks }: PublishChecksProps) {
  const { t } = useTranslation('designer');
  const text = useCheckText();
  if (isPending) return <Skeleton height={120} radius="md" />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <ul className={classes.checks} aria-label={t('checks.label')}>
      {data.map((check) => {
        const Icon = ICONS[check.state];
        return (
          <li key={check.check} className={classes.check} data-state={check.state}>
            <Icon size={18} stroke={1.75} aria-label={t(`checks.states.${check.state}`)} role="img" />
            <span>
              {text(check)}{' '}
              {check.state !== 'fine' && (
                <Anchor
                  component={Link}
                  to={fixLinks[check.check]}
                  underline="always"
                  className={classes.fix}
                >
                  {t(`checks.${check.check}.way`)}
                </Anchor>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function useCheckText() {
  const { t } = useTranslation('designer');
  return ({ check, state, values }: PublishCheck): string => {
    const isFine = state === 'fine';
    const count = Number(values.count ?? 0);
    switch (check) {
      case 'knowledge':
        return isFine ? t('checks.knowledge.fine', { count }) : t('checks.knowledge.mend');
      case 'contrast': {
        if (isFine) return t('checks.contrast.fine');
        const name = t(`settings.palette.${values.pair as 'navbarTextcolor'}`);
        return t('checks.contrast.mend', { count, name, ratio: values.ratio });
      }
      case 'domains':
        return isFine ? t('checks.domains.fine', { domains: values.domains }) : t('checks.domains.mend');
      case 'handOver': {
        const agentCount = Number(values.agents ?? 0);
        if (!isFine) return t('checks.handOver.mend');
        return agentCount > 0 ? t('checks.handOver.fine', { count: agentCount }) : t('checks.handOver.off');
      }
      case 'sources': {
        const [ready, reading, failed] = numbers(values, 'ready', 'reading', 'failed');
        if (reading > 0) return t('checks.sources.reading', { count: reading });
        if (failed > 0) return t('checks.sources.failed', { count: failed });
        return ready > 0 ? t('checks.sources.fine', { count: ready }) : t('checks.sources.none');
      }
      case 'flow': {
        const [stops, warnings] = numbers(values, 'stops', 'warnings');
        if (isFine) return t('checks.flow.fine');
        return sentences(
          stops > 0 && t('checks.flow.stops', { count: stops }),
          warnings > 0 && t('checks.flow.warnings', { count: warnings }),
        );
      }
      case 'tests': {
        const [passed, failed, unfinished] = numbers(values, 'passed', 'failed', 'unfinished');
        if (isFine) return t('checks.tests.fine', { count: passed });
        return sentences(
          failed > 0 && t('checks.tests.failed', { count: failed }),
          unfinished > 0 && t('checks.tests.unfinished', { count: unfinished }),
        );
      }
      case 'identity':
        return t(isFine ? 'checks.identity.fine' : 'checks.identity.mend');
    }
  };
}

type Numbers<Names extends string[]> = { [At in keyof Names]: number };
const numbers = <Names extends string[]>(values: PublishCheck['values'], ...names: Names) =>
  names.map((name) => Number(values[name] ?? 0)) as Numbers<Names>;

const sentences = (...sentences: (string | false)[]): string => sentences.filter(Boolean).join(' ');
