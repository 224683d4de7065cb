/** The text of a response with its variables as tokens. */
import { parseResponse } from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import { variableLabel } from '../../shared/responses/variable-label.ts';
import classes from './variables.module.css';

type TextWithVariablesProps = {
  text: string;
  /** Undefined while they are not known: own fields appear under their names. */
  fields: readonly { name: string; label: string }[] | undefined;
};

export function TextWithVariables({ text, fields }: TextWithVariablesProps) {
  const { t } = useTranslation('response-parts');
  return parseResponse(text).map((part, at) => {
    if (part.kind === 'text') return part.text;
    const known = variableLabel(part.name, fields ?? []);
    const label = known ?? part.name;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their position.
        key={at}
        className={classes.token}
        data-unknown={(fields && known === undefined) || undefined}
      >
        {part.fallback ? t('variables.fallback', { label, fallback: part.fallback }) : label}
      </span>
    );
  });
}
