/** Adds a web page or a whole site. The URL is checked when the field loses focus. */
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { isHttpUrl } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DEFAULT_SETTINGS, SiteFields } from '../sites/site-fields.tsx';
import { useAddSite } from '../sites/use-sites.ts';
import classes from './sources.module.css';
import { type SourcesOf, useAddPage, useCheckPage } from './use-sources.ts';

type AddPageProps = { of: SourcesOf; opened: boolean; onClose: () => void };
type What = 'page' | 'site';

export function AddPage({ of, opened, onClose }: AddPageProps) {
  const { t } = useTranslation(['studio', 'apps']);
  const check = useCheckPage();
  const addPage = useAddPage(of);
  const addSite = useAddSite(of);
  const form = useForm({
    initial: { what: 'page' as What, url: '', settings: DEFAULT_SETTINGS },
    validate: (values) => ({
      url: isHttpUrl(completed(values.url)) ? undefined : t('sources.page.wrong'),
    }),
    send: async (values): Promise<unknown> =>
      values.what === 'site'
        ? addSite.mutateAsync({ url: completed(values.url), ...values.settings })
        : addPage.mutateAsync(completed(values.url)),
    onSuccess: (_reply, values) => {
      toast.success(t(`sources.${values.what}.added`));
      close();
    },
  });
  const { what } = form.values;
  const url = completed(form.values.url);
  const isChecked = check.variables?.url === url && check.variables.site === (what === 'site');
  const [isLeftInvalid, setLeftInvalid] = useState(false);

  const close = () => {
    form.reset();
    setLeftInvalid(false);
    check.reset();
    onClose();
  };
  const checkPage = (as: What = what) => {
    if (url === '' || (isChecked && as === what)) return;
    setLeftInvalid(!isHttpUrl(url));
    if (isHttpUrl(url)) check.mutate({ url, site: as === 'site' });
  };
  const found = isChecked ? check.data : undefined;
  const problem = isLeftInvalid
    ? t('sources.page.wrong')
    : found?.problem
      ? t(`apps:sourceProblems.${found.problem}`)
      : form.message;
  const urlField = form.textField('url');
  return (
    <FormDialog opened={opened} onClose={close} hasInput={form.hasInput} title={t('sources.web.title')}>
      <form {...form.formProps}>
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
            // With the URL, so that its error for the other choice disappears.
            form.change({ what: chosen as What, url: form.values.url });
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
          {...urlField}
          error={urlField.error ?? problem}
          onChange={(event) => {
            urlField.onChange(event);
            setLeftInvalid(false);
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
        {what === 'site' && <SiteFields {...form.field('settings')} />}
        <div className={classes.answer}>
          <Button variant="default" size="lg" onClick={close}>
            {t('sources.cancel')}
          </Button>
          <Button type="submit" size="lg" loading={form.isPending}>
            {t(`sources.${what}.add`)}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}

/** Completes a URL without a scheme, such as 'example.com/help'. */
function completed(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}
