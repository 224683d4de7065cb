/** The bar below the list while FAQs are selected: their number and the bulk actions. */
import { Button, CloseButton } from '@mantine/core';
import type { LanguageCode } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { IconDownload } from '../../../../shared/icons/download.ts';
import { IconFolder } from '../../../../shared/icons/folder.ts';
import { IconLanguage } from '../../../../shared/icons/language.ts';
import { IconTag } from '../../../../shared/icons/tag.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { useExportFaqs } from '../import/use-export-faqs.ts';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './faq-bulk-bar.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TranslateDialog } from './translate-dialog.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';
import type { Selection } from './use-faq-selection.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type FaqBulkBarProps = {
  of: FaqsOf;
  total: number;
  selection: Selection;
  onGone: () => void;
  /** Shows the unconfirmed translations of a language. */
  onShowDrafts: (language: LanguageCode) => void;
};

export function FaqBulkBar({ of, total, selection, onGone, onShowDrafts }: FaqBulkBarProps) {
  const { t } = useTranslation('faq');
  const [open, setOpen] = useState<'move' | 'tag' | 'translate' | null>(null);
  const remove = useDeleteWithUndo(of, onGone);
  const exporting = useExportFaqs(of);
  const done = () => {
    setOpen(null);
    selection.clear();
  };
  return (
    <section className={classes.bar} aria-label={t('bulk.label')}>
      <span role="status" className={classes.count}>
        {t('bulk.selected', { count: selection.count, number: formatNumber(selection.count) })}
      </span>
      {selection.mayChooseAll && (
        <Button size="sm" variant="subtle" onClick={selection.chooseAll}>
          {t('bulk.all', { number: formatNumber(total) })}
        </Button>
      )}
      <span className={classes.space} />
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFolder {...ICON} />}
        onClick={() => setOpen('move')}
      >
        {t('bulk.move')}
      </Button>
      <Button size="sm" variant="default" leftSection={<IconTag {...ICON} />} onClick={() => setOpen('tag')}>
        {t('bulk.tag')}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconLanguage {...ICON} />}
        onClick={() => setOpen('translate')}
      >
        {t('bulk.translate')}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconDownload {...ICON} />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate(selection.wanted())}
      >
        {t('bulk.export')}
      </Button>
      <Button
        size="sm"
        variant="light"
        color="red"
        leftSection={<IconTrash {...ICON} />}
        onClick={() => remove({ selection: selection.wanted() }, selection.clear)}
      >
        {t('bulk.delete')}
      </Button>
      <CloseButton size="sm" aria-label={t('bulk.clear')} onClick={selection.clear} />
      <MoveDialog
        of={of}
        opened={open === 'move'}
        selection={selection}
        onClose={() => setOpen(null)}
        onDone={done}
      />
      <TagDialog
        of={of}
        opened={open === 'tag'}
        selection={selection}
        onClose={() => setOpen(null)}
        onDone={done}
      />
      <TranslateDialog
        of={of}
        opened={open === 'translate'}
        selection={selection}
        onClose={() => setOpen(null)}
        onDone={done}
        onShow={(language) => {
          done();
          onShowDrafts(language);
        }}
      />
    </section>
  );
}
