/**
 * How a site vouches for its signed-in visitors: the requirement, the secret, the signing code and the embed
 * snippet.
 */
import { Button, Switch } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { IconShieldCheck } from '../../../shared/icons/shield-check.ts';
import card from '../publishing/publish-panel.module.css';
import classes from './identity-card.module.css';
import { IdentitySecret } from './identity-secret.tsx';
import { IdentitySnippets } from './identity-snippets.tsx';

/** A link to this anchor opens the card. */
export const IDENTITY_ANCHOR = '#signed-in-visitors';

/** Whether visitors must be verified; a setting that is saved automatically. */
export type Authentication = { value: boolean; onChange: (required: boolean) => void };

export function IdentityCard({ app, authentication }: { app: App; authentication: Authentication }) {
  const { t } = useTranslation('designer');
  const { hash, key } = useLocation();
  const [wanted, setWanted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const switchId = useId();
  const isOpen = wanted || authentication.value || hash === IDENTITY_ANCHOR;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit to the same place counts again.
  useEffect(() => {
    if (hash === IDENTITY_ANCHOR) heading.current?.focus();
  }, [hash, key]);
  return (
    <section className={card.card}>
      <h2 ref={heading} className={card.title} tabIndex={-1}>
        {t('identity.title')}
      </h2>
      <p className={card.text}>{t('identity.text')}</p>
      {isOpen ? (
        <>
          <div className={classes.required}>
            <label htmlFor={switchId}>{t('identity.required')}</label>
            <Switch
              id={switchId}
              checked={authentication.value}
              aria-describedby={`${switchId}-help`}
              onChange={({ currentTarget }) => authentication.onChange(currentTarget.checked)}
            />
          </div>
          <p id={`${switchId}-help`} className={card.quiet}>
            {t(authentication.value ? 'identity.requiredOn' : 'identity.requiredOff')}
          </p>
          <IdentitySecret appId={app.appId} isRequired={authentication.value} />
          <IdentitySnippets app={app} />
          <h3 className={card.subtitle}>{t('identity.test.title')}</h3>
          <ol className={classes.steps}>
            <li>{t('identity.test.open')}</li>
            <li>{t('identity.test.write')}</li>
            <li>{t('identity.test.look')}</li>
            <li>{t('identity.test.console')}</li>
          </ol>
        </>
      ) : (
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={16} stroke={1.75} aria-hidden />}
          onClick={() => {
            setWanted(true);
            heading.current?.focus();
          }}
        >
          {t('identity.setUp')}
        </Button>
      )}
    </section>
  );
}
