/** One message of the bot, as the widget renders it. Only safe URLs become links. */
import { isHttpUrl } from '@parrot/contract/core';
import type { TriedMessage } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { IconExternalLink } from '../../../shared/icons/external-link.ts';
import { IconFile } from '../../../shared/icons/file.ts';
import { RichText } from '../../../shared/ui/rich-text.tsx';
import classes from './bot-message.module.css';

export function BotMessage({
  message: { value, attachment, carousel, files, sources },
}: {
  message: TriedMessage;
}) {
  const { t } = useTranslation('try');
  return (
    <div className={classes.message}>
      <span className={classes.hidden}>{t('me.bot')}: </span>
      {value && (
        <div className={classes.bubble}>
          <RichText text={value} folds={sources.length > 0} />
        </div>
      )}
      {attachment && <Card card={attachment} />}
      {carousel.length > 0 && (
        <ul className={classes.carousel} aria-label={t('me.cards')}>
          {carousel.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards stay in their order, and two may be alike.
            <li key={at}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      )}
      {files.map((file, at) =>
        file.isPicture && isHttpUrl(file.url) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: files stay in their order.
          <img key={at} src={file.url} alt={file.name} className={classes.picture} loading="lazy" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: files stay in their order.
          <Outside key={at} url={file.url} label={file.name} isFile />
        ),
      )}
      {sources.length > 0 && (
        <ul className={classes.sources} aria-label={t('me.sources')}>
          {sources.map(({ title, url }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources may be called the same.
            <li key={at}>
              <Outside url={url} label={title} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ card }: { card: TriedMessage['carousel'][number] }) {
  return (
    <div className={classes.card}>
      {isHttpUrl(card.imageUrl) && (
        <img src={card.imageUrl} alt="" className={classes.picture} loading="lazy" />
      )}
      {card.title && <p className={classes.title}>{card.title}</p>}
      {card.text && <p className={classes.text}>{card.text}</p>}
      {card.buttons.map(({ label, actionUrl }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two buttons may lead to the same place.
        <Outside key={at} url={actionUrl} label={label || actionUrl} />
      ))}
    </div>
  );
}

function Outside({ url, label, isFile = false }: { url: string; label: string; isFile?: boolean }) {
  const Icon = isFile ? IconFile : IconExternalLink;
  const inside = (
    <>
      <Icon size={14} stroke={1.75} aria-hidden />
      {label}
    </>
  );
  if (!isHttpUrl(url)) return <span className={classes.plain}>{inside}</span>;
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}
