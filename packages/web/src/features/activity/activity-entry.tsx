/** One activity as a sentence; its origin is shown on demand. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Activity } from '@parrot/contract/activity';
import { readUserAgent } from '@parrot/contract/core';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { saveReceipt } from '../../shared/browser/save-receipt.ts';
import { formatLongDateTime, formatTime } from '../../shared/format/format-date-time.ts';
import { UserAvatar } from '../../shared/ui/user-avatar.tsx';
import classes from './activity-feed.module.css';
import { activitySentence, shownValues } from './activity-sentence.ts';

export function ActivityEntry({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activity');
  const [isOpen, { toggle }] = useDisclosure(false);
  const sentenceId = useId();
  const buttonId = useId();
  const { key, values } = activitySentence(activity);
  const at = new Date(activity.at);
  return (
    <li className={classes.entry}>
      <div className={classes.line}>
        <UserAvatar id={activity.actorId ?? activity.subjectId} name={values.actor} />
        <p id={sentenceId} className={classes.sentence}>
          <Trans t={t} i18nKey={`acts.${key}`} values={values} components={{ b: <b /> }} />
        </p>
        <time dateTime={activity.at} className={classes.time}>
          {formatTime(at)}
        </time>
        <Button
          id={buttonId}
          size="xs"
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-labelledby={`${buttonId} ${sentenceId}`}
          onClick={toggle}
        >
          {t('details')}
        </Button>
      </div>
      {isOpen && <Facts activity={activity} at={at} />}
      {isOpen && activity.values.receipt && <Receipt json={activity.values.receipt} />}
    </li>
  );
}

/** The proof of an erasure, to download. */
function Receipt({ json }: { json: string }) {
  const { t } = useTranslation('activity');
  return (
    <Button size="xs" variant="default" ml={40} onClick={() => saveReceipt(JSON.parse(json))}>
      {t('saveReceipt')}
    </Button>
  );
}

/** Values that the sentence leaves out but that are worth showing. */
const TOLD = ['before', 'after', 'joined', 'left', 'reason', 'appName', 'version'] as const;

function Facts({ activity, at }: { activity: Activity; at: Date }) {
  const { t } = useTranslation('activity');
  const values = shownValues(activity);
  const { browser, os } = readUserAgent(activity.userAgent);
  const facts = [
    [t('facts.when'), formatLongDateTime(at)],
    ...TOLD.flatMap((name) => {
      const value = values[name];
      return value ? [[t(`values.${name}`), value]] : [];
    }),
    [t('facts.ipAddress'), activity.ipAddress || t('facts.unknown')],
    [
      t('facts.browser'),
      browser.name === 'Unknown'
        ? activity.userAgent || t('facts.unknown')
        : t('browserOn', { browser: `${browser.name} ${browser.version.split('.')[0]}`, system: os.name }),
    ],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

const Fact = ({ name, value }: { name: string | undefined; value: string | undefined }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
