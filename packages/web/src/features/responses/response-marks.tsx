/** Small marks under a response: its files, variables and actions, and what in them no longer exists. */
import { type PredefinedResponse, variablesIn } from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '../../shared/icons/alert-triangle.ts';
import { IconBolt } from '../../shared/icons/bolt.ts';
import { IconBraces } from '../../shared/icons/braces.ts';
import type { Icon } from '../../shared/icons/icon.ts';
import { IconPaperclip } from '../../shared/icons/paperclip.ts';
import { actionText } from '../../shared/responses/action-text.ts';
import classes from './responses.module.css';

export function ResponseMarks({ response }: { response: PredefinedResponse }) {
  const { t } = useTranslation(['responses', 'response-parts']);
  const { text, files, actions, unknownVariables } = response;
  const variables = variablesIn(text).length;
  const gone = actions.filter(({ isGone }) => isGone).map(({ action }) => action.kind);
  const warnings = [
    ...unknownVariables.map((name) => t('response-parts:marks.unknown', { name })),
    ...(gone.some((kind) => kind !== 'assign') ? [t('response-parts:marks.goneTag')] : []),
    ...(gone.includes('assign') ? [t('response-parts:marks.goneAgent')] : []),
  ];
  if (files.length + variables + actions.length === 0) return null;
  return (
    <span className={classes.marks}>
      {files.length > 0 && <Mark icon={IconPaperclip} text={t('responses:files', { count: files.length })} />}
      {variables > 0 && (
        <Mark icon={IconBraces} text={t('response-parts:marks.variables', { count: variables })} />
      )}
      {actions.length > 0 && (
        <Mark
          icon={IconBolt}
          text={t('response-parts:marks.actions', { count: actions.length })}
          title={actions.map(actionText).join(', ')}
        />
      )}
      {warnings.map((warning) => (
        <Mark key={warning} icon={IconAlertTriangle} text={warning} isWarning />
      ))}
    </span>
  );
}

type MarkProps = { icon: Icon; text: string; title?: string; isWarning?: boolean };

const Mark = ({ icon: Icon, text, title, isWarning }: MarkProps) => (
  <span className={classes.mark} data-warning={isWarning || undefined} title={title}>
    <Icon size={13} stroke={1.75} aria-hidden />
    {text}
  </span>
);
