/** All apps of the tenant, and the way to a new one. */
import { Button, Modal, Skeleton, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { createApp } from '@parrot/contract/apps';
import { permits } from '@parrot/contract/core';
import { IconMessageChatbot, IconPlus, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppCard } from '../../features/apps/app-card.tsx';
import { CreateAppForm } from '../../features/apps/create-app-form.tsx';
import { useApps } from '../../features/apps/use-apps.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { tourPlace } from '../../shared/tour/tour-places.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { MoreButton } from '../../shared/ui/more-button.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import classes from './apps-page.module.css';
import { designerAddress } from './designer-address.ts';
import { useSearchText } from './use-search-text.ts';

export default function AppsPage() {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const [creating, { open, close }] = useDisclosure(false);
  const { typed, setTyped, search } = useSearchText();
  const apps = useApps(search);
  const items = apps.data?.pages.flatMap((page) => page.items) ?? [];
  const total = apps.data?.pages[0]?.total ?? 0;
  const mayCreate = permits(useRights(), createApp.access);
  const isEmpty = apps.data !== undefined && items.length === 0 && !search;
  const createButton = mayCreate && (
    <Button
      {...tourPlace('createApp')}
      size="lg"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={open}
    >
      {t('apps.createNew')}
    </Button>
  );

  return (
    <PageFrame
      title={t('apps.title')}
      subtitle={apps.data && !isEmpty && t(search ? 'apps.found' : 'apps.subtitle', { count: total })}
      actions={!isEmpty && createButton}
    >
      {!isEmpty && (
        <TextInput
          className={classes.search}
          aria-label={t('apps.find')}
          placeholder={t('apps.find')}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {apps.isPending ? (
        <div className={classes.grid} role="status" aria-label={t('apps.loading')}>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} height={174} radius="lg" />
          ))}
        </div>
      ) : apps.isLoadingError ? (
        <LoadFailure error={apps.error} onRetry={apps.refetch} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconMessageChatbot size={28} stroke={1.75} />}
          title={t(search ? 'apps.noMatch.title' : 'apps.empty.title')}
          text={t(search ? 'apps.noMatch.text' : mayCreate ? 'apps.empty.text' : 'apps.empty.waitText')}
          action={isEmpty && createButton}
        />
      ) : (
        <div className={classes.grid} {...tourPlace('appList')}>
          {items.map((app) => (
            <AppCard key={app.appId} app={app} to={mayCreate ? designerAddress(app.appId) : undefined} />
          ))}
        </div>
      )}
      <MoreButton query={apps} label={t('apps.showMore')} />
      <Modal
        opened={creating}
        onClose={close}
        title={t('create.title')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        <p className={classes.modalText}>{t('create.text')}</p>
        <CreateAppForm onCancel={close} onCreated={(app) => navigate(designerAddress(app.appId))} />
      </Modal>
    </PageFrame>
  );
}
