/**
 * The page around every form: the form at the left, a product illustration at the right if there is space.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ParrotMark } from '../../../shared/brand/parrot-mark.tsx';
import { LanguageSelect } from '../../../shared/i18n/language-select.tsx';
import classes from './accounts-frame.module.css';
import { BrandPanel } from './brand-panel.tsx';

type AccountsFrameProps = {
  /** The tab's title. */
  page: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** The link to a related page, under the form. */
  foot?: ReactNode;
};

export function AccountsFrame({ page, title, text, children, foot }: AccountsFrameProps) {
  const { t } = useTranslation(['accounts', 'shell']);
  return (
    <div className={classes.frame}>
      <title>{t('shell:pageTitle', { page })}</title>
      <div className={classes.side}>
        <header>
          <a href="/" className={classes.brand} aria-label={t('home')}>
            <ParrotMark size={32} />
            {t('brand')}
          </a>
        </header>
        <main className={classes.main}>
          <div className={classes.column}>
            <h1 className={classes.title}>{title}</h1>
            {text && <p className={classes.text}>{text}</p>}
            {children && <div className={classes.content}>{children}</div>}
            {foot && <p className={classes.foot}>{foot}</p>}
          </div>
        </main>
        <footer className={classes.language}>
          <LanguageSelect />
        </footer>
      </div>
      <BrandPanel />
    </div>
  );
}
