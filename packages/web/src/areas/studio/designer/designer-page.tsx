/** The designer page. The URL names the app; without it, the last one opens. */
import { Button } from '@mantine/core';
import { appId, permits } from '@parrot/contract/core';
import { listFaqs } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { IconLock } from '../../../shared/icons/lock.ts';
import { IconMessageChatbot } from '../../../shared/icons/message-chatbot.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { useFlowStore } from '../../../state/flow-store.ts';
import { Designer } from './designer.tsx';
import { stepIn } from './designer-path.ts';

export default function DesignerPage() {
  const { t } = useTranslation('designer');
  const [query] = useSearchParams();
  const lastApp = useFlowStore((flow) => flow.appId);
  // A forbidden request would end the session.
  const mayEdit = permits(useRights(), listFaqs.access);
  const chosen = appId.safeParse(query.get('app') ?? lastApp);
  if (mayEdit && chosen.success)
    return <Designer key={chosen.data} appId={chosen.data} step={stepIn(query)} />;
  const reason = mayEdit ? 'noApp' : 'locked';
  const Icon = mayEdit ? IconMessageChatbot : IconLock;
  return (
    <PageFrame title={t('steps.questions')}>
      <EmptyState
        icon={<Icon size={28} stroke={1.75} />}
        title={t(`designer.${reason}.title`)}
        text={t(`designer.${reason}.text`)}
        action={
          <Button component={Link} to="/home/studio/apps">
            {t('designer.toApps')}
          </Button>
        }
      />
    </PageFrame>
  );
}
