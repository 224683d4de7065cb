/** The sites that may embed the bot; none means any. */
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { domainName } from '@parrot/contract/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as z from 'zod';
import { useForm } from '../../../shared/form/use-form.ts';
import { IconWorld } from '../../../shared/icons/world.ts';
import { IconX } from '../../../shared/icons/x.ts';
import classes from './allowed-domains.module.css';
import card from './publish-panel.module.css';

/** A link to this anchor focuses the field. */
export const DOMAINS_ANCHOR = '#allowed-sites';

const DOMAIN = z.object({ domain: domainName });

export type AllowedDomains = {
  value: readonly string[];
  onChange: (domains: string[]) => void;
  /** Why saving failed. */
  problem: string | undefined;
};

export function AllowedDomainsCard({ domains: { value, onChange, problem } }: { domains: AllowedDomains }) {
  const { t } = useTranslation('designer');
  const field = useRef<HTMLInputElement>(null);
  const form = useForm<{ domain: string }, { domain: string }, string>({
    initial: { domain: '' },
    schema: DOMAIN,
    toInput: ({ domain }) => ({ domain: hostIn(domain) }),
    send: async ({ domain }) => domain,
    onSuccess: (domain) => {
      if (!value.includes(domain)) onChange([...value, domain]);
      form.reset();
    },
  });
  const typed = form.textField('domain');
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit to the same place counts again.
  useEffect(() => {
    if (hash === DOMAINS_ANCHOR) field.current?.focus();
  }, [hash, key]);

  return (
    <section className={card.card}>
      <h2 className={card.title}>{t('domains.title')}</h2>
      <p className={card.text}>{t(value.length > 0 ? 'domains.some' : 'domains.any')}</p>
      {value.length > 0 && (
        <ul className={classes.list} aria-label={t('domains.title')}>
          {value.map((domain) => (
            <li key={domain} className={classes.domain}>
              <IconWorld size={16} stroke={1.75} aria-hidden />
              <span className={classes.name}>{domain}</span>
              <ActionIcon
                size="sm"
                aria-label={t('domains.remove', { domain })}
                onClick={() => {
                  field.current?.focus();
                  onChange(value.filter((one) => one !== domain));
                }}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form {...form.formProps} className={classes.add}>
        <TextInput
          {...typed}
          ref={field}
          className={classes.field}
          label={t('domains.add')}
          description={t('domains.hint')}
          placeholder={t('domains.example')}
          error={typed.error ?? problem}
        />
        <Button type="submit" variant="default" disabled={form.values.domain.trim() === ''}>
          {t('domains.addButton')}
        </Button>
      </form>
    </section>
  );
}

/** Extracts the host name from a pasted URL. */
function hostIn(text: string): string {
  const address = text.trim();
  if (!/^https?:\/\//i.test(address)) return address;
  return URL.canParse(address) ? new URL(address).hostname : address;
}
