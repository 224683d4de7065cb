/** One message on an otherwise empty page: not found, an error, a sign-in in progress. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ParrotMark } from '../brand/parrot-mark.tsx';
import classes from './plain-page.module.css';

type PlainPageProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** 'div' inside the shell, which already has a main element. */
  as?: 'main' | 'div';
};

export function PlainPage({ title, text, action, as: Root = 'main' }: PlainPageProps) {
  const { t } = useTranslation();
  return (
    <Root className={classes.page}>
      <title>{t('pageTitle', { page: title })}</title>
      <ParrotMark size={48} />
      <h1 className={classes.title}>{title}</h1>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </Root>
  );
}
