/** Adds a web page. Its address is looked at as soon as it is written, and told in plain words where it will not do. */
import { Button, Modal, TextInput } from '@mantine/core';
import { isHttpUrl } from '@parrot/contract/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './sources.module.css';
import { type SourcesOf, useAddPage, useCheckPage } from './use-sources.ts';

type AddPageProps = { of: SourcesOf; opened: boolean; onClose: () => void };

export function AddPage({ of, opened, onClose }: AddPageProps) {
  const { t } = useTranslation(['studio', 'apps']);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const check = useCheckPage();
  const add = useAddPage(of);
  const url = completed(typed);
  const isChecked = check.variables === url;

  const close = () => {
    setTyped('');
    setWrong(false);
    check.reset();
    add.reset();
    onClose();
  };
  const look = () => {
    if (url === '' || isChecked) return;
    setWrong(!isHttpUrl(url));
    if (isHttpUrl(url)) check.mutate(url);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isHttpUrl(url)) return setWrong(true);
    add.mutate(url, {
      onSuccess: () => {
        toast.success(t('sources.page.added'));
        close();
      },
    });
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
      title={t('sources.page.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('sources.page.address')}
          description={t('sources.page.hint')}
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
            add.reset();
          }}
          onBlur={look}
        />
        <p className={classes.checked} role="status">
          {check.isPending && t('sources.page.checking')}
          {found?.valid && t('sources.page.found', { title: found.title || url })}
        </p>
        <div className={classes.answer}>
          <Button variant="default" size="lg" onClick={close}>
            {t('sources.cancel')}
          </Button>
          <Button type="submit" size="lg" loading={add.isPending}>
            {t('sources.page.add')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** People write 'example.com/help'. */
function completed(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}
