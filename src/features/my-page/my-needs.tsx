import { useTranslations } from 'next-intl';
import { needs, type Need } from '#src/routes/filter-values/needs.ts';
import { NeedsForm } from './needs-form.client.tsx';

/** The needs of the visitor on the page of their own (ADR-0047). */
export function MyNeeds() {
  const t = useTranslations('needs');
  const filter = useTranslations('filter');
  const names = Object.fromEntries(needs.map((need) => [need, t(`names.${need}`)])) as Record<Need, string>;
  return <NeedsForm words={{ title: filter('needs'), text: t('form') }} names={names} />;
}
