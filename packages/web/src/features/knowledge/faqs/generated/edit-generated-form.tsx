/** Edits a suggested FAQ and accepts it as edited. */
import { Button, Stack } from '@mantine/core';
import type { GeneratedFaq } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { faqContentOf } from '../../../../shared/faq/faq-content.ts';
import { FaqFields } from '../../../../shared/faq/faq-fields.tsx';
import { useFaqForm } from '../../../../shared/faq/use-faq-form.ts';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useFormInDialog } from '../../../../shared/form/forms-in-dialog.ts';
import sourceClasses from '../../sources/sources.module.css';
import classes from './generated.module.css';
import type { EditedFaq } from './use-generated.ts';

type EditGeneratedFormProps = {
  item: GeneratedFaq | null;
  onSave: (draft: EditedFaq) => Promise<unknown>;
  onClose: () => void;
};

export function EditGeneratedForm({ item, onClose, ...rest }: EditGeneratedFormProps) {
  const { t } = useTranslation('studio');
  return (
    <FormDialog opened={item !== null} onClose={onClose} size="lg" title={t('generated.editing.title')}>
      {item && <Form key={item.generatedId} item={item} onClose={onClose} {...rest} />}
    </FormDialog>
  );
}

function Form({ item, onSave, onClose }: EditGeneratedFormProps & { item: GeneratedFaq }) {
  const { t } = useTranslation('studio');
  const form = useFaqForm({
    initial: faqContentOf(item.question, item.answer),
    send: onSave,
  });
  useFormInDialog(form);
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        <FaqFields fields={form.faqFields} focus="question" />
        <blockquote className={classes.quoted}>
          {item.heading && <p className={classes.heading}>{item.heading}</p>}
          <p className={classes.passage}>{item.passage}</p>
        </blockquote>
      </Stack>
      <div className={sourceClasses.answer}>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('generated.editing.cancel')}
        </Button>
        <Button type="submit" size="lg" loading={form.isPending}>
          {t('generated.editing.save')}
        </Button>
      </div>
    </form>
  );
}
