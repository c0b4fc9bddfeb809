import { useTranslations } from 'next-intl';
import type { PushSlideView } from '#src/domain/push/push-slide-view.ts';
import { PushCards } from '#src/ui/layout/push-cards.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';

/** What the cinema promotes (R071). */
export function CinemaPushes({ pushes }: { readonly pushes: readonly PushSlideView[] }) {
  const t = useTranslations('cinema');
  if (pushes.length === 0) return null;
  return (
    <Section id="pushes" title={t('pushes')}>
      <PushCards pushes={pushes} />
    </Section>
  );
}
