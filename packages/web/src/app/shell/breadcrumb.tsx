import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { IconChevronRight } from '../../shared/icons/chevron-right.ts';
import { useDesignerSession } from '../../state/designer-session.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import classes from './breadcrumb.module.css';
import { breadcrumbItems } from './breadcrumb-items.ts';
import type { Area } from './nav-items.ts';

export function Breadcrumb({ side }: { side: Area }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const designerStep = useDesignerSession((session) => session.activeRoute);
  const appName = useFlowStore((flow) => flow.botAppName);
  const crumbs = breadcrumbItems({ pathname, side, designerStep, appName });
  return (
    <nav aria-label={t('crumbs.label')} className={classes.crumbs}>
      <ol className={classes.list}>
        {crumbs.map((crumb, index) => {
          const text = 'label' in crumb ? t(`crumbs.${crumb.label}`) : crumb.text;
          const last = index === crumbs.length - 1;
          return (
            <li key={text} className={classes.crumb}>
              {index > 0 && <IconChevronRight size={14} stroke={1.75} className={classes.then} aria-hidden />}
              {crumb.to && !last ? (
                <Link to={crumb.to} className={classes.link}>
                  {text}
                </Link>
              ) : (
                <span className={classes.here} aria-current={last ? 'page' : undefined}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
