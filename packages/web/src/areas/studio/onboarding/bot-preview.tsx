/** The bot beside the steps. It answers from what was typed and read so far, before anything is published. */
import { ActionIcon, TextInput } from '@mantine/core';
import { defaultSettings, type OnboardingState } from '@parrot/contract/apps';
import { type AppId, isHttpUrl, LIMITS } from '@parrot/contract/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSomeFaqs } from '../../../features/knowledge/faqs/use-faqs.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { IconArrowUp } from '../../../shared/icons/arrow-up.ts';
import { IconRobot } from '../../../shared/icons/robot.ts';
import classes from './bot-preview.module.css';
import { type PreviewReply, usePreviewChat, usePreviewReply } from './use-preview-chat.ts';
import { useSources } from './use-sources.ts';
import { useTrialFaqs } from './use-trial-faqs.ts';

const MOST_SUGGESTIONS = 4;

export function BotPreview({ state }: { state: OnboardingState }) {
  const { t } = useTranslation('onboarding');
  const { appId, faqs } = state;
  const name = state.appName.trim() || t('defaultName');
  const { trials, error } = useTrialFaqs(appId, faqs);
  const { asked, live, ask } = usePreviewChat(trials);
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to what is new.
  useEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [asked, live, trials]);
  const suggestions = trials.slice(0, MOST_SUGGESTIONS);
  return (
    <section className={classes.preview} aria-label={t('preview.label')}>
      <header className={classes.head}>
        <span className={classes.face}>
          <IconRobot size={22} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.names}>
          <span className={classes.name}>{name}</span>
          <span className={classes.status}>{t('preview.status')}</span>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <div ref={log} role="log" className={classes.log} aria-label={t('preview.log')} tabIndex={0}>
        <p className={classes.bubble}>{defaultSettings(name).appearance.welcomeMsg}</p>
        {!appId && <p className={classes.hint}>{t('preview.start')}</p>}
        {appId &&
          asked.map((question, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was asked stays in its order.
            <Answered key={at} appId={appId} question={question} occasion={`asked ${at}`} onAsk={ask} />
          ))}
        {appId && live !== undefined && (
          <Answered appId={appId} question={live} occasion={JSON.stringify(trials)} onAsk={ask} />
        )}
        {error && <p role="alert">{messageOf(error)}</p>}
      </div>
      {suggestions.length > 0 && (
        <Suggestions questions={suggestions.map(({ question }) => question)} onAsk={ask} />
      )}
      {appId && state.step === 'try' && <SavedSuggestions appId={appId} onAsk={ask} />}
      {appId && <AskField appId={appId} knowsFaqs={suggestions.length > 0} onAsk={ask} />}
    </section>
  );
}

type SuggestionsProps = { questions: readonly string[]; onAsk: (question: string) => void };

function Suggestions({ questions, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('onboarding');
  return (
    <ul className={classes.suggestions} aria-label={t('preview.suggestions')}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={classes.suggestion} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

function SavedSuggestions({ appId, onAsk }: { appId: AppId; onAsk: (question: string) => void }) {
  const { data: saved = [] } = useSomeFaqs(appId, MOST_SUGGESTIONS);
  if (saved.length === 0) return null;
  return <Suggestions questions={saved.map(({ loginQuestion }) => loginQuestion)} onAsk={onAsk} />;
}

type AnsweredProps = {
  appId: AppId;
  question: string;
  /** Asked again if it changes. */
  occasion: string;
  onAsk: (question: string) => void;
};

/** A question and the draft's answer. */
function Answered({ appId, question, occasion, onAsk }: AnsweredProps) {
  const { t } = useTranslation('onboarding');
  const { data, error, isPending } = usePreviewReply(appId, question, occasion);
  return (
    <>
      <p className={classes.visitor}>{question}</p>
      {error ? (
        <p role="alert">{messageOf(error)}</p>
      ) : isPending ? (
        <span className={classes.typing} role="img" aria-label={t('preview.typing')}>
          <i />
          <i />
          <i />
        </span>
      ) : (
        <Reply reply={data} onAsk={onAsk} />
      )}
    </>
  );
}

function Reply({ reply, onAsk }: { reply: PreviewReply; onAsk: (question: string) => void }) {
  const { t } = useTranslation('onboarding');
  if (reply.kind === 'unknown') return <p className={classes.bubble}>{t('preview.unknown')}</p>;
  if (reply.kind === 'didYouMean')
    return (
      <>
        <p className={classes.bubble}>{t('preview.didYouMean')}</p>
        <Suggestions questions={reply.candidates.slice(0, 3).map(({ question }) => question)} onAsk={onAsk} />
      </>
    );
  return (
    <div className={classes.reply}>
      <p className={classes.bubble}>{reply.answer}</p>
      {reply.sources.map(({ title, url }) => (
        <span key={title + url} className={classes.source}>
          {isHttpUrl(url) ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title || url}
            </a>
          ) : (
            title
          )}
        </span>
      ))}
    </div>
  );
}

type AskFieldProps = { appId: AppId; knowsFaqs: boolean; onAsk: (question: string) => void };

function AskField({ appId, knowsFaqs, onAsk }: AskFieldProps) {
  const { t } = useTranslation('onboarding');
  const [question, setQuestion] = useState('');
  const { data: sources = [] } = useSources(appId);
  const knowsSomething = knowsFaqs || sources.some(({ passageCount }) => passageCount > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    onAsk(question.trim());
    setQuestion('');
  };
  return (
    <form className={classes.ask} onSubmit={submit}>
      <TextInput
        aria-label={t('preview.ask')}
        placeholder={t(knowsSomething ? 'preview.ask' : 'preview.learning')}
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
        maxLength={LIMITS.faqQuestionLength}
        autoComplete="off"
        size="lg"
        rightSection={
          <ActionIcon
            type="submit"
            variant="filled"
            color="green"
            aria-label={t('preview.send')}
            disabled={question.trim() === ''}
          >
            <IconArrowUp size={16} stroke={2} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
}
