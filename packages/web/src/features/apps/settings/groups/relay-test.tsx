/** Tests from this browser whether calls can go through the installation's relay. */
import { Button } from '@mantine/core';
import { testRelay } from '@parrot/call-client';
import { testRelay as readIceServers } from '@parrot/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/http/call.ts';
import { Pill } from '../../../../shared/ui/pill.tsx';
import classes from './relay-test.module.css';

const TONES = { reachable: 'ok', unreachable: 'danger', none: 'warning' } as const;

export function RelayTest() {
  const { t } = useTranslation('designer');
  const test = useMutation({
    mutationFn: async () => {
      const { hasRelay, iceServers } = await call(readIceServers);
      return hasRelay ? testRelay(iceServers) : 'none';
    },
  });
  return (
    <div className={classes.test}>
      <Button variant="default" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
        {t('relay.test')}
      </Button>
      <div role="status" className={classes.result}>
        {test.data && (
          <>
            <Pill tone={TONES[test.data]}>{t(`relay.${test.data}.state`)}</Pill>
            <p>{t(`relay.${test.data}.text`)}</p>
          </>
        )}
      </div>
    </div>
  );
}
