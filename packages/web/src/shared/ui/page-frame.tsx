/**
 * The frame of a page inside the shell: title, description, main action, content. Sets the document title
 * too.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './page-frame.module.css';

type PageFrameProps = {
  title: string;
  subtitle?: ReactNode;
  /** The page's own buttons, at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
};

export function PageFrame({ title, subtitle, actions, children }: PageFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <title>{t('pageTitle', { page: title })}</title>
      <div className={classes.head}>
        <div className={classes.heading}>
          <h1 className={classes.title}>{title}</h1>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
