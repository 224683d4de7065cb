/** The size of a version's flow, and a link to it on the canvas. */
import { useTranslation } from 'react-i18next';
import classes from './versions.module.css';

/** Nothing without a flow. A version may have an older format, so only safe fields are read. */
export function FrozenFlow({ flow }: { flow: unknown }) {
  const { t } = useTranslation('designer');
  const count = blocksIn(flow);
  if (count === 0) return null;
  return (
    <section className={classes.card}>
      <h3 className={classes.title}>{t('versions.flow', { count })}</h3>
      <p className={classes.quiet}>{t('versions.flowText')}</p>
    </section>
  );
}

function blocksIn(flow: unknown): number {
  if (typeof flow !== 'object' || flow === null || !('blocks' in flow)) return 0;
  return typeof flow.blocks === 'object' && flow.blocks !== null ? Object.keys(flow.blocks).length : 0;
}
