import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { type Proof, ProofForm } from './proof-form.tsx';

type ProofDialogProps<Reply> = {
  title: string;
  text: string;
  submit: string;
  hasPassword: boolean;
  isDangerous?: boolean;
  send: (proof: Proof) => Promise<Reply>;
  onSuccess: (reply: Reply) => void;
  onClose: () => void;
};

export function ProofDialog<Reply>({ title, text, onClose, ...form }: ProofDialogProps<Reply>) {
  const { t } = useTranslation('second-factor');
  return (
    <FormDialog opened={useDialog()} onClose={onClose} title={title}>
      <ProofForm {...form} codeHelp={t('codeOrRecovery')} onCancel={onClose}>
        <p>{text}</p>
      </ProofForm>
    </FormDialog>
  );
}
