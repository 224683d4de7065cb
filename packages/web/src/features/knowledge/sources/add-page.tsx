/** Adds a web page or a whole site. The URL is checked when the field loses focus. */
import { Button, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { isHttpUrl } from '@parrot/contract/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DEFAULT_SETTINGS, SiteFields } from '../sites/site-fields.tsx';
import { useAddSite } from '../sites/use-sites.ts';
import classes from './sources.module.css';
import { type SourcesOf, useAddPage, useCheckPage } from './use-sources.ts';

type AddPageProps = { of: SourcesOf; opened: boolean; onClose: () => void };
type What = 'page' | 'site';

export function AddPage({ of, opened, onClose }: AddPageProps) {
  const { t } = useTranslation(['studio', 'apps']);
  const [what, setWhat] = useState<What>('page');
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(DEFAULT_SETTINGS);
  const [isWrong, setWrong] = useState(false);
  const check = useCheckPage();
  const addPage = useAddPage(of);
  const addSite = useAddSite(of);
  const add = what === 'site' ? addSite : addPage;
  const url = completed(typed);
  const isChecked = check.variables?.url === url && check.variables.site === (what === 'site');

  const forget = () => {
    addPage.reset();
    addSite.reset();
  };
  const close = () => {
    setTyped('');
    setWrong(false);
    setWhat('page');
    setWanted(DEFAULT_SETTINGS);
    check.reset();
    forget();
    onClose();
  };
  const checkPage = (as: What = what) => {
    if (url === '' || (isChecked && as === what)) return;
    setWrong(!isHttpUrl(url));
    if (isHttpUrl(url)) check.mutate({ url, site: as === 'site' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isHttpUrl(url)) return setWrong(true);
    const onSuccess = () => {
      toast.success(t(`sources.${what}.added`));
      close();
    };
    if (what === 'site') addSite.mutate({ url, ...wanted }, { onSuccess });
    else addPage.mutate(url, { onSuccess });
  };
  const found = isChecked ? check.data : undefined;
  const problem = isWrong
    ? t('sources.page.wrong')
    : found?.problem
      ? t(`apps:sourceProblems.${found.problem}`)
      : add.error && messageOf(add.error);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('sources.web.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form onSubmit={submit} noValidate>
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label={t('sources.web.what')}
          value={what}
          data={[
            { value: 'page', label: t('sources.web.page') },
            { value: 'site', label: t('sources.web.site') },
          ]}
          onChange={(chosen) => {
            setWhat(chosen as What);
            forget();
            checkPage(chosen as What);
          }}
        />
        <TextInput
          label={t('sources.page.address')}
          description={t(`sources.${what}.hint`)}
          placeholder="https://"
          data-autofocus
          size="lg"
          inputMode="url"
          autoComplete="off"
          maxLength={2_000}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
            forget();
          }}
          onBlur={() => checkPage()}
        />
        <p className={classes.checked} role="status">
          {check.isPending && t('sources.page.checking')}
          {found?.valid && <span>{t('sources.page.found', { title: found.title || url })}</span>}
          {found?.valid && what === 'site' && (
            <span>
              {found.pages === null
                ? t('sources.site.noList')
                : t('sources.site.listed', { count: found.pages })}
            </span>
          )}
        </p>
        {what === 'site' && <SiteFields value={wanted} onChange={setWanted} />}
        <div className={classes.answer}>
          <Button variant="default" size="lg" onClick={close}>
            {t('sources.cancel')}
          </Button>
          <Button type="submit" size="lg" loading={add.isPending}>
            {t(`sources.${what}.add`)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Completes a URL without a scheme, such as 'example.com/help'. */
function completed(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}
