/** Accepts or declines a transfer offer. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type TransferOfferButtonsProps = {
  name: string;
  isBusy: boolean;
  tabIndex?: number;
  onAnswer: (accept: boolean) => void;
};

export function TransferOfferButtons({ name, isBusy, tabIndex, onAnswer }: TransferOfferButtonsProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Button
        size="xs"
        loading={isBusy}
        tabIndex={tabIndex}
        aria-label={t('offer.acceptOf', { name })}
        onClick={() => onAnswer(true)}
      >
        {t('offer.accept')}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        tabIndex={tabIndex}
        aria-label={t('offer.declineOf', { name })}
        onClick={() => onAnswer(false)}
      >
        {t('offer.decline')}
      </Button>
    </>
  );
}
