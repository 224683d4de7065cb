/** What a new app begins with: nothing, or what a sample knows. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './start-choice.module.css';
import { useSamples } from './use-samples.ts';

/** `value`: the sample; empty for none. */
type StartChoiceProps = { value: string; onChange: (sampleId: string) => void };

export function StartChoice({ value, onChange }: StartChoiceProps) {
  const { t } = useTranslation('apps');
  // Where they can't be loaded, there is still the empty beginning.
  const { data: samples = [] } = useSamples();
  const name = useId();
  const starts = [
    { id: '', title: t('create.blank'), text: t('create.blankText') },
    ...samples.map((sample) => ({
      id: sample.sampleId,
      title: sample.appName,
      text: t('sample.questions', { count: sample.faqs.length }),
    })),
  ];
  return (
    <fieldset className={classes.starts}>
      <legend className={classes.legend}>{t('create.start')}</legend>
      <div className={classes.choices}>
        {starts.map(({ id, title, text }) => (
          <label key={id} className={classes.choice}>
            <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
            <span className={classes.words}>
              <span className={classes.title}>{title}</span>
              <span className={classes.text}>{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
