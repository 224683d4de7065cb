/** Asks from the desk how long the agent will be away. */
import { useTranslation } from 'react-i18next';
import { AvailabilityForm } from '../../features/team/availability/availability-form.tsx';
import { useNow } from '../../shared/clock/use-now.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useDialog } from '../../shared/ui/use-dialog.ts';

const TICK_MS = 15_000;

export function AwayDialog({ isAway, onClose }: { isAway: boolean; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const opened = useDialog();
  const now = useNow(TICK_MS);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isAway ? 'availability.changeTitle' : 'availability.leaveTitle')}
    >
      <AvailabilityForm isAway={isAway} now={now} onSaved={onClose} />
    </FormDialog>
  );
}
