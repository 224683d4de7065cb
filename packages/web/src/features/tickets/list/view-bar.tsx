/** The views of the list: those that every agent has, and saved ones. */
import { Button, UnstyledButton } from '@mantine/core';
import type { TicketQuery, TicketView } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { IconPencil } from '../../../shared/icons/pencil.ts';
import { DEFAULT_VIEW_NAMES, DEFAULT_VIEWS, isSameQuery } from './default-views.ts';
import { DroppedFieldsNotice } from './dropped-fields-notice.tsx';
import { EVERY_TICKET } from './ticket-query.ts';
import { useViews } from './use-views.ts';
import classes from './view-bar.module.css';

const ViewDialog = lazyPart('ticket-view', async () => (await import('./view-dialog.tsx')).ViewDialog);

type ViewBarProps = { wanted: TicketQuery; onShow: (query: TicketQuery) => void };

export function ViewBar({ wanted, onShow }: ViewBarProps) {
  const { t } = useTranslation('tickets');
  const { data } = useViews();
  const views = data?.items ?? [];
  const [dialog, setDialog] = useState<TicketView | 'new' | null>(null);
  const standard = [
    ...DEFAULT_VIEW_NAMES.map((name) => ({ name: t(`views.defaults.${name}`), query: DEFAULT_VIEWS[name] })),
    { name: t('views.all'), query: EVERY_TICKET },
  ];
  const current = [...standard, ...views].find(({ query }) => isSameQuery(query, wanted));
  const lacking = views.find((view) => view.droppedFields.length > 0 && isSameQuery(view.query, wanted));
  return (
    <>
      <nav className={classes.bar} aria-label={t('views.title')}>
        {standard.map((view) => (
          <ViewButton key={view.name} {...view} isShown={view === current} onShow={onShow} />
        ))}
        {views.map((view) => (
          <span key={view.viewId} className={classes.saved}>
            <ViewButton name={view.name} query={view.query} isShown={view === current} onShow={onShow} />
            {view.isOwn && (
              <UnstyledButton
                className={classes.edit}
                aria-label={t('views.edit', { name: view.name })}
                title={view.sharing === 'group' && !view.group ? t('views.groupGone') : undefined}
                data-warning={(view.sharing === 'group' && !view.group) || undefined}
                onClick={() => setDialog(view)}
              >
                <IconPencil size={14} stroke={1.75} aria-hidden />
              </UnstyledButton>
            )}
          </span>
        ))}
        {!current && (
          <Button size="compact-sm" variant="light" onClick={() => setDialog('new')}>
            {t('views.save')}
          </Button>
        )}
        {dialog && (
          <ViewDialog
            view={dialog === 'new' ? null : dialog}
            query={wanted}
            groups={data?.groups ?? []}
            onClose={() => setDialog(null)}
          />
        )}
      </nav>
      {lacking && <DroppedFieldsNotice view={lacking} />}
    </>
  );
}

type ViewButtonProps = Pick<ViewBarProps, 'onShow'> & {
  name: string;
  query: TicketQuery;
  isShown: boolean;
};

const ViewButton = ({ name, query, isShown, onShow }: ViewButtonProps) => (
  <UnstyledButton className={classes.view} aria-current={isShown || undefined} onClick={() => onShow(query)}>
    {name}
  </UnstyledButton>
);
