/** The suggestions above the field; the field keeps the focus and handles the keys. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MODIFIER } from '../../../../shared/browser/modifier-key.ts';
import { IconBolt } from '../../../../shared/icons/bolt.ts';
import classes from './suggestion-list.module.css';
import type { Suggestion } from './use-suggestions.ts';

export const SUGGESTIONS_ID = 'composer-offers';
export const suggestionId = (index: number): string => `${SUGGESTIONS_ID}-${index}`;

type SuggestionListProps = {
  offers: readonly Suggestion[];
  current: number;
  onChoose: (offer: Suggestion) => void;
};

export function SuggestionList({ offers, current, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('desk-conversation');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector(`#${suggestionId(current)}`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div
      ref={box}
      id={SUGGESTIONS_ID}
      role="listbox"
      aria-label={t('composer.offers')}
      className={classes.offers}
    >
      {offers.map((offer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose among these
        // biome-ignore lint/a11y/useFocusableInteractive: the same
        <div
          key={offer.key}
          id={suggestionId(index)}
          role="option"
          aria-selected={index === current}
          className={classes.offer}
          // A press would move the focus out of the field before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(offer)}
        >
          <b className={classes.title}>{offer.title}</b>
          <span className={classes.help}>{offer.help}</span>
          {offer.kind === 'response' && offer.actions.length > 0 && (
            <span className={classes.actions} title={offer.actions.join(', ')}>
              <IconBolt size={14} stroke={1.75} aria-hidden />
              <span className={classes.actionTexts}>{offer.actions.join(', ')}</span>
            </span>
          )}
        </div>
      ))}
      {offers[0]?.kind === 'response' && (
        <p className={classes.keys} aria-hidden>
          {t('keys', { ns: 'response-parts', modifier: MODIFIER })}
        </p>
      )}
    </div>
  );
}
